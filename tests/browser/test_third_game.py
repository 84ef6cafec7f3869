"""A game from elsewhere plays in the browser with its own folder alone: the toy fair, which has a table in words."""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser.accessible import assert_accessible
from tests.kit.browser.launch import ROOT
from tests.kit.server.running import UNLIMITED, Started, command_with, started
from tests.kit.toy.registration import PACKAGE

FOLDER = "tests/kit/toy"
TURNS = 3


def built(factory: pytest.TempPathFactory) -> Path:
    """Return a client that knows about the toy: one of the processes of a run builds it, for all."""
    shared = factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    web = shared / "fair"
    with (shared / "fair.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not web.exists():
            new = factory.mktemp("fair") / "web"
            subprocess.run(
                [sys.executable, ROOT / "web/node.py", "vite", "build", "--outDir", new, "--logLevel", "error"],
                env={**os.environ, "MIRABILIA_WEB_GAMES": FOLDER},
                check=True,
            )
            new.rename(web)
    return web


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Started]:
    """Start a server that knows the toy, with a client that knows about it."""
    with started(
        *UNLIMITED, command=command_with(built(tmp_path_factory)), MIRABILIA_GAMES=PACKAGE, PYTHONPATH=str(ROOT)
    ) as running:
        yield running


@pytest.fixture
def server(fair: Started) -> Started:
    return fair


def choose(page: Page, verb: str) -> None:
    page.get_by_role("button", name=verb).and_(page.locator(":enabled")).first.click()


def test_it_is_offered_and_played_to_its_end(page: Page) -> None:
    page.goto("/")
    offer = page.get_by_role("article", name="Toy Fair")
    expect(offer).to_contain_text("2 to 4 players")
    more = offer.get_by_role("button", name="More bots")
    expect(more).to_be_disabled()
    offer.get_by_role("radio", name="Builder").check()
    offer.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    for turn in range(1, TURNS + 1):
        expect(page.get_by_role("heading", name=f"Turn {turn} of {TURNS}").first).to_be_visible()
        if turn == 1:
            assert_accessible(page)
        choose(page, "show" if turn < TURNS else "sell")
    score = page.get_by_role("region", name="The score")
    expect(score).to_contain_text("ribbons")
    expect(page.get_by_role("log", name="What happened")).to_contain_text("is on the stall")
    assert_accessible(page)


def test_it_can_be_watched_again(page: Page) -> None:
    page.goto("/")
    page.get_by_role("article", name="Toy Fair").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    for turn in range(1, TURNS + 1):
        expect(page.get_by_role("heading", name=f"Turn {turn} of {TURNS}").first).to_be_visible()
        choose(page, "show")
    expect(page.get_by_role("region", name="The score")).to_be_visible()
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_role("heading", name="Replay: Toy Fair")).to_be_visible()
    expect(page.get_by_text("Orchard").first).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_label("View as").select_option("all")
    expect(page.get_by_role("heading", name="All hands")).to_be_visible()
    expect(page.get_by_text(re.compile(r"\(played\)")).first).to_be_visible()


def test_without_statistics_it_says_so_in_a_sentence(page: Page) -> None:
    page.goto("/lab/toy")
    expect(page.get_by_text("There are no statistics of strong bots for this game")).to_be_visible()
    expect(page.get_by_role("group", name="Players").get_by_role("radio")).to_have_count(3)
    page.get_by_label("this server").check()
    expect(page.get_by_text("Statistics start at 50 finished games")).to_be_visible()
    assert_accessible(page)


def test_games_of_the_house_are_there_beside_it(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)
    page.goto("/help")
    expect(page.get_by_role("navigation", name="Games").get_by_role("link")).to_have_count(3)  # and which cards win
