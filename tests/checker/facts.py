"""The two files of facts, read without the engine."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

RAW = ("wood", "stone", "clay", "ore")
GOODS = ("glass", "loom", "papyrus")
SORTS = {"raw": RAW, "goods": GOODS}
SYMBOLS = ("compass", "gear", "tablet")

Amounts = tuple[int, ...]

FIELDS = {
    "produce": {"one_of", "units"},
    "discount": {"on", "from"},
    "shields": {"count"},
    "symbol": {"symbol"},
    "wild_symbol": set(),
    "coins": {"count"},
    "coins_per": {"count", "each", "of"},
    "points": {"count"},
    "points_per": {"count", "each", "of"},
    "seventh_card": set(),
    "free_build": set(),
    "dig": set(),
    "copy_guild": set(),
}


@dataclass(frozen=True)
class Effect:
    """One effect of a card or of a stage."""

    kind: str
    count: int
    units: int
    one_of: tuple[str, ...]
    sort: str
    sides: tuple[str, ...]
    symbol: str
    each: tuple[str, ...]
    of: tuple[str, ...]


@dataclass(frozen=True)
class Cost:
    """Coins for the bank, and units in the order of `RAW` and of `GOODS`."""

    coins: int
    raw: Amounts
    goods: Amounts

    @property
    def nothing(self) -> bool:
        """Whether there is nothing to pay."""
        return not self.coins and not any(self.raw) and not any(self.goods)


@dataclass(frozen=True)
class Card:
    """A card, with its place in the order of the file."""

    id: str
    place: int
    age: int
    colour: str
    copies: tuple[int, ...]
    cost: Cost
    structure: str
    free_with: tuple[str, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Stage:
    """A stage of a wonder."""

    cost: Cost
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Wonder:
    """A wonder; `sides` has the stages of A and of B."""

    id: str
    makes: str
    sides: Mapping[str, tuple[Stage, ...]]


@dataclass(frozen=True)
class Facts:
    """All cards and wonders, in the order of the files."""

    cards: Mapping[str, Card]
    wonders: Mapping[str, Wonder]

    def sort(self, ids: Iterable[str]) -> list[str]:
        """Card ids in the order of the file."""
        return sorted(ids, key=lambda one: self.cards[one].place)

    def distinct(self, ids: Iterable[str]) -> list[Card]:
        """Every different card once, in the order of the file."""
        return [self.cards[one] for one in self.sort(set(ids))]


def load(cards: Path, wonders: Path) -> Facts:
    """Read both files."""
    card_rows = tomllib.loads(cards.read_text(encoding="utf-8"))["card"]
    wonder_rows = tomllib.loads(wonders.read_text(encoding="utf-8"))["wonder"]
    return Facts(
        {row["id"]: _card(row, place) for place, row in enumerate(card_rows)},
        {row["id"]: _wonder(row) for row in wonder_rows},
    )


def _card(row: dict[str, Any], place: int) -> Card:
    return Card(
        row["id"],
        place,
        row["age"],
        row["colour"],
        tuple(row.get("copies", ())),
        _cost(row.get("cost", {})),
        row.get("structure", row["id"]),
        tuple(row.get("free_with", ())),
        _effects(row["effects"]),
    )


def _wonder(row: dict[str, Any]) -> Wonder:
    return Wonder(row["id"], row["makes"], {"A": _stages(row["a"]), "B": _stages(row["b"])})


def _stages(rows: list[dict[str, Any]]) -> tuple[Stage, ...]:
    return tuple(Stage(_cost(row["cost"]), _effects(row["effects"])) for row in rows)


def _cost(row: dict[str, int]) -> Cost:
    unknown = set(row) - {"coins", *RAW, *GOODS}
    if unknown:
        raise ValueError(f"a cost of unknown things: {unknown}")
    raw, goods = (tuple(row.get(kind, 0) for kind in kinds) for kinds in (RAW, GOODS))
    return Cost(row.get("coins", 0), raw, goods)


def _effects(rows: list[dict[str, Any]]) -> tuple[Effect, ...]:
    return tuple(_effect(row) for row in rows)


def _effect(row: dict[str, Any]) -> Effect:
    if set(row) - {"kind"} - FIELDS[row["kind"]]:
        raise ValueError(f"an effect with unknown fields: {row}")
    return Effect(
        row["kind"],
        row.get("count", 0),
        row.get("units", 1),
        tuple(row.get("one_of", ())),
        row.get("on", ""),
        tuple(row.get("from", ())),
        row.get("symbol", ""),
        tuple(row.get("each", ())),
        tuple(row.get("of", ())),
    )
