"""Battle: shields against both neighbours, victory tokens, and the end of the horns (A05)."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.core.notes import note
from mirabilia.games.architects.engine.layout import (
    BATTLE,
    CITY,
    DISCARDS,
    FLIPPED,
    HEADER,
    HELD,
    PLAYERS,
    VICTORIES,
    count_card,
    end_of_cities,
    held,
    left_of,
    right_of,
    seat_of,
    shields,
)
from mirabilia.games.architects.engine.trail import DISCARDED, FOUGHT
from mirabilia.games.architects.tables import CARD_COUNT, HORNS_OF, NUMBERS

VICTORIES_EACH = NUMBERS.neighbour_victories
"""Victory tokens for each neighbour with fewer shields."""
DUEL = 2
"""The players in a duel, where both neighbours of a player are the same."""

# What counts as a large lead between two players, and what it wins.
LEAD_SHIELDS = NUMBERS.duel.shields
LEAD_TIMES = NUMBERS.duel.times
LEAD_VICTORIES = NUMBERS.duel.victories


@kernel
def fight(state: Words, trail: Words | None) -> None:
    """Give victory tokens, discard all cards with horns, and return to peace."""
    for city in range(HEADER, end_of_cities(state), CITY):
        gained = victories(state, city)
        state[city + VICTORIES] += gained
        if trail is not None:
            note(trail, FOUGHT, seat_of(city), shields(state, city), gained)
    for city in range(HEADER, end_of_cities(state), CITY):
        for card in range(1, CARD_COUNT + 1):
            if HORNS_OF[card]:
                count = held(state, city + HELD, card)
                count_card(state, city + HELD, card, -count)
                count_card(state, DISCARDS, card, count)
                if trail is not None and count:
                    note(trail, DISCARDED, seat_of(city), card, count)
    state[FLIPPED] = 0
    state[BATTLE] = 0


@kernel
def victories(state: Words, city: int) -> int:
    """Return how many victory tokens a battle now would give a city."""
    mine = shields(state, city)
    total = won(state[PLAYERS], mine, shields(state, left_of(state, city)))
    if state[PLAYERS] > DUEL:
        total += won(state[PLAYERS], mine, shields(state, right_of(state, city)))
    return total


@kernel
def won(players: int, mine: int, rival: int) -> int:
    """Return the victory tokens that this many shields win against those of one neighbour."""
    if mine <= rival:
        return 0
    if players == DUEL and mine >= LEAD_SHIELDS and mine >= LEAD_TIMES * rival:
        return LEAD_VICTORIES
    return VICTORIES_EACH
