"""The rules and the card browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser.accessible import assert_accessible


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


@pytest.mark.parametrize("language", ["cs", "pl", "uk"])
def test_other_languages_have_all_of_it_on_a_small_screen(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.add_init_script(f"""localStorage.setItem("mirabilia-settings", '{{"language":"{language}"}}')""")
    for game in ("seven", "architects"):
        page.goto(f"/help/{game}")
        page.get_by_role("heading", level=3).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
