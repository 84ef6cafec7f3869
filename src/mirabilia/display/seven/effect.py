"""What cards and stages do and need, in short words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from mirabilia.games.seven.facts import (
    RESOURCES,
    AnyEffect,
    Coins,
    CoinsPer,
    CopyGuild,
    Cost,
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
    TradeDiscount,
    Whose,
    WildSymbol,
)
from mirabilia.text import say


def effects(all_of_them: tuple[AnyEffect, ...]) -> str:
    """Say what a card or a stage does."""
    match all_of_them:
        case (CoinsPer(coins, each, of), PointsPer(points, same_each, same_of)) if (each, of) == (same_each, same_of):
            return say(
                "seven-effect-coins_and_points_per",
                coins=say("coins", count=coins),
                points=say("points", count=points),
                things=_things(each, of),
            )
    return ", ".join(effect(one) for one in all_of_them) or say("seven-effect-none")


def effect(one: AnyEffect) -> str:
    """Say what one effect does."""
    match one:
        case Produce(one_of, units):
            made = units_of(units, one_of) if units > 1 else kinds(one_of)
            return say("seven-effect-produce", units=made)
        case TradeDiscount(on, sellers):
            wares, whose = say(f"seven-wares-{on}"), say(f"seven-sellers-{'_'.join(sellers)}")
            return say("seven-effect-discount", wares=wares, sellers=whose)
        case Shields(count):
            return say("seven-effect-shields", count=count)
        case ScienceSymbol(symbol):
            return say("seven-effect-symbol", symbol=say(f"symbol-{symbol}"))
        case Coins(count):
            return say("seven-effect-coins", count=count)
        case CoinsPer(count, each, of):
            return say("seven-effect-coins_per", count=count, things=_things(each, of))
        case Points(count):
            return say("seven-effect-points", count=count)
        case PointsPer(count, each, of):
            return say("seven-effect-points_per", count=count, things=_things(each, of))
        case WildSymbol() | SeventhCard() | FreeBuild() | DigCard() | CopyGuild():
            return say(f"seven-power-{one.__struct_config__.tag}")
    assert_never(one)


def _things(each: tuple[Counted, ...], of: tuple[Whose, ...]) -> str:
    """Say what is counted and where."""
    if each in (("stages",), ("defeats",)):
        thing = say(f"seven-each-{each[0]}")
    else:
        thing = say("seven-cards-of", colours=_either(say(f"seven-of-{colour}") for colour in each))
    return say(f"seven-per-{'_'.join(of)}", each=thing)


def kinds(resources: tuple[Resource, ...]) -> str:
    """Name resources to choose from."""
    return _either(say(f"seven-resource-{resource}") for resource in resources)


def _either(words: Iterable[str]) -> str:
    """Join one or more words as alternatives."""
    return reduce(lambda first, second: say("seven-or", first=first, second=second), words)


def units_of(count: int, resources: tuple[Resource, ...]) -> str:
    """Say how many units of one of these resources."""
    if len(resources) == 1:
        return say(f"seven-units-{resources[0]}", count=count)
    return say("seven-either", count=count, kinds=kinds(resources))


def cost(price: Cost) -> str:
    """Say what something takes."""
    parts = [say("coins", count=price.coins)] if price.coins else []
    parts += [units_of(price.of(resource), (resource,)) for resource in RESOURCES if price.of(resource)]
    return ", ".join(parts) or say("seven-price-free")
