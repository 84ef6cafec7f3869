"""Padded observations say what the first version says, in one row for any number of players, and nothing else.

That the first version shows no more than a view is tested with each game.
"""

from __future__ import annotations

import numpy as np
import pytest

from mirabilia.core import kernel  # noqa: F401 - before mirabilia.env, which would choose the compiled engine
from mirabilia.core.errors import UsageError
from mirabilia.core.features import NOBODY, PLACES, steps_left
from mirabilia.core.registry import describe
from mirabilia.env import VectorEnv
from tests.kit import depth

CASES = [(game, players) for game in ("seven", "architects") for players in range(2, 8)]


def place_of(name: str, players: int, seat: int) -> str:
    """Return what a place of version 1 is called where both neighbours have a place of their own."""
    if name in ("rival", "free_city"):
        return "left1" if (name == "rival") == (seat == 0) else "right1"
    steps = int(name.removeprefix("left")) if name.startswith("left") else 0
    return f"right{players - steps}" if 2 * steps > players else name


def renamed(name: str, players: int, seat: int) -> str:
    """Return the padded name of an entry of version 1."""
    parts = name.split(".")
    if parts[0] == "memory":
        return ".".join(["memory", place_of(parts[1], players, seat), *parts[2:]])
    if parts[0] in ("rival", "free_city", "self") or parts[0].startswith(("left", "right")):
        return name if name == "rival.sits_left" else ".".join([place_of(parts[0], players, seat), *parts[1:]])
    return name


def own_to_the_padding(name: str, players: int, seat: int) -> int | None:
    """Return what only padded observations have, None for what version 1 has too."""
    place, _, what = name.partition(".")
    taken = {PLACES[at] for at in range(len(PLACES)) if steps_left(at, max(players, 3)) != NOBODY}
    if place == "players":
        return int(what == str(players))
    if what == "seated":
        return int(place in taken)
    if what == "free_city" and place in PLACES:
        return int(players == 2 and place == ("right1" if seat == 0 else "left1"))
    return None


@pytest.mark.parametrize(("game", "players"), depth.tables(CASES))
def test_a_padded_row_says_what_the_first_version_says(game: str, players: int) -> None:
    first, padded = (VectorEnv(game, 2, players, seed=4, version=version) for version in (1, 2))
    seen, apart = 0, 7 if depth.EVERYTHING else 19
    for step in range(120):
        assert np.array_equal(first.moment.masks, padded.moment.masks)
        if step % apart == 0:
            for row, wide, seat in zip(first.state(), padded.state(), first.moment.seats, strict=True):
                for place in range(players):
                    at = (int(seat) + place) % players
                    compare(first, padded, row[place], wide[place], at)
                    seen += 1
        actions = first.sample()
        first.step(actions)
        padded.step(actions)
    assert seen >= 2 * (120 // apart) * players


def compare(first: VectorEnv, padded: VectorEnv, row: object, wide: object, seat: int) -> None:
    """Compare what one seat sees in both versions, by name."""
    players, game = first.players, first.game
    named = dict(zip((entry.name for entry in padded.entries), np.asarray(wide).tolist(), strict=True))
    for entry, number in zip(first.entries, np.asarray(row).tolist(), strict=True):
        assert named.pop(renamed(entry.name, players, seat)) == number, entry.name
    for name, number in named.items():
        expected = own_to_the_padding(name, players, seat)
        if game == "architects" and players == 2 and name == "right1.seated":
            expected = 0  # two players sit opposite each other, and there is no third city
        assert number == (expected or 0), name


def test_places_are_taken_from_the_seat_to_both_sides() -> None:
    taken = {
        cities: [(PLACES[at], int(steps_left(at, cities))) for at in range(7) if steps_left(at, cities) != NOBODY]
        for cities in (2, 3, 4, 7)
    }
    assert taken[2] == [("self", 0), ("left1", 1)]
    assert taken[3] == [("self", 0), ("left1", 1), ("right1", 2)]
    assert taken[4] == [("self", 0), ("left1", 1), ("right1", 3), ("left2", 2)]
    assert sorted(steps for _, steps in taken[7]) == list(range(7))


def test_a_version_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UsageError, match="there is no version 3 of seven; there are seven_v1, seven_v2"):
        VectorEnv("seven", 1, 3, version=3)
    assert describe("seven").features_of(None).version == 1


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_gymnasium_shows_padded_rows_to_who_asks_for_them(game: str) -> None:
    import gymnasium

    import mirabilia.env.seat  # noqa: F401 - registers the environments

    name = f"mirabilia/{game.capitalize()}-v1"
    entries = len(describe(game).features_of(2).entries(2))
    for players in (2, 5):
        env = gymnasium.make(name, players=players, opponents="apprentice", version=2)
        assert env.reset(seed=1)[0]["observation"].shape == (entries,)
        envs = gymnasium.make_vec(name, num_envs=2, players=players, opponents="apprentice", version=2)
        assert envs.reset(seed=1)[0]["observation"].shape == (2, entries)
