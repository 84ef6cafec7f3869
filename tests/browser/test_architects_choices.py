"""Every special decision of Architects on the pictured table: all of it can be chosen, and what is chosen happens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from mirabilia.server.tables.table import Table
from tests.kit.architects.moments import MOMENTS, SEAT, reach, view_of
from tests.kit.browser.accessible import assert_accessible_in_themes_by_turns
from tests.kit.browser.screen import assert_fits, assert_on_one_screen
from tests.kit.browser.visits import seat
from tests.kit.server.running import Started
from tests.kit.server.shelf import TOKEN, place_at, stocked

LOOKED_AT = ("take_any", "keep", "two equal", "take_both", "ways to pay")
"""The moments that look different from each other."""
WATCHED = "watchedcat"
ASKED = "askedabout"
CASES = [
    ("take_any", "from 1", "brings you a card from the deck of Seat 1: 3 points"),
    ("take_any", "from centre", "brings you a card from the central deck"),
    ("take_any", "decline", "You skip the effect of your stage"),
    ("take_token", "token urbanism", "You take a progress token: Urbanism"),
    ("take_token", "token [?]", "You draw a progress token blind"),
    ("take_central", "use", "brings you a card from the central deck: stone"),
    ("take_both", "use", "brings you .* from your deck.*brings you .* from the deck of Seat 1"),
    ("look", "look left", "You look at the top cards of your deck: shield, 3 points, shield [+] horn, glass, wood"),
    ("keep", "keep glass", "You keep a card from your deck: glass"),
    ("shield", "build 4", "You build stage 4 .6 points, 1 shield. with 2. brick, 1 coin"),
    ("two equal", "research tablet tablet crafts", "You discard 2. tablet.*You take a progress token: Crafts"),
    ("two equal", "research tablet tablet [?]", "You discard 2. tablet.*You draw a progress token blind"),
    (
        "three different",
        "research .* architecture",
        "You discard compass, gear, tablet.*a progress token: Architecture",
    ),
    ("both ways", "research compass .* economy", "You discard compass, gear, tablet.*a progress token: Economy"),
    ("ways to pay", "build 3 wood papyrus glass", "You build stage 3 .* with wood, papyrus, glass"),
    ("economy", ".* economy", "You build stage .*one counts as 2, Economy"),
    ("engineering", ".* engineering", "You build stage .* Engineering"),
    ("draw on a take", "draw centre", "You may draw another card.*You draw another card from the central deck"),
    (
        "draw on a build",
        "draw left",
        "You build stage .*You may draw another card.*You draw another card from your deck",
    ),
    ("cat", "take centre", "The Cat shows you the top card of the central deck.*You take a card from the central deck"),
]


def id_of(case: int) -> str:
    return f"moment{case}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Started]:
    """Start a server with a table at every moment."""
    moments = {name: reach(name).entries for name in MOMENTS}
    games = {id_of(case): moments[name] for case, (name, _, _) in enumerate(CASES)}
    games[WATCHED], games[ASKED] = moments["cat"], moments["take_token"]
    with stocked(tmp_path_factory.mktemp("moments") / "tables.sqlite", games) as running:
        yield running


def seen_now(page: Page, table: str) -> Any:
    """Return what the server says the seat sees now."""
    headers = {"Authorization": f"Bearer {TOKEN}"}
    address = f"/api/tables/{table}/steps?eyes={SEAT}&count=1"
    total = page.request.get(address, headers=headers).json()["total"]
    last = page.request.get(f"{address}&first={total - 1}", headers=headers).json()
    return last["steps"][0]["sights"][0]["view"]


def test_every_moment_has_a_case() -> None:
    assert {name for name, _, _ in CASES} == set(MOMENTS)


def assert_told(page: Page, table: Table) -> None:
    """Fail unless every choice says what it would lead to, by the server's own figures, in three lines at most."""
    assert table.state
    then = table.rules.consequences(table.state, table.rules.decision(table.state, SEAT))
    lines = [page.locator(f"[data-option='{place}']").locator("xpath=..") for place in range(len(then))]
    for shown, one in zip(lines, then, strict=True):
        assert shown.locator("[data-then] li").count() <= 3
        for built in one.builds[:1]:
            expect(shown).to_contain_text(f"stage {built.stage}")
        if one.battle:
            expect(shown).to_contain_text("battle at the end of your turn")


def cases() -> list[Any]:
    """Return every case: one of each moment every time, and what else can be chosen there with the long tests."""
    names = [name for name, _, _ in CASES]
    return [
        pytest.param(number, *case, marks=pytest.mark.slow if case[0] in names[:number] else ())
        for number, case in enumerate(CASES)
    ]


@pytest.mark.parametrize(("case", "name", "wanted", "told"), cases())
def test_a_special_decision_is_shown_whole_and_done_as_chosen(
    page: Page, case: int, name: str, wanted: str, told: str
) -> None:
    played = reach(name)
    moves = played.moves(SEAT)
    index = next(place for place, move in enumerate(moves) if re.fullmatch(wanted, move) or move.startswith(wanted))
    page.emulate_media(reduced_motion="reduce")
    seat(page.context, place_at(id_of(case)), game="architects")
    page.goto(f"/table/{id_of(case)}")
    options = page.locator("[data-option]:enabled")
    options.first.wait_for()
    assert sorted(map(int, options.evaluate_all("all => all.map(one => one.dataset.option)"))) == [*range(len(moves))]
    page.set_viewport_size({"width": 360, "height": 740})
    assert_fits(page)
    page.set_viewport_size({"width": 1280, "height": 720})
    assert_on_one_screen(page)
    assert_told(page, played.table)
    if name in LOOKED_AT and wanted != "decline":
        assert_accessible_in_themes_by_turns(page)
    played.choose(SEAT, moves[index])
    page.locator(f'[data-option="{index}"]').click()
    expect(page.locator(f'[data-option="{index}"]:disabled')).to_have_count(0)
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(told, re.DOTALL))
    after = msgspec.json.decode(msgspec.json.encode(view_of(played, SEAT)))
    assert seen_now(page, id_of(case)) == after


def test_a_choice_is_asked_about_by_key_mark_and_finger_and_still_chosen_by_a_press(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    seat(page.context, place_at(ASKED), game="architects")
    page.goto(f"/table/{ASKED}")
    choice = page.locator("li[data-what^=token-]:has([data-option])").first
    button, answer = choice.locator("[data-option]"), page.locator("[data-answer]")
    about = choice.get_attribute("data-what") or ""
    button.focus()
    page.keyboard.press("i")
    expect(answer).to_have_attribute("data-answer", about)
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.keyboard.press("Tab")
    expect(choice.get_by_role("button", name="What is")).to_be_focused()
    page.keyboard.press("Enter")
    expect(answer).to_have_attribute("data-answer", about)
    page.keyboard.press("Escape")
    button.evaluate(
        "(one) => one.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch'}))"
    )
    expect(answer).to_have_attribute("data-answer", about)
    page.keyboard.press("Escape")
    page.locator("h2 [data-ask][data-what^=power-]").click()
    expect(answer).to_have_attribute("data-answer", "power-take_token")
    assert_accessible_in_themes_by_turns(page)
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    button.click()
    expect(button).to_have_count(0)


def test_the_cat_shows_its_holder_alone_what_lies_in_the_centre(page: Page, browser: Browser, server: Started) -> None:
    peeked = reach("cat")
    assert view_of(peeked, SEAT).central.top
    assert view_of(peeked, 1).central.top is None
    with browser.new_context(base_url=server.url, locale="en") as public:
        watcher = public.new_page()
        watcher.goto(f"/table/{WATCHED}")
        expect(watcher.get_by_role("article", name="Central deck")).to_contain_text("face down")
    seat(page.context, place_at(WATCHED), game="architects")
    page.goto(f"/table/{WATCHED}")
    expect(page.get_by_role("article", name="Central deck")).to_contain_text("only you see it")
    expect(page.get_by_role("img", name="the Cat").first).to_be_visible()
