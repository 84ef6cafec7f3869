"""Backups of an SQLite file: made while a server writes to it, and put back in its place."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from shutil import copymode

from mirabilia.server.store import DamagedError, StoreError
from mirabilia.server.store.anchor import Anchor, check_anchor
from mirabilia.server.store.migrations import migrate
from mirabilia.server.store.sqlite import PRIVATE, SqliteLink, check_kind, check_whole, connect_to, take_file


def back_up(database: Path, backup: Path, replace: bool = False) -> int:
    """Copy a database, served or not, into a complete file, and return how many tables it has.

    StoreError if there is no such database, the backup exists and may not be replaced, or cannot be written;
    DamagedError if the database is damaged.
    """
    source = _there(database)
    _check_free(backup, replace)
    with closing(connect_to(source)) as link:
        link.begin("read")
        try:
            check_anchor(link, Anchor(source), source)
        finally:
            link.rollback()
    return _copy(source, backup)


def restore(backup: Path, database: Path, replace: bool = False) -> int:
    """Put a backup in the place of a database that is not being served, and return how many tables it has.

    A database may be its own backup: then it is accepted as it stands. StoreError if it is being served, if there is
    something that may not be replaced, or if it cannot be written; DamagedError if the backup is damaged.
    """
    source, target = _there(backup), database.resolve()
    _check_free(target, replace)
    with closing(take_file(target)):
        tables = _copy(source, target)
        for left in ("-wal", "-shm", "-anchor"):
            Path(f"{target}{left}").unlink(missing_ok=True)
    return tables


def _there(database: Path) -> Path:
    """Return the path of a database; StoreError if there is none."""
    path = database.resolve()
    if not path.exists():
        raise StoreError(f"there is no database {path}; name the file of the server's --database").said(
            "no_database", file=str(path)
        )
    check_kind(path)
    return path


def _check_free(target: Path, replace: bool) -> None:
    if target.exists() and not replace:
        raise StoreError(f"{target} exists; name another file, or replace it with --replace").said(
            "copy_exists", file=str(target)
        )


def _copy(source: Path, target: Path) -> int:
    """Copy a database under a temporary name, check the copy, and give it its final name."""
    unfinished = Path(f"{target}.new")
    try:
        _forget(unfinished)
        unfinished.touch(PRIVATE)
        if target.exists():
            copymode(target, unfinished)
        with closing(sqlite3.connect(unfinished)) as copy, closing(sqlite3.connect(source)) as original:
            original.backup(copy)  # of a single moment: no writer has to wait for it
        with closing(connect_to(unfinished)) as link:
            tables = _complete(link, source)
        unfinished.replace(target)
    except sqlite3.Error as error:
        raise StoreError(f"{source} cannot be copied to {target} ({error}); check the disk and its free space").said(
            "not_copied", source=str(source), target=str(target), reason=str(error)
        ) from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}; check its folder").said(
            "copy_unwritable", file=str(target), reason=str(error.strerror)
        ) from None
    finally:
        _forget(unfinished)
    return tables


def _forget(database: Path) -> None:
    """Delete a file and what SQLite put beside it."""
    with suppress(OSError):
        for left in ("", "-wal", "-shm"):
            Path(f"{database}{left}").unlink(missing_ok=True)


def _complete(link: SqliteLink, source: Path) -> int:
    """Check a copy, note that nothing is missing from it, and return how many tables it has."""
    try:
        check_whole(link, source)
    except DamagedError:
        raise DamagedError(f"{source} is damaged; use another backup").said("copy_damaged", file=str(source)) from None
    link.begin("write")
    migrate(link, str(source), fresh=False)
    link.change("UPDATE anchor SET closed = 1")
    link.commit()
    [(tables,)] = link.ask("SELECT COUNT(*) FROM tables")
    return int(tables)
