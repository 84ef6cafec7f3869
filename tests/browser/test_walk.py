"""A page that walks from screen to screen is somebody else's at each of them, and complaints are heard all the way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser.visits import Walk, keep_seats, opened, seats_of
from tests.kit.server.running import Started

FOCUSED = "document.activeElement.tagName"
KEPT = "Object.keys(localStorage).sort().join()"


@pytest.fixture
def walk(browser: Browser, server: Started) -> Iterator[Walk]:
    """Load the client on a device without seats."""
    context = browser.new_context(base_url=server.url, locale="en")
    keep_seats(context, [])
    yield Walk(context.new_page())
    context.close()


def test_whoever_comes_next_finds_nothing_of_those_before(walk: Walk, server: Started) -> None:
    page, table = walk.page, opened(server, name="Tereza")
    page.evaluate("window.isSamePage = true")
    walk.go(f"/table/{table.table}", seats_of(table))
    walk.settle()
    expect(page.get_by_label("Link to this table")).to_be_visible()
    page.evaluate("localStorage.setItem('left', 'behind')")
    walk.go(f"/table/{table.table}", [])
    walk.settle()
    expect(page.get_by_role("button", name="Take this seat").first).to_be_visible()  # now a guest
    assert page.evaluate(KEPT) == "mirabilia-seats,mirabilia-settings"
    assert page.evaluate(FOCUSED) == "BODY", "as if the client had been loaded here"
    assert page.evaluate("window.isSamePage")
    assert walk.complaints == []


def test_a_walk_settles_only_after_what_it_loads_and_hears_complaints(walk: Walk) -> None:
    walk.go("/help/seven", [])
    walk.settle()
    assert walk.page.get_by_role("heading", level=3).count() > 30
    walk.page.evaluate("fetch('/api/nothing').then(() => 0)")
    assert any("404" in complaint for complaint in walk.complaints)
