"""`mirabilia simulate`: play many games of random bots and show what happened."""

from __future__ import annotations

import os
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

if TYPE_CHECKING:
    from mirabilia.core.tally import Tally
    from mirabilia.lab.simulate import Plan

PROGRESS_FROM_SECONDS = 2.0
"""Shorter runs show no progress bar."""


@click.command("simulate")
@click.argument("game")
@click.option("--players", type=int, default=3, show_default=True, help="How many play.")
@click.option("--games", type=int, default=1000, show_default=True, help="How many games are played.")
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same games.")
@click.option("--jobs", type=int, help="Processes side by side; all cores if left out.")
@click.option(
    "--backend",
    type=click.Choice(["numba", "python"]),
    default="numba",
    show_default=True,
    help="What runs the rules; the games are the same.",
)
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write the figures to this file.")
@click.option("--transcript", type=click.Path(path_type=Path), help="Write every game in full, one JSON object a line.")
def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    jobs: int | None,
    backend: str,
    json_file: Path | None,
    transcript: Path | None,
) -> None:
    """Play many games of random bots and show what happened."""
    os.environ["MIRABILIA_BACKEND"] = backend  # before anything of the engine is imported
    from mirabilia.lab.files import check_writable
    from mirabilia.lab.simulate import Plan
    from mirabilia.lab.spread import cores

    plan = Plan(game, players, games, seed)
    plan.check()
    for file in (json_file, transcript):
        if file:
            check_writable(file)
    jobs = cores() if jobs is None else jobs
    console = Console()
    tally, seconds = _play(plan, jobs)
    figures = _figures(plan, tally, seconds, jobs, backend)
    if transcript:
        _write_transcripts(plan, jobs, transcript)
    if json_file:
        _write_json(json_file, figures)
    _show(console, figures)


def _play(plan: Plan, jobs: int) -> tuple[Tally, float]:
    from mirabilia.core.kernel import compiled
    from mirabilia.lab.simulate import simulate as play_all
    from mirabilia.lab.simulate import warm_up

    errors = Console(stderr=True)
    if not compiled(f"games.{plan.game}"):
        errors.print("Compiling the engine, once for this version: about half a minute.")
    warm_up(plan)
    started = time.perf_counter()
    with _progress(errors, plan.games) as bar:
        task = bar.add_task("playing", total=plan.games, visible=False) if bar else None

        def done(games: int) -> None:
            if bar and task is not None:
                bar.update(task, advance=games, visible=time.perf_counter() - started > PROGRESS_FROM_SECONDS)

        tally = play_all(plan, jobs, done)
    return tally, time.perf_counter() - started


def _progress(console: Console, games: int) -> AbstractContextManager[Progress | None]:
    """Return a progress bar where somebody can see it."""
    if not console.is_terminal or games < 2:
        return nullcontext()
    return Progress(
        "playing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    )


def _figures(plan: Plan, tally: Tally, seconds: float, jobs: int, backend: str) -> dict[str, Any]:
    """Return everything the run found out, for people and machines."""
    from mirabilia.core.tally import WIN
    from mirabilia.lab.simulate import batches

    return {
        "game": plan.game,
        "players": plan.players,
        "games": tally.games,
        "seed": plan.seed,
        "backend": backend,
        "jobs": min(jobs, batches(plan)),
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "mean_points": {name: points / tally.seats for name, points in tally.points.items()},
        "boards": {
            name: {"played": played, "won": won / WIN, "win_rate": won / WIN / played}
            for name, (played, won) in sorted(tally.boards.items())
        },
    }


def _write_json(path: Path, figures: dict[str, Any]) -> None:
    from mirabilia.lab.files import whole_file

    with whole_file(path) as file:
        file.write(msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n")


def _write_transcripts(plan: Plan, jobs: int, path: Path) -> None:
    from mirabilia.lab.files import whole_file
    from mirabilia.lab.simulate import transcripts

    with whole_file(path) as file:
        for text in transcripts(plan, jobs):
            file.write(text + b"\n")


def _show(console: Console, figures: dict[str, Any]) -> None:
    """Print the figures as tables."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    console.print(
        f"{figures['games']:,} games of {figures['game']} with {figures['players']} players, seed {figures['seed']}: "
        f"{figures['games_per_second']:,.0f} games/s ({figures['backend']}, {figures['jobs']} jobs)",
        highlight=False,
    )
    means = Table(title="mean score", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for name in figures["mean_points"]:
        means.add_column(name, justify="right", no_wrap=True)
    means.add_row(*(f"{points:.2f}" for points in figures["mean_points"].values()))
    console.print(means)
    wins = Table("wonder and side", title="victories", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for name in ("played", "won", "rate", "1 = fair"):
        wins.add_column(name, justify="right")
    for name, board in figures["boards"].items():
        fair = board["win_rate"] * figures["players"]
        wins.add_row(name, f"{board['played']:,}", f"{board['won']:,.1f}", f"{board['win_rate']:.1%}", f"{fair:.2f}")
    console.print(wins)
