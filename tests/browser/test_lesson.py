"""The first lessons, played to their end by doing what the coach says."""

import json
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit.browser.accessible import assert_accessible
from tests.kit.browser.fonts import longest

MOST_CHOICES = 40


def begin(page: Page, game: str) -> Locator:
    """Begin a lesson from the front page, with tables as text; return the coach."""
    page.add_init_script("""localStorage.setItem("mirabilia-settings", '{"textView":true,"botSpeed":"instant"}')""")
    page.goto("/")
    first = page.get_by_role("region", name="First time here?")
    first.get_by_role("link", name=f"First lesson: {game}", exact=True).click()
    page.wait_for_url("**/table/*")
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_be_visible()
    return coach


NEXT = """(before) => {
  if (document.querySelector("[data-lesson=end]")) return [];
  const words = document.querySelector("#coach-words")?.textContent.trim();
  return words && words !== before && document.querySelector("[data-pointed]:enabled") ? [words] : null;
}"""
"""What the coach says next, looked at in one moment: between two looks, a bot may end the turn or the lesson."""


def steps(page: Page) -> Iterator[str]:
    """Wait for each new thing that the coach says, until the lesson is over; what it points at is to be pressed."""
    words = ""
    for _ in range(MOST_CHOICES):
        said = page.wait_for_function(NEXT, arg=words).json_value()
        if not said:
            return
        (words,) = said
        yield words
    raise AssertionError("the lesson does not end")


def follow(page: Page) -> list[str]:
    """Press what the coach points at until the lesson is over; return what was said."""
    said: list[str] = []
    for words in steps(page):
        pointed = page.locator("[data-pointed]")
        assert pointed.get_attribute("aria-describedby") == "coach-words"
        said.append(words)
        pointed.click()
    return said


@pytest.mark.parametrize(
    ("game", "theme", "least", "first"),
    [("7 Wonders", "light", 6, "Stone Pit"), ("7 Wonders Architects", "dark", 7, "one card")],
)
def test_a_lesson_is_played_to_its_end_by_following_the_coach(
    page: Page, game: str, theme: str, least: int, first: str
) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the two
    begin(page, game)
    page.locator("[data-pointed]").wait_for()
    assert_accessible(page)
    said = follow(page)
    assert len(said) >= least
    assert first in said[0]
    assert len(set(said)) >= 5, "it teaches several things"
    expect(page.get_by_role("heading", name="Lesson complete")).to_be_visible()
    assert_accessible(page)
    before = page.url
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator("[data-part=question]").first).to_be_visible()
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)


PRESSED = """([before, confirm]) => document.querySelector("[data-lesson=end]")
  || document.querySelector("#coach-words")?.textContent.trim() !== before
  || [...document.querySelectorAll(confirm)].some((one) => one.checkVisibility())"""


def press_pictured(page: Page, pointed: Locator, words: str) -> None:
    """Do what is pointed at on a pictured table: 7 Wonders wants it confirmed."""
    pointed.click()
    enabled = "[data-move] :is([data-part=confirm], [data-picked]):enabled"  # a small screen has the second one
    page.wait_for_function(PRESSED, arg=[words, enabled])
    confirm = page.locator(f"{enabled}:visible")
    if confirm.count():
        confirm.click()


def assert_apart(coach: Locator, pointed: Locator) -> None:
    """Fail if the coach covers what it speaks about."""
    pointed.scroll_into_view_if_needed()
    covering = pointed.evaluate(
        """(one, coach) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const at = document.elementFromPoint(x + width / 2, y + height / 2);
            return coach.contains(at);
        }""",
        coach.element_handle(),
    )
    assert not covering


@pytest.mark.parametrize(
    ("game", "size", "theme"),
    [
        ("seven", (390, 844), "dark"),
        ("architects", (1280, 720), "light"),
        pytest.param("seven", (1280, 720), "light", marks=pytest.mark.slow),
        pytest.param("architects", (390, 844), "dark", marks=pytest.mark.slow),
    ],
)
def test_a_lesson_is_played_to_its_end_on_the_pictured_table(
    page: Page, game: str, size: tuple[int, int], theme: Literal["light", "dark"]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.goto(f"/lesson/{game}")
    coach = page.get_by_role("region", name="Coach")
    said: list[str] = []
    for words in steps(page):
        pointed = page.locator("[data-pointed]")
        assert_apart(coach, pointed)
        if not said:
            assert_accessible(page)
            tall, high = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
            assert size[0] < 760 or tall <= high, "the table leaves the coach a place"
        said.append(words)
        press_pictured(page, pointed, words)
    assert len(said) >= 6
    expect(page.get_by_role("heading", name="Lesson complete")).to_be_visible()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_other_choices_are_allowed_and_remarked_on_and_a_reload_goes_on(page: Page) -> None:
    coach = begin(page, "7 Wonders")
    page.get_by_role("button", name="Show me where").click()
    expect(page.locator("[data-pointed]")).to_be_focused()
    page.get_by_role("button", name="Sell for 3 coins").first.click()
    expect(coach).to_contain_text("You sold the card instead")
    expect(coach).to_contain_text("turn 2 of 6")
    page.reload()
    expect(coach).to_contain_text("turn 2 of 6")
    page.get_by_role("button", name="Play without the coach").click()
    expect(coach).to_have_count(0)


def test_a_lesson_fits_a_small_screen_in_the_longest_language(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    settings = json.dumps({"language": longest("web-lesson", "web-architects"), "textView": True})
    page.add_init_script(f"localStorage.setItem('mirabilia-settings', '{settings}')")
    page.goto("/lesson/architects")
    page.locator("[data-pointed]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)
