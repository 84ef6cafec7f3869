"""Both backends play the same games: every state of thousands of seeded games has the same hash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia.core.registry import describe, games

ROOT = Path(__file__).parents[2]
GAMES = 300
"""For each number of players; with those of `MANY_GAMES` in the long run."""
MANY_GAMES = 12_000
SEED = 11
# Bounds are checked here: an index that runs off a table would read whatever lies behind it.
NUMBA = {**os.environ, "MIRABILIA_BACKEND": "numba", "NUMBA_BOUNDSCHECK": "1"}


def numba(code: str) -> list[str]:
    """Run code in a process on the numba backend and return the lines it prints; warnings are errors there too."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], env=NUMBA, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", games())
def test_both_backends_go_through_the_same_states(name: str) -> None:
    check_hashes(name, first=0, count=GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_both_backends_go_through_the_same_states_of_many_more_games(name: str) -> None:
    check_hashes(name, first=GAMES, count=MANY_GAMES - GAMES)


def check_hashes(name: str, first: int, count: int) -> None:
    """Play games of every number of players on both backends."""
    code = (
        f"from mirabilia.games.{name}.batch import play_batch\n"
        f"for players in {[*describe(name).rules.players]}:\n"
        f"    print(*play_batch(players, {SEED}, {first}, {count}, hashed=True).hashes, sep='\\n')"
    )
    hashes = [
        found
        for players in describe(name).rules.players
        for found in describe(name).play_batch(players, SEED, first, count, hashed=True).hashes
    ]
    assert len(set(hashes)) == count * len(describe(name).rules.players)
    assert numba(code) == [str(found) for found in hashes]


@pytest.mark.parametrize("name", games())
def test_both_backends_show_the_same_views_decisions_and_events(name: str) -> None:
    """The doors around the engine work on both: one whole game for each number of players."""
    code = (
        "from tests.parity.shown import shown\n"
        "from mirabilia.core.registry import describe, games\n"
        f"game = describe({name!r}).rules\n"
        "print(*(shown(game, players, seed=3) for players in game.players), sep='\\n')"
    )
    from tests.parity.shown import shown

    game = describe(name).rules
    assert numba(code) == [shown(game, players, seed=3) for players in game.players]
