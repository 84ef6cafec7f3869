"""What a choice is called, and how accurate a game was: one formula each."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.insight.model import LOSSES, MILLE, Call, DecisionReview

CERTAIN = 2.5
"""A cost is certain only if it is larger than this many times its error: more than twice, since the best option
is the best of several, and some of its lead may be luck."""
CALLS: tuple[tuple[int, Call], ...] = ((10, "good"), (20, "near"), (50, "inaccuracy"), (100, "mistake"))
"""What a certain cost below each limit is called; from the last limit on it is a blunder."""
HOPELESS = 10
"""If even the best option has a smaller chance than this, there is nothing to lose."""
COSTLIEST = 3
"""Decisions that a seat is shown first."""


def call_of(cost: int, error: int) -> Call:
    """Return what a choice with this cost is called."""
    if cost == 0:
        return "best"
    if cost <= CERTAIN * error:
        return "good"
    return next((call for below, call in CALLS if cost < below), "blunder")


def counts(options: int, best: int) -> bool:
    """Return whether a decision with this many options, the best with this chance, counts towards the accuracy."""
    return options > 1 and best >= HOPELESS


def accuracy_of(decisions: Sequence[DecisionReview]) -> int | None:
    """Return the mean, over the decisions that count, of the chance that was kept out of the best chance."""
    counted = [review for review in decisions if review.counts]
    if not counted:
        return None
    kept = sum(1 - review.verdict.cost / review.weighing.best.chance for review in counted)
    return round(MILLE * kept / len(counted))


def costliest_of(decisions: Sequence[DecisionReview]) -> tuple[int, ...]:
    """Return the numbers of the moves that lost most, costliest first."""
    lost = [review for review in decisions if review.verdict.call in LOSSES]
    lost.sort(key=lambda review: (-review.verdict.cost, review.number))
    return tuple(review.number for review in lost[:COSTLIEST])
