"""The statistics that a game is shipped with: a line of JSON for each number of players, in the room of its bots."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from mirabilia.core.errors import UsageError
from mirabilia.core.registry import folder_of, home
from mirabilia.files import read_file, whole_file
from mirabilia.insight.statistics.model import Figures

FILE = "statistics.jsonl"
DIGITS = 4
"""Digits after the decimal point of a figure in the file; no interval is as narrow as that."""


class BotStatistics(Struct, frozen=True):
    """What games between bots with one number of players add up to, and how they were played."""

    command: str
    """The command that plays the same games and writes the same line."""
    sources: str
    """A hash of the rules and bots that played."""
    bots: str
    """The bots that played, as the command names them."""
    figures: Figures


def statistics_of(game: str, players: int) -> BotStatistics | None:
    """Return what a game is shipped with for a number of players, or None if there is nothing."""
    return _shipped(folder_of(home(game).bots) / FILE).get(players)


def read_statistics(path: Path) -> dict[int, BotStatistics]:
    """Read a file of statistics, by the number of players; UsageError says what is wrong with it."""
    try:
        lines = [msgspec.json.decode(line, type=BotStatistics) for line in read_file(path).splitlines()]
    except (UnicodeDecodeError, msgspec.DecodeError) as error:
        raise UsageError(f"{path} is not a file of statistics: {error}").said(
            "not_statistics", file=str(path), reason=str(error)
        ) from None
    return {line.figures.players: line for line in lines}


def write_statistics(path: Path, lines: Iterable[BotStatistics]) -> None:
    """Write a file of statistics, the fewest players first; the same games give the same bytes."""
    ordered = sorted(lines, key=lambda line: line.figures.players)
    data = [msgspec.json.encode(_rounded(msgspec.to_builtins(line))) for line in ordered]
    with whole_file(path) as file:
        file.write(b"\n".join(data) + b"\n")


def _rounded(value: Any) -> Any:
    """Return a JSON value with its figures rounded to DIGITS."""
    match value:
        case float():
            return round(value, DIGITS)
        case dict():
            return {key: _rounded(part) for key, part in value.items()}
        case list() | tuple():
            return [_rounded(part) for part in value]
    return value


@cache
def _shipped(path: Path) -> dict[int, BotStatistics]:
    return read_statistics(path) if path.exists() else {}
