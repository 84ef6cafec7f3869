"""State -> Result: the score sheet of every city, and who won."""

from __future__ import annotations

from mirabilia.core.kernel import Words, plain, words
from tests.kit.toy.game.engine.layout import PLAYERS
from tests.kit.toy.game.engine.options import is_over
from tests.kit.toy.game.engine.score import SHEET, rank, score
from tests.kit.toy.game.model import Result, Sheet


def result_of(state: Words) -> Result | None:
    """Return how the game ended, or None while it lasts."""
    if not is_over(state):
        return None
    cities = range(int(state[PLAYERS]))
    winners = tuple(city for city in cities if rank(state, city, words(SHEET)) == 0)
    return Result(winners, tuple(_sheet(state, city) for city in cities))


def _sheet(state: Words, city: int) -> Sheet:
    lines = words(SHEET)
    score(state, city, lines)
    return Sheet(city, *plain(lines))
