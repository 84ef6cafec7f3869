"""OpenSpiel's own test of a game, and what it does not look at."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

import mirabilia.env.openspiel  # noqa: F401 - registers the games
from mirabilia.core.chance import stream
from mirabilia.core.registry import describe
from mirabilia.env.episode import Episode

GAMES = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in ("seven", "architects") for players in (2, 3, 7)]
)


@GAMES
def test_the_official_simulation_passes_with_copies_and_reading_back(game: str, players: int) -> None:
    loaded = pyspiel.load_game(f"mirabilia_{game}(players={players},deals=10)")
    assert (loaded.num_players(), loaded.num_distinct_actions()) == (players, len(describe(game).features.actions))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@GAMES
def test_a_game_is_the_one_that_the_other_environments_play(game: str, players: int) -> None:
    state = pyspiel.load_game(f"mirabilia_{game}(players={players})").new_initial_state()
    episode, chance = Episode(game, players, "win"), np.random.default_rng(3)
    assert len(state.chance_outcomes()) == 1000
    state.apply_action(17)
    episode.begin(int(stream(0, 17)))
    while not state.is_terminal():
        assert state.current_player() == episode.seat
        seen = episode.look(episode.seat, episode.city)
        assert state.legal_actions() == seen["action_mask"].nonzero()[0].tolist()
        assert np.allclose(state.observation_tensor(episode.seat) * episode.highs, seen["observation"], atol=1e-3)
        action = int(chance.choice(state.legal_actions()))
        assert state.action_to_string(action) == episode.features.actions[action]
        episode.act(episode.city, action)
        state.apply_action(action)
    assert state.returns() == pytest.approx(episode.rewards())
    assert sum(state.returns()) == pytest.approx(1)


def test_what_a_player_sees_can_be_read() -> None:
    state = pyspiel.load_game("mirabilia_seven").new_initial_state()
    state.apply_action(1)
    assert "age.1=1" in state.observation_string(0).split()
    assert state.observation_string(0) != state.observation_string(1)
