"""How long the frames of a page take while something moves on it, from a trace of the browser."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

CATEGORIES = ("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8", "blink.user_timing")
SLOW = 50.0
"""Milliseconds above which a frame visibly stutters."""
WATCHED = 2_500
"""How many milliseconds a reveal is watched: longer than it moves."""
CONFIRM = "[data-part=confirm]:enabled"
FRAMES = """() => {
  window.frames_ = [];
  const note = (time) => {
    window.frames_.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""


class Reveal(NamedTuple):
    """How long the frames of a reveal took, in milliseconds."""

    longest_frame: float
    """The longest time between two frames of the page, whatever else the machine did."""
    slow_frames: int
    longest_task: float
    """The longest task of the page's main thread."""
    longest_cpu: float
    """The most CPU time that any task used."""
    parts: dict[str, float]
    """What that task was made of."""


def watch_reveal(browser: Browser, page: Page) -> Reveal:
    """Choose the last card of a turn, so that everything is revealed, and watch the frames."""
    page.locator("[data-part=hand] button[data-verb]:enabled").first.click()
    confirm = page.locator(CONFIRM)
    confirm.wait_for()
    page.wait_for_timeout(300)
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    page.evaluate(FRAMES)
    page.evaluate("confirm => document.querySelector(confirm).click()", CONFIRM)
    page.wait_for_timeout(WATCHED)
    times: list[float] = page.evaluate("window.frames_")
    trace = json.loads(browser.stop_tracing())
    deltas = [after - before for before, after in pairwise(times)]
    return Reveal(max(deltas), sum(delta > SLOW for delta in deltas), *_tasks(trace["traceEvents"]))


def _tasks(events: list[dict[str, Any]]) -> tuple[float, float, dict[str, float]]:
    """Return the longest task of the page's main thread, the most CPU time of one, and what that one was made of."""
    main = _main_thread(events)
    own = [event for event in events if (event["pid"], event["tid"]) == main and event["ph"] == "X"]
    tasks = [event for event in own if event["name"].endswith("RunTask")]
    longest = max(event["dur"] for event in tasks)
    busiest = max(tasks, key=lambda event: event.get("tdur", 0))
    end = busiest["ts"] + busiest["dur"]
    inside = [event for event in own if busiest["ts"] <= event["ts"] and event["ts"] + event["dur"] <= end]
    return longest / 1000, busiest.get("tdur", 0) / 1000, _own_time(event for event in inside if event is not busiest)


def _main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """Return the process and thread on which the page works: the one whose frames are animated."""
    fired = Counter((event["pid"], event["tid"]) for event in events if event["name"] == "FireAnimationFrame")
    return fired.most_common(1)[0][0]


def _own_time(events: Iterable[dict[str, Any]]) -> dict[str, float]:
    """Return the CPU time of events by name, without that of events inside them."""
    spent: Counter[str] = Counter()
    open_: list[dict[str, Any]] = []
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        while open_ and open_[-1]["ts"] + open_[-1]["dur"] <= event["ts"]:
            open_.pop()
        spent[event["name"]] += event.get("tdur", 0) / 1000
        if open_:
            spent[open_[-1]["name"]] -= event.get("tdur", 0) / 1000
        open_.append(event)
    return {name: round(value, 2) for name, value in spent.items() if value >= 0.5}
