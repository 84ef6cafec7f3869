"""Both backends play the same games: every state of thousands of seeded games has the same hash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia.core.registry import describe, games

ROOT = Path(__file__).parents[2]
GAMES = 2_000
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


EVERY_TABLE = [pytest.param(name, n, id=f"{name}-{n}") for name in games() for n in describe(name).rules.players]


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_both_backends_go_through_the_same_states(name: str, players: int) -> None:
    check_hashes(name, players, first=0, games=GAMES)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_both_backends_go_through_the_same_states_of_many_more_games(name: str, players: int) -> None:
    check_hashes(name, players, first=GAMES, games=5 * GAMES)


def check_hashes(name: str, players: int, first: int, games: int) -> None:
    code = (
        f"from mirabilia.games.{name}.batch import play_batch\n"
        f"print(*play_batch({players}, {SEED}, {first}, {games}, hashed=True).hashes, sep='\\n')"
    )
    hashes = describe(name).play_batch(players, SEED, first, games, hashed=True).hashes
    assert len(set(hashes)) == games
    assert numba(code) == [str(number) for number in hashes]


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
