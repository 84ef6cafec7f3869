"""P2: a torn or corrupt store never yields a wrong or an older state."""

import random
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from mirabilia.server.store import DamagedError, Phase, StoreError, TableRow
from mirabilia.server.store.check import example, opened
from mirabilia.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

Written = dict[str, tuple[TableRow, list[bytes]]]
PHASES: tuple[Phase, ...] = ("lobby", "playing", "over", "closed")


def tables() -> Written:
    """What these tests write: tables in all phases, short entries and some that need pages of their own."""
    chance = random.Random(7)
    written = {}
    for number in range(24):
        entries = [chance.randbytes(chance.choice((20, 60, 200, 3_000))) for _ in range(chance.randrange(3, 12))]
        row = replace(
            example(f"table-{number}", len(entries)),
            phase=PHASES[number % 4],
            public=number % 3 > 0,
            changed=10_000 + number,
            wake=number if number % 2 else None,
            listing=chance.randbytes(30),
        )
        written[row.id] = (row, entries)
    return written


async def write(path: Path) -> Written:
    """Write them, some at once and some bit by bit."""
    written = tables()
    async with opened(lambda: SqliteStore(path), "writer") as store:
        for row, entries in written.values():
            await store.create(replace(row, version=1, wake=1, phase="lobby"), entries[:1])
            for number in range(2, len(entries) + 1):
                await store.append(replace(row, version=number), [entries[number - 1]])
            await store.append(row, [])
    return written


async def look(path: Path, written: Written) -> str:
    """Ask for everything; AssertionError if anything is not as it was written and the store does not say so."""
    damaged = set()
    try:
        async with opened(lambda: SqliteStore(path), "reader") as store:
            for table, (row, entries) in written.items():
                for half in (0, len(entries) // 2, len(entries)):
                    try:
                        assert await store.row(table) == row, f"a wrong row of {table}"
                        assert await store.read(table, half) == entries[half:], f"wrong entries of {table}"
                    except DamagedError as error:
                        assert_clear(error, f"{table} |{path.name} ")
                        damaged.add(table)
            for phase in PHASES:
                rows = [row for row, _ in written.values() if row.public and row.phase == phase]
                rows.sort(key=lambda row: -row.changed)
                listed = await store.listed(phase, 100)
                assert listed == [row for row in rows if row in listed or row.id not in damaged], "a wrong list"
            wanted = {row.id for row, _ in written.values() if row.wake is not None}
            assert wanted == set(await store.beat()), "the wrong tables are looked after"
    except StoreError as error:
        assert_clear(error)
        return "refused"
    return "damage found" if damaged else "harmless"


def assert_clear(error: StoreError, named: str = "") -> None:
    """One line that says what is damaged and what to do."""
    assert re.search(rf"{named}.*; ", str(error))
    assert "\n" not in str(error)


def flips(data: bytes, number: int, seed: int) -> Iterator[bytes]:
    """Spoil bytes: one bit, one byte, or a few bytes in a row; the first page, which rules the rest, more often."""
    chance = random.Random(seed)
    for _ in range(number):
        spoilt = bytearray(data)
        at = chance.randrange(4096 if chance.random() < 0.2 else len(data))
        match chance.randrange(3):
            case 0:
                spoilt[at] ^= 1 << chance.randrange(8)
            case 1:
                spoilt[at] = chance.choice((0, 255, chance.randrange(256)))
            case _:
                spoilt[at : at + 8] = chance.randbytes(8)[: len(data) - at]
        yield bytes(spoilt)


def cuts(data: bytes, number: int, seed: int) -> Iterator[bytes]:
    """Cut the end off: anywhere, at a page, and everything."""
    chance = random.Random(seed)
    yield b""
    yield data[:99]
    for _ in range(number // 2):
        yield data[: chance.randrange(1, len(data))]
        yield data[: 4096 * chance.randrange(1, len(data) // 4096)]


async def spoil_and_look(folder: Path, how: str, number: int, seed: int) -> Counter[str]:
    """Spoil a database in many ways, and count how the store took it."""
    whole = folder / "whole.db"
    written = await write(whole)
    data = whole.read_bytes()
    assert not Path(f"{whole}-wal").exists()
    counts: Counter[str] = Counter()
    path = folder / "spoilt.db"
    for spoilt in (flips if how == "flips" else cuts)(data, number, seed):
        if spoilt == data:
            continue
        path.write_bytes(spoilt)
        for rest in ("-wal", "-shm", "-anchor"):
            Path(f"{path}{rest}").unlink(missing_ok=True)
        counts[await look(path, written)] += 1
    return counts


@pytest.mark.parametrize(("how", "number"), [("flips", 60), ("cuts", 20)])
async def test_spoilt_files_are_found_out_or_harmless(tmp_path: Path, how: str, number: int) -> None:
    counts = await spoil_and_look(tmp_path, how, number, seed=1)
    print("P2:", how, dict(counts))
    assert counts["refused"] > 0
    assert how == "flips" or counts["harmless"] == 0, "a file without its end was taken for whole"


@pytest.mark.slow
@pytest.mark.parametrize(("how", "number"), [("flips", 1_500), ("cuts", 300)])
async def test_many_spoilt_files_are_found_out_or_harmless(tmp_path: Path, how: str, number: int) -> None:
    counts = await spoil_and_look(tmp_path, how, number, seed=2)
    print("P2:", how, dict(counts))
    assert counts["refused"] > 0
    assert how == "flips" or counts["harmless"] == 0


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE tables SET listing = x'00' WHERE id = 'table-5'",
        "UPDATE tables SET wake = 77 WHERE id = 'table-5'",
        "UPDATE tables SET phase = 'over' WHERE id = 'table-5'",
        "UPDATE tables SET version = version - 1 WHERE id = 'table-5'",
        "UPDATE tables SET head = (SELECT head FROM tables WHERE id = 'table-6') WHERE id = 'table-5'",
        "UPDATE log SET entry = x'00' WHERE id = 'table-5' AND number = 1",
        "UPDATE log SET entry = CAST(entry AS TEXT) WHERE id = 'table-5' AND number = 1",
        "UPDATE log SET hash = 'no' WHERE id = 'table-5' AND number = 2",
        "UPDATE log SET number = 900 WHERE id = 'table-5' AND number = 2",
        "DELETE FROM log WHERE id = 'table-5' AND number = 1",
        "DELETE FROM log WHERE id = 'table-5' AND number = (SELECT MAX(number) FROM log WHERE id = 'table-5')",
        "INSERT INTO log SELECT 'table-5', 99, entry, hash FROM log WHERE id = 'table-6' AND number = 1",
        "DELETE FROM tables WHERE id = 'table-5'",
    ],
)
async def test_what_was_changed_behind_our_back_is_found_out_and_named(tmp_path: Path, sql: str) -> None:
    path = tmp_path / "tables.db"
    written = await write(path)
    with sqlite3.connect(path) as changer:
        assert changer.execute(sql).rowcount == 1
    changer.close()
    async with opened(partial(SqliteStore, path), "reader") as store:
        with pytest.raises(DamagedError, match=r"table table-5 is damaged: .*; restore") as found:
            await store.read("table-5")
        assert_clear(found.value)
        assert await store.read("table-6") == written["table-6"][1], "damage has spread"


async def test_a_damaged_table_is_not_appended_to(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    written = await write(path)
    with sqlite3.connect(path) as changer:
        changer.execute("UPDATE tables SET head = 'no' WHERE id = 'table-5'")
    changer.close()
    row = written["table-5"][0]
    async with opened(partial(SqliteStore, path), "reader") as store:
        with pytest.raises(DamagedError, match="table-5"):
            await store.append(replace(row, version=row.version + 1), [b"."])


async def test_a_log_that_became_shorter_than_what_was_read_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    written = await write(path)
    async with opened(partial(SqliteStore, path), "reader") as store:
        with pytest.raises(DamagedError, match="table-5"):
            await store.read("table-5", len(written["table-5"][1]) + 1)


async def crashed(folder: Path) -> tuple[Path, list[bytes]]:
    """Return a database as a crash leaves it, with transactions that are only in the write-ahead log."""
    path, left = folder / "running.db", folder / "left.db"
    entries = [b"entry %d" % number for number in range(1, 21)]
    async with opened(partial(SqliteStore, path), "writer") as store:
        await store.create(example("t"), entries[:1])
        for number in range(2, 21):
            await store.append(example("t", number), [entries[number - 1]])
        for rest in ("", "-wal", "-anchor"):
            shutil.copy(f"{path}{rest}", f"{left}{rest}")
    return left, entries


async def read_after(path: Path) -> list[bytes] | None:
    """Return what a table has after a crash, None if the store says that it is damaged."""
    try:
        async with opened(partial(SqliteStore, path), "reader") as store:
            return await store.read("t")
    except DamagedError as error:
        assert_clear(error)
        return None


async def test_after_a_crash_everything_is_there(tmp_path: Path) -> None:
    path, entries = await crashed(tmp_path)
    assert await read_after(path) == entries


@pytest.mark.parametrize("how", ["flips", "cuts"])
async def test_a_spoilt_write_ahead_log_is_found_out(tmp_path: Path, how: str) -> None:
    path, entries = await crashed(tmp_path)
    kept = {rest: Path(f"{path}{rest}").read_bytes() for rest in ("", "-wal", "-anchor")}
    log = kept["-wal"]
    counts: Counter[str] = Counter()
    for spoilt in flips(log, 150, seed=3) if how == "flips" else cuts(log, 40, seed=4):
        if spoilt == log:
            continue
        Path(f"{path}-shm").unlink(missing_ok=True)
        for rest, data in (kept | {"-wal": spoilt}).items():
            Path(f"{path}{rest}").write_bytes(data)
        found = await read_after(path)
        assert found in (None, entries), "acknowledged entries were lost silently"
        counts["refused" if found is None else "whole"] += 1
    print("P2: write-ahead log,", how, dict(counts))
    assert counts["refused"] > (100 if how == "flips" else 35)


async def test_a_write_ahead_log_that_was_deleted_is_missed(tmp_path: Path) -> None:
    path, _ = await crashed(tmp_path)
    Path(f"{path}-wal").unlink()
    with pytest.raises(
        DamagedError, match=r"is older than what was written last: it ends with change \d+, not \d+; .*"
    ):
        async with opened(partial(SqliteStore, path), "reader"):
            pass


async def test_a_copy_of_the_main_file_alone_is_noticed_while_it_is_served(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    async with opened(partial(SqliteStore, path), "writer") as store:
        await store.create(example("t"), [b"1"])
        shutil.copy(path, copy)
        with pytest.raises(DamagedError, match=r"copy.db was in use when it was copied"):
            async with opened(partial(SqliteStore, copy), "reader"):
                pass
    shutil.copy(path, tmp_path / "later.db")
    assert await read_after(tmp_path / "later.db") == [b"1"], "a server that was stopped leaves one complete file"


async def test_an_older_file_in_the_place_of_a_newer_one_is_noticed(tmp_path: Path) -> None:
    path, older = tmp_path / "tables.db", tmp_path / "older.db"
    await write(path)
    shutil.copy(path, older)
    async with opened(partial(SqliteStore, path), "writer") as store:
        await store.create(example("t"), [b"1"])
    shutil.copy(older, path)
    assert await read_after(path) is None


async def test_a_large_file_is_served_at_once_and_examined_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    written = await write(path)
    data = path.read_bytes()
    place = max(found.start() for found in re.finditer(rb"table-5(?!\d)", data))
    async with opened(partial(SqliteStore, path, checked_at_once=0), "reader") as store:
        await store.examine()
        assert await store.read("table-6") == written["table-6"][1]
    path.write_bytes(data[:place] + b"table-X" + data[place + 7 :])
    Path(f"{path}-anchor").unlink()
    async with opened(partial(SqliteStore, path, checked_at_once=0), "reader") as store:
        with pytest.raises(DamagedError, match=r"is damaged; restore"):
            await store.examine()
    async with opened(partial(SqliteStore, tmp_path / "small.db"), "reader") as store:
        await store.examine()


async def test_a_name_that_is_spoilt_in_any_one_place_does_not_make_its_table_vanish(tmp_path: Path) -> None:
    whole, path = tmp_path / "whole.db", tmp_path / "spoilt.db"
    written = await write(whole)
    data = whole.read_bytes()
    places = [found.start() for found in re.finditer(rb"table-5(?!\d)", data)]
    verdicts = Counter[str]()
    for place in places:
        path.write_bytes(data[:place] + b"table-X" + data[place + 7 :])
        verdicts[await look(path, written)] += 1
    print("P2:", dict(verdicts))
    assert verdicts["refused"] >= 2, "damage to neither the table's own row nor its index was noticed"
