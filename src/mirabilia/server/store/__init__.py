"""The contract of a store: an append-only log for every table, and a shelf (`store/check.py` holds every store to it).

What a store returns from `append` is on disk; whoever acknowledges a choice does so after that. Any process may
append, and the version of the log decides who was first: a log has one entry of each number, so two processes
can never both be right. Each entry carries a hash of itself and all before it, so that a damaged log is found
out when it is read, and never replayed to a wrong state.

On the shelf lie small things that belong to no table, each under a name and perhaps until a certain time. And each
process may say who has a table open there, for the others to know; that ends with the process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from mirabilia.core.errors import MirabiliaError

Phase = Literal["lobby", "playing", "over", "closed"]
Changed = Callable[[str, int], None]
"""Told the id and the version of a table that another process has appended to, or of whose attendance it has said
something else; several changes may be told as one.

An empty id means that such news may have been lost: any table may have changed.
"""


class StoreError(MirabiliaError):
    """Tables cannot be read or written now. The message says what to do."""


class DamagedError(StoreError):
    """What is stored is not what was written. The message names the table."""


class TableRow(Struct, frozen=True):
    """What a store knows of a table without reading its log."""

    id: str
    game: str
    phase: Phase
    public: bool
    """Whether it may be listed."""
    version: int
    """How many entries its log has."""
    changed: int
    """When it changed last: milliseconds since 1970."""
    wake: int | None
    """When somebody has to look after it: a bot's move, a deadline; 0 for at once, None for nothing to do."""
    listing: bytes
    """What a list of tables shows of it, as JSON."""


class Store(Protocol):
    """Logs of tables that survive the process."""

    async def open(self, process: str, changed: Changed) -> None:
        """Make ready for a process of this name; StoreError if that cannot be."""

    async def close(self) -> None:
        """Write what was accepted, let go of the tables of this process, and leave."""

    async def create(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Begin a table owned by this process; False if there is one of that id. StoreError if nothing was written."""

    async def append(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Add entries, the last of which gets the number `row.version`, and replace the row.

        False, and nothing written, if the log has not just the entries before them. StoreError if it could not
        be written or it is not known whether it was: then read on before anything else.
        """

    async def row(self, table: str) -> TableRow | None:
        """Return what is known of a table, None if there is none of that id."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`, none if there is no such table.

        DamagedError unless every byte is as it was written, and if the log has become shorter than `after`.
        """

    async def listed(self, phase: Phase, limit: int) -> list[TableRow]:
        """Return public tables, the ones that changed last first; damaged ones, of which `row` tells, are left out."""

    async def beat(self) -> list[str]:
        """Say that this process lives, and return the tables it has now to look after that it had not before.

        Those are tables with a `wake` whose owner has not been heard of for PATIENCE seconds, or who never had one.
        After a beat that failed, all that this process looks after may be among them.
        """

    async def owns(self, table: str) -> bool:
        """Make this process the owner of a table that has no living one, and tell whether it is its owner."""

    async def keep(self, name: str, data: bytes, until: int | None, replace: bool = False) -> bytes:
        """Keep something small under a name, unless something is kept there already, and return what is kept now.

        `until` is when it ends, in milliseconds since 1970 by the store's clock, None for never; what has come to its
        end is as if it had never been. `replace` puts it in the place of what is there.
        """

    async def kept(self, name: str) -> bytes | None:
        """Return what is kept under a name, None if nothing is; DamagedError if it is not what was written."""

    async def take(self, name: str) -> bytes | None:
        """Return what is kept under a name, and keep it no more: of several who ask at once, just one gets it."""

    async def attend(self, table: str, data: bytes) -> None:
        """Say who has a table open in this process; empty for nobody. The other processes are told of a change."""

    async def attendance(self, table: str) -> dict[str, bytes]:
        """Return what each process that lives, this one too, says about who has a table open there."""


HEARTBEAT = 1.0
"""Seconds between two signs of life."""
PATIENCE = 3.0
"""Seconds without a sign after which a process counts as dead, and others take its tables over."""
