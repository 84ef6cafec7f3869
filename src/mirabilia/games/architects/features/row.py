"""Row: the layout of an observation, with the name, bound and meaning of each entry. `observation.py` writes it.

A row is a block for the table, then one for each city: the observing seat's, then round to the left, so that the last
is that of the right neighbour, whose deck is the right one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from mirabilia.core.features import Entry
from mirabilia.core.kernel import Table, table
from mirabilia.games.architects.facts import (
    RESOURCES,
    STAGE_EFFECTS,
    STAGES,
    SYMBOLS,
    AnyResources,
    DoubleCoin,
    DrawOnBuild,
    DrawOnTake,
)
from mirabilia.games.architects.features import bounds
from mirabilia.games.architects.tables import (
    CARD_NAMES,
    CARDS,
    CENTRAL_DECK,
    CONFLICT_TOKENS,
    FACE_UP,
    STACK_SIZE,
    TOKEN_NAMES,
    TOKENS,
    WONDER_DECK,
    WONDER_NAMES,
)

High = Callable[[str, int], int]
"""(name, players): the maximum of an entry."""


class Block:
    """A part of a row, laid out entry by entry."""

    def __init__(self) -> None:
        self._fields: list[tuple[str, str, High, str]] = []

    def __len__(self) -> int:
        return len(self._fields)

    def add(self, name: str, high: int | Callable[[int], int], meaning: str) -> int:
        """Append an entry and return its place; its bound may depend on the number of players."""
        return self.each(name, [""], lambda _, players: high if isinstance(high, int) else high(players), meaning)

    def each(self, name: str, kinds: Iterable[str], high: High, meaning: str) -> int:
        """Append an entry for each kind and return the place of the first; `{}` in name and meaning is the kind."""
        first = len(self._fields)
        self._fields += [(name.format(kind), kind, high, meaning.format(kind)) for kind in kinds]
        return first

    def entries(self, prefix: str, players: int) -> list[Entry]:
        """Return the entries in a game of this many players, with a prefix to their names."""
        return [Entry(prefix + name, high(kind, players), meaning) for name, kind, high, meaning in self._fields]


def _flag(_name: str, _players: int) -> int:
    return 1


def _copies(token: str, _players: int) -> int:
    return TOKENS[TOKEN_NAMES.index(token) - 1].copies


KINDS = CARD_NAMES[1:]
PHASES = ("taking", "acting", "using", "looking", "over")
"""The phases, in the engine's order."""
USED_EFFECTS = [effect for effect in STAGE_EFFECTS if effect != "shield"]
"""Stage effects that are used or declined."""
assert list(STAGE_EFFECTS[: len(USED_EFFECTS)]) == USED_EFFECTS, "effects are written by their number"
DISCARDED = (*RESOURCES, "coin", *SYMBOLS, *(card.id for card in CARDS if card.horns))
"""Kinds of cards that can be discarded: what pays, what is given up, what a battle takes."""
ONCE_A_TURN = [t.id for t in TOKENS if isinstance(t.effect, DrawOnTake | DrawOnBuild | DoubleCoin | AnyResources)]
"""Progress tokens that have their effect once a turn."""

# The table.
TABLE = Block()
TURN = TABLE.add("turn", bounds.turns, "Turns begun.")
DECIDES = TABLE.add("decides", 1, "1 if this seat has to decide now.")
PHASE = TABLE.each("phase.{}", PHASES, _flag, "1 if the game is in the phase {}.")
EFFECT = TABLE.each("effect.{}", USED_EFFECTS, _flag, "1 if the stage effect {} is to be used or declined.")
DRAWS = TABLE.add("draws", bounds.draws(), "Extra draws the active player still has.")
SPENT = TABLE.each("spent.{}", ONCE_A_TURN, _flag, "1 if {} of the active player has had its effect this turn.")
PEACE = TABLE.add("peace", lambda n: int(CONFLICT_TOKENS[n]), "Conflict tokens on their peace side.")
BATTLE = TABLE.add("battle", 1, "1 if there is a battle at the end of this turn.")
OPEN = TABLE.each("open.{}", TOKEN_NAMES[1:], _copies, "Face-up progress tokens {}.")
STACK_COUNT = TABLE.add("stack.count", STACK_SIZE - FACE_UP, "Face-down progress tokens.")
STACK = TABLE.each("stack.{}", TOKEN_NAMES[1:], _copies, "Progress tokens {} that are face down.")
DISCARDS = TABLE.each("discards.{}", DISCARDED, bounds.cards, "Cards {} that are out of the game.")
CENTRAL_COUNT = TABLE.add("central.count", CENTRAL_DECK, "Cards in the central deck.")
CENTRAL = TABLE.each("central.cards.{}", KINDS, lambda c, _: bounds.in_the_centre(c), "Cards {} in the central deck.")
CENTRAL_TOP = TABLE.each("central.top.{}", KINDS, _flag, "1 if this seat knows that {} is on top of the central deck.")
LOOKED = TABLE.each("looked.{}", KINDS, lambda c, _: bounds.looked_at(c), "Cards {} this seat is looking at.")
TABLE_SIZE = len(TABLE)

# A city.
CITY = Block()
_NUMBERS = [str(stage) for stage in range(1, STAGES + 1)]
ACTIVE = CITY.add("active", 1, "1 if it is this player's turn.")
WONDER = CITY.each("wonder.{}", WONDER_NAMES, _flag, "1 if the wonder is {}.")
BUILT = CITY.each("stage{}.built", _NUMBERS, _flag, "1 if stage {} is built.")
AVAILABLE = CITY.each("stage{}.available", _NUMBERS, _flag, "1 if stage {} is the next, or one of the next.")
COINS = CITY.each(
    "stage{}.coins",
    _NUMBERS,
    lambda stage, _: bounds.coins(int(stage)),
    "Coins that stage {} takes besides the player's grey cards, without help from tokens; 0 once it is built.",
)
MISSING = CITY.each(
    "stage{}.missing",
    _NUMBERS,
    lambda stage, _: bounds.coins(int(stage)),
    "Cards that stage {} lacks beyond the player's grey cards and coins, without help from tokens; 0 once it is built.",
)
HELD = CITY.each("cards.{}", KINDS, bounds.cards, "Cards {} in front of the player.")
TOKENS_HELD = CITY.each("tokens.{}", TOKEN_NAMES[1:], _copies, "Progress tokens {} of the player.")
CAT = CITY.add("cat", 1, "1 if the player has the Cat.")
SHIELDS = CITY.add("shields", bounds.shields, "Shields of the player.")
VICTORIES = CITY.add("victories", bounds.victories, "Victory tokens of the player.")
VICTORIES_NOW = CITY.add("victories_now", 2, "Victory tokens that a battle now would give the player.")
POINTS = CITY.add("points", bounds.points, "Points of the player if the game ended now.")
DECK_COUNT = CITY.add("deck.count", WONDER_DECK, "Cards in the player's deck.")
DECK = CITY.each("deck.cards.{}", KINDS, lambda card, _: bounds.in_a_deck(card), "Cards {} in the player's deck.")
DECK_TOP = CITY.each("deck.top.{}", KINDS, _flag, "1 if {} is on top of the player's deck.")
DECK_LOOKED = CITY.add("deck.looked", 1, "1 if the active player is looking at the first cards of this deck.")
CITY_SIZE = len(CITY)


def _places(first: int, kinds: Iterable[str], of: Iterable[str]) -> Table:
    """Return, for 0 and then each of these kinds, its place among those that have an entry."""
    found = {kind: first + place for place, kind in enumerate(kinds)}
    return table([0, *(found.get(kind, 0) for kind in of)])


SPENT_OF = _places(SPENT, ONCE_A_TURN, TOKEN_NAMES[1:])
DISCARDS_OF = _places(DISCARDS, DISCARDED, KINDS)


@cache
def entries(players: int) -> tuple[Entry, ...]:
    """Return the entries of an observation in a game of this many players."""
    cities = ["self", *(f"left{away}" for away in range(1, players))]
    blocks = [CITY.entries(f"{city}.", players) for city in cities]
    return (*TABLE.entries("", players), *(entry for block in blocks for entry in block))
