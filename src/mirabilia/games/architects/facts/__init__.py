"""Everything printed in Architects, from cards to the rulebook's numbers, as typed facts: no prose, no behaviour."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from mirabilia.core.errors import FactError
from mirabilia.core.facts import parse_entries, parse_toml

Resource = Literal["wood", "stone", "brick", "papyrus", "glass"]
Symbol = Literal["compass", "gear", "tablet"]
Colour = Literal["grey", "yellow", "blue", "green", "red"]
StageEffect = Literal["take_any", "take_token", "take_central", "look", "take_both", "shield"]
Counted = Literal["cats", "victories", "tokens"]

RESOURCES: tuple[Resource, ...] = ("wood", "stone", "brick", "papyrus", "glass")
SYMBOLS: tuple[Symbol, ...] = ("compass", "gear", "tablet")
STAGE_EFFECTS: tuple[StageEffect, ...] = ("take_any", "take_token", "take_central", "look", "take_both", "shield")
CENTRAL = "central"


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    id: str
    colour: Colour
    points: int = 0
    cat: bool = False
    shields: int = 0
    horns: int = 0


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of resources, all equal or all different."""

    count: int
    kind: Literal["identical", "different"]


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage of a wonder."""

    cost: Cost
    points: int
    requires: tuple[int, ...] = ()
    """Stages that must be built first, numbered from 1."""
    effect: StageEffect | None = None


class Wonder(Struct, frozen=True, forbid_unknown_fields=True):
    """A wonder with its stages."""

    id: str
    stage: tuple[Stage, ...]


class TokenEffect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What a progress token does; the closed list below is all there is."""


class DrawOnTake(TokenEffect, frozen=True, tag="draw_on_take"):
    """Once a turn, taking one of these cards allows an extra draw."""

    cards: tuple[str, ...]


class DrawOnBuild(TokenEffect, frozen=True, tag="draw_on_build"):
    """Once a turn, building a stage allows an extra draw."""


class DoubleCoin(TokenEffect, frozen=True, tag="double_coin"):
    """Once a turn, a yellow card counts as two coins."""


class AnyResources(TokenEffect, frozen=True, tag="any_resources"):
    """Once a turn, a stage takes any resources, equal or different."""


class ExtraShields(TokenEffect, frozen=True, tag="shields"):
    """Adds shields."""

    count: int


class PointsWonder(TokenEffect, frozen=True, tag="points_wonder"):
    """Is worth points at the end, more with a complete wonder."""

    unfinished: int
    complete: int


class PointsPer(TokenEffect, frozen=True, tag="points_per"):
    """Is worth points at the end for each cat on blue cards, victory token or progress token."""

    count: int
    each: Counted


class PointsSet(TokenEffect, frozen=True, tag="points_set"):
    """Is worth points at the end, more when both copies are held."""

    one: int
    both: int


AnyTokenEffect = (
    DrawOnTake | DrawOnBuild | DoubleCoin | AnyResources | ExtraShields | PointsWonder | PointsPer | PointsSet
)


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of progress token."""

    id: str
    effect: AnyTokenEffect
    copies: int = 1


class Duel(Struct, frozen=True, forbid_unknown_fields=True):
    """What a battle of two players gives for a large lead in shields."""

    victories: int
    times: int
    """How many times the opponent's shields count as a large lead."""
    shields: int
    """The fewest shields that count as one."""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook says in numbers."""

    least_players: int
    most_players: int
    deck: int
    """Cards in a wonder's deck."""
    central_deck: int
    stages: int
    """Stages of every wonder."""
    stage_shields: int
    """Shields of a stage with the effect `shield`."""
    open_tokens: int
    """Progress tokens that are face up."""
    equal_symbols: int
    different_symbols: int
    """How many symbols are given up for a progress token: equal ones, or different ones."""
    look: int
    """Cards that a look into a deck shows."""
    conflict_tokens: tuple[int, ...]
    """How many there are for each number of players, from the fewest on."""
    neighbour_victories: int
    """Victory tokens that a battle gives for a neighbour with fewer shields."""
    cat: int
    """Points for having the Cat."""
    victory: int
    """Points of a victory token."""
    duel: Duel


class Box(Struct, frozen=True):
    """All facts of the game."""

    cards: tuple[Card, ...]
    decks: dict[str, dict[str, int]]
    """For each wonder and for the centre, how many cards there are of each kind."""
    wonders: tuple[Wonder, ...]
    tokens: tuple[Token, ...]
    numbers: Numbers


@cache
def box() -> Box:
    """Load the facts that ship with the game."""
    numbers = load_numbers("numbers.toml", _text("numbers.toml"))
    cards = load_cards("cards.toml", _text("cards.toml"))
    wonders = load_wonders("wonders.toml", _text("wonders.toml"), numbers)
    decks = load_decks("decks.toml", _text("decks.toml"), cards, wonders, numbers)
    return Box(cards, decks, wonders, load_tokens("tokens.toml", _text("tokens.toml"), cards), numbers)


def _text(file: str) -> str:
    return (Path(__file__).parent / file).read_text("utf-8")


def load_numbers(file: str, text: str) -> Numbers:
    """Read the numbers of the rulebook; raise FactError with file and reason if one is wrong."""
    try:
        numbers = msgspec.convert(parse_toml(file, text), Numbers)
    except msgspec.ValidationError as error:
        raise FactError(file, "the file", str(error)) from None
    plain = [number for number in msgspec.structs.astuple(numbers) if isinstance(number, int)]
    if min(*plain, *numbers.conflict_tokens, *msgspec.structs.astuple(numbers.duel)) < 1:
        raise FactError(file, "the file", "a number must be at least 1")
    if len(numbers.conflict_tokens) != numbers.most_players - numbers.least_players + 1:
        raise FactError(file, "the file", "conflict_tokens must have an entry for each number of players")
    if numbers.different_symbols != len(SYMBOLS):
        raise FactError(file, "the file", f"different_symbols must be {len(SYMBOLS)}, one of each kind")
    return numbers


def load_cards(file: str, text: str) -> tuple[Card, ...]:
    """Read the kinds of cards; raise FactError with file, entry and reason for the first wrong one."""
    return parse_entries(file, text, "card", Card)


def load_decks(
    file: str, text: str, cards: tuple[Card, ...], wonders: tuple[Wonder, ...], numbers: Numbers
) -> dict[str, dict[str, int]]:
    """Read the decks; raise FactError for a deck or card that does not exist, or a deck of the wrong size."""
    tables = parse_toml(file, text)
    kinds = {card.id for card in cards}
    decks = {}
    for name in (*(wonder.id for wonder in wonders), CENTRAL):
        if name not in tables:
            raise FactError(file, f"deck {name!r}", "is missing")
        try:
            decks[name] = msgspec.convert(tables.pop(name), dict[str, int])
        except msgspec.ValidationError as error:
            raise FactError(file, f"deck {name!r}", str(error)) from None
        for card, count in decks[name].items():
            if card not in kinds:
                raise FactError(file, f"deck {name!r}", f"there is no card {card!r}")
            if count < 1:
                raise FactError(file, f"deck {name!r}", f"{count} cards {card!r}; at least 1, or leave it out")
        size = numbers.central_deck if name == CENTRAL else numbers.deck
        if (total := sum(decks[name].values())) != size:
            raise FactError(file, f"deck {name!r}", f"has {total} cards, not {size}")
    for name in tables:
        raise FactError(file, f"deck {name!r}", "belongs to no wonder")
    return decks


def load_wonders(file: str, text: str, numbers: Numbers) -> tuple[Wonder, ...]:
    """Read the wonders; raise FactError with file, entry and reason for the first wrong one."""
    wonders = parse_entries(file, text, "wonder", Wonder)
    stages = numbers.stages
    for wonder in wonders:
        if len(wonder.stage) != stages:
            raise FactError(file, f"wonder {wonder.id!r}", f"has {len(wonder.stage)} stages, not {stages}")
        for number, stage in enumerate(wonder.stage, start=1):
            entry = f"wonder {wonder.id!r} stage {number}"
            if any(not 1 <= before < number for before in stage.requires):
                raise FactError(file, entry, f"requires {list(stage.requires)}; only earlier stages can be required")
            if not 1 <= stage.cost.count <= len(RESOURCES) or stage.points < 0:
                raise FactError(file, entry, "a stage costs 1 to 5 resources and no negative points")
    return wonders


def load_tokens(file: str, text: str, cards: tuple[Card, ...]) -> tuple[Token, ...]:
    """Read the progress tokens; raise FactError with file, entry and reason for the first wrong one."""
    tokens = parse_entries(file, text, "token", Token)
    kinds = {card.id for card in cards}
    for token in tokens:
        if isinstance(token.effect, DrawOnTake):
            for card in token.effect.cards:
                if card not in kinds:
                    raise FactError(file, f"token {token.id!r}", f"there is no card {card!r}")
        if not 1 <= token.copies <= 2:
            raise FactError(file, f"token {token.id!r}", f"{token.copies} copies; a token has 1 or 2")
    return tokens


STAGES = box().numbers.stages
"""The number of stages of every wonder."""
