"""The first lessons, played to their end by doing what the coach says."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit.accessible import assert_accessible

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


def follow(page: Page, coach: Locator) -> list[str]:
    """Press what the coach points at until the lesson is over; return what was said."""
    said: list[str] = []
    for _ in range(MOST_CHOICES):
        page.locator("[data-pointed]:enabled, [data-lesson=end]").first.wait_for(timeout=20_000)
        if page.locator("[data-lesson=end]").count():
            return said
        pointed = page.locator("[data-pointed]")
        words = coach.locator("#coach-words").inner_text()
        assert pointed.get_attribute("aria-describedby") == "coach-words"
        said.append(words)
        pointed.click()
        page.wait_for_function(
            """said => document.querySelector("[data-lesson=end]")
                || document.querySelector("#coach-words")?.textContent.trim() !== said""",
            arg=words,
        )
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(
    ("game", "theme", "least", "first"),
    [("7 Wonders", "light", 6, "Stone Pit"), ("7 Wonders Architects", "dark", 7, "one card")],
)
def test_a_lesson_is_played_to_its_end_by_following_the_coach(
    page: Page, game: str, theme: str, least: int, first: str
) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the two
    coach = begin(page, game)
    page.locator("[data-pointed]").wait_for()
    assert_accessible(page)
    said = follow(page, coach)
    assert len(said) >= least
    assert first in said[0]
    assert len(set(said)) >= 5, "it teaches several things"
    expect(page.get_by_role("heading", name="That was the lesson")).to_be_visible()
    assert_accessible(page)
    before = page.url
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator(".question").first).to_be_visible()
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)


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


def test_a_lesson_fits_a_small_screen_in_a_long_language(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.add_init_script("""localStorage.setItem("mirabilia-settings", '{"language":"uk","textView":true}')""")
    page.goto("/lesson/architects")
    page.locator("[data-pointed]").wait_for(timeout=20_000)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)
