"""How finished games ended, for people who look back at their own.

That takes replaying a log, so another process does it (`reading.py`), once: the answer is kept on the shelf until the
log changes. It names nobody. The hashes of the tokens in it say whose game it is, and they go when their person is
forgotten (`erasure.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from hmac import compare_digest

import msgspec
from msgspec import Struct

from mirabilia.core.dataset import standings_of
from mirabilia.server.store import Store
from mirabilia.server.store.shelf import of_table
from mirabilia.server.tables import log
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.origin import Origin
from mirabilia.server.wire.refusal import RefusedError

LASTS = 90 * 86_400_000
"""Milliseconds for which the end of a game is kept; after that it is read again on request."""
NOT_OVER = "the game is not over; how it ended is shown when it is"

Find = Callable[[str], Awaitable[bytes]]
"""Reads the end of the game at a table, in another process."""


class GameEnd(Struct, frozen=True):
    """How a game ended."""

    version: int
    """The version of the log that it was read from: if that has changed, the game may have become somebody else's."""
    table: str
    game: str
    ended: int
    """When: milliseconds since 1970."""
    categories: tuple[str, ...]
    boards: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    lesson: bool
    tokens: tuple[tuple[str, ...], ...]
    """The hashed tokens that open each seat."""
    origin: Origin | None = None

    def seat_of(self, hashed: str) -> int | None:
        """Return the seat that a hashed token opens, None if it opens none; takes the same time for any token."""
        found = None
        for seat, tokens in enumerate(self.tokens):
            for token in tokens:
                if compare_digest(token, hashed):
                    found = seat
        return found


def read_end(id_: str, entries: Iterable[bytes]) -> GameEnd:
    """Return how the game of a log ended; RefusedError if it has not."""
    table, ended = Table(id_), None
    for data in entries:
        entry = log.parse_entry(data)
        table.apply(entry)
        if ended is None and table.phase == "over":
            ended = entry.at
    return end_of(table, ended or table.changed)


def end_of(table: Table, ended: int) -> GameEnd:
    """Return how the game of a table ended, at this time; RefusedError if it has not."""
    if table.phase != "over" or table.record is None or table.state is None:
        raise RefusedError("not-finished", NOT_OVER)
    game, players = table.descriptor, table.options.players
    result = table.rules.result(table.state)
    assert result is not None
    return GameEnd(
        version=table.version,
        table=table.id,
        game=game.id,
        ended=ended,
        categories=game.categories,
        boards=game.boards_of(table.rules.parse_setup(table.record.setup))[:players],
        points=_points(result, players, game.categories),
        winners=tuple(result.winners),
        places=tuple(standing.rank for standing in standings_of(result, players, game.tie)),
        lesson=table.options.lesson,
        tokens=tuple(seat.tokens for seat in table.seats),
        origin=table.origin,
    )


def _points(result: object, players: int, categories: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """Return the sheet of each seat, without that of a city which nobody plays."""
    sheets = result.sheets[:players]  # type: ignore[attr-defined]  # `Nouns.result` says that every result has them
    return tuple(tuple(getattr(sheet, category) for category in categories) for sheet in sheets)


@dataclass(frozen=True)
class Ends:
    """The ends of games, read when they are asked for."""

    store: Store
    clock: Callable[[], int]
    find: Find

    async def of(self, table: str) -> GameEnd | None:
        """Return how a game ended, None if there is no such table; RefusedError if it has not or cannot be read."""
        row = await self.store.row(table)
        if row is None:
            return None
        if row.phase != "over":
            raise RefusedError("not-finished", NOT_OVER)
        data = await self.store.kept(of_table(table))
        kept = None if data is None else msgspec.msgpack.decode(data, type=GameEnd)
        if kept and kept.version == row.version:
            return kept
        end = msgspec.msgpack.decode(await self.find(table), type=GameEnd)
        await self.store.keep(of_table(table), msgspec.msgpack.encode(end), self.clock() + LASTS, replace=True)
        return end
