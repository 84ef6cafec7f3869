"""The rules and the card browser."""

import pytest
from playwright.sync_api import Page, expect

from mirabilia.text import say
from tests.kit import depth
from tests.kit.browser.accessible import assert_accessible
from tests.kit.browser.visits import played, reload_in, seat
from tests.kit.languages import OTHERS
from tests.kit.server.running import Started


@pytest.mark.parametrize(
    ("game", "entry", "theme"), [("seven", "Altar", "dark"), ("architects", "Engineering", "light")]
)
def test_rules_and_every_card_are_there_and_everybody_can_use_them(
    page: Page, game: str, entry: str, theme: str
) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the two
    page.goto("/help")
    page.locator(f'section a[href="/help/{game}"]').click()
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()
    page.get_by_role("searchbox").fill(entry.lower())
    expect(page.get_by_role("heading", level=3, name=entry)).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    assert page.get_by_role("heading", level=3).count() > 30
    if depth.EVERYTHING:  # otherwise all rules are looked at with the other screens
        page.wait_for_load_state("networkidle")
        assert_accessible(page)


def test_a_link_leads_to_a_card_and_filters_find_others(page: Page) -> None:
    page.goto("/help/seven#card-palace")
    expect(page.locator("#card-palace")).to_be_in_viewport()
    expect(page.locator("#card-palace")).to_be_focused()
    page.get_by_label("Colour").select_option("green")
    page.get_by_role("combobox", name="Age").select_option("1")
    expect(page.get_by_role("status").filter(has_text="found")).to_have_text("3 found")
    page.get_by_label("Players").select_option("2")
    expect(page.get_by_role("heading", level=3, name="Apothecary")).to_be_visible()


def test_chapters_are_found_too_and_what_they_speak_of_can_be_asked_about(page: Page) -> None:
    page.goto("/help/seven#chapter-science")
    expect(page.locator("#chapter-science")).to_be_focused()
    page.get_by_role("searchbox").fill("square")
    expect(page.locator("[id^=chapter-]")).to_have_count(1)
    page.locator("#chapter-science").get_by_role("button", name="gear").click()
    expect(page.get_by_role("dialog", name="gear")).to_contain_text("each set of three different symbols scores 7")
    page.get_by_role("combobox", name="Kind").select_option("symbols and powers")
    expect(page.locator("[id^=chapter-]")).to_have_count(0)


@pytest.mark.parametrize(("game", "table"), [("seven", ".table"), ("architects", "[data-version]")])
def test_the_rules_open_at_the_table_and_nobody_leaves_it(page: Page, server: Started, game: str, table: str) -> None:
    bots = (None, "apprentice", "apprentice")
    place = played(server, 2, game=game, players=3, name="Tereza", bots=bots)
    seat(page.context, place, game=game)
    page.goto(f"/table/{place.table}")
    page.locator(table).wait_for()
    address = page.url
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("link", name="Rules", exact=True).click()
    rules = page.get_by_role("dialog", name="Rules: ")
    expect(rules.get_by_role("heading", name="The goal")).to_be_visible()
    page.get_by_role("searchbox").fill("compass")
    rules.get_by_role("heading", level=3).get_by_role("button").first.click()
    expect(rules.locator("[data-answer]")).to_be_visible()
    rules.locator("[data-answer]").get_by_role("link", name="In the rules").click()
    expect(rules.locator("[data-answer]")).to_have_count(0)
    expect(rules.locator("li:focus")).to_have_count(1)
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    assert page.url == address
    page.keyboard.press("?")
    page.get_by_role("dialog").locator(f"a[href='/help/{game}']").click()
    expect(rules).to_be_visible()


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_other_languages_have_all_of_it_on_a_small_screen(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/help/{game}")
    entries = page.get_by_role("heading", level=3)
    entries.first.wait_for()
    count = entries.count()
    for language in OTHERS:
        reload_in(page, language)
        expect(page.get_by_role("heading", name=say("web-help-chapter-goal", language), exact=True)).to_be_visible()
        expect(entries).to_have_count(count)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), language
