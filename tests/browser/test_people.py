"""Time and people at a table: late, away, asleep, gone, played for, back; what they agree on; who watches."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from mirabilia.server.wire.bodies import Joined
from mirabilia.server.wire.protocol import GameName
from tests.kit.browser.visits import opened, seat
from tests.kit.server.running import Started

Visit = Callable[..., Page]
BACK = re.compile("^I.m back$")
TWO_MINUTES = re.compile(r"^(2:00|1:[345]\d)$")
"""A clock of two minutes, even if it is read a little late."""


@pytest.fixture
def visit(browser: Browser, server: Started) -> Iterator[Visit]:
    """Return a function that brings a person to a table, on a device of their own."""
    contexts = []

    def come(table: Joined, name: str, *seats: Joined) -> Page:
        context = browser.new_context(base_url=server.url, locale="en")
        contexts.append(context)
        seat(context, *seats, name=name, textView=True)
        page = context.new_page()
        page.goto(f"/table/{table.table}")
        return page

    yield come
    for context in contexts:
        context.close()


def press(page: Page, *names: str | re.Pattern[str]) -> None:
    """Press one button after another."""
    for name in names:
        page.get_by_role("button", name=name).first.click()


def begun(visit: Visit, server: Started, **terms: object) -> tuple[Joined, Page, Page]:
    """Return a table where Tereza, its host, and Livia play with a bot, and their pages."""
    table = opened(server, name="Tereza", players=3, bots=(None, None, "apprentice"), **terms)
    host, friend = visit(table, "Tereza", table), visit(table, "Livia")
    press(friend, "Take this seat")
    press(host, "Start the game")
    expect(friend.get_by_role("button", name="People")).to_be_visible()
    return table, host, friend


def played_for(visit: Visit, server: Started) -> tuple[Joined, Page, Page, Page]:
    """Return a table where Bruno plays for Livia, who has stepped away, and the pages of Tereza, Livia and Bruno."""
    table, host, friend = begun(visit, server, when_away="wait")
    press(friend, "Table menu", "Step away for a while")
    expect(friend.get_by_text("everyone waits for you")).to_be_visible()
    press(host, "Livia: Let someone else play")
    guest = visit(table, "Bruno")
    press(guest, "Play for Livia until they return")
    expect(guest.get_by_text("You play for Livia until they return.")).to_be_visible()
    return table, host, friend, guest


def test_who_is_late_once_is_told_and_chooses_again(visit: Visit, server: Started) -> None:
    table = opened(server, name="Tereza", players=3, bots=(None, "apprentice", "apprentice"), clock=5, reserve=5)
    page = visit(table, "Tereza", table)
    press(page, "Start the game")
    timer = page.get_by_role("timer")
    expect(timer).to_contain_text("Reserve")
    told = page.get_by_text("a bot chose for you this once")
    expect(told).to_be_visible()
    page.locator("[data-part=question] [data-option]").first.click()
    expect(told).to_have_count(0)
    press(page, "Chat")
    expect(page.get_by_role("log", name="Messages")).to_contain_text("Tereza was late")


def test_a_table_without_people_waits_until_one_is_back(visit: Visit, server: Started) -> None:
    _, host, friend = begun(visit, server, clock=600)
    press(friend, "Table menu", "Step away for a while")
    expect(friend.get_by_text("You are away: a bot plays for you.")).to_be_visible()
    expect(host.get_by_role("heading", name="Livia (away: a bot decides)")).to_be_visible()
    press(host, "Table menu", "Step away for a while")
    for page in (host, friend):
        expect(page.get_by_text("Everyone is away, so the table waits.")).to_be_visible()
    press(friend, BACK)
    expect(friend.get_by_role("button", name=BACK)).to_have_count(0)
    expect(host.get_by_text("You are away: a bot plays for you.")).to_be_visible()
    host.locator("[data-part=question] [data-option]").first.click()  # to choose says the same
    expect(host.get_by_role("button", name=BACK)).to_have_count(0)
    expect(friend.get_by_role("list", name="Beside the game")).to_contain_text("Livia is back.")


def test_somebody_plays_for_a_friend_until_she_returns(visit: Visit, server: Started) -> None:
    _, host, friend, guest = played_for(visit, server)
    expect(host.get_by_role("heading", name="Bruno (plays for Livia)")).to_be_visible()
    expect(friend.get_by_text("Bruno plays for you.")).to_be_visible()
    press(friend, "Take the seat back")
    expect(guest.get_by_text("Livia is back: thank you for playing!")).to_be_visible()
    press(guest, "OK")
    expect(guest.get_by_text("watching", exact=True)).to_be_visible()
    friend.locator("[data-part=question] [data-option]").first.click()
    expect(friend.get_by_text("You can take it back")).to_be_visible()


def test_people_agree_upon_time(visit: Visit, server: Started) -> None:
    _, host, friend = begun(visit, server, clock=600)
    press(friend, "People")
    friend.get_by_role("button", name="More time").click()
    expect(host.get_by_role("button", name="People, 1 question for you")).to_be_visible()
    press(friend, "Take back: more time")
    expect(host.get_by_text("Suggested by Livia")).to_have_count(0)
    press(friend, "People")  # which closed when something beside it was pressed
    friend.get_by_role("button", name="Pause", exact=True).click()
    press(host, "Agree: a pause")
    expect(friend.get_by_text("The table is paused.")).to_be_visible()
    expect(friend.locator("header").first).to_contain_text("Paused")
    expect(friend.get_by_text("your move")).to_have_count(0)
    press(host, "Resume")
    expect(friend.get_by_role("status").get_by_text("Tereza ended the pause.")).to_be_visible()
    expect(host.get_by_role("status").get_by_text("Tereza ended the pause.")).to_have_count(0)
    expect(friend.get_by_role("button", name="Chat, 2 new messages")).to_be_visible()
    press(host, "People")
    host.get_by_label("Clock").select_option("120")
    press(host, "Set this clock")
    press(friend, re.compile("^Agree: a clock of 2 minutes"))
    expect(friend.get_by_role("timer")).to_have_text(TWO_MINUTES)


def test_who_watches_is_counted_and_named_if_they_like(visit: Visit, server: Started) -> None:
    table, host, _ = begun(visit, server)
    spectator = visit(table, "Eva")
    press(host, "People")
    expect(host.get_by_text("1 person is watching.")).to_be_visible()
    press(spectator, "People")
    spectator.get_by_label("Show my name as a spectator").check()
    expect(host.get_by_text("Among them: Eva")).to_be_visible()
    spectator.close()
    expect(host.get_by_text("Nobody is watching.")).to_be_visible()


def test_a_table_can_be_for_its_players_only(visit: Visit, server: Started) -> None:
    table, _, _ = begun(visit, server, spectators=False)
    expect(visit(table, "Eva").get_by_text("Only the players see the game.")).to_be_visible()


OPTION = "[data-part=question] [data-option]:enabled"


def test_who_is_late_three_times_is_away_and_comes_back_into_the_game(visit: Visit, server: Started) -> None:
    _, host, friend = begun(visit, server, clock=5)
    away = friend.get_by_text("You are away: a bot plays for you.")
    chosen = host.get_by_text("You can take it back")
    while not away.is_visible():  # three clocks
        if not chosen.is_visible():
            host.locator(OPTION).first.click()
        friend.wait_for_timeout(100)
    expect(host.get_by_role("heading", name="Livia (away: a bot decides)")).to_be_visible()
    press(friend, "Chat")
    expect(friend.get_by_role("log", name="Messages").get_by_text("Livia was late")).to_have_count(3)
    friend.keyboard.press("Escape")
    press(friend, BACK)
    host.locator(OPTION).first.click()
    friend.locator(OPTION).first.click()
    expect(friend.get_by_text("You can take it back")).to_be_visible()
    expect(host.get_by_role("heading", name="Livia (away")).to_have_count(0)


@pytest.mark.parametrize(("game", "asked"), [("seven", "Your move"), ("architects", "Your move")])
def test_a_paused_table_asks_nobody_to_move(page: Page, server: Started, game: GameName, asked: str) -> None:
    table = opened(server, game=game, name="Tereza", players=3, bots=(None, "apprentice", "apprentice"))
    seat(page.context, table, game=game, motion="none")
    page.goto(f"/table/{table.table}")
    press(page, "Start the game")
    bar = page.locator("header").first
    expect(bar).to_contain_text(asked)
    press(page, "People", "Pause")
    page.keyboard.press("Escape")
    expect(bar).to_contain_text("Paused")
    expect(bar).not_to_contain_text(asked)
    expect(page.get_by_text("Pick a card")).to_have_count(0)
    press(page, "Resume")
    expect(bar).to_contain_text(asked)


def test_a_closed_tab_is_noticed_and_the_link_leads_back_to_the_seat(visit: Visit, server: Started) -> None:
    table, host, friend = begun(visit, server)
    context = friend.context
    press(host, "People")
    friend.close()
    expect(host.get_by_text("gone since").first).to_be_visible()
    again = context.new_page()
    again.goto(f"/table/{table.table}")
    expect(host.get_by_text("gone since")).to_have_count(0)
    again.locator(OPTION).first.click()
    expect(again.get_by_text("You can take it back")).to_be_visible()


def test_when_the_host_is_gone_the_others_play_on_and_the_host_comes_back(visit: Visit, server: Started) -> None:
    table, host, friend = begun(visit, server, clock=5, away_after=1, when_away="wait")
    context = host.context
    host.close()
    friend.locator(OPTION).first.click()
    press(friend, "Tereza: Let a bot play")  # in the host's place
    friend.locator(OPTION).first.click()
    expect(friend.get_by_role("heading", name="Tereza (away: a bot decides)")).to_be_visible()
    again = context.new_page()
    again.goto(f"/table/{table.table}")
    press(again, BACK)
    again.locator(OPTION).first.click()
    expect(friend.get_by_role("heading", name="Tereza (away")).to_have_count(0)
    expect(friend.get_by_role("list", name="Beside the game")).to_contain_text("Tereza is back.")


def test_the_front_page_says_whom_a_table_waits_for(visit: Visit, server: Started) -> None:
    table, host, friend, guest = played_for(visit, server)
    for page, words, moves in ((guest, "your move", 1), (friend, "you are away", 0)):
        page.goto("/")
        expect(row_of(page, table)).to_contain_text(words)
        expect(page).to_have_title(re.compile(r"^\(1\) " if moves else r"^[^(]"))
    friend.goto(f"/table/{table.table}")
    press(friend, "Take the seat back")
    expect(friend.get_by_role("button", name="Take the seat back")).to_have_count(0)
    guest.reload()
    expect(row_of(guest, table)).to_contain_text("waiting for")
    expect(guest).to_have_title(re.compile(r"^[^(]"))
    for page in (friend, host):
        press(page, "Table menu", "Step away for a while")
    expect(host.get_by_text("Everyone is away, so the table waits.")).to_be_visible()
    friend.goto("/")
    expect(row_of(friend, table)).to_contain_text("waiting for you")


def row_of(page: Page, table: Joined) -> Locator:
    """Return a table's row in the list of a person's tables."""
    rows = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    return rows.filter(has=page.locator(f'a[href="/table/{table.table}"]'))
