"""On which devices each screen is compared with approved pictures: every screen on one of the two, some on both."""

from __future__ import annotations

from tests.browser.screens import BOTH, SCREENS, Screen

DESKTOP, PHONE = ("desktop",), ("phone",)
CHOSEN: dict[str, tuple[str, ...]] = {
    "front": BOTH,
    "settings": PHONE,
    "help-seven-card": PHONE,
    "lobby": DESKTOP,
    "table-seven": BOTH,
    "table-seven-first": PHONE,
    "table-seven-payments": DESKTOP,
    "table-seven-dig": DESKTOP,
    "table-seven-2": PHONE,
    "table-seven-7": BOTH,
    "table-seven-city": PHONE,
    "table-seven-keys": DESKTOP,
    "table-seven-5": PHONE,
    "table-seven-free": PHONE,
    "table-seven-lost": PHONE,
    "table-seven-wished": PHONE,
    "table-seven-away": PHONE,
    "table-seven-text": PHONE,
    "what-hand": DESKTOP,
    "what-stage": PHONE,
    "what-name": PHONE,
    "menu": PHONE,
    "table-architects": BOTH,
    "table-architects-act": PHONE,
    "table-architects-tokens": DESKTOP,
    "table-architects-five": PHONE,
    "table-architects-2": DESKTOP,
    "table-architects-opened": PHONE,
    "table-architects-waiting": PHONE,
    "table-architects-7": BOTH,
    "score-seven": BOTH,
    "score-seven-7": PHONE,
    "score-architects": PHONE,
    "replay-seven": DESKTOP,
    "replay-architects": PHONE,
}
"""Where one device shows more than the other; the rest take turns."""


def pictured() -> list[tuple[Screen, str]]:
    """Return every screen with each device on which it is pictured."""
    return [
        (screen, size) for number, screen in enumerate(SCREENS) for size in CHOSEN.get(screen.name, (BOTH[number % 2],))
    ]
