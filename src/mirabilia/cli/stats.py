"""`mirabilia stats`: study many games of bots: boards, cards, scores."""

from __future__ import annotations

import shlex
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.lab.figures import console_beside, figures_table, show, write_about, write_json
from mirabilia.cli.lab.options import FILE, JSON, spread_options
from mirabilia.cli.lab.progress import make_ready, progress
from mirabilia.cli.lab.series import AskedSeries, series_options
from mirabilia.text import say

if TYPE_CHECKING:
    from mirabilia.insight.statistics.model import Figures
    from mirabilia.insight.statistics.shipped import BotStatistics
    from mirabilia.lab.series import Series
    from mirabilia.lab.spread import Where
    from mirabilia.lab.stats.gather import Sourced


@verb("stats", say("verb-stats"), say("verb-stats-more"))
@click.argument("game")
@series_options
@spread_options
@option(
    "--records",
    multiple=True,
    type=FILE,
    metavar=f"{say('help-file')}...",
    help=say("stats-option-records"),
)
@click.argument("more", nargs=-1, metavar="", type=FILE)
@option("--html", "html_file", type=FILE, help=say("stats-option-html"))
@option("--into", type=FILE, help=say("stats-option-into"))
@JSON
@click.pass_context
def stats(
    ctx: click.Context,
    game: str,
    asked: AskedSeries,
    where: Where,
    records: tuple[Path, ...],
    more: tuple[Path, ...],
    html_file: Path | None,
    into: Path | None,
    json_file: Path | None,
) -> None:
    """Study many games of bots: boards, cards, scores."""
    from mirabilia.core.errors import UsageError
    from mirabilia.files import check_writable
    from mirabilia.lab.plot import check_plotting
    from mirabilia.lab.report.tables import tables_of

    if more and not records:
        raise UsageError(f"what is {more[0]}? Files with records go after --records").said("what_is", file=str(more[0]))
    for file in (html_file, into, json_file):
        if file:
            check_writable(file)
    if html_file:
        check_plotting()
    if records:
        _check_nothing_else(ctx)
        figures, about, command = _of_records(game, records + more, where)
    else:
        series = asked.series(game)
        known = _known_in(into, game) if into else {}
        figures, about, command = _of_series(series, where)
        if into:
            _write_into(into, known, series, figures, command)
    if json_file:
        write_json(json_file, _for_machines(figures, about, command))
    if html_file:
        _write_page(html_file, figures, about, command)
    parts = ((figures_table(table.title, table.head, table.rows), table.explained) for table in tables_of(figures))
    show(console_beside(json_file), command, about, chain.from_iterable(parts))


def _check_nothing_else(ctx: click.Context) -> None:
    """Refuse options about what to play when nothing will be played."""
    from mirabilia.core.errors import UsageError

    for name in (*AskedSeries.__dataclass_fields__, "into"):
        if ctx.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise UsageError(f"--records takes games that have already been played; leave out --{name}").said(
                "only_records", option=name
            )


def _known_in(path: Path, game: str) -> dict[int, BotStatistics]:
    """Return what a file has for each number of players; UsageError if it is for another game, or for none."""
    from mirabilia.core.errors import UsageError
    from mirabilia.insight.statistics.shipped import read_statistics

    known = read_statistics(path) if path.exists() else {}
    for line in known.values():
        if line.figures.game != game:
            raise UsageError(f"{path} has statistics of {line.figures.game}; give another file").said(
                "other_statistics", file=str(path), game=line.figures.game
            )
    return known


def _write_into(path: Path, known: dict[int, BotStatistics], series: Series, figures: Figures, command: str) -> None:
    """Put figures into a file, in the place of earlier ones for this number of players."""
    from mirabilia.bots.roster import sources_of_bots
    from mirabilia.insight.statistics.shipped import BotStatistics, write_statistics

    sources = sources_of_bots(series.game, series.bots)
    line = BotStatistics(f"{command} --into {shlex.quote(str(path))}", sources, series.written_bots, figures)
    write_statistics(path, {**known, series.players: line}.values())


def _of_series(series: Series, where: Where) -> tuple[Figures, str, str]:
    """Let bots play and return the figures, who played, and the command that repeats it."""
    from mirabilia.insight.statistics.figures import figures_of
    from mirabilia.lab.series import command_of
    from mirabilia.lab.stats.gather import observe_series

    make_ready(series.game)
    with progress(series.games) as done:
        figures = figures_of(series.game, observe_series(series, where, done))
    about = f"{series.games:,} games of {series.game}, {series.players} players: {series.written_bots}"
    return figures, write_about(about, timed=series.depends_on_machine), command_of("stats", series)


def _of_records(game: str, paths: tuple[Path, ...], where: Where) -> tuple[Figures, str, str]:
    """Study records and return the figures, where they are from, and the command that repeats it."""
    from mirabilia.core.registry import describe
    from mirabilia.insight.statistics.figures import figures_of
    from mirabilia.lab.stats.gather import observe_records, read_records

    describe(game)
    records: list[Sourced] = read_records(paths)
    with progress(len(records)) as done:
        figures = figures_of(game, observe_records(game, records, where, done))
    about = write_about(f"{figures.games:,} recorded games of {game}, {figures.players} players", timed=False)
    return figures, about, shlex.join(["mirabilia", "stats", game, "--records", *map(str, paths)])


def _for_machines(figures: Figures, about: str, command: str) -> dict[str, Any]:
    """Return everything there is to know, with people beside bots where their figures are known."""
    from mirabilia.lab.report.tables import at_table

    return {"command": command, "about": about, "figures": figures, "people": at_table(figures)}


def _write_page(path: Path, figures: Figures, about: str, command: str) -> None:
    from mirabilia.files import whole_file
    from mirabilia.lab.report.page import write_page

    page = write_page(figures, about, command)
    with whole_file(path) as file:
        file.write(page.encode())
