"""People who share one device: seats for each of them, hands that only their owners see, and turns that pass it on."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.kit.browser.accessible import assert_accessible_in_themes_by_turns
from tests.kit.browser.visits import opened, seat
from tests.kit.server.running import Started

HAND_ON = "[data-hand-on]"
OPTIONS = "[data-option]:enabled"
TURNS = 3


def sit_together(page: Page, server: Started, game: str, players: int = 2) -> str:
    """Open a table for Ada, and seat Bob at it on the same device; return its id."""
    bots = (None, None, *("apprentice",) * (players - 2))
    table = opened(server, game=game, players=players, name="Ada", bots=bots)
    seat(page.context, table, name="Ada", game=game, motion="none")
    page.goto(f"/table/{table.table}")
    place = page.get_by_role("listitem").filter(has_text="Seat 2")
    place.get_by_role("button", name="Someone on this device").click()
    page.keyboard.type("Bob")
    page.keyboard.press("Enter")
    expect(place).to_contain_text("Bob")
    expect(place).to_contain_text("on this device")
    return table.table


def begin(page: Page) -> None:
    """Start the game, and wait until the device has to be passed on."""
    page.get_by_role("button", name="Start the game").click()
    page.locator(HAND_ON).wait_for()


def decide(page: Page, game: str) -> None:
    """Choose the first thing there is, for the person who holds the device."""
    page.locator(OPTIONS).first.wait_for()
    if game == "seven":
        page.keyboard.press("1")
        page.keyboard.press("x")
    else:
        page.keyboard.press("1")
    page.keyboard.press("Enter")


def hands_sent(page: Page) -> list[tuple[int | None, bool]]:
    """Return a list to which the seat of every view that arrives is added, and whether it has a hand."""
    sent: list[tuple[int | None, bool]] = []

    def hear(frame: str | bytes) -> None:
        sight: Any = json.loads(frame).get("sight")
        if sight and sight["view"]:
            sent.append((sight["view"]["seat"], bool(sight["view"].get("hand"))))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return sent


def test_two_people_play_7_wonders_on_one_device_and_see_only_their_own_hands(page: Page, server: Started) -> None:
    sent = hands_sent(page)
    sit_together(page, server, "seven", 3)
    begin(page)
    for turn in range(1, TURNS + 1):
        for name in ("Ada", "Bob"):
            panel = page.locator(HAND_ON)
            expect(panel.get_by_role("heading")).to_have_text(f"Hand the device to {name}")
            expect(page.locator("[data-preview]")).to_have_count(0)
            expect(page.get_by_text("thank you for playing")).to_have_count(0)  # no owner came back to a guest's seat
            sent.clear()
            take = panel.get_by_role("button", name=f"I am {name}")
            expect(take).to_be_focused()
            page.keyboard.press("Enter")
            decide(page, "seven")
            expect(panel).to_be_visible()
            assert {hand for hand, _ in sent} <= {0 if name == "Ada" else 1, None}
            assert not [hand for hand in sent if hand == (None, True)]
        expect(page.get_by_text(f"turn {turn + 1} of 6")).to_be_visible()


def test_two_people_play_architects_on_one_device_turn_by_turn(page: Page, server: Started) -> None:
    sit_together(page, server, "architects")
    begin(page)
    panel = page.locator(HAND_ON)
    told: list[str] = []
    while len(told) < TURNS:
        told.append(panel.get_by_role("heading").inner_text())
        panel.get_by_role("button", name="I am").click()
        expect(panel).to_have_count(0)
        while panel.count() == 0:  # whatever follows from a card is decided by the player who took it
            decide(page, "architects")
            page.locator(f"{HAND_ON}, {OPTIONS}").first.wait_for()
    assert told[0] != told[1]
    assert told[0] == told[2]


def test_a_hand_is_put_away_by_its_owner_and_never_shown_by_a_reload(page: Page, server: Started) -> None:
    sit_together(page, server, "seven", 3)
    begin(page)
    panel = page.locator(HAND_ON)
    panel.get_by_role("button", name="Show Bob’s side").click()
    page.locator(OPTIONS).first.wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Put my side away").click()
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="I am Ada").click()
    page.locator(OPTIONS).first.wait_for()
    page.reload()
    expect(panel.get_by_role("heading")).to_have_text("Hand the device to Ada")
    expect(page.locator("[data-preview]")).to_have_count(0)
    assert_accessible_in_themes_by_turns(page)


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_whoever_gives_up_a_seat_leaves_the_other_at_the_table(page: Page, server: Started, game: str) -> None:
    sit_together(page, server, game)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("you")


def test_everybody_on_a_device_adds_a_share_of_chance(page: Page, server: Started) -> None:
    infos: list[Any] = []

    def hear(frame: str | bytes) -> None:
        if info := json.loads(frame).get("info"):
            infos.append(info)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    sit_together(page, server, "seven", players=3)
    begin(page)
    told = {share["seat"]: share["share"] for share in infos[-1]["shares"]}
    assert set(told) == {0, 1}
    assert None not in told.values()


def test_a_link_hands_over_everybody_on_a_device(page: Page, server: Started, browser: Browser) -> None:
    table = sit_together(page, server, "seven", players=3)
    page.goto(f"/devices?table={table}")
    page.get_by_role("button", name="Make a link for").click()
    link = page.get_by_label("One-time link", exact=True).input_value()
    context = browser.new_context(base_url=server.url, locale="en", reduced_motion="reduce")
    other = context.new_page()
    other.goto(link)
    expect(other.get_by_text("handing 2 seats over")).to_be_visible()
    other.get_by_role("button", name="Take over").click()
    kept = "() => JSON.parse(localStorage.getItem('mirabilia-seats') ?? '[]')"
    other.wait_for_function(f"() => ({kept})().length")
    (mine,) = other.evaluate(kept)
    assert [mine["name"], *(person["name"] for person in mine["others"])] == ["Ada", "Bob"]
    context.close()
