"""A real browser on a real server: a page that must not complain, and a judge of what everyone can use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.browser.gallery import Gallery, gallery
from tests.kit.browser.complaints import complaints_of
from tests.kit.browser.launch import BRIEF, ROOT, chromium, driver
from tests.kit.server.running import UNLIMITED, Started, started
from tests.kit.seven.laid import Hall, Scene, lay

BUILT = ROOT / "src/mirabilia/web/index.html"


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Start what drives all browsers of a process."""
    with driver() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Start the browser that all tests of a process share; on its devices nothing moves, unless a test wants it to.

    What moves is redrawn all the time, and few tests look at it.
    """
    with chromium(playwright, arguments=BRIEF) as shown:
        shown.new_context = partial(shown.new_context, reduced_motion="reduce")  # type: ignore[method-assign]  # for all
        yield shown


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Started]:
    """Start the server that all tests of a process share; bots think, but nothing is compiled for them."""
    assert BUILT.exists(), "the web client is not built; run: .venv/bin/python web/node.py build"
    database = tmp_path_factory.mktemp("house") / "tables.sqlite"
    few = ("--review-games=20", "--hint-games=20", "--hint-seconds=60")
    with started(*UNLIMITED, *few, database=database) as running:
        yield running


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """Start the server with a table for every screen; a test that changes a table has one of its own there."""
    with gallery(tmp_path_factory.mktemp("gallery")) as running:
        yield running


@pytest.fixture
def server(house: Started) -> Started:
    """Use the shared server, at tables that a test opens itself; a module with tables of its own has another."""
    return house


@pytest.fixture(scope="module")
def scenes() -> Mapping[str, Scene]:
    """Return the tables that a module wants laid out, by name; it has a fixture of its own for that."""
    return {}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, scenes: Mapping[str, Scene]) -> Iterator[Hall]:
    """Start a server that has the scenes of a module from the start: a module with scenes has it as its server."""
    database = tmp_path_factory.mktemp("scenes") / "tables.sqlite"
    laid = lay(database, *[replace(scene, table=f"scene{place:03d}") for place, scene in enumerate(scenes.values())])
    with started(*UNLIMITED, database=database) as running:
        yield Hall(running, dict(zip(scenes, laid, strict=True)))


@pytest.fixture
def page(browser: Browser, server: Started) -> Iterator[Page]:
    """Open a page of its own at the front; the test fails if anything on it complains or cannot be loaded."""
    context = browser.new_context(base_url=server.url, locale="en")
    shown = context.new_page()
    complaints = complaints_of(shown)
    yield shown
    context.close()
    assert complaints == []
