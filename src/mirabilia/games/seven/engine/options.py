"""Options: everything a city may do now, with its price, and on request why nothing else is an option.

This list is the only place where legality is decided; clients, bots and masks choose from it.
"""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.core.chance import below
from mirabilia.core.kernel import Words, inlined, kernel
from mirabilia.games.seven.engine.build import can_chain, is_double, next_stage
from mirabilia.games.seven.engine.layout import (
    BUILT,
    CARD_BITS,
    CARD_MASK,
    CHOICE,
    CHOOSING,
    DIGGING,
    FREE_BUILD_READY,
    HAND,
    PHASE,
    POWERS,
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
from mirabilia.games.seven.engine.trade import (
    ALONE,
    BUYING,
    NO_WAY,
    Means,
    count_splits,
    means_of,
    payments,
    splits,
    way_to_pay,
)
from mirabilia.games.seven.tables import (
    CARD_COUNT,
    CHAINS_FROM,
    HAS_COST,
    LATE_BIT,
    SAME,
)

DESK = 512
"""Words of a desk. The longest list, 8 cards with 24 payments each for the card and the stage, a sale and a free build,
is 400."""
STAGE_PAYMENTS = DESK - 32
"""Where on the desk the payments for the next stage are kept while options are listed."""


@kernel
def hand_of(state: Words, city: int) -> int:
    """Return the cards a city chooses from; the Free City chooses from what its holder leaves."""
    if is_free_city(state, city) and state[PHASE] == CHOOSING:
        mine = holder(state)
        return without(state[mine + HAND], card_of(state[mine + CHOICE]))
    return state[city + HAND]


class Site(NamedTuple):
    """What the ways to build with a card depend on besides the card itself."""

    means: Means
    built: int
    built_late: int
    stage: int
    """The thing that is the next stage; 0 is none."""
    stages: int
    """How many ways there are to pay for it; they are on the desk from STAGE_PAYMENTS on."""


@inlined
def _survey(state: Words, city: int, desk: Words) -> Site:
    """Return what does not depend on a card; put the payments for the next stage on the desk."""
    means = means_of(state, city)
    stage = next_stage(state, city)
    end = STAGE_PAYMENTS
    if stage:
        end = payments(means, stage, STAGE, desk, STAGE_PAYMENTS)
    return Site(means, state[city + BUILT], state[city + BUILT + 1], stage, end - STAGE_PAYMENTS)


@inlined
def _way_to_build(site: Site, card: int) -> int:
    """Tell how a card can be built: with a chain always without paying (S12), never if it stands here (S11)."""
    double = (site.built & SAME[card]) | (site.built_late & LATE_BIT[card])
    way = way_to_pay(site.means, card)
    way = ALONE if site.built & CHAINS_FROM[card] else way
    return NO_WAY if double else way


@kernel
def list_options(state: Words, city: int, options: Words, why: Words | None = None) -> int:
    """Write every move a city may make now into `options` and return how many there are.

    Reasons for what is not among them are noted in `why` (`engine/refusals.py`).
    """
    if state[PHASE] == DIGGING:
        return _dig_options(state, city, options, why)
    hand = hand_of(state, city)
    free_city = is_free_city(state, city)
    site = _survey(state, city, options)
    count = 0
    last = 0
    rest = hand
    while rest:
        card = rest & CARD_MASK
        rest >>= CARD_BITS
        if card != last:  # hands are sorted: a second copy adds no option
            count = _build_options(state, city, site, card, options, count, why)
            if free_city and can_chain(state, city, card) and not is_double(state, city, card):
                if why is not None:  # the Free City may not bury what it could chain (S21)
                    refuse(why, MUST_CHAIN if site.stage else COMPLETE, card, STAGE)
            else:
                count = _stage_options(site, card, options, count, why)
        last = card
    if free_city and count > 0:  # the Free City sells only when it cannot build (S21)
        if why is not None:
            _refuse_sales(hand, why)
        return count
    return _sell_options(hand, options, count)


@kernel
def list_works(state: Words, city: int, options: Words) -> tuple[int, int]:
    """Write the ways to build each card of a hand; return how many there are, and how many to pay for the next stage.

    The latter are stored from STAGE_PAYMENTS on, without a card: any card of the hand will do for a stage, and any can
    be sold. This is `list_options` for callers that weigh those choices themselves; the Free City and a city that digs
    have other choices.
    """
    site = _survey(state, city, options)
    count = 0
    last = 0
    rest = state[city + HAND]
    while rest:
        card = rest & CARD_MASK
        rest >>= CARD_BITS
        if card != last:
            count = _build_options(state, city, site, card, options, count, None)
        last = card
    return count, site.stages


@inlined
def _build_options(
    state: Words, city: int, site: Site, card: int, options: Words, count: int, why: Words | None
) -> int:
    """Append the ways to build a card."""
    first = count
    way = _way_to_build(site, card)
    if way == BUYING:
        count = splits(site.means, card, BUILD + CARD * card, options, count)
    else:
        options[count] = BUILD + CARD * card
        count += way == ALONE
    if why is not None and count == first:
        if is_double(state, city, card):
            refuse(why, DOUBLE, card, BUILD)
        else:
            refuse_payment(why, site.means, card, card, BUILD)
    if state[city + POWERS] & FREE_BUILD_READY and HAS_COST[card] and not can_chain(state, city, card):
        options[count] = FREE + CARD * card
        count += not is_double(state, city, card)
    return count


@inlined
def _stage_options(site: Site, card: int, options: Words, count: int, why: Words | None) -> int:
    """Append the ways to build the next stage with a card."""
    for at in range(STAGE_PAYMENTS, STAGE_PAYMENTS + site.stages):
        options[count] = options[at] + CARD * card
        count += 1
    if why is not None:
        if site.stage == 0:
            refuse(why, COMPLETE, card, STAGE)
        elif site.stages == 0:
            refuse_payment(why, site.means, site.stage, card, STAGE)
    return count


@inlined
def pick_option(state: Words, city: int, chance: Words, desk: Words) -> int:
    """Return what `list_options` would list at a random place, without listing the rest."""
    if is_free_city(state, city) | (state[PHASE] == DIGGING) | (state[city + POWERS] & FREE_BUILD_READY):
        return desk[below(chance, list_options(state, city, desk))]
    hand = state[city + HAND]
    site = _survey(state, city, desk)
    counts, works, different = _count_works(site, hand, desk)
    wanted = below(chance, works + different)
    if wanted >= works:
        return SELL + CARD * _nth_card(hand, wanted - works, different)
    while wanted >= counts & CARD_MASK:
        wanted -= counts & CARD_MASK
        counts >>= CARD_BITS
        hand >>= CARD_BITS
    card = hand & CARD_MASK
    builds = (counts & CARD_MASK) - site.stages
    if wanted >= builds:
        return desk[STAGE_PAYMENTS + wanted - builds] + CARD * card
    if _way_to_build(site, card) == BUYING:
        splits(site.means, card, BUILD + CARD * card, desk, 0)
        return desk[wanted]
    return BUILD + CARD * card


@inlined
def _count_works(site: Site, hand: int, desk: Words) -> tuple[int, int, int]:
    """Count the ways to build something: with each card, packed like the hand; and in total; and the different cards.

    A random game spends most of its time in these loops. What chance decides is counted, not branched on: a
    mispredicted branch costs more than the arithmetic. Where something has to be bought is noted first.
    """
    counts, works, different = 0, 0, 0
    aside, buyers = 0, 0
    last, place = 0, 0
    rest = hand
    while rest:
        card = rest & CARD_MASK
        rest >>= CARD_BITS
        new = card != last  # hands are sorted: a second copy adds no option
        way = _way_to_build(site, card) * new
        count = (way == ALONE) + site.stages * new
        counts |= count << place
        works += count
        different += new
        buying = way == BUYING
        aside = (aside << (CARD_BITS * buying)) | (place * buying)
        buyers += buying
        place += CARD_BITS
        last = card
    while buyers:
        place = aside & CARD_MASK
        count = count_splits(site.means, (hand >> place) & CARD_MASK, desk)
        counts += count << place
        works += count
        aside >>= CARD_BITS
        buyers -= 1
    return counts, works, different


@inlined
def _nth_card(hand: int, nth: int, different: int) -> int:
    """Return the nth different card of a hand, from 0."""
    if hand >> (CARD_BITS * different) == 0:  # no two are equal
        return (hand >> (CARD_BITS * nth)) & CARD_MASK
    while nth:
        nth -= hand & CARD_MASK != (hand >> CARD_BITS) & CARD_MASK
        hand >>= CARD_BITS
    return hand & CARD_MASK


@kernel
def _sell_options(hand: int, options: Words, count: int) -> int:
    """Append the sale of each card of a hand."""
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
