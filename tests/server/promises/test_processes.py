"""Several server processes on one PostgreSQL: any of them may be killed or halted, and so may the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from mirabilia.server.store import StoreError, TableRow
from mirabilia.server.store.memory import MemoryDisk, MemoryStore
from mirabilia.server.store.sqlite import SqliteLink, SqliteStore
from mirabilia.server.tables import log
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.kit import depth
from tests.kit.server.load import Crowd, Doors, Kind
from tests.kit.server.postgres import Postgres, running
from tests.kit.server.running import PATIENCE, Client, serving
from tests.kit.server.subserver import House, Subserver, healthy, houses, postgres_reader, until

pytestmark = pytest.mark.anyio
KINDS = (
    Kind(people=1, bots=2, clock=3600),
    Kind(people=2, bots=1),
    Kind(people=3, bots=2, clock=600),
    Kind(people=1, bots=2),
    Kind(people=2, bots=1, game="architects"),
)
TAKEOVER_SECONDS = 5.0
"""What is promised on a quiet machine, and printed; only a fault takes as long as `PATIENCE`."""


async def test_p01_a_process_of_two_is_killed_and_the_other_goes_on(postgres_address: str) -> None:
    await kill_owners(postgres_address, processes=2, kills=1, tables=5)


@pytest.mark.slow
async def test_p01_processes_of_three_are_killed_one_after_another(postgres_address: str) -> None:
    slowest = await kill_owners(postgres_address, processes=3, kills=6, tables=20)
    assert slowest < 2 * TAKEOVER_SECONDS


async def test_who_is_here_is_known_to_all_processes_until_theirs_dies(postgres_address: str) -> None:
    async with houses() as house:
        one, two = await house.start(postgres_address), await house.start(postgres_address)
        ann = await one.open_table()
        bob = await two.join(ann.table)
        async with one.client() as here:
            await here.watch(ann.table, ann.token)
            async with two.client() as there:
                if not (await there.watch(ann.table, bob.token)).presence[0].here:
                    await _presence_of(there, seat=0, is_here=True)
                await _presence_of(here, seat=1, is_here=True)
                two.kill()
                await _presence_of(here, seat=1, is_here=False)


async def _presence_of(client: Client, seat: int, is_here: bool) -> None:
    """Wait until a client has heard that a person is here, or is not."""
    async with asyncio.timeout(PATIENCE):
        while (await client.expect(wire.Attendance)).presence[seat].here is not is_here:
            pass


async def kill_owners(database: str, processes: int, kills: int, tables: int) -> float:
    """Kill a process again and again while people play through all of them; its tables go on at the others.

    Return how many seconds the slowest takeover has taken.
    """
    read = postgres_reader(database)
    async with houses() as house:
        crowd = await _crowd(house, database, processes, tables)
        takeovers: list[float] = []
        async with crowd.playing():
            await crowd.seated()
            for kill in range(kills):
                takeovers += await _kill(house, database, crowd)
                if kill < kills - 1:
                    crowd.doors.addresses.append(await house.start(database))
            views = await crowd.settle()
            verdict = crowd.ledger.judge(read)
            verdict.check()
            await crowd.ended(90)
        verdict = crowd.ledger.judge(read)
        _check_servers(house)
    print(
        f"\nProcesses: {kills} kills of {processes} processes, takeover after {min(takeovers):.1f} to "
        f"{max(takeovers):.1f} s, {verdict}; {crowd.finished} games ended, {views} views as they should be"
    )
    verdict.check()
    assert not crowd.silences
    assert crowd.finished >= tables
    return max(takeovers)


async def _kill(house: House, database: str, crowd: Crowd) -> list[float]:
    """Kill the process that owns the most, and return after how many seconds the bots at each of its tables went on."""
    await crowd.wait(1.0)
    server = max((server for server in house.servers if server.is_alive), key=lambda one: len(_owned(database, one)))
    owned = _owned(database, server)
    server.kill()
    killed = time.time()
    crowd.doors.addresses.remove(server)

    def went_on() -> dict[str, float]:
        crowd.ledger.judge(postgres_reader(database)).check()
        return {table: seconds for table in owned if (seconds := _bot_after(crowd, table, killed)) is not None}

    deadline = time.monotonic() + PATIENCE
    while waiting := (owned & _in_play(database)) - went_on().keys():
        crowd.check()
        assert time.monotonic() < deadline, f"no bot goes on: {[crowd.stands(table) for table in waiting]}"
        await asyncio.sleep(0.2)
    return list(went_on().values())


def _in_play(database: str) -> set[str]:
    """Return the tables whose game is not over."""
    with psycopg.connect(database, autocommit=True) as connection:
        return {table for (table,) in connection.execute("SELECT id FROM tables WHERE phase = 'playing'").fetchall()}


def _owned(database: str, server: Subserver) -> set[str]:
    """Return the tables in play that a server looks after."""
    sql = (
        "SELECT owners.id FROM owners JOIN tables ON tables.id = owners.id WHERE phase = 'playing' AND process LIKE %s"
    )
    with psycopg.connect(database, autocommit=True) as connection:
        return {table for (table,) in connection.execute(sql, (f"%-{server.process.pid}-%",)).fetchall()}


def _bot_after(crowd: Crowd, table: str, moment: float) -> float | None:
    """Return how long after a moment a bot has moved at a table, None if none has."""
    bots = [
        entry.at for entry in crowd.ledger.logs[table].entries if isinstance(entry, log.ChoiceMade) and not entry.id
    ]
    return min((at / 1000 - moment for at in bots if at / 1000 > moment), default=None)


@pytest.mark.slow
async def test_p01_a_process_that_stands_still_for_a_while_does_no_harm(postgres_address: str) -> None:
    read = postgres_reader(postgres_address)
    async with houses() as house:
        crowd = await _crowd(house, postgres_address, 3, 15)
        async with crowd.playing():
            await crowd.seated()
            for server in house.servers[:2]:
                await crowd.wait(0.5)
                assert _owned(postgres_address, server)
                server.halt()
                await crowd.wait(6.0)
                server.wake()
            views = await crowd.settle()
            await crowd.ended(90)
        verdict = crowd.ledger.judge(read)
        _check_servers(house)
    print(f"\nProcesses: 2 halted for 6 s, {verdict}; {crowd.finished} games ended, {views} views as they should be")
    verdict.check()
    assert crowd.finished >= 15
    assert not crowd.silences


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that no other test uses."""
    with running() as server:
        yield server


@pytest.mark.slow
async def test_p01_the_database_is_killed_and_the_processes_go_on_by_themselves(own_postgres: Postgres) -> None:
    database, kills = own_postgres.new_database(), 3
    read = postgres_reader(database)
    async with houses() as house:
        crowd = await _crowd(house, database, 2, 10)
        times = []
        async with crowd.playing():
            await crowd.seated()
            for _ in range(kills):
                await crowd.wait(0.7)
                await asyncio.to_thread(own_postgres.kill)
                await crowd.wait(1.5)
                assert crowd.ledger.refusals["unavailable"]
                assert [(await server.get("/health")).status for server in house.servers] == [503, 503]
                await asyncio.to_thread(own_postgres.start)
                times.append(max([await healthy(server) for server in house.servers]))
                crowd.ledger.judge(read).check()
            views = await crowd.settle()
            await crowd.ended(90)
        verdict = crowd.ledger.judge(read)
        _check_servers(house)
    print(
        f"\nProcesses: {kills} kills of the database, healthy again after {max(times):.1f} s at most, {verdict}; "
        f"refused {dict(crowd.ledger.refusals)}, {crowd.finished} games ended, {views} views as they should be"
    )
    verdict.check()
    assert crowd.finished >= 10


async def _crowd(house: House, database: str, processes: int, tables: int) -> Crowd:
    """Start servers and return people whose tables are spread over them, each with seats at several."""
    servers = [await house.start(database) for _ in range(processes)]
    kinds = [KINDS[place % len(KINDS)] for place in range(tables)]
    return Crowd(Doors([*servers]), kinds, thinking=0.0 if depth.EVERYTHING else 0.1)


def _check_servers(house: House) -> None:
    for server in house.servers:
        assert not server.complaints()


# In this process: what can only be brought about here


class LostStore(MemoryStore):
    """A store that can be lost: while a caller waits for it, it fails, and so does everything else."""

    is_lost = False
    failures = 0
    awaited: asyncio.Event | None = None
    """Appends wait for this, while others come to wait for them."""

    async def append(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        if self.awaited:
            await self.awaited.wait()
        self._see()
        return await super().append(row, entries)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        self._see()
        return await super().read(table, after)

    def _see(self) -> None:
        if self.is_lost:
            self.failures += 1
            raise StoreError("the store is lost")


async def test_p02_who_waits_for_a_store_that_fails_is_told_so_and_sees_nothing_that_was_not_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = LostStore()
    async with serving(store) as server:
        ann, bob, cleo = await server.full_table(people=3)
        async with server.client() as first, server.client() as second, server.client() as third:
            await asyncio.gather(first.watch(ann.table, ann.token), second.watch(ann.table, bob.token))
            await first.start(ann.table)
            await second.expect(wire.Update)
            store.is_lost, store.awaited = True, asyncio.Event()
            watch = server.tables.watch

            async def come_to_wait(*about: Any) -> Any:
                assert store.awaited
                store.awaited.set()
                return await watch(*about)

            monkeypatch.setattr(server.tables, "watch", come_to_wait)
            await first.send(_choice(first, ann))
            await second.send(_choice(second, bob))
            table = server.tables.lives[ann.table].table
            await until(lambda: len(table.waiting) < 3)  # it is ahead of its log now
            await third.send(wire.Watch(ann.table, cleo.token))
            answers = [await client.expect(wire.Refused, id="lost") for client in (first, second)]
            answers.append(await third.expect(wire.Refused))
            assert [answer.code for answer in answers] == ["unavailable"] * 3
            store.is_lost = False
            snapshots = [await third.watch(ann.table, cleo.token), await first.watch(ann.table, ann.token)]
            assert [snapshot.sight.ready for snapshot in snapshots if snapshot.sight] == [(), ()]
            await first.choose(ann.table, 0)
            assert (await third.expect(wire.Update)).version == first.seen[ann.table].version


def _choice(client: Client, joined: bodies.Joined) -> wire.Choose:
    seen = client.seen[joined.table]
    move = msgspec.Raw(msgspec.json.encode(seen.decisions[0].options[0].move))
    return wire.Choose(table=joined.table, id="lost", turn=seen.turn, city=joined.seat, move=move)


async def test_an_owner_plays_the_bots_of_a_table_that_it_has_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = MemoryDisk()
    async with serving(MemoryStore(disk)) as owner, serving(MemoryStore(disk)) as other:
        (ann,) = await owner.full_table(people=1)
        async with other.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            while client.seen[ann.table].waiting != (0,):
                await client.hear()
            monkeypatch.setattr("mirabilia.server.tables.live_tables.IDLE_SECONDS", -1.0)
            owner.tables.forget_idle()
            monkeypatch.undo()
            assert ann.table not in owner.tables.lives
            assert ann.table in owner.tables.owned
            await client.play(ann.table)


async def test_news_that_could_not_be_read_are_read_later() -> None:
    disk = MemoryDisk()
    store = LostStore(disk)
    async with serving(MemoryStore(disk)) as owner, serving(store) as other:
        ann, bob, _ = await owner.full_table(people=3)
        async with owner.client() as here, other.client() as there:
            await here.watch(ann.table, ann.token)
            await there.watch(ann.table, bob.token)
            store.is_lost = True
            await here.start(ann.table)
            await until(lambda: store.failures > 0)
            store.is_lost = False
            assert (await there.expect(wire.Update)).version == here.seen[ann.table].version


async def test_tables_taken_in_a_beat_that_failed_too_late_are_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = SqliteStore(tmp_path / "tables.sqlite"), SqliteStore(tmp_path / "tables.sqlite")
    await before.open("before", lambda _table, _version: None)
    await before.create(TableRow("wanting", "seven", "playing", False, 1, 1, 0, b"{}"), [b"."])
    await before.close()
    await after.open("after", lambda _table, _version: None)
    commit = SqliteLink.commit

    def fail_too_late(link: SqliteLink) -> None:
        commit(link)
        raise StoreError("the connection was lost")

    try:
        monkeypatch.setattr(SqliteLink, "commit", fail_too_late)
        with pytest.raises(StoreError):
            await after.beat()
        monkeypatch.undo()
        assert await after.beat() == ["wanting"]
        assert await after.beat() == []
    finally:
        await after.close()


async def test_a_game_of_one_process_is_tried_again_at_another_and_goes_on_without_it(postgres_address: str) -> None:
    async with houses() as house:
        one, two = await house.start(postgres_address), await house.start(postgres_address)
        ann = await one.open_table(game="architects", players=2, bots=(None, "builder"))
        async with one.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            await client.play(ann.table)
        reply = await two.request("POST", f"/api/tables/{ann.table}/tries", bodies.TryAgain(2, "Ann"))
        tried = reply.read(bodies.Joined)
        async with two.client() as client:
            begun = await client.watch(tried.table, tried.token)
        two.kill()
        async with one.client() as client:
            after = await client.watch(tried.table, tried.token)
            assert after.info.origin == begun.info.origin
            await client.play(tried.table)
