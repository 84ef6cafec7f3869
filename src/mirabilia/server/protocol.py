"""What goes over the wire: one definition for Python, JSON, the reference page and TypeScript.

A client opens one WebSocket and sends what begins with `do`; the server answers with what has a `kind`. Tables are
created and joined over HTTP, whose bodies stand at the end. All of it is JSON, and everything about a game that is
sent is made in `sight.py` from views and from events as a seat sees them. The file is long because the wire is one
thing: whoever writes a client reads it from top to bottom.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from mirabilia.games.architects import model as architects
from mirabilia.games.seven import model as seven

PROTOCOL = 1
"""Changes when a client written for it would no longer understand."""
LONGEST_MESSAGE = 8192
"""Bytes of a message or a request body."""

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{6,32}$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the client; the same command sent again has the same id and is carried out once."""
Token = Annotated[str, Meta(min_length=20, max_length=80)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
"""A bot as people write it: `strategist`, `master:science`, `program:mine`."""
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
CityNumber = Annotated[int, Meta(ge=0, le=6)]
Turn = Annotated[int, Meta(ge=0, le=100_000)]
Clock = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
"""Seconds for a decision: from five seconds to thirty days."""
Wonders = Annotated[str, Meta(max_length=200)]
"""Wishes for wonders and sides in the game's notation; what is left open is drawn."""

Reaction = Literal["hello", "well-played", "thanks", "thinking", "hurry", "oops", "wow", "good-game"]
GameName = Literal["seven", "architects"]
Phase = Literal["lobby", "playing", "over", "closed"]
Code = Literal[
    "bad-message",
    "bad-token",
    "closed",
    "hints-off",
    "no-such-seat",
    "no-such-table",
    "not-allowed",
    "not-an-option",
    "not-finished",
    "not-host",
    "not-now",
    "not-seated",
    "paused",
    "seat-taken",
    "stale",
    "too-many",
    "too-large",
    "unavailable",
    "wrong-setup",
]
"""Why something was refused; a client has its own words for each, the message is for logs and developers."""


# From a client.


class Watch(Struct, frozen=True, tag_field="do", tag="watch", forbid_unknown_fields=True):
    """See a table: as the seat whose token this is, or as the public. Also how to see everything anew."""

    table: TableId
    token: Token | None = None


class Unwatch(Struct, frozen=True, tag_field="do", tag="unwatch", forbid_unknown_fields=True):
    """See no more of a table."""

    table: TableId


class _Command(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    table: TableId
    id: CommandId


class Choose(_Command, frozen=True, tag="choose"):
    """Choose a move for a city, or another one until all have chosen."""

    turn: Turn
    """As the last update said; a choice for another turn is stale."""
    city: CityNumber
    move: Raw
    """The move of one of the decision's options, sent back as it came."""


class Withdraw(_Command, frozen=True, tag="withdraw"):
    """Take a choice back that is not sealed yet."""

    turn: Turn
    city: CityNumber


class Hint(_Command, frozen=True, tag="hint"):
    """Ask what a good bot would do, at a table that allows it."""

    turn: Turn
    city: CityNumber


class Start(_Command, frozen=True, tag="start"):
    """Begin the game; the host may when every seat is taken."""


class Sit(_Command, frozen=True, tag="sit"):
    """Move to another seat that is open, before the game."""

    seat: SeatNumber


class PlaceBot(_Command, frozen=True, tag="place_bot"):
    """Let a bot play an open seat, or another bot than so far; the host may before the game."""

    seat: SeatNumber
    bot: BotName


class ClearSeat(_Command, frozen=True, tag="clear_seat"):
    """Open a seat again, whoever has it; the host may before the game."""

    seat: SeatNumber


class Change(_Command, frozen=True, tag="change"):
    """Change what the table plays by; the host may before the game."""

    wonders: Wonders
    clock: Clock | None
    public: bool
    hints: bool


class Leave(_Command, frozen=True, tag="leave"):
    """Give the seat and its token up: before the game the seat is open again, during it a bot plays on."""


class Pause(_Command, frozen=True, tag="pause"):
    """Want a pause; it begins when all who are there want it."""


class Resume(_Command, frozen=True, tag="resume"):
    """End a pause, or want none any more."""


class Return(_Command, frozen=True, tag="return"):
    """Take the seat back from the bot that plays it meanwhile."""


class Say(_Command, frozen=True, tag="say"):
    """Say something short to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class React(_Command, frozen=True, tag="react"):
    """Show a reaction to everybody at the table."""

    reaction: Reaction


class Rematch(_Command, frozen=True, tag="rematch"):
    """Open a new table with the same people and the same settings, after the game."""


TableCommand = (
    Choose | Withdraw | Start | Sit | PlaceBot | ClearSeat | Change | Leave | Pause | Resume | Return | Say | React
)
"""What goes into the log of a table."""
Command = TableCommand | Hint | Rematch
ClientMessage = Watch | Unwatch | Command


# To a client.


class SeatInfo(Struct, frozen=True):
    """Who has a seat."""

    name: str | None
    """The person's; None where there is none."""
    bot: str | None
    """The bot that plays the seat because nobody else does."""
    absent: bool = False
    """Whether a bot plays for the person meanwhile."""
    free: bool = False
    """Whether somebody may take it: nobody has it, or its person has left the game to a bot."""


class Said(Struct, frozen=True):
    """Something said or shown at a table."""

    seat: int
    name: str
    at: int
    text: str | None = None
    reaction: Reaction | None = None


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table beside the game itself."""

    id: str
    game: GameName
    players: int
    wonders: str
    clock: int | None
    public: bool
    hints: bool
    phase: Phase
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The seat that may change things before the game."""
    paused: bool
    pause_wanted: tuple[int, ...]
    """The seats that want a pause."""
    changed: int
    """When something happened here last: milliseconds since 1970."""
    commitment: str
    """What the seed was promised to be before anybody sat down; see `mirabilia verify`."""
    rematch: str | None = None
    """The table where it goes on."""
    lesson: bool = False
    """Whether it is a first lesson, whose deal anybody can know beforehand; its result says nothing of anybody."""


class SevenSight(Struct, frozen=True, tag_field="game", tag="seven"):
    """What a seat sees of a game of 7 Wonders."""

    view: seven.View | None
    """None: as before but for `ready`."""
    ready: tuple[int, ...]
    """As in the view: the cities that have chosen."""
    decisions: tuple[seven.Decision, ...]
    """All that this seat may decide or change now."""
    events: tuple[seven.Event, ...]
    """What has just happened, as this seat sees it."""


class ArchitectsSight(Struct, frozen=True, tag_field="game", tag="architects"):
    """What a seat sees of a game of Architects; the fields are those of 7 Wonders."""

    view: architects.View | None
    ready: tuple[int, ...]
    decisions: tuple[architects.Decision, ...]
    events: tuple[architects.Event, ...]


Sight = SevenSight | ArchitectsSight


class Hello(Struct, frozen=True, tag_field="kind", tag="hello"):
    """The first message on a socket."""

    protocol: int
    server: str
    """The version of Mirabilia."""
    time: int
    """The server's clock, by which deadlines go."""
    programs: tuple[str, ...] = ()
    """Programs that may play beside the bots: one called `mine` is the bot `program:mine`."""


class Snapshot(Struct, frozen=True, kw_only=True, tag_field="kind", tag="snapshot"):
    """All that a seat, or the public, may know of a table."""

    table: str
    version: int
    you: int | None
    """The seat this is seen from."""
    info: TableInfo
    chat: tuple[Said, ...]
    turn: int = 0
    waiting: tuple[int, ...] = ()
    """The cities that everybody waits for."""
    due: int | None = None
    """When the first of them is late: milliseconds since 1970; None without a clock."""
    sight: Sight | None = None
    hash: int | None = None
    """CRC-32 of the view as JSON without spaces, in the order in which it was sent."""


class Update(Struct, frozen=True, kw_only=True, tag_field="kind", tag="update", omit_defaults=True):
    """Something changed at a table. If `info` or `sight` is left out, it is as before."""

    table: str
    after: int
    """The version this follows; a client that has another one watches anew."""
    version: int
    turn: int
    waiting: tuple[int, ...] = ()
    """Left out when nobody is waited for."""
    due: int | None = None
    """When the first of them is late; left out without a clock."""
    info: TableInfo | None = None
    chat: tuple[Said, ...] = ()
    """What was said since; left out when nothing was."""
    sight: Sight | None = None
    hash: int | None = None
    """Of the whole view after this change; a client that comes to another watches anew."""


class Ack(Struct, frozen=True, tag_field="kind", tag="ack"):
    """A command was carried out and stored; the same answer for the same id."""

    table: str
    id: str
    version: int


class Refused(Struct, frozen=True, tag_field="kind", tag="refused"):
    """Something was not done, and why."""

    code: Code
    message: str
    table: str | None = None
    id: str | None = None


class Hinted(Struct, frozen=True, tag_field="kind", tag="hinted"):
    """What a good bot would choose."""

    table: str
    id: str
    turn: int
    city: int
    option: int
    """Its number in the decision."""


ServerMessage = Hello | Snapshot | Update | Ack | Refused | Hinted


# Bodies of HTTP.


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table: POST /api/tables."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=7)]
    name: Name
    seat: SeatNumber = 0
    """Where the person who opens it sits."""
    bots: Annotated[tuple[BotName | None, ...], Meta(max_length=7)] = ()
    """Who plays each seat; None, and what is left out, is open."""
    wonders: Wonders = ""
    clock: Clock | None = None
    public: bool = False
    hints: bool = True
    lesson: bool = False
    """A first lesson of the game: always the same deal, wonders and bots, which stand in for what is asked for here."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: POST /api/tables/ID/seats."""

    name: Name
    seat: SeatNumber | None = None
    """None for the first that is free."""


class Joined(Struct, frozen=True):
    """A seat was taken; its token proves it from now on, and only the person who got it knows it."""

    table: str
    seat: int
    token: str


class TableList(Struct, frozen=True):
    """Public tables: GET /api/tables."""

    tables: tuple[TableInfo, ...]


class Step(Struct, frozen=True):
    """One step of a replay: what was seen of it."""

    number: int
    """From 0, which is the deal."""
    turn: int
    waiting: tuple[int, ...]
    sights: tuple[Sight, ...]
    """One; or one for each seat when all is seen."""


class Steps(Struct, frozen=True):
    """Part of a replay: GET /api/tables/ID/steps."""

    table: str
    eyes: str
    total: int
    steps: tuple[Step, ...]


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


Reply = Joined | TableList | Snapshot | Steps | Problem | Health
"""Every body that is sent over HTTP; records, transcripts and proofs of finished games have formats of their own."""
