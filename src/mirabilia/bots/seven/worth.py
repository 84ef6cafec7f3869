"""What a card or stage seems worth to a city right now, in points: rules of thumb, not rules.

Certain points count in full. Resources, shields and symbols pay off later, so the earlier it is, the more they weigh.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import assert_never

from mirabilia.games.seven.engine.conflict import DEFEAT, token_points
from mirabilia.games.seven.engine.science import best_wilds, science_points
from mirabilia.games.seven.facts import (
    RAW,
    AnyEffect,
    Card,
    Coins,
    CoinsPer,
    CopyGuild,
    Counted,
    DigCard,
    FreeBuild,
    Points,
    PointsPer,
    Produce,
    Resource,
    ScienceSymbol,
    SeventhCard,
    Shields,
    Stage,
    TradeDiscount,
    Whose,
    WildSymbol,
    box,
)
from mirabilia.games.seven.model import City, View

AGES, TURNS = box().numbers.ages, box().numbers.turns
COIN, LAST_COIN = 0.45, 0.34
"""What a coin is worth while there is something to buy, and in the last age."""
UNITS = {True: (3.4, 2.2, 0.9, 0.3), False: (3.2, 0.5)}
"""What the first, second... unit of a raw material (True) or a manufactured good is worth at the start."""
BESIDE = 0.75
"""How much of that is left if a neighbour sells the same."""
FLEXIBLE = 0.4
"""What each further kind that a source can make adds."""
CHEAPER = 0.5
"""What a discount is worth for each unit that is for sale."""
PROMISE = 1.8
"""What a first symbol promises beyond its points."""
CHAIN = 0.5
"""What a structure is worth for each card it may make free later."""
LATER = 0.5
"""How much the conflicts of later ages count compared with this one's."""
DIG, COPY, SEVENTH, FREE = 3.5, 4.5, 2.5, 2.5
"""The powers; the last two for each age in which they work."""

Taste = Mapping[type[AnyEffect | Stage], float]
"""The factor by which a bot that is fond of an effect, or of stages with all their effects, overrates it."""
PLAIN: Taste = {}


@dataclass(frozen=True)
class Place:
    """A city with its neighbours at a moment of the game: everything that a worth depends on."""

    city: City
    left: City
    right: City
    age: int
    turn: int
    taste: Taste

    @property
    def coin(self) -> float:
        """What a coin is worth."""
        return COIN if self.age < AGES else LAST_COIN

    @property
    def future(self) -> float:
        """How much of the game is still to come, from 1 down to 0."""
        return ((AGES - self.age) * TURNS + TURNS - self.turn) / (AGES * TURNS - 1)


def place_of(view: View, seat: int, taste: Taste = PLAIN) -> Place:
    """Return the place of a city as a view shows it; the left neighbour is the next seat."""
    cities = view.cities
    return Place(cities[seat], cities[(seat + 1) % len(cities)], cities[seat - 1], view.age, view.turn, taste)


@cache
def card_of(name: str) -> Card:
    """Return the facts of a card."""
    return next(card for card in box().cards if card.id == name)


def stages_of(city: City) -> tuple[Stage, ...]:
    """Return the stages of a city's wonder, built or not."""
    wonder = next(wonder for wonder in box().wonders if wonder.id == city.board.wonder)
    return wonder.stages(city.board.side)


@cache
def _chains(building: str) -> int:
    """Count the cards that a structure makes free."""
    return sum(building in card.free_with for card in box().cards)


def card_worth(name: str, place: Place) -> float:
    """Guess what a structure is worth in a city."""
    card = card_of(name)
    return _effects_worth(card.effects, place) + CHAIN * _chains(card.building)


def stage_worth(place: Place) -> float:
    """Guess what the next stage of the wonder is worth; there must be one."""
    return _effects_worth(stages_of(place.city)[place.city.stages].effects, place) * place.taste.get(Stage, 1)


def _effects_worth(effects: tuple[AnyEffect, ...], place: Place) -> float:
    return sum(_effect_worth(effect, place) * place.taste.get(type(effect), 1) for effect in effects)


def _effect_worth(effect: AnyEffect, place: Place) -> float:
    match effect:
        case Points(count):
            return count
        case PointsPer(count, each, of):
            return count * counted(each, of, place)
        case Coins(count):
            return count * place.coin
        case CoinsPer(count, each, of):
            return count * counted(each, of, place) * place.coin
        case Produce(one_of, units):
            return _produce_worth(one_of, units, place)
        case TradeDiscount():
            return _discount_worth(effect, place)
        case Shields(count):
            return _shields_worth(count, place)
        case ScienceSymbol() | WildSymbol():
            return _symbol_worth(effect, place.city) + PROMISE * place.future
        case SeventhCard() | FreeBuild() | DigCard() | CopyGuild():
            return _power_worth(effect, place)
    assert_never(effect)


def counted(each: tuple[Counted, ...], of: tuple[Whose, ...], place: Place) -> int:
    """Count what an effect would count now."""
    cities = {"self": place.city, "left": place.left, "right": place.right}
    return sum(_count(thing, cities[whose]) for thing in each for whose in of)


def _count(thing: Counted, city: City) -> int:
    if thing == "stages":
        return city.stages
    if thing == "defeats":
        return city.defeats
    return sum(card_of(card).colour == thing for card in city.cards)


def _produce_worth(one_of: tuple[Resource, ...], units: int, place: Place) -> float:
    """Value a source by its best kind, and a little by each other it could make instead."""
    best = max(sum(_unit_worth(kind, more, place) for more in range(units)) for kind in one_of)
    return (best + FLEXIBLE * (len(one_of) - 1)) * place.future


def _unit_worth(kind: Resource, more: int, place: Place) -> float:
    worths = UNITS[kind in RAW]
    have = _makes(kind, place.city) + more
    beside = any(
        source.for_sale and kind in source.one_of for city in (place.left, place.right) for source in city.sources
    )
    return worths[min(have, len(worths) - 1)] * (BESIDE if beside else 1)


def _makes(kind: Resource, city: City) -> int:
    return sum(source.units for source in city.sources if kind in source.one_of)


def _discount_worth(effect: TradeDiscount, place: Place) -> float:
    """Count the units that would become cheaper."""
    sellers = [place.left if seller == "left" else place.right for seller in effect.sellers]
    sources = [source for seller in sellers for source in seller.sources if source.for_sale]
    units = sum(source.units for source in sources if (source.one_of[0] in RAW) == (effect.on == "raw"))
    return CHEAPER * (units + 1) * place.future * 2


def _shields_worth(count: int, place: Place) -> float:
    """Compare what both conflicts promise with and without more shields, now and in later ages."""
    worth = 0.0
    for neighbour in (place.left, place.right):
        lead = place.city.shields - neighbour.shields
        for age in range(place.age, AGES + 1):
            turns = TURNS - place.turn if age == place.age else TURNS
            gain = _conflict_worth(lead + count, age, turns) - _conflict_worth(lead, age, turns)
            worth += gain * (1 if age == place.age else LATER)
    return worth


def _conflict_worth(lead: int, age: int, turns: int) -> float:
    """Return the points a lead in shields promises with this many turns to go: the fewer, the surer."""
    sure = min(1, abs(lead) / (1 + 0.4 * turns))
    return sure * token_points(age if lead > 0 else DEFEAT)


def _symbol_worth(effect: ScienceSymbol | WildSymbol, city: City) -> float:
    """Return the points that a symbol adds to those the city has."""
    counts = {"compass": city.compass, "gear": city.gear, "tablet": city.tablet, "wild": city.wild}
    before = science(**counts)
    counts[effect.symbol if isinstance(effect, ScienceSymbol) else "wild"] += 1
    return science(**counts) - before


def science(compass: int, gear: int, tablet: int, wild: int) -> int:
    """Return the points of symbols, wild ones in their best places."""
    more = best_wilds(compass, gear, tablet, wild)
    return int(science_points(compass + more[0], gear + more[1], tablet + more[2]))


def _power_worth(effect: SeventhCard | FreeBuild | DigCard | CopyGuild, place: Place) -> float:
    match effect:
        case SeventhCard():
            return SEVENTH * (AGES - place.age + 1)
        case FreeBuild():
            return FREE * (AGES - place.age + (place.turn < TURNS))
        case DigCard():
            return DIG
        case CopyGuild():
            return COPY
    assert_never(effect)
