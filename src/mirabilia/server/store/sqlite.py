"""A store in an SQLite file: for one server process, with nothing to install."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from mirabilia.server.store import DamagedError, StoreError
from mirabilia.server.store.anchor import Anchor, check_anchor
from mirabilia.server.store.lane import Aim, Link
from mirabilia.server.store.migrations import migrate
from mirabilia.server.store.sql import SqlStore
from mirabilia.server.store.wal import check_wal

T = TypeVar("T")
MAGIC = b"SQLite format 3\0"
WAIT = 5.0
"""Seconds to wait while another program has the file locked."""
PRIVATE = 0o600
"""The mode of a new file, and of what SQLite puts beside it: it holds what people said, and cards yet to be dealt."""
CHECKED_AT_ONCE = 64 * 2**20
"""The most bytes of a file that is checked before it is served; a larger one is checked while it is being served."""


class SqliteStore(SqlStore):
    """A store in one file. A second server on it is refused; damage to the file is noticed when it is opened."""

    def __init__(self, path: Path | str, wait: float = WAIT, checked_at_once: int = CHECKED_AT_ONCE) -> None:
        super().__init__()
        self._path = Path(path).resolve()  # whatever name is used for it, it has one lock
        self._wait = wait
        self._checked_at_once = checked_at_once
        self._anchor = Anchor(self._path)
        self._lock: sqlite3.Connection | None = None
        self._attendance: dict[str, bytes] = {}

    async def attend(self, table: str, data: bytes) -> None:
        """Report who has a table open in this process. There is no other process to tell, so nothing is written."""
        self._attendance[table] = data
        if not data:
            del self._attendance[table]

    async def attendance(self, table: str) -> dict[str, bytes]:
        """Return what this process, the only one, reports about who has a table open."""
        return {self._process: self._attendance[table]} if table in self._attendance else {}

    async def examine(self) -> None:
        """Check a file that was too large to be checked before it was served; DamagedError if it is damaged."""
        if self._path.stat().st_size > self._checked_at_once:
            await asyncio.to_thread(self._examine)

    def _examine(self) -> None:
        link = self._connect()
        try:
            check_whole(link, self._path)
        finally:
            link.close()

    def _connect_writer(self) -> Link:
        """Take the file for this process, check that it is undamaged and has our schema, and connect."""
        check_kind(self._path)
        self._lock = take_file(self._path)
        _wait_for_turns(self._path)
        if not self._path.exists():
            self._make()
        check_wal(self._path)
        link = self._connect(self._anchor)
        try:
            self._inspect(link)
        except StoreError:
            link.close()
            raise
        return link

    def _connect_reader(self) -> Link:
        """Connect without the right to write."""
        link = self._connect()
        link.change("PRAGMA query_only = ON")
        return link

    def _release(self, link: Link) -> None:
        """Release all tables, and note that the file is complete without its write-ahead log."""
        super()._release(link)
        link.change("UPDATE anchor SET closed = 1")

    def _leave(self) -> None:
        """Release the file for other processes."""
        self._attendance = {}
        self._anchor.close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _make(self) -> None:
        """Create the file, under another name first, so that it is either complete or absent."""
        for left in (Path(f"{self._path}-wal"), self._anchor.path):
            if left.exists():
                raise DamagedError(
                    f"{self._path} is missing but {left.name} is there; restore a copy, or delete that too"
                ).said("database_missing", file=str(self._path), left=left.name)
        unfinished = Path(f"{self._path}.new")
        try:
            unfinished.unlink(missing_ok=True)
            unfinished.touch(PRIVATE)
            link = SqliteLink(unfinished, _opened(self._path, lambda: sqlite3.connect(unfinished)))
            link.begin("write")
            migrate(link, str(self._path))
            link.commit()
            link.close()
            unfinished.replace(self._path)
            _sync_folder(self._path.parent)
        except OSError as error:
            raise StoreError(f"{self._path} cannot be made: {error.strerror}; check its folder").said(
                "database_unmade", file=str(self._path), reason=str(error.strerror)
            ) from None

    def _connect(self, anchor: Anchor | None = None) -> SqliteLink:
        """Connect to the file, which must exist."""
        return connect_to(self._path, self._wait, anchor)

    def _inspect(self, link: SqliteLink) -> None:
        """Check that the file is undamaged, has our schema and has lost nothing, and mark it as in use."""
        if self._path.stat().st_size <= self._checked_at_once:
            check_whole(link, self._path)
        link.begin("write")
        migrate(link, str(self._path), fresh=False)
        check_anchor(link, self._anchor, self._path)
        link.change("UPDATE anchor SET closed = 0")
        # There is no other server, so no other process is alive.
        link.change("DELETE FROM owners")
        link.change("DELETE FROM processes")
        link.commit()
        if not _schema() <= set(link.ask("SELECT type, name, sql FROM sqlite_schema")):
            raise DamagedError(f"{self._path} has a damaged schema; restore it from a copy").said(
                "damaged_schema", file=str(self._path)
            )
        link.ask("PRAGMA wal_checkpoint(TRUNCATE)")  # so that a copy of the main file alone says that it was in use


class SqliteLink:
    """A connection to SQLite that loses nothing it has committed, even when the power fails."""

    clock = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def __init__(self, path: Path | str, connection: sqlite3.Connection, anchor: Anchor | None = None) -> None:
        self._path = path
        self._connection = connection
        self._anchor = anchor
        self._is_wiping = False
        connection.isolation_level = None
        # Damaged text must be readable and comparable, so that the error can say which table it is in.
        connection.text_factory = lambda text: text.decode(errors="replace")
        try:
            self.change("PRAGMA journal_mode = WAL")
            self.change("PRAGMA synchronous = FULL")
            self.change("PRAGMA secure_delete = ON")  # what is deleted is overwritten, not just unlinked
        except StoreError:
            connection.close()
            raise

    def begin(self, aim: Aim) -> None:
        """Begin a transaction; one that writes takes the lock right away, so that it does not fail later."""
        self.change("BEGIN IMMEDIATE" if aim == "write" else "BEGIN")

    def commit(self) -> None:
        """End the transaction; what it changed is on disk, and the anchor knows."""
        if self._anchor is None:
            self.change("COMMIT")
        else:
            [(number,)] = self.ask("UPDATE anchor SET number = number + 1 RETURNING number")
            self.change("COMMIT")
            self._anchor.write(number)
        if self._is_wiping:
            self._is_wiping = not self._emptied()

    def rollback(self) -> None:
        """Forget the transaction, if there is one."""
        with suppress(sqlite3.Error):
            self._connection.rollback()

    def ask(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""
        return self._guard(lambda: self._connection.execute(sql, values).fetchall())

    def change(self, sql: str, *values: Any) -> int:
        """Return how many rows a statement changed."""
        return self._guard(lambda: self._connection.execute(sql, values).rowcount)

    def add(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run a statement once for every row of values."""
        self._guard(lambda: self._connection.executemany(sql, rows))

    def lock(self) -> None:
        """Do nothing: a file has one server."""

    def tell(self, table: str, version: int) -> None:
        """Do nothing: there is nobody to tell."""

    def wipe(self) -> None:
        """Empty the write-ahead log once this is committed: it still holds what was deleted."""
        self._is_wiping = True

    def _emptied(self) -> bool:
        """Empty the write-ahead log without waiting; False if it is being read now, and the next commit tries again."""
        [(wait,)] = self.ask("PRAGMA busy_timeout")
        self.ask("PRAGMA busy_timeout = 0")
        try:
            [(is_read, _, _)] = self.ask("PRAGMA wal_checkpoint(TRUNCATE)")
        except StoreError:
            return False
        finally:
            self.ask(f"PRAGMA busy_timeout = {wait}")
        return not is_read

    def is_alive(self) -> bool:
        """Whether it can still be used: a file always can."""
        return True

    def close(self) -> None:
        """Close the connection; the last one to close tidies up the file."""
        with suppress(sqlite3.Error):
            self._connection.close()

    def _guard(self, do: Callable[[], T]) -> T:
        """Do something with the database, and report its errors in our words."""
        try:
            return do()
        except (sqlite3.Error, UnicodeError, OverflowError) as error:
            raise _trouble(self._path, error) from None


def check_kind(path: Path) -> None:
    """Raise StoreError if something is there that cannot be a database, before anything is written beside it."""
    if path.is_dir():
        raise StoreError(f"{path} is a folder; name a file").said("database_folder", file=str(path))
    if not path.exists():
        return
    try:
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {error.strerror}; check its permissions").said(
            "database_closed", file=str(path), reason=str(error.strerror)
        ) from None
    if not start:
        # A new file appears only once it is complete, so this one has lost everything.
        raise DamagedError(f"{path} is empty, which a database never is; restore a copy, or delete it").said(
            "database_empty", file=str(path)
        )
    if start != MAGIC:
        raise _no_database(path)


def take_file(path: Path) -> sqlite3.Connection:
    """Refuse to be the second server on a file: return the lock on another file beside it, held until it is closed.

    SQLite does the locking, because its locks exist on every system, end with the process, and are not inherited by
    the processes it starts.
    """
    if not path.parent.is_dir():
        raise StoreError(f"the folder of {path} does not exist; make it, or name another file").said(
            "database_no_folder", file=str(path)
        )
    lock = _opened(path, lambda: sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None))
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if _code(error) == sqlite3.SQLITE_BUSY:
            raise StoreError(
                f"{path} is in use by another server; stop it, or let several servers share PostgreSQL"
            ).said("database_used", file=str(path)) from None
        raise _trouble(path, error) from None
    return lock


def check_whole(link: SqliteLink, path: Path) -> None:
    """Raise DamagedError if a file is damaged: a row missing from an index would seem never to have been written."""
    if link.ask("PRAGMA integrity_check(1)") != [("ok",)]:
        raise DamagedError(f"{path} is damaged; restore it from a copy").said("database_damaged", file=str(path))


def connect_to(path: Path, wait: float = WAIT, anchor: Anchor | None = None) -> SqliteLink:
    """Connect to a file, which must exist."""
    return SqliteLink(path, opened(path, wait), anchor)


def opened(path: Path, wait: float = WAIT) -> sqlite3.Connection:
    """Return the library's own connection to a file, which must exist."""
    address = f"file:{quote(str(path))}?mode=rw"
    return _opened(path, lambda: sqlite3.connect(address, timeout=wait, uri=True))


def turns_of(path: Path) -> Path:
    """Return the file whose lock says which of several processes of a server may write; see `shared.py`."""
    return Path(f"{path}.turn")


def _wait_for_turns(path: Path) -> None:
    """Wait until the processes of a server that has died have finished writing; they write nothing after that."""
    if not turns_of(path).exists():
        return
    import fcntl  # only on systems that can have such processes

    with turns_of(path).open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)


def _opened(path: Path, connect: Callable[[], sqlite3.Connection]) -> sqlite3.Connection:
    """Connect, and report errors in our words."""
    try:
        return connect()
    except sqlite3.Error as error:
        raise _trouble(path, error) from None


def _schema() -> set[tuple[Any, ...]]:
    """Return the schema of a new database."""
    link = SqliteLink(":memory:", sqlite3.connect(":memory:"))
    migrate(link, ":memory:")
    schema = set(link.ask("SELECT type, name, sql FROM sqlite_schema"))
    link.close()
    return schema


def _sync_folder(folder: Path) -> None:
    """Make sure that a new name in a folder is on disk."""
    with suppress(PermissionError):  # Windows does not open folders, and does not need this
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _code(error: Exception) -> int:
    """Return SQLite's kind of error, 0 if the error is Python's."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


TROUBLES = {
    sqlite3.SQLITE_BUSY: ("locked", "is locked by another program; close it"),
    sqlite3.SQLITE_LOCKED: ("locked", "is locked by another program; close it"),
    sqlite3.SQLITE_FULL: ("full", "cannot grow, the disk is full; make room"),
    sqlite3.SQLITE_IOERR: (
        "failing",
        "cannot be read or written, the disk reports an error; check the disk and its free space",
    ),
    sqlite3.SQLITE_READONLY: ("readonly", "may not be written; change its permissions or those of its folder"),
    sqlite3.SQLITE_PERM: ("readonly", "may not be written; change its permissions or those of its folder"),
    sqlite3.SQLITE_CANTOPEN: ("forbidden", "cannot be opened; check its permissions and those of its folder"),
}
"""What SQLite may find: the end of the message's id, and the message in English."""


def _trouble(path: Path | str, error: Exception) -> StoreError:
    """Return the error of the database in our words."""
    code = _code(error)
    words = " ".join(str(error).split())
    if code in TROUBLES:
        trouble, told = TROUBLES[code]
        return StoreError(f"{path} {told} ({words})").said(f"trouble_{trouble}", file=str(path), reason=words)
    if code == sqlite3.SQLITE_NOTADB:
        return _no_database(path)
    # Our own SQL is right, so any other failure means that the file is not as we wrote it.
    return DamagedError(f"{path} is damaged, or not a database of Mirabilia ({words}); restore a copy").said(
        "database_strange", file=str(path), reason=words
    )


def _no_database(path: Path | str) -> DamagedError:
    return DamagedError(f"{path} is not a database, or is damaged; restore a copy, or name another file").said(
        "not_a_database", file=str(path)
    )
