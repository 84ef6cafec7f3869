"""The nouns people, bots and wires see: cards and stalls by their ids, players by the number of their seat."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace


class Setup(Struct, frozen=True):
    """Who has which stall."""

    stalls: tuple[str, ...]

    @property
    def players(self) -> int:
        """Return how many play."""
        return len(self.stalls)


# Moves.


class Show(Struct, frozen=True, tag_field="do", tag="show"):
    """Lay a card on the stall for all to see."""

    card: str


class Sell(Struct, frozen=True, tag_field="do", tag="sell"):
    """Sell a card, face down."""

    card: str


Move = Show | Sell


# Decisions.


class Option(Struct, frozen=True):
    """One thing that can be done."""

    move: Move


class Decision(Struct, frozen=True):
    """What a player has to decide."""

    city: int
    seat: int
    options: tuple[Option, ...]
    kind: Literal["card"] = "card"


# Views.


class City(Struct, frozen=True):
    """What everyone sees of a player."""

    stall: str
    shown: tuple[str, ...]
    coins: int
    ribbons: int
    cards: int
    """How many cards are in the hand."""


class View(Struct, frozen=True):
    """Everything that a seat, or the public, may know of a game."""

    seat: int | None
    players: int
    cities: tuple[City, ...]
    turn: int
    turns: int
    deck: int
    """How many cards are left to draw."""
    hand: tuple[str, ...] = ()
    """The seat's own cards, the one drawn last first."""
    sold: tuple[str, ...] = ()
    """What the seat itself has sold."""
    chosen: Move | None = None
    """What the seat has chosen this turn."""
    ready: tuple[int, ...] = ()
    """The cities that have chosen."""
    result: Result | None = None


# The end.


class Sheet(Struct, frozen=True):
    """The score sheet of a player."""

    city: int
    wares: int
    ribbons: int
    coins: int
    total: int
    shown: int
    """What decides a tie."""


class Result(Struct, frozen=True):
    """How a game ended: the seats that won, and a sheet for every player."""

    winners: tuple[int, ...]
    sheets: tuple[Sheet, ...]


# Events.


class _Event(Struct, frozen=True, tag_field="event"):
    def seen_by(self, _seat: int | None, /) -> _Event:
        """Return what a seat, or the public, sees of this event: all of it, unless a kind says otherwise."""
        return self


class _Hidden(_Event, frozen=True):
    city: int
    card: str | None

    def seen_by(self, seat: int | None, /) -> _Event:
        """Show the card to nobody else."""
        return self if seat == self.city else replace(self, card=None)


class Shown(_Event, frozen=True, tag="shown"):
    """A card was laid on a stall."""

    city: int
    card: str


class Sold(_Hidden, frozen=True, tag="sold"):
    """A card was sold, face down."""


class RibbonWon(_Event, frozen=True, tag="ribbon_won"):
    """A card was the best of its kind."""

    city: int
    card: str


class Drew(_Hidden, frozen=True, tag="drew"):
    """A player drew a card."""


class Ended(_Event, frozen=True, tag="ended"):
    """The game is over."""

    result: Result


Event = Shown | Sold | RibbonWon | Drew | Ended
