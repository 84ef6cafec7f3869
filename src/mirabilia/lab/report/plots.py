"""The plots of a report, as SVG that takes its colours from the page around it."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from mirabilia.core.statistics import Piece
from mirabilia.insight.statistics.model import Figures, Interval, PieceFigures
from mirabilia.lab.plot import FAINT, INK, MARK, SECOND, add_legend, canvas, look, name_rows, save
from mirabilia.lab.report.tables import at_table, by_index, sections
from mirabilia.lab.stats.people import people
from mirabilia.lab.stats.words import piece_name
from mirabilia.text.names import board_name

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ROW = 0.21
"""Inches for a row of a plot."""
COLOURS = {INK: "currentColor", FAINT: "var(--faint)", MARK: "var(--mark)", SECOND: "var(--second)"}
"""The colours used for drawing, and what the page paints instead: light or dark, as the reader prefers."""

SUPERFLUOUS = (
    re.compile(r"<metadata>.*?</metadata>", re.DOTALL),
    re.compile(r"<defs>\s*<style.*?</style>\s*</defs>", re.DOTALL),  # it would style the whole page
    re.compile(r"font-family: [^;]*; "),  # the page has one
    re.compile(
        r'(?<=[\d"]) (?:width|height)="[\d.]+pt"'
    ),  # the page sets the width, and the picture keeps its proportions
)
"""What a plot contains that a page does not want."""


class Plot(NamedTuple):
    """A plot with its words."""

    title: str
    told: str
    """What the plot shows, for readers who cannot see it."""
    svg: str


def plots_of(figures: Figures) -> dict[str, Plot]:
    """Return the plots by the title of the table each belongs to."""
    with look():
        plots = {
            "Scores at a glance": _totals(figures),
            "Score by category": _categories(figures),
            "Victories by board": _boards(figures),
        }
        return plots | {name: _pieces(figures, name, pieces) for name, pieces in sections(figures).items()}


def _totals(figures: Figures) -> Plot:
    figure, axes = canvas(2.6)
    cities, games = sum(figures.totals.values()), sum(figures.winning_totals.values())
    for scores, count, colour, label in (
        (figures.totals, cities, MARK, "all cities"),
        (figures.winning_totals, games, SECOND, "winners"),
    ):
        axes.bar(
            list(scores), [100 * value / count for value in scores.values()], 0.9, color=colour, alpha=0.55, label=label
        )
    human = at_table(figures)
    if human:
        axes.axvline(human.mean, color=INK, lw=1, ls="--", label="people, mean")
        axes.axvline(human.winners, color=INK, lw=1, ls=":", label="people who won, mean")
    axes.set_xlabel("points at the end")
    axes.set_ylabel("share, %")
    add_legend(figure)
    total = figures.score("total")
    told = f"Distribution of final scores: mean {total.mean.value:.1f}, winners {total.winners.value:.1f} points."
    return Plot("How final scores are spread", told, _svg(figure, "totals"))


def _categories(figures: Figures) -> Plot:
    scores = [score for score in figures.scores if score.category != "total"]
    human = at_table(figures)
    figure, axes = canvas(0.9 + 0.42 * len(scores))
    for shift, colour, label, of in (
        (-0.19, MARK, "all cities", [score.mean for score in scores]),
        (0.19, SECOND, "winners", [score.winners for score in scores]),
    ):
        places = [row + shift for row in range(len(scores))]
        values = [interval.value or 0.0 for interval in of]
        axes.barh(places, values, 0.36, color=colour, alpha=0.75, label=label)
        axes.errorbar(values, places, xerr=_errors(of), fmt="none", ecolor=INK, elinewidth=0.8)
    if human and human.categories:
        for known, shift, label in (
            (human.categories, -0.19, "people"),
            (human.winners_categories, 0.19, "people who won"),
        ):
            rows = [(row, known[score.category]) for row, score in enumerate(scores) if score.category in known]
            _diamonds(axes, [value for _, value in rows], [row + shift for row, _ in rows], label, filled=shift > 0)
    name_rows(axes, [score.category for score in scores])
    axes.set_xlabel("mean points, with 95 % interval")
    add_legend(figure)
    told = "; ".join(f"{s.category} {s.mean.value:.1f}, winners {s.winners.value:.1f}" for s in scores)
    return Plot("Where points come from", f"Mean points by category: {told}.", _svg(figure, "categories"))


def _boards(figures: Figures) -> Plot:
    known = people(figures.game)
    boards = by_index(figures)
    figure, axes = canvas(0.9 + ROW * len(boards))
    _dots(axes, [board.index for board in boards], neutral=1)
    if known:
        rows = [(row, known.index[board.board]) for row, board in enumerate(boards) if board.board in known.index]
        _diamonds(
            axes, [value for _, value in rows], [row for row, _ in rows], f"people, {known.indexed} only", filled=False
        )
        add_legend(figure)
    name_rows(axes, [board_name(figures.game, board.board) for board in boards])
    axes.set_xlabel("win index, 1 = fair share; 95 % interval")
    best, worst = boards[0], boards[-1]
    told = (
        f"Win index of {len(boards)} boards with intervals, from {board_name(figures.game, best.board)} "
        f"({best.index.value:.2f}) to {board_name(figures.game, worst.board)} ({worst.index.value:.2f})."
    )
    return Plot("Win index by board", told, _svg(figure, "boards"))


def _pieces(figures: Figures, section: str, pieces: list[PieceFigures]) -> Plot:
    known = [piece for piece in pieces if piece.adjusted.value is not None]
    figure, axes = canvas(0.9 + ROW * max(1, len(known)))
    _dots(axes, [_hundredfold(piece.adjusted) for piece in known], neutral=0)
    name_rows(axes, [piece_name(figures.game, Piece(piece.kind, piece.id)) for piece in known])
    axes.set_xlabel("adjusted difference in chance to win,\npercentage points; 95 % interval")
    ends = [f"{piece_name(figures.game, Piece(t.kind, t.id))} ({100 * (t.adjusted.value or 0):+.1f})" for t in known]
    told = f"Adjusted differences of {len(known)} with intervals" + (
        f", from {ends[0]} to {ends[-1]}." if ends else "."
    )
    return Plot(f"{section}: who wins more", told, _svg(figure, re.sub(r"\W+", "-", section.lower())))


def _hundredfold(interval: Interval) -> Interval:
    return Interval(*(None if end is None else 100 * end for end in (interval.value, interval.low, interval.high)))


def _dots(axes: Axes, intervals: Sequence[Interval], neutral: float) -> None:
    """Draw a dot with its interval in every row, filled where the interval does not include the neutral value."""
    axes.axvline(neutral, color=FAINT, lw=1)
    for row, interval in enumerate(intervals):
        sure = False
        if interval.low is not None and interval.high is not None:
            axes.plot([interval.low, interval.high], [row, row], color=MARK, lw=1.2)
            sure = not interval.holds(neutral)
        axes.plot([interval.value or 0.0], [row], "o", ms=4.5, mec=MARK, mfc=MARK if sure else "none", mew=1.2)


def _diamonds(axes: Axes, values: list[float], rows: Sequence[float], label: str, *, filled: bool) -> None:
    axes.plot(values, rows, "D", ms=4.5, mec=INK, mfc=INK if filled else "none", mew=0.9, ls="none", label=label)


def _errors(intervals: Sequence[Interval]) -> Any:
    """Return how far intervals reach below and above their values, as matplotlib expects it."""
    values = [interval.value or 0.0 for interval in intervals]
    lows = [value - (value if i.low is None else i.low) for value, i in zip(values, intervals, strict=True)]
    highs = [(value if i.high is None else i.high) - value for value, i in zip(values, intervals, strict=True)]
    return [[max(0.0, low) for low in lows], [max(0.0, high) for high in highs]]


def _svg(figure: Figure, name: str) -> str:
    """Return a figure as SVG for use inside a page: no prologue, unique ids, the page's colours."""
    file = io.StringIO()
    save(figure, file, "svg", transparent=True)
    text = file.getvalue()
    text = text[text.index("<svg") :]
    for superfluous in SUPERFLUOUS:
        text = superfluous.sub("", text)
    text = re.sub(r'\bid="', f'id="{name}-', text)
    text = re.sub(r'href="#', f'href="#{name}-', text)
    text = text.replace("url(#", f"url(#{name}-")
    for drawn, painted in COLOURS.items():
        text = text.replace(drawn, painted)
    return text
