"""Bodies of the requests by which moderators read reports and act: POST /api/moderation."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mirabilia.server.wire.bodies import ReportReason
from mirabilia.server.wire.people import Said
from mirabilia.server.wire.protocol import TableId
from mirabilia.server.wire.terms import SeatNumber


class Reported(Struct, frozen=True):
    """A report as moderators see it, with what the table showed at that time."""

    id: str
    at: int
    table: str
    reason: ReportReason
    seat: int | None
    text: str
    by: int | None
    """The seat that reported it; None for a spectator."""
    names: tuple[str | None, ...]
    chat: tuple[Said, ...]


class ReportList(Struct, frozen=True):
    """The reports that nobody has dismissed yet, newest first: GET /api/moderation/reports."""

    reports: tuple[Reported, ...]


class _Act(Struct, frozen=True, kw_only=True, tag_field="act", forbid_unknown_fields=True):
    pass


class CloseTable(_Act, frozen=True, tag="close"):
    """Close a table: nothing more happens at it."""

    table: TableId


class RemoveName(_Act, frozen=True, tag="remove_name"):
    """Replace the name of the person at a seat with a neutral one."""

    table: TableId
    seat: SeatNumber


class RemoveLine(_Act, frozen=True, tag="remove_line"):
    """Remove something that was said, by the seat and the time in the report."""

    table: TableId
    seat: SeatNumber
    said: Annotated[int, Meta(ge=0, le=2**53)]


class DeleteTable(_Act, frozen=True, tag="delete"):
    """Delete a table and its game permanently."""

    table: TableId


class BlockAddress(_Act, frozen=True, tag="block"):
    """Keep an address out for some hours: one that is named, or those from which a seat is played now."""

    hours: Annotated[int, Meta(ge=1, le=24 * 365)]
    address: Annotated[str, Meta(min_length=2, max_length=60)] | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None


class UnblockAddress(_Act, frozen=True, tag="unblock"):
    """Let an address in again."""

    address: Annotated[str, Meta(min_length=2, max_length=60)]


class Dismiss(_Act, frozen=True, tag="dismiss"):
    """Take a report off the list."""

    report: Annotated[str, Meta(max_length=40)]


Act = CloseTable | RemoveName | RemoveLine | DeleteTable | BlockAddress | UnblockAddress | Dismiss
"""What a moderator can do."""


class Acted(Struct, frozen=True):
    """What was done."""

    done: str
