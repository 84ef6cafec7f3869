"""The version of an environment changes when its behaviour does, and never otherwise.

`behaviour.json` has a hash of all that two games of each kind show, reward and name, by version. To change
that on purpose, raise `version` in the game's features and write the new hashes with
`.venv/bin/python -m tests.env.test_versions`.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from mirabilia.core import kernel  # noqa: F401 - before mirabilia.env, which would choose the compiled engine
from mirabilia.core.registry import describe, games
from mirabilia.env import VectorEnv

FILE = Path(__file__).parent / "behaviour.json"
PLAYERS = range(2, 8)
VERSIONS = [(game, version) for game in games() for version in describe(game).versions()]
CASES = [(game, version, players) for game, version in VERSIONS for players in PLAYERS]


def name(game: str, version: int, players: int) -> str:
    return f"{game}-v{version}, {players} players"


def behaviour(game: str, version: int, players: int) -> str:
    """Return a hash of everything an environment shows in two games, and of its names; explanations may be reworded."""
    env = VectorEnv(game, 2, players, seed=20, version=version)
    digest = sha256(repr(([(entry.name, entry.high) for entry in env.entries], env.actions)).encode())
    ended = 0
    while ended < 2:
        digest.update(env.moment.observations.tobytes() + env.moment.masks.tobytes() + env.moment.seats.tobytes())
        moment = env.step(env.sample())
        digest.update(moment.rewards.tobytes() + moment.done.tobytes() + env.points.tobytes())
        ended += int(moment.done.sum())
    return digest.hexdigest()


@pytest.mark.parametrize(("game", "version", "players"), CASES)
def test_an_environment_behaves_as_its_version_says(game: str, version: int, players: int) -> None:
    known = json.loads(FILE.read_text())
    assert known[name(game, version, players)] == behaviour(game, version, players), (
        f"{game} shows, rewards or names something different: if that is intended, raise its version"
    )


def test_names_of_environments_carry_the_version() -> None:
    folder = Path(__file__).parents[2] / "src/mirabilia/env"
    for game, version in VERSIONS:
        assert (folder / f"{game}_v{version}.py").exists()


@pytest.mark.parametrize("game", [game for game in games() if describe(game).padded])
def test_padded_observations_have_the_same_entries_for_every_number_of_players(game: str) -> None:
    padded = describe(game).padded
    assert padded
    assert len({padded.entries(players) for players in PLAYERS}) == 1


if __name__ == "__main__":
    found = {name(*case): behaviour(*case) for case in CASES}
    old = json.loads(FILE.read_text())
    changed = [key for key in found if key in old and old[key] != found[key]]
    assert not changed, f"raise the version first: {', '.join(changed)}"
    FILE.write_text(json.dumps({**old, **found}, indent=1) + "\n")
