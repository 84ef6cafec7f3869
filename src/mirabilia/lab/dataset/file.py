"""Datasets as Parquet files: written game by game, in the order of their numbers, and read back with a check."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mirabilia import __version__
from mirabilia.core.errors import RecordError, UsageError
from mirabilia.core.record import Record, format_of
from mirabilia.core.registry import describe, games
from mirabilia.files import whole_file
from mirabilia.lab.dataset.columns import FORMAT, columns_of
from mirabilia.lab.dataset.rows import rows_of
from mirabilia.lab.extra import need
from mirabilia.lab.series import Series, play_number
from mirabilia.lab.spread import Where, ordered, spread

if TYPE_CHECKING:
    import pyarrow as pa  # type: ignore[import-untyped]  # it has no types

GROUP = 20
"""Games in a row group: a few megabytes of views, which is all that is kept in memory."""
PREFIX = "mirabilia."
"""The prefix of the names under which a file describes itself."""


def write_dataset(
    path: Path,
    series: Series,
    where: Where,
    command: str,
    done: Callable[[int], None] = lambda _: None,
    observations: int | None = None,
) -> int:
    """Play a series and write every decision to a file that is either complete or absent; return the number of rows.

    The same series gives the same bytes wherever it is played; `done` is called for every finished game. `observations`
    is their version, the first unless it is given.
    """
    series.check()
    parquet = _pyarrow().parquet
    work = partial(_batch, series, observations)
    schema = schema_of(series.game, command, observations)
    with whole_file(path) as file, parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        rows = 0
        for table in _groups(ordered(spread(work, range(series.games), where)), done):
            writer.write_table(table, row_group_size=len(table))
            rows += len(table)
    return rows


def _batch(series: Series, observations: int | None, number: int) -> pa.RecordBatch:
    """Play one game and return its rows."""
    record = play_number(series, number).record
    return batch_of(series.game, rows_of(describe(series.game), record, series.names, number, observations))


def _groups(batches: Iterable[pa.RecordBatch], done: Callable[[int], None]) -> Iterator[pa.Table]:
    """Gather the games that go into each row group."""
    table = _pyarrow().Table
    waiting: list[pa.RecordBatch] = []
    for batch in batches:
        done(1)
        waiting.append(batch)
        if len(waiting) == GROUP:
            yield table.from_batches(waiting)
            waiting = []
    if waiting:
        yield table.from_batches(waiting)


def batch_of(game: str, rows: list[dict[str, Any]]) -> pa.RecordBatch:
    """Return rows as Arrow columns."""
    return _pyarrow().RecordBatch.from_pylist(rows, schema=schema_of(game))


def schema_of(game: str, command: str | None = None, observations: int | None = None) -> pa.Schema:
    """Return the schema of a game's datasets; with a command, also what a file says about itself."""
    version = describe(game).features_of(observations).version
    arrow = _pyarrow()
    types = {
        "bool": arrow.bool_(),
        "int8": arrow.int8(),
        "int16": arrow.int16(),
        "int32": arrow.int32(),
        "int64": arrow.int64(),
        "float64": arrow.float64(),
        "string": arrow.string(),
    }
    types |= {f"list<{name}>": arrow.list_(type_) for name, type_ in types.items()}
    fields = [arrow.field(column.name, types[column.type], nullable=column.optional) for column in columns_of(game)]
    if command is None:
        return arrow.schema(fields)
    about = {"format": FORMAT, "game": game, "observations": version, "command": command, "version": __version__}
    return arrow.schema(fields, metadata={PREFIX + name: str(value) for name, value in about.items()})


def load_dataset(path: Path) -> pa.Table:
    """Read a dataset; UsageError or RecordError says why it cannot be read.

    What the file says about itself is in the metadata of the table's schema: format, game, observations (their
    version), command, version.
    """
    arrow = _pyarrow()
    if not path.is_file():
        raise UsageError(f"cannot read {path}: there is no such file").said("no_file", file=str(path))
    try:
        with arrow.parquet.ParquetFile(path) as file:
            said = file.schema_arrow.metadata or {}
            _check(path, said, file.schema_arrow)
            return file.read()
    except OSError as error:
        reason = error.strerror or str(error)
        raise UsageError(f"cannot read {path}: {reason}").said("unreadable", file=str(path), reason=reason) from None
    except arrow.ArrowException as error:
        raise RecordError(f"{path}: not a whole Parquet file: {error}").said(
            "not_parquet", file=str(path), reason=str(error)
        ) from None


def _check(path: Path, said: dict[bytes, bytes], schema: pa.Schema) -> None:
    """Refuse a file that is not a dataset, or is in another format."""
    version, game = (said.get((PREFIX + name).encode(), b"").decode() for name in ("format", "game"))
    if not version or game not in games():
        raise RecordError(f"{path}: not a dataset of mirabilia; `mirabilia dataset` makes one").said(
            "not_a_dataset", file=str(path)
        )
    if version != str(FORMAT):
        raise RecordError(
            f"{path}: format {version} is not known here; this version reads format {FORMAT}: "
            "make the file anew with `mirabilia dataset`"
        ).said("dataset_format", file=str(path), format=version, known=FORMAT)
    if not schema.remove_metadata().equals(schema_of(game)):
        raise RecordError(f"{path}: its columns are not those of format {FORMAT}; it was edited").said(
            "dataset_columns", file=str(path), format=FORMAT
        )


def records_of(table: pa.Table) -> Iterator[Record]:
    """Yield the record of every game in a dataset, rebuilt from its rows."""
    game = table.schema.metadata[f"{PREFIX}game".encode()].decode()
    wanted = table.select(["number", "seed", "setup", "hash", "city", "options", "chosen"])
    moves: list[str] = []
    rows = wanted.to_pylist()
    for row, after in zip(rows, [*rows[1:], None], strict=True):
        moves.append(f"{row['city']} {row['options'][row['chosen']]}")
        if after is None or after["number"] != row["number"]:
            yield Record(format_of(row["seed"]), game, row["setup"], row["seed"], tuple(moves), row["hash"])
            moves = []


def check_pyarrow() -> None:
    """Refuse to begin if pyarrow, which writes the file, is missing."""
    _pyarrow()


def _pyarrow() -> Any:
    """Return pyarrow, imported only when it is needed; UsageError if it is not installed."""
    need("pyarrow.parquet", "a dataset")
    return need("pyarrow", "a dataset")
