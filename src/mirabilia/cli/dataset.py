"""`mirabilia dataset`: write every decision of many games of bots to a Parquet file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.lab.options import FILE, spread_options
from mirabilia.cli.lab.progress import make_ready, progress
from mirabilia.cli.lab.series import AskedSeries, series_options
from mirabilia.text import say

if TYPE_CHECKING:
    from mirabilia.lab.spread import Where


@verb("dataset", say("verb-dataset"), say("verb-dataset-more"))
@click.argument("game")
@series_options
@spread_options
@option("--observations", type=int, help=say("dataset-option-observations"))
@option("--out", required=True, type=FILE, help=say("dataset-option-out"))
def dataset(game: str, asked: AskedSeries, where: Where, observations: int | None, out: Path) -> None:
    """Write every decision of many games of bots to a Parquet file."""
    from mirabilia.core.registry import describe
    from mirabilia.files import check_writable
    from mirabilia.lab.dataset.file import check_pyarrow, write_dataset
    from mirabilia.lab.series import command_of

    check_pyarrow()
    check_writable(out)
    series = asked.series(game)
    describe(game).features_of(observations)  # a refusal before anything is compiled
    make_ready(game)
    with progress(series.games) as done:
        command = command_of("dataset", series, observations=observations)
        rows = write_dataset(out, series, where, command, done, observations)
    size = out.stat().st_size
    Console().print(
        f"wrote {out}: {rows:,} decisions of {series.games:,} games, {size:,} bytes", highlight=False, markup=False
    )
