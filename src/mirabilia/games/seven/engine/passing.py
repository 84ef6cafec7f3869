"""Passing: where hands go at the end of a turn, and where they have been.

The players' seats form a ring; the Free City has no hand to pass, so two players swap hands.
"""

from __future__ import annotations

from mirabilia.core.kernel import Table, Words, kernel, table
from mirabilia.games.seven.engine.layout import AGE, CITY, HEADER, PLAYERS, city_at
from mirabilia.games.seven.tables import NUMBERS

_RIGHTWARD: Table = table([0, *(int(to == "right") for to in NUMBERS.passing)])


@kernel
def passes_right(age: int) -> bool:
    """Return whether the hands of an age go to the right; otherwise they go to the left."""
    return _RIGHTWARD[age] != 0


@kernel
def receiver(state: Words, city: int) -> int:
    """Return the city that gets a player's hand at the end of the turn."""
    last = city_at(state[PLAYERS] - 1)
    if passes_right(state[AGE]):
        if city == HEADER:
            return last
        return city - CITY
    if city == last:
        return HEADER
    return city + CITY


@kernel
def turns_since(players: int, age: int, seat: int, now: int) -> int:
    """Return how many turns ago a seat held the hand that the seat `now` holds."""
    if passes_right(age):
        return (seat - now) % players
    return (now - seat) % players


@kernel
def held_before(players: int, age: int, now: int, turns: int) -> int:
    """Return the seat that held, this many turns ago, the hand that the seat `now` holds."""
    if passes_right(age):
        return (now + turns) % players
    return (now - turns) % players
