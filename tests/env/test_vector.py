"""Many games at once are the games they would be one by one."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from mirabilia.core.chance import stream
from mirabilia.core.errors import MirabiliaError, UsageError
from mirabilia.env import VectorEnv
from mirabilia.env.episode import Episode
from tests.kit import depth

GAMES = pytest.mark.parametrize(
    ("game", "players"), depth.tables((game, players) for game in ("seven", "architects") for players in range(2, 8))
)


@GAMES
def test_every_place_plays_the_games_that_are_its_own(game: str, players: int) -> None:
    places, seed = 2, 8
    env = VectorEnv(game, places, players, seed, reward="margin")
    episodes = [Episode(game, players, "margin") for _ in range(places)]
    numbers = list(range(places))
    for number, episode in zip(numbers, episodes, strict=True):
        episode.begin(int(stream(seed, number)))
    ended = 0
    while ended < places + 1:
        actions = env.sample().copy()
        for place, episode in enumerate(episodes):
            seen = episode.look(episode.seat, episode.city)
            assert np.array_equal(seen["observation"], env.moment.observations[place])
            assert np.array_equal(seen["action_mask"], env.moment.masks[place])
            assert env.moment.seats[place] == episode.seat
            episode.act(episode.city, int(actions[place]))
        moment = env.step(actions)
        for place, episode in enumerate(episodes):
            assert bool(moment.done[place]) == (episode.city == -1)
            assert moment.rewards[place].tolist() == episode.rewards()
            if moment.done[place]:
                assert env.points[place].tolist() == episode.outcome()[:players].tolist()
                numbers[place] += places
                episode.begin(int(stream(seed, numbers[place])))
                ended += 1


def test_a_run_is_the_same_for_the_same_seed_and_begins_anew() -> None:
    def run(env: VectorEnv) -> list[bytes]:
        return [env.step(env.sample()).observations.tobytes() for _ in range(40)]

    env = VectorEnv(games=4, seed=5)
    first = run(env)
    assert run(VectorEnv(games=4, seed=5)) == first
    assert run(VectorEnv(games=4, seed=6)) != first
    env.reset()
    assert run(env) == first
    env.reset(6)
    assert run(env) != first


def test_observations_can_be_left_out() -> None:
    seeing, blind = VectorEnv(games=2), VectorEnv(games=2, observations=False)
    assert len(blind.moment.observations) == 0
    for _ in range(70):
        assert np.array_equal(seeing.step(seeing.sample()).masks, blind.step(blind.sample()).masks)


def test_what_was_sampled_is_yours_and_integers_of_numpy_do_as_well() -> None:
    env = VectorEnv(games=np.int64(2), players=np.int8(3), seed=np.int64(5))  # type: ignore[arg-type]  # on purpose
    first = env.sample()
    kept = first.copy()
    for _ in range(5):
        env.step(env.sample())
    assert np.array_equal(first, kept)
    with pytest.raises(MirabiliaError, match=r"the seed 1\.0 is not an integer"):
        env.reset(1.0)  # type: ignore[arg-type]  # wrong on purpose


def test_sampling_reaches_every_option_about_equally_often() -> None:
    env = VectorEnv(games=1, seed=3)
    options = np.flatnonzero(env.moment.masks[0])
    counts = dict.fromkeys(options.tolist(), 0)
    for _ in range(150 * len(options)):
        counts[int(env.sample()[0])] += 1
    assert min(counts.values()) > 100
    assert max(counts.values()) < 200


def test_an_action_that_is_no_option_is_refused_and_nothing_is_done() -> None:
    env = VectorEnv(games=3, seed=1)
    good = env.sample().copy()
    before = env.moment.observations.copy()
    for action, said in [
        (0, r"action 0 \(wait\) is not an option in game 1"),
        (-5, "action -5 is no"),
        (9999, "action 9999"),
    ]:
        bad = good.copy()
        bad[1] = action
        with pytest.raises(UsageError, match=said):
            env.step(bad)
    for wrong in (good[:2].tolist(), good.astype(float).tolist(), [1]):
        with pytest.raises(UsageError, match="a step takes 3 actions, one integer per game"):
            env.step(wrong)
    assert np.array_equal(before, env.moment.observations)
    env.step(good.tolist())


def test_what_cannot_be_played_is_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"games": 0}, "0 games cannot be stepped"),
        ({"players": 9}, "2 to 7 players"),
        ({"seed": -1}, "the seed -1 is not"),
        ({"seed": 1.5}, "the seed 1.5 is not an integer"),
        ({"seed": None}, "the seed None is not an integer"),
        ({"games": 4.0}, "4.0 games cannot be stepped"),
        ({"players": 3.0}, "2 to 7 players, not 3.0"),
        ({"reward": "gold"}, "there is no reward 'gold'"),
    ]
    for settings, said in refused:
        with pytest.raises(MirabiliaError, match=said):
            VectorEnv(**{"games": 1, **settings})


def test_masks_and_ends_select_rows_and_columns() -> None:
    """As booleans: integers would pick rows 0 and 1 instead."""
    env = VectorEnv(games=3, players=3, seed=1)
    assert env.moment.masks.dtype == env.moment.done.dtype == np.bool_
    for mask in env.moment.masks:
        assert np.array_equal(np.arange(len(env.actions))[mask], np.flatnonzero(mask))
    while not env.step(env.sample()).done.any():
        pass
    assert env.moment.rewards[env.moment.done].shape == (int(env.moment.done.sum()), 3)


def test_the_slow_engine_warns_unless_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MIRABILIA_BACKEND", raising=False)
    with pytest.warns(RuntimeWarning, match="VectorEnv runs on the python backend"):
        VectorEnv(games=1)
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        VectorEnv(games=1)
