"""Options that verbs of the lab share, and what they mean."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mirabilia.cli.help.spoken import option
from mirabilia.text import say

if TYPE_CHECKING:
    from mirabilia.lab.spread import Where

Command = Callable[..., Any]
FILE = click.Path(path_type=Path)

PLAYERS = option("--players", type=int, help=say("option-players"))
SEED = option("--seed", type=int, default=0, show_default=True, help=say("option-seed"))
WISHES = option("--wishes", default="", help=say("option-wishes"))
PROGRAM = option(
    "--program",
    "programs",
    metavar=say("help-named-command"),
    multiple=True,
    help=say("option-program"),
)
SAVE = option("--save", type=FILE, help=say("option-save"))
JSON = option("--json", "json_file", type=FILE, help=say("option-json"))
JOBS = option("--jobs", type=int, help=say("option-jobs"))
RAY = option("--ray", metavar=say("help-address"), help=say("option-ray"))
BACKEND = option(
    "--backend",
    type=click.Choice(["numba", "python"]),
    envvar="MIRABILIA_BACKEND",
    show_envvar=True,
    default="numba",
    show_default=True,
    help=say("option-backend"),
)


def with_options(*options: Callable[[Command], Command]) -> Callable[[Command], Command]:
    """Give a verb options, in this order."""

    def add(command: Command) -> Command:
        for one in reversed(options):
            command = one(command)
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
        raise UsageError("--jobs is for this machine, --ray for a cluster; give only one of them").said("jobs_and_ray")
    return Cluster(ray)
