"""What people see while they wait, on stderr: that something is being compiled, and one progress bar."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

FROM_SECONDS = 2.0
"""Shorter runs show no progress bar."""


class Done(Protocol):
    """Called with what has been finished."""

    def __call__(self, more: int, found: str = "", /) -> None:
        """Count this many more, and show what was found, if anything."""


def make_ready(game: str, *, bots: bool = True) -> None:
    """Compile a game, and its bots if they will play, and say so if that has to be done."""
    from mirabilia.bots.warmup import is_compiled, warm_up
    from mirabilia.core.kernel import COMPILING

    what = "the engine and its bots" if bots else "the engine"
    said = f"Compiling {what}, once for this version; this takes a minute or two."
    COMPILING.tell_by(lambda: Console(stderr=True).print(said, soft_wrap=True))
    if not is_compiled(game, bots=bots):
        COMPILING()
    warm_up(game, bots=bots)


@contextmanager
def progress(total: int, thing: str = "game") -> Iterator[Done]:
    """Show how many things are finished, out of all; without a terminal, only print what was found, line by line."""
    console = Console(stderr=True)
    columns = (f"{thing}s", BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    times = (TimeElapsedColumn(), "left", TimeRemainingColumn())
    with Progress(*columns, *times, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total, visible=False)
        started = time.monotonic()

        def done(more: int, found: str = "", /) -> None:
            late = time.monotonic() - started > FROM_SECONDS
            bar.update(task, advance=more, description=found, visible=late)
            if found and not console.is_terminal:
                finished = f"{bar.tasks[0].completed:.0f} of {total}"
                console.print(f"{thing} {finished}: {found}", highlight=False, soft_wrap=True)

        yield done
