"""Conflicts: at the end of an age every city compares shields with both neighbours."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.seven.engine.layout import AGE, CITY, HEADER, SHIELDS, TOKENS, left_of, number_of
from mirabilia.games.seven.engine.notes import note
from mirabilia.games.seven.engine.trail import FOUGHT, NOBODY
from mirabilia.games.seven.tables import NUMBERS

DEFEATS_AT = 24
"""Where defeats lie in a city's TOKENS, behind the victories of three ages."""
FIRST, SECOND, THIRD = NUMBERS.victory
DEFEAT = NUMBERS.defeat


@kernel
def fight(state: Words, trail: Words | None) -> None:
    """Let every pair of neighbours fight once."""
    victory = 1 << (8 * (state[AGE] - 1))
    defeat = 1 << DEFEATS_AT
    for city in range(HEADER, len(state), CITY):
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
def military_points(tokens: int) -> int:
    """Return what a city's conflict tokens are worth: more for a victory in a later age, less for a defeat."""
    victories = FIRST * (tokens & 255) + SECOND * ((tokens >> 8) & 255) + THIRD * ((tokens >> 16) & 255)
    return victories - DEFEAT * (tokens >> DEFEATS_AT)
