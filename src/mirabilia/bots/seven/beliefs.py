"""Beliefs: worlds that look to a seat exactly as the real one does, all equally likely.

`belief_of` works out from a view what is known and which cards can be where; `sample` then deals what is not known. A
world is a whole state, so a search can play on from it; its later ages come from a fresh seed.

A belief is a row of words, so that a kernel can sample from it: its size, the number of pools, a state
without what is hidden, then the pools. A pool lists its cases with cumulative weights; a case says which cards were dug
up and has groups of cards to be shuffled over slots (`cases.py`, `slots.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from mirabilia.bots.seven.cases import Case, Group, cases_of
from mirabilia.bots.seven.position import base_state
from mirabilia.bots.seven.slots import IN_HAND, IS_DRAWN, ON_PILE, PLACE, SHIFT, pools_of
from mirabilia.core.chance import below, draw, shuffle
from mirabilia.core.errors import BotError
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, kernel, plain, words
from mirabilia.games.seven.decision import moves_of
from mirabilia.games.seven.engine.layout import (
    CARD_BITS,
    CHOICE,
    DISCARDS,
    DRAWN,
    PILE_CARDS,
    SEED,
    WAITING,
    city_at,
    discard,
    with_card,
)
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.model import View

# A belief.
SIZE, POOLS, BASE = 0, 1, 2
"""How many words the state has; how many pools there are; where the state begins. The pools follow it."""
# A pool.
NEXT, TOTAL, CASES = 0, 1, 2
"""Where the next pool begins; the sum of weights. From CASES on, two words per case: the weights up to it, where it
begins."""
# A group.
LENGTH, MARKED, OTHERS, TO_MARKED, TO_OTHERS, REST, GUILDS, SPARE, SLOTS = 0, 1, 2, 3, 4, 5, 6, 7, 8
"""The length of the group; how many of each it has, as in `cases.Group`; from SLOTS on, the slots, then the cards."""

WEIGHTS = 1 << 31
"""Weights of a pool add up to no more than this."""
HALF = (1 << 31) - 1


class Belief:
    """What a seat knows of a game and which worlds it cannot tell apart."""

    __slots__ = ("view", "words")

    def __init__(self, view: View, words_: Words) -> None:
        self.view = view
        self.words = words_

    @property
    def base(self) -> State:
        """Return what is known as a state: other hands and the Free City's pile are empty."""
        state = words(self.words[SIZE])
        for place in range(len(state)):
            state[place] = self.words[BASE + place]
        return State(state)


def belief_of(view: View) -> Belief:
    """Return what a view leaves open; BotError if no deal could have led to it."""
    cases = [cases_of(pool) for pool in pools_of(view)]
    if not all(cases):
        raise BotError(f"no deal of 7 Wonders leads to this view of age {view.age}, turn {view.turn}")
    return Belief(view, pack(base_state(view), cases))


def pack(base: State, pools: Sequence[Sequence[Case]]) -> Words:
    """Return a belief as words: what is known, and the cases of each pool."""
    row = [len(base.words), len(pools), *plain(base.words)]
    for cases in pools:
        _add_pool(row, cases)
    packed = words(len(row))
    for place, word in enumerate(row):
        packed[place] = word
    return packed


def sample_world(view: View, chance: Words) -> State:
    """Return a world that shows this view; cities that have chosen in it have chosen at random."""
    belief = belief_of(view)
    world = words(belief.words[SIZE])
    sample(belief.words, world, chance, words(DESK))
    mine = {seat for seat, _ in view.chosen}
    for city in view.cities:  # the Free City is last: its options depend on its holder's choice
        if city.number in view.ready and city.number not in mine:
            moves = moves_of(world, city_at(city.number))
            world[city_at(city.number) + CHOICE] = moves[below(chance, len(moves))]
            world[WAITING] -= 1
    return State(world)


def _add_pool(row: list[int], cases: Sequence[Case]) -> None:
    """Append the cases of a pool to a belief."""
    totals = list(accumulate(case.weight for case in cases))
    if totals[-1] > WEIGHTS:
        totals = [total * WEIGHTS // totals[-1] for total in totals]
    begin = len(row)
    row += [0, totals[-1], *(0 for _ in range(2 * len(cases)))]
    for number, case in enumerate(cases):
        row[begin + CASES + 2 * number] = totals[number]
        row[begin + CASES + 2 * number + 1] = len(row)
        groups = [group for group in case.groups if group.marked or group.others]
        row += [len(case.dug), *case.dug, len(groups)]
        for group in groups:
            row += _row_of(group)
    row[begin + NEXT] = len(row)


def _row_of(group: Group) -> list[int]:
    slots = [slot.code for slot in group.marked + group.others]
    counts = [len(group.marked), len(group.others), len(group.to_marked), len(group.to_others), len(group.rest)]
    body = [*counts, group.guilds, group.spare, *slots, *group.to_marked, *group.to_others, *group.rest]
    return [len(body) + 1, *body]


@kernel
def sample(belief: Words, world: Words, chance: Words, desk: Words) -> None:
    """Draw a world at random and write it to `world`, which has the size of a state; others have not chosen in it.

    The desk, of at least 128 words, is overwritten.
    """
    for at in range(belief[SIZE]):
        world[at] = belief[BASE + at]
    high = draw(chance) & HALF
    world[SEED] = (high << 32) | draw(chance)
    pool = BASE + belief[SIZE]
    for _ in range(belief[POOLS]):
        _deal_case(belief, _pick_case(belief, pool, chance), world, chance, desk)
        pool = belief[pool + NEXT]


@kernel
def _pick_case(belief: Words, pool: int, chance: Words) -> int:
    """Return where a case of a pool begins, drawn by weight."""
    case = pool + CASES
    if belief[case] < belief[pool + TOTAL]:
        ticket = below(chance, belief[pool + TOTAL])
        while belief[case] <= ticket:
            case += 2
    return belief[case + 1]


@kernel
def _deal_case(belief: Words, case: int, world: Words, chance: Words, desk: Words) -> None:
    """Take what was dug up from the discard pile, and deal every group."""
    dug = belief[case]
    for at in range(case + 1, case + 1 + dug):
        bit = belief[at] - 1
        world[DISCARDS + bit // PILE_CARDS] -= 1 << (2 * (bit % PILE_CARDS))
    group = case + dug + 2
    for _ in range(belief[case + dug + 1]):
        _deal_group(belief, group, world, chance, desk)
        group += belief[group + LENGTH]


@kernel
def _deal_group(belief: Words, group: int, world: Words, chance: Words, desk: Words) -> None:
    """Deal the cards of a group over its slots: first those bound to certain slots, then the rest.

    The rest comes from the highest card down, so that in a hand, which is in order, each goes below the one before.
    """
    count = belief[group + MARKED] + belief[group + OTHERS]
    for at in range(count):
        desk[at] = belief[group + SLOTS + at]
    forced = belief[group + TO_MARKED] + belief[group + TO_OTHERS]
    if forced:
        _deal_forced(belief, group, world, chance, desk)
    first = group + SLOTS + count + forced
    guilds, spare = belief[group + GUILDS], belief[group + SPARE]
    free = count - forced
    for number in range(belief[group + REST]):
        if number < guilds and below(chance, guilds - number) < spare:  # any set of guilds can be in the box
            spare -= 1
            continue
        at = below(chance, free)
        free -= 1
        slot, card = desk[at], belief[first + number]
        desk[at] = desk[free]
        if forced or slot & IS_DRAWN:
            _put(world, slot, card)
        else:
            _put_below(world, slot, card)


@kernel
def _deal_forced(belief: Words, group: int, world: Words, chance: Words, desk: Words) -> None:
    """Deal the cards that must be in marked slots, and those that must not; leave the free slots on the desk."""
    marked, others = belief[group + MARKED], belief[group + OTHERS]
    to_marked, to_others = belief[group + TO_MARKED], belief[group + TO_OTHERS]
    cards = group + SLOTS + marked + others
    shuffle(chance, desk, 0, marked)
    shuffle(chance, desk, marked, others)
    for at in range(to_marked):
        _put(world, desk[at], belief[cards + at])
    for at in range(to_others):
        _put(world, desk[marked + at], belief[cards + to_marked + at])
    for at in range(to_marked, marked):
        desk[at - to_marked] = desk[at]
    for at in range(marked + to_others, marked + others):
        desk[at - to_marked - to_others] = desk[at]


@kernel
def _put(world: Words, slot: int, card: int) -> None:
    """Put a card into a slot; in a hand, it goes to its place by number."""
    place = slot & PLACE
    if slot & IN_HAND:
        world[place] = with_card(world[place], card)
    elif place:
        world[place] |= card << ((slot // SHIFT) & 63)
    if slot & ON_PILE:
        discard(world, card)
    if slot & IS_DRAWN:
        world[DRAWN] = card


@kernel
def _put_below(world: Words, slot: int, card: int) -> None:
    """Put a card that is no higher than those in a hand into a slot, without branching on where the slot is."""
    place = slot & PLACE
    if place:
        above = CARD_BITS * ((slot // IN_HAND) & 1)
        world[place] = (world[place] << above) | (card << ((slot // SHIFT) & 63))
    if slot & ON_PILE:
        discard(world, card)
