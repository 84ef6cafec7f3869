"""Pictures of every screen, in both themes, as a desktop and a phone show it: ./go screenshots [FOLDER [NAME...]].

One of them moves: `reveal`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Error, Page

from tests.browser.gallery import gallery, paint
from tests.browser.screens import SCREENS
from tests.kit.browser.launch import ROOT, chromium, driver
from tools.reveal import MOMENT, NAME, record_reveal

KEPT = (
    "table-seven-desktop-light",
    "table-architects-desktop-dark",
    "front-desktop-light",
    "lobby-desktop-dark",
    "table-seven-phone-dark",
    "table-architects-phone-light",
    "score-seven-phone-dark",
    "review-seven-desktop-light",
)
"""What the README shows, as JPEG, small enough to keep in Git."""

REVIEW_GAMES = 200
"""How many games are played out for each decision of a review in a picture."""
QUIET = 300
"""Milliseconds to wait for everything to appear after the last thing has loaded."""


def take_all(folder: Path, wanted: Sequence[str] = ()) -> tuple[int, list[str]]:
    """Take the pictures, or only those whose names begin with one wanted; return how many, and what went wrong."""
    folder.mkdir(parents=True, exist_ok=True)
    taken, troubles = 0, []
    with (
        tempfile.TemporaryDirectory() as tables,
        gallery(Path(tables), REVIEW_GAMES) as place,
        driver() as playwright,
        chromium(playwright) as browser,
    ):
        if not wanted or any(NAME.startswith(one) for one in wanted):
            record_reveal(browser, place.server.url, place.fresh(MOMENT), folder)
            taken += 1
        for screen, size in ((one, size) for one in SCREENS for size in one.sizes):
            names = {theme: f"{screen.name}-{size}-{theme}" for theme in screen.themes}
            if wanted and not any(name.startswith(tuple(wanted)) for name in names.values()):
                continue
            try:
                with place.shown(browser, screen, size) as page:
                    for theme, name in names.items():
                        paint(page, theme)
                        take(page, folder / name)
                        taken += 1
            except Error as error:  # the others are still worth having
                troubles.append(f"{screen.name}-{size}: {error.message.splitlines()[0]}")
    return taken, troubles


def take(page: Page, path: Path) -> None:
    """Take a picture of a whole page, and one of what is visible first if it is to be kept."""
    page.wait_for_timeout(QUIET)
    page.screenshot(path=path.with_name(f"{path.name}.png"), full_page=True)
    if path.name in KEPT:
        page.screenshot(path=path.with_name(f"{path.name}.jpeg"), type="jpeg", quality=72)


def main(arguments: Sequence[str]) -> int:
    """Take the pictures and report the outcome."""
    folder = Path(arguments[0]) if arguments else ROOT / "docs/screenshots"
    taken, troubles = take_all(folder, arguments[1:])
    for trouble in troubles:
        print(f"not taken: {trouble}", file=sys.stderr)
    print(f"{taken} pictures are in {folder}")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
