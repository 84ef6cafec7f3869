"""`mirabilia simulate`: play many games of random bots and show what happened."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.lab.figures import INDEX, console_beside, figures_table, show, write_json
from mirabilia.cli.lab.options import FILE, JSON, PLAYERS, SEED, spread_options
from mirabilia.cli.lab.progress import make_ready, progress
from mirabilia.lab.command import write_command
from mirabilia.text import say

if TYPE_CHECKING:
    from mirabilia.core.tally import Tally
    from mirabilia.lab.simulate import Plan
    from mirabilia.lab.spread import Where


@verb("simulate", say("verb-simulate"))
@click.argument("game")
@PLAYERS
@option("--games", type=int, default=1000, show_default=True, help=say("simulate-option-games"))
@SEED
@spread_options
@JSON
@option("--transcript", type=FILE, help=say("simulate-option-transcript"))
def simulate(
    game: str,
    players: int | None,
    games: int,
    seed: int,
    where: Where,
    json_file: Path | None,
    transcript: Path | None,
) -> None:
    """Play many games of random bots and show what happened."""
    from mirabilia.core.registry import describe
    from mirabilia.files import check_writable
    from mirabilia.lab.simulate import Plan

    plan = Plan(game, describe(game).players_or_usual(players), games, seed)
    plan.check()
    for file in (json_file, transcript):
        if file:
            check_writable(file)
    make_ready(game, bots=False)
    figures = _figures(plan, *_play(plan, where), where)
    if transcript:
        _write_transcripts(plan, where, transcript)
    if json_file:
        write_json(json_file, figures)
    _show(console_beside(json_file), figures)


def _play(plan: Plan, where: Where) -> tuple[Tally, float]:
    from mirabilia.lab.simulate import simulate as play_all

    started = time.perf_counter()
    with progress(plan.games) as done:
        tally = play_all(plan, where, done)
    return tally, time.perf_counter() - started


def _figures(plan: Plan, tally: Tally, seconds: float, where: Where) -> dict[str, Any]:
    """Return everything the run found out, for people and machines."""
    from mirabilia.core.kernel import BACKEND
    from mirabilia.core.tally import WIN
    from mirabilia.lab.simulate import batches
    from mirabilia.lab.spread import Local

    options = {"players": plan.players, "games": plan.games, "seed": plan.seed}
    return {
        "command": write_command("simulate", plan.game, options),
        "game": plan.game,
        "players": plan.players,
        "games": tally.games,
        "seed": plan.seed,
        "backend": BACKEND,
        "jobs": min(where.jobs, batches(plan)) if isinstance(where, Local) else None,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "mean_points": {name: points / tally.seats for name, points in tally.points.items()},
        "boards": {
            name: {"played": played, "won": won / WIN, "win_rate": won / WIN / played}
            for name, (played, won) in sorted(tally.boards.items())
        },
    }


def _write_transcripts(plan: Plan, where: Where, path: Path) -> None:
    from mirabilia.files import whole_file
    from mirabilia.lab.simulate import transcripts

    with whole_file(path) as file:
        for text in transcripts(plan, where):
            file.write(text + b"\n")


def _show(console: Console, figures: dict[str, Any]) -> None:
    """Print the figures as tables."""
    where = "a cluster" if figures["jobs"] is None else f"{figures['jobs']} jobs"
    played = (
        f"{figures['games']:,} games of {figures['game']} with {figures['players']} players, seed {figures['seed']}: "
        f"{figures['games_per_second']:,.0f} games/s ({figures['backend']}, {where})"
    )
    points = [(name, f"{mean:.2f}") for name, mean in figures["mean_points"].items()]
    means = figures_table("Mean points", ("", "mean"), points)
    heads = ("board", "played", "won", "victories", "win index")
    rows = [
        (
            name,
            f"{board['played']:,}",
            f"{board['won']:,.1f}",
            f"{board['win_rate']:.1%}",
            f"{board['win_rate'] * figures['players']:.2f}",
        )
        for name, board in figures["boards"].items()
    ]
    show(console, figures["command"], played, [means, figures_table("Victories", heads, rows), INDEX])
