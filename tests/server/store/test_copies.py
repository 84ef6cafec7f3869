"""Backups: made while a server writes, put back, and refused where they would lose something."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from mirabilia.cli.main import run
from mirabilia.server.store import DamagedError, StoreError
from mirabilia.server.store.check import example, opened
from mirabilia.server.store.copies import back_up, restore
from mirabilia.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


async def entries_of(path: Path, table: str = "t") -> list[bytes]:
    async with opened(partial(SqliteStore, path), "reader") as store:
        return await store.read(table)


async def make(path: Path, *entries: bytes) -> None:
    """Make a database with one table."""
    async with opened(partial(SqliteStore, path), "one") as store:
        assert await store.create(example("t", len(entries)), entries)


async def test_a_backup_is_made_while_a_server_writes(tmp_path: Path) -> None:
    path, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    async with opened(partial(SqliteStore, path), "writer") as store:
        await store.create(example("t"), [b"1"])
        writing, written = True, 1

        async def write_on() -> None:
            nonlocal written
            while writing:
                assert await store.append(example("t", written + 1), [b"%d" % (written + 1)])
                written += 1

        work = asyncio.create_task(write_on())
        while written < 20:
            await asyncio.sleep(0)
        before = written
        assert await asyncio.to_thread(back_up, path, backup) == 1
        writing = False
        await work
    found = await entries_of(backup)
    assert before <= len(found) <= written
    assert found == [b"%d" % number for number in range(1, len(found) + 1)]


async def test_a_backup_takes_the_place_of_what_was_lost(tmp_path: Path) -> None:
    path, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    await make(path, b"1", b"2")
    back_up(path, backup)
    async with opened(partial(SqliteStore, path), "writer") as store:
        await store.append(example("t", 3), [b"3"])
    with pytest.raises(StoreError, match="exists; name another file, or replace it with --replace"):
        restore(backup, path)
    assert await entries_of(path) == [b"1", b"2", b"3"]
    assert restore(backup, path, replace=True) == 1
    assert await entries_of(path) == [b"1", b"2"]
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        *("backup.db", "tables.db", "tables.db-anchor", "tables.db.lock")
    ]


async def test_a_database_that_lost_its_end_can_be_accepted_as_it_is(tmp_path: Path) -> None:
    path, left = tmp_path / "tables.db", tmp_path / "left.db"
    async with opened(partial(SqliteStore, path), "writer") as store:
        await store.create(example("t"), [b"1"])
        for rest in ("", "-anchor"):
            shutil.copy(f"{path}{rest}", f"{left}{rest}")
    with pytest.raises(DamagedError, match="is older than what was written last"):
        await entries_of(left)
    with pytest.raises(DamagedError, match="is older than what was written last"):
        back_up(left, tmp_path / "backup.db")
    assert restore(left, left, replace=True) == 0
    assert await entries_of(left) == []


async def test_a_served_database_is_not_replaced(tmp_path: Path) -> None:
    path, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    await make(path, b"1")
    back_up(path, backup)
    async with opened(partial(SqliteStore, path), "writer"):
        with pytest.raises(StoreError, match="in use by another server; stop it"):
            restore(backup, path, replace=True)


def _text(path: Path) -> None:
    path.write_text("These are my notes. " * 1_000)


def _short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-4096])


def _other(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()


@pytest.mark.parametrize("spoil", [_text, _short, _other])
async def test_a_backup_that_is_not_whole_replaces_nothing(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    path, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    await make(path, b"1")
    back_up(path, backup)
    spoil(backup)
    with pytest.raises(StoreError, match=r"; "):
        restore(backup, path, replace=True)
    assert await entries_of(path) == [b"1"]
    assert not Path(f"{path}.new").exists()


def test_both_are_verbs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    asyncio.run(make(path, b"1"))
    assert run(["backup", str(backup), "--database", str(path)]) == 0
    assert capsys.readouterr().out == f"{backup}: 1 table, copied from {path}\n"
    assert run(["restore", str(backup), "--database", str(path), "--replace"]) == 0
    assert capsys.readouterr().out == f"{path}: 1 table, restored from {backup}\n"
    assert run(["backup", str(backup), "--database", str(tmp_path / "none.db")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert run(["backup", str(backup), "--database", "postgresql://here"]) == 2
    assert "pg_dump" in capsys.readouterr().err
    assert run(["restore", str(backup), "--database", ":memory:"]) == 2
    assert "name a file" in capsys.readouterr().err
