"""Outcome: how a game that is over ended for each seat."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.engine.score import rank


@kernel
def write_outcome(state: Words, row: Words, desk: Words) -> None:
    """Write the points of each seat, then how many seats came in before it."""
    rank(state, row, desk)
