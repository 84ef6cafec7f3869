"""What the log of a table holds: everything that ever happened at it, so that a table is what its log adds up to.

Entries are the server's own and never sent; who may know what of them is decided in `sight.py`. `at` is when it
happened, in milliseconds since 1970; `id` is the command's, so that the same command is carried out once.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from mirabilia.server.protocol import GameName, Reaction, Terms, Wish


class Options(Terms, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """What a table plays by."""

    game: GameName
    players: int
    lesson: bool = False


class _Entry(Struct, frozen=True, kw_only=True, tag_field="entry", forbid_unknown_fields=True):
    at: int


class BySeat(_Entry, frozen=True, kw_only=True):
    """Something that the person on a seat, or the bot that plays it, did."""

    seat: int
    id: str | None = None


class Opened(_Entry, frozen=True, tag="opened"):
    """The table was opened; nobody has learnt the seed."""

    options: Options
    seed: int
    salt: str


class Seated(_Entry, frozen=True, tag="seated"):
    """A person took a seat."""

    seat: int
    name: str
    token: str
    """Its hash; nobody but the person has the token itself."""


class Moved(BySeat, frozen=True, tag="moved"):
    """A person went to another seat."""

    to: int


class BotPlaced(BySeat, frozen=True, tag="bot_placed"):
    """A bot was given a seat."""

    place: int
    bot: str


class Cleared(BySeat, frozen=True, tag="cleared"):
    """A seat was opened again."""

    place: int


class Changed(BySeat, frozen=True, tag="changed"):
    """The table plays by something else."""

    options: Options


class Left(BySeat, frozen=True, tag="left"):
    """A person gave the seat up."""


class Started(BySeat, frozen=True, tag="started"):
    """The game began."""

    setup: str


class Chose(BySeat, frozen=True, tag="chose"):
    """A seat chose for a city."""

    turn: int
    city: int
    move: str
    """In the game's notation."""
    by: Literal["person", "bot", "fallback"]
    """A fallback is what is played when a bot fails."""


class Withdrew(BySeat, frozen=True, tag="withdrew"):
    """A seat took its choice for a city back."""

    turn: int
    city: int


class Vanished(_Entry, frozen=True, tag="vanished"):
    """A person let a deadline pass; a bot plays the seat meanwhile."""

    seat: int


class Returned(BySeat, frozen=True, tag="returned"):
    """A person took the seat back."""


class PauseWanted(BySeat, frozen=True, tag="pause_wanted"):
    """A person wants a pause."""


class Resumed(BySeat, frozen=True, tag="resumed"):
    """A person ended the pause, or wants none any more."""


class Spoke(BySeat, frozen=True, tag="spoke"):
    """A person said or showed something."""

    text: str | None = None
    reaction: Reaction | None = None


class Rematched(BySeat, frozen=True, tag="rematched"):
    """The same people went on at another table."""

    table: str


class Closed(_Entry, frozen=True, tag="closed"):
    """The table was given up before its game."""


Entry = (
    Opened
    | Seated
    | Moved
    | BotPlaced
    | Cleared
    | Changed
    | Left
    | Started
    | Chose
    | Withdrew
    | Vanished
    | Returned
    | PauseWanted
    | Resumed
    | Spoke
    | Rematched
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    """Write an entry for a store."""
    return _encoder.encode(entry)


def parse_entry(data: bytes) -> Entry:
    """Read an entry from a store, which has made sure that it is whole."""
    return _decoder.decode(data)
