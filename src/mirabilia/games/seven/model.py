"""The nouns that people, bots and wires see: setups, moves, decisions, events, views, score sheets.

All of them are small frozen records; one definition serves Python, JSON and logs. Cards and wonders appear
by their ids, and cities by their number, which is that of their seat if they have one.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from mirabilia.games.seven.facts import Neighbour, Resource

Side = Literal["A", "B"]


class Board(Struct, frozen=True):
    """A wonder with the side that is played."""

    wonder: str
    side: Side


class Setup(Struct, frozen=True):
    """Who plays which board; with two players the third board is the Free City's."""

    players: int
    boards: tuple[Board, ...]


# Moves.


class Build(Struct, frozen=True, tag_field="do", tag="build"):
    """Build the structure of a card, paying these coins to the neighbours for what is bought there."""

    card: str
    left: int = 0
    right: int = 0


class BuildStage(Struct, frozen=True, tag_field="do", tag="stage"):
    """Build the next stage of the wonder with a card face down, paying the neighbours."""

    card: str
    left: int = 0
    right: int = 0


class Sell(Struct, frozen=True, tag_field="do", tag="sell"):
    """Sell a card for 3 coins."""

    card: str


class BuildFree(Struct, frozen=True, tag_field="do", tag="free"):
    """Build the structure of a card with Olympia's power, paying nothing."""

    card: str


class Dig(Struct, frozen=True, tag_field="do", tag="dig"):
    """Build a card of the discard pile with Halicarnassus' power, paying nothing."""

    card: str


class Decline(Struct, frozen=True, tag_field="do", tag="decline"):
    """Build nothing from the discard pile."""


Move = Build | BuildStage | Sell | BuildFree | Dig | Decline


# Decisions.


class AlreadyBuilt(Struct, frozen=True, tag_field="reason", tag="already_built"):
    """The structure already stands in the city."""

    structure: str


class Missing(Struct, frozen=True, tag_field="reason", tag="missing"):
    """More units of these resources together are needed than the city and both neighbours produce."""

    resources: tuple[Resource, ...]
    needed: int
    available: int


class TooFewCoins(Struct, frozen=True, tag_field="reason", tag="too_few_coins"):
    """Even the cheapest payment takes more coins than the city can spend."""

    needed: int
    coins: int


class WonderComplete(Struct, frozen=True, tag_field="reason", tag="wonder_complete"):
    """There is no stage left to build."""


class MustBuildChain(Struct, frozen=True, tag_field="reason", tag="must_build_chain"):
    """The Free City may not bury a card that it can build with a chain."""


class MustBuild(Struct, frozen=True, tag_field="reason", tag="must_build"):
    """The Free City may not sell while it can build."""


Reason = AlreadyBuilt | Missing | TooFewCoins | WonderComplete | MustBuildChain | MustBuild


class Option(Struct, frozen=True):
    """One thing that can be done, with its price."""

    move: Move
    bank: int = 0
    """Coins to the bank; what goes to the neighbours is in the move."""
    chain: str | None = None
    """The structure that makes it free."""
    coins: int = 0
    """All the coins it takes: to the bank and to both neighbours."""
    cheapest: bool = True
    """Whether no other way to do the same thing with the card takes fewer coins."""


class Refusal(Struct, frozen=True):
    """Something that cannot be done with a card, and why."""

    card: str
    verb: Literal["build", "stage", "sell"]
    reasons: tuple[Reason, ...]


class Decision(Struct, frozen=True):
    """What a city has to decide: every option, and a reason for everything that is not an option."""

    city: int
    seat: int
    """Who decides: the same number as the city, except for the Free City."""
    kind: Literal["choose", "seventh", "dig"]
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...] = ()


# Views.


class Source(Struct, frozen=True):
    """Something that produces resources: units of one of these kinds each turn."""

    one_of: tuple[Resource, ...]
    units: int
    for_sale: bool
    """Whether neighbours may buy it."""


class Discount(Struct, frozen=True):
    """Cheaper trade: these resources cost 1 coin from this neighbour."""

    on: Literal["raw", "goods"]
    seller: Neighbour


class City(Struct, frozen=True):
    """What everybody sees of a city."""

    number: int
    board: Board
    stages: int
    """Stages built."""
    coins: int
    income: int
    """Coins received this turn, included in `coins`, that cannot be spent yet."""
    cards: tuple[str, ...]
    sources: tuple[Source, ...]
    discounts: tuple[Discount, ...]
    shields: int
    compass: int
    gear: int
    tablet: int
    wild: int
    """Science symbols to be chosen at the end."""
    victories: tuple[int, int, int]
    """Victory tokens of age I, II and III."""
    defeats: int
    sold: int
    """How many cards were sold here; nobody else knows which."""
    hand: int
    """How many cards are in its hand, or for the Free City in its pile."""
    free_build: bool
    """Whether Olympia's free build can be used this age."""


class RememberedHand(Struct, frozen=True):
    """What is known of a hand that was passed on, and where it is now."""

    seat: int
    """Who holds it now."""
    cards: tuple[str, ...]
    """The cards it had, without those that have been built openly since."""
    gone: int
    """How many of these have left it unseen."""
    drawn: int
    """How many unknown cards have joined it since, from the Free City's pile."""


class Secret(Struct, frozen=True):
    """A card that left a hand face down: everybody saw it go, but few know which it was."""

    city: int
    age: int
    turn: int
    card: str | None
    """None if this seat does not know it; a seat knows what it did itself, for its own city or the Free City."""
    fate: Literal["buried", "sold", "thrown"]


class View(Struct, frozen=True):
    """Everything that a seat, or the public, may know of a game."""

    seat: int | None
    players: int
    age: int
    turn: int
    phase: Literal["choosing", "seventh", "digging", "over"]
    actor: int | None
    """The city whose special decision is awaited."""
    passing: Neighbour
    """Where hands go at the end of a turn."""
    cities: tuple[City, ...]
    discards: int
    """How many cards are in the discard pile."""
    holder: int | None = None
    """Two players: who holds the Free City card."""
    hand: tuple[str, ...] = ()
    drawn: str | None = None
    """Two players: the card of the Free City's pile that this seat drew this turn, or has to play as its seventh."""
    chosen: tuple[tuple[int, Move], ...] = ()
    """This seat's own choices so far, each with its city."""
    pile: tuple[str, ...] = ()
    """The discard pile, while this seat looks through it."""
    ready: tuple[int, ...] = ()
    """The cities that have chosen, while others have not."""
    memory: tuple[RememberedHand, ...] = ()
    secrets: tuple[Secret, ...] = ()
    """Every card that was buried, sold or thrown away; nobody sees the last card of the Free City's pile."""
    result: Result | None = None


# The end.


class Science(Struct, frozen=True):
    """How a city's science points come about."""

    compass: int
    gear: int
    tablet: int
    """Symbols with the wild ones in their best places."""
    wild_compass: int
    wild_gear: int
    wild_tablet: int
    """How many of these are wild."""
    squares: int
    """Points for equal symbols."""
    sets: int
    """Points for sets of three different ones."""


class Sheet(Struct, frozen=True):
    """The score sheet of a city: seven categories and how they came about."""

    city: int
    military: int
    treasury: int
    wonder: int
    civilian: int
    science: int
    commerce: int
    guilds: int
    total: int
    coins: int
    """The tie-breaker."""
    symbols: Science
    copied: str | None
    """The neighbour's guild that was scored here too."""


class Result(Struct, frozen=True):
    """How a game ended: the seats that won, and a sheet for every city."""

    winners: tuple[int, ...]
    sheets: tuple[Sheet, ...]


# Events.


class _Event(Struct, frozen=True, tag_field="event"):
    def seen_by(self, _seat: int | None, /) -> _Event:
        """Return what a seat, or the public, sees of this event: all of it, unless a kind says otherwise."""
        return self


class _Secretive(_Event, frozen=True):
    """An event about something face down that only one seat knows."""

    face_down: ClassVar[str] = "card"
    """The field that is hidden."""
    known_to: int | None

    def seen_by(self, seat: int | None, /) -> _Event:
        """Hide what is face down from everyone but the seat that knows it."""
        if seat is not None and seat == self.known_to:
            return self
        return replace(self, known_to=None, **{self.face_down: None})


class Chose(_Secretive, frozen=True, tag="chose"):
    """A city is ready; its choice is secret until everybody has chosen."""

    face_down: ClassVar[str] = "move"
    city: int
    move: Move | None


class Withdrew(_Event, frozen=True, tag="withdrew"):
    """A city took its choice back."""

    city: int


class Built(_Event, frozen=True, tag="built"):
    """A structure was built."""

    city: int
    card: str
    way: Literal["paid", "chain", "free", "dug"]
    bank: int = 0
    left: int = 0
    right: int = 0
    """Coins paid to the bank and to the neighbours."""
    chain: str | None = None
    """The structure whose chain made it free."""


class StageBuilt(_Secretive, frozen=True, tag="stage_built"):
    """A stage was built; the card under it is secret."""

    city: int
    stage: int
    """Its number, from 1."""
    card: str | None
    left: int = 0
    right: int = 0


class Sold(_Secretive, frozen=True, tag="sold"):
    """A card was sold face down."""

    city: int
    card: str | None


class Thrown(_Secretive, frozen=True, tag="thrown"):
    """The last card of an age was thrown away face down."""

    city: int
    card: str | None


class Declined(_Event, frozen=True, tag="declined"):
    """A city built nothing from the discard pile."""

    city: int


class Earned(_Event, frozen=True, tag="earned"):
    """A city received coins: from neighbours who bought there, for a sold card, or by an effect."""

    city: int
    trade: int
    sale: int
    effect: int


class Fought(_Event, frozen=True, tag="fought"):
    """A city and its left neighbour compared shields at the end of an age."""

    age: int
    city: int
    neighbour: int
    shields: int
    against: int
    winner: int | None


class Passed(_Event, frozen=True, tag="passed"):
    """All hands were passed on."""

    to: Neighbour


class Drew(_Secretive, frozen=True, tag="drew"):
    """The holder of the Free City card drew from its pile."""

    seat: int
    card: str | None


class AgeBegan(_Event, frozen=True, tag="age_began"):
    """The hands of an age were dealt."""

    age: int


class Ended(_Event, frozen=True, tag="ended"):
    """The game is over."""

    result: Result


Event = (
    Chose
    | Withdrew
    | Built
    | StageBuilt
    | Sold
    | Thrown
    | Declined
    | Earned
    | Fought
    | Passed
    | Drew
    | AgeBegan
    | Ended
)
