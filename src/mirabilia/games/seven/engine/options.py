"""Options: everything a city may do now, with its price, and on request why nothing else is an option.

This list is the only place where legality is decided; clients, bots and masks choose from it.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.seven.engine.build import is_double, next_stage
from mirabilia.games.seven.engine.layout import (
    BUILT,
    CARD_BITS,
    CARD_MASK,
    CHOICE,
    CHOOSING,
    COINS,
    DIGGING,
    FREE_BUILD_READY,
    GOODS,
    GOODS_FOR_SALE,
    HAND,
    PHASE,
    POWERS,
    RAW,
    RAW_FOR_SALE,
    discarded,
    holder,
    is_free_city,
    without,
)
from mirabilia.games.seven.engine.moves import (
    BUILD,
    CARD,
    DECLINE,
    DIG,
    FREE,
    SELL,
    STAGE,
    card_of,
)
from mirabilia.games.seven.engine.refusals import (
    COMPLETE,
    DOUBLE,
    MUST_BUILD,
    MUST_CHAIN,
    refuse,
    refuse_payment,
)
from mirabilia.games.seven.engine.trade import GUARDS, payments, reach, splits
from mirabilia.games.seven.tables import (
    CARD_COUNT,
    CHAINS_FROM,
    COIN_COST,
    HAS_COST,
    LATE_BIT,
    NEED_GOODS,
    NEED_RAW,
    SAME,
)

DESK = 512
"""Words of a desk. The longest list, 8 cards with 24 payments for card and stage each, sold or built free, is 400."""
STAGE_PAYMENTS = DESK - 32
"""Where on the desk the payments for the next stage are kept while options are listed."""


@kernel
def hand_of(state: Words, city: int) -> int:
    """Return the cards a city chooses from; the Free City chooses from what its holder's own choice leaves."""
    if is_free_city(state, city) and state[PHASE] == CHOOSING:
        mine = holder(state)
        return without(state[mine + HAND], card_of(state[mine + CHOICE]))
    return state[city + HAND]


@kernel
def list_options(state: Words, city: int, options: Words, why: Words | None = None) -> int:
    """Write every move a city may make now into `options` and return how many there are.

    Reasons for what is not among them are noted in `why` (`engine/refusals.py`).
    """
    if state[PHASE] == DIGGING:
        return _dig_options(state, city, options, why)
    hand = hand_of(state, city)
    free_city = is_free_city(state, city)
    count = _work_options(state, city, hand, free_city, options, why)
    if free_city and count > 0:  # the Free City sells only when it cannot build (S21)
        if why is not None:
            _refuse_sales(hand, why)
        return count
    return _sell_options(hand, options, count)


@kernel
def _work_options(state: Words, city: int, hand: int, free_city: bool, options: Words, why: Words | None) -> int:
    """List the ways to build each card of a hand, or the next stage with it.

    Half of all time goes into this loop. What does not depend on the card is looked up before it, and what
    chance decides is counted, not branched on: a branch guessed wrong costs more than the arithmetic.
    """
    raw, goods = reach(state, city, RAW, RAW_FOR_SALE), reach(state, city, GOODS, GOODS_FOR_SALE)
    stage = next_stage(state, city)
    stages = STAGE_PAYMENTS
    if stage:  # its payments are the same for every card: list them once, at the far end
        stages = payments(state, city, stage, STAGE, raw, goods, options, STAGE_PAYMENTS)
    built, built_late = state[city + BUILT], state[city + BUILT + 1]
    own_raw, own_goods = state[city + RAW] | GUARDS, state[city + GOODS] | GUARDS
    all_raw, all_goods = raw | GUARDS, goods | GUARDS
    coins = state[city + COINS]
    free_build = state[city + POWERS] & FREE_BUILD_READY
    count = 0
    last = 0
    while hand:
        card = hand & CARD_MASK
        hand >>= CARD_BITS
        if card == last:  # hands are sorted: a second copy adds no option
            continue
        last = card
        chained = built & CHAINS_FROM[card]
        if (built & SAME[card]) | (built_late & LATE_BIT[card]):  # it stands here (S11)
            chained = 0
            if why is not None:
                refuse(why, DOUBLE, card, BUILD)
        elif chained:  # a chain is always used (S12)
            options[count] = BUILD + CARD * card
            count += 1
        else:
            own = (own_raw - NEED_RAW[card]) & (own_goods - NEED_GOODS[card]) & GUARDS
            around = (all_raw - NEED_RAW[card]) & (all_goods - NEED_GOODS[card]) & GUARDS
            budget = coins - COIN_COST[card]
            first = count
            options[count] = BUILD + CARD * card
            count += (own == GUARDS) & (budget >= 0)
            if (own != GUARDS) & (around == GUARDS) & (budget > 0):
                count = splits(state, city, card, budget, BUILD + CARD * card, options, count)
            if why is not None and count == first:
                refuse_payment(why, state, city, card, raw, goods, card, BUILD)
            if free_build and HAS_COST[card]:
                options[count] = FREE + CARD * card
                count += 1
        if not (free_city and chained):  # the Free City may not bury what it could chain (S21)
            for at in range(STAGE_PAYMENTS, stages):
                options[count] = options[at] + CARD * card
                count += 1
        if why is not None:
            if stage == 0:
                refuse(why, COMPLETE, card, STAGE)
            elif free_city and chained:
                refuse(why, MUST_CHAIN, card, STAGE)
            if stage and stages == STAGE_PAYMENTS:
                refuse_payment(why, state, city, stage, raw, goods, card, STAGE)
    return count


@kernel
def _sell_options(hand: int, options: Words, count: int) -> int:
    """Append selling each card of a hand."""
    last = 0
    while hand:
        card = hand & CARD_MASK
        hand >>= CARD_BITS
        if card != last:
            options[count] = SELL + CARD * card
            count += 1
        last = card
    return count


@kernel
def _refuse_sales(hand: int, why: Words) -> None:
    """Note that no card of a hand may be sold."""
    while hand:
        card = hand & CARD_MASK
        hand >>= CARD_BITS
        if card != hand & CARD_MASK:  # hands are sorted: the last copy stands for all
            refuse(why, MUST_BUILD, card, SELL)


@kernel
def _dig_options(state: Words, city: int, options: Words, why: Words | None) -> int:
    """List the cards of the discard pile that can be built, and building nothing (S15)."""
    count = 0
    for card in range(1, CARD_COUNT + 1):
        if not discarded(state, card):
            continue
        if not is_double(state, city, card):
            options[count] = DIG + CARD * card
            count += 1
        elif why is not None:
            refuse(why, DOUBLE, card, BUILD)
    if count > 0:
        options[count] = DECLINE
        count += 1
    return count
