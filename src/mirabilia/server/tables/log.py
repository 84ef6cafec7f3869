"""What the log of a table holds: everything that ever happened at it, so that a table is what its log adds up to.

Entries are internal to the server and never sent; `tables/sights.py` decides who may know what. `at` is when something
happened, in milliseconds since 1970; `id` is the command's, so that a repeated command is carried out only once.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from mirabilia.core.seed import Seed
from mirabilia.server.store import StoreError
from mirabilia.server.wire.origin import Origin
from mirabilia.server.wire.people import Reaction
from mirabilia.server.wire.protocol import GameName
from mirabilia.server.wire.terms import Terms, Wish

Chooser = Literal["person", "bot", "hurried", "fallback"]
"""Who made a choice: a bot is hurried if it thought for less time than usual because the server was busy; the first
option is the fallback where no bot answers."""


class Options(Terms, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """The terms that a table plays by."""

    game: GameName
    players: int
    lesson: bool = False


class _Entry(Struct, frozen=True, kw_only=True, tag_field="entry", forbid_unknown_fields=True):
    at: int


class BySeat(_Entry, frozen=True, kw_only=True):
    """Something that the person at a seat, or the bot that plays it, did."""

    seat: int
    id: str | None = None


class Opened(_Entry, frozen=True, tag="opened"):
    """The table was opened; nobody has been told where its deal comes from."""

    options: Options
    secret: str | None = None
    """What the server adds to the deal; None where the seed is fixed."""
    seed: Seed | None = None
    salt: str | None = None
    """What hides a fixed seed in the promise about it; None where nothing is promised."""
    origin: Origin | None = None
    """What the table takes up, if it begins with a decision of a finished game."""


class Seated(_Entry, frozen=True, tag="seated"):
    """A person took a seat."""

    seat: int
    name: str
    token: str
    """Its hash; nobody but the person has the token itself."""


class Moved(BySeat, frozen=True, tag="moved"):
    """A person moved to another seat."""

    to: int


class BotPlaced(BySeat, frozen=True, tag="bot_placed"):
    """A bot was given a seat."""

    place: int
    bot: str


class Cleared(BySeat, frozen=True, tag="cleared"):
    """A seat was opened again."""

    place: int


class Arranged(BySeat, frozen=True, tag="arranged"):
    """The host put the seats in another order, added some or dropped some."""

    seats: tuple[int | None, ...]
    """For each place, the seat that was moved there; None for a new one."""
    wonders: str
    """The wishes, which move with their seats."""


class Changed(BySeat, frozen=True, tag="changed"):
    """The host changed what the table plays by."""

    options: Options


class Left(BySeat, frozen=True, tag="left"):
    """A person gave up the seat permanently, or a guest gave it back."""


class Started(BySeat, frozen=True, tag="started"):
    """The game began."""

    setup: str
    moves: tuple[str, ...] = ()
    """What had been played before, as in a record, where the table takes up another game."""


class Promised(BySeat, frozen=True, tag="promised"):
    """A person promised a share of the chance that deals the cards; a new promise takes the place of an old one."""

    promise: str
    """The hash of the share."""


class DealAwaited(BySeat, frozen=True, tag="deal_awaited"):
    """The host began the game: those who have promised a share may tell it now."""

    until: int
    """When the cards are dealt at the latest."""


class Told(BySeat, frozen=True, tag="told"):
    """A person told the promised share."""

    share: str


class LeftOut(_Entry, frozen=True, tag="left_out"):
    """A person did not tell the promised share in time, so the deal does without it."""

    seat: int


class ChoiceMade(BySeat, frozen=True, tag="chose"):
    """A seat chose for a city."""

    turn: int
    city: int
    move: str
    """In the game's notation."""
    by: Chooser


class ChoiceWithdrawn(BySeat, frozen=True, tag="withdrew"):
    """A seat took back its choice for a city."""

    turn: int
    city: int


class CoachAgreed(BySeat, frozen=True, tag="coach_agreed"):
    """A person agreed that the coach speaks at the table, or no longer agrees."""

    on: bool


class Late(_Entry, frozen=True, tag="late"):
    """A person's time ran out; a bot decides this once."""

    seat: int
    turn: int


class Deserted(_Entry, frozen=True, tag="deserted"):
    """Time ran out with nobody there, or so that all are away now: the table stands still until one returns."""


class SteppedAway(BySeat, frozen=True, tag="stepped_away"):
    """A person went away and said so."""


class Returned(BySeat, frozen=True, tag="returned"):
    """A person is back."""


class Reclaimed(BySeat, frozen=True, tag="reclaimed"):
    """The person whose seat it is took it back from the guest."""


class WishMade(BySeat, frozen=True, tag="wanted"):
    """A person asked for something that the people at a table can agree on."""

    wish: Wish


class WishWithdrawn(BySeat, frozen=True, tag="unwanted"):
    """A person no longer wants it."""

    wish: Wish


class Agreed(_Entry, frozen=True, tag="agreed"):
    """Enough people wanted something, so it was done."""

    wish: Wish
    by: int | None = None
    """The seat whose word was enough; None if several had to agree."""


class Resumed(BySeat, frozen=True, tag="resumed"):
    """A person ended the pause."""


class Subscribed(BySeat, frozen=True, tag="subscribed"):
    """A person wants to be called by Web Push."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    lent: bool = False
    """Whether it is of the person whose seat a guest plays."""


class Unsubscribed(BySeat, frozen=True, tag="unsubscribed"):
    """A person no longer wants to be called, or can no longer be reached there."""

    endpoint: str
    lent: bool = False
    """Whether it is of the person whose seat a guest plays."""


class Called(_Entry, frozen=True, tag="called"):
    """A person is called to the table; written before it is done, so that nobody is called twice."""

    seat: int
    when: tuple[int, int]


# What earlier versions wrote; still read.


class Vanished(_Entry, frozen=True, tag="vanished"):
    """A person let a deadline pass; a bot plays the seat until they return."""

    seat: int


class PauseWanted(BySeat, frozen=True, tag="pause_wanted"):
    """A person wants a pause, which begins when all do."""


class Spoke(BySeat, frozen=True, tag="spoke"):
    """A person said or showed something; neither, once they are forgotten."""

    text: str | None = None
    reaction: Reaction | None = None


class Rematched(BySeat, frozen=True, tag="rematched"):
    """The same people went on at another table."""

    table: str


class Closed(_Entry, frozen=True, tag="closed"):
    """The table was given up before its game, or closed by a moderator at any time."""

    by: Literal["nobody", "moderator"] = "nobody"


class Renewed(_Entry, frozen=True, tag="renewed"):
    """A person got a new token for a seat; the old one no longer opens anything."""

    seat: int
    before: str
    token: str
    """Hashes, like that of `Seated`."""


class NameRemoved(_Entry, frozen=True, tag="name_removed"):
    """A moderator removed the name of the person at a seat."""

    seat: int


class LineRemoved(_Entry, frozen=True, tag="line_removed"):
    """A moderator removed something that was said."""

    seat: int
    said: int
    """When it was said."""


class Forgotten(_Entry, frozen=True, tag="forgotten"):
    """A person wanted to be forgotten: the log above was rewritten without their name and words."""


Entry = (
    Opened
    | Seated
    | Moved
    | BotPlaced
    | Cleared
    | Arranged
    | Changed
    | Left
    | Promised
    | DealAwaited
    | Told
    | LeftOut
    | Started
    | ChoiceMade
    | ChoiceWithdrawn
    | CoachAgreed
    | Late
    | Deserted
    | SteppedAway
    | Returned
    | Reclaimed
    | WishMade
    | WishWithdrawn
    | Agreed
    | Resumed
    | Subscribed
    | Unsubscribed
    | Called
    | Spoke
    | Rematched
    | Closed
    | Renewed
    | NameRemoved
    | LineRemoved
    | Forgotten
    | Vanished
    | PauseWanted
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    """Write an entry for a store."""
    return _encoder.encode(entry)


def parse_entry(data: bytes) -> Entry:
    """Read an entry from a store, which has checked that it is whole; StoreError if a newer Mirabilia wrote it."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as error:
        raise StoreError(f"a newer Mirabilia has written to this table ({error}); update this server") from None
