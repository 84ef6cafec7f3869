"""Damage in SQLite's write-ahead log, which SQLite itself mistakes for a transaction that was never finished.

After a crash SQLite replays the log up to the first frame whose checksum is wrong, and silently forgets the rest. That
is right for the last transaction, which may be torn. But we wait for the disk at every commit, so a transaction begins
only once all before it are safe: if more than one was committed from that frame on, the log was damaged later, and
what it held had been acknowledged.
"""

from __future__ import annotations

from pathlib import Path
from struct import unpack, unpack_from

from mirabilia.server.store import DamagedError

HEADER = 32
FRAME = 24
MAGIC = (0x377F0682, 0x377F0683)
"""The last bit gives the byte order of the checksums."""


def check_wal(database: Path) -> None:
    """Raise DamagedError if a database's log was damaged before its last transaction."""
    path = Path(f"{database}-wal")
    if not path.exists():
        return
    log = path.read_bytes()
    if len(log) <= HEADER + FRAME:
        return
    if _forgotten_commits(log) > 1:
        raise DamagedError(f"{path} is damaged; restore {database.name} from a copy").said(
            "journal_damaged", file=str(path), database=database.name
        )


def _forgotten_commits(log: bytes) -> int:
    """Count the commits of this log, starting at the first frame that SQLite will not accept."""
    magic, _, size, _, salt = unpack_from(">IIII8s", log)
    order = ">" if magic & 1 else "<"
    sums = _add((0, 0), log[:24], order)
    if magic not in MAGIC or sums != unpack_from(">II", log, 24):
        # Nothing of it will be replayed, whatever it holds: its header was safe before the first frame was written.
        return len(log)
    start = HEADER
    while start + FRAME + size <= len(log):
        frame = log[start : start + FRAME]
        sums = _add(_add(sums, frame[:8], order), log[start + FRAME : start + FRAME + size], order)
        if frame[8:16] != salt or sums != unpack_from(">II", frame, 16):
            return _commits(log, start, size, salt)
        start += FRAME + size
    return 0


def _commits(log: bytes, start: int, size: int, salt: bytes) -> int:
    """Count the frames from `start` on that belong to this log and end a transaction."""
    starts = range(start, len(log) - FRAME - size + 1, FRAME + size)
    return sum(log[at + 8 : at + 16] == salt and log[at + 4 : at + 8] != bytes(4) for at in starts)


def _add(sums: tuple[int, int], data: bytes, order: str) -> tuple[int, int]:
    """Return SQLite's checksum, continued over more data."""
    first, second = sums
    words = unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
