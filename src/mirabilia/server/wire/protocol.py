"""What goes over the wire: one definition for Python, JSON, the reference page and TypeScript.

A client opens one WebSocket and sends messages with a `do`; the server answers with messages that have a `kind`. Tables
are created and joined over HTTP, whose bodies are in `bodies.py`. All of it is JSON, and everything sent about a game
is made in `tables/sights.py` from views and from events as a seat sees them. The file is long because the wire is one
thing: anyone who writes a client reads it from top to bottom.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from mirabilia.insight.model import Advice, DecisionReview
from mirabilia.server.wire.origin import Origin
from mirabilia.server.wire.people import Audience, Due, Presence, Reaction, Said, SeatInfo, Sha256, Share, Wanted
from mirabilia.server.wire.terms import Note, SeatNumber, Terms, Wish

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
"""A bot as people type it: `strategist`, `master:science`, `program:mine`."""
CityNumber = Annotated[int, Meta(ge=0, le=6)]
Turn = Annotated[int, Meta(ge=0, le=100_000)]

GameName = Annotated[str, Meta(max_length=20, extra={"list": "games"})]
Phase = Literal["lobby", "playing", "over", "closed"]
Code = Literal[
    "bad-message",
    "bad-name",
    "bad-token",
    "busy",
    "closed",
    "hints-off",
    "no-such-puzzle",
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
    """Ask whether the connection still works; answered by a pong immediately."""


class Watch(Struct, frozen=True, tag_field="do", tag="watch", forbid_unknown_fields=True):
    """See a table: as the seat whose token this is, or as the public. Also the way to fetch everything again."""

    table: TableId
    token: Token | None = None
    name: Name | None = None
    """The name a spectator wants to be known by, if any. People with a seat already have a name."""
    also: Annotated[tuple[Token, ...], Meta(max_length=6)] = ()
    """The tokens of others who share this device: they count as here, and commands may come `by` their seats.

    Without a `token` the table is then shown as all who sit at it may see it: nobody's hand, and no delay.
    """


class Unwatch(Struct, frozen=True, tag_field="do", tag="unwatch", forbid_unknown_fields=True):
    """Stop watching a table."""

    table: TableId


class _Command(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    table: TableId
    id: CommandId
    by: SeatNumber | None = None
    """Whose command it is, where people share a device; None for the seat whose token was sent as `token`."""


class Choose(_Command, frozen=True, tag="choose"):
    """Choose a move for a city, or change the choice until all have chosen."""

    turn: Turn
    """As in the last update; a choice for another turn is stale."""
    city: CityNumber
    move: Raw
    """The move of one of the decision's options, sent back unchanged."""


class Withdraw(_Command, frozen=True, tag="withdraw"):
    """Take back a choice that is not sealed yet."""

    turn: Turn
    city: CityNumber


class Hint(_Command, frozen=True, tag="hint"):
    """Ask what the options of a decision are worth, at a table that allows it; answered within about a second."""

    turn: Turn
    city: CityNumber


class Coach(_Command, frozen=True, tag="coach"):
    """Agree that the coach speaks at this table, or no longer agree; before the game or during it.

    It speaks once every person with a seat here has agreed, and speaks to each of them alone.
    """

    on: bool


class Start(_Command, frozen=True, tag="start"):
    """Begin the game; the host may do so when every seat is taken."""


class PromiseShare(_Command, frozen=True, tag="promise"):
    """Promise a share of the chance that deals the cards, before the game; a new promise replaces an old one.

    Draw 64 hexadecimal digits in lower case, keep them to yourself, and promise the SHA-256 of `mirabilia share `
    followed by them. Anyone who does this knows that nobody, not even the server, could choose the deal.
    """

    promise: Sha256


class TellShare(_Command, frozen=True, tag="tell"):
    """Tell the share that you have promised, while the table's `dealing` says until when; never earlier."""

    share: Sha256
    """64 hexadecimal digits, as they were drawn."""


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


class Arrange(_Command, frozen=True, tag="arrange"):
    """Put the seats in another order, add open ones, or drop some without people; the host may, before the game.

    Everybody keeps their token, and each seat its wonder.
    """

    seats: Annotated[tuple[SeatNumber | None, ...], Meta(min_length=2, max_length=7)]
    """For each place, the seat to put there, by the number it has now; None for a new one."""


class Change(_Command, frozen=True, tag="change"):
    """Change what the table plays by; the host may do so before the game."""

    terms: Terms


class Leave(_Command, frozen=True, tag="leave"):
    """Give up the seat and its token permanently: before the game the seat is open again, during it a bot plays on.

    A guest gives the seat back, and it waits for the person whose seat it is.
    """


class Want(_Command, frozen=True, tag="want"):
    """Ask for something that the people at the table can agree on, or agree to it; it is done once enough do."""

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
    """Open a new table with the same people and the same settings, after the game.

    If one person played with bots, the new game begins immediately.
    """

    promise: Sha256 | None = None
    """The promise of the share that you add to the next deal; see `PromiseShare`."""


TableCommand = (
    Choose
    | Withdraw
    | Coach
    | Start
    | PromiseShare
    | TellShare
    | Sit
    | PlaceBot
    | ClearSeat
    | Arrange
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
    """Whether the people have agreed on a pause."""
    asleep: bool = False
    """Whether the table stands still because all its people are away; it goes on when one of them returns."""
    hurried: bool = False
    """Whether the last bot to choose here thought for less time than usual, because the server is busy."""
    wanted: tuple[Wanted, ...] = ()
    """What has been asked for and is waiting for others to agree."""
    awaited: tuple[int, ...] = ()
    """The seats whose people everybody waits for; only in lists of tables, `waiting` says it elsewhere."""
    due: int | None = None
    """When the first of them is late; only in lists of tables, each has a `Due` elsewhere."""
    changed: int
    """When something last happened here: milliseconds since 1970."""
    commitment: str
    """The server's promise of what it adds to the deal, made before anyone sat down; see `mirabilia verify`.

    Empty where nothing is promised, because the table takes up a finished game whose cards anyone can know.
    """
    dealing: int | None = None
    """Until when people may tell their shares, while the deal waits for them: milliseconds since 1970."""
    shares: tuple[Share, ...] = ()
    """What people add to the deal, by seats; not in lists of tables."""
    rematch: str | None = None
    """The table where the same people play on."""
    coached: bool = False
    """Whether the coach speaks: every person with a seat has agreed to it."""
    lesson: bool = False
    """Whether it is a first lesson, whose deal anyone can know beforehand; its result says nothing about anyone."""
    origin: Origin | None = None
    """What it takes up, if it is a try: a decision of a finished game. Its cards can be known, like a lesson's."""


View = TypeVar("View")
Decision = TypeVar("Decision")
Event = TypeVar("Event")
Outlook = TypeVar("Outlook")
Consequence = TypeVar("Consequence")


class Sight(Struct, Generic[View, Decision, Event, Outlook, Consequence], frozen=True):
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
    outlooks: tuple[Outlook, ...] = ()
    """How each city stands; empty if `view` is null, or the game is over."""
    consequences: tuple[tuple[Consequence, ...], ...] = ()
    """For each decision, what each of its options would lead to, in their order; empty if the game does not say."""
    renewed: dict[str, Any] | UnsetType = UNSET
    """What else is new in a view that is not sent, by its fields: your own choice, if you asked to be told briefly."""


AnySight = Sight[Any, Any, Any, Any, Any]


class Hello(Struct, frozen=True, tag_field="kind", tag="hello"):
    """The first message on a socket."""

    protocol: int
    server: str
    """The version of Mirabilia."""
    time: int
    """The server's clock, which deadlines refer to."""
    push_key: str | None = None
    """The server's public key for Web Push, as a browser's `applicationServerKey`; None if it cannot call anyone."""
    programs: tuple[str, ...] = ()
    """Programs that may play as well as the bots: one called `mine` is the bot `program:mine`."""
    moderated: bool = False
    """Whether moderators read reports here."""


class Snapshot(Struct, frozen=True, kw_only=True, tag_field="kind", tag="snapshot"):
    """Everything that a seat, or the public, may know about a table."""

    table: str
    version: int
    you: int | None
    """The seat this is seen from."""
    lent: bool = False
    """Whether it is your seat and a guest plays it until you return."""
    also: tuple[int | None, ...] = ()
    """The seats of the tokens that you sent as `also`, in their order; None for one that no longer opens a seat."""
    awaited: tuple[int, ...] = ()
    """The seats whose people everybody waits for, where people share a device and nobody's hand is shown."""
    info: TableInfo
    chat: tuple[Said, ...]
    turn: int = 0
    waiting: tuple[int, ...] = ()
    """The cities that everybody waits for."""
    due: tuple[Due, ...] = ()
    """When the time of each awaited person runs out; empty without a clock."""
    notes: tuple[Note, ...] = ()
    """What happened here lately apart from the game."""
    presence: tuple[Presence, ...] = ()
    """One for each seat."""
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
    """Left out when nobody is awaited."""
    due: tuple[Due, ...] = ()
    """When the time of each of them runs out; left out without a clock."""
    info: TableInfo | None = None
    awaited: tuple[int, ...] = ()
    """As in a snapshot; left out when it is empty."""
    chat: tuple[Said, ...] = ()
    """What was said since; left out when nothing was."""
    notes: tuple[Note, ...] = ()
    """What happened apart from the game; left out when nothing did."""
    sight: AnySight | None = None
    hash: int | None = None
    """The hash of the view, wherever one is sent; a client that gets another one watches the table again."""


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
    """What seems best, from the view of the seat alone."""

    table: str
    id: str
    turn: int
    city: int
    option: int
    """Its number in the decision."""
    advice: Advice | None = None
    """What all options are worth and why this one is best; its first option is this one. Each says how many games are
    behind it, and there are fewer while the server is busy. None where there was no time for enough of them, or the
    game has no playouts: then this is what a good bot would choose."""


class Coached(Struct, frozen=True, tag_field="kind", tag="coached"):
    """What the coach says about a choice of yours, once it is sealed, from what your seat knew when you chose."""

    table: str
    turn: int
    """The turn of the choice, as in the update before it."""
    review: DecisionReview
    """What it cost, and what would have been better."""
    categories: tuple[str, ...]
    """The categories of the score sheet, in the order of all points in the review; the last is the total."""
    sight: AnySight
    """What you saw then, as it was sent, with this one decision."""


class Attendance(Struct, frozen=True, tag_field="kind", tag="attendance"):
    """A person has opened a table, or closed it. That changes nothing else, so it has no version."""

    table: str
    presence: tuple[Presence, ...]
    """One for each seat."""
    audience: Audience


class Pong(Struct, frozen=True, tag_field="kind", tag="pong"):
    """The connection works."""

    time: int
    """The server's clock."""


ServerMessage = Hello | Snapshot | Update | Attendance | Ack | Refused | Hinted | Coached | Pong
