"""What a table plays by, and what its people can agree upon during the game: part of the wire, and of the log."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SLOW_CLOCK = 3600
"""Seconds of a clock from which on people are not expected to have the table open while they are awaited."""
GONE_MS = 60_000
"""How long somebody must not have had the table open to count as gone, at a table that people sit at."""
IDLE_MS = 300_000
"""How long somebody may be awaited at a table without a clock before the others may play on."""
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Clock = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
"""Seconds for a decision: from five seconds to thirty days."""
Reserve = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]
"""Seconds that a person may use beyond the clock, over several decisions."""
Lates = Annotated[int, Meta(ge=1, le=20)]
Wonders = Annotated[str, Meta(max_length=200)]
"""Wishes for wonders and sides in the game's notation; what is left open is drawn."""
ReserveFor = Literal["game", "age"]
WhenAway = Literal["bot", "wait"]


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table plays by, all of which its host may change before the game."""

    wonders: Wonders = ""
    clock: Clock | None = None
    """Seconds for a decision; None for as long as it takes."""
    reserve: Reserve = 0
    """Seconds of each person's reserve, which is used up when the clock is; only with a clock."""
    reserve_for: ReserveFor = "game"
    """Whether the reserve is for the whole game, or filled up again at the beginning of each age."""
    away_after: Lates = 3
    """How many decisions in a row somebody has to miss to count as away."""
    when_away: WhenAway = "bot"
    """What happens at the decisions of somebody who is away: a bot decides, or everybody waits."""
    public: bool = False
    """Whether the table is listed. Spectators then see the game a while later than it is played."""
    spectators: bool = True
    """Whether others than the players may watch."""
    hints: bool = True


# What people at a table can agree upon. Each names itself by `wish`.


class PauseWish(Struct, frozen=True, tag_field="wish", tag="pause", forbid_unknown_fields=True):
    """A pause: nobody can choose and no clock runs, until one of the people ends it. All who are present must agree."""


class MoreTime(Struct, frozen=True, tag_field="wish", tag="more_time", forbid_unknown_fields=True):
    """The clock begins anew for everybody who still has to choose. All who are present must agree."""


class StandIn(Struct, frozen=True, tag_field="wish", tag="stand_in", forbid_unknown_fields=True):
    """A bot decides for somebody who is gone, until they return. The host's word, or that of most who are present."""

    seat: SeatNumber


class WaitFor(Struct, frozen=True, tag_field="wish", tag="wait_for", forbid_unknown_fields=True):
    """Everybody waits for somebody who is gone: no bot stands in, nobody else takes the seat. As with a stand-in."""

    seat: SeatNumber


class OpenSeat(Struct, frozen=True, tag_field="wish", tag="open_seat", forbid_unknown_fields=True):
    """Whoever has the link may play for somebody who is gone, until they return. As with a stand-in."""

    seat: SeatNumber


class SetClock(Struct, frozen=True, tag_field="wish", tag="set_clock", forbid_unknown_fields=True):
    """Another clock, or none, from now on. All who are present must agree.

    At a table whose clock is an hour or more, that is all its people, here or not. For a first clock, of a minute at
    least, the host's word is enough, or that of most who are present.
    """

    clock: Clock | None
    reserve: Reserve = 0


Wish = PauseWish | MoreTime | StandIn | WaitFor | OpenSeat | SetClock
"""Something that the people at a table can agree upon during the game."""
