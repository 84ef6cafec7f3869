"""Every screen is for everyone: in both themes, on a desktop and a phone, and enlarged."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.gallery import Gallery, judge_all_themes, settle
from tests.browser.pictured import pictured
from tests.browser.screens import BOTH, SCREENS, Screen
from tests.kit.browser.accessible import assert_accessible
from tests.kit.browser.whole import TWO_FRAMES

ENLARGED = (
    "front",
    "lobby",
    "settings",
    "devices-handed",
    "help-seven",
    "score-seven",
    "table-seven",
    "table-architects",
)
ZOOMS = {"200 % of 1440 x 900": (720, 450), "400 % of 1280 x 1024": (320, 256), "a narrow phone": (320, 640)}
"""Enlarging a page means showing it on a screen that is smaller by as much."""
FAULTS = """() => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide, the screen ${innerWidth}`);
  const words = (one) => one.getAttribute("aria-label") ?? (one.textContent.trim() || one.className);
  const named = (one) => `${one.tagName} ${words(one)}`.slice(0, 60);
  for (const one of document.querySelectorAll("a[href], button:enabled, input:enabled, select, textarea, summary")) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = [...one.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
    if (!box) continue;
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!there) found.push(`${named(one)} is beside the screen`);
    else if (!one.contains(there) && !there.closest("label")?.contains(one))
      found.push(`${named(one)} is under ${named(there)}`);
  }
  return found;
}"""


def sights() -> list[Any]:
    """Return every screen on the device on which it is not compared with a picture: there it is judged every time."""
    judged = {(screen.name, size) for screen, size in pictured()}
    return [
        pytest.param(screen, size, id=f"{screen.name}-{size}")
        for screen in SCREENS
        for size in BOTH
        if (screen.name, size) not in judged
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("screen", "size"), sights())
def test_a_screen_is_for_everybody_in_its_themes(browser: Browser, place: Gallery, screen: Screen, size: str) -> None:
    with place.shown(browser, screen, size) as page:
        judge_all_themes(page, screen)


@pytest.mark.parametrize("name", ENLARGED)
def test_an_enlarged_screen_needs_no_scrolling_sideways_and_covers_nothing(
    browser: Browser, place: Gallery, name: str
) -> None:
    screen = next(screen for screen in SCREENS if screen.name == name)
    with place.shown(browser, screen, "desktop") as page:
        found = [f"{zoom}: {fault}" for zoom, size in ZOOMS.items() for fault in faults_at(page, *size)]
        assert not found, "\n".join(found)


HIDING = """() => {
  const drawing = '<svg aria-label="A way" role="img"><path d="M0 0h9" /><a href="/"><path d="M0 0v9" /></a></svg>';
  document.querySelector("h1").insertAdjacentHTML("afterend", drawing);
}"""
COUNT = "document.querySelectorAll('svg *').length"


def test_drawings_are_looked_through_for_what_somebody_could_use_and_stay_as_they_are(page: Page) -> None:
    page.goto("/")
    settle(page)
    drawn = page.evaluate(COUNT)
    assert_accessible(page)
    assert page.evaluate(COUNT) == drawn > 0
    page.evaluate(HIDING)
    with pytest.raises(AssertionError, match="link-name"):
        assert_accessible(page)


def faults_at(page: Page, width: int, height: int) -> list[str]:
    """Return what is wrong with a page on a screen of a size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(TWO_FRAMES)
    found: list[str] = page.evaluate(FAULTS)
    return found
