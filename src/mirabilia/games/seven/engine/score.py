"""Scoring: seven categories for each city, what they are made of, and who comes first."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel, remembered
from mirabilia.core.notes import note
from mirabilia.games.seven.engine.build import counted_around
from mirabilia.games.seven.engine.conflict import military_points, token_points, tokens_of
from mirabilia.games.seven.engine.layout import (
    BOARD,
    BUILT,
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
from mirabilia.games.seven.engine.science import best_wilds, equal_points, science_points, set_points, sets_of
from mirabilia.games.seven.tables import (
    BIT,
    CIVILIAN,
    CIVILIAN_BITS,
    COMMERCIAL,
    COMMERCIAL_BITS,
    COPY_POWER,
    FIRST_STAGE,
    GUILD_BITS,
    GUILDS,
    LAST_AGE,
    LATE_BIT,
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
SYMBOLS_USED = 12
"""Three words: compass, gear and tablet symbols, wild ones included."""
SHEET = 15

ITEMS = 64
"""The number of items on the longest sheet: every blue, yellow and purple card, all stages, tokens, coins and
symbols."""

COINS_PER_POINT = NUMBERS.coins_per_point


@kernel
def score(state: Words, city: int, sheet: Words, items: Words | None = None) -> None:
    """Fill in the score sheet of a city, and note what the points are for.

    An item is a category, what is worth something, how many there are, and the points. What it is: the age of a victory
    token or DEFEAT, a thing, a science symbol from 1 on, or 0 for coins or a set of symbols.
    """
    sheet[MILITARY] = military_points(state[city + TOKENS])
    sheet[TREASURY] = state[city + COINS] // COINS_PER_POINT
    sheet[WONDER] = _wonder_points(state[city + BOARD], state[city + STAGES])
    sheet[CIVIL] = _civil_points(state[city + BUILT] & CIVILIAN_BITS[0], state[city + BUILT + 1] & CIVILIAN_BITS[1])
    sheet[COMMERCE] = 0
    if _stands_any(state, city, COMMERCIAL_BITS[0], COMMERCIAL_BITS[1]):
        for card in COMMERCIAL:
            if stands(state, city, card):
                sheet[COMMERCE] += points_per(state, city, card)
                if items is not None:
                    _note_item(items, COMMERCE, card, 1, points_per(state, city, card))
    sheet[GUILD] = 0
    if _stands_any(state, city, GUILD_BITS[0], GUILD_BITS[1]):
        for card in GUILDS:
            if stands(state, city, card):
                sheet[GUILD] += points_per(state, city, card)
                if items is not None:
                    _note_item(items, GUILD, card, 1, points_per(state, city, card))
    _score_science(state[city + SYMBOLS], 0, sheet)
    sheet[COPIED] = 0
    if state[city + POWERS] & COPY_POWER:
        _copy_guild(state, city, sheet)
    if items is not None:
        _note_printed(state, city, items)
        _note_shared(state, city, sheet, items)
    sheet[TOTAL] = 0
    for category in range(TOTAL):
        sheet[TOTAL] += sheet[category]


@kernel
def _stands_any(state: Words, city: int, bits: int, late_bits: int) -> bool:
    """Return whether any of some cards is built in a city; for most kinds of cards, and most of a game, none is."""
    return ((state[city + BUILT] & bits) | (state[city + BUILT + 1] & late_bits)) != 0


@remembered
def _wonder_points(board: int, stages: int) -> int:
    """Return the points printed on the first stages of a board."""
    points = 0
    for built in range(stages):
        points += POINTS_OF[FIRST_STAGE + MOST_STAGES * board + built]
    return points


@remembered
def _civil_points(built: int, built_late: int) -> int:
    """Return the points printed on the blue cards in a city's two words of built cards."""
    points = 0
    if built | built_late:
        for card in CIVILIAN:
            if (built & BIT[card]) | (built_late & LATE_BIT[card]):
                points += POINTS_OF[card]
    return points


@kernel
def _note_printed(state: Words, city: int, items: Words) -> None:
    """Note the stages and the blue cards of a city."""
    for built in range(state[city + STAGES]):
        stage = FIRST_STAGE + MOST_STAGES * state[city + BOARD] + built
        _note_item(items, WONDER, stage, 1, POINTS_OF[stage])
    for card in CIVILIAN:
        if stands(state, city, card):
            _note_item(items, CIVIL, card, 1, POINTS_OF[card])


@kernel
def _note_shared(state: Words, city: int, sheet: Words, items: Words) -> None:
    """Note everything but the city's own cards and stages: tokens, coins, symbols, the copied guild."""
    for age in range(LAST_AGE + 1):
        tokens = tokens_of(state[city + TOKENS], age)
        _note_item(items, MILITARY, age, tokens, tokens * token_points(age))
    _note_item(items, TREASURY, 0, state[city + COINS], sheet[TREASURY])
    for symbol in range(WILD):
        count = sheet[SYMBOLS_USED + symbol]
        _note_item(items, SCIENCE, symbol + 1, count, equal_points(count))
    sets = sets_of(sheet[SYMBOLS_USED], sheet[SYMBOLS_USED + 1], sheet[SYMBOLS_USED + 2])
    _note_item(items, SCIENCE, 0, sets, set_points(sets))
    if sheet[COPIED]:
        _note_item(items, GUILD, sheet[COPIED], 1, points_per(state, city, sheet[COPIED]))


@kernel
def _note_item(items: Words, category: int, what: int, count: int, points: int) -> None:
    """Note an item, if there is any of it."""
    if count > 0:
        note(items, category, what, count, points)


@kernel
def points_per(state: Words, city: int, card: int) -> int:
    """Return the points of a card that counts things, scored as if it stood in this city."""
    if POINTS_PER[card] == 0:
        return 0
    return POINTS_PER[card] * counted_around(state, city, POINTS_EACH[card], POINTS_WHOSE[card])


@kernel
def _score_science(symbols: int, copied: int, sheet: Words) -> None:
    """Write the points of a city's symbols and those of a copied guild, with wild ones put to their best use."""
    symbols += SYMBOLS_OF[copied]
    compass = symbols & 255
    gear = (symbols >> SYMBOL_BITS) & 255
    tablet = (symbols >> (2 * SYMBOL_BITS)) & 255
    c, g, t = best_wilds(compass, gear, tablet, symbols >> (WILD * SYMBOL_BITS))
    sheet[WILD_USED], sheet[WILD_USED + 1], sheet[WILD_USED + 2] = c, g, t
    compass, gear, tablet = compass + c, gear + g, tablet + t
    sheet[SYMBOLS_USED], sheet[SYMBOLS_USED + 1], sheet[SYMBOLS_USED + 2] = compass, gear, tablet
    sheet[SCIENCE] = science_points(compass, gear, tablet)


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
def standing(points: int, coins: int) -> int:
    """Return a number that is larger for the seat that comes first: points count, then coins."""
    return (points + 100) * 1000 + coins  # points can be negative; coins stay far below 1,000


@kernel
def rank(state: Words, row: Words, desk: Words, sums: Words | None = None) -> None:
    """Write each seat's points, then how many seats finish ahead of it; equals share a place.

    The desk is a sheet and a word for each seat. The points of all seats are added to `sums`, by category.
    """
    players = state[PLAYERS]
    for seat in range(players):
        score(state, city_at(seat), desk)
        row[seat] = desk[TOTAL]
        if sums is not None:
            for category in range(TOTAL + 1):
                sums[category] += desk[category]
        desk[SHEET + seat] = standing(desk[TOTAL], state[city_at(seat) + COINS])
    for seat in range(players):
        before = 0
        for other in range(players):
            before += desk[SHEET + other] > desk[SHEET + seat]
        row[players + seat] = before


@kernel
def winners(state: Words, sheet: Words) -> int:
    """Return one bit for each seat that wins, with no seat ahead of it."""
    best = -1
    winning = 0
    for seat in range(state[PLAYERS]):
        city = city_at(seat)
        score(state, city, sheet)
        worth = standing(sheet[TOTAL], state[city + COINS])
        if worth > best:
            best = worth
            winning = 0
        if worth == best:
            winning |= 1 << seat
    return winning
