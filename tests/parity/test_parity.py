"""Both backends play the same games: every state of thousands of seeded games has the same hash."""

from __future__ import annotations

import pytest

from mirabilia.core.registry import describe, games
from mirabilia.core.seed import Seed
from tests.kit.compiled import compiled
from tests.parity.shown import shown

pytestmark = pytest.mark.compiles

GAMES = 40
"""For each number of players; with the long tests, `MANY_GAMES` in all."""
MANY_GAMES = 12_000
SEED = 11
KEY = "0f" * 32


@pytest.mark.parametrize("name", games())
def test_both_backends_go_through_the_same_states(name: str) -> None:
    check_hashes(name, SEED, first=0, count=GAMES)


@pytest.mark.parametrize("name", games())
def test_both_backends_deal_the_same_from_a_key(name: str) -> None:
    check_hashes(name, KEY, first=0, count=GAMES // 4)


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_both_backends_go_through_the_same_states_of_many_more_games(name: str) -> None:
    check_hashes(name, SEED, first=GAMES, count=MANY_GAMES - GAMES)


def check_hashes(name: str, seed: Seed, first: int, count: int) -> None:
    """Play games of every number of players on both backends."""
    code = (
        f"from mirabilia.games.{name}.batch import play_batch\n"
        f"for players in {[*describe(name).rules.players]}:\n"
        f"    print(*play_batch(players, {seed!r}, {first}, {count}, hashed=True).hashes, sep='\\n')"
    )
    hashes = [
        found
        for players in describe(name).rules.players
        for found in describe(name).play_batch(players, seed, first, count, hashed=True).hashes
    ]
    assert len(set(hashes)) == count * len(describe(name).rules.players)
    assert compiled(code) == [str(found) for found in hashes]


@pytest.mark.parametrize("name", games())
def test_both_backends_show_the_same_views_decisions_and_events(name: str) -> None:
    """The doors around the engine work on both backends: one whole game for each number of players."""
    code = (
        "from tests.parity.shown import shown\n"
        "from mirabilia.core.registry import describe, games\n"
        f"game = describe({name!r}).rules\n"
        "print(*(shown(game, players, seed=3) for players in game.players), sep='\\n')"
    )
    game = describe(name).rules
    assert compiled(code) == [shown(game, players, seed=3) for players in game.players]
