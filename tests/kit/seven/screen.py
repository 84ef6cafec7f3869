"""The pictured table of 7 Wonders as a person uses it: by mouse, keyboard and touch."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.kit.browser.visits import seat
from tests.kit.server.running import Address
from tests.kit.seven.laid import Laid

MOST_CHOICES = 60
LEAST_CHOICES = 18
"""Six in each age."""
STILL = {"motion": "none"}
VERB = "[data-part=hand] button[data-verb]"
GO = "[data-part=confirm], [data-part=decline]"
SCORE = "[role=region][aria-label='The score'] table"
CAN_CHOOSE = f"""() =>
  document.querySelector("{GO}, {SCORE}") ||
  (!document.querySelector("[data-part=stamp]") && document.querySelector("{VERB}"))"""
CHANGED = """(before) => {
  const table = document.querySelector("[data-version]");
  return !table || table.dataset.version !== before;
}"""


def sit_down(page: Page, players: int, wonders: str = "", people: int = 1, **settings: Any) -> str:
    """Open a table with bots, except in the seats of other people; return its address."""
    bots = [None] * people + ["apprentice"] * (players - people)
    told = {"game": "seven", "players": players, "name": "Tereza", "bots": bots, "wonders": wonders}
    answer = page.request.post("/api/tables", data=told)
    assert answer.ok, answer.text()
    seats = [{**answer.json(), "name": "Tereza", "game": "seven", "at": 0}]
    keep(page, "mirabilia-seats", seats)
    keep(page, "mirabilia-settings", {**STILL, **settings})
    address = f"/table/{seats[0]['table']}"
    page.goto(address)
    return address


def keep(page: Page, key: str, value: object) -> None:
    """Make the browser remember something when it opens its next page, unless it already does."""
    name, kept = json.dumps(key), json.dumps(json.dumps(value))
    script = f"localStorage.getItem({name}) ?? localStorage.setItem({name}, {kept})"
    page.add_init_script(f'if (origin !== "null") {script}')  # the blank page before the first one may keep nothing


def begin(page: Page) -> None:
    """Start the game and wait for the hand."""
    page.get_by_role("button", name="Start the game").click()
    page.locator(VERB).first.wait_for()


def open_game(page: Page, players: int = 3, wonders: str = "", **settings: Any) -> None:
    """Come to a game that has begun, as its only person."""
    sit_down(page, players, wonders, **settings)
    begin(page)


def open_scene(page: Page, laid: Laid, **settings: Any) -> None:
    """Come to a table that is laid out, as its seat 0."""
    seat(page.context, laid.joined, **{**STILL, **settings})
    page.goto(f"/table/{laid.joined.table}")
    page.locator("[data-part=hand] article").first.wait_for()


def phone(browser: Browser, server: Address, width: int = 390, height: int = 844) -> BrowserContext:
    """Return a small screen without a mouse."""
    return browser.new_context(
        base_url=server.url,
        locale="en",
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )


@contextmanager
def changing(page: Page) -> Iterator[None]:
    """Wait until the server has answered what is done inside."""
    before = page.evaluate("document.querySelector('[data-version]')?.dataset.version")  # none once the score is there
    yield
    page.wait_for_function(CHANGED, arg=before)


def is_over(page: Page) -> bool:
    """Wait for the next decision or the score, and tell which it is."""
    page.locator(f"{VERB}:visible, [data-part=decline], {SCORE}").first.wait_for()
    return page.locator(SCORE).is_visible()


def await_choice(page: Page) -> None:
    """Wait until there is something new to choose, or the score: whoever has chosen could only change their mind."""
    page.wait_for_function(CAN_CHOOSE)


def choose_by_mouse(page: Page) -> None:
    """Click the first thing that can be done, and then the big button; if a score appears first, it may be clicked."""
    await_choice(page)
    if not page.locator(GO).count():
        page.locator(f"{VERB}, {SCORE}").first.click()
    with changing(page):
        page.locator(f"{GO}, {SCORE}").first.click()


def choose_by_keyboard(page: Page) -> None:
    """Choose the first card with which anything can be done."""
    await_choice(page)
    for number in range(1, 8):
        page.keyboard.press(str(number))
        if page.locator("[data-part=confirm]").count():
            break
    with changing(page):
        page.keyboard.press("Enter")


def choose_by_touch(page: Page) -> None:
    """Tap the first thing that can be done on a card, and then the same in the sheet that comes up."""
    await_choice(page)
    page.locator(f"{VERB}:visible, {SCORE}").first.tap()
    with changing(page):
        page.locator(f"[data-move] [data-picked], {SCORE}").first.tap()


def coins_of(page: Page, city: int) -> int:
    """Return the coins that the screen shows for a city."""
    return int(page.locator(f"[data-city='{city}'] [data-coins]").first.inner_text().split()[0])
