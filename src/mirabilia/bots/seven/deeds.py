"""What a city may do, each deed in its best way, and what it is worth: the evaluator for playouts.

A deed is what is done, however it is done: payments for a card, cards under a stage and cards to sell are only ways of
doing it. A playout needs nothing else, so it need not list and judge every option.
"""

from __future__ import annotations

from mirabilia.bots.seven.evaluator import (
    DENIED,
    OTHER_LACKS,
    OWN_LACKS,
    UNKNOWN,
    WAY,
    WORTH,
    card_worth,
    coin_worth,
    denied_worth,
    judge,
    price_worth,
    thing_worth,
)
from mirabilia.bots.seven.weights import DENIAL, FREE_LATER, STAGE_WORTH
from mirabilia.core.kernel import Words, inlined, kernel
from mirabilia.games.seven.engine.build import next_stage
from mirabilia.games.seven.engine.layout import (
    AGE,
    CARD_BITS,
    CARD_MASK,
    CHOOSING,
    DIGGING,
    HAND,
    LAST_TURN,
    PHASE,
    TURN,
    is_free_city,
)
from mirabilia.games.seven.engine.moves import CARD, FREE, SELL, STAGE, card_of, deed_of, kind_of
from mirabilia.games.seven.engine.options import STAGE_PAYMENTS, list_works
from mirabilia.games.seven.engine.passing import receiver
from mirabilia.games.seven.engine.turn import SALE


@kernel
def judge_deeds(state: Words, city: int, weights: Words, deeds: Words, pad: Words) -> int:
    """List what a city may do now, each deed in its best way; write to `pad` that way and what it is worth.

    It judges every deed as `judge` does its best option, in a fraction of the time, for playouts.
    """
    if is_free_city(state, city) or state[PHASE] == DIGGING:
        return _gather_deeds(deeds, judge(state, city, weights, deeds, pad), pad)
    age = state[AGE] - 1
    pad[OWN_LACKS] = UNKNOWN
    buried = state[city + HAND] & CARD_MASK
    denied = 0
    denying = weights[DENIAL + age] != 0 and state[TURN] < LAST_TURN and state[PHASE] == CHOOSING
    if denying:
        buried = _deny(state, city, weights, pad)
        denied = pad[DENIED + buried]
    works, stages = list_works(state, city, deeds)
    count = _judge_builds(state, city, weights, deeds, works, denying, pad)
    if stages:
        way, worth = _judge_stage(state, city, weights, deeds, stages, pad)
        pad[WORTH + count] = worth + denied
        pad[WAY + count] = way + CARD * buried
        deeds[count] = STAGE
        count += 1
    pad[WORTH + count] = coin_worth(state, city, SALE, weights) + denied
    pad[WAY + count] = SELL + CARD * buried
    deeds[count] = SELL
    return count + 1


@inlined
def _judge_builds(state: Words, city: int, weights: Words, works: Words, count: int, denying: bool, pad: Words) -> int:
    """Judge the ways to build each card, the best of which replace them; return how many deeds there are."""
    kept = -1
    last, last_card = 0, 0
    value = 0
    for at in range(count):
        move = works[at]
        deed, card = deed_of(move), card_of(move)
        if card != last_card:
            value = card_worth(state, city, card, weights, pad, OWN_LACKS)
            if denying:
                value += pad[DENIED + card]
            last_card = card
        worth = value + price_worth(state, city, move, weights)
        if kind_of(move) == FREE:
            worth -= weights[FREE_LATER] * (LAST_TURN - state[TURN])
        if deed != last:
            kept += 1
        elif worth <= pad[WORTH + kept]:
            continue
        last = deed
        works[kept] = deed
        pad[WORTH + kept] = worth
        pad[WAY + kept] = move
    return kept + 1


@inlined
def _judge_stage(state: Words, city: int, weights: Words, desk: Words, payments: int, pad: Words) -> tuple[int, int]:
    """Return the best way to pay for the next stage, and what the stage is worth then."""
    best, best_price = 0, UNKNOWN
    for at in range(STAGE_PAYMENTS, STAGE_PAYMENTS + payments):
        price = price_worth(state, city, desk[at], weights)
        if price > best_price:
            best, best_price = desk[at], price
    worth = thing_worth(state, city, next_stage(state, city), weights, pad, OWN_LACKS)
    return best, worth + weights[STAGE_WORTH + state[AGE] - 1] + best_price


@kernel
def _gather_deeds(options: Words, count: int, pad: Words) -> int:
    """Turn judged options into deeds, each in its best way, the first if several tie; return how many there are."""
    kept = 0
    for at in range(count):
        move, worth = options[at], pad[WORTH + at]
        place = 0
        while place < kept and options[place] != deed_of(move):
            place += 1
        if place == kept or worth > pad[WORTH + place]:
            options[place] = deed_of(move)
            pad[WORTH + place] = worth
            pad[WAY + place] = move
        kept = max(kept, place + 1)
    return kept


@kernel
def _deny(state: Words, city: int, weights: Words, pad: Words) -> int:
    """Write down what using up each card of a hand takes from the next seat; return the card that takes the most."""
    other = receiver(state, city)
    percent = weights[DENIAL + state[AGE] - 1]
    pad[OTHER_LACKS] = UNKNOWN
    rest = state[city + HAND]
    most = rest & CARD_MASK
    while rest:
        card = rest & CARD_MASK
        rest >>= CARD_BITS
        pad[DENIED + card] = denied_worth(state, other, card, percent, weights, pad)
        if pad[DENIED + card] > pad[DENIED + most]:
            most = card
    return most
