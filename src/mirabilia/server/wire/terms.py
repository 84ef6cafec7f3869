"""What a table plays by, what its people can agree on during the game, and what is noted about it: part of the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SLOW_CLOCK = 3600
"""With a clock of this many seconds or more, people need not have the table open while others wait for them."""
GONE_MS = 60_000
"""How long a person must have had the table closed to count as gone, if people are expected to keep it open."""
IDLE_MS = 300_000
"""How long the others have to wait for a person, at a table without a clock, before they may play on."""
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Clock = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
"""Seconds for a decision: from five seconds to thirty days."""
Reserve = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]
"""Seconds that a person may use beyond the clock, over several decisions."""
Lates = Annotated[int, Meta(ge=1, le=20)]
Wonders = Annotated[str, Meta(max_length=200)]
"""Wishes for wonders and sides ([how they are written](#wishes-for-boards)); whatever is left open is drawn."""
ReserveFor = Literal["game", "age"]
WhenAway = Literal["bot", "wait"]
NoteKind = Literal[
    "late",
    "away",
    "back",
    "left",
    "guest",
    "guest_left",
    "stand_in",
    "wait_for",
    "open_seat",
    "set_clock",
    "more_time",
    "paused",
    "resumed",
    "asleep",
    "left_out",
]
"""What may happen at a table apart from the game: a person was late and a bot decided this once; went away; came back;
gave up the seat; plays for a person who is gone; no longer does; a bot stands in for a person; everybody waits for
them; their seat was opened to others; the clock was changed; it was started again; the table was paused; it goes on;
it fell asleep because everybody is away; the deal did without the share that a person had promised."""


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table plays by; its host may change all of it before the game."""

    wonders: Wonders = ""
    clock: Clock | None = None
    """Seconds for a decision; None for as long as it takes."""
    reserve: Reserve = 0
    """Seconds of each person's reserve, which runs once the clock has run down; only with a clock."""
    reserve_for: ReserveFor = "game"
    """Whether the reserve is for the whole game or is refilled at the beginning of each age."""
    away_after: Lates = 3
    """How many decisions in a row a person has to miss to count as away."""
    when_away: WhenAway = "bot"
    """What happens when a person who is away has to decide: a bot decides, or everybody waits."""
    public: bool = False
    """Whether the table is listed. Spectators then see the game a while later than it is played."""
    spectators: bool = True
    """Whether people other than the players may watch."""
    hints: bool = True


class Note(Struct, frozen=True):
    """Something that happened at a table apart from the game, for its log."""

    at: int
    what: NoteKind
    seat: int
    """Whom it happened to, or who did it."""
    name: str
    """Their name at that time."""
    by: str | None = None
    """Who decided it, if one person had the right to; for a guest, whose seat it is."""
    clock: int | None = None
    """The new clock, if it was changed."""


# What people at a table can agree on. The field `wish` says which it is.


class PauseWish(Struct, frozen=True, tag_field="wish", tag="pause", forbid_unknown_fields=True):
    """A pause: nobody can choose and no clock runs until a person ends it. Everybody present must agree."""


class MoreTime(Struct, frozen=True, tag_field="wish", tag="more_time", forbid_unknown_fields=True):
    """The clock starts again for everybody who still has to choose. Everybody present must agree."""


class StandIn(Struct, frozen=True, tag_field="wish", tag="stand_in", forbid_unknown_fields=True):
    """A bot decides for a person who is gone, until they return. Takes the host's word, or most of those present."""

    seat: SeatNumber


class WaitFor(Struct, frozen=True, tag_field="wish", tag="wait_for", forbid_unknown_fields=True):
    """Everybody waits for a person who is gone: no bot or guest takes the seat. Agreed on like a stand-in."""

    seat: SeatNumber


class OpenSeat(Struct, frozen=True, tag_field="wish", tag="open_seat", forbid_unknown_fields=True):
    """Anyone with the link may play for a person who is gone, until they return. Agreed on like a stand-in."""

    seat: SeatNumber


class SetClock(Struct, frozen=True, tag_field="wish", tag="set_clock", forbid_unknown_fields=True):
    """Another clock, or none, from now on. Everybody present must agree.

    At a table whose clock is an hour or more, that means all its people, here or not. For a first clock of at least a
    minute, the host's word is enough, or that of most of those present.
    """

    clock: Clock | None
    reserve: Reserve = 0


Wish = PauseWish | MoreTime | StandIn | WaitFor | OpenSeat | SetClock
"""Something that the people at a table can agree on during the game."""
