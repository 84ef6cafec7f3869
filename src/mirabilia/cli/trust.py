"""`mirabilia trust`: measure how far the chances and the accuracy of reviews can be trusted."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.lab.options import BACKEND, FILE, PLAYERS, SEED
from mirabilia.text import say


@verb("trust", say("verb-trust"), say("verb-trust-more"))
@click.argument("game")
@PLAYERS
@option("--games", default=200, show_default=True, help=say("trust-option-games"))
@option("--worlds", default=400, show_default=True, help=say("trust-option-worlds"))
@option("--levels", default="", help=say("trust-option-levels"))
@option("--decision", default=3000, show_default=True, help=say("trust-option-decision"))
@option("--svg", "svg_file", type=FILE, help=say("trust-option-svg"))
@SEED
@BACKEND
def trust(
    game: str,
    players: int | None,
    games: int,
    worlds: int,
    levels: str,
    decision: int,
    svg_file: Path | None,
    seed: int,
    backend: str,
) -> None:
    """Measure how far reviews can be trusted."""
    os.environ["MIRABILIA_BACKEND"] = backend  # before anything of the engine is imported
    from mirabilia.cli.lab.progress import make_ready
    from mirabilia.core.registry import describe
    from mirabilia.files import check_writable

    if svg_file:
        check_writable(svg_file)
    players = describe(game).players_or_usual(players)
    make_ready(game)
    console = Console()
    if levels:
        _rank(console, game, players, games, seed, decision, levels.split(","))
    else:
        _calibrate(console, game, players, games, seed, worlds, svg_file)


def _calibrate(
    console: Console, game: str, players: int, games: int, seed: int, worlds: int, svg_file: Path | None
) -> None:
    from mirabilia.cli.insight.calibration import drawn
    from mirabilia.files import whole_file
    from mirabilia.lab.trust import calibrate

    found = calibrate(game, players, games, seed, worlds)
    title = (
        f"{game}, {players} players, {games} games: expected calibration error {found.error:.2f} points; "
        f"chances without fault would show {found.noise:.2f}"
    )
    table = Table(title=title, title_justify="left")
    for name in ("chances", "predicted, %", "won, %", "error"):
        table.add_column(name, justify="right")
    for one in found.bins:
        table.add_row(f"{one.count:,}", f"{100 * one.predicted:.1f}", f"{100 * one.won:.1f}", f"{100 * one.error:.1f}")
    console.print(table)
    if svg_file:
        with whole_file(svg_file) as file:
            file.write(drawn(found, title).encode())


def _rank(console: Console, game: str, players: int, games: int, seed: int, decision: int, levels: list[str]) -> None:
    from mirabilia.lab.trust import rank_levels

    table = Table(title=f"{game}, {players} players, {games} games: accuracy", title_justify="left")
    for name in ("bot", "games", "accuracy", "95 % interval"):
        table.add_column(name, justify="right")
    for level in rank_levels(game, players, games, seed, decision, levels):
        table.add_row(level.name, str(level.games), f"{level.mean:.1f}", f"{level.low:.1f} to {level.high:.1f}")
    console.print(table)
