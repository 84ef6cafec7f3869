"""The nouns of insight: estimates, curves, reviewed decisions, reasons, reviews, hints, puzzles.

Every number is whole, so that what is shown adds up and both backends write the same: chances and costs are in
thousandths of a victory (`MILLE`), expected points in tenths of a point (`TENTH`), and every error is one standard
error in the unit of what it belongs to. A victory that is shared counts as its share. Seats and cities are numbers,
moves are in the notation of their game, and an option also has its place among those of its decision.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mirabilia.core.prospect import Prospect
from mirabilia.core.record import Record

MILLE = 1000
"""A certain victory."""
TENTH = 10
"""A point."""
FORMAT = 1
"""Of stored reviews; another number means that they have to be made again."""


# Estimates.


class Estimate(Struct, frozen=True):
    """What an option leads to, from games that were played out in worlds that fit what the seat knew."""

    games: int
    """Behind it, each in a world of its own; all options met the same worlds, with the same chance."""
    chances: tuple[int, ...]
    """Of each seat; they add up to MILLE, but for rounding."""
    errors: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """Of each seat: expected points by category, in the order of the score sheet; the last is the total of them."""
    points_errors: tuple[tuple[int, ...], ...]


class Difference(Struct, frozen=True):
    """What one option has over another in the same worlds; sharper than the two estimates themselves."""

    games: int
    chances: tuple[int, ...]
    """Of each seat: how much more it has with the first option."""
    errors: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """Of each seat, by category; the last is the total of them."""
    points_errors: tuple[tuple[int, ...], ...]


# Reasons.


class PointsReason(Struct, frozen=True, tag_field="reason", tag="points"):
    """The better option leads to more, or fewer, points of a category."""

    category: str
    points: int
    """Above 0 where the better option has more."""
    error: int


class RivalReason(Struct, frozen=True, tag_field="reason", tag="rival"):
    """The better option leaves another seat fewer points."""

    seat: int
    points: int
    """How many fewer; above 0."""
    error: int


class ProspectReason(Struct, frozen=True, tag_field="reason", tag="prospect"):
    """A fact of the better option that the other one lacks: what it makes free later, a power, coins."""

    prospect: Prospect


Reason = PointsReason | RivalReason | ProspectReason


# Decisions.

Call = Literal["best", "good", "near", "inaccuracy", "mistake", "blunder"]
"""What a choice is called. `best`: nothing seems better; `good`: as good within the error, or behind by less than 1 %;
then behind for certain: `near` by less than 2 %, `inaccuracy` 5 %, `mistake` 10 %, `blunder` more."""
LOSSES: tuple[Call, ...] = ("inaccuracy", "mistake", "blunder")
"""The calls that say something was lost."""


class Weighed(Struct, frozen=True):
    """One option of a decision, weighed for the seat that decides."""

    option: int
    """Its place among the options of the decision."""
    move: str
    chance: int
    error: int
    points: int
    """Expected in total."""
    points_error: int
    behind: int
    """How much less chance than with the best option, in the same worlds; never below 0."""
    behind_error: int
    games: int


class Weighing(Struct, frozen=True):
    """All options of a decision, the best first, weighed by what the seat knew and nothing else."""

    seat: int
    city: int
    options: tuple[Weighed, ...]
    """As many as there are, the best first."""

    @property
    def best(self) -> Weighed:
        """Return the option that seems best."""
        return self.options[0]

    def of(self, option: int) -> Weighed:
        """Return the option with this place in the decision."""
        return next(weighed for weighed in self.options if weighed.option == option)


class Verdict(Struct, frozen=True):
    """What a choice cost against the best option, and why."""

    chosen: int
    """The place of what was chosen among the options of the decision."""
    cost: int
    """Never below 0."""
    error: int
    """Of the cost: the two options met the same worlds."""
    call: Call
    """LOSSES only where the cost is certain: see `insight/verdict.py`."""
    points: tuple[int, ...] = ()
    """By category, what the best option has over the chosen one for the seat; the last is the total of them."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the best option, the weightiest first, at most three; none where the chosen one is as good."""


class DecisionReview(Struct, frozen=True, tag_field="part", tag="decision"):
    """One decision of a finished game: what it cost, by what its seat could know."""

    number: int
    """Of the move in the record, from 0."""
    age: int
    turn: int
    weighing: Weighing
    verdict: Verdict
    counts: bool = True
    """Whether it counts for the accuracy: there was something to choose, and something to win."""

    @property
    def seat(self) -> int:
        """Return the seat that decided."""
        return self.weighing.seat


# Reviews.


class CurvePoint(Struct, frozen=True, tag_field="part", tag="point"):
    """Everybody's chance at the start of a turn, or at the end, by what all seats together knew."""

    number: int
    """How many moves of the record had been made."""
    age: int
    turn: int
    """Those of the turn that begins; of the last one again at the end."""
    chances: tuple[int, ...]
    """Of each seat; they add up to MILLE exactly. At the end what each seat won."""
    errors: tuple[int, ...]


class TurnParts(Struct, frozen=True, tag_field="part", tag="turn"):
    """How everybody's chance changed in a turn, split in this order: own choice, the others' choices, the next deal.

    For each seat the parts of all turns add up to what it won less its first chance, exactly.
    """

    age: int
    turn: int
    own: tuple[int, ...]
    others: tuple[int, ...]
    deal: tuple[int, ...]
    """What came to light without anybody's choice: the hands of the next age, the cards of a deck."""


class SeatReview(Struct, frozen=True, tag_field="part", tag="seat"):
    """A seat's game in a few numbers; start + own + others + deal = end, exactly."""

    seat: int
    start: int
    own: int
    others: int
    deal: int
    end: int
    accuracy: int | None = None
    """From 0 to 1000, a percentage with one decimal: see `insight/verdict.py`. None if no decision counts."""
    counted: int = 0
    """Decisions that the accuracy is the mean of."""
    costliest: tuple[int, ...] = ()
    """The numbers of the moves that lost most, dearest first, at most three; only what is called a loss."""


Part = CurvePoint | TurnParts | DecisionReview | SeatReview
"""What a review is made of, in the order in which it grows; each seat's SeatReview comes twice if its decisions are
reviewed: first without, then with its accuracy, and the later one counts."""


class Effort(Struct, frozen=True):
    """How much work goes into a review, counted in games that are played out; more makes it sharper, not different."""

    curve: int = 1200
    """For each turn's point of the curve."""
    parts: int = 600
    """For each choice that is set apart from the others of its turn."""
    decision: int = 12_000
    """For all options of a decision together."""


class Review(Struct, frozen=True):
    """A finished game, reviewed; the same record, effort and seed give the same review on both backends."""

    format: int
    game: str
    players: int
    hash: str
    """Of the game's last state, as in its record."""
    effort: Effort
    seed: int
    categories: tuple[str, ...]
    """Of the score sheet, in the order of all points here; the last is the total."""
    boards: tuple[str, ...]
    """Of each city."""
    seats: tuple[SeatReview, ...] = ()
    curve: tuple[CurvePoint, ...] = ()
    turns: tuple[TurnParts, ...] = ()
    decisions: tuple[DecisionReview, ...] = ()
    """In the order of the record; only those of the seats that were asked for."""


# Hints.


class Advice(Struct, frozen=True):
    """Advice for a decision, from the view of its seat alone."""

    weighing: Weighing
    reasons: tuple[Reason, ...]
    """What speaks for the best option against the next one that does something else; may be empty."""
    tied: tuple[int, ...] = ()
    """The places of options that are as good within the error."""


# Puzzles.

Difficulty = Literal["easy", "medium", "hard"]
"""Who errs: the Builder; the Strategist too; the Scholar too."""


class Puzzle(Struct, frozen=True):
    """A moment of a game between strong bots in which one option is clearly best."""

    id: str
    """Short and lasting: the link of the puzzle."""
    record: Record
    """The game up to the moment, with a seed that nobody needs to keep: every hidden card follows from it."""
    weighing: Weighing
    verdicts: tuple[Verdict, ...]
    """Of every option, in the order of the weighing."""
    rival: int
    """The place of the next best option that does something else than the best one: why that is better needs it."""
    difficulty: Difficulty

    def verdict(self, option: int) -> Verdict:
        """Return what an option costs against the best one, by its place in the decision."""
        return next(verdict for verdict in self.verdicts if verdict.chosen == option)
