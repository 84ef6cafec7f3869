"""Facts as integers: what the engine reads instead of names.

Cards are numbered from 1 in the order of `cards.toml`, tokens in the order of `tokens.toml`; 0 is none. A stage
is a place in the stage tables: STAGES * wonder + number from 0.
"""

from __future__ import annotations

from collections.abc import Iterable

from mirabilia.core.kernel import Table, table
from mirabilia.games.architects.facts import (
    CENTRAL,
    RESOURCES,
    STAGE_EFFECTS,
    STAGES,
    SYMBOLS,
    AnyResources,
    DoubleCoin,
    DrawOnBuild,
    DrawOnTake,
    ExtraShields,
    PointsPer,
    PointsSet,
    PointsWonder,
    box,
)

CARDS = box().cards
DECKS = box().decks
WONDERS = box().wonders
TOKENS = box().tokens
NUMBERS = box().numbers
CARD_NAMES = ("", *(card.id for card in CARDS))
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_NAMES) if name}
WONDER_NAMES = tuple(wonder.id for wonder in WONDERS)
WONDER_NUMBERS = {name: number for number, name in enumerate(WONDER_NAMES)}
TOKEN_NAMES = ("", *(token.id for token in TOKENS))
TOKEN_NUMBERS = {name: number for number, name in enumerate(TOKEN_NAMES) if name}

CARD_COUNT = len(CARDS)
TOKEN_COUNT = len(TOKENS)
LEAST_PLAYERS = NUMBERS.least_players
MOST_PLAYERS = NUMBERS.most_players
assert len(WONDERS) == MOST_PLAYERS, "the engine counts on a wonder for every player, and none to spare"
RESOURCE_COUNT = len(RESOURCES)
COIN = CARD_NUMBERS["coin"]
FIRST_SYMBOL = CARD_NUMBERS[SYMBOLS[0]]
SYMBOL_COUNT = len(SYMBOLS)
assert [CARD_NUMBERS[name] for name in RESOURCES] == [1, 2, 3, 4, 5], "the engine counts on resources coming first"
assert [CARD_NUMBERS[name] for name in SYMBOLS] == list(range(FIRST_SYMBOL, FIRST_SYMBOL + 3)), "symbols in a row"

WONDER_DECK = NUMBERS.deck
CENTRAL_DECK = NUMBERS.central_deck
FACE_UP = NUMBERS.open_tokens
"""Progress tokens that are face up."""
EQUAL_SYMBOLS = NUMBERS.equal_symbols
"""Equal symbols that are given up for a progress token."""
DIFFERENT_SYMBOLS = NUMBERS.different_symbols
"""Different symbols that are given up for one: one of each kind."""
LOOK_CARDS = NUMBERS.look
"""Cards that a look into a deck shows."""

# Cards.
POINTS_OF: Table = table([0, *(card.points for card in CARDS)])
CATS_OF: Table = table([0, *(int(card.cat) for card in CARDS)])
SHIELDS_OF: Table = table([0, *(card.shields for card in CARDS)])
HORNS_OF: Table = table([0, *(card.horns for card in CARDS)])

TOKEN_BITS = 2
"""A player's progress tokens are counted in lanes of 2 bits."""


def _lane(number: int) -> int:
    return 1 << (TOKEN_BITS * (number - 1))


def _tokens_with(kind: type) -> int:
    """Return the lanes of the tokens with this kind of effect."""
    return sum(_lane(number) for number, token in enumerate(TOKENS, start=1) if isinstance(token.effect, kind))


def _drawing(card: str) -> int:
    """Return the lanes of the tokens that allow a draw when this card is taken."""
    lanes = [
        _lane(number)
        for number, token in enumerate(TOKENS, start=1)
        if isinstance(token.effect, DrawOnTake) and card in token.effect.cards
    ]
    assert len(lanes) <= 1, "a card triggers one token at most"
    return sum(lanes)


DRAW_ON_TAKE: Table = table([0, *(_drawing(card.id) for card in CARDS)])
DRAW_ON_BUILD = _tokens_with(DrawOnBuild)
DOUBLE_COIN = _tokens_with(DoubleCoin)
ANY_RESOURCES = _tokens_with(AnyResources)


def _column(of: Iterable[int]) -> Table:
    return table([0, *of])


# Tokens.
TOKEN_SHIELDS = _column(t.effect.count if isinstance(t.effect, ExtraShields) else 0 for t in TOKENS)
POINTS_UNFINISHED = _column(t.effect.unfinished if isinstance(t.effect, PointsWonder) else 0 for t in TOKENS)
POINTS_COMPLETE = _column(t.effect.complete if isinstance(t.effect, PointsWonder) else 0 for t in TOKENS)
POINTS_ONE = _column(t.effect.one if isinstance(t.effect, PointsSet) else 0 for t in TOKENS)
POINTS_BOTH = _column(t.effect.both if isinstance(t.effect, PointsSet) else 0 for t in TOKENS)


def _points_per(each: str) -> Table:
    return _column(t.effect.count if isinstance(t.effect, PointsPer) and t.effect.each == each else 0 for t in TOKENS)


POINTS_PER_CAT = _points_per("cats")
POINTS_PER_VICTORY = _points_per("victories")
POINTS_PER_TOKEN = _points_per("tokens")

# Stages.
_STAGES = [stage for wonder in WONDERS for stage in wonder.stage]
COST: Table = table(stage.cost.count for stage in _STAGES)
EQUAL: Table = table(int(stage.cost.kind == "identical") for stage in _STAGES)
STAGE_POINTS: Table = table(stage.points for stage in _STAGES)
REQUIRES: Table = table(sum(1 << (before - 1) for before in stage.requires) for stage in _STAGES)
"""Bits of the stages that must be built first."""
TAKE_ANY, TAKE_TOKEN, TAKE_CENTRAL, LOOK, TAKE_BOTH, SHIELD = range(1, len(STAGE_EFFECTS) + 1)
EFFECT: Table = table(STAGE_EFFECTS.index(stage.effect) + 1 if stage.effect else 0 for stage in _STAGES)
COMPLETE = (1 << STAGES) - 1
"""The bits of a complete wonder."""

STAGE_SHIELDS = NUMBERS.stage_shields
"""What a stage with the effect SHIELD adds."""

CONFLICT_TOKENS: Table = table([0] * LEAST_PLAYERS + list(NUMBERS.conflict_tokens))
"""Conflict tokens for a number of players."""


def deck_cards(name: str) -> list[int]:
    """Return the cards of a deck, sorted by number."""
    return [number for number, card in enumerate(CARDS, start=1) for _ in range(DECKS[name].get(card.id, 0))]


DECK_CARDS: Table = table(number for name in WONDER_NAMES for number in deck_cards(name))
"""The deck of wonder w starts at WONDER_DECK * w."""
CENTRAL_CARDS: Table = table(deck_cards(CENTRAL))
STACK_TOKENS: Table = table(number for number, token in enumerate(TOKENS, start=1) for _ in range(token.copies))
"""All progress tokens."""
STACK_SIZE = len(STACK_TOKENS)
