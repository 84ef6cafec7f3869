"""People who sit at a live table without a network between them and it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import NamedTuple

from mirabilia.server.store.memory import MemoryStore
from mirabilia.server.tables.live_tables import LiveTables
from mirabilia.server.tables.table import Table
from mirabilia.server.thinking.questions import give_hint
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.kit.server.running import FirstOption


class Watcher:
    """A person who keeps what they are sent."""

    is_brief = False

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.sent.append(data)


class Seated(NamedTuple):
    """A table with everyone at it."""

    tables: LiveTables
    table: Table
    people: list[Watcher]
    tokens: list[str]


@asynccontextmanager
async def three_people() -> AsyncIterator[Seated]:
    """Seat three people at a table of 7 Wonders whose game has just begun."""
    store = MemoryStore()
    tables = LiveTables(store, partial(give_hint, FirstOption()))
    await store.open("one", tables.hear)
    host = await tables.open_table(bodies.NewTable(game="seven", players=3, name="Ann"))
    tokens = [host.token, *[(await tables.join(host.table, bodies.Join("Bob"))).token for _ in range(2)]]
    people = [Watcher() for _ in tokens]
    for person, token in zip(people, tokens, strict=True):
        await tables.watch(host.table, token, person)
    await tables.act(people[0], wire.Start(table=host.table, id="start"))
    yield Seated(tables, tables.lives[host.table].table, people, tokens)
    await tables.close()
    await store.close()
