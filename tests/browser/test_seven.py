"""The pictured table of 7 Wonders: whole games to the final score, by mouse, keyboard and touch."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.visits import played, seat
from tests.kit.server.running import Started
from tests.kit.seven.screen import (
    LEAST_CHOICES,
    MOST_CHOICES,
    SCORE,
    STILL,
    VERB,
    begin,
    changing,
    choose_by_keyboard,
    choose_by_mouse,
    choose_by_touch,
    is_over,
    open_game,
    phone,
    sit_down,
)

LATE = 12
"""Turns that are over when the last age begins."""
BEGINS = pytest.mark.parametrize("over", [LATE, pytest.param(0, marks=pytest.mark.slow)])
"""One whole game is played by mouse every time; the other ways begin in the last age, which has all there is to do."""


def come(page: Page, server: Started, players: int, over: int) -> None:
    """Come to a game in which some turns are over, as its only person."""
    if not over:
        open_game(page, players, wonders="gizah-A")
        return
    bots = (None, *("apprentice",) * (players - 1))
    table = played(server, over, players=players, name="Tereza", bots=bots, wonders="gizah-A")
    seat(page.context, table, **STILL)
    page.goto(f"/table/{table.table}")
    page.locator(VERB).first.wait_for()


def play(page: Page, choose: Callable[[Page], None]) -> int:
    """Play to the score and return how many choices that took."""
    for choices in range(MOST_CHOICES):
        if is_over(page):
            return choices
        choose(page)
    raise AssertionError("the game does not end")


def check_score(page: Page, players: int) -> None:
    """The final score has a total for every city, the Free City too, and gives the victory to the best player."""
    expect(page.locator(SCORE)).to_contain_text("Giza")
    cells = page.locator(f"{SCORE} tr").last.locator("td").all_inner_texts()
    totals = [int(cell.split()[0]) for cell in cells]
    assert len(totals) == max(players, 3)
    best = max(totals[:players])
    assert best > 10
    assert {total for total, cell in zip(totals, cells, strict=True) if "victory" in cell} == {best}


@pytest.mark.parametrize("players", [2, pytest.param(7, marks=pytest.mark.slow)])
def test_a_game_is_played_to_its_end_by_mouse(page: Page, players: int) -> None:
    open_game(page, players, wonders="gizah-A")
    # With two, a player chooses for the Free City too, each turn.
    assert play(page, choose_by_mouse) >= LEAST_CHOICES * (1.5 if players == 2 else 1)
    check_score(page, players)
    page.wait_for_load_state("networkidle")  # what the score is still asking for would be a failed request
    page.reload()
    expect(page.locator(SCORE)).to_be_visible()


@BEGINS
def test_a_game_is_played_to_its_end_by_keyboard_alone(page: Page, server: Started, over: int) -> None:
    come(page, server, 3, over)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("x")
    expect(page.get_by_role("region", name="Your move").get_by_role("heading")).to_contain_text("Sell")
    assert play(page, choose_by_keyboard) >= LEAST_CHOICES - over
    check_score(page, 3)


@BEGINS
def test_a_game_is_played_to_its_end_on_a_phone_by_touch(browser: Browser, server: Started, over: int) -> None:
    context = phone(browser, server)
    page = context.new_page()
    come(page, server, 5, over)
    assert play(page, choose_by_touch) >= LEAST_CHOICES - over
    check_score(page, 5)
    context.close()


def test_a_choice_is_shown_and_taken_back_until_the_last_one_has_chosen(
    page: Page, browser: Browser, server: Started
) -> None:
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
    expect(page.locator("[data-part=stamp]")).to_have_text("Chosen")
    expect(page.get_by_text("Waiting for Livia").first).to_be_visible()
    expect(friend.get_by_text("Everyone is waiting for you")).to_be_visible()
    change_mind(page)
    expect(friend.get_by_text("Everyone is waiting for you")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-part=stamp]")).to_have_count(0)
    expect(friend.get_by_text("Everyone is waiting for you")).to_have_count(0)
    page.locator(VERB).first.click()
    page.locator("[data-part=confirm]").click()
    expect(page.locator("[data-part=stamp]")).to_be_visible()
    friend.locator(VERB).first.click()
    friend.locator("[data-part=confirm]").click()
    expect(page.get_by_text("turn 2 of 6")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Livia")
    context.close()


def change_mind(page: Page) -> None:
    """Choose the first card instead of the second: by looking at it and confirming, and back again with one press."""
    cards = page.locator("[data-part=hand] article")
    first, second = (cards.nth(place).get_attribute("aria-label") for place in (0, 1))
    page.keyboard.press("1")
    expect(page.locator("[data-move]")).to_contain_text(f"instead of: sell {second}")
    page.keyboard.press("x")
    with changing(page):
        page.keyboard.press("Enter")
    expect(cards.nth(0).locator("[data-part=stamp]")).to_have_text("Chosen")
    expect(page.locator("[data-move]")).to_contain_text(f"Chosen: sell {first}")
    with changing(page):
        cards.nth(1).get_by_role("button", name="Sell").click()
    expect(cards.nth(1).locator("[data-part=stamp]")).to_have_text("Chosen")
    expect(page.locator("[data-part=stamp]")).to_have_count(1)


def test_what_happened_since_ones_last_move_is_still_there_after_a_reload(page: Page) -> None:
    open_game(page)
    expect(page.get_by_role("log")).to_contain_text("Nothing has happened")
    for _ in range(2):
        choose_by_mouse(page)
        is_over(page)
    lines = page.get_by_role("log").locator("p")
    before = lines.all_inner_texts()
    assert len(before) >= 3
    page.reload()
    expect(lines).to_have_text(before)
    page.get_by_role("button", name="The whole log").click()
    whole = page.get_by_role("dialog").locator("p").all_inner_texts()
    assert set(before) < set(whole), "the turn before is there too"


def test_arrows_walk_round_the_table_from_city_to_city(page: Page) -> None:
    open_game(page, players=4, wonders="gizah-A rhodos-A olympia-A babylon-A")
    page.locator("[data-side=left] h2 button").click()
    for name in ("Rhodes", "Olympia", "Babylon", "Giza", "Rhodes"):
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
    expect(guest.locator("[data-part=arena] > section")).to_have_count(3)
    expect(guest.locator("[data-part=hand] article")).to_have_count(0)
    context.close()


HOLD = """
new MutationObserver(() => document.getAnimations().forEach((one) => one.pause()))
  .observe(document, { childList: true, subtree: true })
"""
"""Held in the air, a card is there long enough to be seen."""


def test_motion_shows_the_reveal_ends_at_a_key_and_leaves_nothing_behind(page: Page) -> None:
    page.add_init_script(HOLD)
    open_game(page, motion="full")
    choose_by_mouse(page)
    page.locator("[data-flight]").first.wait_for(state="attached")
    page.keyboard.press("1")
    expect(page.locator("[data-flight]")).to_have_count(0)
    expect(page.locator("[data-part=hand] article:has([aria-pressed=true])")).to_have_count(1)


def test_the_coach_of_the_lesson_points_at_what_to_press(page: Page) -> None:
    page.add_init_script("""localStorage.setItem("mirabilia-settings", '{"motion":"none"}')""")
    page.goto("/lesson/seven")
    page.get_by_role("button", name="Go on").click()
    pointed = page.locator("[data-pointed]")
    for step in (2, 3):
        expect(page.get_by_role("region", name="Coach")).to_contain_text(f"step {step} of 11")
        expect(pointed).to_have_attribute("data-verb", re.compile("build|stage|sell"))
        expect(pointed).to_have_attribute("aria-describedby", "coach-words")
        pointed.click()
        expect(page.locator("[data-part=confirm]")).to_be_visible()
        pointed.click()  # the same again does it
    expect(page.get_by_role("region", name="Coach")).to_contain_text("step 4 of 11")


def test_coins_go_to_the_bank_and_no_number_changes_before_they_have_come(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 960})  # enough for the names of what is built
    page.add_init_script(HOLD)
    page.add_init_script("""localStorage.setItem("mirabilia-settings", '{"motion":"full"}')""")
    page.goto("/lesson/seven")
    page.get_by_role("button", name="Go on").click()
    page.locator("[data-pointed]").click()  # Timber Yard: one coin to the bank
    page.locator("[data-part=confirm]").click()
    page.locator("[data-flight=pay]").first.wait_for(state="attached")
    expect(page.locator("[data-bank]")).to_be_visible()
    own = page.locator("[data-part=own]")
    expect(own.locator("[data-coins]")).to_contain_text("3")
    expect(own).not_to_contain_text("Timber Yard")
    expect(page.locator("[data-part=hand] button[data-verb]:enabled").first).to_be_visible()  # meanwhile, nobody waits
    page.keyboard.press("Escape")
    expect(own.locator("[data-coins]")).to_contain_text("2")
    expect(own).to_contain_text("Timber Yard")
    expect(page.locator("[data-bank]")).to_have_count(0)


OVER = """() => {
  const box = (element) => element.getBoundingClientRect();
  const bank = box(document.querySelector("[data-bank]"));
  const written = "[data-part=panel], [data-part=stages] > ol, [data-side], [data-part=arena] > ul > li";
  return [...document.querySelectorAll(written)].filter((one) => {
    const { left, right, top, bottom } = box(one);
    return left < bank.right && right > bank.left && top < bank.bottom && bottom > bank.top;
  }).map((one) => one.innerText);
}"""


def test_the_bank_covers_nothing_that_is_written(page: Page) -> None:
    page.add_init_script(HOLD)
    open_game(page, players=7, wonders="gizah-B", motion="full")
    for key in ("1", "x", "Enter"):
        page.keyboard.press(key)
    bank = page.locator("[data-bank]")
    for width, height in ((1280, 720), (1440, 900), (1024, 768), (820, 1180), (390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        expect(bank).to_be_in_viewport(ratio=1)
        assert page.evaluate(OVER) == [], (width, height)


def land_own(page: Page) -> None:
    """Let the first card that was revealed land, the viewer's own, and nothing else."""
    flights = page.locator("[data-flight]")
    aloft = flights.count()
    assert aloft > 1
    flights.first.evaluate("(flight) => flight.getAnimations()[0].finish()")
    expect(flights).to_have_count(aloft - 1)


def test_conflicts_wait_until_the_last_turn_of_their_age_is_seen(page: Page) -> None:
    page.add_init_script(HOLD)
    open_game(page, motion="full")
    conflicts = page.get_by_role("region", name="End of Age I: your conflicts", exact=True)
    brought = page.get_by_role("img", name=re.compile("^Points from conflicts"))
    for _ in range(5):
        choose_by_mouse(page)
        page.locator("[data-flight]").first.wait_for(state="attached")
    choose_by_mouse(page)
    page.locator("[data-flight]").first.wait_for(state="attached")
    expect(page.get_by_text("turn 1 of 6")).to_be_visible()  # the next hand is there already
    expect(conflicts).to_have_count(0)
    expect(brought).to_have_text(re.compile(r"\+0\s*−0"))
    land_own(page)
    expect(conflicts).to_have_count(0)
    expect(brought).to_have_text(re.compile(r"\+0\s*−0"))  # others still reveal
    page.keyboard.press("Escape")
    expect(conflicts).to_be_visible()
    expect(conflicts.locator("[data-fight]")).to_have_count(2)
    told = [one.strip() for one in conflicts.locator("[data-part=token] b").all_inner_texts()]
    lost = told.count("−1")
    expect(brought).to_have_text(re.compile(rf"\+{told.count('+1')}\s*−{lost}"))
    page.keyboard.press("Tab")
    expect(conflicts).to_be_visible()
    page.locator(VERB).first.click()
    expect(conflicts).to_have_count(0)


SHOWN = """() => {
  const log = document.querySelector("aside [role=log]");
  const end = log.getBoundingClientRect().bottom;
  const lines = [...log.querySelectorAll("p")];
  const seen = lines.filter((line) => getComputedStyle(line).opacity !== "0");
  const halved = seen.filter((line) => line.getBoundingClientRect().bottom > end + 4).map((line) => line.innerText);
  return { all: lines.length, seen: seen.length, halved };
}"""


def test_the_log_beside_the_hand_shows_whole_lines_only(page: Page) -> None:
    open_game(page, players=7)
    choose_by_mouse(page)
    page.locator(VERB).first.wait_for()
    for width, height in ((1280, 720), (1366, 768), (412, 915)):  # a lower phone has no room for it
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({SHOWN})().halved.length === 0")
        shown = page.evaluate(SHOWN)
        assert 0 < shown["seen"] < shown["all"]
        page.locator("aside [role=log]").evaluate("(log) => log.scrollTo(0, log.scrollHeight)")
        page.wait_for_function(f"() => {{ const {{ all, seen }} = ({SHOWN})(); return seen === all; }}")
        page.locator("aside [role=log]").evaluate("(log) => log.scrollTo(0, 0)")


WIDEN = """(spacing) => {
  const sheet = new CSSStyleSheet(); // a tag would be refused, as it should
  sheet.replaceSync(`aside [role=log] p { letter-spacing: ${spacing} !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
"""Makes letters wider or narrower, as those that stand in for a font are until it has come."""


def test_the_log_beside_the_hand_shows_what_fits_once_its_letters_have_come(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    open_game(page, players=7)
    choose_by_mouse(page)
    page.locator(VERB).first.wait_for()
    page.evaluate(WIDEN, "6px")
    page.wait_for_function(f"() => {{ const {{ halved, seen }} = ({SHOWN})(); return seen && !halved.length; }}")
    wide = page.evaluate(SHOWN)["seen"]
    page.evaluate(WIDEN, "0")
    page.wait_for_function(f"(wide) => ({SHOWN})().seen > wide", arg=wide)
    assert not page.evaluate(SHOWN)["halved"]


def test_the_horizon_stays_where_it_is_from_turn_to_turn(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_game(page)
    sky = page.locator("[data-scene]").bounding_box()
    for _ in range(3):
        page.keyboard.press("1")
        assert page.locator("[data-scene]").bounding_box() == sky
        choose_by_mouse(page)
        page.locator(VERB).first.wait_for()
        assert page.locator("[data-scene]").bounding_box() == sky


def test_what_one_remembers_stays_open_where_it_was_put(page: Page) -> None:
    open_game(page)
    memory = page.get_by_role("button", name="What you remember")
    memory.click()
    noted = page.get_by_role("region", name="What you remember")
    expect(noted).to_have_text("Nothing to remember yet.")
    for _ in range(2):
        choose_by_mouse(page)
        page.locator(VERB).first.wait_for()
    expect(noted).not_to_have_text("Nothing to remember yet.")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(noted).to_be_in_viewport()
    page.reload()
    expect(noted).to_be_in_viewport()
    memory.click()
    expect(noted).to_have_count(0)


FLIGHT = "document.querySelector('[data-flight]').getAnimations()[0].effect.getTiming().duration"


def test_bots_show_what_they_did_as_slowly_as_one_likes(page: Page) -> None:
    lengths = {}
    page.add_init_script(HOLD)
    open_game(page, motion="full", botSpeed="slow")
    for speed in ("slow", "normal", "instant"):
        page.evaluate(
            """(speed) => {
              const kept = JSON.parse(localStorage.getItem("mirabilia-settings"));
              localStorage.setItem("mirabilia-settings", JSON.stringify({ ...kept, botSpeed: speed }));
            }""",
            speed,
        )
        page.reload()
        page.locator(VERB).first.wait_for()
        choose_by_mouse(page)
        if speed != "instant":
            page.locator("[data-flight]").first.wait_for(state="attached")
            lengths[speed] = page.evaluate(FLIGHT)
        else:
            assert page.locator("[data-flight]").count() == 0
        page.keyboard.press("Escape")
    assert lengths["slow"] == 2 * lengths["normal"] > 0
