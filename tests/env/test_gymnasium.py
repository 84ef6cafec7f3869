"""Gymnasium's own test, and what it does not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mirabilia.env.seat  # noqa: F401 - registers the environments
from mirabilia.core.errors import UsageError
from mirabilia.env.seat import SeatEnv
from tests.kit import depth

IDS = {"seven": "mirabilia/Seven-v1", "architects": "mirabilia/Architects-v1"}
GAMES = pytest.mark.parametrize(
    ("game", "players"), depth.tables((game, players) for game in IDS for players in range(2, 8))
)


def play_out(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play a random game; return the reward, the last info and the number of steps."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    over, steps, reward, info = False, 0, 0.0, {}
    while not over:
        _, reward, over, truncated, info = env.step(env.action_space.sample())
        assert not truncated
        assert over or not reward
        steps += 1
    return reward, info, steps


@GAMES
def test_the_official_check_passes(game: str, players: int) -> None:
    check_env(gymnasium.make(IDS[game], players=players, opponents="apprentice").unwrapped, skip_render_check=True)


@GAMES
def test_a_game_is_played_to_its_end_against_bots(game: str, players: int) -> None:
    env = gymnasium.make(IDS[game], players=players, opponents="builder", reward="margin")
    reward, info, steps = play_out(env, seed=5)
    points, seat = info["points"], info["seat"]
    assert reward == points[seat] - max(np.delete(points, seat))
    assert steps >= 5


def test_the_same_seed_gives_the_same_game() -> None:
    def played(seed: int) -> list[int]:
        return [int(points) for points in play_out(SeatEnv(opponents="builder"), seed)[1]["points"]]

    assert played(11) == played(11) != played(12)


def test_any_bot_of_the_ladder_can_be_met_and_each_seat_have_its_own() -> None:
    for opponents in ("strategist:science", "scholar@2", "master@2", "mcts@2", "apprentice,builder"):
        env = SeatEnv("architects" if "@" in opponents else "seven", 3, opponents, seat=1)
        _, info, _ = play_out(env, seed=2)
        assert len(info["points"]) == 3
        assert info["seat"] == 1


def test_a_place_is_drawn_unless_one_is_asked_for() -> None:
    env = SeatEnv(opponents="apprentice", players=4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}
    env = SeatEnv(opponents="apprentice", players=4, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_action_that_is_no_option_loses_the_game() -> None:
    for reward, worst in (("win", 0.0), ("rank", -1.0), ("margin", -100.0)):
        env = SeatEnv(opponents="apprentice", reward=reward)
        seen, _ = env.reset(seed=1)
        illegal = int(np.flatnonzero(seen["action_mask"] == 0)[3])
        seen, got, over, _, info = env.step(illegal)
        assert (got, over, info["illegal"]) == (worst, True, True)
        with pytest.raises(UsageError, match="call reset"):
            env.step(illegal)
        env.reset()


def test_masks_say_what_can_be_chosen_to_learners_that_ask() -> None:
    env = SeatEnv(opponents="apprentice")
    seen, _ = env.reset(seed=4)
    assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
    assert env.action_masks()[env.action_space.sample()]
    with pytest.raises(UsageError, match="has not begun: call reset"):
        SeatEnv().action_masks()


def test_an_action_is_an_integer_and_what_is_none_loses_no_game() -> None:
    env = SeatEnv(opponents="apprentice")
    env.reset(seed=4)
    wrong: list[Any] = [1.5, None, "1", np.array([1, 2])]
    for action in wrong:
        with pytest.raises(UsageError, match="an action is an integer from 0 to 1142, not "):
            env.step(action)
    assert env.step(np.asarray(np.flatnonzero(env.action_masks())[0]))[2] is False


def test_environments_of_gymnasium_can_be_stepped_together() -> None:
    names: dict[str, Any] = {"players": 3, "opponents": ["apprentice", "builder"], "reward": "margin"}
    envs = gymnasium.make_vec("mirabilia/Seven-v1", num_envs=2, vectorization_mode="sync", **names)
    seen, infos = envs.reset(seed=1)
    ended = np.zeros(2, bool)
    while not ended.all():
        seen, rewards, ended, _, infos = envs.step(np.argmax(seen["action_mask"], axis=1))
    assert infos["points"].shape == (2, 3)
    for place, seat in enumerate(infos["seat"]):
        points = infos["points"][place]
        assert rewards[place] == points[seat] - max(np.delete(points, seat))
    envs.close()


def test_what_cannot_be_played_is_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"opponents": "wizard"}, "there is no bot 'wizard'"),
        ({"opponents": "builder,builder,builder"}, "3 bots are named for 2 seats"),
        ({"seat": 3}, "there is no seat 3"),
        ({"seat": 1.0, "players": 2.5}, "2 to 7 players, not 2.5"),
        ({"seat": 1.5}, "there is no seat 1.5"),
        ({"players": 1}, "2 to 7 players"),
    ]
    for settings, said in refused:
        with pytest.raises(Exception, match=said):
            SeatEnv(**settings)


def test_a_reset_refuses_options_that_it_does_not_know() -> None:
    with pytest.raises(UsageError, match="reset knows no option 'opponents'"):
        SeatEnv().reset(options={"opponents": "master"})
