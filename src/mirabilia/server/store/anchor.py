"""An anchor: a small file beside a database that says how far the database had got.

To SQLite, a write-ahead log that is missing or cut off holds transactions that were never finished, and a copy of the
main file alone is a database. Either would be an older state, served without a word. So every transaction has a number,
which is in the database and, once it is committed, in the anchor: a database that is behind its anchor has lost
something that was acknowledged. The anchor is never ahead of what is on disk, since it is written after the commit, and
nobody waits for it to reach the disk: if the power fails it may be behind, which is harmless.
"""

from __future__ import annotations

from contextlib import suppress
from io import FileIO
from pathlib import Path
from zlib import crc32

from mirabilia.server.store import DamagedError, StoreError
from mirabilia.server.store.lane import Link

RESTORE = (
    "restore a backup with mirabilia restore BACKUP --replace, or keep what is left of it by naming the file itself"
)


class Anchor:
    """The anchor of a database."""

    def __init__(self, database: Path) -> None:
        self.path = Path(f"{database}-anchor")
        self._file: FileIO | None = None

    def read(self) -> int | None:
        """Return the number of the last transaction, None if the file is missing or damaged."""
        try:
            number, check = self.path.read_bytes().split()
        except (FileNotFoundError, ValueError):
            return None
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreError(f"{self.path} cannot be read: {reason}; check its permissions").said(
                "anchor_unreadable", file=str(self.path), reason=reason
            ) from None
        return int(number) if check == _check(number) else None

    def write(self, number: int) -> None:
        """Remember a transaction that is committed; the line always has the same length, so it is replaced in place."""
        try:
            if self._file is None:
                self._file = self.path.open("r+b" if self.path.exists() else "w+b", buffering=0)
            digits = b"%020d" % number
            self._file.seek(0)
            self._file.write(b"%s %s\n" % (digits, _check(digits)))
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreError(f"{self.path} cannot be written: {reason}; check the disk").said(
                "anchor_unwritable", file=str(self.path), reason=reason
            ) from None

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def weigh(self) -> None:
        """Remove it, so that the database is accepted as it stands."""
        self.close()
        with suppress(FileNotFoundError):
            self.path.unlink()


def check_anchor(link: Link, anchor: Anchor, database: Path) -> None:
    """Raise DamagedError if a database has fallen behind its anchor, or was in use when it was copied without one."""
    reached = anchor.read()
    (number, closed), *_ = link.ask("SELECT number, closed FROM anchor")
    if reached is None and not closed:
        raise DamagedError(
            f"{database} was in use when it was copied, or has lost {anchor.path.name}: what was acknowledged may be "
            f"missing; {RESTORE}"
        ).said("used_when_copied", database=str(database), anchor=anchor.path.name)
    if reached is not None and reached > number:
        raise DamagedError(
            f"{database} is older than what was written last: it ends with change {number}, not {reached}; its "
            f"write-ahead log is missing or cut, or an older copy was put in its place; {RESTORE}"
        ).said("older_database", database=str(database), number=str(number), reached=str(reached))


def _check(digits: bytes) -> bytes:
    return b"%08x" % crc32(digits)
