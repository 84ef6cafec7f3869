"""The pictured table of 7 Wonders: whole games by mouse, keyboard and touch, and a layout that holds everywhere."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.kit.accessible import assert_accessible
from tests.kit.server import Started

MOST_CHOICES = 60
SIZES = ((1440, 900), (1366, 768), (1280, 720), (1024, 768), (820, 1180), (390, 844), (360, 740))
STILL = {"motion": "none"}
VERB = ".hand button.verb"
SCORE = "[role=region][aria-label='The score'] table"
CHANGED = """(before) => {
  const table = document.querySelector(".table");
  return !table || table.dataset.version !== before;
}"""
FAULTS = """() => {
  const found = [];
  const box = (element) => element.getBoundingClientRect();
  const named = (element) => element.getAttribute("aria-label") ?? element.className;
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high`);
  const arena = box(document.querySelector(".arena"));
  const parts = ".panel, .stages > ol, .arena > section.left, .arena > section.right, .arena > ul";
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
  for (const part of document.querySelectorAll(".arena > section, .hand article, .move"))
    if (part.scrollWidth > part.clientWidth + 1) found.push(`${named(part)} is too narrow`);
  const move = document.querySelector(".move");
  const foot = innerWidth < 1200 ? box(move).top : innerHeight;
  for (const card of document.querySelectorAll(".hand article"))
    if (box(card).bottom > foot + 1) found.push(`${named(card)} is cut below`);
  if (move.scrollHeight > move.clientHeight + 1) found.push("the move panel overflows");
  return found;
}"""


def prefer(page: Page, **settings: Any) -> None:
    """Set what a person may set, before the table is opened."""
    keep(page, "mirabilia-settings", {**STILL, **settings})


def keep(page: Page, key: str, value: object) -> None:
    """Let the browser remember something when it opens its next page, unless it does already."""
    name, kept = json.dumps(key), json.dumps(json.dumps(value))
    page.add_init_script(f"localStorage.getItem({name}) ?? localStorage.setItem({name}, {kept})")


def sit_down(page: Page, players: int, wonders: str = "", people: int = 1) -> str:
    """Open a table with bots, but for the seats of other people; return its address."""
    bots = [None] * people + ["apprentice"] * (players - people)
    told = {"game": "seven", "players": players, "name": "Tereza", "bots": bots, "wonders": wonders}
    answer = page.request.post("/api/tables", data=told)
    assert answer.ok, answer.text()
    seat = {**answer.json(), "name": "Tereza", "game": "seven", "at": 0}
    page.add_init_script(f"localStorage.setItem('mirabilia-seats', {json.dumps(json.dumps([seat]))})")
    address = f"/table/{seat['table']}"
    page.goto(address)
    return address


def begin(page: Page) -> None:
    """Start the game and wait for the hand."""
    page.get_by_role("button", name="Start the game").click()
    page.locator(VERB).first.wait_for()


def open_game(page: Page, players: int = 3, wonders: str = "", **settings: Any) -> None:
    """Come to a game that has begun, as its only person."""
    prefer(page, **settings)
    sit_down(page, players, wonders)
    begin(page)


@contextmanager
def changing(page: Page) -> Iterator[None]:
    """Wait until the server has answered what is done inside."""
    before = page.evaluate("document.querySelector('.table')?.dataset.version")  # none once the score is there
    yield
    page.wait_for_function(CHANGED, arg=before)


def is_over(page: Page) -> bool:
    """Wait for the next decision or the score, and tell which it is."""
    page.locator(f"{VERB}, .move > .go, {SCORE}").first.wait_for()
    return page.locator(SCORE).is_visible()


def choose_by_mouse(page: Page) -> None:
    """Click the first thing that can be done, and then the big button; a score that comes meanwhile may be clicked."""
    if page.locator(VERB).count() and not page.locator(".confirm").count():
        page.locator(f"{VERB}, {SCORE}").first.click()
    with changing(page):
        page.locator(f".confirm, .move > .go, {SCORE}").first.click()


def choose_by_keyboard(page: Page) -> None:
    """Choose the first card with which anything can be done."""
    for number in range(1, 8):
        page.keyboard.press(str(number))
        if page.locator(".confirm").count():
            break
    with changing(page):
        page.keyboard.press("Enter")


def test_a_game_is_played_to_its_end_by_mouse(page: Page) -> None:
    open_game(page, wonders="gizah-A")
    choices = 0
    while not is_over(page):
        choose_by_mouse(page)
        choices += 1
        assert choices < MOST_CHOICES
    assert choices >= 18
    expect(page.locator(SCORE)).to_contain_text("Gizah")
    page.wait_for_load_state("networkidle")  # what the score still asks for would be a failed request
    page.reload()
    expect(page.locator(SCORE)).to_be_visible()


def test_a_game_is_played_to_its_end_by_keyboard_alone(page: Page) -> None:
    open_game(page, wonders="gizah-A")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("x")
    expect(page.get_by_role("region", name="Your move").get_by_role("heading")).to_contain_text("Sell")
    choices = 0
    while not is_over(page):
        choose_by_keyboard(page)
        choices += 1
        assert choices < MOST_CHOICES
    assert choices >= 18


def find_payments(page: Page) -> bool:
    """Preview cards until one can be paid in several ways."""
    for number in range(1, page.locator(".hand article").count() + 1):
        page.keyboard.press(str(number))
        for verb in ("b", "s"):
            page.keyboard.press(verb)
            if page.locator(".move fieldset label").count() > 1:
                return True
    return False


@pytest.mark.slow
def test_another_payment_can_be_chosen_and_is_the_one_that_is_paid(page: Page) -> None:
    for _ in range(6):  # whether both neighbours sell the same is a matter of luck
        open_game(page, wonders="gizah-B")
        while not is_over(page):
            if find_payments(page):
                ways = page.locator(".move fieldset label")
                cheapest = page.locator(".move fieldset label.on")
                expect(cheapest).to_contain_text("cheapest")
                paid = ways.filter(has_not_text="cheapest").last
                name, coins = paid.locator(".who").inner_text().strip(), paid.locator(".sum").inner_text().strip()
                paid.click()
                expect(paid.locator("input")).to_be_checked()
                with changing(page):
                    page.locator(".confirm").click()
                log = page.get_by_role("log")
                if name in ("both", "nobody", "wonder"):
                    return
                expect(log).to_contain_text(f"{coins} to {name}")
                return
            page.keyboard.press("1")  # sold cards bring the coins to pay with
            page.keyboard.press("x")
            with changing(page):
                page.keyboard.press("Enter")
    raise AssertionError("in six games nothing could be paid in two ways")


def test_a_choice_is_shown_and_taken_back_until_the_last_one_has_chosen(
    page: Page, browser: Browser, server: Started
) -> None:
    prefer(page)
    address = sit_down(page, 3, people=2)
    context = browser.new_context(base_url=server.url, locale="en", reduced_motion="reduce")
    friend = context.new_page()
    friend.goto(address)
    friend.get_by_label("Your name").fill("Livia")
    friend.get_by_role("button", name="Take this seat").first.click()
    expect(page.get_by_text("Livia", exact=True)).to_be_visible()
    begin(page)
    page.keyboard.press("2")
    page.keyboard.press("x")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .stamp")).to_have_text("Chosen")
    expect(page.get_by_text("Waiting for Livia").first).to_be_visible()
    expect(friend.get_by_text("All wait for you")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".hand .stamp")).to_have_count(0)
    expect(friend.get_by_text("All wait for you")).to_have_count(0)
    page.locator(VERB).first.click()
    page.locator(".confirm").click()
    expect(page.locator(".hand .stamp")).to_be_visible()
    friend.locator(VERB).first.click()
    friend.locator(".confirm").click()
    expect(page.get_by_text("turn 2 of 6")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Livia")
    context.close()


def test_a_phone_plays_by_touch(browser: Browser, server: Started) -> None:
    context = phone(browser, server)
    page = context.new_page()
    open_game(page)
    for turn in range(1, 4):
        expect(page.get_by_role("img", name=f"turn {turn} of 6")).to_be_visible()
        page.locator(".hand article .band").nth(1).tap()
        assert page.evaluate(FAULTS) == []
        with changing(page):
            page.locator(".move .verbs .go.on").tap()  # the first tap has previewed what can be done
        assert not is_over(page)
    assert_accessible(page)
    context.close()


def phone(browser: Browser, server: Started) -> BrowserContext:
    """Return a small screen without a mouse."""
    return browser.new_context(
        base_url=server.url, locale="en", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )


def test_everybody_can_use_it_in_both_themes(page: Page) -> None:
    open_game(page, players=5)
    for theme in ("dark", "light"):
        page.get_by_role("button", name=f"{theme.capitalize()} colours").click()
        for _ in range(2):
            choose_by_mouse(page)
            is_over(page)
        page.keyboard.press("1")
        assert_accessible(page)
        page.locator(".arena section.left h2 button").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_accessible(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_arrows_walk_round_the_table_from_city_to_city(page: Page) -> None:
    open_game(page, players=4, wonders="gizah-A rhodos-A olympia-A babylon-A")
    page.locator(".arena section.left h2 button").click()
    for name in ("Rhodos", "Olympia", "Babylon", "Gizah", "Rhodos"):
        expect(page.get_by_role("dialog")).to_have_accessible_name(re.compile(f"^{name} "))
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_whoever_watches_sees_the_table_without_a_hand(page: Page, browser: Browser, server: Started) -> None:
    open_game(page)
    context = browser.new_context(base_url=server.url, locale="en")
    guest = context.new_page()
    guest.goto(page.url)
    expect(guest.get_by_text("You are watching this table.")).to_be_visible()
    expect(guest.locator(".arena > section")).to_have_count(3)
    expect(guest.locator(".hand article")).to_have_count(0)
    context.close()


def test_motion_shows_the_reveal_ends_at_a_key_and_leaves_nothing_behind(page: Page) -> None:
    open_game(page, motion="full")
    choose_by_mouse(page)
    page.locator(".flying-card").first.wait_for(state="attached")
    page.keyboard.press("1")
    expect(page.locator(".flying-card")).to_have_count(0)
    expect(page.locator(".hand article.picked")).to_have_count(1)


def holds_everywhere(page: Page) -> None:
    """Fail with every size at which something is cut, overlaps or has to be scrolled to."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        faults = page.evaluate(FAULTS)
        if faults:
            found[width, height] = faults
    page.set_viewport_size({"width": 1440, "height": 900})
    assert found == {}


def test_the_layout_holds_on_every_screen(page: Page) -> None:
    open_game(page, players=4)
    page.keyboard.press("1")
    holds_everywhere(page)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_every_number_of_players_fits_every_screen_in_every_age(page: Page, players: int) -> None:
    open_game(page, players=players)
    choices = 0
    while not is_over(page):
        if choices % 4 == 0:
            page.keyboard.press("1")
            holds_everywhere(page)
        choose_by_mouse(page)
        choices += 1
        assert choices < MOST_CHOICES
    assert choices >= 18


@pytest.mark.slow
@pytest.mark.parametrize("wonder", ["halikarnassos-B", "babylon-B", "olympia-A"])
def test_the_powers_of_wonders_are_used(page: Page, wonder: str) -> None:
    open_game(page, wonders=wonder)
    used = set()
    choices = 0
    while not is_over(page):
        heading = page.locator(".move h2").inner_text()
        used |= {power for power in ("discard pile", "seventh card") if power in heading}
        stages = page.locator(".hand button.verb.stage")
        if page.locator(".hand button.verb", has_text="free: wonder").count():
            used.add("free: wonder")
            page.locator(".hand button.verb", has_text="free: wonder").first.click()
        elif stages.count():
            stages.first.click()
        elif page.locator(VERB).count():
            page.locator(VERB).first.click()
        with changing(page):
            page.locator(".confirm, .move > .go").first.click()
        choices += 1
        assert choices < MOST_CHOICES
    print(wonder, sorted(used))
    assert used
