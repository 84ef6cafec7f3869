"""Building: what may be built, what a new card or stage does, and when.

A thing takes effect in three steps of a turn. `place` gives its own city what it does; `earn` gives its coins once
everybody has placed; `open_market` lets neighbours buy from it, and its owner buy more cheaply or build for free, from
the next turn on.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel, remembered
from mirabilia.games.seven.engine.layout import (
    BOARD,
    BUILT,
    COLOURS,
    DISCOUNTS,
    FREE_BUILD_READY,
    GOODS,
    GOODS_FOR_SALE,
    INCOME,
    POWERS,
    RAW,
    RAW_FOR_SALE,
    SHIELDS,
    STAGES,
    SYMBOLS,
    counted,
    left_of,
    right_of,
)
from mirabilia.games.seven.engine.moves import BUILD, STAGE, card_of, kind_of
from mirabilia.games.seven.engine.trade import add_lanes
from mirabilia.games.seven.tables import (
    BIT,
    CHAINS_FROM,
    COIN_COST,
    COINS_EACH,
    COINS_OF,
    COINS_PER,
    COINS_WHOSE,
    COLOUR_OF,
    DISCOUNTS_OF,
    FIRST_STAGE,
    FOR_SALE,
    FREE_POWER,
    LATE_BIT,
    LEFT,
    MAKES_GOODS,
    MAKES_RAW,
    MOST_STAGES,
    POWERS_OF,
    RIGHT,
    SAME,
    SELF,
    SHIELDS_OF,
    STAGE_COUNT,
    SYMBOLS_OF,
)


@kernel
def is_double(state: Words, city: int, card: int) -> bool:
    """Return whether this structure already stands in the city (S11)."""
    return ((state[city + BUILT] & SAME[card]) | (state[city + BUILT + 1] & LATE_BIT[card])) != 0


@kernel
def can_chain(state: Words, city: int, card: int) -> bool:
    """Return whether a structure of the city lets this one be built without paying (S12)."""
    return state[city + BUILT] & CHAINS_FROM[card] != 0


@kernel
def chain_source(state: Words, city: int, card: int) -> int:
    """Return the first card of the city that lets this one be built without paying, or 0."""
    return _first_card(state[city + BUILT] & CHAINS_FROM[card])


@remembered
def _first_card(sources: int) -> int:
    """Return the first of some cards, or 0."""
    if sources == 0:
        return 0
    source = 1
    while not sources & BIT[source]:
        source += 1
    return source


@kernel
def next_stage(state: Words, city: int) -> int:
    """Return the thing that is the next stage of the wonder, or 0 when it is complete."""
    if state[city + STAGES] == STAGE_COUNT[state[city + BOARD]]:
        return 0
    return FIRST_STAGE + MOST_STAGES * state[city + BOARD] + state[city + STAGES]


@kernel
def bank_price(state: Words, city: int, move: int) -> int:
    """Return the coins that a move pays to the bank."""
    kind, card = kind_of(move), card_of(move)
    paid = (kind == BUILD) & (not can_chain(state, city, card))
    return paid * COIN_COST[card] + (kind == STAGE) * COIN_COST[next_stage(state, city)]  # no branch on chance


@kernel
def place(state: Words, city: int, thing: int) -> None:
    """Give a city what a new thing does for it immediately."""
    state[city + RAW] = add_lanes(state[city + RAW], MAKES_RAW[thing])
    state[city + GOODS] = add_lanes(state[city + GOODS], MAKES_GOODS[thing])
    state[city + SHIELDS] += SHIELDS_OF[thing]
    state[city + SYMBOLS] += SYMBOLS_OF[thing]
    state[city + POWERS] |= POWERS_OF[thing]


@kernel
def place_card(state: Words, city: int, card: int) -> None:
    """Place a card in a city."""
    state[city + BUILT] |= BIT[card]
    state[city + BUILT + 1] |= LATE_BIT[card]
    state[city + COLOURS] += 1 << (8 * COLOUR_OF[card])
    place(state, city, card)


@kernel
def place_stage(state: Words, city: int) -> int:
    """Add the next stage to a wonder and return which thing it is."""
    stage = next_stage(state, city)
    state[city + STAGES] += 1
    place(state, city, stage)
    return stage


@kernel
def earn(state: Words, city: int, thing: int) -> int:
    """Give a city the coins of a thing, counted from the cities as they stand now (S01, S09); return how many."""
    coins = COINS_OF[thing]
    if COINS_PER[thing]:
        coins += COINS_PER[thing] * counted_around(state, city, COINS_EACH[thing], COINS_WHOSE[thing])
    state[city + INCOME] += coins
    return coins


@kernel
def counted_around(state: Words, city: int, each: int, whose: int) -> int:
    """Count what an effect counts in its own city and its neighbours'."""
    total = 0
    if whose & SELF:
        total += counted(state, city, each)
    if whose & LEFT:
        total += counted(state, left_of(state, city), each)
    if whose & RIGHT:
        total += counted(state, right_of(state, city), each)
    return total


@kernel
def open_market(state: Words, city: int, thing: int) -> None:
    """Let a thing affect trade and free building, which it does from the turn after it was built (S07, S08, S13)."""
    sells = FOR_SALE[thing]  # no branch on chance
    state[city + RAW_FOR_SALE] = add_lanes(state[city + RAW_FOR_SALE], sells * MAKES_RAW[thing])
    state[city + GOODS_FOR_SALE] = add_lanes(state[city + GOODS_FOR_SALE], sells * MAKES_GOODS[thing])
    state[city + DISCOUNTS] |= DISCOUNTS_OF[thing]
    if POWERS_OF[thing] & FREE_POWER:
        state[city + POWERS] |= FREE_BUILD_READY
