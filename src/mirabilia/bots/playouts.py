"""Games played out from a position: the basis of every estimate.

A *line* is what is done first: some moves, each with its city. Every line of a list meets the same worlds with the same
chance: world number n follows from a seed and n alone. The end of a game is a *row* of words: for each seat its victory
in shares of WIN, then its points by category with the total last. Rows are ordered by line, then by world.
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
"""The place of the share of a victory among the words of a seat; the points by category follow it."""


class Position(Protocol):
    """A moment of a game, with the worlds that it may be in."""

    def play_out(self, lines: Sequence[Line], seed: int, first: int, worlds: int, /) -> Words:
        """Play each line out in worlds `first` to `first + worlds - 1` of a seed and return the rows."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """How one game is played out; everybody plays on by the Strategist's weights, with some heat."""

    known: Callable[[Any, Any], Position]
    """Returns the position of a deciding seat, given its view and the decision: its worlds fit the view."""
    truth: Callable[[State], Position]
    """Returns a position by what all seats together know; what nobody can have seen is dealt again in every world."""
    dealt: Callable[[State, State], bool]
    """Returns whether something that nobody chose came to light between two states."""
    deed: Callable[[Any], object]
    """Returns what a move does, regardless of what is paid or given up for it."""
