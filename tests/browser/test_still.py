"""What is on a table stays where it is: from turn to turn, from age to age, and however long a list becomes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from mirabilia.server.wire.bodies import Joined
from tests.browser.gallery import settle
from tests.browser.moments import is_over, later_than, turn_of
from tests.kit.browser.fonts import longest
from tests.kit.browser.visits import seat
from tests.kit.browser.whole import TWO_FRAMES
from tests.kit.server.bot_games import Shelf, reached
from tests.kit.server.running import UNLIMITED, Started, started

PHONES = ((390, 844), (360, 740))
SIZES = ((1440, 900), (1280, 720), *PHONES)
PLACES = """(things) => [...document.querySelectorAll(things)].map((thing) => {
  const { top, left, width, height } = thing.getBoundingClientRect();
  return [top, left, width, height].map(Math.round);
})"""
LENGTHEN = """(side) => {
  const list = document.querySelector(`[data-side=${side}] [data-built] ul`);
  for (let more = 0; more < 30; more++) list.append(list.firstElementChild.cloneNode(true));
}"""
"""Gives a neighbour more cards than there is room for."""
FAR = "[data-part=arena] > ul > li, [data-part=stages] > ol, [data-part=panel], [data-side=right], [data-part=hand]"
LONGEST = longest("web-score", "web-arch", "web-seven", "seven-score", "architects-score")


class Hall(NamedTuple):
    """A server, and seats by what they are used for."""

    server: Started
    seats: Mapping[str, Joined]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Start a server with all tables."""
    shelf, database = Shelf(), tmp_path_factory.mktemp("still") / "tables.sqlite"
    moments = {
        "turns": reached("architects", 3, later_than(27), people=2),  # the second person never moves
        "ages": reached("seven", 3, turn_of(1, 6)),
        "lists": reached("seven", 4, turn_of(2, 2)),
        **{
            f"{game} {players}": reached(game, players, is_over)
            for game in ("seven", "architects")
            for players in (2, 7)
        },
    }
    seats = {name: shelf.put(played) for name, played in moments.items()}
    shelf.fill(database)
    with started(*UNLIMITED, database=database) as server:
        yield Hall(server, seats)


@contextmanager
def shown(browser: Browser, tables: Hall, name: str, **settings: Any) -> Iterator[Page]:
    """Open a table as its first seat."""
    context = browser.new_context(base_url=tables.server.url, locale="en", reduced_motion="reduce")
    game = "seven" if name in ("ages", "lists") else "architects" if name == "turns" else name.split()[0]
    seat(context, tables.seats[name], game=game, **settings)
    page = context.new_page()
    page.goto(f"/table/{tables.seats[name].table}")
    page.locator("[data-version], [role=region] table").first.wait_for()
    settle(page)
    yield page
    context.close()


def places(page: Page, things: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> dict[tuple[int, int], Any]:
    """Return where some things are on each screen."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        found[width, height] = page.evaluate(PLACES, things)
    return found


def test_decks_and_own_cards_stay_while_others_move_and_names_beside_them_can_be_asked_about(
    browser: Browser, tables: Hall
) -> None:
    decks = "[data-part=quay] [data-deck], [data-part=quay] [data-city]"
    with shown(browser, tables, "turns") as page:
        own = page.locator("[data-option]:enabled")
        own.first.wait_for()
        before = places(page, decks)
        name = page.locator("[data-then] [data-ask][data-what]").first
        name.click()
        expect(page.get_by_role("dialog").locator("dl, p").first).to_be_visible()
        page.keyboard.press("Escape")
        while page.locator("[data-option]").count():  # a card, and what may follow from it
            version = page.locator("[data-version]").get_attribute("data-version")
            own.first.click()
            expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version or "")
        assert places(page, decks) == before
        assert all(len(found) == 4 for found in before.values())


def test_the_hand_stays_from_the_last_turn_of_an_age_to_the_first_of_the_next(browser: Browser, tables: Hall) -> None:
    with shown(browser, tables, "ages") as page:
        cards = page.locator("[data-part=hand] article")
        expect(cards).to_have_count(2)
        before = places(page, "[data-part=arena], [data-part=hand]")
        page.set_viewport_size({"width": 1440, "height": 900})
        for key in ("1", "x", "Enter"):
            page.keyboard.press(key)
        expect(cards).to_have_count(7)
        after = places(page, "[data-part=arena], [data-part=hand]")
        assert {size: [top for top, *_ in found] for size, found in after.items()} == {
            size: [top for top, *_ in found] for size, found in before.items()
        }


def test_a_list_of_cards_that_becomes_too_long_moves_nothing_else(browser: Browser, tables: Hall) -> None:
    for width, height in ((1440, 900), (1280, 720), (1024, 768), (820, 1180)):
        with shown(browser, tables, "lists") as page:
            before = places(page, FAR, ((width, height),))
            page.evaluate(LENGTHEN, "left")
            page.evaluate(TWO_FRAMES)
            expect(page.locator("[data-side=left] [data-built] ul:visible li")).not_to_have_count(0)
            assert page.locator("[data-side=left] [data-built] li:visible").count() < 30
            assert places(page, FAR, ((width, height),)) == before


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_the_own_total_is_in_sight_at_the_end_on_a_phone(browser: Browser, tables: Hall, game: str) -> None:
    for players in (2, 7):
        with shown(browser, tables, f"{game} {players}", language=LONGEST) as page:
            page.locator("[role=region] tfoot").wait_for()
            for size, [[top, left, width, height]] in places(page, "[data-sum='0']", PHONES).items():
                assert top > 0, size
                assert top + height <= size[1], size
                assert left >= 0, size
                assert left + width <= size[0], size
                assert height > 10, size
