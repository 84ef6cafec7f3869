"""Why one option is better than another: clauses that the numbers support, the weightiest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mirabilia.core.descriptor import Descriptor
from mirabilia.core.game import State
from mirabilia.core.prospect import Prospect
from mirabilia.insight.model import TENTH, Difference, PointsReason, ProspectReason, Reason, RivalReason

MOST = 3
"""The most reasons that are given."""
WORTH_TELLING = TENTH // 2
"""Points, in tenths, below which a difference is left out."""
SURE = 2
"""A difference is given if it is larger than this many times its error."""


def reasons_for(
    game: Descriptor, world: State, decision: Any, better: int, other: int, over: Difference
) -> tuple[Reason, ...]:
    """Return what speaks for an option over another, given how much more it has.

    Facts come from a world that its seat cannot tell from the real one; what is hidden there plays no part in them.
    """
    points = _points(game, decision.seat, over)
    for_it = [reason for reason in points if reason.points > 0]
    against = [reason for reason in points if reason.points < 0]
    facts = _facts(game, world, decision, better, other)
    told: list[Reason] = [*for_it[:2], *facts[:1], *_rivals(decision.seat, over)[:1], *for_it[2:], *facts[1:]]
    if not told:
        return ()
    return tuple([*told, *against][:MOST])


def _points(game: Descriptor, seat: int, over: Difference) -> list[PointsReason]:
    """Return the categories in which expected points certainly differ, the largest difference first."""
    found = [
        PointsReason(category, points, error)
        for category, points, error in zip(
            game.categories[:-1], over.points[seat], over.points_errors[seat], strict=False
        )
        if abs(points) >= WORTH_TELLING and abs(points) > SURE * error
    ]
    return sorted(found, key=lambda reason: -abs(reason.points))


def _rivals(seat: int, over: Difference) -> list[RivalReason]:
    """Return the seats that have fewer points with the better option, the one that loses most first."""
    found = [
        RivalReason(rival, -points[-1], errors[-1])
        for rival, (points, errors) in enumerate(zip(over.points, over.points_errors, strict=True))
        if rival != seat and -points[-1] >= WORTH_TELLING and -points[-1] > SURE * errors[-1]
    ]
    return sorted(found, key=lambda reason: -reason.points)


def _facts(game: Descriptor, world: State, decision: Any, better: int, other: int) -> list[ProspectReason]:
    """Return what the better option brings and the other does not."""
    if game.prospects is None:
        return []
    told = game.rules.consequences(world, decision)
    mine, theirs = (_prospects(game, decision, told, option) for option in (better, other))
    return [ProspectReason(prospect) for prospect in mine if prospect not in theirs]


def _prospects(game: Descriptor, decision: Any, told: Sequence[Any], option: int) -> tuple[Prospect, ...]:
    assert game.prospects is not None
    return game.prospects(decision.options[option], told[option])
