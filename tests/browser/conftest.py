"""A real browser on a real server: a page that may not complain, and a judge of what everybody can use."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.kit.browser import ARGUMENTS, NODE, ROOT, find_browser
from tests.kit.server import Started, started

BUILT = ROOT / "src/mirabilia/web/index.html"
LEFT = "net::ERR_ABORTED"
"""What the browser itself gives up because its page is left or reloaded, say a font under way: nobody misses it."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the browser that all tests of a process share."""
    program = find_browser()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)  # its own may miss a library
    with sync_playwright() as playwright:
        shown = playwright.chromium.launch(
            executable_path=program.path, args=[*ARGUMENTS], env={**os.environ, **program.variables}
        )
        yield shown
        shown.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Started]:
    """Start a server with tables of its own; bots think, but nothing is compiled for them."""
    assert BUILT.exists(), "the web client is not built; run: .venv/bin/python web/node.py build"
    with started(database=tmp_path / "tables.sqlite") as running:
        yield running


@pytest.fixture
def page(browser: Browser, server: Started) -> Iterator[Page]:
    """Open a page of its own at the front; the test fails if anything on it complains or cannot be loaded."""
    complaints: list[str] = []
    context = browser.new_context(base_url=server.url, locale="en")
    shown = context.new_page()
    shown.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    shown.on("pageerror", lambda error: complaints.append(f"uncaught: {error}"))
    shown.on(
        "requestfailed",
        lambda request: (
            None if request.failure == LEFT else complaints.append(f"failed: {request.url} {request.failure}")
        ),
    )
    shown.on(
        "response",
        lambda response: complaints.append(f"{response.status}: {response.url}") if response.status >= 400 else None,
    )
    yield shown
    context.close()
    assert complaints == []
