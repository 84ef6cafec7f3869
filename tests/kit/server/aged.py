"""Databases as an earlier Mirabilia left them, which a newer one has to take over.

`python -m tests.kit.server.aged FOLDER`, run in a checkout of that earlier commit, writes its SQLite file, the same as
SQL for PostgreSQL, and what both must add up to.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg

from mirabilia.server.store import Store
from mirabilia.server.store.make import make_store
from mirabilia.server.store.migrations import MIGRATIONS
from mirabilia.server.tables import log
from mirabilia.server.tables.handovers import Handovers
from mirabilia.server.tables.live_tables import now_ms
from mirabilia.server.tables.rows import row_of
from mirabilia.server.tables.table import Table, table_of
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.house.tree import ROOT
from tests.kit.server import table_play
from tests.kit.server.postgres import running
from tests.kit.server.tables import entries_of, lobby, play_on, send, started, token

DATABASES = ROOT / "tests" / "server" / "store" / "aged"
"""A folder for each commit whose database is kept."""
TABLES = ("schema_version", "anchor", "tables", "log", "shelf")
CODE = "ABCDE FGHJK MNPQR STVWX YZ234"


class Aged(msgspec.Struct, frozen=True):
    """What a table of an old database adds up to."""

    id: str
    phase: str
    version: int
    turn: int
    seats: tuple[str | None, ...]
    chat: tuple[str | None, ...]
    state: str | None
    """The hash of its game."""


def summary_of(id_: str, entries: Sequence[bytes]) -> Aged:
    """Return what the log of a table adds up to."""
    table = table_of(id_, entries)
    names = tuple(seat.name for seat in table.seats)
    state = None if table.state is None else str(table.state.hash)
    return Aged(id_, table.phase, table.version, table.turn, names, tuple(one.text for one in table.chat), state)


async def _fill(store: Store) -> list[Aged]:
    """Put tables of every kind into an empty store."""
    await store.open("aged", lambda _id, _version: None)
    tables: dict[str, list[log.Entry]] = {
        "waiting": entries_of(lobby(people=2)),
        "playing": entries_of(_in_play("seven", 3)),
        "slowplay": entries_of(_in_play("architects", 2, clock=86_400)),
        "sharedend": table_play.finished("seven", 3, shared=True).entries,
        "oldformat": table_play.finished("architects", 2).entries,
    }
    found = []
    for id_, entries in tables.items():
        table, data = Table(id_), [log.write_entry(entry) for entry in entries]
        for entry in entries:
            table.apply(entry)
        assert await store.create(row_of(table), data)
        found.append(summary_of(id_, data))
    kept = bodies.KeptSeat("playing", 0, token(0), "Ann", "seven", 1)
    await Handovers(store, now_ms).keep(CODE, [kept])
    await store.close()
    return found


def _in_play(game: str, people: int, **options: Any) -> Table:
    """Return a game that has gone on for a while, with something said in the chat and a person to be called."""
    table, numbers = started(game, people, people=people, **options), count()
    send(table, 1, wire.Say(table=table.id, id=f"say{next(numbers)}", text="Good luck!"), at=5)
    play_on(table, 10, Random(people))
    return table


async def main(folder: Path) -> None:
    """Write the database of this commit."""
    file = folder / "tables.sqlite"
    found = await _fill(make_store(str(file)))
    for left in folder.glob("tables.sqlite-*"):
        left.unlink()
    Path(f"{file}.lock").unlink(missing_ok=True)
    (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    with running() as postgres:
        address = postgres.new_database()
        assert await _fill(make_store(address)) == found
        (folder / "tables.sql").write_text(_dumped(address))


def _dumped(address: str) -> str:
    """Return a PostgreSQL database as SQL: the steps that made its tables, and their rows."""
    lines = ["CREATE TABLE schema_version (version BIGINT NOT NULL);"]
    lines += [f"{statement.replace(' BLOB', ' BYTEA')};" for step in MIGRATIONS for statement in step]
    lines.append("DELETE FROM anchor;")
    with psycopg.connect(address) as connection:
        for name in TABLES:
            for row in connection.execute(f"SELECT * FROM {name}".encode()):
                lines.append(f"INSERT INTO {name} VALUES ({', '.join(map(_literal, row))});")
    return "\n".join(lines) + "\n"


def _literal(value: object) -> str:
    if isinstance(value, bytes):
        return f"decode('{value.hex()}', 'hex')"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return "NULL" if value is None else str(value)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
