"""A policy in a file plays at tables: in its view it sees what it saw while it learnt."""

from __future__ import annotations

import io
import pickle
import re
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import mirabilia
from mirabilia.bots.bot import Budget, make_chance
from mirabilia.core.errors import UsageError
from mirabilia.core.features import NOBODY
from mirabilia.core.registry import describe
from mirabilia.env.episode import Episode
from mirabilia.programs.policy import Arrays, Policy, load, read_policy
from tests.kit.gift import any_network

WIDTH = 8


def arrays(game: str, players: int, seed: int = 1) -> dict[str, np.ndarray]:
    """Return a policy of two layers that knows nothing."""
    features, chance = describe(game).features, np.random.default_rng(seed)
    highs = np.array([entry.high for entry in features.entries(players)], np.float32)
    sizes = [len(highs), WIDTH, WIDTH]
    layers: dict[str, np.ndarray] = {"highs": highs, "worth.weight": np.zeros((1, WIDTH))}
    for place, (before, after) in enumerate(pairwise(sizes)):
        layers[f"body.{2 * place}.weight"] = chance.normal(size=(after, before))
        layers[f"body.{2 * place}.bias"] = chance.normal(size=after)
    layers["choice.weight"] = chance.normal(size=(len(features.actions), WIDTH))
    layers["choice.bias"] = chance.normal(size=len(features.actions))
    return layers


def expected(layers: Arrays, seen: np.ndarray, mask: np.ndarray) -> int:
    """Return the best action by the same network, written once more."""
    row = seen / layers["highs"]
    for place in (0, 2):
        row = np.clip(layers[f"body.{place}.weight"] @ row + layers[f"body.{place}.bias"], 0, None)
    worths = layers["choice.weight"] @ row + layers["choice.bias"]
    return int(np.where(mask, worths, -np.inf).argmax())


@pytest.mark.parametrize(("game", "players"), [("seven", 2), ("seven", 3), ("architects", 2)])
def test_it_picks_from_a_view_what_it_would_from_the_real_numbers(game: str, players: int) -> None:
    layers = arrays(game, players)
    policy, episode = Policy(layers), Episode(game, players, "win")
    assert (policy.game, policy.players) == (game, [players])
    episode.begin(5)
    rules = episode.rules
    while episode.city != NOBODY:
        decision = rules.decision(episode.state, episode.city)
        seen = episode.look(episode.seat, episode.city)
        view = rules.view(episode.state, episode.seat)
        place = decision.options.index(policy(view, decision, Budget(), make_chance(9, 0)))
        before = episode.state.copy()
        episode.play_option(episode.city, place)
        other = Episode(game, players, "win")
        other.begin(5)
        other._words[:] = before.words
        other.act(decision.city, expected(layers, seen["observation"], seen["action_mask"]))
        assert other.state.hash == episode.state.hash


def test_it_plays_a_match_as_a_program(tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    np.savez(file, **arrays("architects", 2))  # type: ignore[arg-type]  # the stubs take its last parameter for one of these
    program = f"mine={sys.executable} -m mirabilia.programs.policy {file}"
    found = mirabilia.run_match("program:mine", "apprentice", "architects", 2, deals=1, programs=[program])
    assert found.summary.games == 2


def test_what_is_no_policy_or_for_another_table_is_refused(tmp_path: Path) -> None:
    layers = arrays("seven", 3)
    for name in ("highs", "body.0.bias", "choice.weight"):
        with pytest.raises(UsageError, match="this is not a policy"):
            Policy({key: part for key, part in layers.items() if key != name})
    with pytest.raises(UsageError, match="no game has observations of 5 entries"):
        Policy({**layers, "highs": np.ones(5)})
    rules = describe("seven").rules
    state = rules.start(rules.draw_setup(4, 1), 1)
    with pytest.raises(UsageError, match="plays seven with 3 players, not with 4"):
        Policy(layers)(rules.view(state, 0), rules.decision(state, 0), Budget(), make_chance(1, 0))
    file = tmp_path / "kept.npz"
    np.savez(file, **layers)  # type: ignore[arg-type]  # as above
    assert {*read_policy(file)} == {*layers}
    whole = file.read_bytes()
    for wrong in (b"", b"no policy", whole[: len(whole) // 2]):
        file.write_bytes(wrong)
        with pytest.raises(UsageError, match=r"kept.npz is not a policy: it is not a whole .npz file"):
            read_policy(file)
    with pytest.raises(UsageError, match=r"cannot read .*none.npz"):
        read_policy(tmp_path / "none.npz")


def saved(*alone: np.ndarray, **named: np.ndarray) -> bytes:
    """Return what NumPy writes of one array, or of several under their names."""
    written = io.BytesIO()
    if alone:
        np.save(written, alone[0])
    else:
        np.savez(written, **named)  # type: ignore[arg-type]  # as above
    return written.getvalue()


@pytest.mark.parametrize(
    "written",
    [
        pytest.param(pickle.dumps({}), id="a-pickle"),
        pytest.param(saved(np.zeros(3)), id="an-array-alone"),
        pytest.param(saved(something=np.zeros(3)), id="other-arrays"),
        pytest.param(saved(about=np.zeros(3, np.uint8)), id="a-network-of-nothing"),
    ],
)
def test_a_file_that_is_no_policy_is_refused_by_its_name(tmp_path: Path, written: bytes) -> None:
    file = tmp_path / "policy.npz"
    file.write_bytes(written)
    with pytest.raises(UsageError, match=re.escape(str(file))) as refused:
        load(file)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_a_network_plays_by_its_policy_or_with_a_search(tmp_path: Path, game: str) -> None:
    file = tmp_path / "network.npz"
    file.write_bytes(any_network(game))
    rules = describe(game).rules
    for playouts in (0, 6):
        policy = load(file, playouts)
        assert policy.game == game
        for players in (2, 3, 7):
            state = rules.start(rules.draw_setup(players, 1), 1)
            decision = rules.decision(state, 0)
            assert policy(rules.view(state, 0), decision, Budget(), make_chance(1, 0)) in decision.options
    assert isinstance(load(_saved(tmp_path, arrays("architects", 2))), Policy)


def test_a_network_of_a_game_that_has_no_use_for_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", "tests.kit.hill")
    file = tmp_path / "network.npz"
    np.savez(file, about=np.frombuffer(b'{"game": "hill"}', np.uint8))
    with pytest.raises(UsageError, match="is a network for hill, whose bots have no use for one"):
        load(file)


def _saved(folder: Path, layers: Arrays) -> Path:
    file = folder / "policy.npz"
    np.savez(file, **layers)  # type: ignore[arg-type]  # as above
    return file
