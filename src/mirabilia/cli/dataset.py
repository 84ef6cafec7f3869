"""`mirabilia dataset`: write every decision of many games of bots to a Parquet file."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from mirabilia.cli.lab.options import make_ready, use_backend, where_of
from mirabilia.cli.lab.progress import progress
from mirabilia.cli.lab.series import command_of, series_of, series_options


@click.command("dataset")
@click.argument("game")
@series_options
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The Parquet file to write.")
def dataset(
    game: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    wonders: str,
    jobs: int | None,
    ray: str | None,
    backend: str,
    out: Path,
) -> None:
    """Write every decision of many games of bots to a Parquet file.

    One row a decision: what the seat could see, what it could do, what it did, and how the game ended for it.
    The columns are described in docs/reference/dataset.md.
    """
    use_backend(backend)
    from mirabilia.lab.dataset.file import check_pyarrow, write_dataset
    from mirabilia.lab.files import check_writable

    check_pyarrow()
    check_writable(out)
    series = series_of(game, players, bots, games, seed, wonders)
    where = where_of(jobs, ray)
    make_ready(game)
    with progress(games) as done:
        rows = write_dataset(out, series, where, command_of("dataset", series), done)
    size = out.stat().st_size
    Console().print(
        f"wrote {out}: {rows:,} decisions of {games:,} games, {size:,} bytes", highlight=False, markup=False
    )
