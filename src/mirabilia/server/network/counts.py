"""Which boards and cards win in the games of this server.

Each finished game is replayed once, in a separate process: what was seen in it is kept on the shelf, names nobody,
and is valid until the log changes. The totals are kept for a while too, for all processes. Every request that finds
unread games reads some of them, so that nobody waits long, and nothing is read that nobody asks for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from mirabilia.core.registry import describe
from mirabilia.insight.statistics.model import Figures
from mirabilia.insight.statistics.shipped import statistics_of
from mirabilia.server.network.readers import Readers
from mirabilia.server.store import DamagedError, Store
from mirabilia.server.tables.counted import FEWEST_GAMES, UNCOUNTED, Counted, CountReading
from mirabilia.server.tables.reading import Reading
from mirabilia.server.wire.bodies import StatisticsPage, StatisticsSource
from mirabilia.server.wire.refusal import RefusedError

MOST_GAMES = 1000
"""How many games are counted, the latest ones: they show how people play here now."""
AT_ONCE = 40
"""How many games are replayed for one request; asking again gets further."""
FRESH = 3_600_000
"""Milliseconds for which the totals are kept."""
LASTS = 90 * 86_400_000
"""Milliseconds for which what was seen in a game is kept; after that it is replayed again on request."""


class Counts:
    """The statistics of the games of a server."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._one = asyncio.Lock()

    async def page(self, game: str, players: int, readers: Readers, address: str) -> StatisticsPage:
        """Return the totals of the games with this many players, or how many games have yet to be read."""
        data: bytes | int | None = await self._store.kept(_name(game))
        if data is None:
            async with self._one:
                data = await self._store.kept(_name(game)) or await self._count(game, readers, address)
        if isinstance(data, int):
            return _page(game, players, "server", needed=FEWEST_GAMES, left=data)
        counted = msgspec.msgpack.decode(data, type=Counted)
        games = counted.games.get(players, 0)
        return _page(game, players, "server", counted.figures.get(players), games=games, needed=FEWEST_GAMES)

    async def _count(self, game: str, readers: Readers, address: str) -> bytes | int:
        """Read some of the unread games, and return the totals, or how many games are left to read."""
        rows = await self._store.finished(game, MOST_GAMES)
        names = {row.id: f"seen {row.id} {row.version}" for row in rows}
        seen = {id_: await self._store.kept(name) for id_, name in names.items()}
        unread = [id_ for id_, data in seen.items() if data is None]
        for id_ in unread[:AT_ONCE]:
            found = seen[id_] = await self._look(id_, readers, address)
            await self._store.keep(names[id_], found, self._clock() + LASTS, replace=True)
        if len(unread) > AT_ONCE:
            return len(unread) - AT_ONCE

        async def find() -> CountReading:
            return CountReading(game, [data for data in seen.values() if data])

        data = await readers.read(address, find)
        return await self._store.keep(_name(game), data, self._clock() + FRESH, replace=True)

    async def _look(self, table: str, readers: Readers, address: str) -> bytes:
        """Return what is seen in a game; one that cannot be read does not count, and does not hold up the others."""

        async def find() -> Reading:
            return Reading("seen", table, await self._store.read(table), self._clock(), 0)

        try:
            return await readers.read(address, find)
        except DamagedError:
            return UNCOUNTED
        except RefusedError as error:
            if error.code == "too-many":
                raise
            return UNCOUNTED


def page_of_bots(game: str, players: int) -> StatisticsPage:
    """Return the statistics shipped with a game, without figures if there are none."""
    shipped = statistics_of(game, players)
    if shipped is None:
        return _page(game, players, "bots")
    return _page(game, players, "bots", shipped.figures, bots=shipped.bots, games=shipped.figures.games)


def _name(game: str) -> str:
    """Return the name under which the statistics of a game are kept."""
    return f"statistics {game}"


def _page(
    game: str,
    players: int,
    of: StatisticsSource,
    figures: Figures | None = None,
    *,
    bots: str | None = None,
    games: int = 0,
    needed: int = 1,
    left: int = 0,
) -> StatisticsPage:
    single = tuple(sorted(describe(game).statistics.single))
    boards, pieces = (figures.boards, figures.pieces) if figures else ((), ())
    return StatisticsPage(game, players, of, bots, games, needed, left, single, boards, pieces)
