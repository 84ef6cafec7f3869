"""Trade in closed form: who can pay, how many units are bought, and from whom.

No search is needed (docs/decisions/0004-closed-form-payment.md). By Hall's theorem a demand D can be met
from producers N exactly when for every set A of resources at least D(A) producers can make something of
A; the largest shortfall over all A is the number of units that stay missing. With own production O, and
with the left (OL), the right (OR) or both neighbours (ALL) added, k = missing(O) units are bought, x of
them from the left for every x from missing(OR) to k - missing(OL), provided missing(ALL) is 0.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
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
LOWEST_PRICE = min(FULL_PRICE, DISCOUNTED_PRICE)


@kernel
def add_lanes(lanes: int, more: int) -> int:
    """Add two supplies lane by lane; a lane stays at 7, more than any demand."""
    total = lanes + more
    over = total & GUARDS
    return (total | (over - (over >> 3))) & COUNTS


@kernel
def covers(supply: int, demand: int) -> bool:
    """Tell whether a supply meets a demand: every guard survives the subtraction, and no lane borrows."""
    return ((supply | GUARDS) - demand) & GUARDS == GUARDS


@kernel
def shortfall(demand: int, supply: int) -> int:
    """Return in each lane how much more is needed than there is, or 0."""
    difference = (demand | GUARDS) - supply
    enough = difference & GUARDS
    return difference & (enough - (enough >> 3))


@kernel
def missing(demand: int, supply: int) -> int:
    """Return how many units of a demand cannot be met: the largest lane of the shortfall."""
    short = shortfall(demand, supply)
    if short == 0:
        return 0
    most = 1
    while (short + ONES * (7 - most)) & GUARDS:  # a lane above `most` reaches its guard
        most += 1
    return most


@kernel
def reach(state: Words, city: int, own: int, for_sale: int) -> int:
    """Return the lanes of a city and both its neighbours together: RAW with RAW_FOR_SALE, or the goods'."""
    lanes = add_lanes(state[city + own], state[left_of(state, city) + for_sale])
    return add_lanes(lanes, state[right_of(state, city) + for_sale])


@kernel
def payments(
    state: Words, city: int, thing: int, move: int, all_raw: int, all_goods: int, options: Words, count: int
) -> int:
    """Append `move` with every undominated way to pay for a thing, cheapest first; return the new count.

    `all_raw` and `all_goods` are the city's `reach`: they do not depend on the thing, so a caller with
    many things works them out once.
    """
    budget = state[city + COINS] - COIN_COST[thing]
    if budget < 0:
        return count
    raw, goods = NEED_RAW[thing], NEED_GOODS[thing]
    if covers(state[city + RAW], raw) and covers(state[city + GOODS], goods):
        options[count] = move
        return count + 1
    if not (covers(all_raw, raw) and covers(all_goods, goods)):
        return count
    return splits(state, city, thing, budget, move, options, count)


@kernel
def splits(
    state: Words,
    city: int,
    thing: int,
    budget: int,
    move: int,
    options: Words,
    count: int,
) -> int:
    """Append `move` with every undominated split of what has to be bought; both neighbours together have it."""
    raw = missing(NEED_RAW[thing], state[city + RAW])
    goods = missing(NEED_GOODS[thing], state[city + GOODS])
    if (raw + goods) * LOWEST_PRICE > budget:
        return count
    left, right = left_of(state, city), right_of(state, city)
    raw_least, raw_most = _from_left(
        NEED_RAW[thing], state[city + RAW], state[left + RAW_FOR_SALE], state[right + RAW_FOR_SALE], raw
    )
    goods_least, goods_most = _from_left(
        NEED_GOODS[thing], state[city + GOODS], state[left + GOODS_FOR_SALE], state[right + GOODS_FOR_SALE], goods
    )
    discounts = state[city + DISCOUNTS]
    raw_left, raw_right = price(discounts, RAW_LEFT), price(discounts, RAW_RIGHT)
    goods_left, goods_right = price(discounts, GOODS_LEFT), price(discounts, GOODS_RIGHT)
    if goods == 0:
        return _splits_of_one(raw, raw_least, raw_most, raw_left, raw_right, budget, move, options, count)
    if raw == 0:
        return _splits_of_one(goods, goods_least, goods_most, goods_left, goods_right, budget, move, options, count)
    first = count
    for x in range(raw_least, raw_most + 1):
        for y in range(goods_least, goods_most + 1):
            to_left = x * raw_left + y * goods_left
            to_right = (raw - x) * raw_right + (goods - y) * goods_right
            if to_left + to_right <= budget:
                count = _add_split(move + make_move(0, 0, to_left, to_right), options, first, count)
    return count


@kernel
def _splits_of_one(
    units: int, least: int, most: int, left: int, right: int, budget: int, move: int, options: Words, count: int
) -> int:
    """Append `move` with every split of units that are all raw materials or all goods: none dominates another."""
    x, step = least, 1
    if left < right:  # the more from the left, the cheaper
        x, step = most, -1
    for _ in range(most - least + 1):
        to_left, to_right = x * left, (units - x) * right
        if to_left + to_right > budget:  # as are those that follow
            return count
        options[count] = move + make_move(0, 0, to_left, to_right)
        count += 1
        x += step
    return count


@kernel
def _from_left(demand: int, own: int, left: int, right: int, bought: int) -> tuple[int, int]:
    """Return the fewest and the most of the bought units that can come from the left neighbour."""
    if bought == 0:
        return 0, 0
    return missing(demand, add_lanes(own, right)), bought - missing(demand, add_lanes(own, left))


@kernel
def cheapest(state: Words, city: int, thing: int) -> int:
    """Return the fewest coins a thing can cost, whether or not the city has them; its `reach` must cover it."""
    discounts = state[city + DISCOUNTS]
    raw = _least(
        state, city, NEED_RAW[thing], RAW, RAW_FOR_SALE, price(discounts, RAW_LEFT), price(discounts, RAW_RIGHT)
    )
    goods = _least(
        state,
        city,
        NEED_GOODS[thing],
        GOODS,
        GOODS_FOR_SALE,
        price(discounts, GOODS_LEFT),
        price(discounts, GOODS_RIGHT),
    )
    return COIN_COST[thing] + raw + goods


@kernel
def _least(state: Words, city: int, demand: int, own: int, for_sale: int, left: int, right: int) -> int:
    """Return the coins for what is missing, as much as possible of it from the cheaper neighbour."""
    units = missing(demand, state[city + own])
    if units == 0 or left == right:
        return units * left
    cheaper = left_of(state, city)
    if right < left:
        cheaper = right_of(state, city)
    dear = missing(demand, add_lanes(state[city + own], state[cheaper + for_sale]))
    return (units - dear) * min(left, right) + dear * max(left, right)


@kernel
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
