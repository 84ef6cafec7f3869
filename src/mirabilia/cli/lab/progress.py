"""One progress bar, on stderr, where somebody can see it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

FROM_SECONDS = 2.0
"""Shorter runs show no progress bar."""


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show how many games of all are finished; give the function that is told of more."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    columns = ("playing", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("playing", total=games, visible=False)
        started = time.monotonic()

        def done(more: int) -> None:
            bar.update(task, advance=more, visible=time.monotonic() - started > FROM_SECONDS)

        yield done
