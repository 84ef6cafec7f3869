"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import io
import pickle
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from mirabilia.core.errors import UsageError
from mirabilia.env import architects_v1, seven_v1
from mirabilia.env.agents import SeatsAtOnce, SeatsInTurn
from tests.kit import depth

MAKERS = {"seven": seven_v1.env, "architects": architects_v1.env}
GAMES = pytest.mark.parametrize(
    ("game", "players"), depth.tables((game, players) for game in MAKERS for players in range(2, 8))
)
CYCLES = 60
"""More than any seat decides in one game."""


@contextmanager
def remarks_on_dictionaries() -> Iterator[None]:
    """Ignore what the test says about dictionaries, which it knows only from environments it has by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


def play_out(env: SeatsInTurn, seed: int) -> list[tuple[str, float, dict[str, int]]]:
    """Play a random game; return what each agent got at the end."""
    env.reset(seed=seed)
    ends = []
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        if over:
            ends.append((agent, reward, info))
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[seed % seen["action_mask"].sum()]))
    return ends


def some_option(mask: np.ndarray, turn: int) -> int:
    """Return an option that is neither always a building nor always a sale."""
    options = np.flatnonzero(mask)
    return int(options[(7 * turn) % len(options)])


@GAMES
def test_seats_in_turn_pass_the_official_test(game: str, players: int) -> None:
    with remarks_on_dictionaries():
        api_test(MAKERS[game](players), num_cycles=CYCLES)


@GAMES
def test_seats_in_turn_are_the_same_for_the_same_seed(game: str, players: int) -> None:
    seed_test(partial(MAKERS[game], players), num_cycles=20)


@pytest.mark.parametrize("players", depth.counts())
def test_seats_at_once_pass_the_official_test(players: int) -> None:
    parallel_api_test(seven_v1.parallel_env(players), num_cycles=CYCLES)


@pytest.mark.parametrize("players", depth.counts())
def test_seats_at_once_are_the_same_for_the_same_seed(players: int) -> None:
    parallel_seed_test(partial(seven_v1.parallel_env, players), num_cycles=20)


def test_the_table_can_be_shown() -> None:
    render_test(partial(seven_v1.env, 3))
    env = seven_v1.env(3, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert shown.startswith("Age I, turn 1")
    assert shown.count("3 coins · 0 shields · 0/3 stages") == 3


def test_a_person_is_shown_the_table_in_signs_their_terminal_has(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.TextIOWrapper(io.BytesIO(), "ascii", errors="strict")
    monkeypatch.setattr(sys, "stdout", terminal)
    env = architects_v1.env(2, render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    terminal.flush()
    assert "+- central deck ---" in terminal.buffer.getvalue().decode("ascii")


@GAMES
def test_a_game_ends_with_one_victory_and_everybodys_points(game: str, players: int) -> None:
    ends = play_out(MAKERS[game](players), seed=3)
    assert {agent for agent, _, _ in ends} == {f"player_{seat}" for seat in range(players)}
    assert sum(reward for _, reward, _ in ends) == pytest.approx(1)
    best = max(info["points"] for _, _, info in ends)
    assert all(info["points"] == best for _, reward, info in ends if reward)


@pytest.mark.parametrize("players", depth.counts())
def test_both_kinds_play_the_same_game(players: int) -> None:
    turn, once = seven_v1.env(players, "margin"), seven_v1.parallel_env(players, "margin")
    turn.reset(seed=9)
    seen, _ = once.reset(seed=9)
    rewards: dict[str, float] = {}
    while once.agents:
        actions = {agent: some_option(sight["action_mask"], turn.agents.index(agent)) for agent, sight in seen.items()}
        deciding = [agent for agent in once.agents if actions[agent]]
        for _ in deciding:
            assert turn.agent_selection in deciding
            assert np.array_equal(
                turn.observe(turn.agent_selection)["action_mask"], seen[turn.agent_selection]["action_mask"]
            )
            turn.step(actions[turn.agent_selection])
        seen, rewards, _, _, _ = once.step(actions)
    assert turn.rewards == rewards
    assert any(rewards.values())


@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_that_has_nothing_to_decide_can_only_wait(players: int) -> None:
    env = seven_v1.parallel_env(players)
    waited = 0
    for seed in range(20):
        seen, _ = env.reset(seed=seed)
        while env.agents:
            idle = [agent for agent, sight in seen.items() if sight["action_mask"][0]]
            assert len(idle) < players
            assert all(seen[agent]["action_mask"].sum() == 1 for agent in idle)
            waited += len(idle)
            actions = {agent: int(np.flatnonzero(sight["action_mask"])[0]) for agent, sight in seen.items()}
            if idle:
                with pytest.raises(UsageError, match="can only wait"):
                    env.step({**actions, idle[0]: 1})
            seen, *_ = env.step(actions)
    assert waited, "nobody ever waited, so nothing was tested"


def test_what_is_no_option_is_refused_and_changes_nothing() -> None:
    turn, once = seven_v1.env(3), seven_v1.parallel_env(3)
    turn.reset(seed=1)
    before = turn.observe("player_0")
    for action in (0, -1, 10_000, int(np.flatnonzero(before["action_mask"] == 0)[5])):
        with pytest.raises(UsageError, match="is not an option"):
            turn.step(action)
    assert np.array_equal(turn.observe("player_0")["action_mask"], before["action_mask"])
    for wrong in (1.5, "1", np.array([1, 2])):
        with pytest.raises(UsageError, match="an action is an integer from 0 to 1142, not "):
            turn.step(wrong)  # type: ignore[arg-type]  # wrong on purpose
    seen, _ = once.reset(seed=1)
    good = {agent: int(np.flatnonzero(sight["action_mask"])[0]) for agent, sight in seen.items()}
    with pytest.raises(UsageError, match="action 0 is not an option of player_2"):
        once.step({**good, "player_2": 0})
    with pytest.raises(UsageError, match="an action from each of player_0, player_1, player_2"):
        once.step({"player_0": good["player_0"]})
    with pytest.raises(UsageError, match=r"an action is an integer from 0 to 1142, not 7\.0"):
        once.step({**good, "player_1": 7.0})  # type: ignore[dict-item]  # wrong on purpose
    with pytest.raises(UsageError, match="is not an option of player_1"):
        once.step({**good, "player_1": 2**70})
    once.step(good)


def test_a_game_is_to_be_begun_before_it_is_played_and_not_played_on() -> None:
    env = architects_v1.env(render_mode="ansi")
    for too_early in (lambda: env.step(1), lambda: env.observe("player_0"), env.last, env.render):
        with pytest.raises(UsageError, match="has not begun: call reset"):
            too_early()
    play_out(env, seed=1)
    with pytest.raises(UsageError, match="the game is over"):
        env.step(1)


def test_a_copy_goes_its_own_way() -> None:
    env = seven_v1.env(3)
    env.reset(seed=1)
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = env.observe("player_0")
    for copy in copies:
        copy.step(copy.action_space("player_0").sample(before["action_mask"]))
        assert copy.agent_selection == "player_1"
    assert env.agent_selection == "player_0"
    assert np.array_equal(env.observe("player_0")["action_mask"], before["action_mask"])


@pytest.mark.parametrize("kind", [SeatsInTurn, SeatsAtOnce])
def test_what_cannot_be_played_is_refused(kind: type[SeatsInTurn] | type[SeatsAtOnce]) -> None:
    for game, players, reward, mode, said in [
        ("chess", 2, "win", None, "there is no game 'chess'; there are seven, architects"),
        ("seven", 8, "win", None, "seven is for 2 to 7 players, not 8"),
        ("seven", 3, "fun", None, "there is no reward 'fun'"),
        ("seven", 3, "win", "film", "there is no render_mode 'film'; there are ansi and human"),
    ]:
        with pytest.raises(Exception, match=said):
            kind(game, players, reward, mode)
