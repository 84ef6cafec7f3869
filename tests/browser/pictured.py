"""Which screens there are approved pictures of: those that show most, so that all of them are soon compared."""

from __future__ import annotations

from tests.browser.screens import BOTH, SCREENS, Screen

DESKTOP, PHONE = ("desktop",), ("phone",)
SIZES: dict[str, tuple[str, ...]] = {
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
    "table-seven-text": PHONE,
    "what-hand": DESKTOP,
    "menu": PHONE,
    "table-architects": BOTH,
    "table-architects-act": PHONE,
    "table-architects-tokens": DESKTOP,
    "table-architects-five": PHONE,
    "table-architects-2": DESKTOP,
    "table-architects-7": BOTH,
    "score-seven": BOTH,
    "score-seven-7": PHONE,
    "score-architects": PHONE,
    "replay-seven": DESKTOP,
    "replay-architects": PHONE,
}
"""The devices on which each screen is looked at, in English. Links, codes and times to wait never look the same."""


def pictured() -> list[tuple[Screen, str]]:
    """Return the screens, each with the devices one after the other."""
    screens = {screen.name: screen for screen in SCREENS}
    return [(screens[name], size) for name, sizes in SIZES.items() for size in sizes]
