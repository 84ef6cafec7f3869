"""A page that is listened to complains of everything that goes wrong on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.kit.browser.complaints import complaints_of
from tests.kit.server.running import Started

QUIET = "/manifest.webmanifest"
"""A page of the server on which nothing goes wrong."""
ASK = "fetch('ADDRESS').then(() => 0, () => 0)"
SHOW = """new Promise((done) => {
  const picture = Object.assign(document.createElement("img"), { src: "ADDRESS", onload: done, onerror: done });
  document.documentElement.append(picture);
}).then(() => 0)"""
THROW = "new Promise((done) => { setTimeout(done); setTimeout(() => { throw new Error('broken'); }); })"


@pytest.mark.parametrize(
    ("script", "told"),
    [
        (ASK.replace("ADDRESS", "/api/nothing"), ("404", "/api/nothing")),
        (SHOW.replace("ADDRESS", "/assets/nothing.png"), ("404", "/assets/nothing.png")),
        (ASK.replace("ADDRESS", "http://127.0.0.1:1/"), ("127.0.0.1:1",)),
        ("console.warn('odd')", ("odd",)),
        (THROW, ("uncaught", "broken")),
    ],
    ids=["a refused request", "a missing picture", "an answer that never comes", "a warning", "an error"],
)
def test_what_goes_wrong_is_told(browser: Browser, server: Started, script: str, told: tuple[str, ...]) -> None:
    context = browser.new_context(base_url=server.url, locale="en")
    page = context.new_page()
    complaints = complaints_of(page)
    page.goto(QUIET)
    assert complaints == []
    page.evaluate(script)
    context.close()
    assert any(all(word in complaint for word in told) for complaint in complaints), complaints


def test_a_page_that_is_not_there_is_told(browser: Browser, server: Started) -> None:
    context = browser.new_context(base_url=server.url, locale="en")
    page = context.new_page()
    complaints = complaints_of(page)
    page.goto("/api/nothing")
    context.close()
    assert any("404" in complaint and "/api/nothing" in complaint for complaint in complaints), complaints
