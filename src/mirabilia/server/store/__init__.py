"""The contract of a store: an append-only log for every table, and a shelf (`store/check.py` holds every store to it).

Once `append` returns, the entries are on disk; only then is a choice acknowledged. Any process may append, and the
version of the log decides who was first: a log has one entry of each number, so two processes can never both
succeed. Each entry carries a hash of itself and all before it, so that a damaged log is noticed when it is read, and
never replayed to a wrong state.

The shelf holds small things that belong to no table, each under a name and perhaps until a certain time. And each
process may report who has a table open there; the report ends with the process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from mirabilia.core.errors import MirabiliaError

Phase = Literal["lobby", "playing", "over", "closed"]
ENDED: tuple[Phase, ...] = ("over", "closed")
"""The phases in which nothing happens to a table any more."""
Changed = Callable[[str, int], None]
"""Called with the id and version of a table that another process has appended to or whose attendance it has changed;
several changes may be reported as one.

An empty id means that such news may have been lost: any table may have changed.
"""


class StoreError(MirabiliaError):
    """Tables cannot be read or written now. The message says what to do."""


class DamagedError(StoreError):
    """What is stored is not what was written. The message names the table."""


class OvertakenError(StoreError):
    """Another process was quicker, so nothing was rewritten."""


class TableRow(Struct, frozen=True):
    """What a store knows about a table without reading its log."""

    id: str
    game: str
    phase: Phase
    public: bool
    """Whether it may be listed."""
    version: int
    """How many entries its log has."""
    changed: int
    """When it last changed: milliseconds since 1970."""
    wake: int | None
    """When it has to be looked after, for a bot's move or a deadline: 0 for now, None for never."""
    listing: bytes
    """What a list of tables shows about it, as JSON."""


def newest_first(row: TableRow) -> tuple[int, str]:
    """Return the key that tables are sorted by in lists."""
    return -row.changed, row.id


class Rewriting(Struct, frozen=True):
    """A log that is to be replaced as a whole."""

    row: TableRow
    entries: list[bytes]
    before: int
    """How many entries the log has now."""


class Store(Protocol):
    """Logs of tables that survive the process."""

    async def open(self, process: str, changed: Changed) -> None:
        """Get ready for a process of this name; StoreError if that is impossible."""

    async def close(self) -> None:
        """Write what was accepted, release the tables of this process, and close."""

    async def examine(self) -> None:
        """Check what could not be checked before the store was opened; DamagedError if it is damaged."""

    async def create(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Begin a table owned by this process; False if that id exists. StoreError if nothing was written."""

    async def append(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Add entries, the last of which gets the number `row.version`, and replace the row.

        False, with nothing written, unless the log has exactly the entries before them. StoreError if they were not
        written, or if that is not known: then read the log before doing anything else.
        """

    async def row(self, table: str) -> TableRow | None:
        """Return what is known about a table; None if there is none with that id."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`; none if there is no such table.

        DamagedError if any byte differs from what was written, or if the log has become shorter than `after`.
        """

    async def listed(self, phase: Phase, limit: int) -> list[TableRow]:
        """Return public tables, most recently changed first; damaged ones, which `row` reports, are left out."""

    async def finished(self, game: str, limit: int) -> list[TableRow]:
        """Return tables whose game is over, public or not, most recently changed first; damaged ones are left out."""

    async def forget(self, before: int, most: int) -> int:
        """Delete tables that are over or closed and have not changed since `before`, in milliseconds since 1970.

        The oldest go first, at most `most` of them; returns how many there were.
        """

    async def remove(self, table: str) -> bool:
        """Delete a table, and return whether there was one; other processes are told that it has changed."""

    async def rewrite(self, changes: Sequence[Rewriting], names: Sequence[str] = ()) -> bool:
        """Replace logs with others, and clear names off the shelf: all of it or nothing.

        False, with nothing written, unless every log has as many entries as it should have now.
        """

    async def beat(self) -> list[str]:
        """Report that this process is alive, and return the tables that it has to look after from now on.

        Those are tables with a `wake` whose owner has not been heard from for PATIENCE seconds, or that never had one.
        After a beat that failed, any table that this process already looks after may be among them.
        """

    async def owns(self, table: str) -> bool:
        """Make this process the owner of a table that has no living owner, and return whether it is the owner now."""

    async def keep(self, name: str, data: bytes, until: int | None, replace: bool = False) -> bytes:
        """Keep something small under a name, unless something is already kept there, and return what is kept now.

        `until` is when it expires, in milliseconds since 1970 by the store's clock, None for never; what has
        expired is treated as if it had never been there. With `replace` the new data takes the place of the old.
        """

    async def kept(self, name: str) -> bytes | None:
        """Return what is kept under a name, None if nothing is; DamagedError if it is not what was written."""

    async def take(self, name: str) -> bytes | None:
        """Return what is kept under a name, and forget it: of several callers at the same time, only one gets it."""

    async def attend(self, table: str, data: bytes) -> None:
        """Report who has a table open in this process; empty for nobody. The other processes are told of a change."""

    async def attendance(self, table: str) -> dict[str, bytes]:
        """Return what each living process, this one included, reports about who has a table open there."""


HEARTBEAT = 1.0
"""Seconds between two heartbeats."""
PATIENCE = 3.0
"""Seconds without a heartbeat after which a process counts as dead, and others take over its tables."""
