"""Options that verbs of the lab share, and what they mean."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from mirabilia.lab.spread import Where

Command = Callable[..., Any]
FILE = click.Path(path_type=Path)

PLAYERS = click.option("--players", type=int, help="Number of players; the usual one of the game if left out.")
SEED = click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same results.")
WISHES = click.option("--wishes", default="", help='Boards by seat, like "rhodos-A ? ?-B"; ? is drawn for each deal.')
PROGRAM = click.option(
    "--program",
    "programs",
    metavar="NAME=COMMAND",
    multiple=True,
    help="A program that may play, written as program:NAME among the bots; may be given several times.",
)
SAVE = click.option("--save", type=FILE, help="Keep finished deals in this file, and resume from it.")
JSON = click.option("--json", "json_file", type=FILE, help="Write the figures to this file; - is standard output.")
JOBS = click.option("--jobs", type=int, help="Processes side by side; all cores if left out.")
RAY = click.option("--ray", metavar="ADDRESS", help="Work on a Ray cluster instead; needs mirabilia[cluster].")
BACKEND = click.option(
    "--backend",
    type=click.Choice(["numba", "python"]),
    default="numba",
    show_default=True,
    help="What runs the rules; the results are the same.",
)


def with_options(*options: Callable[[Command], Command]) -> Callable[[Command], Command]:
    """Give a verb options, in this order."""

    def add(command: Command) -> Command:
        for option in reversed(options):
            command = option(command)
        return command

    return add


def spread_options(command: Command) -> Command:
    """Give a verb the options that say where its work is done; it gets `where`, and its backend is chosen."""

    @wraps(command)
    def begun(*arguments: Any, jobs: int | None, ray: str | None, backend: str, **others: Any) -> Any:
        os.environ["MIRABILIA_BACKEND"] = backend  # before anything of the engine is imported
        return command(*arguments, where=_where(jobs, ray), **others)

    return with_options(JOBS, RAY, BACKEND)(begun)


def _where(jobs: int | None, ray: str | None) -> Where:
    from mirabilia.core.errors import UsageError
    from mirabilia.lab.spread import Cluster, Local, cores

    if ray is None:
        return Local(cores() if jobs is None else jobs)
    if jobs is not None:
        raise UsageError("--jobs is for this machine, --ray for a cluster; give only one of them")
    return Cluster(ray)
