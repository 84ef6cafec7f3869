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
  const coach = document.querySelector("[data-lesson]");
  if (coach?.dataset.lesson === "end") return "end";
  const step = coach?.dataset.step;
  if (!step || step === before || coach.dataset.lesson === "wait") return null;
  return coach.dataset.lesson === "tell" || document.querySelector("[data-pointed]:enabled") ? step : null;
}"""
"""The next step of a lesson, looked at in one moment: between two looks, a bot may end the turn or the lesson."""

SEVEN = [
    ("goal", None),
    ("resource", "timber_yard"),
    ("points", "baths"),
    ("stage", "clay_pool"),
    ("military", "stockade"),
    ("trade", "barracks"),
    ("effect", "clay_pit"),
    ("conflict", None),
    ("power", "archery_range"),
    ("chain", "aqueduct"),
    ("science", "school"),
]
ARCHITECTS = ["goal", "first", "stage", "science", "set", "token", "cat", "war", "coin", "centre", "effect"]
STEPS = {"seven": [step for step, _ in SEVEN], "architects": ARCHITECTS}
"""The steps of each lesson for a player who does what the coach says; in 7 Wonders with the card of each."""


def steps(page: Page) -> Iterator[str]:
    """Wait for each step of a lesson until it is over; each time, press what the coach points at or offers."""
    step = ""
    for _ in range(MOST_CHOICES):
        step = page.wait_for_function(NEXT, arg=step).json_value()
        if step == "end":
            return
        yield step
    raise AssertionError("the lesson does not end")


def follow(page: Page) -> list[str]:
    """Do what the coach says until the lesson is over; return the steps."""
    taken: list[str] = []
    for step in steps(page):
        taken.append(step)
        pointed = page.locator("[data-pointed]")
        if page.locator("[data-lesson=tell]").count():
            expect(pointed).to_have_count(0)
            page.get_by_role("button", name="Go on").click()
        else:
            assert pointed.get_attribute("aria-describedby") == "coach-words"
            pointed.click()
    return taken


@pytest.mark.parametrize(
    ("name", "theme", "game"), [("7 Wonders", "light", "seven"), ("7 Wonders Architects", "dark", "architects")]
)
def test_a_lesson_is_played_to_its_end_by_following_the_coach(page: Page, name: str, theme: str, game: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the two
    begin(page, name)
    page.locator("[data-lesson=tell]").wait_for()
    assert_accessible(page)
    assert follow(page) == STEPS[game], "every step comes up once, and at its proper moment"
    expect(page.get_by_role("heading", name="Lesson complete")).to_be_visible()
    assert_accessible(page)
    before = page.url
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator("[data-part=question]").first).to_be_visible()
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)


CONFIRM = "[data-move] :is([data-part=confirm], [data-picked]):enabled"
"""What confirms a choice in 7 Wonders; a small screen has the second one."""
PRESSED = """([before, confirm]) => {
  const { lesson, step } = document.querySelector("[data-lesson]").dataset;
  return lesson === "end" || step !== before
    || [...document.querySelectorAll(confirm)].some((one) => one.checkVisibility());
}"""


def press_pictured(page: Page, step: str) -> None:
    """Do what is pointed at on a pictured table: 7 Wonders wants it confirmed."""
    page.locator("[data-pointed]").click()
    page.wait_for_function(PRESSED, arg=[step, CONFIRM])
    confirm = page.locator(f"{CONFIRM}:visible")
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
    taken: list[str] = []
    for step in steps(page):
        if not taken:
            assert_accessible(page)
            tall, high = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
            assert size[0] < 760 or tall <= high, "the table leaves room for the coach"
        taken.append(step)
        if page.locator("[data-lesson=tell]").count():
            coach.get_by_role("button", name="Go on").click()
            expect(page.locator("[data-dismiss]")).to_have_count(0)  # one panel at a time
        else:
            assert_apart(coach, page.locator("[data-pointed]"))
            press_pictured(page, step)
    assert taken == STEPS[game]
    expect(page.get_by_role("heading", name="Lesson complete")).to_be_visible()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_conflicts_are_on_the_table_when_the_coach_speaks_of_them(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/lesson/seven")
    cards = dict(SEVEN)
    for step in steps(page):
        if step == "conflict":
            break
        if page.locator("[data-lesson=tell]").count():
            page.get_by_role("button", name="Go on").click()
        else:
            expect(page.locator(f"[data-what=card-{cards[step]}] [data-pointed]")).to_be_visible()
            press_pictured(page, step)
    fights = page.get_by_role("region", name="End of Age I: your conflicts")
    expect(fights.locator("[data-fight]")).to_have_count(2)
    expect(page.get_by_role("region", name="Coach")).to_contain_text("these are its conflicts")
    page.get_by_role("button", name="Go on").click()
    expect(fights).to_have_count(0)


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_a_lesson_is_played_to_its_end_by_keyboard(page: Page, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/lesson/{game}")
    taken: list[str] = []
    for step in steps(page):
        taken.append(step)
        is_told = page.locator("[data-lesson=tell]").count()
        page.keyboard.press("c")  # the coach goes on, or shows where
        if is_told:
            continue
        expect(page.locator("[data-pointed]")).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_function(PRESSED, arg=[step, CONFIRM])
        if page.locator(f"{CONFIRM}:visible").count():
            page.keyboard.press("Enter")
    assert taken == STEPS[game]
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Let the coach go on")


def test_other_choices_are_allowed_and_remarked_on_and_a_reload_goes_on(page: Page) -> None:
    coach = begin(page, "7 Wonders")
    page.get_by_role("button", name="Go on").click()
    page.locator("[data-pointed]:enabled").wait_for()  # nothing is shown before the table is there
    page.get_by_role("button", name="Show me where").click()
    expect(page.locator("[data-pointed]")).to_be_focused()
    page.get_by_role("button", name="Sell for 3 coins").first.click()
    expect(coach).to_contain_text("You sold the card instead")
    expect(coach).to_contain_text("step 3 of 11")
    page.reload()
    expect(coach).to_contain_text("step 3 of 11")  # and nothing is told again
    page.get_by_role("button", name="Play without the coach").click()
    expect(coach).to_have_count(0)


def test_a_lesson_fits_a_small_screen_in_the_longest_language(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    settings = json.dumps({"language": longest("web-lesson", "web-architects"), "textView": True})
    page.add_init_script(f"localStorage.setItem('mirabilia-settings', '{settings}')")
    page.goto("/lesson/architects")
    page.locator("[data-lesson=tell]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)
