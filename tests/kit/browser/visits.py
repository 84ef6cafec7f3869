"""Tables for a browser to visit: played by a client first, and opened as one of their seats."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Coroutine
from typing import Any

from playwright.sync_api import BrowserContext, Page, Request

from mirabilia.server.wire.bodies import Joined
from tests.kit.browser.complaints import complaints_of
from tests.kit.browser.measured import GO
from tests.kit.browser.whole import TWO_FRAMES
from tests.kit.server.running import Address

SENDING = re.compile("^Sending$|being sent")
"""What a table says, in English, while a choice is on its way."""
SEATS, SETTINGS = "mirabilia-seats", "mirabilia-settings"
"""Where the client keeps them."""
NOWHERE = "/nothing/at/all"
"""A place where the client shows nothing of anybody."""
ARRIVED = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (document.activeElement?.id === "main") document.activeElement.blur();
}"""
"""Until the place is there; the focus is where it would be if the client had been loaded there."""
BECOME = """({ seats, kept, key }) => {
  for (const other of Object.keys(localStorage)) if (other !== kept) localStorage.removeItem(other);
  sessionStorage.clear();
  localStorage.setItem(key, JSON.stringify(seats));
  document.adoptedStyleSheets = [];
  dispatchEvent(new StorageEvent("storage", { key }));
}"""
"""Gives the page other seats and tells it so, as if another tab had written them."""
DONE = "new Promise((done) => setTimeout(done))"
"""Until the page has done what it was about to do."""
ROUNDS, ROUND = 5, 100
"""For how many rounds in a row, of so many milliseconds, a page that stands still has loaded nothing."""


def reload_in(page: Page, language: str) -> None:
    """Load a page afresh, in a language."""
    page.wait_for_load_state("networkidle")  # what is left half loaded counts as a complaint
    page.evaluate(
        "language => localStorage.setItem('mirabilia-settings', JSON.stringify({ name: 'Tereza', language }))", language
    )
    page.reload()


def in_thread(work: Coroutine[Any, Any, Any]) -> Any:
    """Return the result of asynchronous work; the browser's own loop is already running in this thread."""
    results: list[Any] = []
    thread = threading.Thread(target=lambda: results.append(asyncio.run(work)))
    thread.start()
    thread.join()
    assert results, "the work failed; its error is above"
    return results[0]


def opened(server: Address, **options: Any) -> Joined:
    """Open a table and return its first seat."""
    joined: Joined = in_thread(server.open_table(**options))
    return joined


def played(server: Address, turns: int | None = None, **options: Any) -> Joined:
    """Open a table, start it, and play some turns of its first seat, or to the end; return that seat."""
    joined: Joined = in_thread(_played(server, turns, options))
    return joined


async def _played(server: Address, turns: int | None, options: dict[str, Any]) -> Joined:
    joined = await server.open_table(**options)
    async with server.client() as client:
        await client.watch(joined.table, joined.token)
        await client.start(joined.table)
        if turns is None:
            await client.play(joined.table)
        while turns is not None and (seen := client.seen[joined.table]).turn < turns:
            mine = [decision.city for decision in seen.decisions if decision.city in seen.waiting]
            await (client.choose(joined.table, mine[0]) if mine else client.hear())
    return joined


def seats_of(*places: Joined, name: str = "Tereza", game: str = "seven") -> list[dict[str, Any]]:
    """Return seats as the client keeps them."""
    return [
        {"table": place.table, "seat": place.seat, "token": place.token, "name": name, "game": game, "at": 0}
        for place in places
    ]


def seat(context: BrowserContext, *places: Joined, name: str = "Tereza", game: str = "seven", **settings: Any) -> None:
    """Let every page of a context have these seats, and these settings unless it changes them; bots are quick."""
    keep_seats(context, seats_of(*places, name=name, game=game), name=name, **settings)


def keep_seats(context: BrowserContext, seats: list[dict[str, Any]], *, name: str = "Tereza", **settings: Any) -> None:
    """Do the same with seats as the client keeps them."""
    kept = {SEATS: seats, SETTINGS: {"name": name, "botSpeed": "instant", **settings}}
    context.add_init_script(
        'if (origin !== "null")'  # the blank page before the first one may keep nothing
        f" for (const [key, value] of Object.entries({json.dumps(kept)}))"
        " if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));"
    )


class Walk:
    """A page that goes from place to place as a person does, by links: the client is loaded only once.

    At each place it is somebody else's page, and nothing is kept from the place before except the settings.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints = complaints_of(page)
        self._asked: set[Request] = set()
        page.on("request", lambda request: self._asked.add(request))
        page.on("requestfinished", lambda request: self._asked.discard(request))
        page.on("requestfailed", lambda request: self._asked.discard(request))
        page.goto(NOWHERE)
        self.settle()

    def go(self, path: str, seats: list[dict[str, Any]]) -> None:
        """Go somewhere as the person who has these seats."""
        self.page.keyboard.press("Escape")  # as a person does who has to close what lies over the links
        self.page.evaluate(GO, NOWHERE)
        self.page.evaluate(TWO_FRAMES)  # until the place before is gone from the page
        size = self.page.viewport_size
        assert size
        self.page.mouse.click(1, size["height"] - 2)  # as a person who has used no keys and so sees no focus ring
        self.page.mouse.move(-1, -1)  # over nothing
        self.page.evaluate(BECOME, {"seats": seats, "kept": SETTINGS, "key": SEATS})
        self.page.evaluate(GO, path)
        self.page.evaluate(ARRIVED)

    def settle(self) -> None:
        """Wait until the page has had nothing to do or to load for a while; what is loaded may load more."""
        quiet = 0
        while quiet < ROUNDS:
            self.page.wait_for_timeout(ROUND)
            self.page.evaluate(DONE)
            quiet = 0 if self._asked else quiet + 1
