"""The format of transcripts: every struct here is a JSON object, every docstring a line of its reference."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mirabilia.core.seed import Seed
from mirabilia.games.architects.facts import Resource, StageEffect, Symbol

FORMAT = 1
"""The version of the format; a reader refuses one it does not know."""


class SeatedPlayer(Struct, frozen=True):
    """A player's place at the table."""

    seat: int
    """Its number: its place in this list, from 0."""
    wonder: str
    """Id in `wonders.toml`."""
    deck: tuple[str, ...]
    """The 25 cards of this player's deck as it was set out, the top card first."""


class Taken(Struct, frozen=True):
    """A card that the player gained."""

    card: str
    """Id in `cards.toml`."""
    owner: int | None
    """The seat whose deck it came from; null is the central deck."""


class PaidStage(Struct, frozen=True):
    """A stage that was built, and how it was paid for."""

    stage: int
    """Its number, from 1: its place in `wonders.toml`."""
    spent: tuple[Resource, ...]
    """The grey cards that were discarded, in the order of `cards.toml`."""
    coins: int
    """How many yellow cards were discarded."""
    economy: bool
    """Whether one of them counted as two coins, by the token `economy`."""
    engineering: bool
    """Whether the kinds of the grey cards did not matter, by the token `engineering`."""


class Progress(Struct, frozen=True):
    """A progress token that the player gained, and which tokens were left afterwards."""

    token: str
    """Id in `tokens.toml`."""
    blind: bool
    """Whether it was the top of the stack."""
    open_tokens: tuple[str | None, ...]
    """The three face-up places afterwards; null is an empty place."""
    stack: int
    """How many tokens are left in the stack."""


class Look(Struct, frozen=True):
    """A look at the first cards of a deck."""

    owner: int
    """The seat whose deck it is."""
    cards: tuple[str, ...]
    """The first five cards, or all if there are fewer, the top card first."""


class Shuffle(Struct, frozen=True):
    """A deck that was shuffled after a look."""

    number: int
    """How many such shuffles came before it in this game; this decides the stream of chance."""
    owner: int
    """The seat whose deck it is."""
    deck: tuple[str, ...]
    """The whole deck after the shuffle, the top card first."""


class Action(Struct, frozen=True):
    """One thing that the active player did, with everything that followed immediately from it."""

    do: Literal["take", "draw", "build", "research", "from", "token", "look", "keep", "use", "decline", "end"]
    """What it was: the first word of `text`."""
    text: str
    """The move in notation; if it was chosen, as in `moves`."""
    chosen: bool
    """Whether it was a choice and is in `moves`; a single option is played automatically."""
    options: int
    """How many options there were, this one included: 1 if it was not chosen."""
    draws: int
    """How many extra draws the player still had before this action."""
    effect: StageEffect | None
    """The effect of a stage that this action uses or declines; null for all others, `keep` included. Never `shield`."""
    cards: tuple[Taken, ...]
    """The cards that the player gained, in this order."""
    built: PaidStage | None
    """With `build`."""
    symbols: tuple[Symbol, ...]
    """The green cards that were discarded, with `research`, in the order of `cards.toml`."""
    token: Progress | None
    """The progress token that the player gained, with `research` and `token`."""
    looked: Look | None
    """With `look`."""
    shuffled: Shuffle | None
    """With `keep`."""
    cat_moved: bool
    """Whether this player got the Cat, from another player or from the middle."""
    triggered: tuple[str, ...]
    """The player's progress tokens that allowed an extra draw because of this action, in the order of `tokens.toml`."""
    flipped: int
    """How many conflict tokens are on their battle side after this action; 0 after an `end` with a battle."""
    battle_due: bool
    """Whether, after this action, there will be a battle at the end of this turn."""


class Battle(Struct, frozen=True):
    """The battle at the end of a turn; one entry for each seat."""

    shields: tuple[int, ...]
    """Shields."""
    victories: tuple[int, ...]
    """Victory tokens gained."""
    discarded: tuple[dict[str, int], ...]
    """The red cards with horns that were discarded, counted by kind."""


class Pile(Struct, frozen=True):
    """A deck after a turn."""

    top: str | None
    """The card on top; null if the deck is empty. That of the central deck is face down."""
    count: int
    """How many cards it has."""


class PlayerAfter(Struct, frozen=True):
    """A player after a turn."""

    seat: int
    """Which player."""
    cards: dict[str, int]
    """The cards in front of the player, counted by kind; kinds of which there are none are left out."""
    stages: tuple[int, ...]
    """The numbers of the stages built, the smallest first."""
    tokens: tuple[str, ...]
    """The progress tokens, in the order of `tokens.toml`, copies side by side."""
    victories: int
    """Victory tokens."""
    shields: int
    """Shields of cards, stages and tokens."""
    deck: Pile
    """The player's own deck."""


class TableAfter(Struct, frozen=True):
    """Everything on the table after a turn."""

    players: tuple[PlayerAfter, ...]
    """One for each seat."""
    central: Pile
    """The central deck."""
    cat: int | None
    """The seat that has the Cat; null while it is in the middle."""
    flipped: int
    """How many conflict tokens are on their battle side."""
    open_tokens: tuple[str | None, ...]
    """The three face-up places for progress tokens; null is an empty place."""
    stack: int
    """How many progress tokens are in the face-down stack."""
    discards: dict[str, int]
    """The cards that are out of the game, counted by kind."""


class Turn(Struct, frozen=True):
    """A turn of one player."""

    turn: int
    """Its number, from 1."""
    seat: int
    """Whose turn it is."""
    cat: int | None
    """The seat that has the Cat at the beginning of the turn; null while it is in the middle."""
    peeked: str | None
    """The top of the central deck, if the player had the Cat then and so peeked at it; else null."""
    actions: tuple[Action, ...]
    """Everything that the player did, in this order; the last is `end`."""
    battle: Battle | None
    """The battle at the end of the turn; null if there was none."""
    after: TableAfter
    """The table at the end of the turn, after the battle."""


class StagePoints(Struct, frozen=True):
    """The points of a built stage."""

    stage: int
    """Its number, from 1."""
    points: int
    """What it is worth."""


class TokenPoints(Struct, frozen=True):
    """The points of a kind of progress token."""

    token: str
    """Id in `tokens.toml`."""
    copies: int
    """How many of this kind the player has."""
    points: int
    """What they are worth together."""


class ItemisedSheet(Struct, frozen=True):
    """The score sheet of a player."""

    seat: int
    """Which player."""
    wonder: int
    """Points of the stages: the sum of `stage_points`."""
    cat: int
    """Points for having the Cat."""
    civilian: int
    """Points of blue cards."""
    military: int
    """Points of victory tokens."""
    progress: int
    """Points of progress tokens: the sum of `token_points`."""
    total: int
    """The sum of these five."""
    stages: int
    """How many stages are built: they decide between equal totals."""
    stage_points: tuple[StagePoints, ...]
    """One for each stage that is built, even if worth nothing, in the order of their numbers."""
    token_points: tuple[TokenPoints, ...]
    """One for each kind of token the player has, even if worth nothing, in the order of `tokens.toml`."""


class Transcript(Struct, frozen=True):
    """One game. The fields from `format` to `hash` are its record."""

    transcript: int
    """Version of the transcript format: 1."""
    players: int
    """The number of players: 2 to 7."""
    first: int
    """The seat that has the first turn."""
    seats: tuple[SeatedPlayer, ...]
    """All players in the order of their seats, with their decks as set out."""
    central: tuple[str, ...]
    """The 60 cards of the central deck as it was set out, the top card first."""
    open_tokens: tuple[str, ...]
    """The three face-up progress tokens at the beginning, in the order of their places."""
    stack: tuple[str, ...]
    """The other twelve, face down, the top one first."""
    conflict_tokens: int
    """How many conflict tokens are in the game."""
    turns: tuple[Turn, ...]
    """All turns in the order in which they were played."""
    ending: Literal["wonder", "decks"]
    """Why the game ended: the player of the last turn has a complete wonder, or else no deck has a card left."""
    scores: tuple[ItemisedSheet, ...]
    """A score sheet for each seat."""
    winners: tuple[int, ...]
    """The seats that won, in ascending order; several when they share the victory."""
    format: int
    """Version of the record format: 1 if the seed is a number, 2 if it is a key."""
    game: str
    """`architects`."""
    setup: str
    """The wonders and the first player in notation."""
    seed: Seed
    """The seed of all shuffles: a number from 0 to 2^63 - 1, or a key of 64 hexadecimal digits. Read a number as a
    64-bit integer, not as a floating-point number."""
    moves: tuple[str, ...]
    """All choices in the order in which they were made, turn after turn: the actions that are `chosen`. Each is the
    seat's number, a space and the move in notation."""
    hash: str
    """A hash of the engine's last state, 16 hexadecimal digits in lower case, for replaying with Mirabilia; it cannot
    be checked otherwise."""
