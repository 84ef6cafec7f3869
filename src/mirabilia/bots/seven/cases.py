"""How the cards of a pool can be placed, as a few cases that need only shuffling.

Without digging there is one case: each part's cards, shuffled over its slots. A dug-up card stands in the digging city,
but nobody noted which it is; a seat that looks through the discard pile knows what is in it, but not who discarded
what. Either way some cards have to be in some slots. A case settles how many copies of these cards are, in which part;
its weight is the number of deals it stands for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from math import comb, factorial, perm, prod

from mirabilia.bots.seven.slots import EVERY_GUILD, IS_DRAWN, Cards, Part, Pool, Slot
from mirabilia.games.seven.tables import DECK_SIZE

Bounds = dict[int, tuple[int, int]]
"""For each marked card, the fewest and the most copies that can be in marked slots."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards shuffled over slots: some go to the marked slots, some to the others, the rest anywhere."""

    marked: list[Slot]
    others: list[Slot]
    to_marked: list[int]
    to_others: list[int]
    rest: list[int]
    """The other cards, from the highest down; guilds that can be in the box are the highest of all."""
    guilds: int = 0
    spare: int = 0
    """How many guilds of the rest there are, and how many of them are in the box."""

    @property
    def weight(self) -> int:
        """Return in how many ways the cards can be placed; copies of a card look the same."""
        ways = perm(len(self.marked), len(self.to_marked)) * perm(len(self.others), len(self.to_others))
        ways = ways // _repeats(self.to_marked) // _repeats(self.to_others)
        return ways * comb(self.guilds, self.spare) * factorial(len(self.rest) - self.spare) // _repeats(self.rest)


@dataclass(frozen=True, slots=True)
class Case:
    """One way to settle what shuffling cannot decide."""

    weight: int
    dug: tuple[int, ...]
    """Cards that were dug up: each left a slot, and so the discard pile."""
    groups: list[Group]


def cases_of(pool: Pool) -> list[Case]:
    """Return the cases of a pool; together they cover every deal that the seat cannot rule out exactly once."""
    cases = []
    for times, parts in _with_drawn_settled(pool):
        for dug in combinations(pool.digs, pool.dug):
            loose = Part(parts[-1].slots, _plus(parts[-1].cards, dug))
            if min(loose.cards.values(), default=0) >= 0:
                for groups in _arrangements(pool, [*parts[:-1], loose], dug):
                    cases.append(Case(times * prod(group.weight for group in groups), dug, groups))
    return cases


def _repeats(cards: list[int]) -> int:
    return prod(factorial(count) for count in Counter(cards).values())


def _plus(cards: Cards, more: tuple[int, ...]) -> Cards:
    total = Counter(cards)
    total.update(more)
    return total


def _with_drawn_settled(pool: Pool) -> Iterator[tuple[int, list[Part]]]:
    """Yield for each slot of a drawn card how many slots are like it, and the pool's parts, the loose one last."""
    if pool.joined is None:
        yield 1, [*pool.hands, pool.loose]
        return
    for slot, times in Counter(pool.joined.slots).items():
        drawn = Slot(slot.code | IS_DRAWN, slot.discard, slot.time)
        slots = list(pool.joined.slots)
        slots.remove(slot)
        rest = [Part(slots, hand.cards) if hand is pool.joined else hand for hand in pool.hands]
        yield times, [*rest, Part([*pool.loose.slots, drawn], pool.loose.cards)]


def _arrangements(pool: Pool, parts: list[Part], dug: tuple[int, ...]) -> Iterator[list[Group]]:
    """Yield the groups for each way to settle how many marked cards are in the marked slots of each part."""
    bounds = _bounds(pool, dug)
    if bounds is None:
        return
    marks = [[slot for slot in part.slots if _is_marked(pool, slot)] for part in parts]
    for chosen in _spread(list(bounds), bounds, parts, [len(marked) for marked in marks]):
        groups = []
        for number, part in enumerate(parts):
            spare = pool.box if number == len(parts) - 1 else 0
            group = _group(part, marks[number], chosen[number], bounds, spare)
            fits = len(group.to_others) <= len(group.others)
            full = pool.pile is None or len(group.to_marked) == len(group.marked)
            if not (fits and full and _is_complete(group)):
                break
            groups.append(group)
        else:
            yield groups


def _bounds(pool: Pool, dug: tuple[int, ...]) -> Bounds | None:
    """Return how many copies of which cards are in marked slots; None if this is impossible."""
    if pool.pile is None:  # a dug-up card was in the pile before: in a slot, unless the seat itself put it there
        known = {card for card, time in pool.known if time <= pool.last_dig}
        return {card: (1, DECK_SIZE) for card in dug if card not in known}
    pile = _plus(pool.pile, dug)
    pile.subtract(card for card, _ in pool.known)
    if min(pile.values(), default=0) < 0:
        return None
    return {card: (count, count) for card, count in pile.items() if count}


def _is_marked(pool: Pool, slot: Slot) -> bool:
    """Return whether a slot holds marked cards: on the pile that is seen, or on the pile when it was last dug in."""
    return slot.discard and (pool.pile is not None or slot.time <= pool.last_dig)


def _spread(cards: list[int], bounds: Bounds, parts: list[Part], room: list[int]) -> Iterator[list[Cards]]:
    """Yield every way to place copies of these cards in the marked slots of each part, within bounds and room."""
    if not cards:
        yield [Counter() for _ in parts]
        return
    card, (least, most) = cards[0], bounds[cards[0]]
    for copies in product(*(range(min(part.cards[card], free) + 1) for part, free in zip(parts, room, strict=True))):
        if least <= sum(copies) <= most:
            left = [free - count for free, count in zip(room, copies, strict=True)]
            for chosen in _spread(cards[1:], bounds, parts, left):
                for part, count in zip(chosen, copies, strict=True):
                    part[card] += count
                yield chosen


def _group(part: Part, marked: list[Slot], chosen: Cards, bounds: Bounds, spare: int) -> Group:
    """Return a part with its marked cards in the chosen places."""
    away = Counter({card: part.cards[card] - chosen[card] for card in bounds})
    rest = sorted((card for card in part.cards.elements() if card not in bounds), reverse=True)
    guilds = sum(card in EVERY_GUILD for card in rest) if spare else 0
    others = list(part.slots)
    for slot in marked:
        others.remove(slot)
    to_marked, to_others = sorted(chosen.elements()), sorted(away.elements())
    return Group(marked, others, to_marked, to_others, rest, guilds, spare)


def _is_complete(group: Group) -> bool:
    """Return whether there are as many cards as slots."""
    cards = len(group.to_marked) + len(group.to_others) + len(group.rest) - group.spare
    return group.guilds >= group.spare and cards == len(group.marked) + len(group.others)
