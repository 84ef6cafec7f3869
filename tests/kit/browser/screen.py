"""Whether a page fits its screen."""

from __future__ import annotations

from playwright.sync_api import Page

PLACES = (
    "[data-version] > *, [data-part=quay] > *, [data-part=quay] article,"
    " [data-part=own] li, [data-part=far] > *, [data-option]"
)
"""What on the table of Architects must not be off the screen."""


def assert_fits(page: Page) -> None:
    """Fail if anything is wider than the screen."""
    wide, inner = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= inner, f"{wide} pixels wide on a screen of {inner}"


def assert_on_one_screen(page: Page) -> None:
    """Fail if anything has to be scrolled to, or a deck, a city, the track or a choice is cut off."""
    assert_fits(page)
    tall, inner = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert tall <= inner, f"{tall} pixels high on a screen of {inner}"
    cut = page.evaluate(
        "places => [...document.querySelectorAll(places)]"
        ".filter(one => !one.closest('ul:has(> :nth-child(7))'))"  # this many choices scroll in their own place
        ".filter(one => { const { bottom, right } = one.getBoundingClientRect();"
        " return bottom > innerHeight + 1 || right > innerWidth + 1 })"
        ".map(one => `${Math.round(one.getBoundingClientRect().bottom)} ${one.outerHTML.slice(0, 60)}`)",
        PLACES,
    )
    assert not cut, f"outside the screen: {cut}"
