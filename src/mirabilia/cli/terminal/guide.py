"""Words for newcomers: what can be typed, what the colours mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.table import Table

from mirabilia.display import paint
from mirabilia.text import say


def commands_table(own: Mapping[str, str]) -> Table:
    """Explain everything that can be typed: what only this game has, then what every game has."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold")
    table.add_column()
    shared = {
        "c 2": say("terminal-help-city"),
        "l": say("terminal-help-log"),
        "h": say("terminal-help-screen"),
        "q": say("terminal-help-quit"),
    }
    for typed, words in {**own, **shared}.items():
        table.add_row(typed, words)
    return table


def colours_line(colours: Iterable[str]) -> str:
    """Name the colours of cards with their shapes."""
    named = [paint.colour(f"{paint.SHAPES[name]} {say(f'colour-{name}')}", name) for name in colours]
    return say("terminal-help-colours", colours=", ".join(named))
