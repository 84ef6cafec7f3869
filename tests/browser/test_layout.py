"""Both tables with every number of players on every screen: all that matters in sight, no word cut or broken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from mirabilia.server.wire.bodies import Joined
from mirabilia.server.wire.protocol import GameName
from tests.browser.gallery import settle
from tests.browser.moments import later_than, turn_of
from tests.kit.browser.fonts import longest
from tests.kit.browser.visits import seat
from tests.kit.browser.whole import faults_at
from tests.kit.server.bot_games import Shelf, reached
from tests.kit.server.running import UNLIMITED, Started, started

SIZES = ((1440, 900), (1366, 768), (1280, 720), (1024, 768), (390, 844), (360, 760), (360, 740))
PLAYERS = range(2, 8)
TURNS = 9
"""After this many turns each, a game of Architects is about half over."""
IN_SIGHT: Mapping[GameName, str] = {
    "seven": "[data-part=own] [data-wonder], [data-part=arena] > ul > li, [data-side]",
    "architects": "[data-part=own] [data-wonder], [data-option], [data-part=quay] [data-city], [data-part=far] > *",
}
"""Your wonder, all cities and, in Architects, the decks and your own cards; a hand may be wider than a phone."""
LONGEST: Mapping[GameName, tuple[str, ...]] = {
    "seven": (longest("web-seven", "web-table"), longest("seven-age")),
    "architects": (longest("web-arch", "web-table"),),
}
"""The languages with the longest words on a table of each game, and in the bar above it."""
UNTOLD = """() => [...document.querySelectorAll("[data-part=arena] > ul > li")].flatMap((city) => {
  const [makes, ready] = [city.querySelector("[data-makes]"), city.querySelector("[data-ready]")];
  const [box, edge, mark] = [makes, city, ready].map((one) => one?.getBoundingClientRect());
  const isIn = makes.checkVisibility() && box.width > 10 && box.right <= edge.right && box.bottom <= edge.bottom;
  const isCovered = mark && box.right > mark.left && box.bottom > mark.top + 1 && box.top < mark.bottom - 1;
  return isIn && !isCovered ? [] : [`what ${city.innerText.trim()} makes is not seen`];
})"""
"""Which cities across the table do not say what they produce."""
ACROSS = "[data-part=arena] > ul > li"
LOWEST, MANY = 760, 4
"""The height of a screen that has room for it with this many cities across the table; fewer show it on any screen."""
COVERED = """() => [...document.querySelectorAll("[data-side]")].flatMap((city) => {
  const [mark, where] = ["[data-ready]", "[data-where]"].map((one) => city.querySelector(one)?.getBoundingClientRect());
  const isApart = !mark || mark.left >= where.right || mark.right <= where.left
    || mark.top >= where.bottom || mark.bottom <= where.top;
  return isApart ? [] : [`where ${city.getAttribute("aria-label")} sits is covered`];
})"""
"""Which neighbours do not say on which side they sit, since the mark of who is ready covers it."""
EVERY_TIME = {
    *(("seven", 7, "en"), ("seven", 6, "en"), ("seven", 5, LONGEST["seven"][0]), ("seven", 7, LONGEST["seven"][-1])),
    *(("architects", 7, LONGEST["architects"][0]), ("architects", 4, "en")),
}


class Hall(NamedTuple):
    """A server, and a seat at a table for each game and number of players."""

    server: Started
    seats: Mapping[tuple[GameName, int], Joined]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Start a server with all tables, each well into its game."""
    shelf, database = Shelf(), tmp_path_factory.mktemp("layout") / "tables.sqlite"
    seats: dict[tuple[GameName, int], Joined] = {}
    for players in PLAYERS:
        seats["seven", players] = shelf.put(reached("seven", players, turn_of(3, 2)))
        seats["architects", players] = shelf.put(reached("architects", players, later_than(TURNS * players)))
    shelf.fill(database)
    with started(*UNLIMITED, database=database) as server:
        yield Hall(server, seats)


def sights() -> list[Any]:
    """Return every game, number of players and language: some every time, all with the long tests."""
    every = [
        (game, players, language)
        for game, players in product(LONGEST, PLAYERS)
        for language in dict.fromkeys(("en", *LONGEST[game]))
    ]
    return [pytest.param(*one, marks=() if one in EVERY_TIME else pytest.mark.slow) for one in every]


@pytest.mark.parametrize(("game", "players", "language"), sights())
def test_a_table_is_seen_whole_on_every_screen(
    browser: Browser, tables: Hall, game: GameName, players: int, language: str
) -> None:
    context = browser.new_context(base_url=tables.server.url, locale="en", reduced_motion="reduce")
    place = tables.seats[game, players]
    seat(context, place, game=game, language=language)
    page = context.new_page()
    page.goto(f"/table/{place.table}")
    settle(page)
    found = {size: faults for size in SIZES if (faults := _faults(page, *size, game))}
    context.close()
    assert found == {}


def _faults(page: Page, width: int, height: int, game: GameName) -> list[str]:
    """Return what is wrong on a screen of a size: a table needs no scrolling."""
    found = faults_at(page, width, height, IN_SIGHT[game])
    if game == "seven":
        found += page.evaluate(COVERED)
        found += page.evaluate(UNTOLD) if height >= LOWEST or page.locator(ACROSS).count() < MANY else []
    tall = page.evaluate("document.documentElement.scrollHeight")
    return found if tall <= height + 1 else [*found, f"the table is {tall} high"]
