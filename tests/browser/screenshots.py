"""Pictures of every screen, in both themes, as a desktop and a phone show it: ./go screenshots [FOLDER]."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from mirabilia.server.protocol import Joined
from tests.kit.browser import ARGUMENTS, NODE, ROOT, find_browser
from tests.kit.server import Started, started
from tests.kit.visits import opened, played, seat

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
BOTS = (None, "strategist", "builder:military", "strategist:science")
QUIET = 300
"""Milliseconds for pictures to appear after the last thing was loaded."""
KEPT = ("front-desktop-light", "lobby-desktop-dark", "score-seven-phone-dark")
"""What the README shows, as JPEG, small enough to keep in Git."""


class Screen(NamedTuple):
    """A place to take a picture of."""

    name: str
    path: str
    seats: tuple[Joined, ...] = ()
    settings: Mapping[str, Any] = MappingProxyType({})
    prepare: Callable[[Page], None] | None = None
    """What is done there before the picture."""


def screens(server: Started) -> list[Screen]:
    """Set tables for a server and return every screen there is."""
    name = "Tereza"
    bots: dict[str, Any] = {"bots": BOTS, "players": 4, "name": name}
    lobby = opened(server, name=name, players=4, bots=(None, "strategist"), wonders="alexandria-A gizah ?-B", clock=60)
    seven = played(server, 8, **bots, clock=86_400)
    architects = played(server, 12, game="architects", **bots)
    over = played(server, game="seven", **bots)
    built = played(server, game="architects", **bots)
    text = {"textView": True}
    return [
        Screen("front", "/", (seven, architects)),
        Screen("help", "/help"),
        Screen("settings", "/settings", settings={"sound": True}),
        Screen("nowhere", "/nothing/here"),
        Screen("no-table", "/table/nosuchtable"),
        Screen("lobby", f"/table/{lobby.table}", (lobby,)),
        Screen("lobby-guest", f"/table/{lobby.table}"),
        Screen("table-seven", f"/table/{seven.table}", (seven,)),
        Screen("table-seven-text", f"/table/{seven.table}", (seven,), text),
        Screen("menu", f"/table/{seven.table}", (seven,), text, open_menu),
        Screen("talk", f"/table/{seven.table}", (seven,), text, open_talk),
        Screen("table-architects", f"/table/{architects.table}", (architects,)),
        Screen("table-architects-text", f"/table/{architects.table}", (architects,), text),
        Screen("score-seven", f"/table/{over.table}", (over,)),
        Screen("score-architects", f"/table/{built.table}", (built,)),
        Screen("replay-seven", f"/replay/{over.table}", (over,)),
        Screen("replay-architects", f"/replay/{built.table}", (built,)),
    ]


def open_menu(page: Page) -> None:
    """Open the menu of a table."""
    page.get_by_role("button", name="Table menu").click()


def open_talk(page: Page) -> None:
    """Say something and leave the talk open."""
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("button", name="Hello!").click()


@contextmanager
def shown(browser: Browser, url: str, screen: Screen, size: str, theme: Literal["light", "dark"]) -> Iterator[Page]:
    """Open a screen on a device of its own and wait until it stands still."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=url,
        locale="en",
        color_scheme=theme,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    seat(context, *screen.seats, **{"name": "Tereza", **screen.settings})
    page = context.new_page()
    page.goto(screen.path)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    if screen.prepare:
        screen.prepare(page)
    page.wait_for_timeout(QUIET)
    yield page
    context.close()


def take_all(folder: Path, wanted: Sequence[str] = ()) -> int:
    """Take the pictures, or only those whose names begin as wanted; return how many."""
    program = find_browser()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)  # its own may miss a library
    folder.mkdir(parents=True, exist_ok=True)
    taken = 0
    with started() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program.path, args=[*ARGUMENTS], env={**os.environ, **program.variables}
        )
        for screen in screens(server):
            if wanted and not screen.name.startswith(tuple(wanted)):
                continue
            for size in SIZES:
                for theme in THEMES:
                    name = f"{screen.name}-{size}-{theme}"
                    with shown(browser, server.url, screen, size, theme) as page:
                        page.screenshot(path=folder / f"{name}.png", full_page=True)
                        if name in KEPT:
                            page.screenshot(path=folder / f"{name}.jpeg", type="jpeg", quality=72)
                    taken += 1
        browser.close()
    return taken


if __name__ == "__main__":
    place = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/screenshots"
    print(f"{take_all(place, sys.argv[2:])} pictures are in {place}")
