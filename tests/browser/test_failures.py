"""Parts that do not load, parts that break, a server with a newer client: each page says so and offers a way on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.kit.browser.visits import opened, seat
from tests.kit.server.running import Started, started

PART = re.compile(r"/assets/Help-[^/]+\.js$")
ENTRY = re.compile(r"/assets/(index-[\w-]+)\.js")
NEWER = "/assets/index-newer.js"
BROKEN = "export default () => { throw new Error('broken on purpose'); };"


@pytest.fixture
def context(browser: Browser, server: Started) -> Iterator[BrowserContext]:
    """Open a separate browser, in which nothing comes out of a service worker's cache."""
    made = browser.new_context(base_url=server.url, locale="en", service_workers="block")
    yield made
    made.close()


def abort(route: Route) -> None:
    """Let a request fail as it does without a network."""
    route.abort()


def gone(route: Route) -> None:
    """Answer as a server with another client does."""
    route.fulfill(status=404, body="Not found")


@pytest.mark.parametrize("fail", [abort, gone])
def test_a_part_that_cannot_be_loaded_is_said_and_comes_when_it_can(
    context: BrowserContext, fail: Callable[[Route], None]
) -> None:
    page = context.new_page()
    page.goto("/")
    context.route(PART, fail)
    page.get_by_role("link", name="Read the short rules").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    context.unroute(PART)
    page.get_by_role("alert").get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.url.endswith("/help")


def test_a_part_that_breaks_is_said_and_the_rest_of_the_page_lives(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    context.route(PART, lambda route: route.fulfill(content_type="text/javascript", body=BROKEN))
    page.get_by_role("link", name="Read the short rules").click()
    broken = page.get_by_role("alert")
    expect(broken).to_contain_text("Something on this page has failed")
    broken.get_by_role("button", name="Try again").click()
    expect(broken).to_contain_text("Something on this page has failed")
    broken.get_by_role("link", name="Back to the front page").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def serve_newer(page: Page, url: str) -> None:
    """Let a page find another client on its server: the same one under another name."""
    text = page.request.get(f"{url}/index.html").text()
    (name,) = set(ENTRY.findall(text))
    newer = ENTRY.sub(NEWER, text)
    script = page.request.get(f"{url}/assets/{name}.js").text()

    def document(route: Route) -> None:
        route.fulfill(content_type="text/html", body=newer)

    page.route(re.compile(r"^(?!.*/assets/).*/(index\.html|table/\w+)$"), document)
    page.route(f"**{NEWER}", lambda route: route.fulfill(content_type="text/javascript", body=script))


def test_a_newer_client_on_the_server_is_said_to_an_open_tab_and_one_tap_brings_it(
    browser: Browser, tmp_path: Path
) -> None:
    database = tmp_path / "tables.sqlite"
    context = browser.new_context(locale="en", service_workers="block")
    page = context.new_page()
    with started(database=database) as server:
        joined = opened(server, game="seven", players=3, bots=[None, "builder", "builder"])
        seat(context, joined)
        page.goto(f"{server.url}/table/{joined.table}")
        start = page.get_by_role("button", name="Start")
        expect(start).to_be_visible()
        serve_newer(page, server.url)
    with started(database=database, port=server.port):
        told = page.get_by_role("status").filter(has_text="The server has a newer version.")
        expect(told).to_be_visible()
        told.get_by_role("button", name="Reload").click()
        page.wait_for_function("name => document.querySelector(`script[src='${name}']`)", arg=NEWER)
        expect(start).to_be_visible()  # only a person with a seat may start
        expect(told).to_have_count(0)
    context.close()
