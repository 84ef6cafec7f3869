"""The entries of a table's log about its people, their time and what they agree on.

A person is late, goes away, returns, plays for another, asks for something; all agree; a person is to be called.
Everything else that happens at a table is in `table.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from mirabilia.server.tables import log
from mirabilia.server.tables.change import TableChange
from mirabilia.server.tables.seat import Subscription
from mirabilia.server.wire.terms import MoreTime, Note, NoteKind, OpenSeat, PauseWish, SetClock, StandIn, WaitFor, Wish

if TYPE_CHECKING:
    from mirabilia.server.tables.table import Table

OfPeople = (
    log.CoachAgreed
    | log.Late
    | log.Deserted
    | log.SteppedAway
    | log.Returned
    | log.Reclaimed
    | log.WishMade
    | log.WishWithdrawn
    | log.Agreed
    | log.Resumed
    | log.Subscribed
    | log.Unsubscribed
    | log.Called
    | log.Vanished
    | log.PauseWanted
)


def change_people(table: Table, entry: OfPeople) -> TableChange:
    """Carry out an entry about people."""
    match entry:
        case log.CoachAgreed():
            return _coach_agreed(table, entry)
        case log.Late():
            return _late(table, entry)
        case log.Deserted():
            return _deserted(table, entry)
        case log.SteppedAway():
            return _stepped_away(table, entry)
        case log.Returned():
            return _returned(table, entry)
        case log.Reclaimed():
            return _reclaimed(table, entry)
        case log.WishMade():
            return _wanted(table, entry)
        case log.WishWithdrawn():
            return _unwanted(table, entry)
        case log.Agreed():
            return _agreed(table, entry)
        case log.Resumed():
            return _resumed(table, entry)
        case log.Subscribed() | log.Unsubscribed() | log.Called():
            return _to_be_called(table, entry)
        case log.Vanished():
            table.seats[entry.seat].go_away(stand_in=True)
            return TableChange(info=True)
        case log.PauseWanted():
            return _pause_wanted(table, entry)
    assert_never(entry)


def _coach_agreed(table: Table, entry: log.CoachAgreed) -> TableChange:
    table.seats[entry.seat].coached = entry.on
    table.changes[entry.seat] += 1
    return TableChange(info=True)


def _late(table: Table, entry: log.Late) -> TableChange:
    place, notes = table.seats[entry.seat], [note(table, entry.at, "late", entry.seat)]
    place.lates, place.late_in, place.reserve, place.used = place.lates + 1, entry.turn, 0, 0
    if place.lates >= table.options.away_after:
        place.go_away(table.options.when_away == "bot")
        forget_wishes_of(table, entry.seat)
        notes += [note(table, entry.at, "away", entry.seat), *falling_asleep(table, entry.at, entry.seat)]
    return TableChange(info=True, notes=tuple(notes))


def _deserted(table: Table, entry: log.Deserted) -> TableChange:
    table.deserted = True
    return TableChange(info=True, notes=(note(table, entry.at, "asleep", table.people[0]),))


def _stepped_away(table: Table, entry: log.SteppedAway) -> TableChange:
    place = table.seats[entry.seat]
    place.go_away(table.options.when_away == "bot")
    place.spent, place.acted = entry.at - place.begun, entry.at
    table.changes[entry.seat] += 1
    forget_wishes_of(table, entry.seat)
    notes = (note(table, entry.at, "away", entry.seat), *falling_asleep(table, entry.at, entry.seat))
    return TableChange(info=True, notes=notes)


def _returned(table: Table, entry: log.Returned) -> TableChange:
    place = table.seats[entry.seat]
    was_away = table.deserted or place.away
    table.wake_up(entry.at)
    place.come_back(entry.at)
    forget_wishes_about(table, entry.seat)
    return TableChange(info=True, notes=(note(table, entry.at, "back", entry.seat),) if was_away else ())


def _reclaimed(table: Table, entry: log.Reclaimed) -> TableChange:
    guest = table.seats[entry.seat]
    assert guest.lent
    table.seats[entry.seat] = guest.lent.taken_back(guest)
    forget_wishes_of(table, entry.seat)
    return _returned(table, log.Returned(at=entry.at, seat=entry.seat))


def _wanted(table: Table, entry: log.WishMade) -> TableChange:
    if isinstance(entry.wish, SetClock):  # one at a time
        for other in [wish for wish in table.wanted if isinstance(wish, SetClock)]:
            forget_wishes_of(table, entry.seat, other)
    table.wanted.setdefault(entry.wish, set()).add(entry.seat)
    table.seats[entry.seat].acted = entry.at
    table.changes[entry.seat] += 1
    return TableChange(info=True)


def _unwanted(table: Table, entry: log.WishWithdrawn) -> TableChange:
    forget_wishes_of(table, entry.seat, entry.wish)
    return TableChange(info=True)


def _agreed(table: Table, entry: log.Agreed) -> TableChange:
    wish, about = entry.wish, entry.by if entry.by is not None else min(table.wanted.get(entry.wish, {0}))
    table.wanted.pop(wish, None)
    match wish:
        case PauseWish():
            table.paused = True
        case MoreTime():
            table.set_clocks(entry.at)
        case StandIn(seat=about):
            table.seats[about].go_away(stand_in=True)
            forget_wishes_of(table, about)
        case OpenSeat(seat=about):
            place = table.seats[about]
            place.go_away(place.away and place.stand_in)
            place.is_opened = True
            forget_wishes_of(table, about)
        case WaitFor(seat=about):
            table.seats[about].stand_in = table.seats[about].is_opened = False
        case SetClock():
            table.options = replace(table.options, clock=wish.clock, reserve=wish.reserve)
            table.set_clocks(entry.at)
            table.fill_reserves()
        case _:
            assert_never(wish)
    return TableChange(info=True, notes=(_agreement(table, entry, about),))


def _agreement(table: Table, entry: log.Agreed, about: int) -> Note:
    """Return the note of something that was agreed on."""
    tag = entry.wish.__struct_config__.tag
    what: NoteKind = "paused" if tag == "pause" else tag  # type: ignore[assignment]  # else they have the same names
    by = table.seats[entry.by].name if entry.by is not None else None
    clock = entry.wish.clock if isinstance(entry.wish, SetClock) else None
    return replace(note(table, entry.at, what, about), by=by, clock=clock)


def _resumed(table: Table, entry: log.Resumed) -> TableChange:
    if not table.paused:  # how earlier versions wrote that a pause is no longer wanted
        forget_wishes_of(table, entry.seat, PauseWish())
        return TableChange(info=True)
    table.paused = False
    table.set_clocks(entry.at)
    return TableChange(info=True, notes=(note(table, entry.at, "resumed", entry.seat),))


def _pause_wanted(table: Table, entry: log.PauseWanted) -> TableChange:
    backers = table.wanted.setdefault(PauseWish(), set())
    backers.add(entry.seat)
    if backers >= set(table.present):
        del table.wanted[PauseWish()]
        table.paused = True
    return TableChange(info=True)


def _to_be_called(table: Table, entry: log.Subscribed | log.Unsubscribed | log.Called) -> TableChange:
    place = table.seats[entry.seat]
    if not isinstance(entry, log.Called) and entry.lent and place.lent:
        place = place.lent
    match entry:
        case log.Subscribed():
            asked = Subscription(entry.endpoint, entry.p256dh, entry.auth, entry.language)
            place.subscriptions[entry.endpoint] = asked
        case log.Unsubscribed():
            place.subscriptions.pop(entry.endpoint, None)
        case log.Called():
            place.called = entry.when
    return TableChange(info=False)


def note(table: Table, at: int, what: NoteKind, seat: int) -> Note:
    """Return the note of something that happened to the person at a seat."""
    return Note(at, what, seat, table.seats[seat].name or "")


def falling_asleep(table: Table, at: int, seat: int) -> tuple[Note, ...]:
    """Return the note that a table falls asleep, if the person who has just gone was the last."""
    return (note(table, at, "asleep", seat),) if table.is_asleep else ()


def forget_wishes_of(table: Table, seat: int, wish: Wish | None = None) -> None:
    """Forget everything a seat has asked for, or only this wish."""
    for asked in [wish] if wish else list(table.wanted):
        backers = table.wanted.get(asked, set())
        backers.discard(seat)
        if not backers:
            table.wanted.pop(asked, None)


def forget_wishes_about(table: Table, seat: int) -> None:
    """Forget what was to be done while a person was gone."""
    for wish in [wish for wish in table.wanted if getattr(wish, "seat", None) == seat]:
        del table.wanted[wish]
