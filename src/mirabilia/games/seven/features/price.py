"""The least that things can cost: the coins of the first payment in the list of options, without making the list."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.seven.engine.build import can_chain, is_double, next_stage
from mirabilia.games.seven.engine.layout import (
    CARD_BITS,
    CARD_MASK,
    COINS,
    GOODS,
    GOODS_FOR_SALE,
    RAW,
    RAW_FOR_SALE,
)
from mirabilia.games.seven.engine.options import hand_of
from mirabilia.games.seven.engine.trade import cheapest, covers, reach
from mirabilia.games.seven.features import places
from mirabilia.games.seven.tables import (
    NEED_GOODS,
    NEED_RAW,
)

CANNOT = 0
"""Written where a thing cannot be built; where it can, 1 more than its coins is written."""


@kernel
def write_prices(state: Words, city: int, row: Words) -> None:
    """Write the least that the next stage of a city, and each card it chooses from, can cost."""
    all_raw, all_goods = reach(state, city, RAW, RAW_FOR_SALE), reach(state, city, GOODS, GOODS_FOR_SALE)
    stage = next_stage(state, city)
    if stage:
        row[places.STAGE_PRICE] = price_of(state, city, stage, all_raw, all_goods)
    hand = hand_of(state, city)
    while hand:
        card = hand & CARD_MASK
        hand >>= CARD_BITS
        if is_double(state, city, card):
            continue
        if can_chain(state, city, card):
            row[places.PRICE + card - 1] = 1
        else:
            row[places.PRICE + card - 1] = price_of(state, city, card, all_raw, all_goods)


@kernel
def price_of(state: Words, city: int, thing: int, all_raw: int, all_goods: int) -> int:
    """Return 1 more than the fewest coins a thing can cost, or CANNOT; the city's `reach` is given."""
    if not (covers(all_raw, NEED_RAW[thing]) and covers(all_goods, NEED_GOODS[thing])):
        return CANNOT
    coins = cheapest(state, city, thing)
    if coins > state[city + COINS]:
        return CANNOT
    return 1 + coins
