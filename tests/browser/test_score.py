"""The end of a game: who won and why, what was hidden, and where to go next."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from mirabilia.server.wire.bodies import Joined
from tests.browser.test_play import play_to_the_end
from tests.kit.browser.accessible import assert_accessible, assert_accessible_in_themes_by_turns
from tests.kit.browser.visits import played, seat
from tests.kit.server.running import Started
from tests.kit.seven.screen import choose_by_mouse, is_over

BOTS = (None, "builder", "apprentice")
MY_MOVE = re.compile(r"^\(1\) Your move")
"""The title of a page where a game is being played and waits for its person."""


Ended = Callable[[str, int], Joined]


@pytest.fixture(scope="module")
def ended(house: Started) -> Ended:
    """Return what gets a finished game for a number of players: the same one for all tests that only look."""

    @cache
    def played_once(game: str, players: int) -> Joined:
        bots = (None, *["apprentice"] * (players - 1))
        return played(house, game=game, players=players, name="Tereza", bots=bots)

    return played_once


ABOVE_THE_EDGE = "row => row.getBoundingClientRect().bottom <= innerHeight"
"""Whether a row ends on the screen; on a busy machine its fonts may come late."""


def points_of(page: Page) -> list[list[int]]:
    """Return the score sheet as it is written, row by row, the totals last."""
    sheet = page.get_by_role("region", name="The score")
    expect(sheet).to_be_visible()
    rows = sheet.locator("tbody tr, tfoot tr").all()
    found = [row.locator("td > span:not([aria-hidden]), td > b").all_inner_texts() for row in rows]
    return [[int(re.findall(r"-?[0-9]+", cell.replace("\u2212", "-"))[0]) for cell in row] for row in found]


@pytest.mark.parametrize(("game", "categories"), [("seven", 7), ("architects", 5)])
def test_the_score_adds_up_and_is_for_everybody(page: Page, ended: Ended, game: str, categories: int) -> None:
    table = ended(game, 3)
    seat(page.context, table, game=game)
    page.goto(f"/table/{table.table}")
    *rows, totals = points_of(page)
    assert len(rows) == categories
    assert [sum(column) for column in zip(*rows, strict=True)] == totals
    expect(page.get_by_role("heading", level=2).first).to_have_text(re.compile(rf"with {max(totals)} points"))
    page.wait_for_load_state("networkidle")
    for width in (1440, 1024, 390, 360):
        page.set_viewport_size({"width": width, "height": 800})
        wide = "[...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1)"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.evaluate(
            f"{wide}.map(e => e.outerHTML.slice(0, 80)).slice(0, 5)"
        )
    assert_accessible_in_themes_by_turns(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    assert_accessible_in_themes_by_turns(page)


def test_points_are_explained_hidden_cards_shown_and_files_handed_out(page: Page, ended: Ended) -> None:
    table = ended("seven", 3)
    seat(page.context, table)
    page.goto(f"/table/{table.table}")
    expect(page.get_by_role("heading", name=re.compile("Science of Tereza: "))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("Conflicts of Tereza: "))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile(r"\d : \d"))).to_have_count(2)  # both neighbours
    page.get_by_role("radio", checked=False).first.check()
    expect(page.get_by_role("heading", name=re.compile("Conflicts of Tereza: "))).to_have_count(0)
    for file in ("Record", "Transcript", "Proof"):
        address = page.get_by_role("link", name=file).get_attribute("href")
        assert address
        assert page.request.get(address).ok
    proof = page.request.get(f"/api/tables/{table.table}/proof").json()
    expect(page.locator("code")).to_have_text(proof["commitment"])
    assert page.get_by_role("link", name="Watch again").get_attribute("href") == f"/replay/{table.table}"
    page.get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="Back to the score").click()
    expect(page.get_by_role("region", name="The score")).to_be_visible()


def test_the_fights_of_the_last_age_are_shown_as_those_before(page: Page, ended: Ended) -> None:
    table = ended("seven", 3)
    seat(page.context, table)
    page.goto(f"/table/{table.table}")
    last = page.get_by_role("region", name="End of Age III: your conflicts")
    expect(last.locator("[data-fight]")).to_have_count(2)
    won, lost = (last.get_by_text(re.compile(words)).count() for words in ("you win", " wins"))
    told = page.get_by_role("row", name=re.compile(r"\d : \d")).locator("td:last-child").all_inner_texts()
    assert (won, lost) == (sum("won" in one for one in told), sum("lost" in one for one in told))
    page.get_by_role("radio", checked=False).first.check()
    expect(last).to_have_count(0)


LAST_TURNS = 16
"""How many turns of 7 Wonders are over, at least, when one of the last two begins."""


COUNTED = """window.counted = new Set();
new MutationObserver(() => {
  const counting = document.querySelector("[data-counting]");
  if (counting) counted.add(counting.dataset.counting);
}).observe(document, { attributes: true, childList: true, subtree: true });"""
"""Notes every step of the counting: on a busy machine it may be over before the test looks."""


def end_game(page: Page, server: Started) -> None:
    """Play the last turns of a game in the browser."""
    page.add_init_script(COUNTED)
    table = played(server, LAST_TURNS, players=3, name="Tereza", bots=BOTS)
    seat(page.context, table, textView=True)
    page.goto(f"/table/{table.table}")
    play_to_the_end(page)


@pytest.mark.parametrize("skip", ["button", "key", "tap", "nothing"])
def test_the_score_is_counted_category_by_category_unless_somebody_has_seen_enough(
    page: Page, server: Started, skip: str
) -> None:
    page.emulate_media(reduced_motion="no-preference")
    end_game(page, server)
    counting = page.locator("[data-counting]")
    page.wait_for_function("() => counted.size > 0")
    result = page.get_by_role("heading", level=2).first
    expect(result).to_have_text(re.compile("with [0-9]+ points"))  # a screen reader hears it at once
    expect(result).to_be_focused()
    match skip:
        case "button" if counting.count():
            page.get_by_role("button", name="Skip the counting").dispatch_event("click")
        case "key":
            page.keyboard.press("Shift")
        case "tap":
            page.get_by_role("region", name="The score").click()
    expect(counting).to_have_count(0)
    if skip == "nothing":
        assert page.evaluate("[...counted]") == [str(row) for row in range(7)]
    *rows, totals = points_of(page)
    assert [sum(column) for column in zip(*rows, strict=True)] == totals
    page.get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="Back to the score").click()
    expect(result).to_be_visible()
    expect(counting).to_have_count(0)


FLOWN = """() => {
  window.flown = {};
  const look = () => {
    const version = document.querySelector("[data-table]")?.dataset.version;
    const flying = document.querySelectorAll("[data-flight]").length;
    if (version) flown[version] = Math.max(flown[version] ?? 0, flying);
    if (document.querySelector("[data-table]")) requestAnimationFrame(look);
  };
  look();
}"""
"""Looks at every frame until the score is there: how much flew at once after each change of the table."""


def test_the_last_turn_is_seen_before_its_score(page: Page, server: Started) -> None:
    table = played(server, LAST_TURNS, players=3, name="Tereza", bots=BOTS)
    seat(page.context, table, botSpeed="normal")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/table/{table.table}")
    while not is_over(page):
        page.evaluate(FLOWN)
        choose_by_mouse(page)
    flown = page.evaluate("Object.entries(flown)")
    assert max(flown, key=lambda one: int(one[0]))[1] > 0
    expect(page.get_by_role("region", name="The score")).to_be_visible()


def test_nothing_is_counted_where_nothing_may_move(page: Page, server: Started) -> None:
    end_game(page, server)
    points_of(page)
    assert page.evaluate("counted.size") == 0


BROKEN = r"""() => [...document.querySelectorAll("[role=region] thead b")].flatMap((name) => {
  const [text, range] = [name.firstChild, document.createRange()];
  return [...text.data.matchAll(/\S+/g)].filter((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(String);
})"""
"""The words of names that take more than one line."""


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_the_own_points_stay_in_sight_among_seven_and_names_are_whole(page: Page, ended: Ended, game: str) -> None:
    table = ended(game, 7)
    seat(page.context, table, game=game)
    page.goto(f"/table/{table.table}")
    sheet = page.get_by_role("region", name="The score")
    mine = sheet.get_by_role("columnheader", name="Tereza")
    for width, height in ((1280, 720), (390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        sheet.evaluate("one => one.scrollTo(one.scrollWidth, 0)")
        at, seen = mine.bounding_box(), sheet.bounding_box()
        assert at
        assert seen
        assert seen["x"] <= at["x"]
        assert at["x"] + at["width"] <= seen["x"] + seen["width"]
        assert mine.evaluate(
            "one => { one.scrollIntoView({ block: 'center', inline: 'nearest' });"
            " const box = one.getBoundingClientRect();"
            " return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) }"
        ), "nothing covers it"
        assert page.evaluate(BROKEN) == []
    assert_accessible(page)


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_the_sheet_of_seven_fits_a_low_screen_and_no_button_lies_over_the_wonder(
    page: Page, ended: Ended, game: str
) -> None:
    table = ended(game, 7)
    seat(page.context, table, game=game)
    page.goto(f"/table/{table.table}")
    totals = page.get_by_role("region", name="The score").get_by_role("row", name="Total")
    wonder = page.locator("[data-part=winner] svg")
    for width, height in ((1280, 720), (1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        if width > 1000:  # a phone is scrolled
            page.wait_for_function(ABOVE_THE_EDGE, arg=totals.element_handle())
        picture = wonder.bounding_box()
        assert picture
        for act in page.locator("[data-part=acts] :is(a, button)").all():
            box = act.bounding_box()
            assert box
            beside = box["x"] >= picture["x"] + picture["width"] or box["x"] + box["width"] <= picture["x"]
            assert beside or box["y"] >= picture["y"] + picture["height"], (width, act.inner_text())


def test_a_rematch_against_bots_keeps_the_seat_and_begins_at_once(page: Page, server: Started) -> None:
    table = played(server, players=3, name="Tereza", bots=BOTS)
    seat(page.context, table)
    page.goto(f"/table/{table.table}")
    expect(page.get_by_role("status").filter(has_text="it begins at once")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page).to_have_title(MY_MOVE)
    assert table.table not in page.url
    page.go_back()
    page.get_by_role("button", name="Go to the new table").click()
    expect(page).to_have_title(MY_MOVE)


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_a_rematch_keeps_the_seat_also_from_the_table(page: Page, server: Started, game: str) -> None:
    table = played(server, game=game, players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    seat(page.context, table, game=game)
    page.goto(f"/table/{table.table}")
    page.get_by_role("button", name="See the table").click()
    expect(page.get_by_role("status").filter(has_text="it begins at once")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page).to_have_title(MY_MOVE)
    assert table.table not in page.url


def test_whoever_watches_sees_the_score_and_no_rematch_to_ask_for(page: Page, ended: Ended) -> None:
    table = ended("seven", 2)
    page.goto(f"/table/{table.table}")
    points_of(page)
    expect(page.get_by_text("it cannot win")).to_be_visible()  # the Free City
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
