"""The processes of one server, which share its tables out among them.

Every table has a home, found from its id alone: the process to which the front hands every client that names the
table. So its people meet in one process, which also plays its bots. Only speed depends on it: any process may serve any
table.
"""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

from msgspec import Struct


def home_of(table: str, count: int) -> int:
    """Return which of `count` processes a table is at home in."""
    return crc32(table.encode()) % count


class Crew(Struct, frozen=True):
    """One process among those of a server."""

    slot: int
    """Its number, from 0."""
    count: int
    """How many there are."""
    folder: str
    """Where they send each other news."""

    def is_home(self, table: str) -> bool:
        """Return whether a table is at home in this process."""
        return home_of(table, self.count) == self.slot

    def letterbox(self, slot: int) -> Path:
        """Return where a process gets its news."""
        return Path(self.folder) / str(slot)
