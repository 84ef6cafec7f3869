"""Hints with bars, and the coach: both games, on a desktop and on a phone, by keyboard and by touch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mirabilia.server.wire.bodies import Joined
from tests.kit.browser.accessible import assert_accessible_in_themes_by_turns
from tests.kit.browser.visits import opened, played, seat
from tests.kit.server.running import Started

PATIENCE = 120_000
"""Milliseconds in which options are weighed without compiled code, on the busiest machine."""
SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
TURNS = {"seven": 9, "architects": 12}
"""Late enough for games to be played out quickly."""

IS_CLEAR = """(button) => {
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether nothing covers a button."""


def at_table(page: Page, server: Started, game: str, size: str, **settings: Any) -> Joined:
    """Open a table against bots in the middle of its game."""
    mine = played(server, TURNS[game], game=game, players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    seat(page.context, mine, game=game, motion="none", **settings)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/table/{mine.table}")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    return mine


def hint_on(page: Page) -> Locator:
    """Return the hint once it is there."""
    panel = page.get_by_role("region", name="Hint")
    expect(panel).to_be_visible(timeout=PATIENCE)
    return panel


@pytest.mark.parametrize("game", TURNS)
def test_a_hint_rings_an_option_shows_bars_and_is_done_in_one_tap(page: Page, server: Started, game: str) -> None:
    at_table(page, server, game, "desktop")
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = hint_on(page)
    expect(page.get_by_role("status").filter(has_text="Hint: ")).to_have_count(1)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-hinted]").first).to_be_visible()
        assert page.locator("[data-chance]").count() > 1
        expect(panel.get_by_text(re.compile(r"^Games played out .*\d+$"))).to_be_visible()
        rows = panel.locator("tbody tr")
        assert rows.count() in (2, 3)
        if size != "phone":
            expect(rows.first).to_have_text(re.compile(r"\d+%"))
        for option in page.locator("[data-hinted] [data-option], button[data-hinted]").all()[:1]:
            assert option.evaluate(IS_CLEAR), "the hint covers what it is about"
        if size != "laptop":
            assert_accessible_in_themes_by_turns(page)
    panel.get_by_role("button", name="Do it").click()
    expect(panel).to_be_hidden(timeout=PATIENCE)
    expect(page.locator("[data-hinted]")).to_have_count(0)


@pytest.mark.parametrize("game", TURNS)
def test_a_hint_is_asked_for_and_done_with_the_keyboard_alone(page: Page, server: Started, game: str) -> None:
    at_table(page, server, game, "desktop")
    page.keyboard.press("h")
    panel = hint_on(page)
    expect(panel.get_by_role("button", name="Do it")).to_be_focused()
    page.keyboard.press("h")
    expect(panel).to_be_hidden()
    page.keyboard.press("h")
    hint_on(page)
    page.keyboard.press("Enter")
    expect(panel).to_be_hidden(timeout=PATIENCE)


def test_the_key_is_found_by_its_place_on_other_keyboards(page: Page, server: Started) -> None:
    at_table(page, server, "architects", "desktop")
    page.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: '\\u0440', code: 'KeyH', bubbles: true }))")
    hint_on(page)


def test_where_hints_are_off_none_is_offered(page: Page, server: Started) -> None:
    mine = played(server, 1, players=3, name="Tereza", bots=(None, "apprentice", "apprentice"), hints=False)
    seat(page.context, mine)
    page.goto(f"/table/{mine.table}")
    expect(page.get_by_role("region", name="Your move")).to_be_attached()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("seven", "phone"),
        ("architects", "desktop"),
        pytest.param("seven", "desktop", marks=pytest.mark.slow),
        pytest.param("architects", "phone", marks=pytest.mark.slow),
    ],
)
def test_the_coach_speaks_after_a_choice_and_says_why(page: Page, server: Started, game: str, size: str) -> None:
    at_table(page, server, game, size)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_label("Coach after each turn").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint", exact=True).click()
    hint_on(page).get_by_role("button", name="Do it").click()
    line = page.locator("[data-coach-line] [data-call]")
    expect(line).to_be_visible(timeout=PATIENCE)
    line.hover()  # so that it stays
    expect(page.get_by_role("status").filter(has_text="Coach: ")).to_have_count(1)
    assert_accessible_in_themes_by_turns(page)
    line.get_by_role("button", name="Why?").click()
    dialog = page.get_by_role("dialog", name="Coach")
    expect(dialog.get_by_role("row").nth(1)).to_contain_text("%")
    assert_accessible_in_themes_by_turns(page)
    page.keyboard.press("Escape")
    expect(line).to_have_count(0)


def test_every_person_agrees_to_the_coach_in_the_lobby(page: Page, server: Started) -> None:
    mine = opened(server, players=3, name="Tereza", bots=(None, None, "apprentice"))
    seat(page.context, mine)
    page.goto(f"/table/{mine.table}")
    friend = page.context.browser.new_context(base_url=server.url, locale="en").new_page()  # type: ignore[union-attr]
    friend.goto(f"/table/{mine.table}")
    friend.get_by_label("Your name").fill("Livia")
    friend.get_by_role("button", name="Take this seat").first.click()
    page.get_by_label("Coach after each turn").check()
    expect(page.get_by_text("Not yet: Livia.")).to_be_visible()
    friend.get_by_label("Coach after each turn").check()
    expect(page.get_by_text("Not yet:")).to_have_count(0)
    assert_accessible_in_themes_by_turns(page)
    friend.context.close()


def test_a_setting_has_the_coach_at_every_table_with_bots(page: Page, server: Started) -> None:
    mine = played(server, 0, players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    seat(page.context, mine, coach=True)
    page.goto(f"/table/{mine.table}")
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_label("Coach after each turn")).to_be_checked()
