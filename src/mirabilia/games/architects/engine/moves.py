"""A move as one integer: its kind, and what it is done with.

TAKE, DRAW      place: 0 left deck, 1 right deck, 2 central deck
TAKE_FROM       place: the seat whose deck it is; ANY_CENTRAL for the central deck
TOKEN           place: the face-up ones from 0; BLIND for the top of the stack
SCIENCE         place as for TOKEN; of: equal symbols of that kind, from 0; ONE_OF_EACH for different ones
KEEP            place: the card
BUILD           place: the stage from 0; the resources spent, yellow cards, and tokens that help
USE, DECLINE, END
"""

from __future__ import annotations

from mirabilia.core.kernel import kernel
from mirabilia.games.architects.tables import FACE_UP, MOST_PLAYERS, SYMBOL_COUNT

TAKE, DRAW, BUILD, SCIENCE, END, TAKE_FROM, TOKEN, LOOK_AT, KEEP, USE, DECLINE = range(1, 12)
LEFT, RIGHT, CENTRE = 0, 1, 2
BLIND = FACE_UP
ANY_CENTRAL = MOST_PLAYERS
ONE_OF_EACH = SYMBOL_COUNT

PLACE = 1 << 4
OF = 1 << 8
"""A move is kind + PLACE * place + OF * of; a build carries its payment from OF on."""
GREY = 1 << 8
"""Resources spent: 3 bits for each kind, the first kind lowest."""
YELLOW = 1 << 23
"""Yellow cards spent, 3 bits."""
ECONOMY = 1 << 26
ENGINEERING = 1 << 27
"""Bits for the tokens that help to pay."""


@kernel
def kind_of(move: int) -> int:
    """Return what is done."""
    return move & 15


@kernel
def place_of(move: int) -> int:
    """Return the deck, token, stage or card it is done with."""
    return (move >> 4) & 15


@kernel
def set_of(move: int) -> int:
    """Return which set of symbols is given up."""
    return (move >> 8) & 3


@kernel
def grey_spent(move: int, resource: int) -> int:
    """Return how many cards of a resource (from 0) a build spends."""
    return (move >> (8 + 3 * resource)) & 7


@kernel
def yellow_spent(move: int) -> int:
    """Return how many yellow cards a build spends."""
    return (move >> 23) & 7
