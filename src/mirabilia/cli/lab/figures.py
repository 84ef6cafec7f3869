"""Figures for people, as tables, and for machines, as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec
from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from mirabilia.core.errors import BotError, MirabiliaError, UsageError

STANDARD_OUTPUT = Path("-")
INDEX = "Win index: share of the victories times the number of players; 1 = fair."


def figures_table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """Return a table whose first column holds names and all others numbers."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def write_about(played: str, *, timed: bool) -> str:
    """Write what was played, with a warning if a faster machine may play differently."""
    return f"{played}." + (" Bots think by the clock, so a faster machine may give different results." if timed else "")


def show(console: Console, command: str, about: str, tables: Iterable[Table | str]) -> None:
    """Print the command that reproduces all this, what was played, and the tables with their explanations."""
    for part in (command, about, *tables):
        if isinstance(part, Table):
            console.print()
            console.print(part)
        elif part:
            console.print(part, highlight=False, markup=False, soft_wrap=part in (command, about))


def console_beside(json_file: Path | None) -> Console:
    """Return where tables for people go: to stderr if standard output is for the figures."""
    return Console(stderr=json_file == STANDARD_OUTPUT)


def write_json(path: Path, figures: Mapping[str, Any] | Struct) -> None:
    """Write figures to a file, or to standard output if the path is `-`."""
    from mirabilia.files import whole_file

    text = msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n"
    if path == STANDARD_OUTPUT:
        click.echo(text, nl=False)
        return
    with whole_file(path) as file:
        file.write(text)


def failed(error: BotError, finished: int, shown: int, save: Path | None) -> BotError:
    """Return the error of a bot that failed, with what became of the deals finished before that."""
    then = _kept(finished, shown, save)
    return BotError(f"{error}; {then}").said("followed", reason=error, then=then)


def _kept(finished: int, shown: int, save: Path | None) -> MirabiliaError:
    """Say what became of finished deals, as part of an error."""
    if not finished:
        return UsageError("no deal was finished before").said("none_finished")
    if save:
        return UsageError(f"finished deals are kept in {save}: {finished}").said(
            "deals_kept", file=str(save), count=finished
        )
    if shown:
        return UsageError(f"finished deals are not kept, but shown: {shown} of {finished}; --save keeps them").said(
            "deals_shown", shown=shown, count=finished
        )
    return UsageError(f"finished deals are lost: {finished}; --save keeps them").said("deals_lost", count=finished)
