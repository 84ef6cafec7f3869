"""All legal payments of a cost, found by trying everything."""

from collections.abc import Sequence
from itertools import product

from tests.checker.city import Prices, Source
from tests.checker.facts import SORTS, Amounts, Cost

Pair = tuple[int, int]


def payments(
    cost: Cost,
    own: Sequence[Source],
    left: Sequence[Source],
    right: Sequence[Source],
    prices: Prices,
    coins: int,
) -> list[Pair]:
    """Coins to the left and to the right, for every legal payment: the cheapest first, then the least to the left."""
    pairs: set[Pair] = {(0, 0)}
    for sort, units in (("raw", cost.raw), ("goods", cost.goods)):
        priced = {
            (bought_left * prices[sort, "left"], bought_right * prices[sort, "right"])
            for bought_left, bought_right in purchases(units, SORTS[sort], own, left, right)
        }
        pairs = {(a + c, b + d) for (a, b), (c, d) in product(pairs, priced)}
    affordable = {pair for pair in pairs if cost.coins + sum(pair) <= coins}
    return sorted((pair for pair in affordable if not _dominated(pair, affordable)), key=lambda pair: (sum(pair), pair))


def _dominated(pair: Pair, pairs: set[Pair]) -> bool:
    return any(other != pair and other[0] <= pair[0] and other[1] <= pair[1] for other in pairs)


def purchases(
    units: Amounts, kinds: Sequence[str], own: Sequence[Source], left: Sequence[Source], right: Sequence[Source]
) -> set[Pair]:
    """How many units can be bought left and right, buying no more than is missing."""
    if not any(units):
        return {(0, 0)}
    by_own, by_left, by_right = (coverable(units, kinds, sources) for sources in (own, left, right))
    most = max(sum(amounts) for amounts in by_own)
    missing = {_minus(units, amounts) for amounts in by_own if sum(amounts) == most}
    return {(sum(some), sum(_minus(rest, some))) for rest in missing for some in by_left if _fits(rest, some, by_right)}


def _fits(rest: Amounts, some: Amounts, others: set[Amounts]) -> bool:
    return _minus(rest, some) in others


def _minus(amounts: Amounts, others: Amounts) -> Amounts:
    return tuple(one - other for one, other in zip(amounts, others, strict=True))


def coverable(units: Amounts, kinds: Sequence[str], sources: Sequence[Source]) -> set[Amounts]:
    """Every subset of the units that sources can cover, each source used at most once."""
    parts = {tuple(0 for _ in units)}
    for source in sources:
        parts |= {more for part in parts for more in _with_source(part, units, kinds, source)}
    return parts


def _with_source(part: Amounts, units: Amounts, kinds: Sequence[str], source: Source) -> list[Amounts]:
    usable = [place for place, kind in enumerate(kinds) if kind in source and part[place] < units[place]]
    return [(*part[:place], part[place] + 1, *part[place + 1 :]) for place in usable]
