"""Puzzles: one answer, with the table's own picker; then why, with the bars of a review; at a link of their own."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mirabilia.insight.model import Puzzle
from mirabilia.insight.puzzles import puzzles_of
from tests.kit.browser.accessible import assert_accessible_in_themes_by_turns
from tests.kit.browser.fonts import longest
from tests.kit.browser.whole import faults_at
from tests.kit.server.running import Started

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def simple(game: str) -> Puzzle:
    """Return a puzzle with one way to do the best thing, and one to do the next best."""
    return next(kept for kept in puzzles_of(game) if _takes_one_press(kept))


def _takes_one_press(kept: Puzzle) -> bool:
    if kept.record.game == "architects":
        return True
    moves = [weighed.move.split() for weighed in kept.weighing.options]
    best, rival = kept.weighing.best.move.split(), kept.weighing.of(kept.rival).move.split()
    once = all(sum(move[:2] == one[:2] for move in moves) == 1 for one in (best, rival))
    return once and best[0] == rival[0] == "build"


def answer_with(page: Page, option: int) -> None:
    """Answer a puzzle: in the text view, where every option is a button."""
    page.locator(f"[data-part=question] [data-option='{option}']").click()


def in_words(page: Page) -> None:
    page.add_init_script("localStorage.setItem('mirabilia-settings', JSON.stringify({ textView: true }))")


def verdict(page: Page) -> Any:
    return page.locator("[data-part=verdict]")


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("seven", PHONE, id="seven-phone"),
        pytest.param("architects", DESKTOP, id="architects-desktop"),
        pytest.param("seven", DESKTOP, id="seven-desktop", marks=pytest.mark.slow),
        pytest.param("architects", PHONE, id="architects-phone", marks=pytest.mark.slow),
    ],
)
def test_a_puzzle_is_solved_at_its_table(page: Page, game: str, size: Any) -> None:
    kept = simple(game)
    page.set_viewport_size(size)
    page.goto(f"/puzzle/{kept.id}")
    expect(page.locator(f"[data-puzzle='{kept.id}'] [data-table]")).to_be_visible()
    expect(page.locator("[data-result]")).to_have_count(0)
    # A hint would be the answer, and nothing has happened before; the rules are there to look at.
    for name in ("Hint", "Log", "The whole log"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(page.get_by_text("Nothing has happened")).to_have_count(0)
    expect(page.get_by_role("button", name="Keys and help")).to_be_visible()
    assert_accessible_in_themes_by_turns(page)
    _pick(page, kept, kept.weighing.best.option)
    expect(verdict(page)).to_contain_text("Right:")
    expect(verdict(page)).to_be_focused()
    expect(page.locator("tr[data-option]").first).to_have_attribute("data-option", str(kept.weighing.best.option))
    expect(page.get_by_role("row").filter(has_text="chosen")).to_have_count(1)
    assert_accessible_in_themes_by_turns(page)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("seven", longest("web-puzzle")),
        ("architects", "en"),
        pytest.param("seven", "en", marks=pytest.mark.slow),
        pytest.param("architects", longest("web-puzzle"), marks=pytest.mark.slow),
    ],
)
def test_a_position_and_its_choices_fit_a_low_screen_and_nobody_thinks(page: Page, game: str, language: str) -> None:
    settings = json.dumps({"language": language})
    page.add_init_script(f"localStorage.setItem('mirabilia-settings', {json.dumps(settings)})")
    for kept in puzzles_of(game)[:3]:
        page.goto(f"/puzzle/{kept.id}")
        expect(page.locator(f"[data-puzzle='{kept.id}'] [data-table]")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert faults_at(page, 1280, 720, "[data-table] :is([data-verb], [data-option]), [data-side]") == []
        assert page.evaluate("document.documentElement.scrollHeight") <= 720
        if language == "en":
            expect(page.locator("[data-table]").get_by_text(re.compile("^(thinking|ready)$"))).to_have_count(0)


def _pick(page: Page, kept: Puzzle, option: int) -> None:
    """Choose an option at a pictured table, as anyone would."""
    if kept.record.game == "seven":
        page.locator(f"[data-verb=build][data-option='{option}']").first.click()
        page.locator("[data-part=confirm]:visible, [data-move] [data-picked]:visible").first.click()
    else:
        page.locator(f"[data-table] [data-option='{option}']").first.click()


def test_a_wrong_answer_is_explained_and_counts(page: Page) -> None:
    kept = simple("seven")
    in_words(page)
    page.goto(f"/puzzle/{kept.id}")
    answer_with(page, kept.rival)
    expect(verdict(page)).to_contain_text("Not the best:")
    expect(page.get_by_text(re.compile(r"About \d+% less than the best"))).to_be_visible()
    expect(page.get_by_text("The best is:")).to_be_visible()
    expect(page.locator("[data-part=question]")).to_have_count(0)
    page.reload()
    expect(verdict(page)).to_contain_text("Not the best:")
    expect(page.get_by_text("the first answer counts")).to_be_visible()


def test_the_puzzle_of_the_day_lights_a_lamp_and_has_a_link_of_its_own(page: Page) -> None:
    in_words(page)
    page.goto("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page).to_have_url(re.compile("/puzzle/[0-9a-f]{8}$"))
    address = page.url
    expect(page.get_by_role("heading", name="Puzzle of the day: 7 Wonders")).to_be_visible()
    expect(page.locator("[data-lit=true]")).to_have_count(0)
    page.locator("[data-part=question] [data-option]").first.click()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    expect(page.locator("[data-lit=true]")).to_have_count(1)
    page.goto("/puzzles/seven")
    expect(page).to_have_url(address)
    expect(verdict(page)).to_be_visible()


def test_next_goes_on_to_another_of_the_wished_difficulty_also_by_its_key(page: Page) -> None:
    in_words(page)
    page.goto("/puzzles/architects")
    page.get_by_role("button", name="Show the solution").click()
    expect(verdict(page)).to_contain_text("The solution:")
    expect(page.locator("[data-lit=true]")).to_have_count(0)
    first = page.url
    page.get_by_role("radio", name="hard").check()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(first)
    expect(page.locator("[data-difficulty=hard]")).to_be_visible()
    expect(page.locator("[data-result]")).to_have_count(0)
    second = page.url
    page.get_by_role("button", name="Show the solution").click()
    expect(verdict(page)).to_be_focused()
    page.keyboard.press("n")
    expect(page).not_to_have_url(second)
    expect(page.locator("[data-difficulty=hard]")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(second)
    expect(verdict(page)).to_be_visible()


def test_a_puzzle_is_answered_by_keyboard_alone(page: Page) -> None:
    kept = simple("seven")
    page.goto(f"/puzzle/{kept.id}")
    expect(page.locator("[data-verb=build]").first).to_be_visible()
    for number in range(1, 8):
        page.keyboard.press(str(number))
        if page.locator("[data-part=confirm]").count():
            break
    page.keyboard.press("Enter")
    expect(verdict(page)).to_be_focused()
    address = page.url
    page.keyboard.press("n")
    expect(page).not_to_have_url(address)


def test_a_link_to_no_puzzle_says_so_in_a_sentence(browser: Browser, server: Started) -> None:
    with browser.new_context(base_url=server.url, locale="en") as context:
        page = context.new_page()
        page.goto("/puzzle/00000000")
        expect(page.get_by_role("alert")).to_have_text("There is no such puzzle. Perhaps part of the link is missing.")
        assert_accessible_in_themes_by_turns(page)
        page.get_by_role("link", name="Today’s puzzle").click()
        expect(page.locator("[data-puzzle]")).to_be_visible()
