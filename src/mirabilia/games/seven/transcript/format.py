"""The format of transcripts: every struct here is a JSON object, every docstring a line of its reference."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mirabilia.core.seed import Seed
from mirabilia.games.seven.facts import Neighbour
from mirabilia.games.seven.model import Side

FORMAT = 1
"""The version of the format; a reader refuses one it does not know."""


class CityBoard(Struct, frozen=True):
    """A city and the board that is played there."""

    city: int
    """Its number: its place in this list, from 0."""
    wonder: str
    """Id in `wonders.toml`."""
    side: Side
    """The side of the board that is played."""
    free_city: bool
    """Whether this is the city without a player in a two-player game; it is then city 2."""


class CardPlay(Struct, frozen=True):
    """What one city did with one card of a hand."""

    city: int
    """The city that it was done for."""
    seat: int
    """The player who decided: the same number, or for the Free City the holder of its card."""
    do: Literal["build", "stage", "sell", "free"]
    """In this order: the structure was built; the next stage was built with the card under it; the card was sold to the
    discard pile; the structure was built with the power `free_build`."""
    card: str
    """Id in `cards.toml` of the card that left the hand."""
    stage: int | None
    """With `stage`: the number of the stage, from 1."""
    chain: str | None
    """With `build`: the structure of this city that made it free; null if it was not built with a chain."""
    bank: int
    """Coins paid to the bank: the coins in the cost."""
    left: int
    """Coins paid to the left neighbour for resources."""
    right: int
    """Coins paid to the right neighbour for resources."""
    text: str
    """The move in notation, as in `moves`."""


class Account(Struct, frozen=True):
    """The coins of one city through one step of a turn: everybody's plays, a seventh card, or a dig."""

    city: int
    """Whose coins these are."""
    before: int
    """Coins the city could spend in this step, whether or not it decided anything in it: everything it had at the end
    of the turn before; in the step of a seventh card, what the plays left of that; in a dig, everything it has."""
    pending: int
    """Coins it had received earlier in this turn and could not spend yet, whether or not it is the city that plays;
    0 except in the step of a seventh card."""
    paid: int
    """All coins paid in this step: `bank` + `left` + `right` of its play; 0 if it made none."""
    after_paying: int
    """`before` - `paid`."""
    trade: int
    """Received in this step from neighbours who bought resources here."""
    sale: int
    """Received in this step for a card this city sold."""
    effect: int
    """Received in this step from the bank, by effects of what this city built."""
    after: int
    """All its coins at the end of this step: `after_paying` + `pending` + `trade` + `sale` + `effect`."""


class FreeCity(Struct, frozen=True):
    """The two-player game at the beginning of a turn."""

    holder: int
    """The player who holds the Free City card this turn."""
    drawn: str
    """The card the holder drew from the pile; it is in the holder's hand in `hands`."""
    pile: tuple[str, ...]
    """What is left of the pile, the top card first."""


class Seventh(Struct, frozen=True):
    """The last card of an age, played with the power `seventh_card`."""

    play: CardPlay
    """What was done with it."""
    accounts: tuple[Account, ...]
    """One for each city."""


class Leftover(Struct, frozen=True):
    """The last card of an age, thrown on the discard pile for nothing."""

    city: int
    """Whose hand it was; for the Free City the pile."""
    card: str
    """The card."""


class Digging(Struct, frozen=True):
    """A decision with the power `dig`."""

    city: int
    """The city that may build from the discard pile."""
    seat: int
    """The player who decided."""
    pile: tuple[str, ...]
    """The discard pile before the dig, in the order of `cards.toml`."""
    card: str | None
    """The card that was built from it for nothing; null when the player declined."""
    text: str
    """The move in notation, as in `moves`."""
    accounts: tuple[Account, ...]
    """One for each city."""


class Turn(Struct, frozen=True):
    """A turn of all cities."""

    turn: int
    """1 to 6."""
    hands: tuple[tuple[str, ...], ...]
    """The hand of each player before anything is chosen, in the order of `cards.toml`. The Free City has none."""
    free_city: FreeCity | None
    """Two players only."""
    plays: tuple[CardPlay, ...]
    """One for each city, in their order; all were chosen before any was revealed."""
    accounts: tuple[Account, ...]
    """One for each city, for the step of `plays`."""
    seventh: Seventh | None
    """The step after the plays, in turn 6 with the power `seventh_card`."""
    leftovers: tuple[Leftover, ...]
    """Cards thrown away after that, in turn 6, in the order of the cities: the Free City's comes last."""
    dig: Digging | None
    """The last step; also null when a stage allowed a dig but the pile held nothing that could be built."""
    discards: tuple[str, ...]
    """The discard pile at the end of the turn, in the order of `cards.toml`."""
    coins: tuple[int, ...]
    """The coins of each city at the end of the turn."""


class Conflict(Struct, frozen=True):
    """Two neighbouring cities compare shields at the end of an age."""

    city: int
    """One city."""
    neighbour: int
    """The other: its left neighbour."""
    shields: int
    """Shields of `city`."""
    against: int
    """Shields of `neighbour`."""
    winner: int | None
    """The city with more shields; null when they have the same number."""
    city_token: int
    """Points of the token that `city` gained: 1, 3, 5, or -1; 0 is no token."""
    neighbour_token: int
    """The same for `neighbour`."""


class CityStanding(Struct, frozen=True):
    """A city at the end of an age, after the conflicts."""

    city: int
    """Which city."""
    cards: tuple[str, ...]
    """All cards that stand in it, in the order of `cards.toml`; cards under the wonder are not among them."""
    buried: tuple[str, ...]
    """The cards under the wonder, that of stage 1 first."""
    stages: int
    """How many stages are built."""
    coins: int
    """Its coins."""
    shields: int
    """Shields of cards and stages."""
    compass: int
    """Compass symbols, without wild ones."""
    gear: int
    """Gear symbols, without wild ones."""
    tablet: int
    """Tablet symbols, without wild ones."""
    wild: int
    """Wild symbols of its own cards and stages; without that of a copied guild, which appears only on the score
    sheet."""
    victories: tuple[int, int, int]
    """How many victory tokens of age I, of age II and of age III it has."""
    defeats: int
    """How many defeat tokens it has."""


class Age(Struct, frozen=True):
    """One of the three ages."""

    age: int
    """1, 2 or 3."""
    passing: Neighbour
    """The neighbour to whom hands are passed after turns 1 to 5; two players swap hands either way."""
    deck: tuple[str, ...]
    """The shuffled deck: the first seven cards go to city 0, the next seven to city 1, and so on."""
    guilds: tuple[str, ...]
    """The guilds in the deck, in the order of `cards.toml`; none in ages I and II."""
    turns: tuple[Turn, ...]
    """The six turns, in their order."""
    conflicts: tuple[Conflict, ...]
    """One for each pair of neighbours: first city 0 and its left neighbour, then city 1 and its left neighbour, and so
    on."""
    standings: tuple[CityStanding, ...]
    """One for each city."""


class Symbols(Struct, frozen=True):
    """How the science points of a city come about."""

    compass: int
    """Compass symbols, including wild ones used as such."""
    gear: int
    """The same for gears."""
    tablet: int
    """The same for tablets."""
    wild_compass: int
    """How many wild symbols are used as compasses."""
    wild_gear: int
    """How many wild symbols are used as gears."""
    wild_tablet: int
    """How many wild symbols are used as tablets."""
    squares: int
    """Points for equal symbols."""
    sets: int
    """Points for sets of three different symbols."""


class CityScore(Struct, frozen=True):
    """The score sheet of a city."""

    city: int
    """Which city; the Free City has a sheet too."""
    military: int
    """Points of conflict tokens; can be negative."""
    treasury: int
    """Points for coins."""
    wonder: int
    """Points of the stages built."""
    civilian: int
    """Points of blue cards."""
    science: int
    """Points of symbols: `squares` + `sets`."""
    commerce: int
    """Points of yellow cards."""
    guilds: int
    """Points of purple cards, and of the copied one."""
    total: int
    """The sum of these seven."""
    coins: int
    """Coins at the end: they decide between equal totals."""
    symbols: Symbols
    """Where `science` comes from, including the wild symbol of a copied guild."""
    copied: str | None
    """The neighbour's guild that was scored here by the power `copy_guild`; null when none adds a point."""


class Transcript(Struct, frozen=True):
    """One game. The fields from `format` to `hash` are its record."""

    transcript: int
    """Version of the transcript format: 1."""
    players: int
    """The number of players: 2 to 7."""
    cities: tuple[CityBoard, ...]
    """All cities in the order of their numbers: one for each player, and with two players also the Free City."""
    ages: tuple[Age, ...]
    """The three ages, in their order."""
    scores: tuple[CityScore, ...]
    """A score sheet for each city."""
    winners: tuple[int, ...]
    """The players who won, in ascending order; several when they share the victory."""
    format: int
    """Version of the record format: 1 if the seed is a number, 2 if it is a key."""
    game: str
    """`seven`."""
    setup: str
    """The boards in notation."""
    seed: Seed
    """The seed of the deal: a number from 0 to 2^63 - 1, or a key of 64 hexadecimal digits. Read a number as a 64-bit
    integer, not as a floating-point number."""
    moves: tuple[str, ...]
    """All moves in the order of the game: in each turn the plays of city 0, 1, 2 ..., then the seventh card, then the
    dig. Each is the city's number, a space and the move in notation."""
    hash: str
    """A hash of the engine's last state, 16 hexadecimal digits in lower case, for replaying with Mirabilia; it cannot
    be checked otherwise."""
