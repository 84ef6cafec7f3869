"""Tables that call their people back, a client that can be installed, and what it shows without a connection."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from urllib.parse import unquote
from uuid import uuid4

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.bodies import Joined
from mirabilia.text import say
from tests.kit.browser.accessible import assert_accessible
from tests.kit.browser.complaints import complaints_of
from tests.kit.browser.visits import in_thread, opened, played, seat
from tests.kit.languages import ANOTHER
from tests.kit.server.running import Started

HIDE = """
window.hide = (isHidden) => {
  const state = isHidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
"""A browser without a window never hides a page; to the page this looks the same."""
NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = "PERMISSION";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, options) { Object.assign(this, { title, ...options, isOpen: true }); window.notices.push(this); }
  close() { this.isOpen = false; }
};
"""
"""Notifications that a test can look at; only the browser itself sees the real ones."""
AT_ONCE = 12_000
"""Milliseconds, fewer than until a connection is tried: then the page would find everything out on its own."""
ICON = "document.querySelector('link[rel=icon]').href"
ACTIVE = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
SHOWN = "window.notices.map(({ title, tag, isOpen }) => [title, tag, isOpen])"


@contextmanager
def device(browser: Browser, server: Started, *places: Joined, **options: Any) -> Iterator[BrowserContext]:
    """Open a device with some seats, whose pages can be hidden."""
    settings = options.pop("settings", {})
    context = browser.new_context(base_url=server.url, locale="en", **options)
    seat(context, *places, motion="none", **settings)
    context.add_init_script(HIDE)
    yield context
    context.close()


def two_people(server: Started) -> tuple[Joined, Joined]:
    """Open a table for two people and a bot, and begin."""

    async def begun() -> list[Joined]:
        people = await server.full_table(people=2, name="Tereza")
        async with server.client() as client:
            await client.watch(people[0].table, people[0].token)
            await client.start(people[0].table)
        return people

    first, second = in_thread(begun())
    return first, second


def choose_for(server: Started, *places: Joined) -> None:
    """Let seats of a table choose, on other devices; a seat's commands need other ids there too."""

    async def chosen() -> None:
        for place in places:
            async with server.client() as client:
                seen = await client.watch(place.table, place.token)
                assert seen.sight is not None
                move = msgspec.Raw(msgspec.json.encode(seen.sight.decisions[0].options[0].move))
                choose = partial(wire.Choose, table=place.table, turn=seen.turn, city=place.seat, move=move)
                await client.send(choose(id=uuid4().hex))
                await client.expect(wire.Ack)

    in_thread(chosen())


def test_title_and_icon_count_the_table_that_waits(browser: Browser, server: Started) -> None:
    first, second = two_people(server)
    with device(browser, server, first) as context:
        page = context.new_page()
        complaints = complaints_of(page)
        page.goto(f"/table/{first.table}")
        expect(page).to_have_title(f"(1) Your move · 7 Wonders, table {first.table} · Mirabilia")
        assert ">1</text>" in unquote(page.evaluate(ICON))
        page.get_by_role("link", name="Mirabilia").first.click()
        expect(page).to_have_title("(1) Your move · Mirabilia")  # by the list of the person's tables
        page.go_back()
        page.evaluate("hide(true)")
        choose_for(server, first)
        expect(page).to_have_title(f"7 Wonders, table {first.table} · Mirabilia")
        assert page.evaluate(ICON).endswith(".svg")
        choose_for(server, second)
        expect(page).to_have_title(f"(1) Your move · 7 Wonders, table {first.table} · Mirabilia")
        assert complaints == []


def test_whoever_looks_elsewhere_gets_one_notification_for_each_turn(browser: Browser, server: Started) -> None:
    first, second = two_people(server)
    with device(browser, server, first, settings={"calls": "yes"}) as context:
        context.add_init_script(NOTICES.replace("PERMISSION", "granted"))
        page = context.new_page()
        page.goto(f"/table/{first.table}")
        expect(page).to_have_title(f"(1) Your move · 7 Wonders, table {first.table} · Mirabilia")
        assert page.evaluate(SHOWN) == [], "nobody is called to a table they are looking at"
        page.evaluate("hide(true)")
        tag = f"table-{first.table}"
        for number in range(2):
            choose_for(server, first, second)
            page.wait_for_function("(count) => window.notices.length === count", arg=number + 1)
        assert page.evaluate(SHOWN) == [["Your move", tag, False], ["Your move", tag, True]]
        page.evaluate("hide(false)")
        page.wait_for_function("window.notices.every(({ isOpen }) => !isOpen)")


@pytest.mark.parametrize("calls", ["unasked", "no"])
def test_nobody_is_called_who_did_not_want_it(browser: Browser, server: Started, calls: str) -> None:
    first, second = two_people(server)
    with device(browser, server, first, settings={"calls": calls}) as context:
        context.add_init_script(NOTICES.replace("PERMISSION", "granted"))
        page = context.new_page()
        page.goto(f"/table/{first.table}")
        expect(page).to_have_title(f"(1) Your move · 7 Wonders, table {first.table} · Mirabilia")
        page.evaluate("hide(true)")
        choose_for(server, first)
        expect(page).to_have_title(f"7 Wonders, table {first.table} · Mirabilia")
        choose_for(server, second)
        expect(page).to_have_title(f"(1) Your move · 7 Wonders, table {first.table} · Mirabilia")
        assert page.evaluate(SHOWN) == []


def test_calls_are_switched_on_and_off_in_the_settings(browser: Browser, server: Started) -> None:
    with device(browser, server) as context:
        context.add_init_script(NOTICES.replace("PERMISSION", "default"))
        page = context.new_page()
        page.goto("/settings")
        switch = page.get_by_role("checkbox", name="Notify me when it is my move")
        expect(switch).not_to_be_checked()
        switch.check()
        assert page.evaluate("Notification.permission") == "granted"
        expect(switch).to_be_checked()
        assert_accessible(page)
        switch.uncheck()
        assert page.evaluate("JSON.parse(localStorage.getItem('mirabilia-settings')).calls") == "no"


POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""A public key: the curve's own base point."""
PUSH = """
PushManager.prototype.getSubscription = async () => window.subscription ?? null;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => (window.subscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/me",
  options: { applicationServerKey: applicationServerKey.buffer },
  toJSON: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/me", keys: { p256dh: "P256DH", auth: "AUTH" } }),
  unsubscribe: async () => { window.subscription = null; return true; },
});
""".replace("P256DH", POINT).replace("AUTH", "A" * 22)
"""A push service that need not be reached."""


def test_the_lobby_of_a_table_with_a_clock_asks_once(browser: Browser, server: Started) -> None:
    table = opened(server, name="Tereza", bots=(None, "apprentice", None), clock=86_400)
    with device(browser, server, table, service_workers="allow") as context:
        context.add_init_script(NOTICES.replace("PERMISSION", "default") + PUSH)
        page = context.new_page()
        said: list[Any] = []
        page.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(json.loads(frame))))
        page.goto(f"/table/{table.table}")
        page.evaluate(ACTIVE)
        calls = page.get_by_role("region", name="Notifications")
        expect(calls).to_contain_text("Shall we notify you")
        assert_accessible(page)
        calls.get_by_role("button", name="Notify me").click()
        expect(calls).to_contain_text("even if this page is closed")
        assert [message["language"] for message in said if message["do"] == "subscribe"] == ["en"]
        calls.get_by_role("button", name="Stop notifying me").click()
        expect(calls).to_contain_text("You are not notified")
        assert [message["do"] for message in said][-1] == "unsubscribe"


# Installed, and without a connection

KEPT = "caches.open('mirabilia-games').then((cache) => cache.keys()).then(({ length }) => length > 0)"
CONTROLLED = "navigator.serviceWorker.controller !== null"


@contextmanager
def installed(browser: Browser, server: Started, *places: Joined) -> Iterator[Page]:
    """Open a page whose service worker works."""
    with device(browser, server, *places, service_workers="allow") as context:
        page = context.new_page()
        page.goto("/")
        assert page.evaluate(ACTIVE) in ("activating", "activated")
        page.wait_for_function(CONTROLLED)
        yield page


def test_a_browser_may_install_the_client(browser: Browser, server: Started) -> None:
    with installed(browser, server) as page:
        address = page.locator("link[rel=manifest]").get_attribute("href")
        assert address is not None
        manifest = json.loads(page.request.get(address).text())
        assert {key: manifest[key] for key in ("name", "start_url", "display")} == {
            "name": "Mirabilia",
            "start_url": "/",
            "display": "standalone",
        }
        for icon in manifest["icons"]:
            image = page.evaluate(
                """async (address) => {
                  const bitmap = await createImageBitmap(await (await fetch(address)).blob());
                  return `${bitmap.width}x${bitmap.height}`;
                }""",
                icon["src"],
            )
            assert image == icon["sizes"]
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        problems = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []


def test_without_a_line_the_page_opens_and_says_what_works(browser: Browser, server: Started) -> None:
    with installed(browser, server) as page:
        page.context.set_offline(True)
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_have_text("Raise a wonder, card by card")
        expect(page.get_by_role("heading", name="No connection to the server")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert_accessible(page)
        page.get_by_role("link", name="Read the rules and look up every card").click()
        page.get_by_role("navigation", name="Games").get_by_role("link", name="7 Wonders", exact=True).click()
        page.get_by_role("searchbox").fill("stockade")
        expect(page.get_by_text("Stockade").first).to_be_visible()
        page.goto("/settings")
        expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
        page.get_by_label("Language").select_option(ANOTHER)
        expect(page.get_by_role("heading", level=1)).to_have_text(say("web-settings-title", ANOTHER))
        page.goto("/table/abcdef")
        expect(page.get_by_role("heading", level=2)).to_have_text(say("web-offline-title", ANOTHER))
        page.context.set_offline(False)
        page.goto("/")
        expect(page.locator("[data-part=offline] section")).to_have_count(0)


def test_a_finished_game_that_was_looked_at_can_be_looked_at_without_a_line(browser: Browser, server: Started) -> None:
    table = played(server, game="seven", players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    with installed(browser, server, table) as page:
        page.goto(f"/replay/{table.table}")
        page.get_by_role("button", name="Play", exact=True).wait_for()
        page.wait_for_function(KEPT)
        page.context.set_offline(True)
        page.goto("/")
        page.get_by_role("link", name="7 Wonders · Tereza").click()
        page.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_table_goes_on_when_the_network_is_back(browser: Browser, server: Started) -> None:
    table = opened(server, game="seven", players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    with device(browser, server, table) as context:
        page = context.new_page()
        page.goto(f"/table/{table.table}")
        page.get_by_role("button", name="Start the game").click()
        page.locator("[data-part=hand] button[data-verb]").first.wait_for()
        page.evaluate("window.isSamePage = true")
        context.set_offline(True)
        expect(page.get_by_text("No network.")).to_be_visible(timeout=AT_ONCE)
        expect(page.get_by_text("Slow connection")).to_have_count(0)
        choose_for(server, table)  # on another device
        context.set_offline(False)
        expect(page.locator("[data-part=turns]")).to_have_attribute("aria-label", "turn 2 of 6")
        assert page.evaluate("window.isSamePage")


@pytest.mark.parametrize(
    ("game", "is_text"),
    [
        ("seven", False),
        ("architects", True),
        pytest.param("seven", True, marks=pytest.mark.slow),
        pytest.param("architects", False, marks=pytest.mark.slow),
    ],
)
def test_a_choice_without_a_network_is_shown_until_it_is_sent(
    browser: Browser, server: Started, game: wire.GameName, is_text: bool
) -> None:
    table = opened(server, game=game, players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    with device(browser, server, table, settings={"textView": is_text, "game": game}) as context:
        page = context.new_page()
        page.goto(f"/table/{table.table}")
        page.get_by_role("button", name="Start the game").click()
        option = page.locator("[data-option]:enabled, [data-part=hand] button[data-verb]:enabled").first
        option.wait_for()
        context.set_offline(True)
        option.click()
        if game == "seven" and not is_text:
            page.keyboard.press("Enter")
        sent = page.get_by_text(re.compile(r"Chosen: .+\. It is being sent\."))
        expect(sent).to_be_visible()
        expect(page.get_by_text("Your move")).to_have_count(0)
        context.set_offline(False)
        expect(sent).to_have_count(0)


class Deaf:
    """A page's connection to its server, which can die without saying so."""

    def __init__(self, page: Page) -> None:
        self.is_dead = False
        page.route_web_socket(re.compile(r"/ws(\?|$)"), self._hear)

    def _hear(self, line: WebSocketRoute) -> None:
        server, was_dead = line.connect_to_server(), self.is_dead

        def pass_on(to: WebSocketRoute, message: str | bytes) -> None:
            if was_dead or not self.is_dead:
                to.send(message)

        line.on_message(lambda message: pass_on(server, message))
        server.on_message(lambda message: pass_on(line, message))


def test_a_page_that_slept_for_an_hour_goes_on_at_once_without_a_reload(browser: Browser, server: Started) -> None:
    table = opened(server, game="seven", players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    with device(browser, server, table) as context:
        page = context.new_page()
        line = Deaf(page)
        page.goto(f"/table/{table.table}")
        page.get_by_role("button", name="Start the game").click()
        page.locator("[data-part=hand] button[data-verb]").first.wait_for()
        page.evaluate("window.isSamePage = true")
        page.evaluate("hide(true)")
        line.is_dead = True
        choose_for(server, table)
        session = context.new_cdp_session(page)
        session.send("Page.setWebLifecycleState", {"state": "frozen"})
        session.send("Page.setWebLifecycleState", {"state": "active"})
        page.evaluate("{ const now = Date.now; Date.now = () => now() + 3_600_000; }")
        page.evaluate("hide(false)")
        expect(page.locator("[data-part=turns]")).to_have_attribute("aria-label", "turn 2 of 6", timeout=AT_ONCE)
        assert page.evaluate("window.isSamePage")
