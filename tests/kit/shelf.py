"""Games for a server to find in its store, at whatever moment they were left; seat 0 is TOKEN's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace

from mirabilia.server import entries as log
from mirabilia.server.hall import now_ms, row_of
from mirabilia.server.protocol import Joined
from mirabilia.server.store.sqlite import SqliteStore
from mirabilia.server.table import Table
from mirabilia.server.tokens import hash_token
from tests.kit.server import Started, started

TOKEN = "a" * 43

Games = Mapping[str, Sequence[log.Entry]]
"""The logs of games under the ids of their tables."""


def place_at(table: str) -> Joined:
    """Return the first seat of a table."""
    return Joined(table=table, seat=0, token=TOKEN)


async def _fill(path: Path, games: Games) -> None:
    store = SqliteStore(path)
    await store.open("test", lambda _id, _version: None)
    for id_, entries in games.items():
        table = Table(id_)
        kept = [_kept(entry) for entry in entries]
        for entry in kept:
            table.apply(entry)
        assert await store.create(row_of(table), [log.write_entry(entry) for entry in kept])
    await store.close()


def _kept(entry: log.Entry) -> log.Entry:
    """Return an entry as if made just now, for bots play on where nobody came for days; the first seat is TOKEN's."""
    entry = replace(entry, at=now_ms() + entry.at)
    return replace(entry, token=hash_token(TOKEN)) if isinstance(entry, log.Seated) and entry.seat == 0 else entry


@contextmanager
def stocked(path: Path, games: Games) -> Iterator[Started]:
    """Start a server that has these games already."""
    with ThreadPoolExecutor() as aside:  # a browser's own loop runs in this thread
        aside.submit(lambda: asyncio.run(_fill(path, games))).result()
    with started(database=path) as server:
        yield server
