"""What those who watch a table are sent: the only place where messages about a game are made.

Everything here comes from views and from events as a seat sees them; a state goes in and never comes out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from mirabilia.core.errors import MoveError
from mirabilia.core.game import Decision
from mirabilia.server.tables.change import TableChange
from mirabilia.server.tables.seat import Seat
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.protocol import AnySight, SeatInfo, Sight, Snapshot, TableInfo, Update, Wanted

Eyes = int | None
"""The seat that looks, None for the public."""

_encoder = msgspec.json.Encoder()


def info_of(table: Table, awaited: tuple[int, ...] = (), due: int | None = None) -> TableInfo:
    """Return what everybody may know about a table, apart from the game itself."""
    options = table.options
    return TableInfo(
        id=table.id,
        game=options.game,
        players=options.players,
        wonders=options.wonders,
        clock=options.clock,
        reserve=options.reserve,
        reserve_for=options.reserve_for,
        away_after=options.away_after,
        when_away=options.when_away,
        public=options.public,
        spectators=options.spectators,
        hints=options.hints,
        phase=table.phase,
        seats=tuple([_seat_info(table, number, seat) for number, seat in enumerate(table.seats)]),
        host=table.host,
        paused=table.paused,
        asleep=table.is_asleep,
        wanted=tuple(Wanted(wish, tuple(sorted(seats))) for wish, seats in table.wanted.items()),
        awaited=awaited,
        due=due,
        changed=table.changed,
        commitment=table.commitment,
        rematch=table.rematch,
        lesson=options.lesson,
    )


def listing_of(table: Table) -> TableInfo:
    """Return what a list of tables shows of one, including who is awaited, and until when."""
    return info_of(table, tuple(table.awaited), table.deadline)


def _seat_info(table: Table, number: int, seat: Seat) -> SeatInfo:
    return SeatInfo(
        name=seat.name,
        bot=seat.bot,
        away=seat.away,
        stand_in=seat.away and seat.stand_in and not table.is_asleep,
        free=table.can_be_joined(number),
        guest_of=seat.owner.name if seat.owner else None,
        reserve=seat.reserve if table.options.reserve and seat.person else None,
    )


class Written(Struct, frozen=True):
    """A view as it is sent, and the hash by which a client checks that it sees what it should."""

    data: Raw
    hash: int


class Decided(Struct, frozen=True):
    """What may be decided for a city, and the same as it is sent."""

    decision: Decision[Any]
    data: Raw


class Sights:
    """A table as each seat sees it: everything is worked out and written once, for all who watch and for its bots."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[Eyes, Any] = {}
        self._written: dict[Eyes, Written] = {}
        self._decided: dict[int, Decided | None] = {}
        """By city; for a seat's own city it is the same until something is sealed."""

    def snapshot(self, eyes: Eyes) -> Snapshot:
        """Return everything that a seat, or the public, may know."""
        table = self.table
        seen = self.sight(eyes) if table.is_shown_to(eyes) else None
        return Snapshot(
            table=table.id,
            version=table.version,
            you=eyes,
            info=info_of(table),
            chat=() if table.is_closed_to(eyes) else tuple(table.chat),
            turn=table.turn,
            waiting=table.waiting,
            due=table.due,
            notes=() if table.is_closed_to(eyes) else tuple(table.notes),
            sight=seen,
            hash=self.written(eyes).hash if seen else None,
        )

    def sight(self, eyes: Eyes, events: Sequence[Any] = (), *, whole: bool = True) -> AnySight:
        """Return what a seat sees of the game: the whole view, or only what `ready` tells."""
        view = self.written(eyes).data if whole else None
        decisions = self._decisions(eyes) if whole else ()
        seen = tuple(event.seen_by(eyes) for event in events)
        return Sight(self.table.options.game, view, self.view(eyes).ready, decisions, seen)

    def view(self, eyes: Eyes) -> Any:
        """Return the view of a seat or the public."""
        if eyes not in self._views:
            assert self.table.state
            self._views[eyes] = self.table.rules.view(self.table.state, eyes)
        return self._views[eyes]

    def written(self, eyes: Eyes) -> Written:
        """Return the view of a seat or the public as it is sent."""
        if eyes not in self._written:
            data = _encoder.encode(self.view(eyes))
            self._written[eyes] = Written(Raw(data), crc32(data))
        return self._written[eyes]

    def decided(self, city: int) -> Decided | None:
        """Return what may be decided for a city now; None if nothing."""
        if city not in self._decided:
            self._decided[city] = self._decide(city)
        return self._decided[city]

    def _decide(self, city: int) -> Decided | None:
        try:
            assert self.table.state
            decision = self.table.rules.decision(self.table.state, city)
        except MoveError:
            return None
        return Decided(decision, Raw(_encoder.encode(decision)))

    def look_anew(self, change: TableChange) -> None:
        """Forget the views that a change has made out of date."""
        step = change.step
        if step is None:
            return
        self._written.clear()
        if step.sealed or change.chooser is None or not self.table.waiting:
            self._views.clear()
            self._decided.clear()
            return
        for city in [city for city in self._decided if city >= self.table.options.players]:
            del self._decided[city]
        self._views.pop(change.chooser, None)
        ready = self.view(change.chooser).ready
        self._views = {eyes: replace(view, ready=ready) for eyes, view in self._views.items()}

    def updates(self, after: int, changes: Sequence[TableChange], everybody: set[Eyes]) -> dict[Eyes, Update]:
        """Return what each watcher is sent after changes that `look_anew` has been told of."""
        table = self.table
        same = Update(
            table=table.id,
            after=after,
            version=table.version,
            turn=table.turn,
            waiting=table.waiting,
            due=table.due,
            info=info_of(table) if any(change.info for change in changes) else None,
            chat=tuple(change.said for change in changes if change.said),
            notes=tuple(note for change in changes for note in change.notes),
        )
        return {eyes: self._told(eyes, same, changes) for eyes in everybody}

    def _told(self, eyes: Eyes, same: Update, changes: Sequence[TableChange]) -> Update:
        """Return what one seat is sent; at a table without spectators the public learns only about the table itself."""
        if self.table.is_closed_to(eyes):
            return replace(same, chat=(), notes=())
        return self._update(eyes, same, changes) if self.table.is_shown_to(eyes) else same

    def _update(self, eyes: Eyes, same: Update, changes: Sequence[TableChange]) -> Update:
        """Add what one seat sees to what is the same for all."""
        steps = [change for change in changes if change.step is not None]
        seen = None
        if steps:
            events = [event for change in steps if change.step for event in change.step.events]
            whole = any(change.chooser in (eyes, None) or (change.step and change.step.sealed) for change in steps)
            seen = self.sight(eyes, events, whole=whole)
        return replace(same, sight=seen, hash=self.written(eyes).hash)

    def _decisions(self, eyes: Eyes) -> tuple[Raw, ...]:
        """Return everything that a seat may decide or change now, for its own city and for one without a player."""
        table = self.table
        if eyes is None or table.phase != "playing":
            return ()
        others = [city for city in (*table.waiting, *self.view(eyes).ready) if city >= table.options.players]
        cities = [eyes, *(city for city in others if table.decider(city) == eyes)]
        return tuple(found.data for found in map(self.decided, cities) if found)
