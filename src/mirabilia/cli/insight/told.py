"""What a review says, as rows of words and whole percentages; the terminal and the page lay them out."""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.insight.model import MILLE, TENTH, CurvePoint, DecisionReview, Review, SeatReview, Weighed
from mirabilia.insight.sums import rounded
from mirabilia.insight.words import call_words, move_words, reason_words, when_words
from mirabilia.text import say
from mirabilia.text.names import board_name, game_name
from mirabilia.text.numbers import percent_words

PERCENT = MILLE // 100
SHOWN = 6
"""How many options of a decision are shown; what was chosen is always among them."""
WHISKER = 2
"""How many standard errors are shown after ±."""


class OptionRow(NamedTuple):
    """One option of a decision as it is shown."""

    move: str
    weighed: Weighed
    chosen: bool
    best: bool


def title(review: Review) -> str:
    """Say which game is reviewed."""
    return say("insight-terminal-title", game=game_name(review.game), count=review.players)


def city(review: Review, seat: int) -> str:
    """Name the city of a seat."""
    return board_name(review.game, review.boards[seat])


def moment(review: Review, point: CurvePoint) -> str:
    """Say which turn a point of the curve begins, or that it is the end."""
    if point is review.curve[-1]:
        return say("insight-column-end")
    return when_words(review.game, point.age, point.turn)


def percent(mille: int) -> str:
    """Return a chance as a whole percentage."""
    return str(round(mille / PERCENT))


def luck(seat: SeatReview) -> tuple[str, ...]:
    """Return start, own choices, others' choices, deal and end as whole percentages that add up."""
    start, *parts = rounded(part / PERCENT for part in (seat.start, seat.own, seat.others, seat.deal))
    return (str(start), *(f"{part:+d}" if part else "0" for part in parts), str(start + sum(parts)))


def accuracy(seat: SeatReview) -> str:
    """Return a seat's accuracy from 0 to 100, or a dash while it is not known."""
    return "-" if seat.accuracy is None else percent(seat.accuracy)


def costliest(review: Review, seat: SeatReview) -> list[DecisionReview]:
    """Return the decisions that cost a seat most, the costliest first."""
    found = {decision.number: decision for decision in review.decisions}
    return [found[number] for number in seat.costliest]


def headline(review: Review, decision: DecisionReview) -> str:
    """Say when a decision was made, what it is called and what it cost."""
    when = when_words(review.game, decision.age, decision.turn)
    verdict = decision.verdict
    cost = percent_words(verdict.cost / MILLE)
    return say("insight-terminal-moment", when=when, call=call_words(verdict.call), cost=cost)


def reasons(review: Review, decision: DecisionReview) -> list[str]:
    """Say why the best option is better, clause by clause."""
    return [reason_words(review.game, reason, review.boards) for reason in decision.verdict.reasons]


def options(review: Review, decision: DecisionReview) -> list[OptionRow]:
    """Return the best options of a decision, and what was chosen."""
    weighing, chosen = decision.weighing, decision.verdict.chosen
    shown = list(weighing.options[:SHOWN])
    if weighing.of(chosen) not in shown:
        shown[-1] = weighing.of(chosen)
    return [
        OptionRow(
            move_words(review.game, weighed.move, review.boards),
            weighed,
            weighed.option == chosen,
            weighed is weighing.best,
        )
        for weighed in shown
    ]


def points(weighed: Weighed) -> str:
    """Return the expected points of an option."""
    return f"{weighed.points / TENTH:.1f}"


def chance(weighed: Weighed) -> str:
    """Return the chance of an option as a percentage, with its error."""
    return f"{percent(weighed.chance)} ±{percent(WHISKER * weighed.error)}"
