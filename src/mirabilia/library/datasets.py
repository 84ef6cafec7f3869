"""Datasets: every decision of many games, as an Arrow table or a Parquet file."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any, Protocol

from mirabilia.core.registry import USUAL
from mirabilia.lab.dataset import file
from mirabilia.lab.dataset.file import check_pyarrow, records_of, write_dataset
from mirabilia.lab.series import command_of, make_series
from mirabilia.lab.spread import Local
from mirabilia.library.matches import Names, joined

__all__ = ["load_dataset", "make_dataset", "records_of"]


class ArrowTable(Protocol):
    """The most used parts of a `pyarrow.Table`, which has no types of its own."""

    @property
    def num_rows(self) -> int:
        """How many decisions there are."""

    @property
    def column_names(self) -> list[str]:
        """The names of all columns."""

    @property
    def schema(self) -> Any:
        """Types of the columns, and in its metadata what the file says about itself."""

    def __getitem__(self, column: str, /) -> Any:
        """Return a column, which has `to_pylist` and `to_numpy`."""

    def select(self, columns: list[str], /) -> ArrowTable:
        """Return a table of only these columns."""

    def to_pylist(self) -> list[dict[str, Any]]:
        """Return a dictionary for each row."""

    def to_pandas(self) -> Any:
        """Return a `pandas.DataFrame`, if pandas is installed."""


def load_dataset(path: str | PathLike[str]) -> ArrowTable:
    """Read what `make_dataset` or `mirabilia dataset` wrote into a `pyarrow.Table`; needs mirabilia[lab].

    UsageError or RecordError says why a file cannot be read.
    """
    table: ArrowTable = file.load_dataset(Path(path))
    return table


def make_dataset(
    path: str | PathLike[str],
    bots: Names = "strategist",
    game: str = USUAL,
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    wishes: str = "",
    *,
    observations: int | None = None,
    jobs: int = 1,
) -> int:
    """Let bots play and write every decision to a Parquet file; return how many there were. Needs mirabilia[lab].

    `observations` is the version of the observations, the first unless it is given.
    """
    check_pyarrow()
    series = make_series(game, players, joined(bots), games, seed, wishes)
    command = command_of("dataset", series, observations=observations)
    return write_dataset(Path(path), series, Local(jobs), command, observations=observations)
