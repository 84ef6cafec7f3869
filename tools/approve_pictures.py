"""Approved pictures of the screens, retaken where they look different: python -m tools.approve_pictures [NAME...].

Each NAME is the beginning of pictures' names. Look at what Git says has changed before you commit it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.browser.gallery import gallery, paint, picture_name
from tests.browser.pictured import pictured
from tests.kit.browser.launch import bundled, chromium, driver
from tests.kit.browser.pictures import FOLDER, approve, difference_at, path_of, take


def take_all(wanted: Sequence[str]) -> list[str]:
    """Approve whatever looks different from the approved picture, and return the names."""
    approved = []
    with (
        tempfile.TemporaryDirectory() as tables,
        gallery(Path(tables)) as place,
        driver() as playwright,
        chromium(playwright, bundled()) as browser,
    ):
        for screen, size in pictured():
            if wanted and not f"{screen.name}-{size}".startswith(tuple(wanted)):
                continue
            with place.shown(browser, screen, size) as page:
                for theme in screen.themes:
                    paint(page, theme)
                    name = picture_name(screen, size, theme)
                    if difference_at(page, name):
                        approve(name, take(page))
                        approved.append(name)
    return approved


def drop_others() -> None:
    """Drop the pictures of screens that no longer exist."""
    names = {picture_name(screen, size, theme) for screen, size in pictured() for theme in screen.themes}
    for path in FOLDER.glob("*.webp"):
        if path.stem not in names:
            path_of(path.stem).unlink()


def main(wanted: Sequence[str]) -> None:
    """Take the pictures and say which are new."""
    approved = take_all(wanted)
    drop_others()
    print("\n".join(approved))
    print(f"{len(approved)} pictures are new; the others look as before")


if __name__ == "__main__":
    main(sys.argv[1:])
