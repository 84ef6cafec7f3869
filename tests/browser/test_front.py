import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser.accessible import assert_accessible


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 360])
def test_the_front_page_opens_and_everybody_can_use_it(page: Page, theme: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the two
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Raise a wonder, card by card")
    expect(page.get_by_role("button", name="Play now")).to_have_count(2)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
    assert_accessible(page)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("cs", "Postav div, kartu po kartě"),
        ("pl", "Wznieś cud, karta po karcie"),
        ("uk", "Зведіть чудо, карта за картою"),
    ],
)
def test_the_language_changes_without_a_reload_and_is_kept(page: Page, language: str, title: str) -> None:
    page.goto("/")
    page.evaluate("window.isSamePage = true")
    page.get_by_label("Language").select_option(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    assert page.evaluate("[document.documentElement.lang, window.isSamePage]") == [language, True]
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("path", ["/help", "/settings", "/nothing/here", "/table/nosuchtable", "/replay/nosuchtable"])
def test_every_other_page_opens_and_everybody_can_use_it(page: Page, path: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)
    page.get_by_role("link", name="Mirabilia").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Raise a wonder, card by card")
