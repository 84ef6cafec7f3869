"""Games played out from a position: the ground of every estimate.

A *line* is what is done first: some moves, each with its city. Every line of a list meets the same worlds with the same
chance: world number n follows from a seed and n alone. What comes of a game is a *row* of words: for each seat its
victory in shares of WIN, then its points by category with the total last. Rows lie line by line, world by world.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from mirabilia.core.game import State
from mirabilia.core.kernel import Words

Line = Sequence[tuple[int, Any]]
"""Moves to begin with, each with the city that makes it, in an order in which they can be made."""
WON = 0
"""Where the share of a victory lies among the words of a seat; the points by category follow it."""


class Position(Protocol):
    """A moment of a game with the worlds that it may be in."""

    def play_out(self, lines: Sequence[Line], seed: int, first: int, worlds: int, /) -> Words:
        """Play each line out in worlds `first` to `first + worlds - 1` of a seed and return the rows."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """How the games of one kind are played out; everybody plays on by the Strategist's weights, with some heat."""

    known: Callable[[Any, Any], Position]
    """Returns the position of a seat that decides, given its view and the decision: worlds that fit the view."""
    truth: Callable[[State], Position]
    """Returns a position by what all seats together know; what nobody can have seen is dealt again in every world."""
    dealt: Callable[[State, State], bool]
    """Tells whether something came to light between two states that nobody had chosen."""
    deed: Callable[[Any], object]
    """Returns what a move does, without how: whatever is paid or given up for it."""
