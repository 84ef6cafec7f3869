"""The whole table of a game as plain text, for a number of columns."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from mirabilia.core.registry import home, load


def table_text(game: str, view: Any, columns: int, encoding: str = "utf-8") -> str:
    """Return the table of a public view as lines of at most so many columns, with signs that an encoding has."""
    draw: Callable[[Any], Iterable[RenderableType]] = load(f"{home(game).display}.table", "draw")
    return plain(draw(view), columns, encoding)


def plain(things: Iterable[RenderableType], columns: int, encoding: str = "utf-8") -> str:
    """Return things, strings as markup, as they would be printed without colours, wherever this runs."""
    paper = io.BytesIO()
    file = io.TextIOWrapper(paper, encoding, errors="standins", newline="")
    console = Console(
        file=file,
        width=columns,
        color_system=None,
        force_terminal=False,
        force_jupyter=False,
        legacy_windows=False,
        highlight=False,
    )
    for thing in things:
        console.print(Text.from_markup(thing) if isinstance(thing, str) else thing)
    file.flush()
    return "\n".join(line.rstrip() for line in paper.getvalue().decode(encoding).splitlines())
