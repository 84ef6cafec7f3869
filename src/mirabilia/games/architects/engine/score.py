"""Scoring: five categories for each player, and who wins."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.engine.layout import CAT, CITY, HEADER, HELD, STAGES, TOKENS, VICTORIES, held, seat_of
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

CAT_WORTH = NUMBERS.cat
VICTORY_WORTH = NUMBERS.victory


@kernel
def score(state: Words, city: int, sheet: Words) -> None:
    """Fill in the score sheet of a player."""
    sheet[WONDER] = 0
    for stage in range(STAGE_COUNT):
        if (state[city + STAGES] >> stage) & 1:
            sheet[WONDER] += STAGE_POINTS[row_of(state, city, stage)]
    sheet[CAT_POINTS] = 0
    if state[CAT] == city:
        sheet[CAT_POINTS] = CAT_WORTH
    sheet[CIVIL] = 0
    for card in range(1, CARD_COUNT + 1):
        if POINTS_OF[card]:
            sheet[CIVIL] += POINTS_OF[card] * held(state, city + HELD, card)
    sheet[MILITARY] = VICTORY_WORTH * state[city + VICTORIES]
    sheet[PROGRESS] = _progress(state, city)
    sheet[TOTAL] = sheet[WONDER] + sheet[CAT_POINTS] + sheet[CIVIL] + sheet[MILITARY] + sheet[PROGRESS]


@kernel
def _progress(state: Words, city: int) -> int:
    """Return the points of a player's progress tokens."""
    tokens = 0
    for token in range(1, TOKEN_COUNT + 1):
        tokens += _copies(state, city, token)
    cats = 0
    for card in range(1, CARD_COUNT + 1):
        if CATS_OF[card]:
            cats += held(state, city + HELD, card)
    points = 0
    for token in range(1, TOKEN_COUNT + 1):
        copies = _copies(state, city, token)
        if copies == 0:
            continue
        points += POINTS_PER_CAT[token] * cats
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
    return points


@kernel
def _copies(state: Words, city: int, token: int) -> int:
    return (state[city + TOKENS] >> (TOKEN_BITS * (token - 1))) & 3


@kernel
def winners(state: Words, sheet: Words) -> int:
    """Return one bit for each seat that wins: most points, then most stages, then together."""
    best = -1
    winning = 0
    for city in range(HEADER, len(state), CITY):
        score(state, city, sheet)
        worth = sheet[TOTAL] * (STAGE_COUNT + 1)
        for stage in range(STAGE_COUNT):
            worth += (state[city + STAGES] >> stage) & 1
        if worth > best:
            best = worth
            winning = 0
        if worth == best:
            winning |= 1 << seat_of(city)
    return winning
