"""What is seen in the finished games of this server, and their totals: nothing that reveals any one game.

That takes replaying logs, so it is done by the process that reads (`reading.py`); `network/counts.py` asks for it.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mirabilia.insight.statistics.model import Figures
from mirabilia.insight.statistics.observation import Observation, observe
from mirabilia.server.tables.table import Table

FEWEST_GAMES = 50
"""The fewest games with a number of players that are shown: fewer would say more about people than about cards."""
UNCOUNTED = b""
"""Stands for what is seen in a game that does not count."""


class CountReading(Struct, frozen=True, tag="count"):
    """A request to add games up."""

    of: str
    """Which game they are of."""
    games: Sequence[bytes]
    """What was seen in each."""
    what: str = "sums"


class Counted(Struct, frozen=True):
    """The totals of the games of this server."""

    games: dict[int, int]
    """How many were counted with each number of players."""
    figures: dict[int, Figures]
    """The figures for each number of players with enough games."""


def seen_at(table: Table) -> bytes:
    """Return what is seen in the finished game of a table; `UNCOUNTED` if it says nothing about how people play.

    The seed is left out: every table has a deal of its own, and that is all there is to know about it.
    """
    if table.phase != "over" or table.record is None or table.options.lesson or table.origin is not None:
        return UNCOUNTED
    seen = observe(table.descriptor, table.record, table.id)
    return zlib.compress(msgspec.msgpack.encode(replace(seen, seed=0)))


def read_seen(data: bytes) -> Observation:
    """Read what `seen_at` has written about a game that counts."""
    return msgspec.msgpack.decode(zlib.decompress(data), type=Observation)


def add_up(reading: CountReading) -> bytes:
    """Return the totals of games; figures of boards and cards that are in few games are left out."""
    from mirabilia.insight.statistics.figures import figures_of  # needs numpy, which the server itself does not load

    by_players: dict[int, list[Observation]] = {}
    for number, data in enumerate(reading.games):
        seen = replace(read_seen(data), seed=number)
        by_players.setdefault(len(seen.cities), []).append(seen)
    figures = {
        players: _told(figures_of(reading.of, games))
        for players, games in by_players.items()
        if len(games) >= FEWEST_GAMES
    }
    counted = {players: len(games) for players, games in by_players.items()}
    return msgspec.msgpack.encode(Counted(counted, figures))


def _told(figures: Figures) -> Figures:
    """Return figures without those that have no interval, because too few games have them."""
    boards = tuple(board for board in figures.boards if board.index.low is not None)
    pieces = tuple(piece for piece in figures.pieces if piece.lift.low is not None)
    return replace(figures, boards=boards, pieces=pieces)
