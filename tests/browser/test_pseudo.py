"""Nothing is hard-coded and nothing is cut: the main screens in a language longer than any."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.gallery import Gallery, gallery
from tests.browser.screens import BOTH, SCREENS, Screen, await_coach, await_entries, await_review, open_city
from tests.kit.browser.pseudo import client_in, cut, outside, unspoken
from tests.kit.server.running import command_with

BY_HOOKS = (None, await_coach, await_entries, await_review, open_city)
"""What is done on a screen without pressing anything by its words."""
MAIN = [
    screen
    for screen in SCREENS
    if screen.prepare in BY_HOOKS and "language" not in screen.settings and not screen.longest and not screen.used_up
]
DAYS = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"}
NO_MESSAGES = {"Mirabilia", "Tereza", "Livia", "Marek"} | {"II", "III", "IV"} | {"and", "minute", "minutes"} | DAYS
"""Names, numbers, and what the browser itself says in the language of the page: lists, times and days."""


def sights() -> list[Any]:
    """Every main screen on a desktop and on a phone: on one of the two every time, on both with the long tests.

    Tables have most words in common, so every other one is enough every time, and so is one of the reviews, which take
    long.
    """
    tables = [screen for screen in MAIN if screen.path.startswith("/table/{")]
    reviews = [screen for screen in MAIN if screen.prepare is await_review]
    chosen = [screen for screen in MAIN if screen not in (*tables[1::2], *reviews[1:])]
    every_time = {(screen.name, BOTH[number % 2]) for number, screen in enumerate(chosen)}
    return [
        pytest.param(screen, size, id="-".join(sight), marks=[] if sight in every_time else [pytest.mark.slow])
        for screen, size in product(MAIN, BOTH)
        for sight in [(screen.name, size)]
    ]


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """Start a server with a table for every screen, whose client reads words that nobody speaks."""
    folder = tmp_path_factory.mktemp("abroad")
    with gallery(folder, command=command_with(client_in(folder / "web"))) as running:
        yield running


def test_words_outside_brackets_are_found() -> None:
    assert outside("⟦á ⟦b⟧ c⟧ de ⟦f⟧ gh: 12 i") == ["de", "gh"]


@pytest.mark.parametrize(("screen", "size"), sights())
def test_every_word_is_a_message_and_has_room_to_grow(
    browser: Browser, abroad: Gallery, screen: Screen, size: str
) -> None:
    with abroad.shown(browser, screen, size) as page:
        assert cut(page) == []
        assert {*unspoken(page)} - NO_MESSAGES == set()
