"""Many games as Gymnasium vectorises them: the same words and shapes as its own vector environments."""

from __future__ import annotations

from inspect import signature
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.utils.passive_env_checker import check_action_space, check_observation_space
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import mirabilia.env.seat  # noqa: F401 - registers the environments
from mirabilia.core.errors import UsageError
from mirabilia.env.seat import SeatEnv
from mirabilia.env.seats import SeatVectorEnv
from tests.kit.gift import any_network

IDS = {"seven": "mirabilia/Seven-v1", "architects": "mirabilia/Architects-v1"}
GAMES = pytest.mark.parametrize("game", IDS)


def made(game: str = "seven", games: int = 3, **settings: Any) -> Any:
    env = gymnasium.make_vec(IDS[game], num_envs=games, **{"players": 3, "opponents": "apprentice", **settings})
    assert isinstance(env.unwrapped, SeatVectorEnv)
    return env


def until_an_end(env: Any, seed: int = 1) -> tuple[Any, ...]:
    """Play at random until a game ends; return that step."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        told = env.step(env.action_space.sample())
        if told[2].any():
            return tuple(told)


def shape(data: Any) -> Any:
    """Return the keys of infos or observations, with the type and shape of every array in them."""
    if isinstance(data, dict):
        return {key: shape(part) for key, part in data.items()}
    if data.dtype == object:
        return next(shape(part) for part in data if part is not None)
    return data.dtype, data.shape


@GAMES
def test_spaces_are_batches_of_the_single_ones_and_hold_what_is_seen(game: str) -> None:
    env = made(game)
    check_observation_space(env.observation_space)
    check_action_space(env.action_space)
    single = SeatEnv(game, 3)
    assert env.single_observation_space == single.observation_space
    assert env.single_action_space == single.action_space
    assert env.observation_space == batch_space(single.observation_space, 3)
    assert env.action_space == batch_space(single.action_space, 3)
    seen, infos = env.reset(seed=3)
    for _ in range(40):
        assert seen in env.observation_space
        assert infos["seat"].shape == infos["_seat"].shape == (3,)
        actions = env.action_space.sample()
        assert actions in env.action_space
        assert seen["action_mask"][np.arange(3), actions].all()
        seen, rewards, ended, cut, infos = env.step(actions)
        assert (rewards.dtype, ended.dtype, cut.any()) == (np.float64, np.bool_, False)


@GAMES
def test_ends_are_told_as_gymnasium_tells_them_when_it_resets_in_the_same_step(game: str) -> None:
    def one() -> SeatEnv:
        return SeatEnv(game, 3, "apprentice")

    ours, theirs = made(game), SyncVectorEnv([one] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    assert ours.metadata["autoreset_mode"] is theirs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    theirs.reset(seed=1)
    while True:
        seen = theirs.step(np.array([env.action_space.sample() for env in theirs.envs]))
        if seen[2].any():
            break
    told = until_an_end(ours)
    assert shape(told[4]) == shape(seen[4])
    assert [shape(part) for part in told[:4]] == [shape(part) for part in seen[:4]]


def test_the_end_of_a_game_is_what_its_seat_saw_and_got() -> None:
    env = made(reward="margin", games=4)
    _, rewards, ended, _, infos = until_an_end(env)
    place = int(ended.argmax())
    points, seat = infos["final_info"]["points"][place], infos["final_info"]["seat"][place]
    assert rewards[place] == points[seat] - max(np.delete(points, seat))
    final = infos["final_obs"][place]
    assert final in env.single_observation_space
    assert final["action_mask"].nonzero()[0].tolist() == [0]
    entries = {entry.name: at for at, entry in enumerate(env.unwrapped.games.entries)}
    assert final["observation"][entries["age.3"]] == 1, "the last age, and not the first of the next game"
    assert (infos["final_obs"] == None).tolist() == (~ended).tolist()  # noqa: E711 - of each entry


def test_the_same_seed_gives_the_same_games_and_without_one_others_follow() -> None:
    first, again = until_an_end(made(), seed=5), until_an_end(made(), seed=5)
    assert all(data_equivalence(one, other) for one, other in zip(first[:4], again[:4], strict=True))
    env = made()
    seen, _ = env.reset(seed=5)
    assert data_equivalence(seen, env.reset(seed=5)[0])
    assert not data_equivalence(seen, env.reset()[0])
    kept = {name: part.copy() for name, part in seen.items()}
    env.step(env.action_space.sample())
    assert data_equivalence(seen, kept), "what was returned belongs to the caller"


@GAMES
def test_numbers_of_players_can_be_mixed(game: str) -> None:
    env = made(game, games=4, players=[2, 5], version=2, reward="margin")
    _, rewards, ended, _, infos = until_an_end(env)
    place = int(ended.argmax())
    points, seat = infos["final_info"]["points"][place], infos["final_info"]["seat"][place]
    playing = (2, 5)[place % 2]
    assert (points.shape, points[playing:].any()) == ((7,), False)
    assert rewards[place] == points[seat] - max(np.delete(points[:playing], seat))
    assert infos["final_obs"][place] in env.single_observation_space


def test_wrappers_of_gymnasium_work() -> None:
    env = RecordEpisodeStatistics(made(reward="margin"))
    told = until_an_end(env)
    place = int(told[2].argmax())
    assert told[4]["episode"]["r"][place] == told[1][place]
    assert told[4]["episode"]["l"][place] >= 18
    listed = until_an_end(DictInfoToList(made()))
    assert [("final_info" in info) for info in listed[4]] == listed[2].tolist()


def test_a_network_plays_here_whatever_its_file_is_called(tmp_path: Path) -> None:
    file = tmp_path / "learner.npz"
    file.write_bytes(any_network("seven"))
    assert until_an_end(made(opponents=f"strategist|{file}"))[2].any()


@GAMES
def test_a_bot_that_does_not_play_inside_the_kernel_plays_in_what_the_refusal_names(game: str) -> None:
    settings: dict[str, Any] = {"players": 3, "opponents": "builder"}
    with pytest.raises(UsageError, match=r"builder does not .* gymnasium.make_vec with vectorization_mode='sync'"):
        made(game, **settings)
    envs = gymnasium.make_vec(IDS[game], num_envs=2, vectorization_mode="sync", **settings)
    seen, infos = envs.reset(seed=5)
    seen = envs.step(np.array(seen["action_mask"]).argmax(axis=1))[0]
    assert seen["action_mask"].any(axis=1).all()
    assert len(infos["seat"]) == 2


def test_who_sits_there_and_what_can_be_asked_for_is_as_documented() -> None:
    one, many = (signature(kind).parameters for kind in (SeatEnv, SeatVectorEnv))
    assert (one["opponents"].default, many["opponents"].default) == ("builder", "strategist")
    assert set(many) - set(one) == {"num_envs", "wishes", "deals"}
    env = made(wishes="gizah-A", deals=[5, 6, 7])
    env.reset(seed=1)
    assert env.unwrapped.games.seeds == [5, 6, 7]


def test_what_cannot_be_had_is_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"opponents": "strategist|learner"}, "here the learner has one seat"),
        ({"render_mode": "ansi"}, "cannot be shown"),
    ]
    for settings, said in refused:
        with pytest.raises(UsageError, match=said):
            made(**settings)
    with pytest.raises(UsageError, match="reset knows no option"):
        made().reset(options={"seat": 1})
    env = made()
    env.reset(seed=1)
    with pytest.raises(UsageError, match="is not an option in game 0"):
        env.step(np.zeros(3, np.int64))
