"""Tables for a browser to visit: played by a client first, and opened as one of their seats."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Coroutine
from typing import Any

from playwright.sync_api import BrowserContext, Page

from mirabilia.server.wire.bodies import Joined
from tests.kit.server.running import Address

SENDING = re.compile("^Sending$|being sent")
"""What a table says, in English, while a choice is on its way."""


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


def seat(context: BrowserContext, *places: Joined, name: str = "Tereza", game: str = "seven", **settings: Any) -> None:
    """Let every page of a context have these seats, and these settings unless it changes them; bots are quick."""
    seats = [
        {"table": place.table, "seat": place.seat, "token": place.token, "name": name, "game": game, "at": 0}
        for place in places
    ]
    kept = {"mirabilia-seats": seats, "mirabilia-settings": {"name": name, "botSpeed": "instant", **settings}}
    context.add_init_script(
        'if (origin !== "null")'  # the blank page before the first one may keep nothing
        f" for (const [key, value] of Object.entries({json.dumps(kept)}))"
        " if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));"
    )
