"""A move as one integer: kind, card, coins to the left neighbour, coins to both.

The total is in the highest bits, so that sorting the moves of one card puts the cheapest payment first.
"""

from __future__ import annotations

from mirabilia.core.kernel import kernel

BUILD, STAGE, SELL, FREE, DIG, DECLINE = 1, 2, 3, 4, 5, 6
"""The kinds: build a structure, build a stage, sell the card, build free, build from the pile, build nothing."""

CARD, LEFT, TOTAL = 1 << 3, 1 << 10, 1 << 15
"""A move is kind + CARD * card + LEFT * coins to the left + TOTAL * coins to both."""


@kernel
def make_move(kind: int, card: int, left: int, right: int) -> int:
    """Return a move with its payment to each neighbour."""
    return kind + CARD * card + LEFT * left + TOTAL * (left + right)


@kernel
def kind_of(move: int) -> int:
    """Return what is done."""
    return move & 7


@kernel
def card_of(move: int) -> int:
    """Return the card it is done with."""
    return (move >> 3) & 127


@kernel
def deed_of(move: int) -> int:
    """Return what a move does, without how it is done: no payment, and for a stage or a sale no card."""
    kind = kind_of(move)
    if kind in (STAGE, SELL):
        return kind
    return move & (LEFT - 1)


@kernel
def paid_left(move: int) -> int:
    """Return the coins paid to the left neighbour."""
    return (move >> 10) & 31


@kernel
def paid_right(move: int) -> int:
    """Return the coins paid to the right neighbour."""
    return (move >> 15) - paid_left(move)
