"""Gathering observations: from games that bots play now, or from records of earlier games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec

from mirabilia.core.errors import RecordError
from mirabilia.core.record import Record, parse_record
from mirabilia.core.registry import describe
from mirabilia.files import read_file
from mirabilia.insight.statistics.observation import Observation, observe
from mirabilia.lab.series import Series, play_number
from mirabilia.lab.spread import Where, ordered, spread

Done = Callable[[int], None]
"""Called with how many more games are finished."""
Sourced = tuple[str, Record]
"""A record and where it was read from."""


def observe_series(series: Series, where: Where, done: Done = lambda _: None) -> list[Observation]:
    """Play a series and return what was observed, in the order of its games."""
    series.check()
    return list(_told(ordered(spread(partial(_observe_number, series), range(series.games), where)), done))


def _observe_number(series: Series, number: int) -> Observation:
    return observe(describe(series.game), play_number(series, number).record, f"game {number}")


def observe_records(
    game: str, records: Sequence[Sourced], where: Where, done: Done = lambda _: None
) -> list[Observation]:
    """Replay records and return what was observed, in their order; RecordError names the file that is wrong."""
    return list(_told(ordered(spread(partial(_observe_record, game), records, where)), done))


def _observe_record(game: str, sourced: Sourced) -> Observation:
    source, record = sourced
    return observe(describe(game), record, source)


def _told(observations: Iterator[Observation], done: Done) -> Iterator[Observation]:
    for observation in observations:
        done(1)
        yield observation


def read_records(paths: Sequence[Path]) -> list[Sourced]:
    """Read files with one record each, or with one record per line; RecordError names the file and line."""
    return [sourced for path in paths for sourced in _read(path)]


def _read(path: Path) -> list[Sourced]:
    data = read_file(path)
    lines = [(number, line) for number, line in enumerate(data.splitlines(), start=1) if line.strip()]
    if not lines:
        raise RecordError(f"{path}: the file is empty").said("empty_file", file=str(path))
    if not _is_whole(lines[0][1]):
        return [(str(path), parse_record(data, str(path)))]
    named = [(f"{path}, line {number}", line) for number, line in lines]
    return [(source, parse_record(line, source)) for source, line in named]


def _is_whole(line: bytes) -> bool:
    """Return whether a line is JSON on its own, as in a file with one record per line."""
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
