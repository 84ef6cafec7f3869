"""The Game contract, over every game of the house."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from mirabilia.core import check
from mirabilia.core.check import check_descriptor, check_game
from mirabilia.core.errors import MirabiliaError
from mirabilia.core.features import Features
from mirabilia.core.game import AnyGame
from mirabilia.core.registry import describe, games
from mirabilia.core.seed import Seed
from mirabilia.games.architects import model as architects
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.seven import model as seven
from mirabilia.games.seven.game import SEVEN
from tests.kit.depth import some, tables

GAMES: list[AnyGame] = [SEVEN, ARCHITECTS]


@pytest.mark.parametrize("seed", some(2, [0, "0f" * 32, "a5" * 32, *range(1, 5)]))
@pytest.mark.parametrize(
    ("game", "players"), [pytest.param(game, n, id=f"{game.name}-{n}") for game in GAMES for n in game.players]
)
def test_every_game_keeps_the_contract(game: AnyGame, players: int, seed: Seed) -> None:
    record = check_game(game, players, seed)
    assert record.game == game.name
    assert record.moves


@pytest.mark.parametrize(
    ("game", "players"), tables((name, n) for name in games() for n in describe(name).rules.players)
)
def test_every_descriptor_says_what_its_game_does(game: str, players: int) -> None:
    record = check_descriptor(describe(game), players, seed=3)
    assert record.game == game


def too_low(features: Features) -> Features:
    """Return features whose observations go beyond what their entries say."""
    return replace(features, entries=lambda n: tuple(structs.replace(entry, high=0) for entry in features.entries(n)))


def too_generous(features: Features) -> Features:
    """Return features that give the first seat a point too many at the end."""

    def step_games(*arguments: Any) -> None:
        features.step_games(*arguments)
        outcomes, _, done = arguments[8:11]
        outcomes[0][0] += done[0]

    return replace(features, step_games=step_games)


@pytest.mark.parametrize(
    ("changed", "reason"), [(too_low, "observed outside"), (too_generous, "not what the score sheets say")]
)
def test_a_descriptor_with_wrong_numbers_is_found_out(changed: Callable[[Features], Features], reason: str) -> None:
    game = describe("architects")
    with pytest.raises(AssertionError, match=reason):
        check_descriptor(replace(game, features=changed(game.features)), 2, seed=3)


def test_showcases_that_do_not_show_everything_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "MOST_GAMES", 3)
    game = replace(describe("seven"), showcases=((3, "babylon-B rhodos-A gizah-A"),))
    with pytest.raises(AssertionError, match=r"no showcase brings \{'dig'\} up"):
        check_descriptor(game, 3, seed=3)


WRONG = [
    (SEVEN, seven.Setup(3, (seven.Board("gizah", "A"),) * 3), "gizah appears twice"),
    (SEVEN, seven.Setup(3, (seven.Board("atlantis", "A"),) * 3), "no wonder 'atlantis'"),
    (SEVEN, seven.Setup(2, (seven.Board("gizah", "A"), seven.Board("rhodos", "A"))), "follows two others"),
    (ARCHITECTS, architects.Setup(("giza", "giza")), "giza appears twice"),
    (ARCHITECTS, architects.Setup(("giza",)), "2 to 7 wonders"),
    (ARCHITECTS, architects.Setup(("giza", "rhodes"), first=5), "no seat 5 to begin"),
]


@pytest.mark.parametrize(("game", "setup", "reason"), WRONG)
def test_a_setup_put_together_wrongly_is_refused(game: AnyGame, setup: object, reason: str) -> None:
    with pytest.raises(MirabiliaError, match=reason):
        game.start(setup, 1)
