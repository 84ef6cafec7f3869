"""Every special decision of 7 Wonders at the pictured table: it is asked, answered, and does what it says."""

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.server.running import Started
from tests.kit.seven.laid import Hall, Laid, Scene
from tests.kit.seven.scenes import DIG, FREE_BUILD, FREE_CITY, LAST_OF_AGE, PAYMENTS, SEVENTH, kind_of, payable_twice
from tests.kit.seven.screen import VERB, changing, coins_of, open_scene, phone

SALE = 3
MINUS = "\N{MINUS SIGN}"


@pytest.fixture(scope="module")
def scenes() -> Mapping[str, Scene]:
    """Return a table for every test, since each plays on."""
    return {
        "seventh": SEVENTH,
        "dig": DIG,
        "no dig": DIG,
        "free build": FREE_BUILD,
        "free city": FREE_CITY,
        "left": PAYMENTS,
        "right": PAYMENTS,
        "thumb": PAYMENTS,
        "fights": LAST_OF_AGE,
        "told": PAYMENTS,
    }


@pytest.fixture
def server(hall: Hall) -> Started:
    """Use the server with the scenes."""
    return hall.server


def pick(page: Page, laid: Laid, card: str) -> None:
    """Preview a card of the hand by its number."""
    hand = [one for one in laid.view.hand if one in {option.move.card for option in laid.decision.options}]
    page.keyboard.press(str(hand.index(card) + 1))
    expect(page.locator("[data-part=hand] article:has([aria-pressed=true])")).to_have_count(1)


def card_name(page: Page) -> str:
    """Return the name of the card that is previewed."""
    return page.locator("[data-part=hand] article:has([aria-pressed=true])").get_attribute("aria-label") or ""


def test_the_seventh_card_is_played_too(page: Page, hall: Hall) -> None:
    laid = hall.laid["seventh"]
    open_scene(page, laid)
    expect(page.locator("[data-move] h2")).to_have_text("Your seventh card: play it too")
    expect(page.locator("[data-part=hand] article")).to_have_count(1)
    before = coins_of(page, 0)
    page.keyboard.press("1")
    card = card_name(page)
    page.keyboard.press("x")
    with changing(page):
        page.locator("[data-part=confirm]").click()
    expect(page.locator("[data-move] h2")).not_to_have_text("Your seventh card: play it too")
    assert coins_of(page, 0) == before + SALE
    expect(page.get_by_role("log")).to_contain_text(f"You sell {card}")
    expect(page.locator("h1")).to_contain_text("Age III")


def test_a_card_is_dug_out_of_the_discard_pile(page: Page, hall: Hall) -> None:
    laid = hall.laid["dig"]
    open_scene(page, laid)
    expect(page.locator("[data-move] h2")).to_have_text("Build a card from the discard pile for free")
    pile = page.get_by_role("region", name="The discard pile")
    expect(pile.locator("article")).to_have_count(len(laid.view.pile))
    assert pile.locator("button[data-verb]").count() == len(
        [one for one in laid.decision.options if kind_of(one) == "dig"]
    )
    coins = coins_of(page, 0)
    pile.locator("button[data-verb]").nth(1).click()
    card = card_name(page)
    with changing(page):
        page.locator("[data-part=confirm]").click()
    expect(pile).to_have_count(0)
    assert coins_of(page, 0) == coins
    page.locator("[data-part=own] h2 button").click()
    expect(page.get_by_role("dialog")).to_contain_text(card)


def test_nobody_has_to_dig(page: Page, hall: Hall) -> None:
    laid = hall.laid["no dig"]
    open_scene(page, laid)
    built = len(laid.view.cities[0].cards)
    with changing(page):
        page.get_by_role("button", name="Build nothing").click()
    expect(page.get_by_role("region", name="The discard pile")).to_have_count(0)
    page.locator("[data-part=own] h2 button").click()
    expect(page.get_by_role("dialog").locator("[data-part=cards] li")).to_have_count(built)


def test_olympia_builds_once_an_age_without_paying(page: Page, hall: Hall) -> None:
    laid = hall.laid["free build"]
    open_scene(page, laid)
    options = laid.decision.options
    paid = {one.move.card for one in options if kind_of(one) == "build"}
    card = next(one.move.card for one in options if kind_of(one) == "free" and one.move.card not in paid)
    coins = coins_of(page, 0)
    pick(page, laid, card)
    name = card_name(page)
    expect(page.locator("[data-part=hand] article:has([aria-pressed=true]) button[data-verb=build]")).to_contain_text(
        "free: wonder"
    )
    with changing(page):
        page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(f"You build {name}: free (wonder’s power)")
    assert coins_of(page, 0) == coins


def test_with_two_somebody_chooses_for_the_free_city_too(page: Page, hall: Hall) -> None:
    laid = hall.laid["free city"]
    open_scene(page, laid)
    assert laid.view.holder == 0
    page.keyboard.press("1")
    page.keyboard.press("x")
    with changing(page):
        page.keyboard.press("Enter")
    whose = page.get_by_role("group", name="Playing for").get_by_role("button")
    expect(whose).to_have_text([re.compile("you"), "the Free City"])
    expect(whose.nth(1)).to_have_attribute("aria-pressed", "true")
    whose.nth(0).click()
    expect(page.locator("[data-move]")).to_contain_text("You can take it back")
    with changing(page):  # a change of mind, with one press
        page.locator("[data-part=hand] article").nth(1).get_by_role("button", name="Sell").click()
    expect(whose.nth(1)).to_have_attribute("aria-pressed", "true")
    whose.nth(0).click()
    expect(page.locator("[data-part=hand] article").nth(1).locator("[data-part=stamp]")).to_have_text("Chosen")
    whose.nth(1).click()
    expect(page.locator("[data-move] h2")).to_have_text("Choose a card for the Free City")
    page.locator(VERB).first.click()
    name = card_name(page)
    with changing(page):
        page.locator("[data-part=confirm]").click()
    expect(page.get_by_role("log")).to_contain_text(re.compile(f"[Tt]he Free City builds {name}"))
    expect(page.get_by_text("turn 3 of 6")).to_be_visible()


def test_what_every_verb_leads_to_is_told_before_it_is_chosen(page: Page, hall: Hall) -> None:
    laid = hall.laid["told"]
    open_scene(page, laid)
    options = zip(laid.decision.options, laid.consequences, strict=True)
    dearest_first = sorted(options, key=lambda both: -both[1].paid)
    told = {(kind_of(one), one.move.card): then for one, then in dearest_first if kind_of(one) in ("build", "sell")}
    for (verb, card), then in told.items():
        pick(page, laid, card)
        page.keyboard.press("x" if verb == "sell" else "b")
        lines = page.get_by_role("list", name="What it would lead to")
        if then.paid or then.earned:
            expect(lines).to_contain_text(f"{then.coins} coin")
        if then.fights:
            expect(lines).to_contain_text(f"{then.fights.shields} shield")
        if then.points:
            expect(lines).to_contain_text(f"({'+' if then.points > 0 else MINUS}{abs(then.points)})")
        assert page.locator("[data-then] li").count() <= 3
        if verb == "build" and then.earned:
            expect(page.locator("[data-part=hand] article:has([aria-pressed=true]) [data-worth]")).to_contain_text(
                str(then.earned)
            )
    assert any(then.points for then in told.values())


@pytest.mark.parametrize("side", ["left", "right"])
def test_either_neighbour_can_be_paid_and_gets_the_coins(page: Page, hall: Hall, side: str) -> None:
    laid = hall.laid[side]
    open_scene(page, laid)
    card = payable_twice(laid.decision)[0]
    ways = [one.move for one in laid.decision.options if kind_of(one) == "build" and one.move.card == card]
    price = min(getattr(move, side) for move in ways if not getattr(move, "right" if side == "left" else "left"))
    before = [coins_of(page, city) for city in range(3)]
    pick(page, laid, card)
    page.keyboard.press("b")
    cheapest = min(move.left + move.right for move in ways)
    only = sum(move.left + move.right == cheapest for move in ways) == 1
    expect(page.locator("[data-move] fieldset small")).to_have_text(["cheapest"] if only else [])
    paid = page.locator("[data-move] fieldset label", has_text="Livia" if side == "left" else "Marek")
    paid.click()
    expect(paid.locator("input")).to_be_checked()
    expect(paid.locator("[data-part=sum]")).to_have_text(str(price))
    with changing(page):
        page.locator("[data-part=confirm]").click()
    page.locator(VERB).first.wait_for()
    # The neighbours had both sold a card.
    left, right = (price, 0) if side == "left" else (0, price)
    assert [coins_of(page, city) for city in range(3)] == [
        before[0] - price,
        before[1] + SALE + left,
        before[2] + SALE + right,
    ]


def test_on_a_phone_all_payments_are_within_reach_of_a_thumb(browser: Browser, server: Started, hall: Hall) -> None:
    laid = hall.laid["thumb"]
    context = phone(browser, server, 360, 740)
    page = context.new_page()
    open_scene(page, laid)
    card = payable_twice(laid.decision)[0]
    before = coins_of(page, 2)
    page.locator(f"[data-card={card}]").tap()
    page.locator("[data-move] fieldset label", has_text="Marek").tap()
    price = int(page.locator("[data-move] label:has(:checked) [data-part=sum]").inner_text())
    with changing(page):
        page.locator("[data-move] [data-picked]").tap()
    page.locator(VERB).first.wait_for()
    assert coins_of(page, 2) == before + price + SALE
    context.close()


def test_the_end_of_an_age_shows_both_fights_with_their_tokens(page: Page, hall: Hall) -> None:
    laid = hall.laid["fights"]
    open_scene(page, laid)
    page.keyboard.press("1")
    page.keyboard.press("x")
    with changing(page):
        page.keyboard.press("Enter")
    fights = page.get_by_role("region", name="End of Age I: your conflicts")
    expect(fights.locator("[data-fight]")).to_have_count(2)
    shields = [city.shields for city in laid.view.cities]  # nobody has built any since: everyone has sold
    for place, rival in enumerate((1, 2)):
        token = "+1" if shields[0] > shields[rival] else f"{MINUS}1" if shields[0] < shields[rival] else "0"
        pair = [str(shields[0]), str(shields[rival])]
        sides = fights.locator("[data-fight]").nth(place).locator("[data-part=shields] b")
        expect(sides).to_have_text(pair if place else pair[::-1])  # the neighbour on the left is there
        expect(fights.locator("[data-fight]").nth(place).locator("[data-part=token] b")).to_have_text(token)
    fights.get_by_role("button", name="Close").click()
    expect(fights).to_have_count(0)
