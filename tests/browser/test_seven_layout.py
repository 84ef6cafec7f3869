"""The pictured table of 7 Wonders on every screen: nothing is cut off, nothing overlaps, everyone can use it."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mirabilia.text import ENGLISH
from tests.kit.browser.accessible import assert_accessible_in_themes_by_turns
from tests.kit.browser.fonts import longest
from tests.kit.browser.visits import seat
from tests.kit.server.running import Started
from tests.kit.seven.laid import Hall, Scene
from tests.kit.seven.scenes import SPECIAL, at, table_for
from tests.kit.seven.screen import open_game, open_scene, phone

SIZES = (
    (2560, 1440),
    (1920, 1080),
    (1440, 900),
    (1366, 768),
    (1280, 720),
    (1024, 768),
    (820, 1180),
    (768, 1024),
    (390, 844),
    (360, 740),
)
DAY = 86_400
FAULTS = """() => {
  const found = [];
  const box = (element) => element.getBoundingClientRect();
  const named = (element) => element.getAttribute("aria-label") ?? element.className;
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high`);
  for (const button of document.querySelectorAll("header button, header a, header [role=timer]"))
    if (box(button).width && (box(button).right > innerWidth || box(button).left < 0))
      found.push(`${named(button)} of the bar is cut`);
  const arena = box(document.querySelector("[data-part=arena]"));
  const parts = "[data-part=panel], [data-part=stages] > ol, [data-side], [data-part=arena] > ul";
  const things = [...document.querySelectorAll(parts)];
  for (const [index, thing] of things.entries()) {
    const a = box(thing);
    if (a.bottom > arena.bottom + 1 || a.right > innerWidth + 1 || a.left < -1) found.push(`${named(thing)} is cut`);
    for (const other of things.slice(index + 1)) {
      const b = box(other);
      const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      if (!apart) found.push(`${named(thing)} and ${named(other)} overlap`);
    }
  }
  const tight = "[data-part=arena] > section, [data-part=hand] article, [data-move=open]";
  for (const part of document.querySelectorAll(tight))
    if (part.scrollWidth > part.clientWidth + 1) found.push(`${named(part)} is too narrow`);
  const move = document.querySelector("[data-move=open]");
  const foot = move && innerWidth < 1200 ? box(move).top : innerHeight;
  for (const card of document.querySelectorAll("[data-part=hand] article")) {
    if (box(card).bottom > foot + 1) found.push(`${named(card)} is cut below`);
    if (box(card.querySelector("[data-part=cost]")).bottom > box(card.querySelector("[data-part=face]")).bottom + 1)
      found.push(`the cost of ${named(card)} is cut`);
  }
  if (move && move.scrollHeight > move.clientHeight + 1) found.push("the move panel overflows");
  if (move && box(move).bottom > innerHeight + 1) found.push("the move panel is cut");
  return found;
}"""


def faults(page: Page, sizes: tuple[tuple[int, int], ...] = SIZES) -> dict[tuple[int, int], Any]:
    """Return what is cut off, overlaps or has to be scrolled to, by the size at which it happens."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if seen := page.evaluate(FAULTS):
            found[width, height] = seen
    return found


def check_everywhere(page: Page, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
    """Look at a table before a card is picked, with one picked, and with each thing to do."""
    assert faults(page, sizes) == {}
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("1")
    assert faults(page, sizes) == {}


WORDS = ("seven-", "web-seven-", "web-table-")
"""Prefixes of the keys of what the table says."""
MOMENTS = {"first": at(1, 1), "middle": at(2, 4), "full": at(3, 1), "last": at(3, 6)}
EVERY = {
    f"{players} players, {name}": table_for(players, until, clock=DAY)
    for players in (2, 3, 5, 7)
    for name, until in MOMENTS.items()
}
OTHERS = {"waiting": table_for(4, at(2, 3), thinking=(1, 2), clock=DAY), "phone": table_for(3, at(2, 2))}


@pytest.fixture(scope="module")
def scenes() -> Mapping[str, Scene]:
    """Return every table that is looked at."""
    return {**SPECIAL, **EVERY, **OTHERS}


@pytest.fixture
def server(hall: Hall) -> Started:
    """Use the server with the scenes."""
    return hall.server


def test_seven_players_fit_a_laptop_and_a_small_phone(page: Page, hall: Hall) -> None:
    open_scene(page, hall.laid["7 players, full"], language=longest(*WORDS))
    check_everywhere(page, ((1280, 720), (360, 740)))


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [(), WORDS], ids=["english", "longest"])
@pytest.mark.parametrize("scene", EVERY)
def test_every_number_of_players_fits_every_screen_in_every_age(
    page: Page, hall: Hall, scene: str, kinds: tuple[str, ...]
) -> None:
    open_scene(page, hall.laid[scene], language=longest(*kinds) if kinds else ENGLISH)
    check_everywhere(page)


@pytest.mark.slow
@pytest.mark.parametrize("scene", SPECIAL)
def test_every_special_decision_fits_every_screen(page: Page, hall: Hall, scene: str) -> None:
    open_scene(page, hall.laid[scene])
    check_everywhere(page)


def test_what_is_chosen_fits_phone_and_laptop_while_others_think(page: Page, hall: Hall) -> None:
    open_scene(page, hall.laid["waiting"])
    page.keyboard.press("1")
    page.keyboard.press("x")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=stamp]")).to_be_visible()
    assert faults(page, ((1280, 720), (390, 844), (360, 740))) == {}


def test_nothing_lies_over_the_verbs_of_a_phone_until_a_card_is_picked(browser: Browser, hall: Hall) -> None:
    context = phone(browser, hall.server)
    page = context.new_page()
    open_scene(page, hall.laid["phone"])
    expect(page.locator("[data-move=idle]")).to_have_count(1)
    low = """() => [...document.querySelectorAll("[data-part=hand] button[data-verb]")].filter((button) => {
      const { left, right, bottom, height } = button.getBoundingClientRect();
      if (left < 0 || right > innerWidth) return false;
      const there = document.elementFromPoint((left + right) / 2, bottom - 4);
      return height < 44 || bottom > innerHeight || !button.contains(there);
    }).map((button) => button.innerText)"""
    assert page.evaluate(low) == []
    page.locator("[data-part=hand] [data-preview]").nth(1).tap()
    expect(page.locator("[data-part=go]")).to_have_count(3)
    assert page.evaluate(FAULTS) == []
    context.close()


def test_everybody_can_use_the_table_a_card_and_a_city(page: Page) -> None:
    open_game(page, players=5)
    assert_accessible_in_themes_by_turns(page)
    page.keyboard.press("1")
    assert_accessible_in_themes_by_turns(page)
    page.locator("[data-side=left] h2 button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible_in_themes_by_turns(page)


def test_everybody_can_use_the_special_decisions(page: Page, hall: Hall) -> None:
    laid = [hall.laid[name] for name in SPECIAL]
    seat(page.context, *[one.joined for one in laid], motion="none")
    for one in laid:
        page.goto(f"/table/{one.joined.table}")
        page.locator("[data-part=hand] article").first.wait_for()
        page.keyboard.press("1")
        expect(page.locator("[data-part=hand] article:has([aria-pressed=true])")).to_have_count(1)
        assert_accessible_in_themes_by_turns(page)
