"""What can be read without taking part in a game, in another process: tables, from their logs alone; puzzles.

A log is added up and replayed from its first entry, which takes far longer than a choice. So players
never wait for it: `reader.py` is the process that does it, `network/readers.py` asks it.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Raw, Struct

from mirabilia.core.errors import UsageError
from mirabilia.server.store import StoreError
from mirabilia.server.tables import log
from mirabilia.server.tables.counted import CountReading, add_up, seen_at
from mirabilia.server.tables.delayed import DelayedTable
from mirabilia.server.tables.ends import read_end
from mirabilia.server.tables.erasure import entries_of, lines_of
from mirabilia.server.tables.live_table import LiveTable
from mirabilia.server.tables.proof import write_proof
from mirabilia.server.tables.puzzles import PuzzleReading, read_puzzle
from mirabilia.server.tables.replays import MOST_STEPS, allowed_eyes, decision_of, record_of, steps_of, transcript_of
from mirabilia.server.tables.sights import Sights, info_of
from mirabilia.server.tables.table import Table, table_of
from mirabilia.server.tables.tokens import seat_of
from mirabilia.server.tables.tries import branch_of
from mirabilia.server.wire.people import Said
from mirabilia.server.wire.protocol import Code, TableInfo
from mirabilia.server.wire.refusal import RefusedError

What = Literal["snapshot", "record", "transcript", "proof", "steps", "own", "decision", "end", "branch", "seen"]
"""What can be read of a table."""


class Reading(Struct, frozen=True, tag="table"):
    """What a client wants to read, with the log it comes from."""

    what: What
    table: str
    entries: list[bytes]
    now: int
    delay: int
    """By how many milliseconds the public sees a public game late."""
    hashed: str | None = None
    """The hash of the token that came with the request."""
    eyes: str = "public"
    first: int = 0
    count: int = MOST_STEPS


class OwnGame(Struct, frozen=True):
    """Everything that is kept about a person at a table."""

    table: str
    seat: int
    name: str
    info: TableInfo
    said: list[Said]
    record: Raw | None
    """The game as a record, once it is over."""
    entries: list[Raw]
    """What the log of the table says about them: all they did, with the times, and where they are called."""


class ReadAnswer(Struct, frozen=True):
    """What came of a reading."""

    data: bytes = b""
    code: Code | None = None
    """Why there is nothing to read."""
    message: str = ""


AnyReading = Reading | PuzzleReading | CountReading


def page_of(reading: AnyReading) -> ReadAnswer:
    """Return what a client may read, or why it may not."""
    try:
        match reading:
            case Reading():
                return ReadAnswer(_read(reading))
            case PuzzleReading():
                return ReadAnswer(read_puzzle(reading))
            case CountReading():
                return ReadAnswer(add_up(reading))
    except RefusedError as error:
        return ReadAnswer(code=error.code, message=str(error))
    except (UsageError, StoreError) as error:  # its game is no longer installed, or a newer Mirabilia has played it
        return ReadAnswer(code="unavailable", message=str(error))


def _read(reading: Reading) -> bytes:
    if reading.what == "end":
        return msgspec.msgpack.encode(read_end(reading.table, reading.entries))
    table = table_of(reading.table, reading.entries)
    if reading.what == "seen":
        return seen_at(table)
    seat = seat_of(table.seats, reading.hashed)
    if reading.hashed is not None and seat is None:
        raise RefusedError("bad-token", "this token opens no seat at this table")
    if reading.what == "snapshot":
        return msgspec.json.encode(LiveTable(table, Sights(table)).snapshot(seat, reading.hashed))
    if reading.what == "own":
        return msgspec.json.encode(_own(reading, table, seat))
    if reading.what == "steps":
        shown = _shown_to(reading, table, seat)
        eyes = allowed_eyes(shown, reading.eyes, seat)
        return msgspec.json.encode(steps_of(shown, eyes, reading.first, reading.count))
    if reading.what == "decision":
        return msgspec.json.encode(decision_of(_shown_to(reading, table, None), reading.first))
    if reading.what == "branch":
        return msgspec.msgpack.encode(branch_of(_shown_to(reading, table, None), reading.first))
    make = {"record": record_of, "transcript": transcript_of, "proof": write_proof}[reading.what]
    return make(_shown_to(reading, table, None))


def _own(reading: Reading, table: Table, seat: int | None) -> OwnGame:
    """Return what is kept about the person whose token came with the request."""
    if seat is None or reading.hashed is None:
        raise RefusedError("bad-token", "this is shown only to the person at a seat")
    place = table.seats[seat]
    mine = place.owner if place.owner and place.owner.token == reading.hashed else place.person
    said = lines_of(reading.table, reading.entries, reading.hashed)
    record = Raw(record_of(table)) if table.phase == "over" else None
    entries = entries_of(reading.table, reading.entries, reading.hashed)
    return OwnGame(reading.table, seat, mine.name if mine else "", info_of(table), said, record, entries)


def _shown_to(reading: Reading, table: Table, seat: int | None) -> Table:
    """Return a table as a seat, or the public, may see it, perhaps as it was a while ago."""
    if table.is_closed_to(seat):
        raise RefusedError("not-allowed", "this table is played without spectators")
    if seat is None and table.is_delayed(reading.delay):
        entries = map(log.parse_entry, reading.entries)
        return DelayedTable(reading.table, entries, reading.delay, reading.now).table
    return table
