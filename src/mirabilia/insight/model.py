"""The nouns of insight: estimates, curves, reviewed decisions, reasons, reviews, hints, puzzles.

All numbers are integers, so that what is shown adds up and both backends write the same: chances and costs are in
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
"""A certain victory, in the unit of chances."""
TENTH = 10
"""A point, in the unit of expected points."""
FORMAT = 1
"""The format of stored reviews; those with another number have to be made again."""


# Estimates.


class Estimate(Struct, frozen=True):
    """What an option leads to, from games that were played out in worlds that fit what the seat knew."""

    games: int
    """The number of games behind it, each in its own world; all options met the same worlds, with the same chance."""
    chances: tuple[int, ...]
    """The chance of each seat; they add up to MILLE, except for rounding."""
    errors: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """Each seat's expected points by category, in the order of the score sheet; the last is their total."""
    points_errors: tuple[tuple[int, ...], ...]


class Difference(Struct, frozen=True):
    """What one option has over another in the same worlds; sharper than the two estimates themselves."""

    games: int
    chances: tuple[int, ...]
    """How much more chance each seat has with the first option."""
    errors: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """How many more points each seat has, by category; the last is their total."""
    points_errors: tuple[tuple[int, ...], ...]


# Reasons.


class PointsReason(Struct, frozen=True, tag_field="reason", tag="points"):
    """The better option leads to more, or fewer, points of a category."""

    category: str
    points: int
    """Above 0 if the better option has more."""
    error: int


class RivalReason(Struct, frozen=True, tag_field="reason", tag="rival"):
    """The better option leaves another seat fewer points."""

    seat: int
    points: int
    """How many fewer; above 0."""
    error: int


class ProspectReason(Struct, frozen=True, tag_field="reason", tag="prospect"):
    """A fact about the better option that the other one lacks: what it will make free, a power, coins."""

    prospect: Prospect


Reason = PointsReason | RivalReason | ProspectReason


# Decisions.

Call = Literal["best", "good", "near", "inaccuracy", "mistake", "blunder"]
"""What a choice is called. `best`: nothing seems better; `good`: as good within the error, or behind by less than 1 %;
then those certainly behind: `near` by less than 2 %, `inaccuracy` 5 %, `mistake` 10 %, `blunder` more."""
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
    """The expected total."""
    points_error: int
    behind: int
    """How much less chance it has than the best option, in the same worlds; never below 0."""
    behind_error: int
    games: int


class Weighing(Struct, frozen=True):
    """All options of a decision, the best first, weighed by what the seat knew and nothing more."""

    seat: int
    city: int
    options: tuple[Weighed, ...]
    """All of them, the best first."""

    @property
    def best(self) -> Weighed:
        """Return the option that seems best."""
        return self.options[0]

    def of(self, option: int) -> Weighed:
        """Return the option with this place in the decision."""
        return next(weighed for weighed in self.options if weighed.option == option)


class Verdict(Struct, frozen=True):
    """What a choice cost compared with the best option, and why."""

    chosen: int
    """The place of what was chosen among the options of the decision."""
    cost: int
    """How much chance it cost; never below 0."""
    error: int
    """The error of the cost, from the worlds that both options met."""
    call: Call
    """One of LOSSES only if the cost is certain: see `insight/verdict.py`."""
    points: tuple[int, ...] = ()
    """By category, how many more points the best option gives the seat than the chosen one; the last is their total."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the best option, the weightiest first, at most three; none if the chosen one is as good."""


class DecisionReview(Struct, frozen=True, tag_field="part", tag="decision"):
    """One decision of a finished game: what it cost, by what its seat could know."""

    number: int
    """The number of the move in the record, from 0."""
    age: int
    turn: int
    weighing: Weighing
    verdict: Verdict
    counts: bool = True
    """Whether it counts towards the accuracy: there was something to choose, and something to win."""

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
    """The age and turn that begin; at the end, those of the last turn again."""
    chances: tuple[int, ...]
    """The chance of each seat; they add up to MILLE exactly. At the end, what each seat won."""
    errors: tuple[int, ...]


class TurnParts(Struct, frozen=True, tag_field="part", tag="turn"):
    """How everybody's chance changed in a turn, split in this order: their own choice, the others', the next deal.

    For each seat the parts of all turns add up to exactly what it won minus its first chance.
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
    """How many decisions the accuracy is the mean of."""
    costliest: tuple[int, ...] = ()
    """The numbers of the moves that lost most, costliest first, at most three; only those called a loss."""


Part = CurvePoint | TurnParts | DecisionReview | SeatReview
"""What a review is made of, in the order in which it grows; each seat's SeatReview comes twice if its decisions are
reviewed: first without its accuracy, then with it, and the later one counts."""


class Effort(Struct, frozen=True):
    """How much work goes into a review, as the number of games played out; more makes it sharper, not different."""

    curve: int = 1200
    """Games for each turn's point of the curve."""
    parts: int = 600
    """Games for each choice that is set apart from the others of its turn."""
    decision: int = 12_000
    """Games for all options of a decision together."""


class Review(Struct, frozen=True):
    """A finished game, reviewed; the same record, effort and seed give the same review on both backends."""

    format: int
    game: str
    players: int
    hash: str
    """The hash of the game's last state, as in its record."""
    effort: Effort
    seed: int
    categories: tuple[str, ...]
    """The categories of the score sheet, in the order of all points here; the last is the total."""
    boards: tuple[str, ...]
    """The board of each city."""
    seats: tuple[SeatReview, ...] = ()
    curve: tuple[CurvePoint, ...] = ()
    turns: tuple[TurnParts, ...] = ()
    decisions: tuple[DecisionReview, ...] = ()
    """The decisions, in the order of the record; only those of the seats that were asked for."""


# Hints.


class Advice(Struct, frozen=True):
    """Advice for a decision, from the view of its seat alone."""

    weighing: Weighing
    reasons: tuple[Reason, ...]
    """What speaks for the best option over the next one that does something else; may be empty."""
    tied: tuple[int, ...] = ()
    """The places of options that are as good within the error."""


# Puzzles.

Difficulty = Literal["easy", "medium", "hard"]
"""How strong a bot errs: only the Builder; also the Strategist; also the Scholar."""


class Puzzle(Struct, frozen=True):
    """A moment of a game between strong bots in which one option is clearly best."""

    id: str
    """Short and permanent: the link to the puzzle."""
    record: Record
    """The game up to the moment, with a seed that need not be kept secret, though every hidden card follows from it."""
    weighing: Weighing
    verdicts: tuple[Verdict, ...]
    """The verdict on every option, in the order of the weighing."""
    rival: int
    """The place of the next best option that does something other than the best one: the reasons compare these two."""
    difficulty: Difficulty

    def verdict(self, option: int) -> Verdict:
        """Return what an option costs compared with the best one, by its place in the decision."""
        return next(verdict for verdict in self.verdicts if verdict.chosen == option)
