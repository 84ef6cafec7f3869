"""Trade in closed form: who can pay, how many units are bought, and from whom.

No search is needed (docs/decisions/0004-closed-form-payment.md). By Hall's theorem a demand D can be met
from producers N exactly when for every set A of resources at least D(A) producers can make something in A; the largest
shortfall over all A is the number of units that remain missing. With the city's own production O, and with the left
(OL), the right (OR) or both neighbours (ALL) added, k = missing(O) units are bought; x of them can come from the left
for every x from missing(OR) to k - missing(OL), provided missing(ALL) is 0.
"""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.core.kernel import Words, inlined, kernel, remembered
from mirabilia.games.seven.engine.layout import (
    COINS,
    DISCOUNTS,
    GOODS,
    GOODS_FOR_SALE,
    RAW,
    RAW_FOR_SALE,
    left_of,
    right_of,
)
from mirabilia.games.seven.engine.moves import make_move, paid_left, paid_right
from mirabilia.games.seven.tables import (
    COIN_COST,
    GOODS_LEFT,
    GOODS_RIGHT,
    MOST_UNITS,
    NEED_GOODS,
    NEED_RAW,
    NUMBERS,
    RAW_LEFT,
    RAW_RIGHT,
)

GUARDS = 0x888888888888888
"""The top bit of each of 15 lanes."""
COUNTS = 0x777777777777777
"""The lower three bits of each lane."""
ONES = 0x111111111111111
"""A one in each lane."""
FULL_PRICE, DISCOUNTED_PRICE = NUMBERS.price, NUMBERS.discounted_price


@inlined
def add_lanes(lanes: int, more: int) -> int:
    """Add two supplies lane by lane; a lane stays at 7, more than any demand."""
    total = lanes + more
    over = total & GUARDS
    return (total | (over - (over >> 3))) & COUNTS


@inlined
def covers(supply: int, demand: int) -> bool:
    """Return whether a supply meets a demand: every guard survives the subtraction, and no lane borrows."""
    return ((supply | GUARDS) - demand) & GUARDS == GUARDS


@inlined
def shortfall(demand: int, supply: int) -> int:
    """Return in each lane how much more is needed than there is, or 0."""
    difference = (demand | GUARDS) - supply
    enough = difference & GUARDS
    return difference & (enough - (enough >> 3))


@remembered
def missing(demand: int, supply: int) -> int:
    """Return how many units of a demand cannot be met: the largest lane of the shortfall."""
    short = shortfall(demand, supply)
    most = 0
    for units in range(1, MOST_UNITS + 1):
        most += (short + ONES * (8 - units)) & GUARDS != 0  # a lane with as many reaches its guard
    return most


class Means(NamedTuple):
    """What a city can pay with now, whatever it is for."""

    coins: int
    discounts: int
    raw: int
    """Lanes of raw materials: its own, what the left and the right neighbour sell, and all of these together."""
    raw_left: int
    raw_right: int
    raw_around: int
    goods: int
    """The same for manufactured goods."""
    goods_left: int
    goods_right: int
    goods_around: int


@inlined
def means_of(state: Words, city: int) -> Means:
    """Return what a city can pay with now."""
    left, right = left_of(state, city), right_of(state, city)
    raw, raw_left, raw_right = state[city + RAW], state[left + RAW_FOR_SALE], state[right + RAW_FOR_SALE]
    goods, goods_left, goods_right = state[city + GOODS], state[left + GOODS_FOR_SALE], state[right + GOODS_FOR_SALE]
    return Means(
        state[city + COINS],
        state[city + DISCOUNTS],
        raw,
        raw_left,
        raw_right,
        add_lanes(add_lanes(raw, raw_left), raw_right),
        goods,
        goods_left,
        goods_right,
        add_lanes(add_lanes(goods, goods_left), goods_right),
    )


NO_WAY, ALONE, BUYING = 0, 1, 2
"""How a thing can be paid for: not at all, without the neighbours, or only with what they sell."""


@inlined
def way_to_pay(means: Means, thing: int) -> int:
    """Tell how a thing can be paid for; if something must be bought, `splits` knows whether the coins suffice.

    What chance decides is counted, not branched on: a mispredicted branch costs more than the arithmetic.
    """
    need_raw, need_goods, budget = NEED_RAW[thing], NEED_GOODS[thing], means.coins - COIN_COST[thing]
    alone = covers(means.raw, need_raw) & covers(means.goods, need_goods)
    around = covers(means.raw_around, need_raw) & covers(means.goods_around, need_goods)
    return ALONE * (alone & (budget >= 0)) + BUYING * ((not alone) & around & (budget > 0))


@inlined
def payments(means: Means, thing: int, move: int, options: Words, count: int) -> int:
    """Append `move` with every undominated way to pay for a thing, cheapest first; return the new count."""
    way = way_to_pay(means, thing)
    if way == BUYING:
        return splits(means, thing, move, options, count)
    options[count] = move
    return count + (way == ALONE)


@kernel
def splits(means: Means, thing: int, move: int, options: Words, count: int) -> int:
    """Append `move` with every undominated split of what has to be bought; the two neighbours must have it all."""
    if _lacks_both(means, thing):
        return _splits_of_both(means, thing, move, options, count)
    purchase = _purchase(means, thing)
    ways = _affordable(purchase)
    for nth in range(ways):
        options[count + nth] = move + _split(purchase, nth)
    return count + ways


@inlined
def count_splits(means: Means, thing: int, desk: Words) -> int:
    """Return how many moves `splits` appends."""
    if _lacks_both(means, thing):
        return _splits_of_both(means, thing, 0, desk, 0)
    return _affordable(_purchase(means, thing))


@inlined
def _lacks_both(means: Means, thing: int) -> bool:
    """Return whether both raw materials and manufactured goods have to be bought."""
    return not (covers(means.raw, NEED_RAW[thing]) | covers(means.goods, NEED_GOODS[thing]))


class Purchase(NamedTuple):
    """What has to be bought, if it is all raw materials or all goods: then no split dominates another."""

    units: int
    least: int
    """The fewest and the most of these units that can come from the left neighbour."""
    most: int
    left: int
    """What a unit costs on the left and on the right."""
    right: int
    budget: int


@inlined
def _purchase(means: Means, thing: int) -> Purchase:
    """Return what has to be bought for a thing that does not lack both."""
    lacks_raw = not covers(means.raw, NEED_RAW[thing])
    demand = NEED_RAW[thing] if lacks_raw else NEED_GOODS[thing]
    own = means.raw if lacks_raw else means.goods
    from_left = means.raw_left if lacks_raw else means.goods_left
    from_right = means.raw_right if lacks_raw else means.goods_right
    units, least, most = _shares(demand, own, from_left, from_right)
    left = price(means.discounts, RAW_LEFT if lacks_raw else GOODS_LEFT)
    right = price(means.discounts, RAW_RIGHT if lacks_raw else GOODS_RIGHT)
    return Purchase(units, least, most, left, right, means.coins - COIN_COST[thing])


@inlined
def _affordable(purchase: Purchase) -> int:
    """Return how many splits of a purchase the city has coins for."""
    units, least, most, left, right, budget = purchase
    cheapest = units * right + (left - right) * (most if left < right else least)
    ways = most - least + 1
    if left != right:  # each takes this much more than the one before
        ways = min(ways, (budget - cheapest) // abs(left - right) + 1)
    return ways if cheapest <= budget else 0


@inlined
def _split(purchase: Purchase, nth: int) -> int:
    """Return the nth split of a purchase as the payment of a move: cheapest first, then least to the left."""
    units, least, most, left, right, _ = purchase
    x = most - nth if left < right else least + nth
    return make_move(0, 0, x * left, (units - x) * right)


@kernel
def _splits_of_both(means: Means, thing: int, move: int, options: Words, count: int) -> int:
    """Append `move` with every undominated split when both raw materials and goods are bought."""
    raw, raw_least, raw_most = _shares(NEED_RAW[thing], means.raw, means.raw_left, means.raw_right)
    goods, goods_least, goods_most = _shares(NEED_GOODS[thing], means.goods, means.goods_left, means.goods_right)
    raw_left, raw_right = price(means.discounts, RAW_LEFT), price(means.discounts, RAW_RIGHT)
    goods_left, goods_right = price(means.discounts, GOODS_LEFT), price(means.discounts, GOODS_RIGHT)
    budget = means.coins - COIN_COST[thing]
    first = count
    for x in range(raw_least, raw_most + 1):
        for y in range(goods_least, goods_most + 1):
            to_left = x * raw_left + y * goods_left
            to_right = (raw - x) * raw_right + (goods - y) * goods_right
            if to_left + to_right <= budget:
                count = _add_split(move + make_move(0, 0, to_left, to_right), options, first, count)
    return count


@inlined
def _shares(demand: int, own: int, left: int, right: int) -> tuple[int, int, int]:
    """Return how many units have to be bought, and the fewest and the most that can come from the left neighbour."""
    units = missing(demand, own)
    return units, missing(demand, add_lanes(own, right)), units - missing(demand, add_lanes(own, left))


@kernel
def cheapest(means: Means, thing: int) -> int:
    """Return the fewest coins a thing can cost, affordable or not; the neighbours must have what is missing."""
    discounts = means.discounts
    left, right = price(discounts, RAW_LEFT), price(discounts, RAW_RIGHT)
    raw = _least(NEED_RAW[thing], means.raw, means.raw_left, means.raw_right, left, right)
    left, right = price(discounts, GOODS_LEFT), price(discounts, GOODS_RIGHT)
    goods = _least(NEED_GOODS[thing], means.goods, means.goods_left, means.goods_right, left, right)
    return COIN_COST[thing] + raw + goods


@kernel
def _least(demand: int, own: int, from_left: int, from_right: int, left: int, right: int) -> int:
    """Return the coins for what is missing, with as much as possible from the cheaper neighbour."""
    units = missing(demand, own)
    dear = missing(demand, add_lanes(own, from_left if left <= right else from_right))
    return (units - dear) * min(left, right) + dear * max(left, right)


@inlined
def price(discounts: int, discount: int) -> int:
    """Return what one unit costs: less with the discount."""
    if discounts & discount:
        return DISCOUNTED_PRICE
    return FULL_PRICE


@kernel
def _add_split(move: int, options: Words, first: int, count: int) -> int:
    """Put a move in its place among those of the same thing, unless it is dominated; drop those it dominates."""
    left, right = paid_left(move), paid_right(move)
    kept = first
    for at in range(first, count):
        other = options[at]
        if paid_left(other) <= left and paid_right(other) <= right:
            return count  # nothing was dropped before: what this dominates, `other` dominates too
        if paid_left(other) < left or paid_right(other) < right:
            options[kept] = other
            kept += 1
    place = kept
    while place > first and options[place - 1] > move:
        options[place] = options[place - 1]
        place -= 1
    options[place] = move
    return kept + 1
