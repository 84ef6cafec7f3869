"""Servers and connections that go away and come back, pages that are reloaded: at the tables as people see them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from mirabilia.server.wire.bodies import Joined
from tests.browser.moments import later_than, turn_of
from tests.kit.browser.complaints import complaints_of
from tests.kit.browser.launch import PATIENCE
from tests.kit.browser.visits import SENDING, opened, seat
from tests.kit.server.bot_games import Shelf, reached
from tests.kit.server.running import Started, started

STILL = {"motion": "none"}
VERB, OPTION = "[data-part=hand] button[data-verb]:enabled", "[data-option]:enabled"
READY = {"seven": VERB, "architects": OPTION}
TAKEN = """(before) =>
  document.querySelector("[data-part=stamp]") || document.querySelector("[data-part=turns]")?.ariaLabel !== before"""
"""Whether a table of 7 Wonders has what was chosen: it shows it, or has gone on to another turn."""
LOST = "Connection lost"


class Line:
    """A page's connection to its server, which can be cut."""

    def __init__(self, page: Page) -> None:
        self._is_cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(r"/ws(\?|$)"), self._hear)

    def _hear(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close()
            return
        self._open.append(line)
        line.connect_to_server()

    def cut(self) -> None:
        """Cut it; nothing gets through until it is mended."""
        self._is_cut = True
        while self._open:
            self._open.pop().close()

    def mend(self) -> None:
        """Let the next try get through."""
        self._is_cut = False


def choose(page: Page, game: str) -> None:
    """Choose the first thing that can be done."""
    page.locator(READY[game]).first.click()
    if game == "seven":
        page.locator("[data-part=confirm]").click()


def choose_and_wait(page: Page, game: str) -> None:
    """Choose, and wait until the table has taken it; until then it looks as if the choice were still open."""
    if game == "seven":
        turn = page.locator("[data-part=turns]").get_attribute("aria-label")
        choose(page, game)
        page.wait_for_function(TAKEN, arg=turn)
    else:
        choose(page, game)
        expect(page.get_by_text(SENDING)).to_have_count(0)


def told(page: Page) -> Locator:
    """Return where a table tells what has happened."""
    return page.get_by_role("log")


def done(page: Page, game: str) -> list[str]:
    """Return what a table says that its person has done: last, or at a table of Architects in its whole log."""
    if game == "seven":
        return told(page).get_by_text(re.compile("^You ")).all_inner_texts()
    page.keyboard.press("g")
    lines = page.get_by_role("dialog")
    lines.wait_for()
    found = lines.get_by_text("You take").all_inner_texts()
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    return found


def await_done(page: Page, game: str, before: list[str]) -> None:
    """Wait until a table says that its person has done something new."""
    end = monotonic() + PATIENCE / 1000
    while (found := done(page, game)) == before or not found:
        assert monotonic() < end, f"what was chosen is nowhere to be seen, only {found}"
        page.wait_for_timeout(200)


def whoever_chooses(pages: Sequence[Page], selector: str) -> Page:
    """Wait until a person can choose; return their page."""
    end = monotonic() + PATIENCE / 1000
    while monotonic() < end:
        for page in pages:
            if page.locator(selector).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody can choose")


@contextmanager
def sitting(browser: Browser, server: Started, table: Joined, game: str, name: str = "Tereza") -> Iterator[Page]:
    """Sit at a table on a separate device; nothing on it may complain."""
    context = browser.new_context(base_url=server.url, locale="en", viewport={"width": 1440, "height": 900})
    seat(context, table, name=name, game=game, **STILL)
    page = context.new_page()
    complaints = complaints_of(page)
    yield page
    context.close()
    assert complaints == []


def test_a_lost_connection_is_said_and_the_game_goes_on_when_the_server_is_back(
    browser: Browser, tmp_path: Path
) -> None:
    database = tmp_path / "tables.sqlite"
    context = browser.new_context(locale="en")
    seat(context)
    page = context.new_page()
    with started(database=database) as server:
        page.goto(server.url)
        page.get_by_role("button", name="Play now").first.click()
        page.locator("[data-part=hand] button[data-verb]").first.wait_for()
    lost = page.get_by_text(LOST)
    expect(lost).to_be_visible()
    page.locator("[data-part=hand] button[data-verb]").first.click()
    page.locator("[data-part=confirm]").click()  # while there is nobody to hear it
    with started(database=database, port=server.port):
        expect(lost).to_have_count(0)
        expect(told(page)).to_contain_text("You")  # the choice was sent after all
    context.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Started]:
    """Start a server with a table for each test: at the first, Livia has yet to choose, at the others Tereza."""
    database = tmp_path_factory.mktemp("connection") / "tables.sqlite"
    shelf = Shelf()
    shelf.put(reached("seven", 3, lambda table: set(table.waiting) == {0, 1} and table.turn == 2, people=2))
    for _ in range(2):
        shelf.put(reached("architects", 3, later_than(6)))
    shelf.put(reached("seven", 3, turn_of(2, 2)))
    shelf.fill(database)
    with started(database=database) as running:
        yield running


def place(number: int) -> Joined:
    """Return seat 0 of a table of the server."""
    return Joined(f"table{number:03}", 0, "a" * 43)


def test_a_choice_is_still_there_when_the_page_is_loaded_anew(browser: Browser, server: Started) -> None:
    with sitting(browser, server, place(1), "seven") as page:
        page.goto("/table/table001")
        choose(page, "seven")
        expect(page.locator("[data-part=stamp]")).to_have_text("Chosen")
        card = page.locator("[data-part=hand] article", has=page.locator("[data-part=stamp]")).get_attribute(
            "aria-label"
        )
        page.wait_for_load_state("networkidle")
        page.reload()
        expect(page.locator("[data-part=stamp]")).to_have_text("Chosen")
        assert (
            page.locator("[data-part=hand] article", has=page.locator("[data-part=stamp]")).get_attribute("aria-label")
            == card
        )
        expect(page.get_by_text("Waiting for Livia").first).to_be_visible()
        page.keyboard.press("u")
        expect(page.locator("[data-part=stamp]")).to_have_count(0)


def test_a_turn_of_architects_goes_on_when_the_page_is_loaded_anew(browser: Browser, server: Started) -> None:
    with sitting(browser, server, place(2), "architects") as page:
        page.goto("/table/table002")
        page.locator(OPTION).first.wait_for()
        before = done(page, "architects")
        choose(page, "architects")
        await_done(page, "architects", before)
        page.locator(OPTION).first.wait_for()
        page.wait_for_load_state("networkidle")
        offered = page.locator("[data-option]").all_inner_texts()
        page.reload()
        page.locator(OPTION).first.wait_for()
        assert page.locator("[data-option]").all_inner_texts() == offered
        choose(page, "architects")
        await_done(page, "architects", [])


@pytest.mark.parametrize(("game", "number"), [("seven", 4), ("architects", 3)])
def test_what_is_chosen_while_the_line_is_cut_is_sent_when_it_is_mended(
    browser: Browser, server: Started, game: str, number: int
) -> None:
    with sitting(browser, server, place(number), game) as page:
        line = Line(page)
        page.goto(f"/table/table{number:03}")
        page.locator(READY[game]).first.wait_for()
        before = done(page, game)
        line.cut()
        expect(page.get_by_text(LOST)).to_be_visible()
        choose(page, game)
        line.mend()
        expect(page.get_by_text(LOST)).to_have_count(0)
        await_done(page, game, before)
        page.locator(READY[game]).first.wait_for()
        line.cut()  # once more, with nothing on its way
        expect(page.get_by_text(LOST)).to_be_visible()
        line.mend()
        expect(page.get_by_text(LOST)).to_have_count(0)
        choose(page, game)
        page.locator(READY[game]).first.wait_for()


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_two_people_and_a_bot_play_some_turns_at_the_pictured_table(
    browser: Browser, server: Started, game: str
) -> None:
    table = opened(server, game=game, name="Tereza", players=3, bots=(None, None, "apprentice"))
    with (
        sitting(browser, server, table, game) as page,
        sitting(browser, server, place(1), game, name="Livia") as friend,
    ):
        for one in (page, friend):
            one.goto(f"/table/{table.table}")
        friend.get_by_role("button", name="Take this seat").first.click()
        expect(page.get_by_text("Livia", exact=True)).to_be_visible()
        page.get_by_role("button", name="Start the game").click()
        for number in range(6):
            one = whoever_chooses((page, friend), f"main:not(:has([data-part=stamp])) {READY[game]}")
            if number in (2, 3):
                one.wait_for_load_state("networkidle")
                one.reload()  # in the middle of a turn
            choose_and_wait(one, game)
        for one, other in ((page, "Livia"), (friend, "Tereza")):
            one.get_by_text(other).first.wait_for()
            assert done(one, game)
