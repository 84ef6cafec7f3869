"""`mirabilia dataset`: write every decision of many games of bots to a Parquet file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from mirabilia.cli.lab.options import FILE, spread_options
from mirabilia.cli.lab.progress import make_ready, progress
from mirabilia.cli.lab.series import AskedSeries, series_options

if TYPE_CHECKING:
    from mirabilia.lab.spread import Where


@click.command("dataset")
@click.argument("game")
@series_options
@spread_options
@click.option("--out", required=True, type=FILE, help="The Parquet file to write.")
def dataset(game: str, asked: AskedSeries, where: Where, out: Path) -> None:
    """Write every decision of many games of bots to a Parquet file.

    One row per decision: what the seat could see, what it could do, what it did, and how the game ended for it.
    The columns are described in docs/reference/dataset.md.
    """
    from mirabilia.files import check_writable
    from mirabilia.lab.dataset.file import check_pyarrow, write_dataset
    from mirabilia.lab.series import command_of

    check_pyarrow()
    check_writable(out)
    series = asked.series(game)
    make_ready(game)
    with progress(series.games) as done:
        rows = write_dataset(out, series, where, command_of("dataset", series), done)
    size = out.stat().st_size
    Console().print(
        f"wrote {out}: {rows:,} decisions of {series.games:,} games, {size:,} bytes", highlight=False, markup=False
    )
