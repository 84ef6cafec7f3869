"""Tables in a store that no server has opened yet."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mirabilia.server.store.sqlite import SqliteStore
from mirabilia.server.tables import log
from mirabilia.server.tables.rows import row_of
from mirabilia.server.tables.table import Table

Games = Mapping[str, Sequence[log.Entry]]
"""The logs of games under the ids of their tables."""


def store_tables(path: Path, games: Games) -> None:
    """Write the logs of tables into a database that nobody has open."""
    with ThreadPoolExecutor() as aside:  # a browser's own loop may run in this thread
        aside.submit(lambda: asyncio.run(_write(path, games))).result()


async def _write(path: Path, games: Games) -> None:
    store = SqliteStore(path)
    await store.open("test", lambda _id, _version: None)
    for id_, entries in games.items():
        table = Table(id_)
        for entry in entries:
            table.apply(entry)
        assert await store.create(row_of(table), [log.write_entry(entry) for entry in entries])
    await store.close()
