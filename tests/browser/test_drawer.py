"""Devices that tests use one after another are as good as new, or are not used again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.kit.server.running import Started

WRITE = """async () => {
  localStorage.setItem("left", "behind");
  sessionStorage.setItem("left", "behind");
  document.cookie = "left=behind";
  await new Promise((done) => Object.assign(indexedDB.open("left"), { onsuccess: done }));
}"""
READ = """async () => ({
  kept: [localStorage.length, sessionStorage.length, document.cookie, (await indexedDB.databases()).length],
  size: [innerWidth, innerHeight],
  looks: ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"].map((one) => matchMedia(one).matches),
  script: "marked" in window,
  before: history.length,
})"""
QUIET = "/manifest.webmanifest"
"""A page of the server on which nothing runs that could keep anything."""


def device(browser: Browser, server: Started) -> BrowserContext:
    """Return a device of a size that no other test asks for: the one that was put back last, if there is one."""
    return browser.new_context(base_url=server.url, locale="en", viewport={"width": 531, "height": 642})


def test_who_gets_a_device_after_somebody_finds_nothing_of_theirs(browser: Browser, server: Started) -> None:
    first = device(browser, server)
    page = first.new_page()
    page.goto(QUIET)
    as_new = page.evaluate(READ)
    heard: list[Any] = []
    page.on("framenavigated", lambda frame: heard.append(frame))
    first.add_init_script("window.marked = true")
    page.goto("/settings")
    page.goto(QUIET)
    page.evaluate(WRITE)
    page.set_viewport_size({"width": 700, "height": 300})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    first.new_page().goto("/")
    left = page.evaluate(READ)
    assert all(left[what] != as_new[what] for what in as_new)
    first.close()
    told = len(heard)
    second = device(browser, server)
    assert second is first
    assert len(second.pages) == 1
    again = second.new_page()
    again.goto(QUIET)
    assert {**again.evaluate(READ), "before": 0} == {**as_new, "before": 0}
    assert again.go_back() is None or again.url.endswith("/api/nothing"), "nobody goes back to what others have seen"
    assert len(heard) == told
    second.close()


def test_a_device_becomes_as_large_and_dark_as_the_next_one_wants_it(browser: Browser, server: Started) -> None:
    first = device(browser, server)
    first.new_page().goto(QUIET)
    first.close()
    second = browser.new_context(
        base_url=server.url, locale="en", viewport={"width": 642, "height": 531}, color_scheme="dark"
    )
    assert second is first
    for _ in range(2):  # the page that was there, and another one
        page = second.new_page()
        page.goto(QUIET)
        seen = page.evaluate(READ)
        assert (seen["size"], seen["looks"]) == ([642, 531], [True, True])
    second.close()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda page: page.route("**/nothing", lambda route: route.abort()),
        lambda page: page.context.set_offline(True),
        lambda page: page.clock.install(),
        lambda page: page.goto("data:text/html,elsewhere"),
        lambda page: page.close(),
    ],
    ids=["route", "offline", "clock", "elsewhere", "closed"],
)
def test_a_device_with_something_for_good_is_thrown_away(
    browser: Browser, server: Started, spoil: Callable[[Page], object]
) -> None:
    first = device(browser, server)
    page = first.new_page()
    page.goto(QUIET)
    spoil(page)
    first.close()
    second = device(browser, server)
    assert second is not first
    second.close()
