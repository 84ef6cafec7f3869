"""A store that forgets: for games that need not outlive the process, and for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic

from mirabilia.server.store import PATIENCE, Changed, Phase, Row, StoreError
from mirabilia.server.store.chain import damaged


class MemoryDisk:
    """What several memory stores share as if it were a database."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.rows: dict[str, Row] = {}
        self.logs: dict[str, list[bytes]] = {}
        self.owners: dict[str, str] = {}
        self.beats: dict[str, float] = {}
        self.open: dict[str, Changed] = {}

    def living_owner(self, table: str) -> str | None:
        """Return the process that looks after a table, None if it has none that lives."""
        owner = self.owners.get(table, "")
        return owner if self.clock() - self.beats.get(owner, float("-inf")) <= PATIENCE else None


class MemoryStore:
    """A store on a memory disk: its own, or one it shares with the stores of other processes."""

    def __init__(self, disk: MemoryDisk | None = None) -> None:
        self._disk = MemoryDisk() if disk is None else disk
        self._process = ""
        self._is_open = False

    async def open(self, process: str, changed: Changed) -> None:
        """Make ready for a process of this name."""
        self._process = process
        self._release()
        self._disk.beats[process] = self._disk.clock()
        self._disk.open[process] = changed
        self._is_open = True

    async def close(self) -> None:
        """Let go of the tables of this process, and leave."""
        self._release()
        self._disk.beats.pop(self._process, None)
        self._disk.open.pop(self._process, None)
        self._is_open = False

    async def create(self, row: Row, entries: Sequence[bytes]) -> bool:
        """Begin a table owned by this process; False if there is one of that id."""
        disk = self._opened()
        if row.version != len(entries):
            raise ValueError(f"table {row.id} begins with version {row.version} but {len(entries)} entries")
        if row.id in disk.rows:
            return False
        disk.rows[row.id], disk.logs[row.id], disk.owners[row.id] = row, list(entries), self._process
        return True

    async def append(self, row: Row, entries: Sequence[bytes]) -> bool:
        """Add entries, the last of which gets the number `row.version`, and replace the row."""
        disk = self._opened()
        if len(disk.logs.get(row.id, ())) != row.version - len(entries) or row.id not in disk.rows:
            return False
        disk.logs[row.id].extend(entries)
        disk.rows[row.id] = row
        for process, changed in disk.open.items():
            if process != self._process and entries:
                asyncio.get_running_loop().call_soon(changed, row.id, row.version)
        return True

    async def row(self, table: str) -> Row | None:
        """Return what is known of a table, None if there is none of that id."""
        return self._opened().rows.get(table)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`; DamagedError if there never were so many."""
        log = self._opened().logs.get(table, [])
        if after > len(log):
            raise damaged(table, f"its log ends before entry {after}")
        return log[after:]

    async def listed(self, phase: Phase, limit: int) -> list[Row]:
        """Return public tables, the ones that changed last first."""
        rows = [row for row in self._opened().rows.values() if row.public and row.phase == phase]
        return sorted(rows, key=lambda row: (-row.changed, row.id))[:limit]

    async def beat(self) -> list[str]:
        """Say that this process lives, and return the tables it has now to look after that it had not before."""
        disk = self._opened()
        disk.beats[self._process] = disk.clock()
        taken = [row.id for row in disk.rows.values() if row.wake is not None and disk.living_owner(row.id) is None]
        disk.owners.update(dict.fromkeys(taken, self._process))
        return taken

    async def owns(self, table: str) -> bool:
        """Make this process the owner of a table that has no living one, and tell whether it is its owner."""
        disk = self._opened()
        if table in disk.rows and disk.living_owner(table) is None:
            disk.beats[self._process] = disk.clock()
            disk.owners[table] = self._process
        return disk.owners.get(table) == self._process

    def _opened(self) -> MemoryDisk:
        """Return the disk; StoreError if the store is not open."""
        if not self._is_open:
            raise StoreError("the store is not open")
        return self._disk

    def _release(self) -> None:
        """Let go of all tables of this process."""
        owners = self._disk.owners
        for table in [table for table, owner in owners.items() if owner == self._process]:
            del owners[table]
