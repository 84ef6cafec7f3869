"""A review in the terminal: the curve as a table, luck and decisions, and what cost most."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.insight import told
from mirabilia.insight.model import DecisionReview, Review, SeatReview
from mirabilia.text import say

BAR = "█"
BAR_WIDTH = 20


def screen_of(review: Review) -> Iterator[RenderableType]:
    """Yield everything that a review says, from top to bottom."""
    yield Text(told.title(review), style="bold")
    yield Text(say("insight-terminal-chances"), style="bold")
    yield _curve(review)
    yield Text(say("insight-terminal-luck"), style="bold")
    yield _luck(review)
    yield Text(say("insight-terminal-luck-why"))
    yield Text(say("insight-terminal-accuracy-why"))
    for seat in review.seats:
        if seat.counted:
            yield from _costly(review, seat)
    if review.decisions:
        yield Text(say("insight-terminal-noise"))


def _table(*head: str) -> Table:
    table = Table()
    for number, name in enumerate(head):
        table.add_column(name, justify="right" if number else "left")
    return table


def _curve(review: Review) -> Table:
    cities = [told.city(review, seat) for seat in range(review.players)]
    table = _table(say("insight-column-when"), *cities)
    for point in review.curve:
        table.add_row(told.moment(review, point), *map(told.percent, point.chances))
    return table


def _luck(review: Review) -> Table:
    parts = ("start", "own", "others", "deal", "end", "accuracy")
    head = [say(f"insight-column-{part}") for part in ("city", *parts)]
    table = _table(*head)
    for seat in review.seats:
        table.add_row(told.city(review, seat.seat), *told.luck(seat), told.accuracy(seat))
    return table


def _costly(review: Review, seat: SeatReview) -> Iterator[RenderableType]:
    yield Text(say("insight-terminal-costly", city=told.city(review, seat.seat)), style="bold")
    decisions = told.costliest(review, seat)
    if not decisions:
        yield Text(say("insight-terminal-none"))
    for decision in decisions:
        yield Text(told.headline(review, decision))
        for reason in told.reasons(review, decision):
            yield Text(f"  · {reason}")
        yield _options(review, decision)


def _options(review: Review, decision: DecisionReview) -> Table:
    head = [say(f"insight-column-{name}") for name in ("option", "chance", "points", "games")]
    table = _table(head[0], head[1], "", *head[2:])
    for row in told.options(review, decision):
        mark = f" ({say('insight-terminal-mine')})" if row.chosen else ""
        bar = BAR * round(BAR_WIDTH * row.weighed.chance / max(1, decision.weighing.best.chance))
        style = "bold" if row.best else None
        cells = (told.chance(row.weighed), bar.ljust(BAR_WIDTH), told.points(row.weighed), str(row.weighed.games))
        table.add_row(row.move + mark, *cells, style=style)
    return table
