"""The cards, stalls and numbers of the toy fair: ids and numbers, no prose, no behaviour."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from mirabilia.core.errors import FactError
from mirabilia.core.facts import parse_entries, parse_toml

Ware = Literal["fruit", "bread", "cheese", "flowers"]
WARES: tuple[Ware, ...] = ("fruit", "bread", "cheese", "flowers")


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card; there is one of each."""

    id: str
    ware: Ware
    value: int


class Stall(Struct, frozen=True, forbid_unknown_fields=True):
    """A stall, and what it is known for."""

    id: str
    ware: Ware


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed only in the rules."""

    hand: int
    turns: int
    sale: int
    ribbon: int
    speciality: int
    least_players: int


class Box(Struct, frozen=True):
    """All facts."""

    cards: tuple[Card, ...]
    stalls: tuple[Stall, ...]
    numbers: Numbers


@cache
def box() -> Box:
    """Load everything once; FactError names what is wrong."""
    folder = Path(__file__).parent
    texts = {name: (folder / f"{name}.toml").read_text("utf-8") for name in ("cards", "stalls", "numbers")}
    try:
        numbers = msgspec.convert(parse_toml("numbers.toml", texts["numbers"]), Numbers)
    except msgspec.ValidationError as error:
        raise FactError("numbers.toml", "the file", str(error)) from None
    return Box(
        parse_entries("cards.toml", texts["cards"], "card", Card),
        parse_entries("stalls.toml", texts["stalls"], "stall", Stall),
        numbers,
    )
