"""The review of a finished game, part by part: the curve first, then what each decision cost.

`review_parts` yields parts as they are finished, so that they can be shown while the rest is being worked out, and
`grown` puts them together; `review` does both. The same record, effort and seed give the same parts on both backends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b

from msgspec.structs import astuple, replace

from mirabilia.bots.bot import Budget
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.errors import UsageError
from mirabilia.core.record import Record
from mirabilia.core.registry import describe
from mirabilia.insight.advice import Adviser
from mirabilia.insight.course import Chosen, PastMoment, chosen_in, course_of
from mirabilia.insight.curve import Curve, seat_parts
from mirabilia.insight.model import (
    FORMAT,
    CurvePoint,
    DecisionReview,
    Effort,
    Part,
    Review,
    SeatReview,
    TurnParts,
)
from mirabilia.insight.verdict import accuracy_of, costliest_of, counts

EFFORT = Effort()


def review(record: Record, seats: Sequence[int] | None = None, effort: Effort = EFFORT, seed: int = 0) -> Review:
    """Review a finished game; RecordError if it does not replay or is not over."""
    made = blank_review(record, effort, seed)
    for part in review_parts(record, seats, effort, seed):
        made = grown(made, part)
    return made


def scaled(times: float) -> Effort:
    """Return the usual effort multiplied by a factor."""
    return Effort(*(max(1, round(times * games)) for games in astuple(EFFORT)))


def blank_review(record: Record, effort: Effort = EFFORT, seed: int = 0) -> Review:
    """Return a review with nothing in it yet."""
    game = describe(record.game)
    setup = game.rules.parse_setup(record.setup)
    boards = tuple(game.boards_of(setup))
    return Review(FORMAT, game.id, setup.players, record.hash, effort, seed, game.categories, boards)


def grown(made: Review, part: Part) -> Review:
    """Return a review with one more part."""
    match part:
        case CurvePoint():
            return replace(made, curve=(*made.curve, part))
        case TurnParts():
            return replace(made, turns=(*made.turns, part))
        case DecisionReview():
            decisions = sorted((*made.decisions, part), key=lambda decision: decision.number)
            return replace(made, decisions=tuple(decisions))
        case SeatReview():
            seats = {seat.seat: seat for seat in (*made.seats, part)}
            return replace(made, seats=tuple(seats[seat] for seat in sorted(seats)))


def review_parts(
    record: Record,
    seats: Sequence[int] | None = None,
    effort: Effort = EFFORT,
    seed: int = 0,
    source: str = "the record",
    since: int = 0,
) -> Iterator[Part]:
    """Yield the parts of a review: the curve, then the decisions of these seats in their order, or of all.

    They begin with the moment of the move numbered `since`: the moves before it may have been chosen by others.
    RecordError, before the first part, if the record does not replay or the game is not over; `source` names it there.
    """
    game = describe(record.game)
    moments = [one for one in course_of(game.rules, record, source) if one.choices[-1].number >= since]
    players = game.rules.parse_setup(record.setup).players
    wanted = range(players) if seats is None else seats
    for seat in wanted:
        if seat not in range(players):
            raise UsageError(f"there is no seat {seat} in this game; there are 0 to {players - 1}").said(
                "no_seat", seat=seat, last=players - 1
            )
    points: list[CurvePoint] = []
    turns: list[TurnParts] = []
    for part in Curve(game, players, effort, seed).trace(moments):
        points += [part] if isinstance(part, CurvePoint) else []
        turns += [part] if isinstance(part, TurnParts) else []
        yield part
    parts = [seat_parts(seat, points, turns) for seat in range(players)]
    yield from parts
    for seat in wanted:
        yield from _seat(game, moments, parts[seat], effort, seed)


def _seat(
    game: Descriptor, moments: Sequence[PastMoment], parts: SeatReview, effort: Effort, seed: int
) -> Iterator[Part]:
    """Yield what each decision of a seat cost, and then its accuracy."""
    made = []
    for moment in moments:
        for chosen in chosen_in(game.rules, moment, parts.seat):
            made.append(review_decision(chosen, effort, seed))
            yield made[-1]
    counted = sum(decision.counts for decision in made)
    yield replace(parts, accuracy=accuracy_of(made), counted=counted, costliest=costliest_of(made))


def review_decision(chosen: Chosen, effort: Effort, seed: int) -> DecisionReview:
    """Return what a choice cost, by what its seat could know."""
    adviser = Adviser(chosen.view, chosen.decision)
    options = len(chosen.decision.options)
    budget = Budget(playouts=effort.decision if options > 1 else 1)
    weighing, verdict = adviser.verdict(chosen.place, budget, _decision_seed(seed, chosen.choice.number))
    counted = counts(options, weighing.best.chance)
    return DecisionReview(chosen.choice.number, *chosen.when, weighing, verdict, counted)


def _decision_seed(seed: int, number: int) -> int:
    """Return the seed of the worlds in which a decision is weighed."""
    return int.from_bytes(blake2b(f"decision {number} of {seed}".encode(), digest_size=7).digest())
