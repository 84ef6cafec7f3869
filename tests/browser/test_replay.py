"""Replays in the browser: finished games that the server finds in its store."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from mirabilia.server.tables import log
from mirabilia.server.wire.protocol import GameName
from tests.kit.browser.accessible import assert_accessible, assert_accessible_in_themes_by_turns
from tests.kit.browser.visits import seat
from tests.kit.server.running import Started
from tests.kit.server.shelf import place_at, stocked
from tests.kit.server.table_play import begun, finished

SEEN_TURNS = 4


def running() -> list[log.Entry]:
    """Return the log of a game that is being played."""
    played = begun("seven", 3)
    while played.table.turn < SEEN_TURNS:
        city = played.table.waiting[0]
        played.choose(city, played.moves(city)[0])
    return played.entries


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Started]:
    """Start a server that has games already."""
    games = {
        "sevenover": finished("seven", 3).entries,
        "architectsover": finished("architects", 3).entries,
        "sevenmany": finished("seven", 7).entries,
        "architectsmany": finished("architects", 7).entries,
        "sevenplaying": running(),
    }
    path: Path = tmp_path_factory.mktemp("replay") / "tables.sqlite"
    with stocked(path, games) as running_server:
        yield running_server


def as_text(page: Page) -> None:
    """Show tables as text: pictures have tests of their own."""
    page.add_init_script("""localStorage.setItem("mirabilia-settings", '{"textView":true}')""")


@pytest.mark.parametrize(("game", "theme"), [("seven", "light"), ("architects", "dark")])
def test_a_finished_game_is_gone_through_step_by_step(page: Page, game: GameName, theme: str) -> None:
    as_text(page)
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the two
    page.goto(f"/replay/{game}over")
    slider = page.get_by_role("slider", name="Go to any step")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    expect(page.get_by_text("The cards are dealt.")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_attribute("aria-valuetext", f"Step 1 of {last}")
    page.wait_for_url(f"**/replay/{game}over?step=1&eyes=public")
    assert_accessible(page)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="The score")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(slider).to_have_attribute("aria-valuetext", f"Step {last - 1} of {last}")
    assert_accessible(page)


def test_a_link_leads_to_its_moment_through_the_same_eyes(page: Page) -> None:
    as_text(page)
    page.goto("/replay/sevenover?step=7&eyes=1")
    expect(page.get_by_role("heading", name="Age II, turn 2 of 6")).to_be_visible()
    expect(page.get_by_label("View as")).to_have_value("1")
    expect(page.get_by_role("heading", name="The hand of Giza · Seat 1")).to_be_visible()
    page.get_by_label("View as").select_option("all")
    expect(page.get_by_role("heading", name="All hands")).to_be_visible()
    page.wait_for_url("**/replay/sevenover?step=7&eyes=all")
    page.get_by_label("View as").select_option("public")
    expect(page.get_by_role("heading", name="All hands")).to_have_count(0)
    page.get_by_label("Jump to").select_option("Age III, turn 1")
    expect(page.get_by_role("heading", name="Age III, turn 1 of 6")).to_be_visible()


@pytest.mark.parametrize("focus", ["nothing", "a button that was clicked", "a button of the table"])
def test_it_plays_by_itself_and_by_keys_wherever_the_focus_is(page: Page, focus: str) -> None:
    page.goto("/replay/sevenover?step=2&eyes=0")
    slider = page.get_by_role("slider")
    page.get_by_label("Speed").select_option("4")
    match focus:
        case "nothing":
            page.evaluate("document.activeElement.blur()")
        case "a button that was clicked":
            page.get_by_role("button", name="One step forward").click()
        case _:
            page.get_by_role("button", name=re.compile("Dark|Light")).first.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    expect(slider).to_have_value("1")
    if focus != "a button of the table":  # there, the space bar presses the button
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(slider).not_to_have_value("1")
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Keys and help")
    expect(help_.get_by_text("One step forward")).to_be_visible()
    expect(help_.get_by_text("Build the card")).to_have_count(0)  # nothing can be done in the past


def test_keys_in_a_list_are_its_own(page: Page) -> None:
    as_text(page)
    page.goto("/replay/sevenover?step=2&eyes=0")
    expect(page.get_by_role("slider")).to_have_value("2")
    page.get_by_label("Speed").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Speed")).to_have_value("2")
    expect(page.get_by_role("slider")).to_have_value("2")


IS_WHOLE = """(told) => told.scrollWidth <= told.clientWidth && told.scrollHeight <= told.clientHeight
  && told.getBoundingClientRect().top >= document.querySelector("[data-table]").getBoundingClientRect().top"""
"""Whether all of a caption is seen."""

WATCH = """() => {
  const table = document.querySelector("[data-table]");
  window.faults = [];
  window.frames = 0;
  window.flying = 0;
  const look = () => {
    frames += 1;
    const now = document.querySelector("[data-table]");
    if (now !== table) faults.push("another table");
    for (const part of [now, ...(now?.querySelectorAll("[data-part=hand], [data-part=hand] > *") ?? [])]) {
      if (!part?.checkVisibility({ opacityProperty: true })) faults.push("something is not there");
      else if (Number(getComputedStyle(part).opacity) < 1) faults.push("something fades");
    }
    flying = Math.max(flying, document.querySelectorAll("[data-flight]").length);
    if (!window.isSeen) requestAnimationFrame(look);
  };
  look();
}"""
"""Looks at every frame from now on: whether the table stays, with all of its hand, and how many things fly at once."""
NEXT_FRAMES = (
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
)


@pytest.mark.parametrize(("game", "cards"), [("seven", 7 * 5), ("architects", 8)])
def test_no_frame_of_a_replay_is_blank_and_a_jump_shows_one_step(page: Page, game: GameName, cards: int) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/replay/{game}many?step=3&eyes=0")
    slider = page.get_by_role("slider")
    page.locator("[data-table]").wait_for()
    expect(page.get_by_label("Jump to").locator("option")).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    for name in ("One step forward", "One step forward", "One step back", "To the end", "To the beginning"):
        page.get_by_role("button", name=name).click()
        page.evaluate(NEXT_FRAMES)
    page.get_by_label("Jump to").select_option(index=11)
    page.evaluate(NEXT_FRAMES)
    for eyes in ("3", "all", "public", "0"):
        page.get_by_label("View as").select_option(eyes)
        page.wait_for_url(f"**eyes={eyes}")
        page.wait_for_load_state("networkidle")
        page.evaluate(NEXT_FRAMES)
    expect(slider).not_to_have_value("3")
    faults, frames, flying = page.evaluate("[[...new Set(faults)], frames, flying]")
    page.evaluate("window.isSeen = true")
    assert faults == []
    assert frames > 20
    assert 0 < flying <= cards, "a jump shows what happened last"


def test_a_hand_is_in_full_colour_with_what_was_done_with_it(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/replay/sevenmany?step=3&eyes=2")
    hand = page.locator("[data-part=hand]")
    played = hand.locator("[data-played]")
    expect(played).to_have_count(1)
    name = played.get_attribute("aria-label") or ""
    assert re.search("Built|Sold|Under the wonder", played.inner_text())
    grey = hand.locator("article").evaluate_all(
        "all => all.filter((one) => [...one.querySelectorAll('*')]"
        ".some((part) => getComputedStyle(part).filter.includes('grayscale'))).length"
    )
    assert grey == 0
    page.get_by_label("View as").select_option("all")
    hands = page.get_by_role("region", name="All hands")
    expect(hands.get_by_role("list")).to_have_count(7)
    expect(hands.locator("[data-played]")).to_have_count(7)
    expect(hands.get_by_role("list").nth(2).locator("li:has([data-played])")).to_contain_text(name)
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("slider")).to_have_value("2")
    assert_accessible_in_themes_by_turns(page)


def test_a_long_game_is_shown_before_all_of_it_has_come(page: Page) -> None:
    asked: list[str] = []
    held: list[Route] = []
    is_slow = True

    def answer(route: Route) -> None:
        asked.append(re.findall(r"first=(\d+)", route.request.url)[0])
        if is_slow and len(asked) > 1:
            held.append(route)
        else:
            route.continue_()

    page.route("**/steps?*", answer)
    page.goto("/replay/architectsmany?step=60&eyes=0")
    expect(page.get_by_role("slider")).to_have_value("60")
    assert asked[0] == "50"
    expect(page.locator("[data-table]")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_role("region", name="Replay controls")).to_contain_text("Loading")
    expect(page.locator("[data-table]")).to_be_visible()
    is_slow = False
    for route in held:
        route.continue_()
    expect(page.get_by_role("region", name="Replay controls")).not_to_contain_text("Loading")
    page.wait_for_load_state("networkidle")
    assert len(asked) == len(set(asked)), "nothing is asked for twice"


def test_pictured_tables_show_a_step_without_anything_to_choose(page: Page) -> None:
    for game in ("seven", "architects"):
        page.goto(f"/replay/{game}over?step=3&eyes=0")
        expect(page.get_by_role("slider")).to_have_value("3")
        page.wait_for_load_state("networkidle")
        page.get_by_role("button", name="One step forward").click()
        expect(page.get_by_role("slider")).to_have_value("4")
        expect(page.locator("[data-part=question], [data-move], [data-option]")).to_have_count(0)
        expect(page.get_by_text("Waiting for")).to_have_count(0)
        expect(page.get_by_role("button", name="Table menu")).to_have_count(0)
        page.wait_for_load_state("networkidle")


def test_a_running_game_shows_its_past_to_its_seat_and_nothing_of_others(page: Page) -> None:
    as_text(page)
    seat(page.context, place_at("sevenplaying"))
    page.goto("/table/sevenplaying")
    log_ = page.get_by_role("log")
    expect(log_).not_to_contain_text("Nothing has happened")
    assert log_.locator("p").count() >= SEEN_TURNS
    page.wait_for_load_state("networkidle")  # what is left half loaded counts as a complaint
    page.goto("/replay/sevenplaying?eyes=2")
    expect(page.get_by_label("View as")).to_have_value("0")
    expect(page.get_by_label("View as").locator("option")).to_have_count(2)


def test_nothing_of_a_replay_is_wider_than_the_screen(page: Page) -> None:
    as_text(page)
    page.goto("/replay/sevenover?step=12&eyes=all")
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 740})
        expect(page.get_by_role("slider")).to_have_value("12")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_the_pictured_table_and_its_band_fill_one_screen(page: Page, game: GameName) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/replay/{game}many?step=15&eyes=0")
    expect(page.get_by_role("slider")).to_have_value("15")
    expect(page.get_by_role("link", name="Mirabilia")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_text("Replay: 7 Wonders")).to_be_visible()
    band = page.get_by_role("region", name="Replay controls")
    for width, height in ((1440, 900), (1280, 720), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        tall, wide = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert (wide, tall) <= (width, height)
        box = band.bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
        assert box["height"] < 80
    assert_accessible_in_themes_by_turns(page)


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_a_phone_has_the_band_in_reach_and_the_rest_on_demand(page: Page, game: GameName) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/replay/{game}many?step=15&eyes=0")
    expect(page.get_by_role("slider")).to_have_value("15")
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("slider")).to_have_value("16")
    expect(page.get_by_label("View as")).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    assert_accessible_in_themes_by_turns(page)
    page.get_by_label("View as").select_option("public")
    page.wait_for_url(f"**/replay/{game}many?step=16&eyes=public")
    expect(page.get_by_role("button", name="Copy a link to this moment")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_label("View as")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("[data-part=told]").evaluate(IS_WHOLE)
    page.get_by_role("button", name="Keys and help").click()
    assert_accessible(page)
    page.get_by_role("dialog").get_by_role("link", name="Full rules and cards").click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/replay/{game}many?step=16&eyes=public")
