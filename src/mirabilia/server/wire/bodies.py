"""Bodies of requests and answers over HTTP; what they share with messages stands in `protocol.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mirabilia.server.wire.protocol import AnySight, BotName, Code, GameName, Name, Snapshot, TableId, TableInfo, Token
from mirabilia.server.wire.terms import SeatNumber, Terms

Key = Annotated[str, Meta(min_length=32, max_length=80, pattern="^[A-Za-z0-9_-]+$")]
"""Random letters of the client's own: a request that comes again with the same key is carried out once."""


class NewTable(Terms, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table: POST /api/tables."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=7)]
    name: Name
    seat: SeatNumber = 0
    """Where the person who opens it sits."""
    bots: Annotated[tuple[BotName | None, ...], Meta(max_length=7)] = ()
    """Who plays each seat; None, and what is left out, is open."""
    lesson: bool = False
    """A first lesson of the game: always the same deal, wonders and bots, which stand in for what is asked for here."""
    key: Key | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: POST /api/tables/ID/seats."""

    name: Name
    seat: SeatNumber | None = None
    """None for the first that is free."""
    key: Key | None = None


class Joined(Struct, frozen=True):
    """A seat was taken; its token proves it from now on, and only the person who got it knows it."""

    table: str
    seat: int
    token: str


class TableList(Struct, frozen=True):
    """Tables: GET /api/tables. Public ones, or those whose ids were asked for, in that order as far as they exist."""

    tables: tuple[TableInfo, ...]


class KeptSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as its person keeps it, to be carried to another device."""

    table: TableId
    seat: SeatNumber
    token: Token
    name: Name
    game: GameName | None = None
    at: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """When it was taken: milliseconds since 1970."""


KeptSeats = Annotated[tuple[KeptSeat, ...], Meta(max_length=500)]


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave seats for another device to take: POST /api/handovers."""

    seats: KeptSeats


class HandedOver(Struct, frozen=True):
    """How another device gets them."""

    code: str
    """Good once, and not for long."""
    until: int
    """When it is good no more: milliseconds since 1970."""


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seats that another device has left: POST /api/handovers/take."""

    code: Annotated[str, Meta(min_length=8, max_length=80)]


RecoveryCode = Annotated[str, Meta(min_length=20, max_length=40, pattern="^[A-Za-z0-9 -]+$")]
"""Letters and digits that a person has written down; case, spaces and hyphens do not count."""


class KeepSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Add seats to those that a recovery code brings back: POST /api/recovery."""

    code: RecoveryCode
    seats: KeptSeats


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Get back the seats that were kept under a recovery code: POST /api/recovery/open."""

    code: RecoveryCode


class SeatBundle(Struct, frozen=True):
    """Seats that were kept, newest first."""

    seats: tuple[KeptSeat, ...]


class ReplayStep(Struct, frozen=True):
    """One step of a replay: what was seen of it."""

    number: int
    """From 0, which is the deal."""
    turn: int
    waiting: tuple[int, ...]
    sights: tuple[AnySight, ...]
    """One; or one for each seat when all is seen."""


class Steps(Struct, frozen=True):
    """Part of a replay: GET /api/tables/ID/steps."""

    table: str
    eyes: str
    total: int
    steps: tuple[ReplayStep, ...]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: Code
    message: str


class Health(Struct, frozen=True):
    """Whether the server works: GET /health."""

    status: Literal["ok", "failing"]
    server: str
    tables: int
    """Tables that are live in this process."""
    sockets: int
    warm: bool
    """Whether bots think in compiled code already."""


Reply = Joined | TableList | Snapshot | Steps | HandedOver | SeatBundle | Problem | Health
"""Every body that is sent over HTTP; records, transcripts and proofs of finished games have formats of their own."""
