"""The review of a finished game: its costliest decisions are marked, and every chart has a table behind it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from mirabilia.server.wire.bodies import Joined
from tests.kit.browser.accessible import assert_accessible_in_themes_by_turns
from tests.kit.browser.visits import played, seat
from tests.kit.server.running import Started

PATIENCE = 240_000
"""Milliseconds in which a review is made, on the busiest machine."""


Ended = Callable[[str, int], Joined]


@pytest.fixture(scope="module")
def ended(house: Started) -> Ended:
    """Return what gets a game against bots that take what comes: the same one, and its review, for all tests."""

    @cache
    def played_once(game: str, players: int) -> Joined:
        bots = (None, *("apprentice",) * (players - 1))
        return played(house, game=game, players=players, name="Tereza", bots=bots)

    return played_once


def review_of(page: Page, ended: Ended, game: str, players: int) -> str:
    """Open the review of a game from its score; return its table."""
    mine = ended(game, players)
    seat(page.context, mine, game=game, motion="none")
    page.goto(f"/table/{mine.table}")
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page).to_have_url(re.compile(f"/review/{mine.table}"))
    page.locator("[data-complete=true]").wait_for(timeout=PATIENCE, state="attached")
    return mine.table


@pytest.mark.parametrize(("game", "players"), [("seven", 3), ("architects", 2)])
def test_a_review_shows_the_curve_the_accuracy_and_each_decision(
    page: Page, ended: Ended, game: str, players: int
) -> None:
    review_of(page, ended, game, players)
    expect(page.get_by_role("img", name="Everyone’s chance of winning")).to_be_visible()
    expect(page.locator("[data-accuracy]")).to_have_text(re.compile(r"^\d+%$"))
    luck = page.get_by_role("region", name="Luck and decisions")
    start, deal, own, others, end = (
        int(text.replace("\u2212", "-").rstrip(" %").lstrip("+"))
        for text in luck.locator("dd:last-child").all_inner_texts()
    )
    assert abs(start + deal + own + others - end) <= 2, "rounded to whole percentages they still add up"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"move=\d+$"))  # one of them goes on, even from the first or last decision
    expect(page.locator("tr[data-option]").first).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="chosen").first).to_be_visible()
    page.get_by_role("button", name="As a table").click()
    expect(page.get_by_role("table", name="Win chance").get_by_role("row").last).to_contain_text("End")
    assert_accessible_in_themes_by_turns(page)


def test_another_seat_can_be_reviewed_and_a_link_leads_to_a_decision(page: Page, ended: Ended) -> None:
    table = review_of(page, ended, "architects", 2)
    page.get_by_role("radio").nth(1).check()
    page.locator("[data-complete=true]").wait_for(timeout=PATIENCE, state="attached")
    for other in ("The previous decision", "The next decision"):
        page.get_by_role("button", name=other).click()
    expect(page).to_have_url(re.compile(rf"/review/{table}\?seat=1&move=\d+$"))
    shown = page.get_by_role("heading", level=2).last.inner_text()
    page.reload()
    expect(page.get_by_role("radio").nth(1)).to_be_checked()
    expect(page.get_by_role("heading", level=2).last).to_have_text(shown)


def test_a_decision_leads_to_its_moment_in_the_replay_and_its_ways_on_stay_on_a_phone(page: Page, ended: Ended) -> None:
    table = review_of(page, ended, "architects", 2)
    page.set_viewport_size({"width": 390, "height": 844})
    ways = [page.get_by_role("button", name="Try again from here"), page.get_by_role("link", name="Replay from here")]
    for way in ways:
        expect(way).to_be_in_viewport(ratio=1)
    turn = page.get_by_role("heading", level=2).last.inner_text()
    address = ways[1].get_attribute("href")
    page.keyboard.press("r")
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?step=\d+&eyes=0$"))
    assert page.url.endswith(address or "none")
    expect(page.get_by_role("heading", level=1)).to_contain_text(turn)


def test_a_game_that_is_not_over_says_when_it_can_be_reviewed(page: Page, server: Started) -> None:
    mine = played(server, 1, game="architects", players=2, name="Tereza", bots=(None, "apprentice"))
    seat(page.context, mine, game="architects")
    page.goto(f"/review/{mine.table}")
    expect(page.get_by_text("The game is not over yet.")).to_be_visible()
    page.goto("/review/nowhere123")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
