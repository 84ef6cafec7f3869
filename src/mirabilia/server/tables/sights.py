"""What those who watch a table are sent: the only place where messages about a game are composed.

Everything here comes from views and from events as a seat sees them; a state goes in and never comes out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal
from zlib import crc32

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from mirabilia.core.errors import MoveError
from mirabilia.core.game import Decision
from mirabilia.server.tables.change import TableChange
from mirabilia.server.tables.fragments import Fragments
from mirabilia.server.tables.seat import Seat
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.people import SeatInfo, Wanted
from mirabilia.server.wire.protocol import AnySight, Sight, Snapshot, TableInfo, Update

Eyes = int | Literal["together"] | None
"""Who looks: a seat; people who share a device, and see what the public may, but without delay; None for the public."""

_encoder = msgspec.json.Encoder()
_fragments = Fragments()


def info_of(table: Table) -> TableInfo:
    """Return what everybody may know about a table, apart from the game itself."""
    if table.info is None:
        table.info = _info(table)
    return replace(table.info, changed=table.changed)


def _info(table: Table) -> TableInfo:
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
        hurried=table.hurried and table.phase == "playing",
        wanted=tuple(Wanted(wish, tuple(sorted(seats))) for wish, seats in table.wanted.items()),
        changed=table.changed,
        commitment=table.commitment,
        dealing=table.dealing,
        shares=table.promised,
        rematch=table.rematch,
        coached=table.is_coached,
        lesson=options.lesson,
        origin=table.origin,
    )


def listing_of(table: Table) -> TableInfo:
    """Return what a list of tables shows about one, including who is awaited, and until when."""
    return replace(info_of(table), awaited=tuple(table.awaited), due=table.deadline, shares=())


def _seat_info(table: Table, number: int, seat: Seat) -> SeatInfo:
    return SeatInfo(
        name=seat.name,
        bot=seat.bot,
        away=seat.away,
        stand_in=seat.away and seat.stand_in and not table.is_asleep,
        free=table.can_be_joined(number),
        guest_of=seat.owner.name if seat.owner else None,
        reserve=seat.reserve if table.options.reserve and seat.person else None,
        coached=seat.coached,
    )


def seat_of_eyes(eyes: Eyes) -> int | None:
    """Return the seat that looks, None if it is not one seat."""
    return eyes if isinstance(eyes, int) else None


def seen_by(eyes: Eyes, events: Sequence[Any]) -> tuple[Any, ...]:
    """Return events as certain eyes see them."""
    return tuple([event.seen_by(seat_of_eyes(eyes)) for event in events])


def _renewed(before: Any, now: Any) -> dict[str, Any]:
    """Return the fields of a view that have changed, apart from `ready`."""
    fields = [(name, getattr(before, name), getattr(now, name)) for name in now.__struct_fields__ if name != "ready"]
    return {name: new for name, old, new in fields if new is not old and new != old}


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
        """As they were when last looked at; others may have become ready since."""
        self._ready: tuple[int, ...] | None = None
        """Who is ready now; None if every view is up to date."""
        self._renewed: dict[Eyes, Mapping[str, Any]] = {}
        """What is new, apart from `ready`, in the view of the seat that chose last; kept until everybody is told."""
        self._written: dict[Eyes, Written] = {}
        self._decided: dict[int, Decided | None] = {}
        """By city; for a seat's own city it does not change until something is sealed."""
        self._outlooks: tuple[Raw, ...] | None = None
        self._consequences: dict[int, tuple[Raw, ...]] = {}
        """By city, like the decisions; for people only, since bots look ahead on their own."""

    def snapshot(self, eyes: Eyes) -> Snapshot:
        """Return everything that a seat, or the public, may know."""
        table = self.table
        seen = self.sight(eyes) if table.is_shown_to(eyes) else None
        return Snapshot(
            table=table.id,
            version=table.version,
            you=seat_of_eyes(eyes),
            awaited=self._awaited(eyes),
            info=info_of(table),
            chat=() if table.is_closed_to(eyes) else tuple(table.chat),
            turn=table.turn,
            waiting=table.waiting,
            due=table.due,
            notes=() if table.is_closed_to(eyes) else tuple(table.notes),
            sight=seen,
            hash=self.written(eyes).hash if seen else None,
        )

    def sight(self, eyes: Eyes, events: Sequence[Any] = ()) -> AnySight:
        """Return everything that a seat sees of the game."""
        decided = self._decisions(eyes)
        decisions = tuple(found.data for found in decided)
        consequences = [self._leads_to(found.decision) for found in decided]
        told = tuple(consequences) if any(consequences) else ()
        ready, seen = self.view(eyes).ready, seen_by(eyes, events)
        return Sight(self.table.options.game, self.written(eyes).data, ready, decisions, seen, self.outlooks, told)

    def view(self, eyes: Eyes) -> Any:
        """Return the view of a seat or the public."""
        found = self._views.get(eyes)
        if found is None:
            assert self.table.state
            found = self._views[eyes] = self.table.rules.view(self.table.state, seat_of_eyes(eyes))
        elif self._ready is not None and found.ready != self._ready:
            found = self._views[eyes] = replace(found, ready=self._ready)
            self._written.pop(eyes, None)
        return found

    def written(self, eyes: Eyes) -> Written:
        """Return the view of a seat or the public as it is sent."""
        view = self.view(eyes)
        if eyes not in self._written:
            data = _encoder.encode(replace(view, cities=_fragments.all_of(view.cities)))
            self._written[eyes] = Written(Raw(data), crc32(data))
        return self._written[eyes]

    def decided(self, city: int) -> Decided | None:
        """Return what may be decided for a city now; None if nothing."""
        if city not in self._decided:
            self._decided[city] = self._decide(city)
        return self._decided[city]

    @property
    def outlooks(self) -> tuple[Raw, ...]:
        """How each city stands, as it is sent."""
        if self._outlooks is None:
            assert self.table.state
            self._outlooks = _fragments.all_of(self.table.rules.outlooks(self.table.state))
        return self._outlooks

    def _leads_to(self, decision: Decision[Any]) -> tuple[Raw, ...]:
        """Return what each option of a decision would lead to, as it is sent."""
        city = decision.city
        if city not in self._consequences:
            assert self.table.state
            found = self.table.rules.consequences(self.table.state, decision)
            self._consequences[city] = _fragments.all_of(found)
        return self._consequences[city]

    def _decide(self, city: int) -> Decided | None:
        try:
            assert self.table.state
            decision = self.table.rules.decision(self.table.state, city)
        except MoveError:
            return None
        return Decided(decision, Raw(_encoder.encode(decision)))

    def look_anew(self, change: TableChange) -> None:
        """Forget what a change has put out of date: all that is seen, or the chooser's view and who is ready."""
        step = change.step
        if step is None:
            return
        if step.sealed or change.chooser is None or not self.table.waiting:
            self._views.clear()
            self._renewed.clear()
            self._written.clear()
            self._ready = None
            self._decided.clear()
            self._outlooks = None
            self._consequences.clear()
            return
        for city in [city for city in self._decided if city >= self.table.options.players]:
            del self._decided[city]
            self._consequences.pop(city, None)
        self._written.pop(change.chooser, None)
        self._look_again(change.chooser)

    def _look_again(self, seat: int) -> None:
        """Look at the view of a seat after a choice of its own that sealed nothing."""
        table, before = self.table, self._views.get(seat)
        assert table.state
        if before is None:
            now = table.rules.view(table.state, seat)
        else:
            now = table.rules.view_again(before, table.state, seat)
            if len(now.cities) == table.options.players:  # otherwise what may be decided for the other city is new too
                self._renewed[seat] = {**self._renewed.get(seat, {}), **_renewed(before, now)}
        self._views[seat], self._ready = now, now.ready

    def updates(
        self,
        after: int,
        changes: Sequence[TableChange],
        everybody: set[Eyes],
        brief: Collection[Eyes] = (),
    ) -> dict[Eyes, Update]:
        """Return what each watcher is sent after changes that `look_anew` has been told of.

        Those who are sent the same get the same object, so that it need be encoded only once. Those who look through
        `brief` eyes have followed from the start, and are sent only what is new after a choice of their own.
        """
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
        steps = [change.step for change in changes if change.step is not None]
        events = [event for step in steps for event in step.events]
        choosers: set[Eyes] = {change.chooser for change in changes if change.step is not None}
        if None in choosers or any(step.sealed for step in steps):
            choosers = everybody
        shared: list[Update] = []
        told: dict[Eyes, Update] = {}
        for eyes in everybody:
            if eyes not in choosers or not table.is_shown_to(eyes):
                told[eyes] = self._seen_alike(eyes, same, events if steps else None, shared)
            elif eyes in brief and eyes in self._renewed:
                told[eyes] = self._seen_briefly(eyes, same, events)
            else:
                told[eyes] = self._seen_whole(eyes, same, events)
        self._renewed.clear()
        return told

    def _seen_whole(self, eyes: Eyes, same: Update, events: Sequence[Any]) -> Update:
        """Return what is sent to a watcher whose view has changed."""
        seen, awaited = self.sight(eyes, events), self._awaited(eyes)
        return replace(same, awaited=awaited, sight=seen, hash=self.written(eyes).hash)

    def _seen_briefly(self, eyes: Eyes, same: Update, events: Sequence[Any]) -> Update:
        """Return what is sent to a watcher who has chosen and knows all the rest: no view, and no new decision."""
        game, ready, renewed = self.table.options.game, self.view(eyes).ready, dict(self._renewed[eyes])
        light: AnySight = Sight(game, None, ready, (), seen_by(eyes, events), renewed=renewed)
        return replace(same, awaited=self._awaited(eyes), sight=light)

    def _seen_alike(self, eyes: Eyes, same: Update, events: Sequence[Any] | None, shared: list[Update]) -> Update:
        """Return what is sent to a watcher for whom only `ready` has changed, or nothing of the game if events is None.

        At a table without spectators the public learns only about the table itself.
        """
        if self.table.is_closed_to(eyes):
            return replace(same, chat=(), notes=())
        awaited = self._awaited(eyes)
        seen = seen_by(eyes, events) if events is not None and self.table.is_shown_to(eyes) else None
        for other in shared:
            if other.awaited == awaited and (other.sight.events if other.sight else None) == seen:
                return other
        light: AnySight | None = None
        if seen is not None:
            light = Sight(self.table.options.game, None, self.view(eyes).ready, (), seen)
        shared.append(replace(same, awaited=awaited, sight=light))
        return shared[-1]

    def _awaited(self, eyes: Eyes) -> tuple[int, ...]:
        """Return whom people who share a device have to pass it to; others can tell from the awaited cities."""
        return tuple(self.table.awaited) if eyes == "together" and self.table.phase == "playing" else ()

    def _decisions(self, eyes: Eyes) -> tuple[Decided, ...]:
        """Return everything that a seat may decide or change now, for its own city and for one without a player."""
        table = self.table
        if not isinstance(eyes, int) or table.phase != "playing":
            return ()
        others = [city for city in (*table.waiting, *self.view(eyes).ready) if city >= table.options.players]
        cities = [eyes, *(city for city in others if table.decider(city) == eyes)]
        return tuple(found for found in map(self.decided, cities) if found)
