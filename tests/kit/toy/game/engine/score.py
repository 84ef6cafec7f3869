"""Scoring: three categories for each city, and how many came in before it."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.core.notes import note
from tests.kit.toy.game.engine.layout import COINS, PLAYERS, RIBBONS, SHOWN, STALL, city_at
from tests.kit.toy.game.tables import CARD_COUNT, KNOWN_FOR, RIBBON, SPECIALITY, TURNS, VALUE_OF, WARE_OF

# A score sheet.
WARES, RIBBON_POINTS, COIN_POINTS, TOTAL, SHOWN_COUNT = 0, 1, 2, 3, 4
SHEET = 5
ITEMS = TURNS + 2
"""Items of the longest sheet: a card for each turn, ribbons, coins."""


@kernel
def score(state: Words, city: int, sheet: Words, items: Words | None = None) -> None:
    """Fill in the score sheet of a city, and note what the points are for; cards shown decide a tie.

    An item is a category, a card or 0, how many there are, and the points.
    """
    at = city_at(city)
    for line in range(SHEET):
        sheet[line] = 0
    for card in range(1, CARD_COUNT + 1):
        if (state[at + SHOWN] >> card) & 1:
            points = VALUE_OF[card]
            if WARE_OF[card] == KNOWN_FOR[state[at + STALL]]:
                points += SPECIALITY
            sheet[WARES] += points
            sheet[SHOWN_COUNT] += 1
            if items is not None:
                note(items, WARES, card, 1, points)
    sheet[RIBBON_POINTS] = RIBBON * state[at + RIBBONS]
    sheet[COIN_POINTS] = state[at + COINS]
    if items is not None:
        note(items, RIBBON_POINTS, 0, state[at + RIBBONS], sheet[RIBBON_POINTS])
        note(items, COIN_POINTS, 0, state[at + COINS], sheet[COIN_POINTS])
    sheet[TOTAL] = sheet[WARES] + sheet[RIBBON_POINTS] + sheet[COIN_POINTS]


@kernel
def rank(state: Words, city: int, sheet: Words) -> int:
    """Return how many cities are ahead of one: by points, then by cards shown."""
    own = _standing(state, city, sheet)
    ahead = 0
    for other in range(state[PLAYERS]):
        if _standing(state, other, sheet) > own:
            ahead += 1
    return ahead


@kernel
def _standing(state: Words, city: int, sheet: Words) -> int:
    """Return a number that is higher for a city that stands better."""
    score(state, city, sheet)
    return sheet[TOTAL] * (CARD_COUNT + 1) + sheet[SHOWN_COUNT]
