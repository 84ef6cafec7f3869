import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from mirabilia.server.store import DamagedError, StoreError
from mirabilia.server.store.check import example, opened
from mirabilia.server.store.copies import back_up
from mirabilia.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


async def refusal(path: Path, wait: float = 0.1) -> str:
    """Return why a file cannot be opened."""
    with pytest.raises(StoreError) as found:
        async with opened(lambda: SqliteStore(path, wait), "one"):
            pass
    assert "\n" not in str(found.value)
    assert str(path) in str(found.value)
    assert found.value.__cause__ is None
    return str(found.value)


async def make(path: Path) -> None:
    """Make a database with one table."""
    async with opened(lambda: SqliteStore(path), "one") as store:
        assert await store.create(example("t"), [b"1"])


async def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(lambda: SqliteStore(path), "one") as store:
        assert "in use by another server" in await refusal(path)
        code = (
            "import asyncio, sys; from mirabilia.server.store.sqlite import SqliteStore;"
            "asyncio.run(SqliteStore(sys.argv[1]).open('two', print))"
        )
        other = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-c", code, str(path)], capture_output=True, text=True, timeout=300
        )
        assert other.stderr.splitlines()[-1].endswith("or let several servers share PostgreSQL")
        assert await store.create(example("t"), [b"."])
    async with opened(lambda: SqliteStore(path), "two") as store:
        assert await store.read("t") == [b"."]


async def test_a_file_has_one_lock_by_whatever_name_it_is_called(tmp_path: Path) -> None:
    path, link = tmp_path / "tables.db", tmp_path / "link.db"
    link.symlink_to(path)
    async with opened(lambda: SqliteStore(path), "one"):
        with pytest.raises(StoreError, match="in use by another server"):
            await SqliteStore(link).open("two", lambda _table, _version: None)


async def test_a_killed_server_leaves_its_file_free_and_whole(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    code = """
import asyncio, os, signal, sys
from mirabilia.server.store.check import example
from mirabilia.server.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(sys.argv[1])
    await store.open("killed", print)
    await store.create(example("t"), [b"1"])
    for version in range(2, 10**9):
        await store.append(example("t", version), [b"%d" % version])
        print(version, flush=True)

asyncio.run(main())
"""
    process = subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE)
    with process:
        assert process.stdout is not None
        acknowledged = 1
        while acknowledged < 100:
            acknowledged = int(await asyncio.to_thread(process.stdout.readline))
        process.kill()
        acknowledged = int((process.stdout.read().split() or [b"%d" % acknowledged])[-1])
    async with opened(lambda: SqliteStore(path), "heir") as store:
        entries = await store.read("t")
        assert len(entries) >= acknowledged, "something acknowledged is lost"
        assert entries == [b"%d" % number for number in range(1, len(entries) + 1)]


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    assert "does not exist; make it" in await refusal(tmp_path / "nowhere" / "tables.db")


async def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    assert "is a folder; name a file" in await refusal(tmp_path)


async def test_a_folder_that_may_not_be_written_is_refused(tmp_path: Path) -> None:
    # Root may write wherever anyone may, so it gets a folder where nobody may.
    folder = Path("/proc") if os.geteuid() == 0 else tmp_path
    mode = tmp_path.stat().st_mode
    tmp_path.chmod(0o500)
    try:
        assert "cannot be opened; check its permissions" in await refusal(folder / "tables.db")
    finally:
        tmp_path.chmod(mode)


def _text(path: Path) -> None:
    path.write_text("These are my notes, not a database. " * 100)


def _empty(path: Path) -> None:
    path.touch()


def _other(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()


def _orphan(path: Path) -> None:
    Path(f"{path}-wal").write_bytes(b"x" * 100)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (_text, "is not a database"),
        (_empty, "is empty, which a database never is"),
        (_other, "not a database of Mirabilia"),
        (_orphan, "is missing but tables.db-wal is there"),
    ],
)
async def test_a_file_that_is_not_ours_is_refused_and_left_alone(
    tmp_path: Path, spoil: Callable[[Path], None], words: str
) -> None:
    path = tmp_path / "tables.db"
    spoil(path)
    before = path.read_bytes() if path.exists() else None
    assert words in await refusal(path)
    if spoil in (_text, _empty):
        assert list(tmp_path.iterdir()) == [path], "something was left beside a file that is not ours"
    if spoil is not _other:
        assert (path.read_bytes() if path.exists() else None) == before


async def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await make(path)
    with sqlite3.connect(path) as newer:
        newer.execute("UPDATE schema_version SET version = 99")
    newer.close()
    assert "belongs to a newer Mirabilia (schema 99" in await refusal(path)


async def test_a_table_or_index_that_is_gone_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await make(path)
    with sqlite3.connect(path) as other:
        other.execute("DROP INDEX tables_wake")
    other.close()
    assert "damaged schema" in await refusal(path)


async def test_a_start_that_was_killed_half_way_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Path(f"{path}.new").write_bytes(b"half a database")
    await make(path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["tables.db", "tables.db-anchor", "tables.db.lock"]


async def test_a_file_locked_by_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await make(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        assert "is locked by another program; close it" in await refusal(path)
    finally:
        other.close()


async def test_while_another_program_has_the_lock_the_loop_goes_on_and_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(lambda: SqliteStore(path, wait=0.5), "one") as store:
        assert await store.create(example("t"), [b"1"])
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        asked = [asyncio.ensure_future(store.append(example("t", n), [b"."])) for n in (2, 3)]
        ticks = 0
        while not all(task.done() for task in asked):
            await asyncio.sleep(0.01)
            ticks += 1
        other.close()
        assert ticks > 10, "the event loop stood still"
        for task in asked:
            with pytest.raises(StoreError, match="locked by another program"):
                await task
        assert await store.read("t") == [b"1"]
        assert await store.append(example("t", 2), [b"2"])


class Cramped(SqliteStore):
    """A store on a disk that can be made as small as the test likes."""

    async def set_room(self, pages: int) -> None:
        """Let the file grow by this many pages."""
        await self._writer.ask(
            lambda link: link.ask(f"PRAGMA max_page_count = {link.ask('PRAGMA page_count')[0][0] + pages}")
        )


async def test_a_full_disk_acknowledges_nothing_and_is_overcome(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = Cramped(path)
    await store.open("one", lambda _table, _version: None)
    try:
        assert await store.create(example("t"), [b"1"])
        await store.set_room(3)
        tries = [store.append(example("t", 2), [b"x" * 100_000])]
        tries += [store.create(example(f"u{n}"), [b"y" * 100_000]) for n in range(3)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(result) for result in results] == [StoreError] * 4
        assert all("the disk is full; make room" in str(result) for result in results)
        assert [await store.read(name) for name in ("t", "u0", "u1", "u2")] == [[b"1"], [], [], []]
        await store.set_room(10_000)
        assert await store.append(example("t", 2), [b"2"])
    finally:
        await store.close()
    async with opened(partial(SqliteStore, path), "two") as again:
        assert await again.read("t") == [b"1", b"2"]


async def test_an_error_of_the_disk_acknowledges_nothing_and_is_overcome(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    written = [b"1"]

    async def write_on() -> None:
        for number in range(len(written) + 1, 1_000):
            assert await store.append(example("t", number), [b"%d" % number])
            written.append(b"%d" % number)

    async with opened(partial(SqliteStore, path), "one") as store:
        assert await store.create(example("t"), written)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        # A real error: the system lets no file grow much beyond the current size of the log.
        resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{path}-wal").stat().st_size + 200_000, hard))
        try:
            for _ in range(2):
                with pytest.raises(StoreError, match="cannot be read or written, the disk reports an error"):
                    await write_on()
            assert await store.read("t") == written
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert 1 < len(written) < 900
        await write_on()
    async with opened(partial(SqliteStore, path), "two") as store:
        assert await store.read("t") == written


async def test_an_error_at_the_first_start_leaves_no_half_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8_000, hard))
    try:
        assert "the disk reports an error" in await refusal(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert not path.exists()
    await make(path)


async def test_damage_is_an_error_of_the_store(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await make(path)
    path.write_bytes(path.read_bytes()[:-4096])
    with pytest.raises(DamagedError, match="restore"):
        await SqliteStore(path).open("one", lambda _table, _version: None)


async def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await make(path)
    with sqlite3.connect(path) as database:
        database.executescript(
            "DROP TABLE shelf; DROP TABLE attendance; DROP TABLE anchor; UPDATE schema_version SET version = 1"
        )
    Path(f"{path}-anchor").unlink()  # which came with a later schema
    async with opened(lambda: SqliteStore(path), "one") as store:
        assert await store.read("t") == [b"1"]
        assert await store.keep("a", b"1", None) == b"1"


async def test_damage_on_the_shelf_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(lambda: SqliteStore(path), "one") as store:
        await store.keep("key", b"mine", None)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE shelf SET data = x'00'")
    async with opened(lambda: SqliteStore(path), "one") as store:
        for ask in (store.kept("key"), store.keep("key", b"new", None), store.take("key")):
            with pytest.raises(DamagedError, match="what is kept as key is damaged; restore"):
                await ask


async def test_who_has_a_table_open_is_not_written_to_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(lambda: SqliteStore(path), "one") as store:
        await store.create(example("t"), [b"1"])
        before = Path(f"{path}-wal").read_bytes()
        await store.attend("t", b"Ann")
        assert await store.attendance("t") == {"one": b"Ann"}
        assert Path(f"{path}-wal").read_bytes() == before


async def test_what_is_deleted_leaves_the_files_even_if_somebody_reads_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    def is_left() -> bool:
        return any(b"secret" in file.read_bytes() for file in tmp_path.iterdir())

    async with opened(lambda: SqliteStore(path), "one") as store:
        assert await store.create(example("t"), [b"secret"])
        reader = sqlite3.connect(path, isolation_level=None)
        reader.execute("BEGIN")
        assert reader.execute("SELECT entry FROM log").fetchall() == [(b"secret",)]
        await store.remove("t")
        assert is_left(), "the reader does not keep anything from being emptied, so the test proves nothing"
        reader.close()
        await store.beat()
        assert not is_left()


async def test_only_the_owner_can_read_a_new_file_and_its_backup(tmp_path: Path) -> None:
    path, backup = tmp_path / "tables.db", tmp_path / "backup.db"

    def modes(*files: Path) -> set[int]:
        return {stat.S_IMODE(file.stat().st_mode) for file in files}

    async with opened(lambda: SqliteStore(path), "one") as store:
        assert await store.create(example("t"), [b"secret"])
        back_up(path, backup)
        assert modes(path, Path(f"{path}-wal"), Path(f"{path}-shm"), backup) == {0o600}
        backup.chmod(0o640)
        back_up(path, backup, replace=True)
        assert modes(backup) == {0o640}, "who may read it was decided by hand"
