"""What a person can take away from the server, and what it forgets about them.

A log is only ever added to, with one exception: a person who wants to be forgotten. Then every log they are in is
rewritten without their name, their words, their tokens and the addresses at which they were called; what they chose
stays, because the games of others are made of it. All logs are replaced in one transaction, and each says at its end
that this happened. What reports show of them goes first: after an interruption they can still ask again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Raw
from msgspec.structs import replace

from mirabilia.server.store import Rewriting
from mirabilia.server.store.shelf import of_table
from mirabilia.server.tables import log
from mirabilia.server.tables.change import entry_of
from mirabilia.server.tables.commands import entries_for
from mirabilia.server.tables.reports import Reports
from mirabilia.server.tables.rows import row_of
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.tokens import hash_token, seat_of, token_for
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.moderation import Reported
from mirabilia.server.wire.people import NO_NAME, Said
from mirabilia.server.wire.refusal import RefusedError

if TYPE_CHECKING:  # the reader has this module too, and starts sooner without what serves
    from mirabilia.server.tables.live_tables import LiveTables

FORGETTING = "forgotten"
"""The id of the command by which a person who is to be forgotten leaves a game."""


async def renew(tables: LiveTables, seats: Iterable[bodies.KeptSeat], key: str) -> tuple[bodies.KeptSeat, ...]:
    """Give seats new tokens, so that the old ones no longer open anything, and return the seats that they opened.

    A request that is repeated with the same key, perhaps because its answer was lost, gets the same tokens.
    """
    renewed = []
    for seat in seats:
        token, hashed = token_for(f"{key} {hash_token(seat.token)}", seat.table)
        try:
            make = partial(_renewed, token=seat.token, hashed=hashed, now=tables.clock())
            table = await tables.put(seat.table, make)
        except RefusedError:
            continue  # the seat was given up, or its table is gone
        place = seat_of(table.seats, hashed)
        assert place is not None
        renewed.append(replace(seat, seat=place, token=token, at=tables.clock()))
    return tuple(renewed)


def _renewed(table: Table, token: str, hashed: str, now: int) -> Sequence[log.Entry]:
    if seat_of(table.seats, hashed) is not None:
        return ()
    before = hash_token(token)
    seat = seat_of(table.seats, before)
    if seat is None:
        raise RefusedError("bad-token", "this token opens no seat at this table")
    return [log.Renewed(at=now, seat=seat, before=before, token=hashed)]


async def forget(tables: LiveTables, seats: Iterable[bodies.KeptSeat], names: Sequence[str] = ()) -> tuple[str, ...]:
    """Forget the people of these tokens, and clear names off the shelf, all at once; return the tables they were at.

    They leave the games in progress. Nothing else happens at a table meanwhile, and if another process was quicker at
    one of them, everything is looked at again.
    """
    wanted: dict[str, set[str]] = {}
    for seat in seats:
        wanted.setdefault(seat.table, set()).add(hash_token(seat.token))
    async with AsyncExitStack() as stack:
        for id_ in sorted(
            id_ for id_ in wanted if id_ in tables.lives
        ):  # in order, so that two callers never wait for each other
            await stack.enter_async_context(tables.held(id_))
        await _clear_reports(tables, wanted)
        while True:
            changes = []
            for id_, hashes in wanted.items():
                found = await tables.store.read(id_)
                change = await asyncio.to_thread(_forgotten, id_, found, hashes, tables.clock()) if found else None
                changes += [change] if change else []
            if await tables.store.rewrite(changes, [*names, *map(of_table, wanted)]):
                break
        for live in [tables.lives[change.row.id] for change in changes if change.row.id in tables.lives]:
            await tables.read_anew(live)
    return tuple(change.row.id for change in changes)


def _forgotten(id_: str, data: Sequence[bytes], hashes: Collection[str], now: int) -> Rewriting | None:
    """Return a log without some people; None if they were never there."""
    entries = [log.parse_entry(one) for one in data]
    theirs = all_tokens(entries, hashes)
    if not any(isinstance(entry, log.Seated) and entry.token in theirs for entry in entries):
        return None
    table, kept = Table(id_), []
    for entry in entries:
        kept.append(_without(table, entry, theirs))
        table.apply(entry)
    for addition in [*_leaving(table, theirs, now), log.Forgotten(at=now)]:
        kept.append(entry_of(addition))
        table.apply(addition)
    final = Table(id_)
    for entry in kept:
        final.apply(entry)
    return Rewriting(row_of(final), [log.write_entry(entry) for entry in kept], len(data))


async def _clear_reports(tables: LiveTables, wanted: Mapping[str, Collection[str]]) -> None:
    """Take people off the reports about their tables, given their hashed tokens at each."""
    reports = Reports(tables.store, tables.clock)
    about = {report.table for report in await reports.all()} & wanted.keys()
    logs = {id_: [log.parse_entry(one) for one in await tables.store.read(id_)] for id_ in about}
    if logs:
        await reports.edit(
            lambda one: _unreported(one, logs[one.table], wanted[one.table]) if one.table in logs else one
        )


def _unreported(report: Reported, entries: Sequence[log.Entry], hashes: Collection[str]) -> Reported:
    """Return a report without the names and words of some people, given the log of its table."""
    theirs, table, said = all_tokens(entries, hashes), Table(report.table), set()
    for entry in entries:
        if entry.at > report.at:
            break
        if isinstance(entry, log.Spoke) and table.author(entry) in theirs:
            said.add((entry.seat, entry.at))
        table.apply(entry)
    seats = {number for number, seat in enumerate(table.seats) if seat.person and seat.person.token in theirs}
    return replace(
        report,
        names=tuple(NO_NAME if number in seats else name for number, name in enumerate(report.names)),
        chat=tuple(line for line in report.chat if (line.seat, line.at) not in said),
        text="" if report.by in seats else report.text,
    )


def all_tokens(entries: Iterable[log.Entry], hashes: Collection[str]) -> set[str]:
    """Return the hashed tokens that people have had at a table, given those that they have now."""
    before = {entry.token: entry.before for entry in entries if isinstance(entry, log.Renewed)}
    found = set(hashes)
    for hashed in hashes:
        while (hashed := before.get(hashed, "")) and hashed not in found:
            found.add(hashed)
    return found


def _without(table: Table, entry: log.Entry, theirs: Collection[str]) -> log.Entry:
    """Return an entry without what it says about some people, given the table as it was before it."""
    match entry:
        case log.Seated(token=token) if token in theirs:
            return replace(entry, name=NO_NAME, token="")
        case log.Renewed(token=token, before=before) if token in theirs or before in theirs:
            return replace(entry, token="", before="")
        case log.Spoke() if table.author(entry) in theirs:
            return replace(entry, text=None, reaction=None)
        case log.Subscribed() | log.Unsubscribed() if table.author(entry) in theirs:
            return log.Unsubscribed(at=entry.at, seat=entry.seat, id=entry.id, endpoint="", lent=entry.lent)
    return entry


def _leaving(table: Table, theirs: Collection[str], now: int) -> list[log.Entry]:
    """Return how people leave a table that is not over yet; a seat that a guest plays stays the guest's."""
    if table.phase not in ("lobby", "playing"):
        return []
    for number, place in enumerate(table.seats):
        if place.person and place.person.token in theirs:
            leave = wire.Leave(table=table.id, id=FORGETTING)
            return [entry_of(entry) for entry in entries_for(table, number, leave, now)]
    return []


def lines_of(id_: str, data: Sequence[bytes], hashed: str) -> list[Said]:
    """Return everything that the person of a token has said at a table."""
    lines = []
    for table, entry in _entries_of(id_, data, hashed):
        if isinstance(entry, log.Spoke):
            name = table.seats[entry.seat].name or ""
            lines.append(Said(entry.seat, name, entry.at, entry.text, entry.reaction))
    return lines


def entries_of(id_: str, data: Sequence[bytes], hashed: str) -> list[Raw]:
    """Return what the log of a table says about the person of a token, as it is stored."""
    return [Raw(log.write_entry(entry)) for _, entry in _entries_of(id_, data, hashed)]


def _entries_of(id_: str, data: Sequence[bytes], hashed: str) -> Iterator[tuple[Table, log.Entry]]:
    """Yield the entries about the person of a token, each with the table as it was before."""
    entries = [log.parse_entry(one) for one in data]
    theirs, table = all_tokens(entries, {hashed}), Table(id_)
    for entry in entries:
        by = table.author(entry) if isinstance(entry, log.BySeat) else getattr(entry, "token", None)
        if by in theirs:
            yield table, entry
        table.apply(entry)
