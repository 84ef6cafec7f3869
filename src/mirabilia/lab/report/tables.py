"""The tables of a report: figures as words and numbers, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mirabilia.core.registry import describe
from mirabilia.core.statistics import Piece
from mirabilia.insight.statistics.model import BoardFigures, Figures, Interval, PieceFigures
from mirabilia.lab.stats.people import PeopleAtTable, people
from mirabilia.lab.stats.words import count_name, piece_name, section_name, verb_of
from mirabilia.text.names import board_name

UNKNOWN = "\N{EN DASH}"
MINUS = "\N{MINUS SIGN}"


class ReportTable(NamedTuple):
    """A table: the first column holds names, the others numbers."""

    title: str
    explained: str
    """What the columns mean, for people who have not read the code."""
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def tables_of(figures: Figures) -> list[ReportTable]:
    """Return every table of a report, in the order in which they are shown."""
    return [_glance(figures), _scores(figures), _counts(figures), _boards(figures), *_pieces(figures)]


def at_table(figures: Figures) -> PeopleAtTable | None:
    """Return how people do at such a table, or None if that is not known."""
    known = people(figures.game)
    return known.at(figures.players) if known else None


def number(value: float | None, digits: int = 2) -> str:
    """Write a number."""
    return UNKNOWN if value is None else f"{value:,.{digits}f}".replace("-", MINUS)


def signed(value: float | None, digits: int = 1) -> str:
    """Write a difference in hundredths, with its sign."""
    if value is None:
        return UNKNOWN
    text = f"{100 * value:+.{digits}f}"
    return (text if text.strip("+-0.") else text[1:]).replace("-", MINUS)


def between(interval: Interval, digits: int = 2) -> str:
    """Write an interval."""
    if interval.low is None or interval.high is None:
        return UNKNOWN
    return f"{number(interval.low, digits)} to {number(interval.high, digits)}"


def signed_between(interval: Interval) -> str:
    """Write an interval of a difference in hundredths."""
    if interval.low is None or interval.high is None:
        return UNKNOWN
    return f"{signed(interval.low)} to {signed(interval.high)}"


def _glance(figures: Figures) -> ReportTable:
    total, human = figures.score("total"), at_table(figures)
    rows = [
        ("mean score", number(total.mean.value), between(total.mean), number(human.mean, 1) if human else UNKNOWN),
        (
            "winner's mean",
            number(total.winners.value),
            between(total.winners),
            number(human.winners, 1) if human else UNKNOWN,
        ),
        ("standard deviation", number(total.sd), UNKNOWN, number(human.sd, 1) if human else UNKNOWN),
        ("median margin", number(figures.margin, 1), UNKNOWN, number(human.margin, 1) if human else UNKNOWN),
    ]
    known = people(figures.game)
    explained = "Points of a city at the end. The margin is the winner's lead over the second in points."
    if known and human:
        explained += f" People: {known.source}."
        return ReportTable("Scores at a glance", explained, ("", "here", "95 % interval", "people"), rows)
    return ReportTable("Scores at a glance", explained, ("", "here", "95 % interval"), [row[:3] for row in rows])


def _scores(figures: Figures) -> ReportTable:
    human = at_table(figures)
    compared = bool(human and human.categories)
    head = ("category", "mean", "95 % interval", "winners", "sd", *(("people", "people who won") if compared else ()))
    rows = []
    for score in figures.scores:
        row = [score.category, number(score.mean.value), between(score.mean), number(score.winners.value)]
        row.append(number(score.sd))
        if compared and human:
            row.append(number({**human.categories, "total": human.mean}.get(score.category), 1))
            row.append(number({**human.winners_categories, "total": human.winners}.get(score.category), 1))
        rows.append(tuple(row))
    explained = (
        "Mean points of all cities and of winners (a shared victory counts in shares), and the standard deviation."
    )
    return ReportTable("Score by category", explained, head, rows)


def _counts(figures: Figures) -> ReportTable:
    human = at_table(figures)
    known = human.counts if human else {}
    rows = []
    for count in figures.counts:
        row = [
            count_name(figures.game, count.name),
            number(count.mean.value),
            between(count.mean),
            number(count.winners.value),
        ]
        rows.append((*row, number(known.get(count.name), 1)) if known else tuple(row))
    head = ("", "mean", "95 % interval", "winners", *(("people",) if known else ()))
    return ReportTable("What cities do", "For each city, over the whole game.", head, rows)


def _boards(figures: Figures) -> ReportTable:
    known = people(figures.game)
    index = known.index if known else {}
    head = ("board", "games", "win index", "95 % interval", "mean score", *(("people",) if index else ()))
    rows = []
    for board in by_index(figures):
        row = [
            board_name(figures.game, board.board),
            f"{board.games:,}",
            number(board.index.value),
            between(board.index),
        ]
        row.append(number(board.points.value, 1))
        rows.append((*row, number(index.get(board.board))) if index else tuple(row))
    explained = "Win index: share of the victories times the number of players; 1 is a fair share."
    if known and index:
        explained += f" For people it is known for {known.indexed} only."
    return ReportTable("Victories by board", explained, head, rows)


def by_index(figures: Figures) -> list[BoardFigures]:
    """Return the boards, best first."""
    return sorted(figures.boards, key=lambda board: -(board.index.value or 0))


def sections(figures: Figures) -> dict[str, list[PieceFigures]]:
    """Return the pieces under their headings, best first; those about which nothing is known come last."""
    found: dict[str, list[PieceFigures]] = {}
    for one in figures.pieces:
        found.setdefault(section_name(figures.game, Piece(one.kind, one.id)), []).append(one)
    for pieces in found.values():
        pieces.sort(key=lambda one: -(-9 if one.adjusted.value is None else one.adjusted.value))
    return found


def _pieces(figures: Figures) -> list[ReportTable]:
    """Return the tables of pieces; the first of a kind explains the columns for all."""
    tables: list[ReportTable] = []
    kinds: set[str] = set()
    for section, pieces in sections(figures).items():
        kind = pieces[0].kind
        verb = verb_of(figures.game, kind)
        rate = f"{verb}, %" if _is_single(figures, kind) else f"{verb} per city"
        head = (kind, "games", rate, "lift", "adjusted", "95 % interval")
        explained = "" if kind in kinds else explain_pieces(figures, kind)
        tables.append(ReportTable(section, explained, head, [_piece(figures, piece) for piece in pieces]))
        kinds.add(kind)
    return tables


def _is_single(figures: Figures, kind: str) -> bool:
    """Return whether no city has two equal pieces of this kind, so that a share of cities is enough."""
    return kind in describe(figures.game).statistics.single


def _piece(figures: Figures, one: PieceFigures) -> tuple[str, ...]:
    rate = one.rate.value
    return (
        piece_name(figures.game, Piece(one.kind, one.id)),
        f"{one.games:,}",
        number(100 * rate, 1) if rate is not None and _is_single(figures, one.kind) else number(rate),
        signed(one.lift.value),
        signed(one.adjusted.value),
        signed_between(one.adjusted),
    )


def explain_pieces(figures: Figures, kind: str) -> str:
    """Explain what the columns of a table of pieces mean, and what they do not."""
    verb = verb_of(figures.game, kind)
    fair = number(100 / figures.players, 1)
    often = (
        f"share of cities that {verb} it, in games in which it was in play"
        if _is_single(figures, kind)
        else f"how many a city has {verb} in a game"
    )
    return (
        f"{verb.capitalize()}: {often}. Lift: a city's chance to win, counted once for each copy {verb}, minus a fair "
        f"{fair} %, in percentage points. Adjusted: cities of one table compared with each other, so that all had the "
        "same deal and the same rivals: percentage points of victory that go with one more copy, and their interval. "
        "Both show what goes together, not what causes what: a city that is winning anyway may be the one that can "
        "afford it."
    )
