"""The entries of a table's log about who people are: tokens renewed, names and lines removed, a person forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from mirabilia.server.tables import log
from mirabilia.server.tables.change import TableChange
from mirabilia.server.tables.seat import Seat
from mirabilia.server.wire.people import NO_NAME

if TYPE_CHECKING:
    from mirabilia.server.tables.table import Table

OfIdentity = log.Renewed | log.NameRemoved | log.LineRemoved | log.Forgotten


def change_identity(table: Table, entry: OfIdentity) -> TableChange:
    """Carry out an entry about who people are."""
    match entry:
        case log.Renewed():
            _renew(table.seats[entry.seat], entry)
            return TableChange(info=True)
        case log.NameRemoved():
            _remove_name(table, entry.seat)
        case log.LineRemoved():
            kept = [said for said in table.chat if (said.seat, said.at) != (entry.seat, entry.said)]
            table.chat.clear()
            table.chat.extend(kept)
        case log.Forgotten():  # the log above it is already without them
            pass
        case _:
            assert_never(entry)
    return TableChange(info=True, anew=True)


def _renew(place: Seat, entry: log.Renewed) -> None:
    """Let another token open a seat, and stop calling the devices that had the old one."""
    for seat in (place, place.lent):
        if seat and seat.person and seat.person.token == entry.before:
            seat.person = replace(seat.person, token=entry.token)
            seat.subscriptions = {}


def _remove_name(table: Table, seat: int) -> None:
    """Replace a person's name with a neutral one, also in what was said and noted."""
    place = table.seats[seat]
    if not place.person:
        return
    name, place.person = place.person.name, replace(place.person, name=NO_NAME)
    said = [replace(one, name=NO_NAME) if (one.seat, one.name) == (seat, name) else one for one in table.chat]
    notes = [
        replace(one, name=NO_NAME if one.name == name else one.name, by=NO_NAME if one.by == name else one.by)
        for one in table.notes
    ]
    table.chat.clear()
    table.chat.extend(said)
    table.notes.clear()
    table.notes.extend(notes)
