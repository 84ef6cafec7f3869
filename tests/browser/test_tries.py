"""Another try: from the review of a finished game to the table, to its end, and to both results side by side."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_play import play_to_the_end
from tests.kit.browser.accessible import assert_accessible_in_themes_by_turns
from tests.kit.browser.visits import played, seat
from tests.kit.server.running import Started

PATIENCE = 240_000
"""Milliseconds in which the first decisions of a review are there, on the busiest machine."""
SIGN = "[data-try]"


def finished(page: Page, server: Started, game: str, **settings: Any) -> str:
    """Play a game against bots that take what comes, and return its table."""
    mine = played(server, game=game, players=3, name="Tereza", bots=(None, "apprentice", "builder"))
    seat(page.context, mine, game=game, motion="none", **settings)
    return mine.table


@pytest.mark.parametrize("game", ["seven", pytest.param("architects", marks=pytest.mark.slow)])
def test_from_a_review_to_another_try_and_both_results(page: Page, server: Started, game: str) -> None:
    table = finished(page, server, game, textView=True)
    page.goto(f"/review/{table}?seat=0")
    again = page.get_by_role("button", name="Try again from here")
    again.wait_for(timeout=PATIENCE)
    page.locator("[data-complete=true]").wait_for(timeout=PATIENCE, state="attached")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    decision = re.compile(rf"/review/{table}\?seat=0&move=\d+$")
    expect(page).to_have_url(decision)
    assert_accessible_in_themes_by_turns(page)
    address = page.url
    again.click()
    page.wait_for_url("**/table/*")
    assert not page.url.endswith(table)
    sign = page.locator(SIGN)
    expect(sign).to_have_attribute("href", address[address.index("/review") :])
    assert_accessible_in_themes_by_turns(page)
    page.reload()
    assert play_to_the_end(page) >= 1
    compared = page.get_by_role("region", name="Then and now")
    expect(compared.get_by_role("columnheader", name=re.compile("Then"))).to_be_visible()
    rows = [row.locator("td.number").all_inner_texts() for row in compared.locator("tbody tr").all()]
    numbers = [[int(text.replace("\u2212", "-")) for text in row] for row in rows]
    assert all(now - then == more for then, now, more in numbers)
    assert [sum(column) for column in zip(*numbers[:-1], strict=True)] == numbers[-1], "the categories add up"
    points = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["info"]["origin"]["points"][0]
    assert [then for then, _, _ in numbers] == points
    assert_accessible_in_themes_by_turns(page)
    sign.click()
    expect(page).to_have_url(decision)


def test_a_try_is_offered_in_a_replay_for_the_seat_that_is_looked_through(page: Page, server: Started) -> None:
    table = finished(page, server, "seven")
    page.goto(f"/replay/{table}?step=0&eyes=1")  # there all decide; later it may be somebody else alone, who digs
    page.get_by_role("button", name="What happened", exact=True).click()
    page.get_by_role("button", name=re.compile("^Try again from here as ")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator(SIGN)).to_be_visible()
    info = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["info"]
    assert (info["origin"]["table"], info["origin"]["seat"]) == (table, 1)
    assert info["seats"][0]["bot"] == "strategist", "a bot is in the other person's place"
    assert info["seats"][2]["bot"] == "builder"


def test_the_score_compares_offers_another_try_and_promises_nothing(page: Page, server: Started) -> None:
    table = finished(page, server, "architects", textView=True)
    last = len(page.request.get(f"/api/tables/{table}/record").json()["moves"]) - 1
    tried = page.request.post(f"/api/tables/{table}/tries", data={"number": last, "name": "Tereza"}).json()
    page.goto("/")
    page.evaluate(
        """(seat) => localStorage.setItem("mirabilia-seats", JSON.stringify([{ ...seat, name: "Tereza", at: 0 }]))""",
        tried,
    )
    page.goto(f"/table/{tried['table']}")
    play_to_the_end(page)
    expect(page.locator("[data-compared]")).to_be_visible()
    expect(page.get_by_text("Nothing is promised of it")).to_be_visible()
    expect(page.get_by_role("link", name="Proof", exact=True)).to_have_count(0)
    assert_accessible_in_themes_by_turns(page)
    page.goto(f"/review/{tried['table']}")
    expect(page.locator("[data-tried]")).to_contain_text("begins with the first new decision")
    decision = f"/review/{table}?seat={tried['seat']}&move={last}"
    expect(page.locator("[data-tried] a")).to_have_attribute("href", decision)
    page.goto("/mygames")
    expect(page.locator(f"[data-past='{tried['table']}']")).to_contain_text("another try")
    page.goto(f"/table/{tried['table']}")
    page.get_by_role("button", name="Once more from there").click()
    page.wait_for_url(re.compile(rf"/table/(?!{tried['table']})"))
    expect(page.locator(SIGN)).to_be_visible()


def test_what_cannot_be_tried_again_says_why(browser: Browser, server: Started) -> None:
    page = browser.new_context(base_url=server.url, locale="en").new_page()  # one that may complain
    table = finished(page, server, "architects")
    page.goto(f"/replay/{table}?step=3&eyes=0")
    refusal = {"code": "too-many", "message": "you have opened many tables; wait a minute"}
    page.route(f"**/api/tables/{table}/tries", lambda route: route.fulfill(status=429, json=refusal))
    page.get_by_role("button", name="What happened", exact=True).click()
    page.get_by_role("button", name=re.compile("^Try again from here")).click()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    page.context.close()
