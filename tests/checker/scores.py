"""Conflicts, score sheets and winners."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.checker.city import City, counted, neighbour
from tests.checker.facts import SYMBOLS, Card, Facts

WORTH = (1, 3, 5)
CATEGORIES = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds")


def fight(cities: Sequence[City], age: int) -> list[dict[str, object]]:
    """Hand out the tokens of an age; returns the conflicts."""
    return [_conflict(city, neighbour(cities, city.number, "left"), age) for city in cities]


def _conflict(city: City, other: City, age: int) -> dict[str, object]:
    ours, theirs = city.shields(), other.shields()
    winner, loser = (city, other) if ours > theirs else (other, city)
    if ours != theirs:
        winner.victories[age - 1] += 1
        loser.defeats += 1
    return {
        "city": city.number,
        "neighbour": other.number,
        "shields": ours,
        "against": theirs,
        "winner": None if ours == theirs else winner.number,
        "city_token": _token(ours, theirs, age),
        "neighbour_token": _token(theirs, ours, age),
    }


def _token(ours: int, theirs: int, age: int) -> int:
    if ours == theirs:
        return 0
    return WORTH[age - 1] if ours > theirs else -1


@dataclass(frozen=True)
class Choice:
    """A guild to copy (or none) and how wild symbols are used, with what they are worth."""

    copied: Card | None
    wilds: tuple[int, int, int]
    totals: tuple[int, int, int]
    guilds: int

    @property
    def squares(self) -> int:
        """Points for equal symbols."""
        return sum(count * count for count in self.totals)

    @property
    def sets(self) -> int:
        """Points for sets of three."""
        return 7 * min(self.totals)

    @property
    def points(self) -> int:
        """What this choice is worth."""
        return self.squares + self.sets + self.guilds


def _choices(facts: Facts, cities: Sequence[City], number: int) -> Iterator[Choice]:
    """All choices; of equal ones the first is taken."""
    city = cities[number]
    fixed = [city.symbols(symbol) for symbol in SYMBOLS]
    for copied in [None, *_copyable(facts, cities, number)]:
        wild = len(city.of_kind("wild_symbol"))
        wild += 0 if copied is None else sum(effect.kind == "wild_symbol" for effect in copied.effects)
        guilds = _points_per(cities, number, "purple") + (0 if copied is None else _worth(cities, number, copied))
        for used in _placements(wild):
            yield Choice(copied, used, (fixed[0] + used[0], fixed[1] + used[1], fixed[2] + used[2]), guilds)


def _placements(wild: int) -> list[tuple[int, int, int]]:
    return [(a, b, wild - a - b) for a in range(wild + 1) for b in range(wild + 1 - a)]


def _copyable(facts: Facts, cities: Sequence[City], number: int) -> list[Card]:
    if not cities[number].of_kind("copy_guild"):
        return []
    beside = [card for side in ("left", "right") for card in neighbour(cities, number, side).cards]
    return facts.distinct(card.id for card in beside if card.colour == "purple")


def _worth(cities: Sequence[City], number: int, card: Card) -> int:
    return sum(counted(cities, number, effect) for effect in card.effects if effect.kind == "points_per")


def _points_per(cities: Sequence[City], number: int, colour: str) -> int:
    return sum(_worth(cities, number, card) for card in cities[number].cards if card.colour == colour)


def sheet(facts: Facts, cities: Sequence[City], number: int) -> dict[str, Any]:
    """The score sheet of a city."""
    city = cities[number]
    best = max(_choices(facts, cities, number), key=lambda choice: choice.points)  # max keeps the first of equals
    points = _categories(cities, number, best)
    return {
        "city": number,
        **points,
        "total": sum(points.values()),
        "coins": city.coins,
        "symbols": _symbols(best),
        "copied": None if best.copied is None else best.copied.id,
    }


def _categories(cities: Sequence[City], number: int, best: Choice) -> dict[str, int]:
    city = cities[number]
    stages = [effect for stage in city.stages for effect in stage.effects]
    blue = [effect for card in city.cards if card.colour == "blue" for effect in card.effects]
    values = (
        sum(won * worth for won, worth in zip(city.victories, WORTH, strict=True)) - city.defeats,
        city.coins // 3,
        sum(effect.count for effect in stages if effect.kind == "points"),
        sum(effect.count for effect in blue if effect.kind == "points"),
        best.squares + best.sets,
        _points_per(cities, number, "yellow"),
        best.guilds,
    )
    return dict(zip(CATEGORIES, values, strict=True))


def _symbols(best: Choice) -> dict[str, int]:
    kinds = dict(zip(SYMBOLS, best.totals, strict=True))
    wilds = {f"wild_{symbol}": count for symbol, count in zip(SYMBOLS, best.wilds, strict=True)}
    return {**kinds, **wilds, "squares": best.squares, "sets": best.sets}


def winners(sheets: Sequence[dict[str, Any]], cities: Sequence[City], players: int) -> list[int]:
    """The players with the best total, and among these the most coins."""
    totals = [sheets[player]["total"] for player in range(players)]
    ranks = [(total, cities[player].coins) for player, total in enumerate(totals)]
    return [player for player, rank in enumerate(ranks) if rank == max(ranks)]
