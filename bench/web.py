"""`./go bench web`: how quickly the web client is usable, how smoothly a reveal moves, and what ten games leave behind.

A real server and a real Chromium, on this machine, with nothing cached. Times are wall-clock times as a person
would feel them, beside the time for which the page's main thread actually worked: if that is much less, something
else kept the machine busy. The goals are 1.5 s until a page can be used, no frame above 50 ms, and flat memory.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from bench.figures import add_json, figures_to
from bench.frames import watch_reveal
from mirabilia.server.wire.bodies import Joined
from tests.browser.moments import MOMENTS, turn_of
from tests.kit.browser.launch import chromium, driver
from tests.kit.browser.measured import memory_after_games
from tests.kit.browser.visits import opened, seat
from tests.kit.server.bot_games import Shelf, reached
from tests.kit.server.running import Started, started

CITIES = 7
WONDERS = {"seven": "gizah-A rhodos-A olympia-A", "architects": "giza rhodes olympia"}
USABLE = {
    "front page": "[data-part=acts] button",
    "table of 7 Wonders": "[data-part=hand] button[data-verb]:enabled",
    "table of Architects": "[data-option]:enabled",
}
"""What a person wants to press on each page."""
WATCH = """(selector) => {
  window.seen = { usable: null, busy: [], script: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.seen.busy.push([startTime, startTime + duration]);
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box?.width) window.seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
QUIET = 1_000
"""Milliseconds without a long task after which a page counts as at rest."""


def main(arguments: Sequence[str]) -> int:
    """Measure, print, and write the figures to a file if one is named."""
    parser = argparse.ArgumentParser(prog="./go bench web", description=__doc__.splitlines()[0])
    parser.add_argument("--loads", type=int, default=7, help="how many times to open each page")
    parser.add_argument("--reveals", type=int, default=5, help="how many reveals to watch")
    parser.add_argument("--games", type=int, default=10, help="how many games to play in one tab")
    add_json(parser)
    asked = parser.parse_args(arguments)
    with figures_to(asked.json) as write:
        with tempfile.TemporaryDirectory() as folder, driver() as playwright, chromium(playwright) as browser:
            shelf = Shelf()
            tables = {"table of 7 Wonders": shelf.put(MOMENTS["seven"]())}
            tables["table of Architects"] = shelf.put(MOMENTS["architects"]())
            crowded = reached("seven", CITIES, turn_of(3, 3), people=CITIES)
            crowds = [shelf.put(crowded) for _ in range(asked.reveals)]
            shelf.fill(Path(folder) / "tables.sqlite")
            with started(database=Path(folder) / "tables.sqlite") as server:
                figures = {
                    "loads": measure_loads(browser, server, tables, asked.loads),
                    "reveals": measure_reveals(browser, server, crowds),
                    "memory": measure_memory(browser, server, asked.games),
                }
        write(figures)
    return 0


@contextmanager
def fresh_page(browser: Browser, server: Started, *seats: Joined, **settings: Any) -> Iterator[Page]:
    """Open a page of a browser that has nothing in its cache."""
    context = browser.new_context(base_url=server.url, locale="en", viewport={"width": 1440, "height": 900})
    seat(context, *seats, **settings)
    yield context.new_page()
    context.close()


# Opening a page


def measure_loads(browser: Browser, server: Started, tables: dict[str, Joined], loads: int) -> dict[str, Any]:
    """Open every page several times; print and return medians."""
    print(f"milliseconds from navigation, median of {loads} with a cold cache (longest)")
    print(f"  {'':22}{'painted':>14}{'usable':>14}{'at rest':>14}{'main thread':>14}{'script+style':>14}")
    figures = {}
    for name, selector in USABLE.items():
        seats = (tables[name],) if name in tables else ()
        path = f"/table/{seats[0].table}" if seats else "/"
        runs = []
        for _ in range(loads):
            with fresh_page(browser, server, *seats) as page:
                runs.append(load(page, path, selector))
        told = [f"{median(column):.0f} ({max(column):.0f})" for column in list(zip(*runs, strict=True))[:4]]
        size = f"{runs[0][4] / 1000:.0f} kB"
        print(f"  {name:22}" + "".join(f"{text:>14}" for text in (*told, size)), flush=True)
        figures[name] = runs
    return figures


def load(page: Page, path: str, selector: str) -> tuple[float, float, float, float, float]:
    """Open a page; return when it was painted, usable and at rest, the work of its main thread, and its size."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.add_init_script(f"({WATCH})({json.dumps(selector)})")
    page.goto(path)
    page.wait_for_function("() => window.seen.usable !== null")
    page.wait_for_function(
        "(quiet) => performance.now() > Math.max(seen.usable, ...seen.busy.map(([, end]) => end)) + quiet", arg=QUIET
    )
    seen = page.evaluate("seen")
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    rest = max(seen["usable"], *(end for start, end in seen["busy"] if start < seen["usable"] + QUIET), 0)
    size = page.evaluate(
        "performance.getEntriesByType('resource').filter(({ name }) => /[.](js|css)$/.test(name))"
        ".reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"
    )
    metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return painted, seen["usable"], rest, 1000 * metrics["TaskDuration"], size


# A reveal


def measure_reveals(browser: Browser, server: Started, tables: Sequence[Joined]) -> list[dict[str, Any]]:
    """Watch the same reveal several times; print and return how long its frames took."""
    print(f"\na reveal with {CITIES} cities, motion on: milliseconds")
    print(f"  {'longest frame':>14}{'longest task':>14}{'its CPU time':>14}{'frames > 50':>14}  what the task did")
    runs = []
    for table in tables:
        with fresh_page(browser, server, table, motion="full") as page:
            page.goto(f"/table/{table.table}")
            page.locator(USABLE["table of 7 Wonders"]).first.wait_for()
            page.wait_for_load_state("networkidle")
            found = watch_reveal(browser, page)
        runs.append(found)
        told = (found.longest_frame, found.longest_task, found.longest_cpu)
        parts = ", ".join(f"{name} {spent:.0f}" for name, spent in Counter(found.parts).most_common(4))
        print("  " + "".join(f"{value:14.1f}" for value in told) + f"{found.slow_frames:14}  {parts}", flush=True)
    return [found._asdict() for found in runs]


# Memory


def measure_memory(browser: Browser, server: Started, games: int) -> dict[str, Any]:
    """Play games of each kind in one tab; print and return what the page holds after each."""
    figures = {}
    for game, wonders in WONDERS.items() if games else ():
        bots = (None, "apprentice", "apprentice")
        table = opened(server, game=game, name="Tereza", players=3, bots=bots, wonders=wonders)
        with fresh_page(browser, server, table, game=game, motion="none") as page:
            page.goto(f"/table/{table.table}")
            held = memory_after_games(page, games)
        print(f"\nafter each of {games} games of {game} in one tab")
        print("  heap, kB  ", *(f"{one.heap / 1000:8.0f}" for one in held))
        print("  nodes     ", *(f"{one.nodes:8}" for one in held))
        print("  listeners ", *(f"{one.listeners:8}" for one in held), flush=True)
        figures[game] = [one._asdict() for one in held]
    return figures
