"""A person's seats: all of them listed, taken to another device in mid-game, and brought back when they are lost."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from mirabilia.text import say
from tests.browser.moments import is_over, turn_of
from tests.kit.browser.complaints import complaints_of
from tests.kit.browser.fonts import longest
from tests.kit.browser.visits import opened, played, seat
from tests.kit.browser.whole import faults_at
from tests.kit.server.bot_games import Shelf, laid, reached
from tests.kit.server.running import Started, started

PHONE, LAPTOP = (390, 844), (1440, 900)
BOTS = (None, "apprentice", "apprentice")
TABLES = 12
"""More than a front page used to ask for."""


@contextmanager
def device(browser: Browser, server: Started, size: tuple[int, int] = LAPTOP) -> Iterator[Page]:
    """Open a page on a device of its own; nothing on it may complain, except about what the server has to refuse."""
    width, height = size
    context = browser.new_context(
        base_url=server.url, locale="en", viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    page = context.new_page()
    complaints = complaints_of(page)
    yield page
    context.close()
    assert [one for one in complaints if "401" not in one] == []


def decide(page: Page) -> str:
    """Sell the first card of the hand; return the turn that was decided."""
    turns = page.locator("[data-part=turns]")
    turn = turns.get_attribute("aria-label") or ""
    page.locator("[data-part=hand] button[data-verb]:enabled").first.wait_for()
    for key in ("1", "x", "Enter"):
        page.keyboard.press(key)
    expect(turns).not_to_have_attribute("aria-label", turn)
    return turn


def make_link(page: Page) -> str:
    """Make a link to another device on the page that is open."""
    page.get_by_role("button", name="Make a link for").click()
    link = page.get_by_label("One-time link", exact=True).input_value()
    expect(page.get_by_role("img", name="The one-time link as a QR code")).to_be_visible()
    return link


def test_a_phone_hands_its_seat_to_a_laptop_in_mid_game_and_both_decide(browser: Browser, server: Started) -> None:
    table = played(server, 2, name="Tereza", players=3, bots=BOTS)
    with device(browser, server, PHONE) as phone, device(browser, server) as laptop:
        seat(phone.context, table)
        phone.goto(f"/table/{table.table}")
        phone.get_by_role("button", name="Table menu").click()
        phone.get_by_role("link", name="Play on another device").click()
        link = make_link(phone)
        assert "#take=" in link
        expect(phone.get_by_role("timer")).to_contain_text(re.compile(r"1[45]:\d\d"))

        laptop.goto(link)
        expect(laptop).to_have_url(f"{server.url}/devices")  # the code is gone before anyone can read it
        expect(laptop.get_by_role("region", name="Play on here")).to_contain_text("7 Wonders with Apprentice")
        laptop.get_by_role("button", name="Take over").click()
        laptop.wait_for_url(f"**/table/{table.table}")
        first = decide(laptop)
        laptop.goto("/")
        expect(laptop.get_by_label("Your name")).to_have_value("Tereza")
        phone.goto(f"/table/{table.table}")
        second = decide(phone)
        assert first != second

        third = browser.new_context(locale="en").new_page()
        third.goto(link)
        third.get_by_role("button", name="Take over").click()
        expect(third.get_by_role("alert").filter(has_text="This link has been used")).to_be_visible()
        third.context.close()


def test_all_seats_move_to_a_device_that_has_some_and_are_forgotten_where_they_were(
    browser: Browser, server: Started
) -> None:
    here, there = (opened(server, name="Tereza", players=3) for _ in range(2))
    second = played(server, 1, name="Tereza", players=3, bots=BOTS)
    with device(browser, server, PHONE) as phone, device(browser, server) as laptop:
        seat(phone.context, here, second)
        seat(laptop.context, there)
        phone.goto("/")
        phone.get_by_role("link", name="Your seats on other devices").click()
        link = make_link(phone)
        laptop.goto("/devices")
        laptop.goto(link)  # a change after the # reloads nothing
        expect(laptop.get_by_text("handing 2 seats over")).to_be_visible()
        laptop.get_by_role("button", name="Take over").dblclick()
        expect(laptop.get_by_text("2 seats have arrived.")).to_be_visible()
        laptop.get_by_role("region", name="Play on here").get_by_role("link", name="My games").click()
        expect(laptop.get_by_role("region", name="Running tables").get_by_role("listitem")).to_have_count(3)

        phone.get_by_role("button", name="Forget these seats here").click()
        phone.get_by_role("button", name="They are there").click()
        expect(phone.get_by_text("This browser has forgotten the seats.")).to_be_visible()
        phone.goto("/mygames")
        expect(phone.get_by_role("heading", name="No game yet")).to_be_visible()


def test_a_link_whose_time_has_run_out_says_so(browser: Browser, server: Started) -> None:
    table = opened(server, name="Tereza", players=3)
    with device(browser, server) as page:
        seat(page.context, table)
        page.clock.install()
        page.goto("/devices")
        make_link(page)
        page.clock.fast_forward("16:00")
        expect(page.get_by_role("alert").filter(has_text="has expired")).to_be_visible()
        page.get_by_role("button", name="Make a new link").wait_for()


def test_a_recovery_code_brings_all_seats_back_after_the_browser_has_cleared_everything(
    browser: Browser, server: Started
) -> None:
    first = opened(server, name="Tereza", players=3)
    with device(browser, server) as page:
        page.goto("/")
        page.evaluate(
            "(seats) => localStorage.setItem('mirabilia-seats', JSON.stringify(seats))",
            [{"table": first.table, "seat": 0, "token": first.token, "name": "Tereza", "game": "seven", "at": 1}],
        )
        page.goto("/devices")
        page.get_by_role("button", name="Make a recovery code").click()
        groups = page.locator("[data-part=code] span")
        expect(groups).to_have_text([re.compile("^[0-9A-HJKMNP-TV-Z]{5}$")] * 5)
        code = "-".join(groups.all_inner_texts())
        expect(page.get_by_text("1 seat is kept under your code.")).to_be_visible()

        # A seat that is taken later is kept too, automatically.
        page.goto("/")
        offer = page.get_by_role("article", name="7 Wonders", exact=True)
        with page.expect_response("**/api/recovery"):
            offer.get_by_role("button", name="Invite friends with a link").click()

        page.evaluate("localStorage.clear()")
        page.goto("/")
        page.get_by_role("link", name="Get your seats from another device").click()
        have = page.get_by_role("region", name="I have a code")
        have.get_by_label("Recovery code").fill("not a code")
        have.get_by_role("button", name="Bring my seats back").click()
        expect(have.get_by_role("alert")).to_contain_text("25 letters and digits")
        have.get_by_label("Recovery code").fill("A" * 25)
        have.get_by_role("button", name="Bring my seats back").click()
        expect(have.get_by_role("alert")).to_contain_text("Nothing is kept under this code")
        have.get_by_label("Recovery code").fill(code.lower())
        have.get_by_role("button", name="Bring my seats back").click()
        expect(have.get_by_role("status")).to_have_text("2 seats have arrived.")
        have.get_by_role("link", name="My games").click()
        expect(page.get_by_role("region", name="Running tables").get_by_role("listitem")).to_have_count(2)


@pytest.mark.parametrize("press", ["mouse", "keyboard", "script"])
def test_play_now_pressed_twice_opens_one_table(browser: Browser, server: Started, press: str) -> None:
    with device(browser, server) as page:
        seat(page.context)
        page.goto("/")
        play = page.get_by_role("button", name="Play now").first
        if press == "mouse":
            play.dblclick()
        elif press == "keyboard":
            play.focus()
            for _ in range(2):
                page.keyboard.press("Enter")
        else:
            play.evaluate("(button) => [1, 2, 3].forEach(() => button.click())")
        page.wait_for_url("**/table/*")
        page.goto("/")
        expect(page.get_by_role("region", name="Your tables").get_by_role("listitem")).to_have_count(1)


def test_a_table_whose_answer_gets_lost_is_not_opened_twice(browser: Browser, server: Started) -> None:
    answers: list[int] = []

    def lose_first(route: Route) -> None:
        if route.request.method != "POST" or answers:
            route.continue_()
            return
        answers.append(route.fetch().status)  # the server has opened it
        route.fulfill(status=503, body="")  # but something in between says that it cannot

    context = browser.new_context(base_url=server.url, locale="en")
    page = context.new_page()
    page.route("**/api/tables", lose_first)
    page.goto("/")
    offer = page.get_by_role("article", name="7 Wonders", exact=True)
    offer.get_by_role("button", name="Invite friends with a link").click()
    page.wait_for_url("**/table/*")
    page.get_by_label("Show this table to everyone").check()
    page.get_by_text("Waiting for").first.wait_for()
    assert answers == [201]
    context.close()


def test_a_refused_start_is_told_with_a_way_to_the_table(browser: Browser, server: Started) -> None:
    with device(browser, server) as page:
        seat(page.context)
        page.route_web_socket(re.compile(r"/ws(\?|$)"), refuse_start)
        page.goto("/")
        offer = page.get_by_role("article", name="7 Wonders", exact=True)
        offer.get_by_role("button", name="Play now").click()
        expect(offer.get_by_role("alert")).to_contain_text("the game has not started")
        offer.get_by_role("link", name="Go to the table").click()
        page.wait_for_url("**/table/*")


def refuse_start(line: WebSocketRoute) -> None:
    """Let a connection answer a start as a server that refuses would."""
    server = line.connect_to_server()

    def hear(message: str | bytes) -> None:
        said = json.loads(message)
        if said.get("do") != "start":
            server.send(message)
            return
        refusal = {"kind": "refused", "id": said["id"], "table": said["table"], "code": "wrong-setup", "message": ""}
        line.send(json.dumps(refusal))

    line.on_message(hear)


def test_all_tables_are_listed_and_those_that_wait_for_me_come_first(browser: Browser, tmp_path: Path) -> None:
    shelf = Shelf()
    oldest = shelf.put(reached("seven", 3, turn_of(2, 2), clock=86_400))
    others = [shelf.put(laid("seven", 3, 1, free=1)) for _ in range(TABLES - 6)]
    ended = [shelf.put(reached("architects", 2, is_over)) for _ in range(5)]
    shelf.fill(tmp_path / "tables.sqlite")
    with (
        started(database=tmp_path / "tables.sqlite") as server,
        device(browser, server) as page,
        device(browser, server, PHONE) as phone,
    ):
        for one in (page, phone):
            seat(one.context, *ended, *others, oldest)
            one.goto("/")
            mine = one.get_by_role("region", name="Your tables")
            rows = mine.get_by_role("listitem")
            expect(rows).to_have_count(TABLES - len(ended))
            expect(rows.first).to_contain_text("your move")
            expect(rows.first).to_contain_text("time left: 24 hours")
            expect(rows.first.get_by_role("link")).to_have_attribute("href", f"/table/{oldest.table}")
            expect(one).to_have_title(re.compile(r"^\(1\) "))
            expect(mine.get_by_role("link", name="All my games and statistics")).to_be_visible()
        offers = (one.get_by_role("article").first.bounding_box() for one in (page, phone))
        lists = (one.get_by_role("region", name="Your tables").bounding_box() for one in (page, phone))
        before = [bool(own and offer and own["y"] < offer["y"]) for own, offer in zip(lists, offers, strict=True)]
        assert before == [True, True], "what waits comes before what is offered"


def test_whoever_signs_out_elsewhere_plays_on_here_alone(browser: Browser, server: Started) -> None:
    table = played(server, 1, name="Tereza", players=3, bots=BOTS)
    with device(browser, server) as mine, device(browser, server) as other:
        for page in (mine, other):
            seat(page.context, table)
        other.goto(f"/table/{table.table}")
        other.locator("[data-part=hand] button[data-verb]").first.wait_for()
        mine.goto("/devices")
        mine.get_by_role("button", name="Sign out everywhere else").click()
        expect(mine.get_by_text("Your seats are now valid in this browser only.")).to_be_visible()
        expect(other.locator("[data-part=hand] button[data-verb]")).to_have_count(0)
        mine.goto(f"/table/{table.table}")
        decide(mine)


def test_a_person_takes_all_games_and_has_everything_deleted(browser: Browser, server: Started) -> None:
    table = played(server, 1, name="Tereza", players=3, bots=BOTS)
    with device(browser, server) as page:
        seat(page.context, table)
        page.goto("/devices")
        with page.expect_download() as saving:
            page.get_by_role("button", name="Save all my games").click()
        saved = json.loads(Path(saving.value.path()).read_text())
        assert [(game["table"], game["name"]) for game in saved["games"]] == [(table.table, "Tereza")]
        page.get_by_role("button", name="Delete all my data").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete it all").click()
        expect(page.get_by_text("All your data has been deleted.")).to_be_visible()
        page.goto("/mygames")
        expect(page.get_by_role("heading", name="No game yet")).to_be_visible()
        page.goto(f"/table/{table.table}")
        expect(page.get_by_text("Tereza")).to_have_count(0)


def test_a_report_fits_a_small_screen_in_the_longest_language(browser: Browser, tmp_path: Path) -> None:
    language = longest("web-menu-report")
    with moderated(tmp_path) as server, device(browser, server) as page:
        table = played(server, 1, name="Tereza", players=3, bots=BOTS)
        seat(page.context, table, language=language)
        page.goto(f"/table/{table.table}")
        page.get_by_role("button", name=say("web-menu", language)).click()
        page.get_by_role("button", name=say("web-menu-report", language)).click()
        page.get_by_role("dialog", name=say("web-menu-report-title", language)).wait_for()
        assert faults_at(page, 360, 740, "dialog[open] button") == []


@contextmanager
def moderated(folder: Path) -> Iterator[Started]:
    """Start a server that has a moderator."""
    moderators = folder / "moderators"
    moderators.write_text("mia correct-horse-battery-staple")
    moderators.chmod(0o600)
    with started("--moderators", str(moderators)) as server:
        yield server


def test_somebody_is_reported_from_the_menu_of_the_table(browser: Browser, tmp_path: Path) -> None:
    with moderated(tmp_path) as server, device(browser, server) as page:
        table = played(server, 1, name="Tereza", players=3, bots=BOTS)
        seat(page.context, table)
        page.goto(f"/table/{table.table}")
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="Report someone").click()
        dialog = page.get_by_role("dialog", name="Report to the moderators")
        dialog.get_by_label("What is wrong?").select_option(label="someone’s name")
        dialog.get_by_label("In your own words, if you like").fill("Please have a look")
        dialog.get_by_role("button", name="Send").click()
        expect(dialog.get_by_text("The moderators will look into it.")).to_be_visible()
