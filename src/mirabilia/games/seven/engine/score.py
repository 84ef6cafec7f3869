"""Scoring: seven categories for each city, and who wins."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.seven.engine.build import counted_around
from mirabilia.games.seven.engine.conflict import military_points
from mirabilia.games.seven.engine.layout import (
    BOARD,
    COINS,
    PLAYERS,
    POWERS,
    STAGES,
    SYMBOLS,
    TOKENS,
    city_at,
    left_of,
    right_of,
    stands,
)
from mirabilia.games.seven.engine.science import best_wilds, science_points
from mirabilia.games.seven.tables import (
    CIVILIAN,
    COMMERCIAL,
    COPY_POWER,
    FIRST_STAGE,
    GUILDS,
    MOST_STAGES,
    NUMBERS,
    POINTS_EACH,
    POINTS_OF,
    POINTS_PER,
    POINTS_WHOSE,
    SYMBOL_BITS,
    SYMBOLS_OF,
    WILD,
)

# A score sheet: the seven categories in the order of the score pad, the total, and how it came about.
MILITARY, TREASURY, WONDER, CIVIL, SCIENCE, COMMERCE, GUILD, TOTAL = 0, 1, 2, 3, 4, 5, 6, 7
COPIED = 8
"""The neighbour's guild that was scored here too; 0 is none."""
WILD_USED = 9
"""Three words: wild symbols that became compass, gear, tablet."""
SHEET = 12

COINS_PER_POINT = NUMBERS.coins_per_point


@kernel
def score(state: Words, city: int, sheet: Words) -> None:
    """Fill in the score sheet of a city."""
    sheet[MILITARY] = military_points(state[city + TOKENS])
    sheet[TREASURY] = state[city + COINS] // COINS_PER_POINT
    sheet[WONDER] = 0
    for stage in range(state[city + STAGES]):
        sheet[WONDER] += POINTS_OF[FIRST_STAGE + MOST_STAGES * state[city + BOARD] + stage]
    sheet[CIVIL] = 0
    for card in CIVILIAN:
        if stands(state, city, card):
            sheet[CIVIL] += POINTS_OF[card]
    sheet[COMMERCE] = 0
    for card in COMMERCIAL:
        if stands(state, city, card):
            sheet[COMMERCE] += points_per(state, city, card)
    sheet[GUILD] = 0
    for card in GUILDS:
        if stands(state, city, card):
            sheet[GUILD] += points_per(state, city, card)
    _score_science(state[city + SYMBOLS], 0, sheet)
    sheet[COPIED] = 0
    if state[city + POWERS] & COPY_POWER:
        _copy_guild(state, city, sheet)
    sheet[TOTAL] = 0
    for category in range(TOTAL):
        sheet[TOTAL] += sheet[category]


@kernel
def points_per(state: Words, city: int, card: int) -> int:
    """Return the points of a card that counts things, scored as if it stood in this city."""
    if POINTS_PER[card] == 0:
        return 0
    return POINTS_PER[card] * counted_around(state, city, POINTS_EACH[card], POINTS_WHOSE[card])


@kernel
def _score_science(symbols: int, copied: int, sheet: Words) -> None:
    """Write the points of a city's symbols and those of a copied guild, wild ones used for the best."""
    symbols += SYMBOLS_OF[copied]
    compass = symbols & 255
    gear = (symbols >> SYMBOL_BITS) & 255
    tablet = (symbols >> (2 * SYMBOL_BITS)) & 255
    c, g, t = best_wilds(compass, gear, tablet, symbols >> (WILD * SYMBOL_BITS))
    sheet[SCIENCE] = science_points(compass + c, gear + g, tablet + t)
    sheet[WILD_USED], sheet[WILD_USED + 1], sheet[WILD_USED + 2] = c, g, t


@kernel
def _copy_guild(state: Words, city: int, sheet: Words) -> None:
    """Score the neighbours' guild that adds the most (S17); it may add a symbol instead of points."""
    symbols = state[city + SYMBOLS]
    plain_science = sheet[SCIENCE]
    best = 0
    left, right = left_of(state, city), right_of(state, city)
    for card in GUILDS:
        if stands(state, left, card) or stands(state, right, card):
            _score_science(symbols, card, sheet)
            gain = points_per(state, city, card) + sheet[SCIENCE] - plain_science
            if gain > best:
                best = gain
                sheet[COPIED] = card
    copied = sheet[COPIED]
    _score_science(symbols, copied, sheet)
    sheet[GUILD] += points_per(state, city, copied)


@kernel
def winners(state: Words, sheet: Words) -> int:
    """Return one bit for each seat that wins: most points, then most coins, then together."""
    best = -1
    winning = 0
    for seat in range(state[PLAYERS]):
        city = city_at(seat)
        score(state, city, sheet)
        # Points can be negative; coins stay far below 1,000.
        worth = (sheet[TOTAL] + 100) * 1000 + state[city + COINS]
        if worth > best:
            best = worth
            winning = 0
        if worth == best:
            winning |= 1 << seat
    return winning
