"""What a person may set, and that it holds at once and afterwards."""

import json

import pytest
from playwright.sync_api import Page, expect

from mirabilia.text import say
from tests.browser.screens import MENU
from tests.kit.browser.visits import played, seat
from tests.kit.languages import ANOTHER, YET_ANOTHER
from tests.kit.server.running import Started


def kept(page: Page) -> dict[str, object]:
    """Return the settings as the browser keeps them."""
    found: dict[str, object] = json.loads(page.evaluate("localStorage.getItem('mirabilia-settings')"))
    return found


def test_everything_can_be_set_and_is_kept(page: Page) -> None:
    page.goto("/settings")
    page.get_by_label("Your name").fill("Oksana")
    page.get_by_role("group", name="Colours").get_by_text("dark").click()
    page.get_by_role("group", name="Motion").get_by_text("none").click()
    page.get_by_role("group", name="Bots play").get_by_text("instantly").click()
    for switch in ("Show tables as text", "Remind me of the hands", "Sound"):
        page.get_by_label(switch).check()
    page.get_by_label("Keyboard shortcuts").uncheck()
    page.get_by_role("button", name="Battle").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_label("Language").select_option(ANOTHER)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-settings-title", ANOTHER))
    wanted = {"name": "Oksana", "theme": "dark", "motion": "none", "botSpeed": "instant", "language": ANOTHER}
    unasked = {"showName": False, "calls": "unasked", "coach": False}
    assert kept(page) == wanted | unasked | {"sound": True, "memoryAid": True, "textView": True, "shortcuts": False}
    page.wait_for_load_state("networkidle")  # a font still being loaded would be a failed request
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-settings-title", ANOTHER))
    expect(page.locator("html")).to_have_attribute("data-motion", "none")


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_shortcuts_can_be_switched_off_where_they_are_explained(page: Page, server: Started, game: str) -> None:
    table = played(server, 2, game=game, players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    seat(page.context, table, game=game, motion="none")
    page.goto(f"/table/{table.table}")
    page.locator("[data-option]:enabled").first.wait_for()
    number = page.locator("kbd", has_text="1").first
    expect(number).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys and help")
    expect(keys).to_contain_text("Everything that has happened")
    keys.get_by_label("Keyboard shortcuts").uncheck()
    expect(keys).not_to_contain_text("Everything that has happened")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect(number).to_be_hidden()
    for key in ("1", "g", "?"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('[data-option], [data-preview]')") is False
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-option], [data-preview]')")


def test_the_language_of_a_running_table_changes_without_a_reload(page: Page, server: Started) -> None:
    table = played(server, 1, players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    seat(page.context, table, textView=True)
    page.goto(f"/table/{table.table}")
    page.evaluate("window.isSamePage = true")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_label("Language").select_option(ANOTHER)
    page.go_back()
    headline = say("web-seven-headline", ANOTHER, age=1, turn=2, all=6)
    expect(page.get_by_role("heading", level=1)).to_have_text(headline)
    assert page.evaluate("window.isSamePage")


@pytest.mark.parametrize(
    ("game", "english", "language"), [("seven", "Your move", ANOTHER), ("architects", "Your move", YET_ANOTHER)]
)
def test_the_language_of_a_pictured_table_changes_in_mid_turn(
    page: Page, server: Started, game: str, english: str, language: str
) -> None:
    table = played(server, 2, game=game, players=3, name="Tereza", bots=(None, "apprentice", "apprentice"))
    seat(page.context, table, game=game, motion="none")
    page.goto(f"/table/{table.table}")
    options = page.locator("[data-part=hand] button[data-verb]:enabled, [data-option]:enabled")
    options.first.wait_for()
    offered = options.count()
    expect(page.get_by_text(english, exact=True).first).to_be_visible()
    page.evaluate("window.isSamePage = true")
    page.get_by_role("button", name=MENU).click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_label("Language").select_option(language)
    page.go_back()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(options).to_have_count(offered)
    expect(page.get_by_text(english, exact=True)).to_have_count(0)
    assert page.evaluate("window.isSamePage")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    options.first.click()  # and it can still be played
