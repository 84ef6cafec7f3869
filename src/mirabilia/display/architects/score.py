"""The end: five categories for every player, and who wins."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from mirabilia.display import paint
from mirabilia.display.names import Names
from mirabilia.display.score import outcome, score_table
from mirabilia.games.architects.model import Result
from mirabilia.text import say

SHAPES = {
    "wonder": "△",
    "cat": "",
    "civilian": paint.shape("blue"),
    "military": paint.shape("red"),
    "progress": paint.shape("green"),
    "total": "",
}


def score_screen(result: Result, names: Names) -> list[RenderableType]:
    """Show the score, who wins, and how a tie was broken."""
    order = sorted(result.sheets, key=lambda sheet: (sheet.city not in result.winners, -sheet.total, -sheet.stages))
    heads = {name: f"{SHAPES[name]}\n{say(f'architects-category-{name}')}" for name in SHAPES}
    table = score_table(order, result.winners, heads, names, range(len(order)))
    points = result.sheets[result.winners[0]].total
    lines = [*outcome(result.winners, points, names), *ties(result, names)]
    return [table, *map(Text.from_markup, lines)]


def ties(result: Result, names: Names) -> list[str]:
    """Say how a tie was broken, if there was one."""
    total = result.sheets[result.winners[0]].total
    level = [sheet for sheet in result.sheets if sheet.total == total]
    if len(level) < 2:
        return []
    cities = names.all(sheet.city for sheet in level)
    stages = [say("architects-result-stages", city=names.of(sheet.city), count=sheet.stages) for sheet in level]
    return [say("architects-result-tie", cities=cities, count=total, stages=", ".join(stages))]
