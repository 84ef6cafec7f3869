"""P17: a server that is stopped loses nothing, and its successor goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from mirabilia.server.store.sqlite import SqliteStore
from tests.kit import depth
from tests.kit.server.load import Crowd, Doors, Kind
from tests.kit.server.running import serving
from tests.kit.server.subserver import houses, postgres_reader, sqlite_reader, until

pytestmark = pytest.mark.anyio
GRACE = 60.0
"""Seconds that a server has to end, on the busiest machine; only one that hangs takes that long."""
SERVER_STOPS = 1012
KINDS = (Kind(people=3), Kind(people=2, bots=1), Kind(people=2, game="architects"), Kind(people=3, clock=30))


async def test_p17_an_upgrade_under_load_loses_nothing(tmp_path: Path) -> None:
    await upgrade(tmp_path / "tables.sqlite", upgrades=1, tables=12)


@pytest.mark.slow
async def test_p17_many_upgrades_under_more_load_lose_nothing(tmp_path: Path) -> None:
    await upgrade(tmp_path / "tables.sqlite", upgrades=10, tables=50)


async def upgrade(file: Path, upgrades: int, tables: int) -> None:
    """Stop a server and start its successor while people play, and compare what was promised with what is there."""
    crowd = Crowd(Doors([]), [KINDS[place % len(KINDS)] for place in range(tables)], seed=upgrades)
    times, unanswered = [], 0
    async with houses() as house:
        crowd.doors.addresses = [await house.start(file, f"--grace={GRACE}")]
        async with crowd.playing():
            await crowd.seated()
            for _ in range(upgrades):
                enough = len(crowd.ledger.acks) + 2 * tables
                await until(lambda enough=enough: len(crowd.ledger.acks) >= enough)  # type: ignore[misc]  # bound now
                code, seconds = await house.servers[-1].terminate()
                unanswered += crowd.unanswered()
                assert code == 0
                times.append(seconds)
                crowd.ledger.judge(sqlite_reader(file)).check()
                assert not house.servers[-1].complaints()
                crowd.doors.addresses = [await house.start(file, f"--grace={GRACE}")]
            enough = len(crowd.ledger.acks) + tables
            await until(lambda: len(crowd.ledger.acks) >= enough)
            views = await crowd.settle()
            closes = dict(crowd.closes)
        verdict = crowd.ledger.judge(sqlite_reader(file))
    print(
        f"\nP17: {upgrades} upgrades with {tables} tables, ended in {max(times):.2f} s at most, {verdict}; "
        f"sockets closed {closes}, {unanswered} commands sent too late and again, {views} views as they should be"
    )
    verdict.check()
    assert max(times) < GRACE
    assert set(closes) == {SERVER_STOPS}, "a socket was not closed the way a stopping server closes it"
    assert not crowd.silences


async def test_p17_servers_on_one_database_are_replaced_one_by_one(postgres_address: str) -> None:
    crowd = Crowd(
        Doors([]), [KINDS[place % len(KINDS)] for place in range(10 if depth.EVERYTHING else 6)], seed=17, thinking=0.2
    )
    async with houses() as house:
        running = [await house.start(postgres_address, f"--grace={GRACE}") for _ in range(2)]
        crowd.doors.addresses = list(running)
        async with crowd.playing():
            await crowd.seated()
            for old in list(running):
                enough = len(crowd.ledger.acks) + 10
                await until(lambda enough=enough: len(crowd.ledger.acks) >= enough)  # type: ignore[misc]  # bound now
                running = [*running[1:], await house.start(postgres_address, f"--grace={GRACE}")]
                crowd.doors.addresses = list(running)
                code, seconds = await old.terminate()
                assert (code, seconds < GRACE) == (0, True)
                assert not old.complaints()
            enough = len(crowd.ledger.acks) + 10
            await until(lambda: len(crowd.ledger.acks) >= enough)
            views = await crowd.settle()
        verdict = crowd.ledger.judge(postgres_reader(postgres_address))
    print(f"\nP17: two servers replaced one by one, {verdict}; {views} views as they should be")
    verdict.check()
    assert not crowd.silences


async def test_p17_a_table_that_a_newer_version_wrote_to_is_refused_and_the_others_are_not(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    async with serving(store) as server:
        ann, other = await server.open_table(), await server.open_table()
        row = await store.row(ann.table)
        assert row
        assert await store.append(replace(row, version=row.version + 1), [b'{"entry":"teleported","at":1}'])
        server.tables.lives.clear()
        assert (await server.get(f"/api/tables/{ann.table}")).code == "unavailable"
        assert (await server.get(f"/api/tables/{other.table}")).status == 200
