"""A store that forgets: for games that need not outlive the process, and for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic, time_ns

from mirabilia.server.store import ENDED, PATIENCE, Changed, Phase, Rewriting, StoreError, TableRow, newest_first
from mirabilia.server.store.chain import damaged
from mirabilia.server.store.shelf import of_table


class MemoryDisk:
    """What several memory stores share, like a database."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.shelf: dict[str, tuple[bytes, int | None]] = {}
        """What is kept under each name, and until when."""
        self.attendance: dict[str, dict[str, bytes]] = {}
        """What each process reports about who has each table open."""
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[bytes]] = {}
        self.owners: dict[str, str] = {}
        self.beats: dict[str, float] = {}
        self.open: dict[str, Changed] = {}

    def living_owner(self, table: str) -> str | None:
        """Return the living process that looks after a table; None if there is none."""
        owner = self.owners.get(table, "")
        return owner if self.is_alive(owner) else None

    def is_alive(self, process: str) -> bool:
        """Return whether a process has been heard from lately."""
        return self.clock() - self.beats.get(process, float("-inf")) <= PATIENCE

    def kept(self, name: str) -> bytes | None:
        """Return what is kept under a name and has not expired."""
        data, until = self.shelf.get(name, (None, None))
        return data if until is None or until > time_ns() // 1_000_000 else None

    def tell(self, table: str, version: int, but: str = "") -> None:
        """Let all processes but one know of a change."""
        for process, changed in self.open.items():
            if process != but:
                asyncio.get_running_loop().call_soon(changed, table, version)


class MemoryStore:
    """A store on a memory disk: its own, or one it shares with the stores of other processes."""

    def __init__(self, disk: MemoryDisk | None = None) -> None:
        self._disk = MemoryDisk() if disk is None else disk
        self._process = ""
        self._is_open = False

    async def open(self, process: str, changed: Changed) -> None:
        """Get ready for a process of this name."""
        self._process = process
        self._release()
        self._disk.beats[process] = self._disk.clock()
        self._disk.open[process] = changed
        self._is_open = True

    async def examine(self) -> None:
        """Check nothing: there is no file."""

    async def close(self) -> None:
        """Release the tables of this process, and close."""
        self._release()
        self._disk.beats.pop(self._process, None)
        self._disk.open.pop(self._process, None)
        self._is_open = False

    async def create(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Begin a table owned by this process; False if that id exists."""
        disk = self._opened()
        if row.version != len(entries):
            raise ValueError(f"table {row.id} begins with version {row.version} but {len(entries)} entries")
        if row.id in disk.rows:
            return False
        disk.rows[row.id], disk.logs[row.id], disk.owners[row.id] = row, list(entries), self._process
        return True

    async def append(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Add entries, the last of which gets the number `row.version`, and replace the row."""
        disk = self._opened()
        if len(disk.logs.get(row.id, ())) != row.version - len(entries) or row.id not in disk.rows:
            return False
        disk.logs[row.id].extend(entries)
        disk.rows[row.id] = row
        if entries:
            disk.tell(row.id, row.version, but=self._process)
        return True

    async def row(self, table: str) -> TableRow | None:
        """Return what is known about a table; None if there is none with that id."""
        return self._opened().rows.get(table)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`; DamagedError if there never were that many."""
        log = self._opened().logs.get(table, [])
        if after > len(log):
            raise damaged(table, f"its log ends before entry {after}")
        return log[after:]

    async def listed(self, phase: Phase, limit: int) -> list[TableRow]:
        """Return public tables, most recently changed first."""
        rows = [row for row in self._opened().rows.values() if row.public and row.phase == phase]
        return sorted(rows, key=newest_first)[:limit]

    async def finished(self, game: str, limit: int) -> list[TableRow]:
        """Return tables whose game is over, public or not, most recently changed first."""
        rows = [row for row in self._opened().rows.values() if row.game == game and row.phase == "over"]
        return sorted(rows, key=newest_first)[:limit]

    async def forget(self, before: int, most: int) -> int:
        """Delete tables that are over or closed and have not changed since `before`, the oldest first."""
        disk = self._opened()
        old = sorted((row for row in disk.rows.values() if row.phase in ENDED and row.changed < before), key=_age)[
            :most
        ]
        for row in old:
            del disk.rows[row.id], disk.logs[row.id]
            disk.owners.pop(row.id, None)
            disk.shelf.pop(of_table(row.id), None)
        return len(old)

    async def remove(self, table: str) -> bool:
        """Delete a table, and return whether there was one."""
        disk = self._opened()
        row = disk.rows.pop(table, None)
        disk.logs.pop(table, None)
        disk.owners.pop(table, None)
        disk.shelf.pop(of_table(table), None)
        if row:
            disk.tell(table, row.version + 1, but=self._process)
        return row is not None

    async def rewrite(self, changes: Sequence[Rewriting], names: Sequence[str] = ()) -> bool:
        """Replace logs with others, and clear names off the shelf: all of it or nothing."""
        disk = self._opened()
        if not all(len(disk.logs.get(change.row.id, ())) == change.before for change in changes):
            return False
        for change in changes:
            disk.rows[change.row.id], disk.logs[change.row.id] = change.row, list(change.entries)
            disk.tell(change.row.id, change.row.version, but=self._process)
        for name in names:
            disk.shelf.pop(name, None)
        return True

    async def beat(self) -> list[str]:
        """Report that this process is alive, and return the tables that it has to look after from now on."""
        disk = self._opened()
        disk.beats[self._process] = disk.clock()
        disk.shelf = {name: thing for name, thing in disk.shelf.items() if disk.kept(name) is not None}
        for process in [process for process in disk.attendance if not disk.is_alive(process)]:
            self._forget(process, but="")
        taken = [row.id for row in disk.rows.values() if row.wake is not None and disk.living_owner(row.id) is None]
        disk.owners.update(dict.fromkeys(taken, self._process))
        return taken

    async def owns(self, table: str) -> bool:
        """Make this process the owner of a table that has no living owner, and return whether it is the owner now."""
        disk = self._opened()
        if table in disk.rows and disk.living_owner(table) is None:
            disk.beats[self._process] = disk.clock()
            disk.owners[table] = self._process
        return disk.owners.get(table) == self._process

    async def keep(self, name: str, data: bytes, until: int | None, replace: bool = False) -> bytes:
        """Keep something small under a name, unless something is already kept there, and return what is kept now."""
        disk = self._opened()
        found = disk.kept(name)
        if found is not None and not replace:
            return found
        disk.shelf[name] = (data, until)
        return data

    async def kept(self, name: str) -> bytes | None:
        """Return what is kept under a name, None if nothing is."""
        return self._opened().kept(name)

    async def take(self, name: str) -> bytes | None:
        """Return what is kept under a name, and forget it."""
        found = self._opened().kept(name)
        self._disk.shelf.pop(name, None)
        return found

    async def attend(self, table: str, data: bytes) -> None:
        """Report who has a table open in this process; empty for nobody. The other processes are told of a change."""
        said = self._opened().attendance.setdefault(self._process, {})
        said[table] = data
        if not data:
            del said[table]
        if table in self._disk.rows:
            self._disk.tell(table, self._disk.rows[table].version, but=self._process)

    async def attendance(self, table: str) -> dict[str, bytes]:
        """Return what each living process, this one included, reports about who has a table open there."""
        disk = self._opened()
        said = {process: tables.get(table) for process, tables in disk.attendance.items() if disk.is_alive(process)}
        return {process: data for process, data in said.items() if data}

    def _opened(self) -> MemoryDisk:
        """Return the disk; StoreError if the store is not open."""
        if not self._is_open:
            raise StoreError("the store is not open")
        return self._disk

    def _release(self) -> None:
        """Release all tables of this process, and what it reported about them."""
        self._forget(self._process, but=self._process)
        owners = self._disk.owners
        for table in [table for table, owner in owners.items() if owner == self._process]:
            del owners[table]

    def _forget(self, process: str, but: str) -> None:
        """Forget what a process reported about who has its tables open, and tell all processes but one."""
        for table in self._disk.attendance.pop(process, {}):
            if table in self._disk.rows:
                self._disk.tell(table, self._disk.rows[table].version, but)


def _age(row: TableRow) -> tuple[int, str]:
    return row.changed, row.id
