"""The front page and the small pages; tests/browser/test_screens.py asks whether everyone can use them."""

from playwright.sync_api import Page, expect

from mirabilia.text import say
from tests.kit.languages import OTHERS


def test_the_front_page_opens_and_fits(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Raise a wonder, card by card")
    expect(page.get_by_role("button", name="Play now")).to_have_count(2)
    page.wait_for_load_state("networkidle")
    for width in (1440, 360):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"


def test_whoever_is_new_sees_how_to_begin_and_what_each_level_means(page: Page) -> None:
    """At once, without scrolling, in every language."""
    page.goto("/")
    offer = page.get_by_role("article", name="7 Wonders", exact=True)
    for level in ("builder", "strategist", "master"):
        choice = offer.get_by_role("radio", name=say(f"bot-{level}", "en"), exact=True)
        expect(choice).to_have_accessible_description(say(f"web-level-{level}", "en"))
    for language in ("en", *OTHERS):
        page.get_by_role("combobox").select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(say("web-front-title", language))
        for width, height in ((1280, 720), (390, 844), (390, 664)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.get_by_role("button", name=say("web-front-play", language)).first).to_be_in_viewport(ratio=0.5)
            expect(page.get_by_text(say("web-level-builder", language)).first).to_be_in_viewport(ratio=1)
            assert page.evaluate("[scrollY, document.documentElement.scrollWidth <= innerWidth]") == [0, True]


def test_the_language_changes_without_a_reload_and_is_kept(page: Page) -> None:
    page.goto("/")
    page.evaluate("window.isSamePage = true")
    for language in OTHERS:
        page.get_by_role("combobox").select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(say("web-front-title", language))
        assert page.evaluate("[document.documentElement.lang, window.isSamePage]") == [language, True]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-front-title", OTHERS[-1]))
    assert page.evaluate("document.documentElement.lang") == OTHERS[-1]


def test_every_other_page_opens_on_a_phone_and_leads_back(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for path in ("/help", "/settings", "/nothing/here", "/table/nosuchtable", "/replay/nosuchtable"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("link", name="Mirabilia").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Raise a wonder, card by card")
