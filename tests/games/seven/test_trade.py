"""Trade: the engine's closed form against a search that tries every way to cover a cost.

The search knows nothing of lanes: it lists what a city's own producers can leave uncovered and what each
neighbour can deliver, and keeps every pair of deliveries that adds up.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from random import Random
from typing import cast

import pytest

from mirabilia.core.kernel import BACKEND, Words, words
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine import trade
from mirabilia.games.seven.engine.layout import city_at, state_size
from mirabilia.games.seven.engine.moves import BUILD, paid_left, paid_right
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.trade import add_lanes, cheapest, means_of, payments
from mirabilia.games.seven.tables import (
    COIN_COST,
    GOODS_LEFT,
    GOODS_RIGHT,
    NEED_GOODS,
    NEED_RAW,
    RAW_LEFT,
    RAW_RIGHT,
    demand_lanes,
    supply_lanes,
)
from tests.kit.depth import some
from tests.kit.seven import printed
from tests.kit.seven.play import prices
from tests.kit.seven.table import table

CASES = 2_500
"""Each of the eight random tests below takes this many: 20,000 together."""
RAW = ("wood", "stone", "clay", "ore")
GOODS = ("glass", "loom", "papyrus")

Producer = tuple[str, ...]
"""The kinds one unit can be."""
Units = tuple[int, ...]
"""How many of each kind."""
Payment = tuple[int, int]
"""Coins to the left, coins to the right."""


# The search


def deliveries(producers: list[Producer], need: Units, kinds: tuple[str, ...]) -> set[Units]:
    """Return everything within `need` that these producers can make together."""
    made = {(0,) * len(kinds)}
    for producer in producers:
        places = [kinds.index(kind) for kind in producer if kind in kinds]
        for units in list(made):
            for place in places:
                if units[place] < need[place]:
                    made.add((*units[:place], units[place] + 1, *units[place + 1 :]))
    return made


def minus(units: Units, others: Units) -> Units:
    return tuple(one - other for one, other in zip(units, others, strict=True))


def splits(need: Units, sources: list[list[Producer]], kinds: tuple[str, ...]) -> set[tuple[int, int]]:
    """Return units from the left and from the right for every way to buy as few units as possible."""
    own, left, right = (deliveries(producers, need, kinds) for producers in sources)
    found: set[tuple[int, int]] = set()
    for covered in own:
        gap = minus(need, covered)
        found |= {(sum(part), sum(gap) - sum(part)) for part in left if minus(gap, part) in right}
    fewest = min((sum(pair) for pair in found), default=0)
    return {pair for pair in found if sum(pair) == fewest}


def search(cost: dict[str, int], sources: list[list[Producer]], discounts: set[str], coins: int) -> list[Payment]:
    """Return all payments that no other beats for both neighbours, cheapest first, then least to the left."""
    found = set()
    by_kind = [splits(tuple(cost.get(kind, 0) for kind in kinds), sources, kinds) for kinds in (RAW, GOODS)]
    for (raw_left, raw_right), (goods_left, goods_right) in product(*by_kind):
        left = raw_left * (2 - ("raw left" in discounts)) + goods_left * (2 - ("goods left" in discounts))
        right = raw_right * (2 - ("raw right" in discounts)) + goods_right * (2 - ("goods right" in discounts))
        if left + right + cost.get("coins", 0) <= coins:
            found.add((left, right))
    if cost.get("coins", 0) > coins:
        return []
    best = [one for one in found if not any(o != one and o[0] <= one[0] and o[1] <= one[1] for o in found)]
    return sorted(best, key=lambda payment: (sum(payment), payment))


@pytest.mark.parametrize(
    ("cost", "left", "right", "expected"),
    [
        ({"wood": 1}, ["wood"], ["wood"], [(0, 2), (2, 0)]),
        ({"wood": 2}, ["wood"], ["wood"], [(2, 2)]),
        ({"wood": 1, "clay": 1}, ["wood/clay"], ["wood"], [(2, 2)]),
        ({"wood": 1, "clay": 1}, ["wood/clay"], [], []),
        ({"wood": 1, "glass": 1}, ["wood"], ["glass"], [(2, 2)]),
        ({"stone": 1}, ["wood"], [], [(0, 0)]),
    ],
)
def test_the_search_itself(cost: dict[str, int], left: list[str], right: list[str], expected: list[Payment]) -> None:
    sources: list[list[Producer]] = [[("stone",)], *([tuple(one.split("/")) for one in side] for side in (left, right))]
    assert search(cost, sources, set(), 20) == expected


# Cities as they are built

PRODUCERS = {
    name: [tuple(card.effects[0].split()[-1].split("/"))] * (2 if card.effects[0].startswith("2 ") else 1)
    for name, card in printed.CARDS.items()
    if card.colour in ("brown", "grey") or name in ("forum", "caravansery")
}
FOR_SALE = [name for name in PRODUCERS if printed.CARDS[name].colour != "yellow"]
POSTS = {
    "west_trading_post": {"raw left"},
    "east_trading_post": {"raw right"},
    "marketplace": {"goods left", "goods right"},
}
COSTLY = [name for name, card in printed.CARDS.items() if card.cost and name not in ("forum", "caravansery")]


def without_doubles(cards: list[str]) -> list[str]:
    """Leave out what would be the same structure twice."""
    return list({printed.CARDS[name].structure: name for name in cards}.values())


def check_built_cities(chance: Random) -> int:
    """Furnish three cities at random, compare the prices of a card and the next stage; return how many there are."""
    boards = chance.sample(list(printed.BOARDS), 7)
    boards = list({board.split("-")[0]: board for board in boards}.values())[:3]
    built = [without_doubles(chance.sample(FOR_SALE, chance.randrange(6))) for _ in boards]
    yellow = chance.sample(["forum", "caravansery", *POSTS], chance.randrange(4))
    coins = chance.randrange(12)
    card = chance.choice([name for name in COSTLY if name not in built[0]])
    stages = [chance.randrange(len(printed.BOARDS[board].stages)) for board in boards]
    laid = table(" ".join(boards)).age(3).hand(0, card)
    for number, cards in enumerate(built):
        mine = " ".join(cards + (yellow if number == 0 else []))
        laid.city(number, cards=mine, stages=stages[number], coins=coins)
    state = laid.state()
    sources: list[list[Producer]] = [[(printed.BOARDS[board].makes,)] for board in boards]
    for number, cards in enumerate(built):
        sources[number] += [producer for name in cards for producer in PRODUCERS[name]]
    sources[0] += [producer for name in yellow if name not in POSTS for producer in PRODUCERS[name]]
    discounts = {one for name in yellow if name in POSTS for one in POSTS[name]}
    for stage in printed.BOARDS[boards[0]].stages[: stages[0]]:
        for effect in stage.effects:
            if effect == "discount raw left/right":
                discounts |= {"raw left", "raw right"}
            elif "/" in effect:
                sources[0].append(tuple(effect.split("/")))
    wanted = printed.CARDS[card]
    if not set(wanted.free_with) & set(built[0] + yellow):
        assert prices(state, 0, f"build {card}") == search(wanted.cost, sources, discounts, coins)
    stage = printed.BOARDS[boards[0]].stages[stages[0]]
    expected = search(stage.cost, sources, discounts, coins)
    assert prices(state, 0, f"stage {card}") == expected
    return len(expected)


def check_variety(ways: list[int]) -> None:
    """Demand that random cases are neither all hopeless nor all trivial."""
    assert sum(count == 0 for count in ways) > CASES // 10
    assert sum(count == 1 for count in ways) > CASES // 10
    assert sum(count > 1 for count in ways) > CASES // 10


@pytest.mark.parametrize("part", some(1, range(4)))
def test_payments_for_real_cards_and_stages_are_all_found(part: int) -> None:
    ways = [check_built_cities(Random(1_000_000 * part + case)) for case in range(CASES)]
    check_variety(ways)


# Any demand and any supply

SCRATCH = 0
"""Thing 0 is not a card: its row in the tables is free to be written to."""


@contextmanager
def demanding(cost: dict[str, int]) -> Iterator[int]:
    """Give a thing this cost for a while."""
    tables = [cast(list[int], column) for column in (COIN_COST, NEED_RAW, NEED_GOODS)]
    kept = [column[SCRATCH] for column in tables]
    tables[0][SCRATCH] = cost.get("coins", 0)
    tables[1][SCRATCH] = demand_lanes([cost.get(kind, 0) for kind in RAW])
    tables[2][SCRATCH] = demand_lanes([cost.get(kind, 0) for kind in GOODS])
    try:
        yield SCRATCH
    finally:
        for column, value in zip(tables, kept, strict=True):
            column[SCRATCH] = value


def random_producers(chance: Random, most: int) -> list[Producer]:
    group = [RAW, GOODS]
    return [
        tuple(chance.sample(kinds, chance.choice([1, 1, 2, len(kinds)])))
        for kinds in chance.choices(group, k=chance.randrange(most))
    ]


def random_cost(chance: Random) -> dict[str, int]:
    """Return a cost; a lane holds up to 7 units of each group."""
    units = chance.choices(RAW, k=chance.choice([0, 1, 2, 3, 4, 5, 7]))
    units += chance.choices(GOODS, k=chance.choice([0, 0, 1, 2, 3, 7]))
    return {kind: units.count(kind) for kind in units} | {"coins": chance.choice([0, 0, 1])}


def lanes_of(producers: list[Producer], kinds: tuple[str, ...]) -> int:
    lanes = 0
    for producer in producers:
        lanes = add_lanes(lanes, supply_lanes([kinds.index(one) for one in producer if one in kinds], 1, len(kinds)))
    return lanes


def bare_state(sources: list[list[Producer]], discounts: set[str], coins: int) -> Words:
    """Return three cities that have nothing but producers, the first one with coins and discounts too."""
    state = words(state_size(3))
    state[at.CITIES] = 3
    for number, producers in enumerate(sources):
        for place in (at.RAW, at.RAW_FOR_SALE):
            state[city_at(number) + place] = lanes_of(producers, RAW)
        for place in (at.GOODS, at.GOODS_FOR_SALE):
            state[city_at(number) + place] = lanes_of(producers, GOODS)
    bits = {"raw left": RAW_LEFT, "raw right": RAW_RIGHT, "goods left": GOODS_LEFT, "goods right": GOODS_RIGHT}
    state[city_at(0) + at.COINS] = coins
    state[city_at(0) + at.DISCOUNTS] = sum(bits[discount] for discount in discounts)
    return state


def engine_payments(state: Words, thing: int) -> list[Payment]:
    city = city_at(0)
    desk = words(DESK)
    count = payments(means_of(state, city), thing, BUILD, desk, 0)
    return [(int(paid_left(desk[place])), int(paid_right(desk[place]))) for place in range(count)]


def check_cheapest(rich: Words, thing: int) -> None:
    """A city that can afford everything finds the cheapest payment at the top of the list."""
    for left, right in engine_payments(rich, thing)[:1]:
        least = left + right + COIN_COST[thing]
        assert cheapest(means_of(rich, city_at(0)), thing) == least
        rich[city_at(0) + at.COINS] = 0
        assert cheapest(means_of(rich, city_at(0)), thing) == least


@pytest.mark.skipif(BACKEND != "python", reason="compiled tables cannot be written on")
@pytest.mark.parametrize("part", some(1, range(4)))
def test_payments_for_any_demand_are_all_found(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trade, "MOST_UNITS", 7)  # as much as a lane can count, more than any card takes
    ways = []
    for case in range(CASES):
        chance = Random(1_000_000 * part + case)
        cost = random_cost(chance)
        sources = [random_producers(chance, most) for most in (8, 9, 9)]
        every = ("raw left", "raw right", "goods left", "goods right")
        discounts = set(chance.sample(every, chance.randrange(5)))
        coins = chance.choice([0, 1, 2, 3, 5, 8, 13, 28])
        with demanding(cost) as thing:
            found = engine_payments(bare_state(sources, discounts, coins), thing)
            check_cheapest(bare_state(sources, discounts, 99), thing)
        assert found == search(cost, sources, discounts, coins), (cost, sources, discounts, coins)
        ways.append(len(found))
    check_variety(ways)
