"""Everything around a table: setting it, sitting down, talking, pausing, leaving, coming back."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.accessible import assert_accessible
from tests.kit.browser.visits import opened, played, seat
from tests.kit.server.running import Started


@pytest.fixture
def friend(browser: Browser, server: Started) -> Iterator[Page]:
    """Open another person's page, on a device of their own."""
    context = browser.new_context(base_url=server.url, locale="en")
    seat(context, name="Livia", textView=True)
    yield context.new_page()
    context.close()


def open_menu(page: Page, entry: str) -> None:
    """Press something in the menu of a table."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name=entry).click()


def test_a_host_sets_the_table_and_a_stranger_joins_from_the_list(page: Page, friend: Page) -> None:
    seat(page.context, textView=True)
    page.goto("/")
    offer = page.get_by_role("article", name="7 Wonders", exact=True)
    offer.get_by_role("button", name="Fewer bots").click()
    offer.get_by_role("button", name="Invite friends with a link").click()
    first, second = (page.get_by_role("listitem").filter(has_text=f"Seat {number}") for number in (1, 2))
    second.get_by_role("button", name="Put a bot here").click()
    second.get_by_label("Seat 2: Level").select_option("builder")
    second.get_by_label("Seat 2: Style").select_option("science")
    expect(second.get_by_text("Builder fond of science", exact=True)).to_be_visible()
    first.get_by_label("Seat 1: Wonder").select_option("rhodos")
    expect(second.get_by_label("Seat 2: Wonder").locator("option[value=rhodos]")).to_be_disabled()
    first.get_by_label("Seat 1: Side").select_option("B")
    expect(first.get_by_text("Rhodes · side B")).to_be_visible()
    page.get_by_label("Clock").select_option("120")
    page.get_by_label("Time reserve").select_option("180")
    page.get_by_label("The reserve is for").select_option("age")
    page.get_by_label("Show this table to everyone").check()
    page.get_by_label("Allow hints").uncheck()
    expect(page.get_by_text("Waiting for 1 more player.")).to_be_visible()

    friend.goto("/")
    listed = friend.get_by_role("region", name="Open tables").get_by_role("link", name="7 Wonders")
    listed.and_(friend.locator(f'[href="{urlsplit(page.url).path}"]')).click()
    told = ("2 minutes per decision", "3 minutes for each age", "Everyone sees this table", "Hints are off")
    for words in (*told, "Rhodes · side B"):
        expect(friend.get_by_text(words)).to_be_visible()
    friend.get_by_role("button", name="Take this seat").click()
    expect(friend.get_by_text("Waiting for Tereza to start the game.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Rhodes · Tereza B")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^(2:00|1:[345]\d)$"))  # or a little later
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("button", name="Show a hint")).to_have_count(0)


def test_people_move_are_removed_and_leave_before_the_game(page: Page, friend: Page, server: Started) -> None:
    table = opened(server, name="Tereza", players=3)
    seat(page.context, table)
    page.goto(f"/table/{table.table}")
    page.get_by_role("button", name="Take this seat").nth(1).click()
    mine = page.get_by_role("listitem").filter(has_text="Seat 3")
    expect(mine.get_by_text("Tereza", exact=True)).to_be_visible()

    friend.goto("/")
    friend.get_by_label("Table link or code").fill(f"{server.url}/table/{table.table}/")
    friend.get_by_role("button", name="Join").click()
    friend.get_by_role("button", name="Take this seat").first.click()
    page.get_by_role("button", name="Remove Livia").click()
    expect(friend.get_by_role("button", name="Leave the table")).to_have_count(0)
    friend.get_by_role("button", name="Take this seat").first.click()
    friend.get_by_role("button", name="Leave the table").click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("Raise a wonder, card by card")
    expect(page.get_by_text("Waiting for 2 more players.")).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()
    friend.goto(f"/table/{table.table}")
    expect(friend.get_by_text("This table is closed.")).to_be_visible()


def test_a_host_adds_drops_and_rearranges_seats_and_people_talk_meanwhile(
    page: Page, friend: Page, server: Started
) -> None:
    table = opened(server, name="Tereza", players=3, bots=(None, None, "builder"), wonders="? rhodos")
    seat(page.context, table)
    page.goto(f"/table/{table.table}")
    friend.goto(f"/table/{table.table}")
    friend.get_by_role("button", name="Take this seat").click()
    places = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(places.nth(2)).to_contain_text("Takes what seems best now; you will win after a few games.")
    expect(friend.get_by_role("button", name="Add a seat")).to_have_count(0)

    page.get_by_role("button", name="Add a seat").click()
    expect(places).to_have_count(4)
    back = page.get_by_role("button", name="Seat 2: move one place back")
    back.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Livia is now in seat 3.")).to_be_visible()
    expect(places.nth(2)).to_contain_text("Livia")
    expect(places.nth(2)).to_contain_text("Rhodes")
    expect(page.get_by_role("button", name="Seat 3: move one place back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(places.nth(3)).to_contain_text("Livia")
    expect(
        page.get_by_role("button", name="Seat 4: move one place forward")
    ).to_be_focused()  # there is nothing behind it
    places.nth(3).locator("[draggable]").drag_to(places.nth(0))
    expect(places.nth(0)).to_contain_text("Livia")
    expect(places.nth(1)).to_contain_text("Tereza")
    places.nth(3).get_by_role("button", name="Remove this seat").click()
    expect(places).to_have_count(3)

    friend.get_by_label("Your message").fill("Am I first now?")
    friend.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Messages")).to_contain_text("Am I first now?")
    page.get_by_role("button", name="Start the game").click()
    expect(
        friend.get_by_role("heading", name="Rhodes · Livia")
    ).to_be_visible()  # her seat and its wonder are still hers


def test_a_host_has_the_link_and_the_chat_at_hand_and_fills_the_free_seats_by_keys(
    page: Page, friend: Page, server: Started
) -> None:
    table = opened(server, name="Tereza", players=4, bots=(None, "builder"))
    seat(page.context, table)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"/table/{table.table}")
    for name in ("Link to this table", "Your message"):
        expect(page.get_by_label(name)).to_be_in_viewport(ratio=1)
    friend.goto(f"/table/{table.table}")
    expect(friend.get_by_text("Take a seat to join the chat.")).to_be_in_viewport(ratio=1)

    levels = page.get_by_role("radiogroup", name="Level of the next bots")
    master = levels.get_by_role("radio", name="Master")
    expect(master).to_have_accessible_description("Thinks through many games; expect to lose at first.")
    assert_accessible(page)
    levels.get_by_role("radio", name="Strategist").focus()
    for _ in ("Scholar", "Master"):
        page.keyboard.press("ArrowDown")
    expect(master).to_be_checked()
    page.get_by_role("button", name="Fill with bots: Master").focus()
    page.keyboard.press("Enter")
    places = page.get_by_role("region", name="Seats").get_by_role("listitem")
    for number, bot in enumerate(("Builder", "Master", "Master"), start=1):
        expect(places.nth(number).get_by_role("strong")).to_have_text(bot)
    expect(page.get_by_role("button", name="Start the game")).to_be_focused()
    expect(page.get_by_role("button", name="Fill with bots")).to_have_count(0)
    expect(friend.get_by_text("Only players at this table can write.")).to_be_visible()

    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_label("Link to this table")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Your message").fill("Shall we?")
    page.keyboard.press("Enter")
    expect(friend.get_by_role("log", name="Messages")).to_contain_text("Shall we?")


def test_two_people_and_a_bot_play_through_refreshes_talk_pause_and_leave(page: Page, friend: Page) -> None:
    seat(page.context, textView=True)
    page.goto("/")
    offer = page.get_by_role("article", name="7 Wonders", exact=True)
    offer.get_by_role("button", name="Fewer bots").click()
    offer.get_by_role("button", name="Invite friends with a link").click()
    link = page.get_by_label("Link to this table").input_value()
    friend.goto(link)
    friend.get_by_role("button", name="Take this seat").first.click()
    bot = page.get_by_role("button", name="Put a bot here")
    expect(bot).to_have_count(1)  # the friend's seat is taken
    bot.click()
    page.get_by_role("button", name="Start the game").click()

    friend.locator("[data-part=question] [data-option]").first.click()
    expect(friend.get_by_text("You can take it back")).to_be_visible()
    friend.reload()  # in the middle of a turn
    expect(friend.get_by_text("You can take it back")).to_be_visible()
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("button", name="Hello!").click()
    expect(friend.get_by_role("status").get_by_text("Hello!")).to_be_visible()
    page.get_by_label("Your message").fill("Good luck, Livia")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Messages")).to_contain_text("Good luck, Livia")
    expect(friend.get_by_role("button", name="Chat, 2 new messages")).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="People").click()
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_text("You asked for: a pause.").first).to_be_visible()
    page.keyboard.press("Escape")
    friend.get_by_role("button", name="Agree: a pause").click()
    expect(page.get_by_text("The table is paused.")).to_be_visible()
    page.get_by_role("button", name="Resume").click()
    expect(friend.get_by_text("The table is paused.")).to_have_count(0)

    # Closing a tab does not leave the seat: a new one goes on where it was.
    again = friend.context.new_page()
    friend.close()
    again.goto(link)
    expect(again.get_by_text("You can take it back")).to_be_visible()
    open_menu(again, "Give up my seat")
    again.get_by_role("button", name="Stay").click()
    again.get_by_role("button", name="Give up my seat").click()
    again.get_by_role("dialog", name="Give up your seat?").get_by_role("button", name="Give up my seat").click()
    expect(again.get_by_role("heading", level=1)).to_have_text("Raise a wonder, card by card")
    expect(page.get_by_role("heading", name="Livia")).to_have_count(0)
    again.goto(link)
    expect(again.get_by_text("watching", exact=True)).to_be_visible()


def test_a_hint_is_said_in_words_and_a_watcher_gets_none(page: Page, friend: Page, server: Started) -> None:
    table = played(server, 2, name="Tereza", players=3, bots=(None, "apprentice", "apprentice"))
    seat(page.context, table, textView=True)
    page.goto(f"/table/{table.table}")
    open_menu(page, "Show a hint")
    expect(page.get_by_role("region", name="Hint")).to_be_visible(timeout=120_000)
    friend.goto(f"/table/{table.table}")
    friend.get_by_role("button", name="Table menu").click()
    expect(friend.get_by_role("button", name="What would a good bot do?")).to_have_count(0)
    expect(friend.get_by_role("button", name="Give up my seat")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.slow)])
def test_the_lobby_and_the_bar_are_for_everybody(page: Page, server: Started, theme: str) -> None:
    bots = (None, "master:science", "apprentice")
    table = opened(server, name="Tereza", players=4, bots=bots, wonders="gizah-A", clock=60)
    game = played(server, 1, name="Tereza", players=4, bots=(None, *("apprentice",) * 3))
    seat(page.context, table, game, textView=True, theme=theme)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/table/{table.table}")
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)
    page.goto(f"/table/{game.table}")
    for drawer in ("Chat", "People", "Table menu"):
        page.get_by_role("button", name=drawer).click()
        assert_accessible(page)
        page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for width in (1024, 1440):
        page.set_viewport_size({"width": width, "height": 768})
        page.goto(f"/table/{table.table}")
        expect(page.get_by_role("heading", name="Invite")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)
