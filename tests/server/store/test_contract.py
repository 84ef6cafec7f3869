import asyncio
import sys
import threading
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from mirabilia.server.crew import Crew, home_of
from mirabilia.server.store import Store, StoreError
from mirabilia.server.store.check import check_store, example, opened
from mirabilia.server.store.make import make_store
from mirabilia.server.store.memory import MemoryDisk, MemoryStore
from mirabilia.server.store.postgres import PostgresStore
from mirabilia.server.store.shared import SharedSqliteStore
from mirabilia.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


async def test_the_memory_store_keeps_the_contract() -> None:
    time = [0.0]
    disk = MemoryDisk(lambda: time[0])

    async def wait(seconds: float) -> None:
        time[0] += seconds

    await check_store(lambda: MemoryStore(disk), wait=wait)


async def test_the_sqlite_store_keeps_the_contract(tmp_path: Path) -> None:
    await check_store(lambda: SqliteStore(tmp_path / "tables.db"), shared=False)


async def test_an_sqlite_store_that_processes_share_keeps_the_contract(tmp_path: Path) -> None:
    slots = count()

    def make() -> Store:
        store = SharedSqliteStore(tmp_path / "tables.db", Crew(next(slots), 64, str(tmp_path)))
        store.is_home = lambda _: True
        return store

    async with opened(lambda: SqliteStore(tmp_path / "tables.db"), "front"):
        await check_store(make)


async def test_processes_that_share_a_file_look_after_their_own_tables_only(tmp_path: Path) -> None:
    file, folder = tmp_path / "tables.db", str(tmp_path)
    async with opened(lambda: SqliteStore(file), "front"):
        makes = [partial(SharedSqliteStore, file, Crew(slot, 2, folder)) for slot in range(2)]
        async with opened(makes[0], "one") as one, opened(makes[1], "two") as two:
            tables = [f"table{n}" for n in range(20)]
            for table in tables:
                assert await one.create(replace(example(table), wake=0), [b"."])
            taken = [await one.beat(), await two.beat()]
            theirs = [table for table in tables if home_of(table, 2) == 1]
            assert taken == [[], sorted(theirs)]
            assert [await two.owns(table) for table in tables] == [table in theirs for table in tables]


async def test_a_process_whose_front_has_ended_writes_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, crew = tmp_path / "tables.db", Crew(0, 2, str(tmp_path))
    async with (
        opened(lambda: SqliteStore(file), "front"),
        opened(lambda: SharedSqliteStore(file, crew), "one") as one,
    ):
        assert await one.create(example("t"), [b"."])
        monkeypatch.setattr("os.getppid", lambda: 1)
        with pytest.raises(StoreError, match="has ended"):
            await one.append(example("t", 2), [b"."])


async def test_the_postgres_store_keeps_the_contract(postgres_address: str) -> None:
    await check_store(lambda: PostgresStore(postgres_address))


async def test_a_store_that_takes_a_late_entry_is_found_out() -> None:
    class Careless(MemoryStore):
        async def append(self, row, entries):  # type: ignore[no-untyped-def]  # as the store it pretends to be
            self._disk.logs.setdefault(row.id, []).extend(entries)
            return True

    disk = MemoryDisk()
    with pytest.raises(AssertionError, match="appended to no table"):
        await check_store(lambda: Careless(disk))


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database on disk."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: str = request.getfixturevalue("postgres_address")
    return found


@pytest.mark.parametrize("database", [":memory:", "some/tables.db", "postgresql://a:b@c/d", "postgres://a:b@c/d"])
def test_an_address_makes_the_store_it_names(database: str) -> None:
    kinds = {":": MemoryStore, "s": SqliteStore, "p": PostgresStore}
    assert type(make_store(database)) is kinds[database[0]]


def test_without_its_package_postgres_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, PostgresStore.__module__)
    with pytest.raises(StoreError, match=r"install mirabilia\[postgres\]"):
        make_store("postgresql://a:b@c/d")


async def test_many_tables_are_written_in_few_transactions(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    tables, entries = 50, 20
    async with opened(partial(make_store, address), "one") as store:
        await asyncio.gather(*(store.create(example(f"t{n}"), [b"begin"]) for n in range(tables)))

        async def play(table: str) -> None:
            for version in range(2, entries + 2):
                assert await store.append(example(table, version), [b"x" * 150])

        clock = asyncio.get_running_loop().time
        started = clock()
        await asyncio.gather(*(play(f"t{n}") for n in range(tables)))
        rate = tables * entries / (clock() - started)
        for n in range(tables):
            assert await store.read(f"t{n}") == [b"begin", *[b"x" * 150] * entries]
    with capsys.disabled():
        print(f"\n{address.split(':')[0].rsplit('/')[-1]}: {rate:.0f} appends/s")


async def test_what_was_asked_for_before_closing_is_written(address: str) -> None:
    async with opened(partial(make_store, address), "one") as store:
        await store.create(example("t"), [b"1"])
        asked = [asyncio.ensure_future(store.append(example("t", n), [b"%d" % n])) for n in range(2, 40)]
        await asyncio.sleep(0)
    assert all(await asyncio.gather(*asked))
    async with opened(partial(make_store, address), "two") as store:
        assert await store.read("t") == [b"%d" % n for n in range(1, 40)]


async def test_a_store_leaves_no_thread_and_can_be_opened_again(address: str) -> None:
    before = threading.active_count()
    store: Store = make_store(address)
    for turn in range(2):
        await store.open("one", lambda _table, _version: None)
        assert await store.create(example(f"t{turn}"), [b"."])
        await store.close()
        with pytest.raises(StoreError, match="not open"):
            await store.append(example("t0", 2), [b"."])
    assert threading.active_count() == before


async def test_whoever_stops_waiting_does_not_stop_the_store(address: str) -> None:
    async with opened(partial(make_store, address), "one") as store:
        asked = asyncio.ensure_future(store.create(example("t"), [b"."]))
        await asyncio.sleep(0)
        asked.cancel()
        assert await store.create(example("u"), [b"."])
        assert await store.row("u") == example("u")


async def test_a_row_that_cannot_be_stored_hurts_only_whoever_asks(address: str) -> None:
    async with opened(partial(make_store, address), "one") as store:
        bad = [store.create(example("a\0b"), [b"."]), store.create(example("t", 2**63), [])]
        good = [store.create(example(f"t{n}"), [b"."]) for n in range(5)]
        results = await asyncio.gather(*bad, *good, return_exceptions=True)
        assert [type(result) for result in results[:2]] == [StoreError, StoreError]
        assert results[2:] == [True] * 5
