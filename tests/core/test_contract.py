"""The Game contract, over every game of the house."""

from __future__ import annotations

import pytest

from mirabilia.core.check import check_game
from mirabilia.core.game import AnyGame
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.seven.game import SEVEN

GAMES: list[AnyGame] = [SEVEN, ARCHITECTS]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("game", "players"), [pytest.param(game, n, id=f"{game.name}-{n}") for game in GAMES for n in game.players]
)
def test_every_game_keeps_the_contract(game: AnyGame, players: int, seed: int) -> None:
    record = check_game(game, players, seed)
    assert record.game == game.name
    assert record.moves
