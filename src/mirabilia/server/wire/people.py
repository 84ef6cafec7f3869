"""What everybody is told about the people at a table: part of the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mirabilia.server.wire.terms import Wish

Reaction = Literal["hello", "well-played", "thanks", "thinking", "hurry", "oops", "wow", "good-game"]
Sha256 = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]

NO_NAME = "N. N."
"""What a person whose name was removed is called; the same in every language."""


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
    """Whether it can be taken: nobody has it, or its person has left, or is away and the others opened it."""
    guest_of: str | None = None
    """Whose seat it is, if somebody else plays it until they return."""
    reserve: int | None = None
    """Milliseconds left of the person's reserve at the beginning of this turn; None without one."""
    coached: bool = False
    """Whether the person has agreed that the coach speaks here."""


class Said(Struct, frozen=True):
    """Something said or shown at a table."""

    seat: int
    """Where they sat then."""
    name: str
    at: int
    text: str | None = None
    reaction: Reaction | None = None


class Wanted(Struct, frozen=True):
    """Something that people at a table want and that is not done yet."""

    wish: Wish
    seats: tuple[int, ...]
    """Who wants it."""


class Due(Struct, frozen=True):
    """When a person's time runs out: milliseconds since 1970."""

    seat: int
    clock: int
    """When the clock has run down and the reserve begins."""
    late: int
    """When the reserve is used up too, and a bot decides this once. The same as `clock` without a reserve."""


class Share(Struct, frozen=True):
    """What a person adds to the chance that deals the cards."""

    seat: int
    promise: Sha256
    """Its hash, promised before the game."""
    share: Sha256 | None = None
    """The share itself once it is told; None in a game that has begun means that it was left out."""


class Presence(Struct, frozen=True):
    """Whether a person has the table open."""

    here: bool
    since: int | None
    """Since when, as far as the server knows: milliseconds since 1970."""


class Audience(Struct, frozen=True):
    """Who watches a table without a seat."""

    count: int = 0
    names: tuple[str, ...] = ()
    """The names of those who want to be known; about twenty at most."""
