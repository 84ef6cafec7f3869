"""Every screen looks as it was approved, in both themes: a changed look is a picture to be reviewed.

While a screen is there, it is also judged as `test_screens.py` judges it on the other device. Screens are looked at in
one of their themes every time, some in the light one and some in the dark one, and in both with the long tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Playwright

from tests.browser.gallery import Gallery, judge, picture_name
from tests.browser.pictured import pictured
from tests.browser.screens import Screen
from tests.kit import depth
from tests.kit.browser import pictures
from tests.kit.browser.accessible import Theme
from tests.kit.browser.launch import BRIEF, bundled, chromium, find_browser

MOST = 3_100_000


@pytest.fixture(scope="module")
def painter(playwright: Playwright, browser: Browser) -> Iterator[Browser]:
    """Return the browser of the package, whatever else there is: others draw letters differently."""
    if find_browser() == bundled():
        yield browser
        return
    with chromium(playwright, bundled(), BRIEF) as started:
        yield started


def sights() -> list[Any]:
    """Return every screen with its devices and themes; two devices and two themes give four pairs, which take turns."""
    return [
        pytest.param(
            screen,
            size,
            theme,
            id=picture_name(screen, size, theme),
            marks=() if turn == number // 2 % len(screen.themes) else pytest.mark.slow,
        )
        for number, (screen, size) in enumerate(pictured())
        for turn, theme in enumerate(screen.themes)
    ]


@pytest.mark.parametrize(("screen", "size", "theme"), sights())
def test_a_screen_looks_as_it_was_approved_and_is_for_everybody(
    painter: Browser, place: Gallery, screen: Screen, size: str, theme: Theme
) -> None:
    with place.shown(painter, screen, size, theme) as page:
        found = pictures.difference_at(page, picture_name(screen, size, theme))
        # In another language a screen has the same colours as in English.
        judge(page, colours=depth.EVERYTHING or "language" not in screen.settings)
    assert not found


def test_there_are_no_other_pictures_and_all_are_small() -> None:
    names = {picture_name(screen, size, theme) for screen, size in pictured() for theme in screen.themes}
    assert {path.stem for path in pictures.FOLDER.iterdir()} == names
    assert sum(path.stat().st_size for path in pictures.FOLDER.iterdir()) < MOST


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Image.Image:
    """Approve a picture of a small screen in a folder of its own."""
    monkeypatch.setattr(pictures, "FOLDER", tmp_path / "approved")
    monkeypatch.setattr(pictures, "REPORT", tmp_path / "report")
    picture = Image.new("RGB", (195, 422), "#F1E6D2")
    pictures.approve("small", picture)
    return picture


def test_a_word_more_is_found_and_reported(kept: Image.Image) -> None:
    ImageDraw.Draw(kept).text((20, 40), "Your move", fill="#16303E")
    assert "looks different" in pictures.difference_of("small", kept)
    with Image.open(pictures.REPORT / "small.png") as report:
        assert report.size == (3 * kept.width, kept.height)


def test_a_tint_that_nobody_sees_is_no_difference(kept: Image.Image) -> None:
    assert pictures.difference_of("small", kept) == ""
    assert pictures.difference_of("small", Image.new("RGB", kept.size, "#EFE4D0")) == ""


def test_a_screen_of_another_size_or_without_a_picture_is_told(kept: Image.Image) -> None:
    assert "looks different" in pictures.difference_of("small", kept.resize((196, 422)))
    assert "no approved picture" in pictures.difference_of("another", kept)
