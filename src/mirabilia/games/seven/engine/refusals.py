"""Refusals: why a card cannot be built, buried or sold, noted alongside the list of options.

Each entry is a reason, the card, the verb as the kind of move that is refused, and the numbers of the reason.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel, remembered
from mirabilia.core.notes import note
from mirabilia.games.seven.engine.trade import Means, cheapest, shortfall
from mirabilia.games.seven.tables import GOODS_LANES, NEED_GOODS, NEED_RAW, RAW_LANES

# The reasons, in the order in which they are reported.
DOUBLE = 1  # it already stands in the city (S11)
COMPLETE = 2  # the wonder has no stage left
MUST_CHAIN = 3  # the Free City has to build what it can by a chain (S21)
MUST_BUILD = 4  # the Free City sells only when it cannot build (S21)
LACKS_RAW = 5  # bits of the raw materials that are missing, units needed, units available
LACKS_GOODS = 6  # the same for manufactured goods
TOO_FEW_COINS = 7  # coins needed, coins that can be spent

REFUSALS = 96
"""Entries of the longest list: every card of the discard pile, or up to four reasons for each card of a hand."""


@kernel
def refuse(why: Words, reason: int, card: int, verb: int) -> None:
    """Note a reason that has no numbers."""
    note(why, reason, card, verb)


@kernel
def refuse_payment(why: Words, means: Means, thing: int, card: int, verb: int) -> None:
    """Note why a thing cannot be paid for."""
    lacks = _refuse_lanes(why, LACKS_RAW, NEED_RAW[thing], means.raw_around, RAW_LANES, card, verb)
    lacks |= _refuse_lanes(why, LACKS_GOODS, NEED_GOODS[thing], means.goods_around, GOODS_LANES, card, verb)
    if not lacks:
        note(why, TOO_FEW_COINS, card, verb, cheapest(means, thing), means.coins)


@kernel
def _refuse_lanes(why: Words, reason: int, demand: int, supply: int, lanes: int, card: int, verb: int) -> bool:
    """Note the smallest of the sets of resources that lack the most units; tell whether there is one."""
    worst = _worst_lane(demand, supply, lanes)
    if worst < 0:
        return False
    note(why, reason, card, verb, worst + 1, (demand >> (4 * worst)) & 7, (supply >> (4 * worst)) & 7)
    return True


@remembered
def _worst_lane(demand: int, supply: int, lanes: int) -> int:
    """Return the lane of the smallest of the sets of resources that lack the most units; -1 if nothing is short."""
    short = shortfall(demand, supply)
    worst, most, fewest = -1, 0, 0
    if short == 0:
        return worst
    for lane in range(lanes):
        units = (short >> (4 * lane)) & 7
        kinds = _count_bits(lane + 1)
        if units > most or (units == most and kinds < fewest):
            worst, most, fewest = lane, units, kinds
    return worst


@kernel
def _count_bits(bits: int) -> int:
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count
