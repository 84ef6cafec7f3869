"""Who has a table open: its people by their seats, and spectators.

This is not in the log, because it is not part of what happened at the table. Each process knows its own sockets and
tells the others through the store; what follows from it, such as a late player or a table asleep, is in the log.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from mirabilia.server.tables.seat import Seat
from mirabilia.server.wire.people import Audience, Presence

HERE_MS = 8000
"""How long a seat still counts as here after its last socket has closed: a player who reloads the page is not gone."""
MOST_NAMES = 20
"""How many spectators are named to everybody."""


Socket = tuple[int | None, str | None]
"""The seat that a socket watches a table from, and the name a spectator wants to be known by."""


class Attended(Struct, frozen=True):
    """Who has a table open in one process."""

    seats: tuple[int, ...] = ()
    spectators: int = 0
    names: tuple[str, ...] = ()
    """The names of the spectators who want to be known."""


@dataclass(slots=True)
class Attendees:
    """Who has one table open, in this process and elsewhere."""

    closed: dict[int, int] = field(default_factory=dict)
    """When the last socket of a seat was closed here."""
    own: Attended = field(default_factory=Attended)
    elsewhere: tuple[Attended, ...] = ()
    """What other processes have told us."""
    since: dict[int, int] = field(default_factory=dict)
    """The time since which a seat has been here or gone."""

    def note(self, sockets: Collection[Socket], now: int) -> bool:
        """Take note of all sockets of this process; return whether anything changed."""
        seats = self._seats(sockets, now)
        names = sorted({name for seat, name in sockets if seat is None and name})[:MOST_NAMES]
        attended = Attended(tuple(sorted(seats)), sum(seat is None for seat, _ in sockets), tuple(names))
        before, self.own = self.own, attended
        for seat in set(before.seats) ^ seats:
            self.since[seat] = now if seat in seats else self.closed.get(seat, now)
        return before != attended

    def _seats(self, sockets: Collection[Socket], now: int) -> set[int]:
        """Return the seats that have the table open in this process, or had it a moment ago."""
        open_ = {seat for seat, _ in sockets if seat is not None}
        return open_ | {seat for seat, at in self.closed.items() if now - at < HERE_MS}

    def note_elsewhere(self, before: Iterable[Attended], now: int) -> None:
        """Take note of who has come or gone in other processes, and when."""
        were = {seat for attended in before for seat in attended.seats}
        for seat in were ^ {seat for attended in self.elsewhere for seat in attended.seats}:
            self.since[seat] = now

    def is_here(self, seat: int) -> bool:
        """Return whether anyone has the table open from a seat."""
        return any(seat in attended.seats for attended in (self.own, *self.elsewhere))

    def presence(self, seats: Sequence[Seat]) -> tuple[Presence, ...]:
        """Return whether the person of each seat is here; a bot never is."""
        return tuple(
            Presence(self.is_here(number), self.since.get(number) or seat.acted or None)
            if seat.person
            else Presence(here=False, since=None)
            for number, seat in enumerate(seats)
        )

    def gone(self, seats: Sequence[Seat], sockets: Collection[Socket], now: int) -> dict[int, int]:
        """Return the people who do not have the table open now, and since when, if that is known."""
        here = {seat for attended in self.elsewhere for seat in attended.seats} | self._seats(sockets, now)
        return {
            number: max(self.closed.get(number, 0), self.since.get(number, 0), seat.acted)
            for number, seat in enumerate(seats)
            if seat.person and number not in here
        }

    @property
    def audience(self) -> Audience:
        """The spectators of all processes."""
        told = (self.own, *self.elsewhere)
        names = sorted({name for attended in told for name in attended.names})[:MOST_NAMES]
        return Audience(sum(attended.spectators for attended in told), tuple(names))
