"""What things take at least: the coins of the first payment in the list of options, without making the list."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.seven.engine.build import can_chain, is_double, next_stage
from mirabilia.games.seven.engine.layout import (
    CARD_BITS,
    CARD_MASK,
    COINS,
    DISCOUNTS,
    GOODS,
    GOODS_FOR_SALE,
    RAW,
    RAW_FOR_SALE,
    left_of,
    right_of,
)
from mirabilia.games.seven.engine.options import hand_of
from mirabilia.games.seven.engine.trade import add_lanes, covers, missing, price, reach
from mirabilia.games.seven.features import places
from mirabilia.games.seven.tables import (
    COIN_COST,
    GOODS_LEFT,
    GOODS_RIGHT,
    NEED_GOODS,
    NEED_RAW,
    RAW_LEFT,
    RAW_RIGHT,
)

CANNOT = 0
"""Written where a thing cannot be built; else 1 more than its coins."""


@kernel
def write_prices(state: Words, city: int, row: Words) -> None:
    """Write what the next stage of a city, and each card it chooses from, take at least."""
    all_raw, all_goods = reach(state, city, RAW, RAW_FOR_SALE), reach(state, city, GOODS, GOODS_FOR_SALE)
    stage = next_stage(state, city)
    if stage:
        row[places.STAGE_PRICE] = cheapest(state, city, stage, all_raw, all_goods)
    hand = hand_of(state, city)
    while hand:
        card = hand & CARD_MASK
        hand >>= CARD_BITS
        if is_double(state, city, card):
            continue
        if can_chain(state, city, card):
            row[places.PRICE + card - 1] = 1
        else:
            row[places.PRICE + card - 1] = cheapest(state, city, card, all_raw, all_goods)


@kernel
def cheapest(state: Words, city: int, thing: int, all_raw: int, all_goods: int) -> int:
    """Return 1 more than the coins a thing takes at least, or CANNOT; its `reach` comes with the city."""
    raw, goods = NEED_RAW[thing], NEED_GOODS[thing]
    if not (covers(all_raw, raw) and covers(all_goods, goods)):
        return CANNOT
    coins = COIN_COST[thing]
    discounts = state[city + DISCOUNTS]
    if not covers(state[city + RAW], raw):
        left, right = price(discounts, RAW_LEFT), price(discounts, RAW_RIGHT)
        coins += _bought(state, city, raw, RAW, RAW_FOR_SALE, left, right)
    if not covers(state[city + GOODS], goods):
        left, right = price(discounts, GOODS_LEFT), price(discounts, GOODS_RIGHT)
        coins += _bought(state, city, goods, GOODS, GOODS_FOR_SALE, left, right)
    if coins > state[city + COINS]:
        return CANNOT
    return 1 + coins


@kernel
def _bought(state: Words, city: int, demand: int, own: int, for_sale: int, left: int, right: int) -> int:
    """Return the coins for what is missing, as much as possible of it from the cheaper neighbour."""
    units = missing(demand, state[city + own])
    if left == right:
        return units * left
    cheaper = left_of(state, city) if left < right else right_of(state, city)
    dear = missing(demand, add_lanes(state[city + own], state[cheaper + for_sale]))
    return (units - dear) * min(left, right) + dear * max(left, right)
