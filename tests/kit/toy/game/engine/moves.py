"""A move as one integer: 2 * card, and 1 more if the card is sold."""

from __future__ import annotations

from mirabilia.core.kernel import kernel

SELLING = 1


@kernel
def show(card: int) -> int:
    """Return the move that shows a card."""
    return 2 * card


@kernel
def sell(card: int) -> int:
    """Return the move that sells a card."""
    return 2 * card + SELLING


@kernel
def card_of(move: int) -> int:
    """Return the card of a move."""
    return move >> 1


@kernel
def is_sale(move: int) -> bool:
    """Return whether a move sells its card."""
    return (move & SELLING) == SELLING
