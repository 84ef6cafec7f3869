import asyncio
import subprocess
import sys
import time
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from mirabilia.server.store import HEARTBEAT, PATIENCE, DamagedError, Store, StoreError, TableRow
from mirabilia.server.store.check import example, opened
from mirabilia.server.store.lane import Link
from mirabilia.server.store.postgres import PostgresStore
from tests.kit.server.postgres import PASSWORD, Postgres

pytestmark = pytest.mark.anyio


async def refusal(address: str) -> str:
    """Return why a database cannot be opened."""
    with pytest.raises(StoreError) as found:
        async with opened(lambda: PostgresStore(address), "one"):
            pass
    message = str(found.value)
    assert "\n" not in message
    assert PASSWORD not in message
    return message


async def test_a_server_that_is_not_there_is_named() -> None:
    message = await refusal(f"postgresql://me:{PASSWORD}@127.0.0.1:1/games")
    assert message.startswith("PostgreSQL database games at 127.0.0.1 cannot be reached")


async def test_a_wrong_password_is_told_but_not_shown(postgres: Postgres) -> None:
    message = await refusal(postgres.address("postgres", password="wrong-one"))
    assert "password authentication failed" in message
    assert "wrong-one" not in message


async def test_a_missing_database_is_named(postgres: Postgres) -> None:
    assert 'database "nowhere" does not exist' in await refusal(postgres.address("nowhere"))


@pytest.mark.parametrize("address", [f"postgresql://me:{PASSWORD}@[::1/games", f"postgresql://me:{PASSWORD}@h/d?x=y"])
async def test_an_address_that_cannot_be_read_is_not_quoted(address: str) -> None:
    assert "write postgresql://user:password@host:port/database" in await refusal(address)


async def test_a_database_of_a_newer_version_is_refused(postgres: Postgres, postgres_address: str) -> None:
    async with opened(lambda: PostgresStore(postgres_address), "one"):
        pass
    postgres.execute("UPDATE schema_version SET version = 99", name(postgres_address))
    assert "belongs to a newer Mirabilia (schema 99" in await refusal(postgres_address)


def name(address: str) -> str:
    """Return the name of the database at an address."""
    return address.split("@/")[1].split("?")[0]


async def test_three_processes_may_start_at_once(postgres: Postgres, postgres_address: str) -> None:
    stores = [PostgresStore(postgres_address) for _ in range(3)]
    await asyncio.gather(*(store.open(f"p{n}", lambda _table, _version: None) for n, store in enumerate(stores)))
    assert all(await asyncio.gather(*(store.create(example(f"t{n}"), [b"."]) for n, store in enumerate(stores))))
    await asyncio.gather(*(store.close() for store in stores))
    assert len(postgres.execute("SELECT * FROM schema_version", name(postgres_address))) == 1


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE tables SET listing = '\\x00'",
        "UPDATE tables SET wake = 77",
        "UPDATE log SET entry = '\\x00' WHERE number = 1",
        "DELETE FROM log WHERE number = 2",
        "DELETE FROM tables",
    ],
)
async def test_what_was_changed_behind_our_back_is_found_out(
    postgres: Postgres, postgres_address: str, sql: str
) -> None:
    async with opened(lambda: PostgresStore(postgres_address), "one") as store:
        assert await store.create(example("t", 3), [b"1", b"2", b"3"])
        postgres.execute(sql, name(postgres_address))
        with pytest.raises(DamagedError, match="table t is damaged"):
            await store.read("t")


async def test_a_lost_database_is_told_and_found_again(postgres: Postgres, postgres_address: str) -> None:
    heard: list[tuple[str, int]] = []
    async with (
        opened(lambda: PostgresStore(postgres_address), "one") as store,
        opened(lambda: PostgresStore(postgres_address), "two", lambda *news: heard.append(news)) as other,
    ):
        assert await store.create(example("t"), [b"1"])
        postgres.kill()
        try:
            for _ in range(2):
                results = await asyncio.gather(
                    store.append(example("t", 2), [b"2"]), store.read("t"), other.beat(), return_exceptions=True
                )
                assert [type(result) for result in results] == [StoreError] * 3
        finally:
            postgres.start()
        assert await store.read("t") == [b"1"]
        assert await store.append(example("t", 2), [b"2"])
        await until(lambda: ("", 0) in heard)
        assert await store.append(example("t", 3), [b"3"])
        await until(lambda: ("t", 3) in heard)
        assert await other.read("t") == [b"1", b"2", b"3"]


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.02)


async def test_a_connection_that_was_cut_while_idle_is_not_noticed(
    postgres: Postgres, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mirabilia.server.store.postgres.IDLE_SECONDS", -1.0)
    async with opened(lambda: PostgresStore(postgres_address), "one") as store:
        assert await store.create(example("t"), [b"1"])
        database = name(postgres_address)
        postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")
        assert await store.append(example("t", 2), [b"2"])
        assert await store.read("t") == [b"1", b"2"]


@pytest.mark.parametrize("count", [1, 3, 40])
async def test_choices_at_many_tables_are_stored_at_once(postgres_address: str, count: int) -> None:
    heard: list[tuple[str, int]] = []
    names = [f"t{n:02}" for n in range(count)]
    async with (
        opened(lambda: PostgresStore(postgres_address), "one") as store,
        opened(lambda: PostgresStore(postgres_address), "two", lambda *news: heard.append(news)) as other,
    ):
        await asyncio.gather(*(store.create(example(name), [b"1"]) for name in names))
        for version in range(2, 6):
            entry, rows = b"%d" % version, [example(name, version) for name in names]
            assert all(await asyncio.gather(*(store.append(row, [entry]) for row in rows)))
        assert await other.append(example(names[0], 6), [b"other"])
        results = await asyncio.gather(*(store.append(example(name, 6), [b"6"]) for name in names))
        assert results == [False, *[True] * (count - 1)], "nothing is written only where another process was first"
        await until(lambda: {(name, 6) for name in names[1:]} <= set(heard))
        assert await store.read(names[0]) == [b"1", b"2", b"3", b"4", b"5", b"other"]
        for name in names[1:]:
            assert await other.read(name) == [b"1", b"2", b"3", b"4", b"5", b"6"]


async def test_two_processes_that_write_to_the_same_tables_never_deadlock(postgres_address: str) -> None:
    names = [f"t{n:02}" for n in range(12)]
    won: dict[str, dict[int, bytes]] = {name: {1: b"1"} for name in names}

    async def write(store: Store, name: str, who: bytes) -> None:
        for version in range(2, 30):
            if await store.append(example(name, version), [who]):
                won[name][version] = who

    async with (
        opened(lambda: PostgresStore(postgres_address), "one") as one,
        opened(lambda: PostgresStore(postgres_address), "two") as two,
    ):
        await asyncio.gather(*(one.create(example(name), [b"1"]) for name in names))
        there = [write(one, name, b"one") for name in names]
        back = [write(two, name, b"two") for name in reversed(names)]
        await asyncio.gather(*there, *back)
        for name in names:
            assert await one.read(name) == [won[name][version] for version in sorted(won[name])]


async def test_nothing_is_lost_or_doubled_when_the_database_crashes_under_load(
    postgres: Postgres, postgres_address: str
) -> None:
    acknowledged: dict[str, list[bytes]] = {}

    async def play(store: PostgresStore, table: str) -> None:
        entries = [b"1"]
        assert await store.create(example(table), entries)
        while len(entries) < 60:
            entry = b"%d" % (len(entries) + 1)
            try:
                if await store.append(example(table, len(entries) + 1), [entry]):
                    entries.append(entry)
                    acknowledged[table] = list(entries)
            except StoreError:
                await asyncio.sleep(0.05)
                try:
                    found = await store.read(table)
                except StoreError:
                    continue
                assert found[: len(entries)] == entries, "something acknowledged is lost"
                assert len(found) <= len(entries) + 1
                entries = found

    store = PostgresStore(postgres_address)
    await store.open("one", lambda _table, _version: None)
    players = [asyncio.ensure_future(play(store, f"t{n}")) for n in range(20)]
    await until(lambda: len(acknowledged) == len(players))  # all are in the middle of it
    postgres.kill()
    await asyncio.sleep(0.1)
    postgres.start()
    await asyncio.gather(*players)
    for n in range(20):
        assert await store.read(f"t{n}") == [b"%d" % number for number in range(1, 61)]
    await store.close()
    assert acknowledged


KILLED = """
import asyncio, sys
from msgspec.structs import replace
from mirabilia.server.store import HEARTBEAT
from mirabilia.server.store.check import example
from mirabilia.server.store.postgres import PostgresStore

async def main():
    store = PostgresStore(sys.argv[1])
    await store.open("killed", lambda table, version: None)
    await store.create(replace(example("t"), wake=0), [b"1"])
    print("ready", flush=True)
    while True:
        await asyncio.sleep(HEARTBEAT)
        await store.beat()

asyncio.run(main())
"""


async def test_the_tables_of_a_killed_process_are_taken_over_within_five_seconds(postgres_address: str) -> None:
    async with opened(lambda: PostgresStore(postgres_address), "heir") as store:
        with subprocess.Popen([sys.executable, "-c", KILLED, postgres_address], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert await asyncio.to_thread(process.stdout.readline) == b"ready\n"
            assert not await store.owns("t")
            process.kill()
        killed = time.monotonic()
        began = killed
        while not (taken := await store.beat()):
            assert began - killed < PATIENCE + HEARTBEAT, "a beat that began as late as this should have taken it over"
            await asyncio.sleep(HEARTBEAT / 4)
            began = time.monotonic()
        print(f"taken over after {time.monotonic() - killed:.1f} s")
        assert taken == ["t"]
        assert await store.owns("t")
        assert await store.append(replace(example("t", 2), wake=None), [b"2"])


async def test_a_process_that_halts_within_a_transaction_does_not_hold_up_the_others(postgres_address: str) -> None:
    class Halting(PostgresStore):
        async def append_and_halt(self, row: TableRow, entries: list[bytes]) -> None:
            """Append, and stand still before the commit."""

            def job(link: Link) -> None:
                assert self._append(link, row, entries) is True
                time.sleep(4.5)

            await self._writer.ask(job)

    store = Halting(postgres_address)
    await store.open("one", lambda _table, _version: None)
    async with opened(lambda: PostgresStore(postgres_address), "two") as other:
        assert await store.create(example("t"), [b"1"])
        halted = asyncio.ensure_future(store.append_and_halt(example("t", 2), [b"2"]))
        await asyncio.sleep(0.2)

        async def appended() -> bool:
            try:
                return await other.append(example("t", 2), [b"other"])
            except StoreError:
                return False

        end = time.monotonic() + 120
        while not await appended():
            assert time.monotonic() < end, "it is held up"
        with pytest.raises(StoreError):
            await halted
        assert await store.read("t") == [b"1", b"other"]
    await store.close()


async def test_a_process_that_comes_back_under_its_name_looks_after_its_tables_at_once(postgres_address: str) -> None:
    crashed = PostgresStore(postgres_address)
    await crashed.open("one", lambda _table, _version: None)
    assert await crashed.create(replace(example("t"), wake=0), [b"1"])
    async with opened(lambda: PostgresStore(postgres_address), "one") as store:
        assert await store.beat() == ["t"]
    await crashed.close()
