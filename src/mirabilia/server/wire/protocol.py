"""What goes over the wire: one definition for Python, JSON, the reference page and TypeScript.

A client opens one WebSocket and sends messages with a `do`; the server answers with messages that have a `kind`. Tables
are created and joined over HTTP, whose bodies are in `bodies.py`. All of it is JSON, and everything sent about a game
is made in `tables/sights.py` from views and from events as a seat sees them. The file is long because the wire is one
thing: anyone who writes a client reads it from top to bottom.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Raw, Struct

from mirabilia.server.wire.terms import SeatNumber, Terms, Wish

PROTOCOL = 3
"""Changes when a client written for the old number would no longer understand the server."""
LONGEST_MESSAGE = 8192
"""The most bytes that a message or a request body may have."""
LONGEST_SEATS = 131_072
"""The most bytes that a request body with seats for another device may have."""

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{6,32}$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the client; a command that is sent again has the same id and is carried out only once."""
Token = Annotated[str, Meta(min_length=20, max_length=80)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
"""A bot as one types it: `strategist`, `master:science`, `program:mine`."""
CityNumber = Annotated[int, Meta(ge=0, le=6)]
Turn = Annotated[int, Meta(ge=0, le=100_000)]

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
]
"""What may happen at a table besides the game: somebody was late and a bot decided this once; went away; came back;
gave up the seat; plays for somebody who is gone; no longer does; a bot stands in for somebody; everybody waits for
them; their seat was opened to others; the clock was changed; it was started again; the table was paused; it goes on;
it fell asleep because everybody is away."""
Reaction = Literal["hello", "well-played", "thanks", "thinking", "hurry", "oops", "wow", "good-game"]
GameName = Annotated[str, Meta(max_length=20, extra={"list": "games"})]
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
"""Why something was refused; a client has its own words for each, and the message is for logs and developers."""


# From a client.


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Ask whether the connection still works; answered by a pong at once."""


class Watch(Struct, frozen=True, tag_field="do", tag="watch", forbid_unknown_fields=True):
    """See a table: as the seat whose token this is, or as the public. Also the way to fetch everything again."""

    table: TableId
    token: Token | None = None
    name: Name | None = None
    """The name a spectator wants to be known by, if any. People on seats already have a name."""


class Unwatch(Struct, frozen=True, tag_field="do", tag="unwatch", forbid_unknown_fields=True):
    """Stop watching a table."""

    table: TableId


class _Command(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    table: TableId
    id: CommandId


class Choose(_Command, frozen=True, tag="choose"):
    """Choose a move for a city, or change the choice until all have chosen."""

    turn: Turn
    """As in the last update; a choice for another turn is stale."""
    city: CityNumber
    move: Raw
    """The move of one of the decision's options, sent back as it came."""


class Withdraw(_Command, frozen=True, tag="withdraw"):
    """Take back a choice that is not sealed yet."""

    turn: Turn
    city: CityNumber


class Hint(_Command, frozen=True, tag="hint"):
    """Ask what a good bot would do, at a table that allows it."""

    turn: Turn
    city: CityNumber


class Start(_Command, frozen=True, tag="start"):
    """Begin the game; the host may do so when every seat is taken."""


class Sit(_Command, frozen=True, tag="sit"):
    """Move to another seat that is open, before the game."""

    seat: SeatNumber


class PlaceBot(_Command, frozen=True, tag="place_bot"):
    """Let a bot play an open seat, or replace the bot there; the host may do so before the game."""

    seat: SeatNumber
    bot: BotName


class ClearSeat(_Command, frozen=True, tag="clear_seat"):
    """Open a seat again, whoever has it; the host may do so before the game."""

    seat: SeatNumber


class Change(_Command, frozen=True, tag="change"):
    """Change what the table plays by; the host may do so before the game."""

    terms: Terms


class Leave(_Command, frozen=True, tag="leave"):
    """Give up the seat and its token for good: before the game the seat is open again, during it a bot plays on.

    Somebody who plays for another person gives the seat back, and it waits for that person.
    """


class Want(_Command, frozen=True, tag="want"):
    """Ask for something that the people at the table can agree upon, or agree to it; it is done once enough do."""

    wish: Wish


class Unwant(_Command, frozen=True, tag="unwant"):
    """Withdraw such a wish, as long as it is not done."""

    wish: Wish


class Resume(_Command, frozen=True, tag="resume"):
    """End a pause."""


class Away(_Command, frozen=True, tag="away"):
    """Step away from the table, whose terms say what becomes of your decisions until you return."""


class Return(_Command, frozen=True, tag="return"):
    """Come back: you decide again, from the next open decision on. Choosing a move does the same."""


class Subscribe(_Command, frozen=True, tag="subscribe"):
    """Ask to be called to the table by Web Push when it is your turn and you do not have it open.

    The fields are those of a browser's `PushSubscription`.
    """

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000, pattern="^https?://[!-~]+$")]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
    language: Annotated[str, Meta(min_length=2, max_length=20)] = "en"
    """The language that the person reads."""


class Unsubscribe(_Command, frozen=True, tag="unsubscribe"):
    """Ask not to be called any more."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class Say(_Command, frozen=True, tag="say"):
    """Say something short to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class React(_Command, frozen=True, tag="react"):
    """Show a reaction to everybody at the table."""

    reaction: Reaction


class Rematch(_Command, frozen=True, tag="rematch"):
    """Open a new table with the same people and the same settings, after the game."""


TableCommand = (
    Choose
    | Withdraw
    | Start
    | Sit
    | PlaceBot
    | ClearSeat
    | Change
    | Leave
    | Want
    | Unwant
    | Resume
    | Away
    | Return
    | Subscribe
    | Unsubscribe
    | Say
    | React
)
"""What goes into the log of a table."""
Command = TableCommand | Hint | Rematch
ClientMessage = Ping | Watch | Unwatch | Command


# To a client.


class SeatInfo(Struct, frozen=True):
    """Who has a seat."""

    name: str | None
    """The person's; None if nobody has the seat."""
    bot: str | None
    """The bot that plays the seat when no person does."""
    away: bool = False
    """Whether the person has missed too many decisions or stepped away, and has not returned yet."""
    stand_in: bool = False
    """Whether a bot decides while the person is away; otherwise everybody waits for them."""
    free: bool = False
    """Whether somebody may take it: nobody has it, or its person has left, or is away and the others opened it."""
    guest_of: str | None = None
    """Whose seat it is, if somebody else plays it until they return."""
    reserve: int | None = None
    """Milliseconds left of the person's reserve at the beginning of this turn; None without one."""


class Said(Struct, frozen=True):
    """Something said or shown at a table."""

    seat: int
    name: str
    at: int
    text: str | None = None
    reaction: Reaction | None = None


class Note(Struct, frozen=True):
    """Something that happened at a table besides the game, for its log."""

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


class Wanted(Struct, frozen=True):
    """Something that people at a table want and that is not done yet."""

    wish: Wish
    seats: tuple[int, ...]
    """Who wants it."""


class Due(Struct, frozen=True):
    """When somebody's time runs out: milliseconds since 1970."""

    seat: int
    clock: int
    """When the clock has run down and the reserve begins."""
    late: int
    """When the reserve is used up too, and a bot decides this once. The same as `clock` without a reserve."""


class Presence(Struct, frozen=True):
    """Whether somebody has the table open."""

    here: bool
    since: int | None
    """Since when, as far as the server knows: milliseconds since 1970."""


class TableInfo(Terms, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """What everybody may know about a table, apart from the game itself."""

    id: str
    game: GameName
    players: int
    phase: Phase
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The seat that may change things before the game, and whose word counts during it."""
    paused: bool
    """Whether the people have agreed upon a pause."""
    asleep: bool = False
    """Whether the table stands still because all its people are away; it goes on when one of them returns."""
    wanted: tuple[Wanted, ...] = ()
    """What has been asked for and waits for others to agree."""
    awaited: tuple[int, ...] = ()
    """The seats whose people everybody waits for; only in lists of tables, `waiting` says it elsewhere."""
    due: int | None = None
    """When the first of them is late; only in lists of tables, each has a `Due` elsewhere."""
    changed: int
    """When something last happened here: milliseconds since 1970."""
    commitment: str
    """A promise of the seed, made before anybody sat down; see `mirabilia verify`."""
    rematch: str | None = None
    """The table where the same people play on."""
    lesson: bool = False
    """Whether it is a first lesson, whose deal anybody can know beforehand; its result says nothing about anybody."""


View = TypeVar("View")
Decision = TypeVar("Decision")
Event = TypeVar("Event")


class Sight(Struct, Generic[View, Decision, Event], frozen=True):
    """What a seat sees of a game, in the nouns of that game."""

    game: GameName
    view: View | None
    """None if only `ready` has changed."""
    ready: tuple[int, ...]
    """As in the view: the cities that have chosen."""
    decisions: tuple[Decision, ...]
    """Everything that this seat may decide or change now."""
    events: tuple[Event, ...]
    """What has just happened, as this seat sees it."""


AnySight = Sight[Any, Any, Any]


class Hello(Struct, frozen=True, tag_field="kind", tag="hello"):
    """The first message on a socket."""

    protocol: int
    server: str
    """The version of Mirabilia."""
    time: int
    """The server's clock, which deadlines refer to."""
    push_key: str | None = None
    """The server's public key for Web Push, as a browser's `applicationServerKey`; None if it cannot call anybody."""
    programs: tuple[str, ...] = ()
    """Programs that may play as well as the bots: one called `mine` is the bot `program:mine`."""


class Audience(Struct, frozen=True):
    """Who watches a table without a seat."""

    count: int = 0
    names: tuple[str, ...] = ()
    """The names of those who want to be known; about twenty at most."""


class Snapshot(Struct, frozen=True, kw_only=True, tag_field="kind", tag="snapshot"):
    """Everything that a seat, or the public, may know about a table."""

    table: str
    version: int
    you: int | None
    """The seat this is seen from."""
    lent: bool = False
    """Whether it is your seat and a guest plays it until you return."""
    info: TableInfo
    chat: tuple[Said, ...]
    turn: int = 0
    waiting: tuple[int, ...] = ()
    """The cities that everybody waits for."""
    due: tuple[Due, ...] = ()
    """When the time of each person who is waited for runs out; empty without a clock."""
    notes: tuple[Note, ...] = ()
    """What happened here lately besides the game."""
    presence: tuple[Presence, ...] = ()
    """Of each seat."""
    audience: Audience = Audience()
    delay: int = 0
    """How many milliseconds ago the game was like this, for spectators who see it later; `info` is always current."""
    sight: AnySight | None = None
    hash: int | None = None
    """CRC-32 of the view as JSON without spaces, in the order in which it was sent."""


class Update(Struct, frozen=True, kw_only=True, tag_field="kind", tag="update", omit_defaults=True):
    """Something changed at a table. Where `info` or `sight` is left out, it has not changed."""

    table: str
    after: int
    """The version this follows; a client that has another one watches the table again."""
    version: int
    turn: int
    waiting: tuple[int, ...] = ()
    """Left out when nobody is waited for."""
    due: tuple[Due, ...] = ()
    """When the time of each of them runs out; left out without a clock."""
    info: TableInfo | None = None
    chat: tuple[Said, ...] = ()
    """What was said since; left out when nothing was."""
    notes: tuple[Note, ...] = ()
    """What happened besides the game; left out when nothing did."""
    sight: AnySight | None = None
    hash: int | None = None
    """Of the whole view after this change; a client that gets a different one watches the table again."""


class Ack(Struct, frozen=True, tag_field="kind", tag="ack"):
    """A command was carried out and stored; the same id always gets the same answer."""

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


class Attendance(Struct, frozen=True, tag_field="kind", tag="attendance"):
    """Somebody has opened a table, or closed it. It changes nothing else, so it has no version."""

    table: str
    presence: tuple[Presence, ...]
    """Of each seat."""
    audience: Audience


class Pong(Struct, frozen=True, tag_field="kind", tag="pong"):
    """The connection works."""

    time: int
    """The server's clock."""


ServerMessage = Hello | Snapshot | Update | Attendance | Ack | Refused | Hinted | Pong
