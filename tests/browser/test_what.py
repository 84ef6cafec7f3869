"""What is this? Whatever has a name can be asked about, by pointer, finger and key."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.kit.browser.accessible import assert_accessible_in_themes_by_turns
from tests.kit.browser.complaints import complaints_of
from tests.kit.browser.measured import GO
from tests.kit.browser.visits import played, seat
from tests.kit.server.running import Started
from tests.kit.seven.laid import Hall, Scene
from tests.kit.seven.scenes import at, table_for
from tests.kit.seven.screen import open_scene, phone

NAME = "[role=log] [data-ask]"
CARD = "[data-part=hand] article[data-what]"
STILL = "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))"
HELD = "(card) => card.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch'}))"


@pytest.fixture(scope="module")
def scenes() -> Mapping[str, Scene]:
    """Return a table to look at, one to play on, and one with cards that others follow from."""
    return {"second": table_for(4, at(2, 3)), "played": table_for(4, at(2, 3)), "chains": table_for(4, at(2, 4))}


@pytest.fixture
def server(hall: Hall) -> Started:
    return hall.server


def answer(page: Page) -> Locator:
    return page.get_by_role("dialog")


def open_table(page: Page, hall: Hall, scene: str = "second") -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_scene(page, hall.laid[scene])
    page.locator(NAME).first.wait_for()


def edges(thing: Locator) -> tuple[float, float, float, float]:
    """Return where something is: left, top, right, bottom."""
    box = thing.bounding_box()
    assert box
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def test_a_name_in_the_log_tells_all_about_its_card(page: Page, hall: Hall) -> None:
    open_table(page, hall)
    name = page.locator(f"{NAME}[data-what^=card-]").first
    words = name.inner_text()
    name.click()
    expect(answer(page)).to_have_accessible_name(words)
    expect(answer(page)).to_be_focused()
    labels = ["Costs", "Free with", "Chains into", "Copies", "Built by"]
    expect(answer(page).locator("dt")).to_have_text(labels)
    expect(answer(page).locator("[aria-current]")).to_contain_text("4")  # this table has four cities
    assert_accessible_in_themes_by_turns(page)
    page.keyboard.press("Escape")
    expect(answer(page)).to_have_count(0)
    expect(name).to_be_focused()


def test_an_answer_goes_with_the_screen_on_which_it_was_asked(page: Page, hall: Hall) -> None:
    complaints = complaints_of(page)
    open_table(page, hall)
    page.locator(NAME).first.click()
    expect(answer(page)).to_be_visible()
    page.evaluate(GO, "/mygames")
    expect(page.get_by_role("heading", level=1, name="My games")).to_be_visible()
    expect(answer(page)).to_have_count(0)
    assert complaints == []


def test_an_answer_never_covers_what_it_is_about_nor_leaves_the_screen(page: Page, hall: Hall) -> None:
    open_table(page, hall)
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        for selector in (NAME, "[data-part=stages] [data-ask]", "[data-side=right] [data-what^=symbol]"):
            thing = page.locator(selector).first
            thing.click()
            expect(answer(page)).to_be_visible()
            (left, top, right, bottom), other = edges(answer(page)), edges(thing)
            assert min(left, top) >= 0
            assert right <= width
            assert bottom <= height
            assert left >= other[2] or right <= other[0] or top >= other[3] or bottom <= other[1]
            page.keyboard.press("Escape")
            expect(answer(page)).to_have_count(0)


def test_a_name_inside_leads_on_and_the_arrow_back(page: Page, hall: Hall) -> None:
    open_table(page, hall)
    page.locator("[data-what=symbol-compass]").first.click()
    expect(answer(page)).to_have_accessible_name("compass")
    answer(page).get_by_role("button", name="Apothecary").click()
    expect(answer(page)).to_have_accessible_name("Apothecary")
    expect(answer(page)).to_have_count(1)
    answer(page).get_by_role("button", name="Back").click()
    expect(answer(page)).to_have_accessible_name("compass")
    expect(answer(page).get_by_role("button", name="Back")).to_have_count(0)
    answer(page).get_by_role("button", name="Close").click()
    expect(answer(page)).to_have_count(0)


def test_a_card_of_the_hand_tells_by_key_what_it_would_cost_and_plays_nothing(page: Page, hall: Hall) -> None:
    open_table(page, hall)
    card = page.locator(CARD).first
    card.locator("[data-preview]").focus()
    page.keyboard.press("i")
    expect(answer(page)).to_have_accessible_name(card.get_attribute("aria-label") or "")
    expect(answer(page).locator("dd").first).to_contain_text("you:")
    expect(card.locator("[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(card.locator("[data-preview]")).to_be_focused()
    page.keyboard.press("Tab")
    expect(card.get_by_role("button", name="What is")).to_be_focused()
    page.keyboard.press("Enter")
    expect(answer(page)).to_be_visible()


def test_a_pointer_at_rest_shows_it_without_taking_the_focus(page: Page, hall: Hall) -> None:
    open_table(page, hall)
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)  # what is laid out under a pointer ends its rest
    page.locator(CARD).first.locator("[data-preview]").focus()
    page.locator("[data-side=left] [data-what^=card-]").first.hover()
    expect(answer(page)).to_be_visible()
    expect(page.locator(CARD).first.locator("[data-preview]")).to_be_focused()
    page.mouse.move(700, 200)
    expect(answer(page)).to_have_count(0)


def test_inside_a_dialog_it_lies_on_top_and_closes_first(page: Page, hall: Hall) -> None:
    open_table(page, hall)
    page.locator("[data-side=left] h2 button").click()
    city = page.locator("dialog")
    card = city.locator("[data-what^=card-] [tabindex]").first
    card.focus()
    page.keyboard.press("Enter")
    expect(city.locator("[data-answer]")).to_be_visible()
    city.locator("[data-answer]").get_by_role("button", name="Close").click()
    card.click()
    expect(city.locator("[data-answer]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-answer]")).to_have_count(0)
    expect(city).to_be_visible()
    page.keyboard.press("Escape")
    expect(city).to_have_count(0)


def test_arrows_lead_through_a_list_with_one_stop_for_tab(page: Page, hall: Hall) -> None:
    open_table(page, hall)
    strips = page.locator("[data-side=left] ul [data-what^=card-] [tabindex]")
    assert strips.count() > 1
    expect(page.locator("[data-side=left] ul [data-what^=card-] [tabindex='0']")).to_have_count(1)
    strips.first.focus()
    page.keyboard.press("ArrowRight")
    expect(strips.nth(1)).to_be_focused()


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_on_a_phone_it_is_a_sheet_and_a_held_card_asks(
    browser: Browser, hall: Hall, server: Started, size: tuple[int, int]
) -> None:
    context = phone(browser, server, *size)
    page = context.new_page()
    open_scene(page, hall.laid["second"])
    card = page.locator(CARD).first
    card.evaluate(HELD)
    expect(answer(page)).to_be_visible()
    left, top, right, bottom = edges(answer(page))
    assert (left, right, round(bottom)) == (0, *size)
    assert top >= 0.3 * size[1] - 1
    expect(card.locator("[aria-pressed=true]")).to_have_count(0)
    assert_accessible_in_themes_by_turns(page)
    page.touchscreen.tap(size[0] / 2, 20)
    expect(answer(page)).to_have_count(0)
    context.close()


def test_the_text_view_can_be_asked_about_and_its_options_still_play(page: Page, hall: Hall) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    laid = hall.laid["played"].joined
    seat(page.context, laid, textView=True)
    page.goto(f"/table/{laid.table}")
    section = page.locator("section:has(> h2:text-is('Your hand'))")
    names = section.locator("[data-ask]")
    names.first.click()
    expect(answer(page)).to_have_accessible_name(names.first.inner_text())
    page.keyboard.press("Escape")
    expect(names.first).to_be_focused()
    expect(section.locator("[data-ask][tabindex='0']")).to_have_count(1)  # arrows lead to the others
    page.keyboard.press("ArrowRight")
    expect(names.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(answer(page)).to_have_accessible_name(re.compile(f"{names.nth(1).inner_text().split()[-1]}$"))
    page.keyboard.press("Escape")
    assert_accessible_in_themes_by_turns(page)
    question = page.locator("[data-part=question]")
    expect(question.locator("li b [data-ask]").first).to_be_visible()
    option = question.locator("[data-option]").first
    option.focus()
    page.keyboard.press("i")
    expect(answer(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(option).to_be_focused()
    expect(page.locator("#now")).to_have_text("Age II, turn 3 of 6")
    option.click()
    expect(page.locator("#now")).to_have_text("Age II, turn 4 of 6")


def test_a_chain_of_a_card_can_be_asked_about(page: Page, hall: Hall) -> None:
    open_table(page, hall, "chains")
    leads = page.locator(f"{CARD} [data-part=leads] [data-ask]").first
    words = leads.inner_text()
    leads.click()
    expect(answer(page)).to_have_accessible_name(words)
    expect(page.locator(f"{CARD} [aria-pressed=true]")).to_have_count(0)  # it does not count as a press on the card


def test_a_move_and_what_it_lacks_can_be_asked_about(page: Page, hall: Hall) -> None:
    open_table(page, hall)
    refused = page.locator(f"{CARD}:has([data-refused=build]:has-text('needs'))").first
    refused.locator("[data-preview]").click()
    headline = page.locator("[data-part=headline] [data-ask]").last
    expect(headline).to_have_text(refused.get_attribute("aria-label") or "")
    headline.focus()
    page.keyboard.press("Enter")
    expect(answer(page)).to_have_accessible_name(headline.inner_text())
    page.keyboard.press("Escape")
    expect(headline).to_be_focused()
    missing = page.locator("[data-part=refusal] [data-ask]").first
    missing.click()
    expect(answer(page)).to_have_attribute("data-answer", re.compile("^resource-"))


def test_a_token_and_a_pile_of_architects_can_be_asked_about(page: Page, server: Started) -> None:
    place = played(server, 6, game="architects", players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    page.emulate_media(reduced_motion="reduce")
    seat(page.context, place, game="architects")
    page.goto(f"/table/{place.table}")
    token = page.locator("[data-what^=token-]").first
    token.click()
    expect(answer(page).locator("dt")).to_have_text(["Costs", "Lasts", "Copies", "Who has it"])
    expect(answer(page).locator("dd").last).to_contain_text("face up")
    assert_accessible_in_themes_by_turns(page)
    page.keyboard.press("Escape")
    page.locator("article[data-what^=card-] [data-option]").first.focus()
    page.keyboard.press("i")
    expect(answer(page).locator("dt")).to_have_text(["Goes with", "Still to come", "Who has it"])
