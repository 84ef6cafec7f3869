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

IDS = {"seven": "mirabilia/Seven-v1", "architects": "mirabilia/Architects-v1"}
GAMES = pytest.mark.parametrize(("game", "players"), [(game, players) for game in IDS for players in range(2, 8)])


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
    assert reward == points[seat] - max(points[:seat] + points[seat + 1 :])
    assert steps >= 5


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (play_out(SeatEnv(opponents="builder"), seed=11) for _ in range(2))
    assert first == second
    assert play_out(SeatEnv(opponents="builder"), seed=12) != first


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


def test_what_cannot_be_played_is_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"opponents": "wizard"}, "there is no bot 'wizard'"),
        ({"opponents": "builder,builder,builder"}, "3 opponents are named for 2 seats"),
        ({"seat": 3}, "there is no seat 3"),
        ({"players": 1}, "2 to 7 players"),
    ]
    for settings, said in refused:
        with pytest.raises(Exception, match=said):
            SeatEnv(**settings)
