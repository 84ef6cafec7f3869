"""My games: those in progress come first; finished ones can be looked through, counted and taken to another device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from mirabilia.server.wire.bodies import Joined
from mirabilia.text import languages, say
from tests.browser.moments import is_over, turn_of
from tests.kit.browser.accessible import assert_accessible_in_themes_by_turns
from tests.kit.browser.complaints import complaints_of
from tests.kit.browser.visits import opened, reload_in, seat
from tests.kit.server.bot_games import Shelf, laid, reached
from tests.kit.server.running import UNLIMITED, Started, started

PHONE, LAPTOP, DESKTOP = (360, 740), (1280, 720), (1440, 900)
WONDERS = ("gizah-A", "rhodos-B", "babylon-A")
EACH = 4
"""Games with each of them."""
PATIENCE = 240_000
"""Milliseconds in which a review is made, on the busiest machine."""


class House(NamedTuple):
    """A server with the tables of one person."""

    server: Started
    running: Joined
    waiting: Joined
    seven: list[Joined]
    architects: list[Joined]

    @property
    def mine(self) -> list[Joined]:
        """Return all of them, newest first."""
        return [self.running, self.waiting, *self.seven, *self.architects]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start a server with games that one person has played."""
    shelf, database = Shelf(), tmp_path_factory.mktemp("mygames") / "tables.sqlite"
    running = shelf.put(reached("seven", 3, turn_of(2, 2), clock=7200))
    waiting = shelf.put(laid("seven", 3, 1, free=1))
    played = [reached("seven", 3 + number, is_over, wonder) for number, wonder in enumerate(WONDERS)]
    seven = [shelf.put(one) for one in played for _ in range(EACH)]
    ended = reached("architects", 2, is_over)
    architects = [shelf.put(ended) for _ in range(2)]
    shelf.fill(database)
    with started(*UNLIMITED, "--review-games=20", database=database) as server:
        yield House(server, running, waiting, seven, architects)


@pytest.fixture
def page(browser: Browser, home: House) -> Iterator[Page]:
    """Open a page of the person who has played all these games."""
    context = at_home(browser, home, DESKTOP)
    seat(context, *home.mine)
    shown = context.new_page()
    complaints = complaints_of(shown)
    yield shown
    context.close()
    assert complaints == []


def at_home(browser: Browser, home: House, size: tuple[int, int]) -> BrowserContext:
    width, height = size
    return browser.new_context(
        base_url=home.server.url, locale="en", viewport={"width": width, "height": height}, reduced_motion="reduce"
    )


def finished(page: Page) -> Locator:
    """Return the lines of finished games."""
    return page.get_by_role("region", name="Finished games").locator("[data-past]")


def test_what_runs_comes_first_and_all_finished_games_are_found(page: Page, home: House) -> None:
    page.goto("/")
    page.get_by_role("link", name="My games", exact=True).click()
    running = page.get_by_role("region", name="Running tables")
    rows = running.get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("your move")
    expect(rows.first).to_contain_text("2 hours left")
    expect(rows.first.get_by_role("link")).to_have_attribute("href", f"/table/{home.running.table}")
    expect(rows.last).to_contain_text("1 seat free")
    expect(finished(page)).to_have_count(10)
    expect(page.get_by_role("region", name="Finished games")).to_contain_text("14 games")
    page.get_by_role("button", name="Show more: 4").click()
    expect(finished(page)).to_have_count(14)
    first = finished(page).first
    expect(first).to_contain_text(
        re.compile(r"Giza A.*7 Wonders, 3 players.*today.*\d of 3.*\d+.*\u2013.*Review", re.S)
    )
    boxes = (page.get_by_role("region", name=name).bounding_box() for name in ("Running tables", "Finished games"))
    above, below = (box["y"] if box else 0 for box in boxes)
    assert above < below


def test_one_game_at_a_time_can_be_looked_at(page: Page) -> None:
    page.goto("/mygames")
    page.get_by_role("radio", name="7 Wonders Architects").check()
    expect(finished(page)).to_have_count(2)
    expect(page).to_have_url(re.compile(r"/mygames\?game=architects$"))
    expect(page.get_by_role("region", name="Statistics")).to_contain_text("3 more to go")
    page.reload()
    expect(finished(page)).to_have_count(2)
    page.get_by_role("radio", name="7 Wonders", exact=True).check()
    expect(page.get_by_role("region", name="Finished games")).to_contain_text("12 games")


def test_statistics_say_the_same_as_charts_and_as_tables(page: Page) -> None:
    page.goto("/mygames?game=seven")
    wins = page.get_by_role("region", name="Wins by wonder")
    table = wins.get_by_role("table", name="Wins by wonder")
    expect(table.get_by_role("row").filter(has_text="Giza").get_by_role("cell").first).to_have_text(str(EACH))
    expect(table.get_by_role("row").filter(has_text="4 players").get_by_role("cell").first).to_have_text(str(EACH))
    total = table.get_by_role("row").filter(has_text="In all").get_by_role("cell")
    expect(total.first).to_have_text(str(EACH * len(WONDERS)))
    page.get_by_role("button", name="Show more").click()
    won = page.locator("[data-past]").filter(has=page.get_by_role("img", name="won")).count()
    expect(total.nth(1)).to_have_text(str(won))
    points = page.get_by_role("region", name="Your points and the winners’")
    points.get_by_role("button", name="As a table").click()
    categories = points.get_by_role("table").get_by_role("rowheader")
    expect(categories).to_have_text(
        ["Military", "Treasury", "Wonder", "Civilian", "Science", "Commerce", "Guilds"], use_inner_text=True
    )
    expect(points.get_by_role("button", name="As a chart")).to_be_visible()


def test_everybody_can_use_it_and_nothing_is_wider_than_the_screen(page: Page) -> None:
    page.goto("/mygames?game=seven")
    expect(finished(page)).to_have_count(10)
    finished(page).first.get_by_role("button").click()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.wait_for_load_state("networkidle")
    for width, height in (PHONE, LAPTOP, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
        if width != LAPTOP[0]:
            assert_accessible_in_themes_by_turns(page)


BROKEN = """(heads) => heads.filter(({ firstChild: words }) => {
  const range = document.createRange();
  range.selectNodeContents(words);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map(({ innerText }) => innerText)"""


def test_no_head_of_the_list_is_broken_on_a_phone(browser: Browser, home: House) -> None:
    context = at_home(browser, home, PHONE)
    seat(context, *home.mine)
    page = context.new_page()
    page.goto("/mygames?game=seven")
    for language in languages():
        reload_in(page, language)
        expect(page.get_by_role("heading", level=1)).to_have_text(say("web-front-games", language))
        expect(page.locator("[data-past]")).to_have_count(10)
        page.evaluate("document.fonts.ready")
        name = page.locator("[data-past] th button span").first
        name.evaluate("(one, longest) => one.textContent = longest", say("seven-city-halikarnassos", language) + " A")
        assert page.locator("table:has([data-past]) thead th:visible").evaluate_all(BROKEN) == [], language
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), language
    context.close()


def test_a_line_leads_to_replay_and_score_and_the_same_bots_play_again(page: Page, home: House) -> None:
    page.goto("/mygames?game=architects")
    line = finished(page).first
    line.get_by_role("button").click()
    expect(line.get_by_role("link", name="Score")).to_have_attribute("href", f"/table/{home.architects[0].table}")
    line.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/replay/{home.architects[0].table}*")
    page.go_back()
    finished(page).last.get_by_role("button").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(r"/table/(?!table)"))
    page.goto("/mygames")
    expect(page.get_by_role("region", name="Running tables").get_by_role("listitem")).to_have_count(3)


def test_a_review_brings_the_accuracy(page: Page) -> None:
    page.goto("/mygames?game=architects")
    expect(page.get_by_role("region", name="Accuracy")).to_contain_text("Once you have had a game reviewed")
    finished(page).first.get_by_role("link", name="Review").click()
    page.locator("[data-complete=true]").wait_for(timeout=PATIENCE, state="attached")
    page.go_back()
    expect(finished(page).first).to_contain_text(re.compile(r"\d+%"))
    table = page.get_by_role("region", name="Accuracy").get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(2)


def test_all_games_move_to_another_device_and_back_once(browser: Browser, home: House) -> None:
    here, there = (at_home(browser, home, size) for size in (PHONE, DESKTOP))
    seat(here, *home.mine)
    phone, laptop = here.new_page(), there.new_page()
    phone.goto("/mygames")
    expect(finished(phone)).to_have_count(10)
    phone.get_by_role("button", name="Make a link for 16 seats").click()
    link = phone.get_by_label("One-time link", exact=True).input_value()
    expect(phone.get_by_role("img", name="The one-time link as a QR code")).to_be_visible()
    laptop.goto(link)
    laptop.get_by_role("button", name="Take over").click()
    expect(laptop.get_by_text("16 seats have arrived.")).to_be_visible()
    expect(phone.get_by_text("The other device has come")).to_be_visible()
    laptop.get_by_role("link", name="My games").last.click()
    expect(laptop.get_by_role("region", name="Finished games")).to_contain_text("14 games")
    expect(laptop.get_by_role("region", name="Running tables").get_by_role("listitem").first).to_contain_text(
        "your move"
    )

    extra = opened(home.server, name="Tereza", players=3)
    laptop.evaluate(
        "(one) => localStorage.setItem('mirabilia-seats', "
        "JSON.stringify([one, ...JSON.parse(localStorage.getItem('mirabilia-seats'))]))",
        {"table": extra.table, "seat": 0, "token": extra.token, "name": "Tereza", "game": "seven", "at": 9},
    )
    laptop.reload()
    laptop.get_by_role("button", name="Make a link for 17 seats").click()
    phone.goto(laptop.get_by_label("One-time link", exact=True).input_value())
    phone.get_by_role("button", name="Take over").click()
    expect(phone.get_by_text("1 seat has arrived.")).to_be_visible()

    late = browser.new_context(base_url=home.server.url, locale="en").new_page()
    late.goto(link)
    late.get_by_role("button", name="Take over").click()
    expect(late.get_by_role("alert").filter(has_text="This link has been used or has expired")).to_be_visible()
    late.goto("/mygames")
    expect(late.get_by_role("heading", name="No game yet")).to_be_visible()
    for context in (here, there, late.context):
        context.close()


def test_the_front_page_of_a_phone_begins_with_what_waits(browser: Browser, home: House) -> None:
    context = at_home(browser, home, PHONE)
    seat(context, home.running, *home.seven)
    page = context.new_page()
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).to_contain_text("your move")
    expect(mine).to_contain_text("time left: 2 hours")
    own, offer = (one.bounding_box() for one in (mine, page.get_by_role("article").first))
    assert own
    assert offer
    assert own["y"] < offer["y"], "what waits comes before what is offered"
    assert_accessible_in_themes_by_turns(page)
    context.close()
    nobody = at_home(browser, home, PHONE)
    seat(nobody, *home.seven)
    page = nobody.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
    nobody.close()


def test_whoever_deletes_everything_has_no_history(browser: Browser, tmp_path: Path) -> None:
    shelf = Shelf()
    mine = shelf.put(reached("architects", 2, is_over))
    shelf.fill(tmp_path / "tables.sqlite")
    with started(*UNLIMITED, database=tmp_path / "tables.sqlite") as server:
        context = browser.new_context(base_url=server.url, locale="en")
        seat(context, mine)
        page = context.new_page()
        page.goto("/mygames")
        expect(finished(page)).to_have_count(1)
        page.get_by_role("link", name="Recover, save or delete them").click()
        page.get_by_role("button", name="Delete all my data").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete it all").click()
        expect(page.get_by_text("All your data has been deleted.")).to_be_visible()
        page.goto("/mygames")
        expect(page.get_by_role("heading", name="No game yet")).to_be_visible()
        page.evaluate(
            "(seats) => localStorage.setItem('mirabilia-seats', JSON.stringify(seats))",
            [
                {"table": mine.table, "seat": 0, "token": mine.token, "name": "Tereza", "game": "seven", "at": 1},
            ],
        )
        page.reload()  # the old token finds nothing
        expect(
            page.get_by_text("No finished game yet.").or_(page.get_by_role("heading", name="No game yet"))
        ).to_be_visible()
        context.close()
