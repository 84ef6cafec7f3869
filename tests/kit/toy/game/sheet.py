"""State -> Result: the score sheet of every city, and who won."""

from __future__ import annotations

from mirabilia.core.game import Item
from mirabilia.core.kernel import Words, plain, words
from mirabilia.core.notes import blank_notes, read_notes
from tests.kit.toy.game.engine.layout import PLAYERS
from tests.kit.toy.game.engine.options import is_over
from tests.kit.toy.game.engine.score import ITEMS, SHEET, rank, score
from tests.kit.toy.game.model import Result, Sheet
from tests.kit.toy.game.tables import CARD_NAMES

CATEGORIES = ("wares", "ribbons", "coins", "total")
"""The columns of a sheet, in the order of the engine's."""


def result_of(state: Words) -> Result | None:
    """Return how the game ended, or None while it lasts."""
    if not is_over(state):
        return None
    cities = range(int(state[PLAYERS]))
    winners = tuple(city for city in cities if rank(state, city, words(SHEET)) == 0)
    return Result(winners, tuple(_sheet(state, city) for city in cities))


def items_of(state: Words, city: int) -> tuple[Item, ...]:
    """Return what a city's points come from: cards by their names, and its ribbons and coins."""
    notes = blank_notes(ITEMS)
    score(state, city, words(SHEET), notes)
    return tuple(
        Item(CATEGORIES[category], CARD_NAMES[card] or CATEGORIES[category], count, points)
        for category, card, count, points, *_ in read_notes(notes)
    )


def _sheet(state: Words, city: int) -> Sheet:
    lines = words(SHEET)
    score(state, city, lines)
    return Sheet(city, *plain(lines))
