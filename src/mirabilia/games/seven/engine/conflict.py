"""Conflicts: at the end of an age every city compares shields with both neighbours."""

from __future__ import annotations

from mirabilia.core.kernel import Table, Words, kernel, remembered, table
from mirabilia.core.notes import note
from mirabilia.games.seven.engine.layout import (
    AGE,
    CITY,
    DEFEATS_AT,
    HEADER,
    SHIELDS,
    TOKENS,
    end_of_cities,
    left_of,
    number_of,
)
from mirabilia.games.seven.engine.trail import FOUGHT, NOBODY
from mirabilia.games.seven.tables import LAST_AGE, NUMBERS

DEFEAT = 0
"""Stands in for an age to mean defeat tokens, which are the same in all ages."""
_TOKENS: Table = table([-NUMBERS.defeat, *NUMBERS.victory])


@kernel
def fight(state: Words, trail: Words | None) -> None:
    """Let every pair of neighbours fight once."""
    victory = 1 << (8 * (state[AGE] - 1))
    defeat = 1 << DEFEATS_AT
    for city in range(HEADER, end_of_cities(state), CITY):
        left = left_of(state, city)
        ahead = state[city + SHIELDS] - state[left + SHIELDS]
        winner = NOBODY
        if ahead > 0:
            winner = number_of(city)
            state[city + TOKENS] += victory
            state[left + TOKENS] += defeat
        elif ahead < 0:
            winner = number_of(left)
            state[city + TOKENS] += defeat
            state[left + TOKENS] += victory
        if trail is not None:
            shields, against = state[city + SHIELDS], state[left + SHIELDS]
            note(trail, FOUGHT, number_of(city), state[AGE], number_of(left), shields, against, winner)


@kernel
def spoils(shields: int, against: int, age: int) -> int:
    """Return the points of the token that a city with this many shields would get from a fight in an age, or 0."""
    if shields == against:
        return 0
    return token_points(age if shields > against else DEFEAT)


@kernel
def token_points(age: int) -> int:
    """Return the points of a victory token of an age, or of a defeat token for DEFEAT."""
    return _TOKENS[age]


@kernel
def tokens_of(tokens: int, age: int) -> int:
    """Return how many victory tokens of an age, or defeat tokens for DEFEAT, are among a city's TOKENS."""
    if age == DEFEAT:
        return tokens >> DEFEATS_AT
    return (tokens >> (8 * (age - 1))) & 255


@remembered
def military_points(tokens: int) -> int:
    """Return what a city's conflict tokens are worth."""
    points = 0
    for age in range(LAST_AGE + 1):
        points += tokens_of(tokens, age) * token_points(age)
    return points
