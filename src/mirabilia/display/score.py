"""The end: the points of every city by category, and who wins."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from rich.table import Table
from rich.text import Text

from mirabilia.display import paint
from mirabilia.display.names import Names
from mirabilia.text import say

BEST = "*"


class AnySheet(Protocol):
    """A score sheet, with a field for every category."""

    @property
    def city(self) -> int:
        """Return whose sheet it is."""

    @property
    def total(self) -> int:
        """Return the sum of all points."""


def score_table(
    sheets: Sequence[AnySheet],
    winners: Collection[int],
    heads: Mapping[str, str],
    names: Names,
    rivals: Collection[int],
) -> Table:
    """Show the points of every city, with the best of each category marked.

    `heads` are the categories with their column headings, `rivals` the cities that could have won.
    """
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("", no_wrap=True)
    for head in heads.values():
        table.add_column(Text.from_markup(head), justify="right")
    places: dict[int, int] = {}
    best = {name: max(getattr(sheet, name) for sheet in sheets if sheet.city in rivals) for name in heads}
    for place, sheet in enumerate((sheet for sheet in sheets if sheet.city in rivals), start=1):
        places[sheet.city] = 1 if sheet.city in winners else place
    for sheet in sheets:
        name = names.of(sheet.city) if sheet.city == names.person else names.plain(sheet.city)
        cells = [_points(getattr(sheet, head), best[head] if sheet.city in rivals else 0) for head in heads]
        table.add_row(*map(Text.from_markup, [f"{places.get(sheet.city, '-')} {name}", *cells]))
    return table


def _points(points: int, best: int) -> str:
    return paint.bold(f"{BEST}{points}") if points == best > 0 else str(points)


def outcome(winners: Sequence[int], points: int, names: Names) -> list[str]:
    """Say who wins, and what the mark in the table means."""
    if len(winners) > 1:
        told = say("result-shared", cities=names.all(winners), count=points)
    else:
        told = say("result-won", who=names.who(winners[0]), city=names.of(winners[0]), count=points)
    return [told, say("result-best", mark=BEST)]
