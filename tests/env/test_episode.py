"""One game as numbers: what was listed for the mask is what is played, and nothing else can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mirabilia.core.errors import UsageError
from mirabilia.core.features import NOBODY, WAIT
from mirabilia.env import VectorEnv
from mirabilia.env.agents import SeatsAtOnce
from mirabilia.env.episode import Episode
from mirabilia.games.architects.features import actions as architects_actions
from mirabilia.games.seven.features import actions as seven_actions

GAMES = pytest.mark.parametrize("game", ["seven", "architects"])
ACTIONS: dict[str, Any] = {"seven": seven_actions, "architects": architects_actions}


@pytest.fixture
def listings(game: str, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that gets longer whenever the options of a game are listed."""
    counted: list[int] = []
    list_options: Callable[..., int] = ACTIONS[game].list_options

    def counting(*arguments: Any) -> int:
        counted.append(1)
        return list_options(*arguments)

    monkeypatch.setattr(ACTIONS[game], "list_options", counting)
    return counted


def begun(game: str, decisions: int = 0) -> Episode:
    """Return an episode for three after some decisions."""
    episode = Episode(game, 3, "win")
    episode.begin(4)
    for turn in range(decisions):
        options = np.flatnonzero(episode.look(episode.seat, episode.city)["action_mask"])
        episode.act(episode.city, int(options[7 * turn % len(options)]))
    return episode


@GAMES
def test_whatever_the_mask_does_not_allow_is_refused_and_nothing_is_done(game: str) -> None:
    for decisions in (0, 9, 20):
        episode = begun(game, decisions)
        before = episode.state.hash
        for city in range(3):
            mask = episode.look(0, city)["action_mask"]
            refused = [action for action in range(episode.actions) if action == WAIT or not mask[action]]
            for action in (-1, *refused, episode.actions):
                assert not episode.is_option(city, action)
                with pytest.raises(UsageError, match=f"action {action}.* is not an option of city {city}"):
                    episode.act(city, action)
        assert episode.state.hash == before


def test_of_several_actions_all_are_carried_out_or_none() -> None:
    episode = begun("seven")
    masks = {city: episode.look(city, city)["action_mask"] for city in range(3)}
    actions = {city: int(np.flatnonzero(mask)[0]) for city, mask in masks.items()}
    before = episode.state.hash
    with pytest.raises(UsageError, match=r"action 0 \(wait\) is not an option of city 2"):
        episode.act_at_once({**actions, 2: WAIT})
    assert (episode.state.hash, episode.city) == (before, 0)
    episode.act_at_once(actions)
    one_by_one = begun("seven")
    for city, action in actions.items():
        one_by_one.act(city, action)
    assert episode.state.hash == one_by_one.state.hash


def test_what_was_listed_before_a_move_is_forgotten_with_it() -> None:
    episode = begun("seven")
    action = int(np.flatnonzero(episode.look(0, 0)["action_mask"])[0])
    assert episode.is_option(0, action)
    episode.act(0, action)
    assert not episode.is_option(0, action), "this city has chosen"
    episode.begin(5)
    assert [episode.is_option(0, a) for a in range(episode.actions)] == [
        bool(one) for one in episode.look(0, 0)["action_mask"]
    ]


@GAMES
def test_options_are_listed_once_for_each_decision_in_turn(game: str, listings: list[int]) -> None:
    begun(game, decisions=25)
    assert len(listings) == 25


@pytest.mark.parametrize("game", ["seven"])
def test_options_are_listed_once_for_each_decision_at_once(game: str, listings: list[int]) -> None:
    env = SeatsAtOnce(game, 3)
    seen, _ = env.reset(seed=3)
    for turn in range(5):
        assert len(listings) == 3 * (turn + 1)
        seen, *_ = env.step({agent: int(np.flatnonzero(sight["action_mask"])[0]) for agent, sight in seen.items()})
    assert env.episode.city != NOBODY


@GAMES
def test_options_are_listed_once_for_each_decision_of_many_games(game: str, listings: list[int]) -> None:
    env = VectorEnv(game, games=4, seed=3)
    for _ in range(10):
        env.step(env.sample())
    assert len(listings) == 4 * 11
