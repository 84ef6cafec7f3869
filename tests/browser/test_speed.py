"""What a page may cost; how long things take is measured by ./go bench web and asserted nowhere."""

import pytest
from playwright.sync_api import Page

from tests.kit.browser.measured import memory_after_games
from tests.kit.browser.visits import opened, seat
from tests.kit.server.running import Started

MOST_NODES, MOST_LISTENERS, MOST_GROWTH = 500, 5, 1_500_000
"""What two more games may add: a single table kept in memory has three times as many nodes."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "wonders"), [("seven", "gizah-A rhodos-A olympia-A"), ("architects", "giza rhodes olympia")]
)
def test_memory_stays_flat_from_game_to_game(page: Page, server: Started, game: str, wonders: str) -> None:
    bots = (None, "apprentice", "apprentice")
    table = opened(server, game=game, name="Tereza", players=3, bots=bots, wonders=wonders)
    seat(page.context, table, game=game, motion="none")
    page.goto(f"/table/{table.table}")
    held = memory_after_games(page, 4)
    print(*held, sep="\n")
    _, second, _, fourth = held
    assert fourth.nodes <= second.nodes + MOST_NODES, "tables that were left are still in memory"
    assert fourth.listeners <= second.listeners + MOST_LISTENERS, "something still listens to what is gone"
    assert fourth.heap <= second.heap + MOST_GROWTH
