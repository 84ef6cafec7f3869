"""The main ways through the client in Firefox: the front page, a table in one click, turns, the score, a replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.test_play import play_to_the_end
from tests.kit.browser.complaints import complaints_of
from tests.kit.browser.firefox import NoFirefoxError, firefox
from tests.kit.browser.launch import PATIENCE
from tests.kit.browser.visits import SENDING, opened, played, seat
from tests.kit.server.running import Started
from tests.kit.seven.screen import choose_by_keyboard, choose_by_mouse, is_over, open_game

OPTIONS = "[data-option]:enabled"
BOTS = (None, "builder", "apprentice")


@pytest.fixture(scope="module")
def fox(playwright: Playwright) -> Iterator[Browser | NoFirefoxError]:
    """Start the Firefox that all tests here share, or say why there is none: even an unused one is busy."""
    try:
        with firefox(playwright) as browser:
            yield browser
    except NoFirefoxError as why:
        yield why


@pytest.fixture
def page(fox: Browser | NoFirefoxError, server: Started, found: Callable[[str], None]) -> Iterator[Page]:
    """Open a page of its own in Firefox; the test fails if anything on it complains or cannot be loaded."""
    if isinstance(fox, NoFirefoxError):
        found(f"NOT TRIED IN FIREFOX: {fox}")
        pytest.skip(str(fox))
    context = fox.new_context(base_url=server.url, locale="en")
    context.set_default_timeout(PATIENCE)
    shown = context.new_page()
    complaints = complaints_of(shown)
    yield shown
    context.close()
    assert complaints == []


def come(page: Page) -> None:
    """Open the front page as somebody who likes tables in words."""
    seat(page.context, textView=True)
    page.goto("/")


def play_now(page: Page) -> None:
    """Open a table of Architects with one click."""
    offer = page.get_by_role("article", name="7 Wonders Architects", exact=True)
    offer.get_by_role("radio", name="Builder").check()
    offer.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


def test_the_front_page_fits_and_one_click_opens_a_table_where_something_can_be_chosen(page: Page) -> None:
    come(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Raise a wonder, card by card")
    expect(page.get_by_role("button", name="Play now")).to_have_count(2)
    page.wait_for_load_state("networkidle")
    for width in (360, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
    play_now(page)
    page.locator(OPTIONS).first.click()
    expect(page.get_by_text(SENDING)).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("You take")


@pytest.mark.slow
def test_a_game_is_played_to_its_score(page: Page) -> None:
    come(page)
    play_now(page)
    assert play_to_the_end(page) >= 5
    page.reload()
    expect(page.get_by_role("region", name="The score")).to_be_visible()


def test_turns_of_seven_are_played_by_mouse_and_by_keyboard(page: Page) -> None:
    open_game(page)
    for choose in (choose_by_mouse, choose_by_keyboard):
        assert not is_over(page)
        choose(page)
    expect(page.get_by_text("turn 3 of 6")).to_be_visible()


def test_turns_of_architects_are_played_by_mouse(page: Page, server: Started) -> None:
    place = opened(server, game="architects", players=3, name="Tereza", bots=BOTS)
    seat(page.context, place, game="architects")
    page.goto(f"/table/{place.table}")
    page.get_by_role("button", name="Start the game").click()
    for _ in range(3):
        page.locator(OPTIONS).first.click()
        expect(page.get_by_text(SENDING)).to_have_count(0)
    page.locator(OPTIONS).first.wait_for()


@pytest.mark.parametrize("game", ["seven", pytest.param("architects", marks=pytest.mark.slow)])
def test_the_score_leads_to_a_replay_that_goes_step_by_step(page: Page, server: Started, game: str) -> None:
    table = played(server, game=game, players=3, name="Tereza", bots=BOTS)
    seat(page.context, table, game=game)
    page.goto(f"/table/{table.table}")
    expect(page.get_by_role("region", name="The score").locator("tfoot td")).to_have_count(3)
    page.goto(f"/replay/{table.table}")
    slider = page.get_by_role("slider", name="Go to any step")
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_attribute("aria-valuetext", f"Step 1 of {slider.get_attribute('max')}")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="The score")).to_be_visible()
