"""Replays in the browser: finished games that the server finds in its store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mirabilia.server.tables import log
from mirabilia.server.wire.protocol import GameName
from tests.kit.browser.accessible import assert_accessible
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
    """Let tables be shown as text: pictures have tests of their own."""
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
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.get_by_role("heading", name="The hand of Gizah · Seat 1")).to_be_visible()
    page.get_by_label("Seen by").select_option("all")
    expect(page.get_by_role("heading", name="All hands")).to_be_visible()
    page.wait_for_url("**/replay/sevenover?step=7&eyes=all")
    page.get_by_label("Seen by").select_option("public")
    expect(page.get_by_role("heading", name="All hands")).to_have_count(0)
    page.get_by_label("Jump to").select_option("Age III, turn 1")
    expect(page.get_by_role("heading", name="Age III, turn 1 of 6")).to_be_visible()


def test_it_plays_by_itself_and_by_keys(page: Page) -> None:
    as_text(page)
    page.goto("/replay/architectsover")
    slider = page.get_by_role("slider")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    page.locator("body").click(position={"x": 5, "y": 400})
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")


def test_pictured_tables_show_a_step_without_anything_to_choose(page: Page) -> None:
    for game in ("seven", "architects"):
        page.goto(f"/replay/{game}over?step=3&eyes=0")
        expect(page.get_by_role("slider")).to_have_value("3")
        page.wait_for_load_state("networkidle")
        page.get_by_role("button", name="One step forward").click()
        expect(page.get_by_role("slider")).to_have_value("4")
        expect(page.locator(".question, .move, [data-option]")).to_have_count(0)
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
    page.wait_for_load_state("networkidle")  # what is left behind half loaded counts as a complaint
    page.goto("/replay/sevenplaying?eyes=2")
    expect(page.get_by_label("Seen by")).to_have_value("0")
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(2)


@pytest.mark.parametrize("width", [1280, 360])
def test_nothing_of_a_replay_is_wider_than_the_screen(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    as_text(page)
    page.goto("/replay/sevenover?step=12&eyes=all")
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
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert_accessible(page)


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_a_phone_has_the_band_in_reach_and_the_rest_on_demand(page: Page, game: GameName) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/replay/{game}many?step=15&eyes=0")
    expect(page.get_by_role("slider")).to_have_value("15")
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("slider")).to_have_value("16")
    expect(page.get_by_label("Seen by")).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert_accessible(page)
    page.get_by_label("Seen by").select_option("public")
    page.wait_for_url(f"**/replay/{game}many?step=16&eyes=public")
    expect(page.get_by_role("button", name="Copy a link to this moment")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Seen by")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
