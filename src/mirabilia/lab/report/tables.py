"""The tables of a report: figures as words and numbers, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mirabilia.lab.interval import Interval
from mirabilia.lab.stats.figures import BoardFigures, Figures, ThingFigures
from mirabilia.lab.stats.people import PeopleAtTable, people
from mirabilia.lab.stats.subject import SUBJECTS, Thing

UNKNOWN = "\N{EN DASH}"
MINUS = "\N{MINUS SIGN}"
COUNTS = {
    "stages": "stages built",
    "sold": "cards sold",
    "cards": "cards taken",
    "tokens": "progress tokens taken",
}


class Table(NamedTuple):
    """A table: the first column names, the others are numbers."""

    title: str
    explained: str
    """What the columns mean, for people who have not read the code."""
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def tables_of(figures: Figures) -> list[Table]:
    """Return every table of a report, in the order in which they are shown."""
    return [_glance(figures), _scores(figures), _counts(figures), _boards(figures), *_things(figures)]


def at_table(figures: Figures) -> PeopleAtTable | None:
    """Return how people do at such a table, None where that is not known."""
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


def _glance(figures: Figures) -> Table:
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
    explained = "Points of a city at the end. The margin is the winner's points more than the second's."
    if known and human:
        explained += f" People: {known.source}."
        return Table("Scores at a glance", explained, ("", "here", "95 % interval", "people"), rows)
    return Table("Scores at a glance", explained, ("", "here", "95 % interval"), [row[:3] for row in rows])


def _scores(figures: Figures) -> Table:
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
    return Table("Score by category", explained, head, rows)


def _counts(figures: Figures) -> Table:
    human = at_table(figures)
    known = {"stages": human.stages, "sold": human.sold} if human else {}
    compared = any(value is not None for value in known.values())
    rows = []
    for count in figures.counts:
        row = [COUNTS[count.name], number(count.mean.value), between(count.mean), number(count.winners.value)]
        rows.append((*row, number(known.get(count.name), 1)) if compared else tuple(row))
    head = ("", "mean", "95 % interval", "winners", *(("people",) if compared else ()))
    return Table("What cities do", "For each city, over the whole game.", head, rows)


def _boards(figures: Figures) -> Table:
    known, name = people(figures.game), SUBJECTS[figures.game].board_name
    index = known.index if known else {}
    head = ("board", "games", "win index", "95 % interval", "mean score", *(("people",) if index else ()))
    rows = []
    for board in by_index(figures):
        row = [name(board.board), f"{board.games:,}", number(board.index.value), between(board.index)]
        row.append(number(board.points.value, 1))
        rows.append((*row, number(index.get(board.board))) if index else tuple(row))
    explained = "Win index: share of the victories times the number of players; 1 is a fair share."
    if index:
        explained += " Of people it is known for sides B only."
    return Table("Victories by board", explained, head, rows)


def by_index(figures: Figures) -> list[BoardFigures]:
    """Return the boards, best first."""
    return sorted(figures.boards, key=lambda board: -(board.index.value or 0))


def sections(figures: Figures) -> dict[str, list[ThingFigures]]:
    """Return the things under their headings, each best first; those that nothing is known of come last."""
    subject = SUBJECTS[figures.game]
    found: dict[str, list[ThingFigures]] = {}
    for thing in figures.things:
        found.setdefault(subject.section(Thing(thing.group, thing.id)), []).append(thing)
    for things in found.values():
        things.sort(key=lambda thing: -(-9 if thing.adjusted.value is None else thing.adjusted.value))
    return found


def _things(figures: Figures) -> list[Table]:
    """Return the tables of things; the first of a group explains the columns for all."""
    tables: list[Table] = []
    groups: set[str] = set()
    for section, things in sections(figures).items():
        group = things[0].group
        verb = SUBJECTS[figures.game].groups[group]
        rate = f"{verb}, %" if figures.game == "seven" else f"{verb} per city"
        head = (group, "games", rate, "lift", "adjusted", "95 % interval")
        explained = "" if group in groups else explain_things(figures, group)
        tables.append(Table(section, explained, head, [_thing(figures, thing) for thing in things]))
        groups.add(group)
    return tables


def _thing(figures: Figures, thing: ThingFigures) -> tuple[str, ...]:
    rate = thing.rate.value
    return (
        SUBJECTS[figures.game].thing_name(Thing(thing.group, thing.id)),
        f"{thing.games:,}",
        number(100 * rate, 1) if rate is not None and figures.game == "seven" else number(rate),
        signed(thing.lift.value),
        signed(thing.adjusted.value),
        signed_between(thing.adjusted),
    )


def explain_things(figures: Figures, group: str) -> str:
    """Say what the columns of a table of things mean, and what they do not."""
    verb = SUBJECTS[figures.game].groups[group]
    fair = number(100 / figures.players, 1)
    often = (
        f"share of cities that {verb} it, in games in which it was in play"
        if figures.game == "seven"
        else f"how many a city has {verb} in a game"
    )
    return (
        f"{verb.capitalize()}: {often}. Lift: chance to win of the cities behind the copies {verb}, less a fair "
        f"{fair} %, in percentage points. Adjusted: cities of one table compared with each other, so that all had the "
        "same deal and the same rivals: percentage points of victory that go with one copy more, and their interval. "
        "Both say what goes together, not what causes what: a city that is winning anyway may be the one that can "
        "afford it."
    )
