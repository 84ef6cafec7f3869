"""The trail of a move: notes on everything that `play` set in motion, in the order in which people would tell it.

Cities appear in it by their numbers. The comment after each kind below says what its numbers are.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.core.notes import note
from mirabilia.games.seven.engine.build import chain_source
from mirabilia.games.seven.engine.layout import STAGES, decider, is_free_city, number_of
from mirabilia.games.seven.engine.moves import BUILD, STAGE, card_of, kind_of

NOBODY = -1

WITHDREW = 1  # city
CHOSE = 2  # city, who decided, move
MADE = 3  # city, who decided, move, coins to the bank, card that made it free by a chain, number of the stage
TRADED = 4  # city, coins from a neighbour who bought there
SOLD = 5  # city, coins for its card
EARNED = 6  # city, coins by an effect
THROWN = 7  # city, who knows the card, card
FOUGHT = 8  # city, age, left neighbour, shields, the neighbour's shields, city with more of them
PASSED = 9  # age
AGE_BEGAN = 10  # age
DREW = 11  # seat, card
ENDED = 12

TRAIL = 64
"""The number of entries of the longest trail: the last choice of an age with seven cities and all the coins that can
flow."""


@kernel
def note_choice(trail: Words, state: Words, city: int, move: int) -> None:
    """Note what a city chose."""
    note(trail, CHOSE, number_of(city), decider(state, city), move)


@kernel
def note_move(trail: Words, state: Words, city: int, move: int, bank: int) -> None:
    """Note a move that is about to be carried out."""
    chain, stage = 0, 0
    if kind_of(move) == BUILD:
        chain = chain_source(state, city, card_of(move))
    elif kind_of(move) == STAGE:
        stage = state[city + STAGES] + 1
    note(trail, MADE, number_of(city), decider(state, city), move, bank, chain, stage)


@kernel
def note_coins(trail: Words, kind: int, city: int, coins: int) -> None:
    """Note coins that come to a city, if there are any."""
    if coins > 0:
        note(trail, kind, number_of(city), coins)


@kernel
def note_thrown(trail: Words, state: Words, city: int, card: int) -> None:
    """Note a last card that is thrown away; nobody looks at that of the Free City's pile."""
    knower = number_of(city)
    if is_free_city(state, city):
        knower = NOBODY
    note(trail, THROWN, number_of(city), knower, card)
