"""The pictured table of 7 Wonders Architects: whole games by mouse, keyboard and touch, on every size of screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mirabilia.text import languages
from tests.kit.browser.accessible import assert_accessible, assert_accessible_in_themes_by_turns
from tests.kit.browser.screen import assert_fits, assert_on_one_screen
from tests.kit.browser.visits import SENDING, opened, played, seat
from tests.kit.server.running import Started

MOST_CHOICES = 400
OPTIONS = "[data-option]:enabled"
SIZES = [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (360, 740)]


def open_table(page: Page, players: int) -> None:
    """Sit down with bots that are quick; motion is off, so nothing waits for it."""
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    offer = page.get_by_role("article", name="7 Wonders Architects", exact=True)
    offer.get_by_role("radio", name="Builder").check()
    fewer = offer.get_by_role("button", name="Fewer bots")
    while fewer.is_enabled():
        fewer.click()
    for _ in range(players - 2):
        offer.get_by_role("button", name="More bots").click()
    offer.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-version]").wait_for()


def begin(page: Page, server: Started, players: int, **options: Any) -> None:
    """Sit down with the quickest bots and start."""
    page.emulate_media(reduced_motion="reduce")
    bots = (None, *["apprentice"] * (players - 1))
    place = opened(server, game="architects", players=players, name="Tereza", bots=bots, **options)
    seat(page.context, place, game="architects")
    page.goto(f"/table/{place.table}")
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-version]").wait_for()


def come(page: Page, server: Started, players: int, over: int) -> None:
    """Sit down after some turns, or at the beginning."""
    if not over:
        begin(page, server, players)
        return
    page.emulate_media(reduced_motion="reduce")
    bots = (None, *["apprentice"] * (players - 1))
    place = played(server, over, game="architects", players=players, name="Tereza", bots=bots)
    seat(page.context, place, game="architects")
    page.goto(f"/table/{place.table}")
    page.locator("[data-version]").wait_for()


def turns(page: Page) -> Iterator[int]:
    """Yield whenever there is something to choose, until the score is shown."""
    for turn in range(MOST_CHOICES):
        page.locator(f"{OPTIONS}, [role=region] table").first.wait_for()
        if page.get_by_role("region", name="The score").is_visible():
            return
        yield turn
        expect(page.get_by_text(SENDING)).to_have_count(0)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("players", "over"), [(7, 50), *(pytest.param(n, 0, marks=pytest.mark.slow) for n in (2, 3, 5, 7))]
)
def test_a_game_is_played_to_its_end_on_one_screen(page: Page, server: Started, players: int, over: int) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    come(page, server, players, over)
    expect(page.get_by_role("article")).to_have_count(3)
    kinds, turn = set(), 0
    for turn in turns(page):
        assert_on_one_screen(page)
        options = page.locator(OPTIONS)
        kinds.add(options.first.evaluate("one => one.closest('section').getAttribute('aria-label')"))
        options.nth(turn % options.count()).click()
    assert "Take a card" in kinds
    assert turn > 2
    sheet = page.get_by_role("region", name="The score")
    expect(sheet.locator("tfoot td")).to_have_count(players)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_everybody_can_use_the_table_of_seven_players(page: Page, server: Started) -> None:
    begin(page, server, 7)
    page.locator(OPTIONS).first.wait_for()
    assert_accessible_in_themes_by_turns(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert_fits(page)
    assert_accessible_in_themes_by_turns(page)


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 6])
def test_other_numbers_of_players_fit_one_screen_too(page: Page, server: Started, players: int) -> None:
    begin(page, server, players)
    for turn in turns(page):
        page.set_viewport_size({"width": 360, "height": 740})
        assert_fits(page)
        page.set_viewport_size({"width": 1280, "height": 720})
        assert_on_one_screen(page)
        options = page.locator(OPTIONS)
        options.nth(turn % options.count()).click()


def test_a_game_is_played_by_keyboard_alone(page: Page, server: Started) -> None:
    begin(page, server, 2)
    page.locator(OPTIONS).first.wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    focused = "document.activeElement.dataset.option"
    page.keyboard.press("2")
    second = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) not in (None, second), "an arrow leads to the next choice"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(focused) == second, "and back"
    for turn in turns(page):
        page.keyboard.press(str(turn % min(page.locator(OPTIONS).count(), 9) + 1))
        assert page.evaluate(focused) is not None, "a number leads to its choice"
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("over", [16, pytest.param(0, marks=pytest.mark.slow)])
def test_a_phone_plays_by_touch(browser: Browser, server: Started, over: int) -> None:
    context = browser.new_context(
        base_url=server.url,
        locale="en",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
    )
    page = context.new_page()
    come(page, server, 2, over)
    turn, is_looked_into = 0, False
    for turn in turns(page):
        options = page.locator(OPTIONS)
        decks = page.get_by_role("button", name="See all")
        if turn == 0:
            assert_accessible_in_themes_by_turns(page)
        if not is_looked_into and decks.count():  # not while something other than a card is to be taken
            decks.first.tap()
            expect(page.get_by_role("dialog")).to_contain_text("Cards still in this deck")
            page.get_by_role("dialog").get_by_role("button", name="Close").tap()
            is_looked_into = True
        options.first.wait_for()
        assert all(box["height"] >= 44 for one in options.all() if (box := one.bounding_box()))
        assert_fits(page)
        options.nth(turn % options.count()).tap()
    assert is_looked_into
    assert turn > 2
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    context.close()


def test_the_horizon_stays_where_it_is_from_turn_to_turn(page: Page, server: Started) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    begin(page, server, 3)
    sky = page.locator("[data-scene]").bounding_box()
    for turn in turns(page):
        assert page.locator("[data-scene]").bounding_box() == sky
        if turn == 6:
            break
        page.locator(OPTIONS).first.click()


def test_the_log_survives_a_reload_and_a_clock_runs(page: Page, server: Started) -> None:
    begin(page, server, 2, clock=600)
    page.locator(OPTIONS).first.click()
    page.locator(OPTIONS).first.wait_for()
    page.reload()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"\d:\d\d"))
    expect(page.get_by_role("log")).not_to_contain_text("Nothing has happened")
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("You take")


def test_a_city_a_deck_the_tokens_and_the_log_open(page: Page) -> None:
    open_table(page, 3)
    page.locator(OPTIONS).first.click()
    page.locator(OPTIONS).first.wait_for()
    page.get_by_role("button", name="the whole city").first.click()
    dialog = page.get_by_role("dialog")
    title = dialog.get_by_role("heading", level=2).inner_text()
    assert_accessible_in_themes_by_turns(page)
    dialog.get_by_role("button", name="Next city").click()
    expect(dialog.get_by_role("heading", level=2)).not_to_have_text(title)
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("region", name="Progress tokens").get_by_role("button", name="Take blind").click()
    expect(dialog).to_contain_text("Tokens face down")
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    expect(dialog).to_contain_text("You take")
    assert_accessible(page)


def test_a_spectator_sees_the_table_and_can_choose_nothing(page: Page, browser: Browser) -> None:
    open_table(page, 3)
    page.locator(OPTIONS).first.wait_for()
    watcher = browser.new_context(locale="en").new_page()
    watcher.goto(page.url)
    expect(watcher.get_by_text("You are watching this table.")).to_be_visible()
    expect(watcher.get_by_role("article")).to_have_count(3)
    expect(watcher.locator("[data-option]")).to_have_count(0)
    assert_accessible(watcher)
    watcher.context.close()


OVERLAPS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const sky = box(document.querySelector("[data-flights]"));
  return [...document.querySelectorAll("[data-deck], [data-option]")]
    .filter((one) => box(one).top < sky.bottom && box(one).bottom > sky.top)
    .map((one) => one.outerHTML.slice(0, 80));
}"""


def test_a_card_flies_to_its_city_and_any_key_skips_it(page: Page) -> None:
    open_table(page, 2)
    page.emulate_media(reduced_motion="no-preference")
    flights = page.locator("[data-flight]")
    page.evaluate(  # held in the air, a card is there long enough to be seen, and lands by the key alone
        "new MutationObserver(() => document.getAnimations().forEach(one => one.pause()))"
        ".observe(document.querySelector('[data-flights]'), { childList: true })"
    )
    page.locator(OPTIONS).first.click()
    flights.first.wait_for(state="attached")
    assert page.evaluate(OVERLAPS) == [], "what is flying covers something to choose"
    page.keyboard.press("Escape")
    expect(flights).to_have_count(0)


def test_nothing_flies_under_reduced_motion(page: Page) -> None:
    open_table(page, 2)
    page.evaluate(
        "new MutationObserver(() => { document.body.dataset.flown = 'yes' })"
        ".observe(document.querySelector('[data-flights]'), { childList: true })"
    )
    page.locator(OPTIONS).first.click()
    page.get_by_role("log").get_by_text("takes").first.wait_for()
    expect(page.locator("body[data-flown]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_the_table_fits_every_screen_in_every_language(page: Page, players: int) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_table(page, players)
    for _, turn in zip(range(5), turns(page), strict=False):
        page.locator(OPTIONS).nth(turn % 2).click()
    page.locator(OPTIONS).first.wait_for()
    for language, (width, height) in product(languages(), SIZES):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator("header select").select_option(language)
        page.set_viewport_size({"width": width, "height": height})
        assert_fits(page)
        cut = page.evaluate(
            "[...document.querySelectorAll('[data-option]')]"
            ".filter(one => one.scrollWidth > one.clientWidth + 1).length"
        )
        assert cut == 0, f"{cut} buttons are cut off in {language} at {width} x {height}"
