"""Environments by game and version: every game of the registry has them, and only the version there is."""

from __future__ import annotations

import pytest

import mirabilia
from mirabilia.core import kernel  # noqa: F401 - before mirabilia.env, which would choose the compiled engine
from mirabilia.core.errors import UsageError
from mirabilia.core.registry import HOUSE, describe
from mirabilia.env.versions import version


@pytest.mark.parametrize("game", HOUSE)
def test_every_version_of_a_game_has_environments_with_its_usual_players(game: str) -> None:
    for number, features in describe(game).versions().items():
        made = version(f"{game}_v{number}").env()
        assert len(made.possible_agents) == describe(game).usual_players
        made.reset(seed=1)
        assert made.metadata["name"] == f"{game}_v{number}"
        assert len(made.last()[0]["observation"]) == len(features.entries(describe(game).usual_players))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("seven_v9", "there is no version 9 of seven; there are seven_v1, seven_v2"),
        ("chess_v1", "there is no game 'chess'"),
        ("seven", "'seven' is not a version of a game"),
    ],
)
def test_another_version_is_refused(name: str, reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        version(name)


def test_where_one_decides_after_the_other_nobody_decides_at_once() -> None:
    with pytest.raises(UsageError, match="in architects the seats decide one after another"):
        version("architects_v1").parallel_env()


def test_a_game_from_elsewhere_needs_no_module_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", "tests.kit.hill")
    from mirabilia.env import hill_v1  # type: ignore[attr-defined]  # found at run time

    assert hill_v1.env(players=3).metadata["name"] == "hill_v1"
    monkeypatch.delenv("MIRABILIA_GAMES")
    with pytest.raises(AttributeError, match="has no attribute 'hill_v1'"):
        mirabilia.env.hill_v1  # type: ignore[attr-defined]  # noqa: B018 - on purpose
