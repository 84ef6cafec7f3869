"""Every card, deck, wonder and progress token of Architects as typed facts: ids and numbers, no prose, no behaviour."""

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
STAGES = 5
"""Every wonder has this many."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    id: str
    colour: Colour
    points: int = 0
    cat: bool = False
    shields: int = 0
    horns: int = 0


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """So many resources, all equal or all different."""

    count: int
    kind: Literal["identical", "different"]


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage of a wonder."""

    cost: Cost
    points: int
    requires: tuple[int, ...] = ()
    """Stages that must stand before, numbered from 1."""
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
    """Is worth points at the end for each cat on blue cards, victory or progress token."""

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


class Box(Struct, frozen=True):
    """All facts of the game."""

    cards: tuple[Card, ...]
    decks: dict[str, dict[str, int]]
    """For each wonder and for the centre: how many cards of each kind."""
    wonders: tuple[Wonder, ...]
    tokens: tuple[Token, ...]


@cache
def box() -> Box:
    """Load the facts that ship with the game."""
    folder = Path(__file__).parent
    texts = {
        name: (folder / name).read_text("utf-8") for name in ("cards.toml", "decks.toml", "wonders.toml", "tokens.toml")
    }
    cards = load_cards("cards.toml", texts["cards.toml"])
    wonders = load_wonders("wonders.toml", texts["wonders.toml"])
    decks = load_decks("decks.toml", texts["decks.toml"], cards, wonders)
    return Box(cards, decks, wonders, load_tokens("tokens.toml", texts["tokens.toml"], cards))


def load_cards(file: str, text: str) -> tuple[Card, ...]:
    """Read the kinds of cards; raise FactError with file, entry and reason for the first wrong one."""
    return parse_entries(file, text, "card", Card)


def load_decks(file: str, text: str, cards: tuple[Card, ...], wonders: tuple[Wonder, ...]) -> dict[str, dict[str, int]]:
    """Read the decks; raise FactError for a deck or card that does not exist."""
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
    for name in tables:
        raise FactError(file, f"deck {name!r}", "belongs to no wonder")
    return decks


def load_wonders(file: str, text: str) -> tuple[Wonder, ...]:
    """Read the wonders; raise FactError with file, entry and reason for the first wrong one."""
    wonders = parse_entries(file, text, "wonder", Wonder)
    for wonder in wonders:
        if len(wonder.stage) != STAGES:
            raise FactError(file, f"wonder {wonder.id!r}", f"has {len(wonder.stage)} stages, not {STAGES}")
        for number, stage in enumerate(wonder.stage, start=1):
            entry = f"wonder {wonder.id!r} stage {number}"
            if any(not 1 <= before < number for before in stage.requires):
                raise FactError(file, entry, f"requires {list(stage.requires)}; only earlier stages can be required")
            if not 1 <= stage.cost.count <= STAGES or stage.points < 0:
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
