"""The least that things can cost: the coins of the first payment in the list of options, without building the list."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.seven.engine.build import can_chain, is_double, next_stage
from mirabilia.games.seven.engine.layout import CARD_BITS, CARD_MASK
from mirabilia.games.seven.engine.options import hand_of
from mirabilia.games.seven.engine.trade import Means, cheapest, covers, means_of
from mirabilia.games.seven.features import places
from mirabilia.games.seven.tables import NEED_GOODS, NEED_RAW

CANNOT = 0
"""Written where a thing cannot be built; where it can, 1 more than its coins is written."""


@kernel
def write_prices(state: Words, city: int, row: Words) -> None:
    """Write the least that the next stage of a city, and each card it chooses from, can cost."""
    means = means_of(state, city)
    stage = next_stage(state, city)
    if stage:
        row[places.STAGE_PRICE] = price_of(means, stage)
    hand = hand_of(state, city)
    while hand:
        card = hand & CARD_MASK
        hand >>= CARD_BITS
        if is_double(state, city, card):
            continue
        if can_chain(state, city, card):
            row[places.PRICE + card - 1] = 1
        else:
            row[places.PRICE + card - 1] = price_of(means, card)


@kernel
def price_of(means: Means, thing: int) -> int:
    """Return 1 more than the fewest coins a thing can cost, or CANNOT."""
    if not (covers(means.raw_around, NEED_RAW[thing]) and covers(means.goods_around, NEED_GOODS[thing])):
        return CANNOT
    coins = cheapest(means, thing)
    if coins > means.coins:
        return CANNOT
    return 1 + coins
