"""A table in memory, with those who watch it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
from msgspec.structs import replace

from mirabilia.server.tables.attendance import Attendees, Socket
from mirabilia.server.tables.delayed import DelayedTable
from mirabilia.server.tables.sights import Eyes, Sights
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.tokens import seat_of
from mirabilia.server.wire.protocol import Snapshot


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    def send(self, data: bytes) -> None:
        """Pass a message on, without waiting."""


class Watching(msgspec.Struct):
    """How somebody watches a table."""

    hashed: str | None
    """The hash of the token they came with."""
    eyes: Eyes
    """The seat it opened when they were last told something."""
    name: str | None = None
    """The name a spectator wants to be known by."""
    lent: bool = False
    """Whether they were told that a guest plays their seat."""


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table in memory, with those who watch it."""

    table: Table
    sights: Sights
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from looking at a table until what follows from that is stored and told."""
    watchers: dict[Watcher, Watching] = field(default_factory=dict)
    attendance: Attendees = field(default_factory=Attendees)
    delayed: DelayedTable | None = None
    """The table as delayed spectators see it; None while there are none."""
    used: float = 0.0

    def eyes(self, hashed: str | None) -> Eyes:
        """Return the seat that a hashed token opens now, or the public."""
        return seat_of(self.table.seats, hashed)

    def is_lent(self, hashed: str | None) -> bool:
        """Tell whether a hashed token belongs to somebody whose seat a guest plays."""
        return hashed is not None and any(seat.owner and seat.owner.token == hashed for seat in self.table.seats)

    def gone(self, now: int) -> dict[int, int]:
        """Return the people who do not have the table open now, each with the time since when."""
        return self.attendance.gone(self.table.seats, self._sockets, now)

    def note_attendance(self, now: int) -> bool:
        """Take note of who has the table open; tell whether anything changed."""
        return self.attendance.note(self._sockets, now)

    @property
    def _sockets(self) -> list[Socket]:
        """Who has the table open here; people who may not watch do not count."""
        closed = self.table.is_closed_to(None)
        told = [(watching.eyes, watching.name) for watching in self.watchers.values()]
        return [(eyes, name) for eyes, name in told if eyes is not None or not closed]

    def snapshot(self, eyes: Eyes, hashed: str | None = None, delayed: DelayedTable | None = None) -> Snapshot:
        """Return everything the seat of this token, or the public, may know; the game perhaps as it was a while ago."""
        seen = self.sights.snapshot(eyes)
        if eyes is None and (delayed := delayed or self.delayed):
            seen = replace(delayed.snapshot(), info=seen.info)
        presence = self.attendance.presence(self.table.seats)
        return replace(seen, lent=self.is_lent(hashed), presence=presence, audience=self.attendance.audience)
