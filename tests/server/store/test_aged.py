"""Databases that earlier commits have left are brought up to date, and their games go on where they were."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from shutil import copyfile

import msgspec
import psycopg
import pytest

from mirabilia.server.store import Store
from mirabilia.server.store.make import make_store
from mirabilia.server.tables.handovers import Handovers
from mirabilia.server.tables.live_tables import now_ms
from mirabilia.server.wire import bodies
from tests.kit.server.aged import CODE, DATABASES, Aged, summary_of
from tests.kit.server.running import Running, serving
from tests.kit.server.tables import token

pytestmark = pytest.mark.anyio
COMMITS = sorted(folder.name for folder in DATABASES.iterdir())


@pytest.fixture(params=[(commit, kind) for commit in COMMITS for kind in ("sqlite", "postgres")], ids="-".join)
def aged(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    """The folder of an old database, and the address of a copy to work with."""
    commit, kind = request.param
    if kind == "sqlite":
        copyfile(DATABASES / commit / "tables.sqlite", tmp_path / "tables.sqlite")
        return DATABASES / commit, str(tmp_path / "tables.sqlite")
    address: str = request.getfixturevalue("postgres_address")
    with psycopg.connect(address) as connection:
        connection.execute((DATABASES / commit / "tables.sql").read_bytes())
    return DATABASES / commit, address


def expected(folder: Path) -> list[Aged]:
    return msgspec.json.decode((folder / "tables.json").read_bytes(), type=list[Aged])


async def opened(address: str) -> Store:
    store = make_store(address)
    await store.open("newer", lambda _id, _version: None)
    return store


async def test_an_old_database_adds_up_to_what_it_did(aged: tuple[Path, str]) -> None:
    folder, address = aged
    for _ in ("migrated", "opened again"):
        store = await opened(address)
        tables = expected(folder)
        assert [summary_of(table.id, await store.read(table.id)) for table in tables] == tables
        for table in tables:
            row = await store.row(table.id)
            assert row
            assert (row.phase, row.version) == (table.phase, table.version)
        kept = await Handovers(store, now_ms).recover(CODE)
        assert [seat.token for seat in kept.seats] == [token(0)]
        await store.close()


async def test_games_of_an_old_database_are_played_to_their_end(aged: tuple[Path, str]) -> None:
    _, address = aged
    async with serving(make_store(address)) as server:
        for table, people in (("playing", 3), ("slowplay", 2)):
            await _play_on(server, table, people)
            proof = await server.get(f"/api/tables/{table}/proof")
            assert proof.status == 200, proof.body
        assert (await server.get("/api/tables/oldformat/record")).status == 200
        listed = (await server.get("/api/tables?phase=over")).read(bodies.TableList)
        assert {"sharedend", "oldformat"} <= {table.id for table in listed.tables}


async def _play_on(server: Running, table: str, people: int) -> None:
    """Let everyone at a table choose the first option until its game is over."""

    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(server.client()) for _ in range(people)]
        for seat, client in enumerate(clients):
            assert (await client.watch(table, token(seat))).you == seat
        await asyncio.gather(*(client.play(table) for client in clients))
