"""A store in a database: the SQL that SQLite and PostgreSQL share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from mirabilia.server.store import (
    PATIENCE,
    Changed,
    DamagedError,
    OvertakenError,
    Phase,
    Rewriting,
    StoreError,
    TableRow,
    attending,
    erasing,
    newest_first,
    shelf,
)
from mirabilia.server.store.chain import damaged, first, links, parse_fields, stored_fields, verified
from mirabilia.server.store.erasing import FIELDS
from mirabilia.server.store.lane import Job, Lane, Link, one_by_one

OWNED = """SELECT tables.id, owners.process, CASE WHEN processes.beat >= {clock} - ? THEN 1 ELSE 0 END
    FROM tables LEFT JOIN owners ON owners.id = tables.id LEFT JOIN processes ON processes.name = owners.process"""
"""Tables with their owner, and whether it is alive."""
TAKE = "INSERT INTO owners (id, process) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET process = excluded.process"
SILENCE = int(1000 * PATIENCE)
REPLACE = f"UPDATE tables SET {', '.join(f'{field} = ?' for field in FIELDS.split(', ')[1:])}"
REPLACE += " WHERE id = ? AND version = ? AND head = ?"
"""Everything but the id: a field that is set is written to its index as well, even if it does not change."""
HEADS_KEPT = 10_000
"""For how many logs we remember how they end, so that adding to one need not begin with a query."""


@dataclass(frozen=True, slots=True)
class Append:
    """Adds entries to the log of a table, which is most of what a store does."""

    do: Callable[[Link, TableRow, Sequence[bytes]], bool | StoreError]
    row: TableRow
    entries: Sequence[bytes]

    def __call__(self, link: Link, /) -> bool | StoreError:
        """Add them, on their own."""
        return self.do(link, self.row, self.entries)


class SqlStore(ABC):
    """A store whose logs are in a database, with one thread that writes and one that reads."""

    def __init__(self) -> None:
        self._process = ""
        self._changed: Changed = lambda _table, _version: None
        self._is_sure = True
        """Whether it is known what the last beat did."""
        self.is_home: Callable[[str], bool] = lambda _: True
        """Says which tables this process may look after: of several in one server, each has its own."""
        self._heads: dict[str, tuple[int, str]] = {}
        """The version and the last hash of logs that this process has lately added to. A write that failed leaves
        something here that was never true; it then matches no row, and the log is read."""
        self._writer = Lane("store-writer", "write", self._connect_writer, self._leave, self._write_together)
        self._reader = Lane("store-reader", "read", self._connect_reader, lambda: None)

    @abstractmethod
    def _connect_writer(self) -> Link:
        """Connect for writing; the first time, check the database and bring its schema up to date."""

    @abstractmethod
    def _connect_reader(self) -> Link:
        """Connect for reading."""

    @abstractmethod
    def _leave(self) -> None:
        """Release everything that is not a connection, after the last connection is closed."""

    async def open(self, process: str, changed: Changed) -> None:
        """Get ready for a process of this name; StoreError if that is impossible."""
        self._process, self._changed = process, changed
        self._writer.start()
        self._reader.start()
        try:
            await self._writer.ask(self._enter)
        except BaseException:
            await self._stop()
            raise

    async def close(self) -> None:
        """Write what was accepted, release the tables of this process, and close."""
        # If the database cannot be reached, the others will notice the silence.
        with suppress(StoreError):
            await self._writer.ask(self._release)
        await self._stop()

    async def _stop(self) -> None:
        """End the threads; the writer last, since it may have to tidy up."""
        await self._reader.stop()
        await self._writer.stop()

    async def create(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Begin a table owned by this process; False if that id exists. StoreError if nothing was written."""
        _check_storable(row, entries)
        if row.version != len(entries):
            raise ValueError(f"table {row.id} begins with version {row.version} but {len(entries)} entries")
        return await self._writer.ask(lambda link: self._create(link, row, entries), row.id)

    async def append(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Add entries, the last of which gets the number `row.version`, and replace the row."""
        _check_storable(row, entries)
        return await self._writer.ask(Append(self._append, row, entries), row.id)

    async def row(self, table: str) -> TableRow | None:
        """Return what is known about a table; None if there is none with that id."""
        if not _is_storable(table):
            return None
        found = await self._reader.ask(lambda link: _find(link, table))
        return found and found[0]

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`; DamagedError if any byte differs from what was written."""
        if not _is_storable(table):
            return []
        return await self._reader.ask(lambda link: _read(link, table, after))

    async def listed(self, phase: Phase, limit: int) -> list[TableRow]:
        """Return public tables, most recently changed first."""
        return await self._reader.ask(lambda link: _listed(link, phase, limit))

    async def finished(self, game: str, limit: int) -> list[TableRow]:
        """Return tables whose game is over, public or not, most recently changed first."""
        return await self._reader.ask(lambda link: _finished(link, game, limit)) if _is_storable(game) else []

    async def forget(self, before: int, most: int) -> int:
        """Delete tables that are over or closed and have not changed since `before`, the oldest first."""
        return await self._writer.ask(lambda link: erasing.forget(link, before, most))

    async def remove(self, table: str) -> bool:
        """Delete a table, and return whether there was one."""
        return _is_storable(table) and await self._writer.ask(lambda link: erasing.remove(link, table))

    async def rewrite(self, changes: Sequence[Rewriting], names: Sequence[str] = ()) -> bool:
        """Replace logs with others, and clear names off the shelf: all of it or nothing."""
        for change in changes:
            _check_storable(change.row, change.entries)
        try:
            return await self._writer.ask(lambda link: erasing.rewrite(link, changes, names))
        except OvertakenError:
            return False

    async def beat(self) -> list[str]:
        """Report that this process is alive, and return the tables that it has to look after from now on."""
        again, self._is_sure = not self._is_sure, False
        taken, left = await self._writer.ask(lambda link: self._beat(link, again))
        self._is_sure = True
        for table, version in left:
            self._changed(table, version)
        return taken

    async def owns(self, table: str) -> bool:
        """Make this process the owner of a table that has no living owner, and return whether it is the owner now."""
        if not _is_storable(table):
            return False
        owned = await self._reader.ask(lambda link: self._is_owner(link, table))
        if owned is None:
            return await self._writer.ask(lambda link: self._take(link, table))
        return owned

    async def keep(self, name: str, data: bytes, until: int | None, replace: bool = False) -> bytes:
        """Keep something small under a name, unless something is already kept there, and return what is kept now."""
        if not _is_storable(name) or not 0 <= (until or 0) < 2**63:
            raise StoreError(f"{name!r} cannot be kept until {until}; use letters, digits and a time from 1970 on")
        return await self._writer.ask(lambda link: shelf.keep(link, name, data, until, replace))

    async def kept(self, name: str) -> bytes | None:
        """Return what is kept under a name, None if nothing is; DamagedError if it is not what was written."""
        return await self._reader.ask(lambda link: shelf.kept(link, name)) if _is_storable(name) else None

    async def take(self, name: str) -> bytes | None:
        """Return what is kept under a name, and forget it: of several callers at the same time, only one gets it."""
        return await self._writer.ask(lambda link: shelf.take(link, name)) if _is_storable(name) else None

    async def attend(self, table: str, data: bytes) -> None:
        """Report who has a table open in this process; empty for nobody. The other processes are told of a change."""
        if _is_storable(table):
            await self._writer.ask(lambda link: attending.attend(link, self._process, table, data), table)

    async def attendance(self, table: str) -> dict[str, bytes]:
        """Return what each living process, this one included, reports about who has a table open there."""
        if not _is_storable(table):
            return {}
        return await self._reader.ask(lambda link: attending.attendance(link, table, SILENCE))

    # What follows runs in the threads.

    def _enter(self, link: Link) -> None:
        """Join: alive from now on, and owner of nothing, even if an earlier process of this name owned tables."""
        link.lock()
        attending.forget(link, self._process)
        link.change("DELETE FROM owners WHERE process = ?", self._process)
        self._live(link)

    def _release(self, link: Link) -> None:
        """Release all tables: the next process to beat takes them."""
        link.lock()
        attending.forget(link, self._process)
        link.change("DELETE FROM owners WHERE process = ?", self._process)
        link.change("DELETE FROM processes WHERE name = ?", self._process)

    def _live(self, link: Link) -> None:
        """Report that this process is alive."""
        sql = f"INSERT INTO processes (name, beat) VALUES (?, {link.clock})"
        link.change(f"{sql} ON CONFLICT (name) DO UPDATE SET beat = excluded.beat", self._process)

    def _create(self, link: Link, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Begin a table."""
        hashes = links(first(row.id), entries)
        places = ", ".join("?" * 10)
        sql = f"INSERT INTO tables ({FIELDS}) VALUES ({places}) ON CONFLICT (id) DO NOTHING"
        if not link.change(sql, *stored_fields(row, hashes[-1] if hashes else first(row.id))):
            return False
        _extend(link, row, entries, hashes)
        if self.is_home(row.id):
            link.change(TAKE, row.id, self._process)
        return True

    def _write_together(self, link: Link, jobs: Sequence[Job[Any]]) -> Sequence[Any]:
        """Do the jobs of a transaction, several at once if the database can."""
        return one_by_one(link, jobs)

    def _append(self, link: Link, row: TableRow, entries: Sequence[bytes]) -> bool | StoreError:
        """Add entries, if the log has exactly those before them."""
        before = row.version - len(entries)
        known = self._heads.pop(row.id, None)
        if known and known[0] == before and self._extended(link, row, entries, known[1]):
            return True
        try:
            found = _find(link, row.id)
        except DamagedError as error:
            return error
        if found is None or found[0].version != before:
            return False
        return self._extended(link, row, entries, found[1])

    def _extended(self, link: Link, row: TableRow, entries: Sequence[bytes], head: str) -> bool:
        """Add entries to a log that ends with this hash; False, with nothing written, if it does not."""
        hashes = links(head, entries)
        last, before = hashes[-1] if hashes else head, row.version - len(entries)
        # Another process may have been quicker since we asked: the number of changed rows shows it.
        if not link.change(REPLACE, *stored_fields(row, last)[1:], row.id, before, head):
            return False
        _extend(link, row, entries, hashes)
        if entries:
            link.tell(row.id, row.version)
        self._remember(row, last)
        return True

    def _remember(self, row: TableRow, head: str) -> None:
        """Remember how the log of a table ends."""
        if len(self._heads) >= HEADS_KEPT:
            del self._heads[next(iter(self._heads))]
        self._heads[row.id] = (row.version, head)

    def _beat(self, link: Link, again: bool) -> tuple[list[str], list[tuple[str, int]]]:
        """Report that this process is alive, forget the dead, and take over what they had to look after.

        Returns those tables, and the tables that dead processes had reported as open. The last beat may have failed
        after it was committed: then `again` asks for every table that this process looks after.
        """
        link.lock()
        self._live(link)
        link.change(f"DELETE FROM processes WHERE beat < {link.clock} - ?", SILENCE)
        left = attending.forget_the_dead(link)
        shelf.clear(link)
        wanting = """SELECT id FROM tables WHERE wake IS NOT NULL AND NOT EXISTS (SELECT 1 FROM owners
            JOIN processes ON processes.name = owners.process WHERE owners.id = tables.id) ORDER BY id"""
        taken = [table for (table,) in link.ask(wanting) if self.is_home(table)]
        link.add(TAKE, [(table, self._process) for table in taken])
        if again:
            mine = "SELECT id FROM tables WHERE wake IS NOT NULL AND id IN (SELECT id FROM owners WHERE process = ?)"
            taken = [table for (table,) in link.ask(mine, self._process)]
        return taken, left

    def _is_owner(self, link: Link, table: str) -> bool | None:
        """Return whether this process owns a table; None if no living process does."""
        found = link.ask(f"{OWNED.format(clock=link.clock)} WHERE tables.id = ?", SILENCE, table)
        if not found:
            return False
        _, owner, lives = found[0]
        if owner == self._process:
            return True
        return False if lives else None

    def _take(self, link: Link, table: str) -> bool:
        """Become the owner of a table, unless another living process was quicker."""
        link.lock()
        self._live(link)
        owned = self._is_owner(link, table)
        if owned is None:
            link.change(TAKE, table, self._process)
        return owned is not False


def _find(link: Link, table: str) -> tuple[TableRow, str] | None:
    """Return a row and the head of its log."""
    found = link.ask(f"SELECT {FIELDS} FROM tables WHERE id = ?", table)
    return parse_fields(table, found[0]) if found else None


def _read(link: Link, table: str, after: int) -> list[bytes]:
    """Return the entries above `after`, each of them verified."""
    found = _find(link, table)
    stored = link.ask("SELECT number, entry, hash FROM log WHERE id = ? AND number >= ? ORDER BY number", table, after)
    if found is None:
        if stored or after:
            raise damaged(table, "it has no row")
        return []
    row, head = found
    return verified(table, head, row.version, after, stored)


def _listed(link: Link, phase: Phase, limit: int) -> list[TableRow]:
    """Return public tables; a damaged one is left out, so that it does not take the others with it."""
    sql = f"SELECT {FIELDS} FROM tables WHERE public = 1 AND phase = ? ORDER BY changed DESC, id LIMIT ?"
    return _whole_rows(link.ask(sql, phase, limit))


def _finished(link: Link, game: str, limit: int) -> list[TableRow]:
    """Return tables whose game is over: public and others in separate queries, so that the index has their order."""
    sql = f"""SELECT {FIELDS} FROM tables WHERE public = ? AND phase = 'over' AND game = ?
        ORDER BY changed DESC, id LIMIT ?"""
    rows = _whole_rows([fields for public in (0, 1) for fields in link.ask(sql, public, game, limit)])
    return sorted(rows, key=newest_first)[:limit]


def _whole_rows(found: Iterable[tuple[Any, ...]]) -> list[TableRow]:
    """Return rows, without those that are damaged."""
    rows = []
    for fields in found:
        with suppress(DamagedError):
            rows.append(parse_fields(fields[0], fields)[0])
    return rows


def _extend(link: Link, row: TableRow, entries: Sequence[bytes], hashes: Sequence[str]) -> None:
    """Write entries at the end of a log, the last with the version of the row as its number."""
    numbers = range(row.version - len(entries) + 1, row.version + 1)
    stored = [(row.id, *fields) for fields in zip(numbers, entries, hashes, strict=True)]
    link.add("INSERT INTO log (id, number, entry, hash) VALUES (?, ?, ?, ?)", stored)


def _is_storable(text: str) -> bool:
    """Whether every database can hold a text: PostgreSQL takes no NUL, and neither takes lone surrogates."""
    return "\0" not in text and (text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text))


def _check_storable(row: TableRow, entries: Sequence[bytes]) -> None:
    """Raise StoreError for what a database cannot hold, before it can spoil a transaction shared with others."""
    if not (_is_storable(row.id) and _is_storable(row.game)):
        raise StoreError(f"table {row.id!r} has a name that cannot be stored; use letters and digits")
    numbers = (row.version, row.changed, row.wake or 0)
    if not all(0 <= number < 2**63 for number in numbers) or row.version < len(entries):
        raise StoreError(f"table {row.id} has numbers that cannot be stored: {numbers}")
