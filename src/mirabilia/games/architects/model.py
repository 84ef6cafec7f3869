"""The nouns that people, bots and wires see: setups, moves, decisions, events, views, score sheets.

All of them are small frozen records; one definition serves Python, JSON and logs. Cards, tokens and wonders
appear by their ids, players by their seat, stages by their number from 1.

Every city has its own player here, so city and seat are the same number. It is called `seat` throughout, except where
the contract of all games asks for a city: `Decision.city` and `Sheet.city`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from mirabilia.games.architects.facts import Resource, StageEffect, Symbol

Side = Literal["left", "right", "centre"]
"""Which of the three decks a player can reach: their own, the right neighbour's, or the central one."""


class Setup(Struct, frozen=True):
    """Who builds which wonder, and who begins."""

    wonders: tuple[str, ...]
    first: int = 0

    @property
    def players(self) -> int:
        """Return how many play."""
        return len(self.wonders)


# Moves.


class Take(Struct, frozen=True, tag_field="do", tag="take"):
    """Take the turn's card from the top of a deck."""

    deck: Side


class Draw(Struct, frozen=True, tag_field="do", tag="draw"):
    """Take an extra card that a progress token allows."""

    deck: Side


class Build(Struct, frozen=True, tag_field="do", tag="build"):
    """Build a stage with these cards."""

    stage: int
    spent: tuple[Resource, ...] = ()
    coins: int = 0
    """Yellow cards spent."""
    economy: bool = False
    engineering: bool = False
    """Progress tokens that help to pay."""


class Research(Struct, frozen=True, tag_field="do", tag="research"):
    """Give up symbols for a progress token."""

    symbols: tuple[Symbol, ...]
    token: str | None
    """None is the top of the stack, unseen."""


class End(Struct, frozen=True, tag_field="do", tag="end"):
    """End the turn."""


class TakeFrom(Struct, frozen=True, tag_field="do", tag="from"):
    """Alexandria: take the top card of any deck of the table."""

    seat: int | None
    """Whose deck it is; None is the central one."""


class TakeToken(Struct, frozen=True, tag_field="do", tag="token"):
    """Babylon: take a progress token."""

    token: str | None
    """None is the top of the stack, unseen."""


class LookAt(Struct, frozen=True, tag_field="do", tag="look"):
    """Halicarnassus: look at the first five cards of a deck."""

    deck: Side


class Keep(Struct, frozen=True, tag_field="do", tag="keep"):
    """Halicarnassus: keep one of the cards looked at."""

    card: str


class Use(Struct, frozen=True, tag_field="do", tag="use"):
    """Use the effect of a stage that leaves no choice: Ephesus, Olympia."""


class Decline(Struct, frozen=True, tag_field="do", tag="decline"):
    """Do without the effect of a stage."""


Move = Take | Draw | Build | Research | End | TakeFrom | TakeToken | LookAt | Keep | Use | Decline


# Decisions.


class StagesMissing(Struct, frozen=True, tag_field="reason", tag="stages_missing"):
    """These stages must be built first."""

    stages: tuple[int, ...]


class CardsMissing(Struct, frozen=True, tag_field="reason", tag="cards_missing"):
    """There are fewer cards than the stage takes."""

    needed: int
    kind: Literal["identical", "different"]
    grey: int
    """Grey cards that fit together as the stage requires."""
    coins: int


Reason = StagesMissing | CardsMissing


class Option(Struct, frozen=True):
    """One thing that can be done."""

    move: Move
    mandatory: bool = False
    """Whether something of this kind must be done before the turn ends."""


class Refusal(Struct, frozen=True):
    """A stage that cannot be built, and why."""

    stage: int
    reason: Reason


class Decision(Struct, frozen=True):
    """What the active player has to decide."""

    city: int
    seat: int
    kind: Literal["take", "act", "effect", "look"]
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...] = ()
    effect: StageEffect | None = None
    """The stage effect that is to be used or declined."""


# Views.


class Deck(Struct, frozen=True):
    """What is known of a deck."""

    top: str | None
    """The card on top, if this seat knows it."""
    count: int
    cards: dict[str, int]
    """How many of each kind are in it, the top included."""


class City(Struct, frozen=True):
    """What everybody sees of a player's city."""

    number: int
    wonder: str
    stages: tuple[int, ...]
    """Stages built."""
    cards: dict[str, int]
    tokens: tuple[str, ...]
    victories: int
    shields: int
    deck: Deck


class View(Struct, frozen=True):
    """Everything that a seat, or the public, may know of a game."""

    seat: int | None
    players: int
    cities: tuple[City, ...]
    turn: int
    active: int
    phase: Literal["taking", "acting", "using", "looking", "over"]
    central: Deck
    cat: int | None
    """Who has the Cat."""
    peace: int
    """Conflict tokens still on their peace side."""
    conflict: int
    """All conflict tokens."""
    battle: bool
    """Whether there is a battle at the end of this turn."""
    victories_now: tuple[int, ...]
    """What a battle now would give each seat."""
    open_tokens: tuple[str | None, ...]
    stack: dict[str, int]
    """Which progress tokens are face down."""
    discards: dict[str, int]
    draws: int
    """Extra draws the active player still has."""
    spent: tuple[str, ...]
    """Progress tokens of the active player that have had their effect this turn."""
    effect: StageEffect | None
    ready: tuple[int, ...] = ()
    """Always empty: here one player decides at a time, and no choice waits for others."""
    looked_deck: int | None = None
    """Whose deck is being looked at."""
    looked: tuple[str, ...] = ()
    """The cards this seat is looking at, from the top."""
    result: Result | None = None


# The end.


class Sheet(Struct, frozen=True):
    """The score sheet of a player."""

    city: int
    wonder: int
    cat: int
    civilian: int
    military: int
    progress: int
    total: int
    stages: int
    """The tie-breaker."""


class Result(Struct, frozen=True):
    """How a game ended: the seats that won, and a sheet for every player."""

    winners: tuple[int, ...]
    sheets: tuple[Sheet, ...]


# Events.


class _Event(Struct, frozen=True, tag_field="event"):
    def seen_by(self, _seat: int | None, /) -> _Event:
        """Return what a seat, or the public, sees of this event: all of it, unless a kind says otherwise."""
        return self


class TurnBegan(_Event, frozen=True, tag="turn_began"):
    """A player's turn began."""

    seat: int
    turn: int


class Peeked(_Event, frozen=True, tag="peeked"):
    """The Cat's holder looked at the top of the central deck."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None, /) -> _Event:
        """Show the card to nobody else."""
        return self if seat == self.seat else replace(self, card=None)


class Took(_Event, frozen=True, tag="took"):
    """A player took a card."""

    seat: int
    card: str
    owner: int | None
    """Whose deck it came from; None is the central one."""
    why: Literal["turn", "draw", "effect", "look"]


class CatMoved(_Event, frozen=True, tag="cat_moved"):
    """A player got the Cat."""

    seat: int


class Flipped(_Event, frozen=True, tag="flipped"):
    """Horns turned conflict tokens over."""

    seat: int
    flipped: int
    """How many are on their battle side now."""
    battle: bool
    """Whether that was the last one, so that there is a battle at the end of the turn."""


class DrawAllowed(_Event, frozen=True, tag="draw_allowed"):
    """A progress token allows an extra draw."""

    seat: int


class StageBuilt(_Event, frozen=True, tag="stage_built"):
    """A stage was built."""

    seat: int
    stage: int
    spent: tuple[Resource, ...]
    coins: int
    economy: bool
    engineering: bool


class Researched(_Event, frozen=True, tag="researched"):
    """A player gave up symbols."""

    seat: int
    symbols: tuple[Symbol, ...]


class TokenTaken(_Event, frozen=True, tag="token_taken"):
    """A player took a progress token."""

    seat: int
    token: str
    blind: bool


class Looked(_Event, frozen=True, tag="looked"):
    """A player looked at the first cards of a deck."""

    seat: int
    owner: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None, /) -> _Event:
        """Show the cards to nobody else."""
        return self if seat == self.seat else replace(self, cards=None)


class Declined(_Event, frozen=True, tag="declined"):
    """A player did without the effect of a stage."""

    seat: int


class Fought(_Event, frozen=True, tag="fought"):
    """A battle: everybody's shields, and the victory tokens each received."""

    shields: tuple[int, ...]
    victories: tuple[int, ...]


class Ended(_Event, frozen=True, tag="ended"):
    """The game is over."""

    result: Result


Event = (
    TurnBegan
    | Peeked
    | Took
    | CatMoved
    | Flipped
    | DrawAllowed
    | StageBuilt
    | Researched
    | TokenTaken
    | Looked
    | Declined
    | Fought
    | Ended
)
