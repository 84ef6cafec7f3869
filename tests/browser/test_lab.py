"""Which cards win? A table that can be sorted, for every number of players, from bots and from a server's own games."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from mirabilia.core.registry import games
from mirabilia.insight.statistics.shipped import statistics_of
from mirabilia.text import say
from tests.kit import depth
from tests.kit.browser.accessible import assert_accessible_in_themes_by_turns
from tests.kit.browser.complaints import complaints_of
from tests.kit.server.running import Started


def rows(page: Page) -> Locator:
    return page.locator("tr[data-row]")


def ids(page: Page) -> list[str]:
    found: list[str] = page.locator("tr[data-row]").evaluate_all("(rows) => rows.map((row) => row.dataset.row)")
    return found


def named(thing: Locator) -> str:
    """Return the name of a card or a wonder, without the line below it that gives its age or side."""
    return thing.inner_text().splitlines()[0]


def head(page: Page, name: str) -> Locator:
    return page.get_by_role("columnheader", name=name)


def open_lab(page: Page, path: str = "/lab") -> None:
    page.goto(path)
    rows(page).first.wait_for()


@pytest.fixture(params=depth.some(1, [(390, 844), (1440, 900)]), ids=["phone", "desktop"])
def shown(request: pytest.FixtureRequest, browser: Browser, server: Started) -> Iterator[Page]:
    width, height = request.param
    context = browser.new_context(
        base_url=server.url, locale="en", viewport={"width": width, "height": height}, has_touch=width < 760
    )
    page = context.new_page()
    complaints = complaints_of(page)
    yield page
    context.close()
    assert complaints == []


def test_it_is_found_from_the_front_page_and_from_the_rules(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Which cards win?").click()
    rows(page).first.wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Which cards win?")
    page.goto("/help/architects")
    page.get_by_role("link", name="Which cards win?").click()
    page.wait_for_url("**/lab/architects")
    expect(page.get_by_label("7 Wonders Architects", exact=True)).to_be_checked()


@pytest.mark.parametrize("game", games())
def test_everything_of_the_file_is_shown(page: Page, game: str) -> None:
    open_lab(page, f"/lab/{game}?players=4")
    shipped = statistics_of(game, 4)
    assert shipped is not None
    expect(page.get_by_role("status").last).to_contain_text(f"Games: {shipped.figures.games:,}. On every seat:")
    expect(page.get_by_role("status").last).to_contain_text("25%")
    expected = [piece.id for piece in shipped.figures.pieces if piece.kind == "card"]
    assert sorted(ids(page)) == sorted(expected)
    if depth.EVERYTHING:  # otherwise it is looked at with all other screens
        assert_accessible_in_themes_by_turns(page)
    page.get_by_label("Wonders", exact=True).check()
    expect(rows(page)).to_have_count(len(shipped.figures.boards))
    assert_accessible_in_themes_by_turns(page)


def test_it_is_usable_on_every_device(shown: Page) -> None:
    open_lab(shown)
    assert shown.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is wider than its device"
    assert_accessible_in_themes_by_turns(shown)


def test_a_table_is_sorted_by_its_heads_and_says_how(page: Page) -> None:
    open_lab(page, "/lab/seven?players=3")
    shipped = statistics_of("seven", 3)
    assert shipped is not None
    lift = {piece.id: piece.lift.value or 0 for piece in shipped.figures.pieces}
    best = sorted(lift, key=lambda card: -lift[card])
    expect(head(page, "Wins")).to_have_attribute("aria-sort", "descending")
    assert [lift[card] for card in ids(page)] == [lift[card] for card in best]
    head(page, "Wins").get_by_role("button").press("Enter")
    expect(head(page, "Wins")).to_have_attribute("aria-sort", "ascending")
    assert ids(page)[0] == best[-1]
    head(page, "Name").get_by_role("button").click()
    expect(head(page, "Name")).to_have_attribute("aria-sort", "ascending")
    expect(head(page, "Wins")).not_to_have_attribute("aria-sort", re.compile("."))
    names = rows(page).locator("th").all_inner_texts()
    assert names == sorted(names, key=lambda name: name.lower().replace("'", ""))


def test_another_number_of_players_has_other_figures_and_an_address(page: Page) -> None:
    open_lab(page, "/lab/seven?players=3")
    for players in (2, 7):
        page.get_by_role("radio", name=str(players), exact=True).check()
        page.wait_for_url(f"**/lab/seven?players={players}")
        shipped = statistics_of("seven", players)
        assert shipped is not None
        expect(rows(page)).to_have_count(len(shipped.figures.pieces))
        page.get_by_label("Age II", exact=True).check()
        of_age = [piece for piece in shipped.figures.pieces if piece.section == "age2"]
        expect(rows(page)).to_have_count(len(of_age))
        page.get_by_label("All", exact=True).check()
    page.reload()
    expect(page.get_by_role("radio", name="7", exact=True)).to_be_checked()


def test_a_card_and_a_wonder_tell_what_they_are_by_click_and_key(page: Page) -> None:
    open_lab(page, "/lab/seven?players=4")
    card = rows(page).first.get_by_role("button")
    card.click()
    expect(page.get_by_role("dialog")).to_have_accessible_name(named(card))
    assert_accessible_in_themes_by_turns(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(card).to_be_focused()
    page.get_by_label("Wonders", exact=True).check()
    wonder = rows(page).first.get_by_role("button")
    wonder.press("Enter")
    expect(page.get_by_role("dialog")).to_have_accessible_name(named(wonder))


def test_a_server_with_few_games_says_how_many_are_missing(page: Page) -> None:
    page.goto("/lab/architects?players=5&of=server")
    expect(page.get_by_text("Statistics start at 50 finished games")).to_be_visible()
    expect(rows(page)).to_have_count(0)
    assert_accessible_in_themes_by_turns(page)


def test_names_and_numbers_are_those_of_the_reader(browser: Browser, server: Started) -> None:
    context = browser.new_context(base_url=server.url, locale="de")
    page = context.new_page()
    open_lab(page, "/lab/seven?players=4")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-front-lab", "de"))
    expect(rows(page).first).to_contain_text(re.compile(r"\d+,\d\s%"))
    context.close()
