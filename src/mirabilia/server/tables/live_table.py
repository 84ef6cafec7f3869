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
from mirabilia.server.wire.protocol import Command, Snapshot

TOKENS_KEPT = 100
"""For how many tokens a table remembers which seat they open."""


class Watcher(Protocol):
    """A client that is told what happens at a table."""

    is_brief: bool
    """Whether it is enough to send what is new in their view after a choice of their own."""

    def send(self, data: bytes) -> None:
        """Pass a message on, without waiting."""


class Watching(msgspec.Struct):
    """How a client watches a table."""

    hashed: str | None
    """The hash of the token they came with."""
    eyes: Eyes
    """The seat it opened when they were last told something."""
    name: str | None = None
    """The name a spectator wants to be known by."""
    lent: bool = False
    """Whether they were told that a guest plays their seat."""
    others: tuple[str, ...] = ()
    """The hashed tokens of those who share the device."""
    also: tuple[int | None, ...] = ()
    """The seats these opened when they were last told something."""

    @property
    def tokens(self) -> tuple[str | None, ...]:
        """All hashed tokens they came with, their own first."""
        return (self.hashed, *self.others)

    @property
    def seats(self) -> set[int]:
        """The seats whose people are here with them."""
        return {seat for seat in (self.eyes, *self.also) if isinstance(seat, int)}


class NotedChoice(msgspec.Struct, frozen=True):
    """A choice that a person has made, with what their seat knew then."""

    seat: int
    token: str
    """The hashed token of the person who is told about it."""
    city: int
    turn: int
    when: tuple[int, int]
    """Age and turn of the rulebook."""
    option: int
    """Its place among the options."""
    move: str
    """The move as the record will have it."""
    moves: int
    """How many moves the record had before."""
    options: int
    """How many there were to choose from."""
    view: msgspec.Raw
    """What the seat saw, as it was sent."""
    ready: tuple[int, ...]
    decision: msgspec.Raw


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table in memory, with those who watch it."""

    table: Table
    sights: Sights
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from looking at a table until what follows from that is stored and sent out."""
    watchers: dict[Watcher, Watching] = field(default_factory=dict)
    attendance: Attendees = field(default_factory=Attendees)
    delayed: DelayedTable | None = None
    """The table as spectators with a delay see it; None while there are none."""
    has_company: bool = False
    """Whether another process has added to its log, so that it may do so again."""
    used: float = 0.0
    noted: dict[int, NotedChoice] = field(default_factory=dict)
    """The choices that the coach will speak about once they are sealed, by city."""

    def eyes(self, hashed: str | None) -> int | None:
        """Return the seat that a hashed token opens now, or the public."""
        if hashed is None:
            return None
        opened = self.table.opened
        if hashed not in opened:
            if len(opened) >= TOKENS_KEPT:
                opened.clear()
            opened[hashed] = seat_of(self.table.seats, hashed)
        return opened[hashed]

    def look_up(self, watching: Watching) -> bool:
        """Find out which seats a watcher's tokens open now; return whether that has changed."""
        before = (watching.eyes, watching.lent, watching.also)
        seat, watching.lent = self.eyes(watching.hashed), self.is_lent(watching.hashed)
        watching.also = tuple(map(self.eyes, watching.others))
        shares = any(other is not None for other in watching.also)
        watching.eyes = "together" if seat is None and shares else seat
        return before != (watching.eyes, watching.lent, watching.also)

    def author(self, watching: Watching, command: Command) -> str | None:
        """Return the hashed token of the person who sent a command; None if they have no seat."""
        if command.by is None:
            return watching.hashed
        return next((hashed for hashed in watching.tokens if hashed and self.eyes(hashed) == command.by), None)

    def is_lent(self, hashed: str | None) -> bool:
        """Return whether a hashed token belongs to a person whose seat a guest plays."""
        return hashed is not None and any(seat.owner and seat.owner.token == hashed for seat in self.table.seats)

    def gone(self, now: int) -> dict[int, int]:
        """Return the people who do not have the table open now, and since when."""
        return self.attendance.gone(self.table.seats, self._sockets, now)

    def note_attendance(self, now: int) -> bool:
        """Take note of who has the table open; return whether anything changed."""
        return self.attendance.note(self._sockets, now)

    @property
    def _sockets(self) -> list[Socket]:
        """Who has the table open here; people who may not watch do not count."""
        closed = self.table.is_closed_to(None)
        seated: list[Socket] = [(seat, None) for watching in self.watchers.values() for seat in watching.seats]
        public = [watching.name for watching in self.watchers.values() if watching.eyes is None]
        return [*seated, *((None, name) for name in public if not closed)]

    def shown_to(self, watching: Watching) -> Snapshot:
        """Return everything that a watcher may know now."""
        return replace(self.snapshot(watching.eyes, watching.hashed), also=watching.also)

    def snapshot(self, eyes: Eyes, hashed: str | None = None, delayed: DelayedTable | None = None) -> Snapshot:
        """Return everything the seat of this token, or the public, may know; the game perhaps as it was a while ago."""
        seen = self.sights.snapshot(eyes)
        if eyes is None and (delayed := delayed or self.delayed):
            seen = replace(delayed.snapshot(), info=seen.info)
        presence = self.attendance.presence(self.table.seats)
        return replace(seen, lent=self.is_lent(hashed), presence=presence, audience=self.attendance.audience)
