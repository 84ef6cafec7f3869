"""`mirabilia stats`: look at many games of bots: boards, cards, scores."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource
from rich.console import Console

from mirabilia.cli.lab.figures import figures_table, write_json
from mirabilia.cli.lab.options import make_ready, use_backend, where_of
from mirabilia.cli.lab.progress import progress
from mirabilia.cli.lab.series import command_of, series_of, series_options

if TYPE_CHECKING:
    from mirabilia.lab.spread import Where
    from mirabilia.lab.stats.figures import Figures
    from mirabilia.lab.stats.gather import Sourced

PLAYING = ("players", "bots", "games", "seed", "wonders")
"""Options that say what is played, and mean nothing for games that are played already."""


@click.command("stats")
@click.argument("game")
@series_options
@click.option(
    "--records",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE...",
    help="Look at these records instead of playing: JSON, one to a file or one to a line.",
)
@click.argument("more", nargs=-1, metavar="", type=click.Path(path_type=Path))
@click.option("--html", "html_file", type=click.Path(path_type=Path), help="Write a report with plots to this file.")
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write the figures to this file.")
@click.pass_context
def stats(
    ctx: click.Context,
    game: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    wonders: str,
    jobs: int | None,
    ray: str | None,
    backend: str,
    records: tuple[Path, ...],
    more: tuple[Path, ...],
    html_file: Path | None,
    json_file: Path | None,
) -> None:
    """Look at many games of bots: boards, cards, scores.

    Shows how boards fare, how often cards are built and how those who build them fare, where points come from,
    and how people do where that is known. Intervals hold the truth in 95 of 100 cases.
    """
    use_backend(backend)
    from mirabilia.core.errors import UsageError
    from mirabilia.lab.files import check_writable
    from mirabilia.lab.plot import check_plotting

    if more and not records:
        raise UsageError(f"what is {more[0]}? Files with records stand behind --records")
    for file in (html_file, json_file):
        if file:
            check_writable(file)
    if html_file:
        check_plotting()
    where = where_of(jobs, ray)
    if records:
        _check_nothing_else(ctx)
        figures, about, command = _of_records(game, records + more, where)
    else:
        figures, about, command = _of_series(game, players, bots, games, seed, wonders, where)
    if json_file:
        write_json(json_file, _for_machines(figures, about, command))
    if html_file:
        _write_page(html_file, figures, about, command)
    _show(Console(), figures, about, command)


def _check_nothing_else(ctx: click.Context) -> None:
    """Refuse to be told what to play when nothing is to be played."""
    from mirabilia.core.errors import UsageError

    for name in PLAYING:
        if ctx.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise UsageError(f"--records takes games that are played already; leave out --{name}")


def _of_series(
    game: str, players: int, bots: str, games: int, seed: int, wonders: str, where: Where
) -> tuple[Figures, str, str]:
    """Let bots play and return the figures, who played, and the command for the same."""
    from mirabilia.lab.stats.figures import figures_of
    from mirabilia.lab.stats.gather import observe_series

    series = series_of(game, players, bots, games, seed, wonders)
    make_ready(game)
    with progress(games) as done:
        figures = figures_of(game, observe_series(series, where, done))
    about = f"{games:,} games of {game}, {players} players: {series.written_bots}."
    if series.depends_on_machine:
        about += " Bots think by the clock, so a faster machine may give other results."
    return figures, about, command_of("stats", series)


def _of_records(game: str, paths: tuple[Path, ...], where: Where) -> tuple[Figures, str, str]:
    """Look at records and return the figures, where they are from, and the command for the same."""
    from mirabilia.lab.games import room
    from mirabilia.lab.stats.figures import figures_of
    from mirabilia.lab.stats.gather import observe_records, read_records

    room(game)
    records: list[Sourced] = read_records(paths)
    with progress(len(records)) as done:
        figures = figures_of(game, observe_records(game, records, where, done))
    about = f"{figures.games:,} recorded games of {game}, {figures.players} players."
    return figures, about, shlex.join(["mirabilia", "stats", game, "--records", *map(str, paths)])


def _for_machines(figures: Figures, about: str, command: str) -> dict[str, Any]:
    """Return everything there is to know, people beside bots where they are known."""
    from mirabilia.lab.report.tables import at_table

    return {"command": command, "about": about, "figures": figures, "people": at_table(figures)}


def _write_page(path: Path, figures: Figures, about: str, command: str) -> None:
    from mirabilia.lab.files import whole_file
    from mirabilia.lab.report.page import write_page

    page = write_page(figures, about, command)
    with whole_file(path) as file:
        file.write(page.encode())


def _show(console: Console, figures: Figures, about: str, command: str) -> None:
    """Print the figures as tables."""
    from mirabilia.lab.report.tables import tables_of

    console.print(command, about, sep="\n", highlight=False, markup=False, soft_wrap=True)
    for table in tables_of(figures):
        console.print()
        console.print(figures_table(table.title, table.head, table.rows))
        if table.explained:
            console.print(table.explained, highlight=False, markup=False, style="dim")
