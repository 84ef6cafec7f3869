"""Options of every verb that lets bots play many games, and what they mean."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

if TYPE_CHECKING:
    from mirabilia.lab.spread import Where

Command = Callable[..., Any]

_OPTIONS = (
    click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same deals."),
    click.option("--wonders", default="", help='Wonders by seat, like "rhodos-A ? ?-B"; ? is drawn for each deal.'),
    click.option("--jobs", type=int, help="Processes side by side; all cores if left out."),
    click.option("--ray", metavar="ADDRESS", help="Work on a Ray cluster instead; needs mirabilia[cluster]."),
    click.option(
        "--backend",
        type=click.Choice(["numba", "python"]),
        default="numba",
        show_default=True,
        help="What runs the rules; the games are the same.",
    ),
    click.option(
        "--save", type=click.Path(path_type=Path), help="Keep finished deals in this file, and go on from it."
    ),
    click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write the figures to this file."),
)


def lab_options(command: Command) -> Command:
    """Give a verb the options of the lab."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def use_backend(backend: str) -> None:
    """Choose what runs the rules; to be called before anything of the engine is imported."""
    os.environ["MIRABILIA_BACKEND"] = backend


def where_of(jobs: int | None, ray: str | None) -> Where:
    """Return where the work is to be done."""
    from mirabilia.core.errors import UsageError
    from mirabilia.lab.spread import Cluster, Local, cores

    if ray is None:
        return Local(cores() if jobs is None else jobs)
    if jobs is not None:
        raise UsageError("--jobs is for this machine, --ray for a cluster; give one of them")
    return Cluster(ray)


def make_ready(game: str) -> None:
    """Compile a game and its bots, and say so if it takes long."""
    from mirabilia.lab.play import is_compiled, warm_up

    if not is_compiled(game):
        Console(stderr=True).print("Compiling the engine and its bots, once for this version: a minute or two.")
    warm_up(game)
