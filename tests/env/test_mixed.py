"""Several numbers of players in one environment: each place plays what it would among its equals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mirabilia.core import kernel  # noqa: F401 - before mirabilia.env, which would choose the compiled engine
from mirabilia.core.errors import MirabiliaError
from mirabilia.env import VectorEnv
from mirabilia.env.vector import NEVER

GAMES = pytest.mark.parametrize("game", ["seven", "architects"])
SEATS = 7


@GAMES
@pytest.mark.parametrize(
    ("players", "settings"),
    [
        ([3, 4, 7], {}),
        ([2, 5, 2], {"reward": "margin", "observations": False}),
        ([2, 7], {"opponents": "apprentice|strategist|learner", "deals": 3, "reward": "rank"}),
        ([6, 3], {"opponents": "apprentice", "seat": 1, "deals": [5, 8]}),
    ],
)
def test_every_place_plays_the_games_of_a_plain_environment(
    game: str, players: list[int], settings: dict[str, Any]
) -> None:
    games = 2 * len(players)
    mixed = VectorEnv(game, games, players, 9, version=2, **settings)
    numbers = np.array(players * 2)
    places = {number: np.flatnonzero(numbers == number) for number in players}
    plain = {n: VectorEnv(game, len(own), n, 9, version=2, **settings) for n, own in places.items()}
    assert mixed.players_in.tolist() == players * 2
    for seed in (9, 4):
        mixed.reset(seed)
        for env in plain.values():
            env.reset(seed)
        ended = np.zeros(games, bool)
        while not ended.all():
            for number, env in plain.items():
                compare(mixed, env, places[number])
            actions = mixed.sample()
            for number, env in plain.items():
                assert np.array_equal(env.sample(), actions[places[number]])
                env.step(actions[places[number]])
            ended |= mixed.step(actions).done


def compare(mixed: VectorEnv, plain: VectorEnv, places: Any) -> None:
    """Compare what is known of some places with an environment of their own, and find nobody in the other seats."""
    playing = plain.players
    for name, own in plain.moment._asdict().items():
        whole = getattr(mixed.moment, name)
        if name in ("rewards", "last"):
            assert whole.shape == (mixed.games, SEATS)
            assert (whole[places, playing:] == (NEVER if name == "last" else 0)).all()
            whole = whole[:, :playing]
        assert np.array_equal(whole[places] if len(whole) else whole, own), name
    assert np.array_equal(mixed.points[places, :playing], plain.points)
    assert not mixed.points[places, playing:].any()
    assert [mixed.seeds[place] for place in places] == plain.seeds
    for row, place in enumerate(places):
        assert list(mixed.states()[place]) == list(plain.states()[row])
        ends = (mixed.final_observation(place, 1), plain.final_observation(row, 1))
        assert np.array_equal(*ends)
    if mixed.steps % 20 == 0:
        seen = mixed.state()
        assert seen.shape == (mixed.games, SEATS, len(mixed.entries))
        assert np.array_equal(seen[places, :playing], plain.state())
        assert not seen[places, playing:].any()


def test_an_action_that_is_no_option_is_refused_before_anything_is_done() -> None:
    env = VectorEnv(games=4, players=[3, 7], seed=1, version=2)
    actions = env.sample()
    actions[3] = 0
    before = env.snapshot()
    with pytest.raises(MirabiliaError, match="is not an option in game 3"):
        env.step(actions)
    assert all(np.array_equal(kept, before[name]) for name, kept in env.snapshot().items())


def test_a_list_of_one_number_has_the_shapes_of_any_list() -> None:
    assert VectorEnv(games=2, players=[3], version=2).moment.rewards.shape == (2, SEATS)
    assert VectorEnv(games=2, players=3, version=2).moment.rewards.shape == (2, 3)


def test_what_cannot_be_mixed_is_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"version": 1}, r"seven_v1 has rows of another length .*use version=2"),
        ({"version": None}, r"seven_v1 has rows of another length .*use version=2"),
        ({"players": []}, "no number of players is given"),
        ({"players": [3, 9]}, "2 to 7 players"),
        ({"players": [3, 3.5]}, "2 to 7 players"),
        ({"games": 1}, "1 games cannot take turns with 2 numbers"),
        ({"opponents": "apprentice,strategist"}, "2 opponents are named for 6 seats"),
        ({"opponents": "apprentice", "seat": 3}, "there is no seat 3; 3 players have the seats 0 to 2"),
        ({"wishes": "gizah-A ? ? ?"}, "does not fit 3 players"),
    ]
    for settings, said in refused:
        with pytest.raises(MirabiliaError, match=said):
            VectorEnv(**{"games": 4, "players": [3, 7], "version": 2, **settings})
    with pytest.raises(MirabiliaError, match="there is no seat 3 in place 0, where 3 play"):
        VectorEnv(games=2, players=[3, 7], version=2).final_observation(0, 3)
