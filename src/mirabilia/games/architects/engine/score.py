"""Scoring: five categories for each player, what they are made of, and the ranking."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.engine.layout import (
    CAT,
    CITY,
    HEADER,
    HELD,
    PLAYERS,
    STAGES,
    TOKENS,
    VICTORIES,
    city_at,
    end_of_cities,
    held,
    seat_of,
)
from mirabilia.games.architects.engine.payment import row_of
from mirabilia.games.architects.facts import STAGES as STAGE_COUNT
from mirabilia.games.architects.tables import (
    CARD_COUNT,
    CATS_OF,
    COMPLETE,
    NUMBERS,
    POINTS_BOTH,
    POINTS_COMPLETE,
    POINTS_OF,
    POINTS_ONE,
    POINTS_PER_CAT,
    POINTS_PER_TOKEN,
    POINTS_PER_VICTORY,
    POINTS_UNFINISHED,
    STAGE_POINTS,
    TOKEN_BITS,
    TOKEN_COUNT,
)

# A score sheet.
WONDER, CAT_POINTS, CIVIL, MILITARY, PROGRESS, TOTAL = 0, 1, 2, 3, 4, 5
SHEET = 6

# The items of a sheet, two words each: how many there are, and their points together.
STAGE_ITEM = 0
"""Stages from 0 on, cards and tokens by their numbers."""
CARD_ITEM = STAGE_ITEM + STAGE_COUNT - 1
TOKEN_ITEM = CARD_ITEM + CARD_COUNT
ITEMS = 2 * (TOKEN_ITEM + TOKEN_COUNT + 1)

CAT_WORTH = NUMBERS.cat
VICTORY_WORTH = NUMBERS.victory


@kernel
def score(state: Words, city: int, sheet: Words, items: Words | None = None) -> None:
    """Fill in the score sheet of a player, and all its items if `items` is given."""
    wonder = 0
    for stage in range(STAGE_COUNT):
        standing = (state[city + STAGES] >> stage) & 1
        points = standing * STAGE_POINTS[row_of(state, city, stage)]
        wonder += points
        if items is not None:
            _itemise(items, STAGE_ITEM + stage, standing, points)
    civil = 0
    for card in range(1, CARD_COUNT + 1):
        if POINTS_OF[card]:
            count = held(state, city + HELD, card)
            civil += POINTS_OF[card] * count
            if items is not None:
                _itemise(items, CARD_ITEM + card, count, POINTS_OF[card] * count)
    cat = CAT_WORTH * (state[CAT] == city)
    military = VICTORY_WORTH * state[city + VICTORIES]
    progress = 0
    if state[city + TOKENS]:
        progress = _progress(state, city, items)
    sheet[WONDER] = wonder
    sheet[CAT_POINTS] = cat
    sheet[CIVIL] = civil
    sheet[MILITARY] = military
    sheet[PROGRESS] = progress
    sheet[TOTAL] = wonder + cat + civil + military + progress


@kernel
def _itemise(items: Words, item: int, count: int, points: int) -> None:
    items[2 * item] = count
    items[2 * item + 1] = points


@kernel
def _progress(state: Words, city: int, items: Words | None) -> int:
    """Return the points of a player's progress tokens."""
    tokens = 0
    for token in range(1, TOKEN_COUNT + 1):
        tokens += _copies(state, city, token)
    cats = 0
    for card in range(1, CARD_COUNT + 1):
        if CATS_OF[card]:
            cats += held(state, city + HELD, card)
    total = 0
    token = 0
    rest = state[city + TOKENS]
    while rest:  # up to the last kind that the player has: most have few
        token += 1
        copies = rest & 3
        rest >>= TOKEN_BITS
        if copies == 0:
            continue
        points = POINTS_PER_CAT[token] * cats
        points += POINTS_PER_VICTORY[token] * state[city + VICTORIES]
        points += POINTS_PER_TOKEN[token] * tokens
        if state[city + STAGES] == COMPLETE:
            points += POINTS_COMPLETE[token]
        else:
            points += POINTS_UNFINISHED[token]
        if copies == 1:
            points += POINTS_ONE[token]
        else:
            points += POINTS_BOTH[token]
        total += points
        if items is not None:
            _itemise(items, TOKEN_ITEM + token, copies, points)
    return total


@kernel
def _copies(state: Words, city: int, token: int) -> int:
    return (state[city + TOKENS] >> (TOKEN_BITS * (token - 1))) & 3


@kernel
def stages_built(state: Words, city: int) -> int:
    """Return how many stages of a player's wonder are built."""
    count = 0
    for stage in range(STAGE_COUNT):
        count += (state[city + STAGES] >> stage) & 1
    return count


@kernel
def _merit(state: Words, city: int, sheet: Words) -> int:
    """Fill in the sheet of a player and return a number to rank by: points, then stages."""
    score(state, city, sheet)
    return sheet[TOTAL] * (STAGE_COUNT + 1) + stages_built(state, city)


@kernel
def winners(state: Words, sheet: Words) -> int:
    """Return one bit for each seat that wins, with no seat ahead of it."""
    best = -1
    winning = 0
    for city in range(HEADER, end_of_cities(state), CITY):
        merit = _merit(state, city, sheet)
        if merit > best:
            best = merit
            winning = 0
        if merit == best:
            winning |= 1 << seat_of(city)
    return winning


@kernel
def rank(state: Words, ranking: Words, desk: Words) -> None:
    """Write each seat's points, then how many seats finish ahead of it; the desk holds a sheet and all players."""
    players = state[PLAYERS]
    for seat in range(players):
        desk[SHEET + seat] = _merit(state, city_at(seat), desk)
        ranking[seat] = desk[TOTAL]
    for seat in range(players):
        before = 0
        for other in range(players):
            if desk[SHEET + other] > desk[SHEET + seat]:
                before += 1
        ranking[players + seat] = before
