"""What a page costs: its memory, and games that it plays on its own as fast as its frames come."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import CDPSession, Page

PLAY = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const press = (selector) => {
    const found = document.querySelector(selector);
    found?.click();
    return found !== null;
  };
  const first = "[data-part=hand] button[data-verb]:enabled, [data-option]:enabled";
  for (let frames = 0; frames < 60_000; frames += 1) {
    if (document.querySelector("[role=region] tfoot")) return;
    press("[data-part=confirm]:enabled, [data-part=go]:enabled") || press(first);
    await frame();
  }
  throw new Error("the game does not end");
}"""
"""Presses whatever can be pressed at a pictured table until the score is there."""

GO = """(path) => {
  const link = Object.assign(document.createElement("a"), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""
"""Goes to another page of the client without reloading anything."""

MOST_ROUNDS, PAUSE = 8, 250
"""How often, and after how many milliseconds, garbage is collected again."""


class Memory(NamedTuple):
    """What a page holds after all garbage has been collected."""

    heap: int
    """Bytes of script, including compiled code, which grows for some games while the browser optimises."""
    nodes: int
    listeners: int


def memory_of(page: Page, line: CDPSession) -> Memory:
    """Return what a page holds once collecting garbage makes it no smaller."""
    least = _collected(line)
    for _ in range(MOST_ROUNDS):
        page.wait_for_timeout(PAUSE)
        again = _collected(line)
        if again.nodes >= least.nodes:
            break
        least = again
    return least


def _collected(line: CDPSession) -> Memory:
    for _ in range(2):  # what the first round frees may hold more
        line.send("HeapProfiler.collectGarbage")
    heap = line.send("Runtime.getHeapUsage")["usedSize"]
    counters = line.send("Memory.getDOMCounters")
    return Memory(int(heap), counters["nodes"], counters["jsEventListeners"])


def play_game(page: Page) -> None:
    """Let a page play a game that has begun on its own, to the score."""
    page.locator("[data-part=hand] button[data-verb], [data-option]").first.wait_for()
    page.evaluate(PLAY)


def memory_after_games(page: Page, games: int) -> list[Memory]:
    """Play games one after another by rematch, beginning in a lobby; return what the page holds after each.

    A rematch against bots alone begins by itself.

    It is weighed where nothing of a game is shown, on the same page every time.
    """
    line = page.context.new_cdp_session(page)
    held = []
    for number in range(games):
        page.get_by_role("button", name="Play again" if number else "Start the game").click()
        play_game(page)
        page.wait_for_load_state("networkidle")
        page.evaluate(GO, "/settings")
        page.get_by_role("radio").first.wait_for()
        page.wait_for_timeout(500)  # what was flying has landed
        held.append(memory_of(page, line))
        page.go_back()
    line.detach()
    return held
