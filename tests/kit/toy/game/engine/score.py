"""Scoring: three categories for each city, and how many came in before it."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from tests.kit.toy.game.engine.layout import COINS, PLAYERS, RIBBONS, SHOWN, STALL, city_at
from tests.kit.toy.game.tables import CARD_COUNT, KNOWN_FOR, RIBBON, SPECIALITY, VALUE_OF, WARE_OF

# A score sheet.
WARES, RIBBON_POINTS, COIN_POINTS, TOTAL, SHOWN_COUNT = 0, 1, 2, 3, 4
SHEET = 5


@kernel
def score(state: Words, city: int, sheet: Words) -> None:
    """Fill in the score sheet of a city; the number of cards shown decides a tie."""
    at = city_at(city)
    for line in range(SHEET):
        sheet[line] = 0
    for card in range(1, CARD_COUNT + 1):
        if (state[at + SHOWN] >> card) & 1:
            sheet[WARES] += VALUE_OF[card]
            sheet[SHOWN_COUNT] += 1
            if WARE_OF[card] == KNOWN_FOR[state[at + STALL]]:
                sheet[WARES] += SPECIALITY
    sheet[RIBBON_POINTS] = RIBBON * state[at + RIBBONS]
    sheet[COIN_POINTS] = state[at + COINS]
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
    """Return a number that is higher for whoever stands better."""
    score(state, city, sheet)
    return sheet[TOTAL] * (CARD_COUNT + 1) + sheet[SHOWN_COUNT]
