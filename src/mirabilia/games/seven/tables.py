"""Facts as integers: what the engine reads instead of names.

A *thing* is whatever has a cost and effects: a card (numbers 1 to 78, in the order of `cards.toml`), a stage of a
board, or a board itself (what it produces). There is one column per question, indexed by thing, so that a card and a
stage with the same effect run through the same line of the engine.

**Lanes.** Raw materials and manufactured goods never replace each other. For each of the 15 sets of raw
materials (7 of goods) a *lane* of 4 bits holds a number: in a demand, how many units of that set are
needed; in a supply, how many producers can make something of it. A lane counts to 7, which is more than
any demand; its top bit is a guard for the arithmetic of `engine/trade.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mirabilia.core.kernel import Table, table
from mirabilia.games.seven.facts import (
    COLOURS,
    COUNTED,
    FREE,
    GOODS,
    RAW,
    SIDES,
    SYMBOLS,
    WHOSE,
    AnyEffect,
    Coins,
    CoinsPer,
    CopyGuild,
    Cost,
    DigCard,
    FreeBuild,
    Points,
    PointsPer,
    Produce,
    ScienceSymbol,
    SeventhCard,
    Shields,
    TradeDiscount,
    WildSymbol,
    box,
)

CARDS = box().cards
WONDERS = box().wonders
NUMBERS = box().numbers
LAST_AGE = NUMBERS.ages
AGES = range(1, LAST_AGE + 1)
CARD_NAMES = ("", *(card.id for card in CARDS))
"""The id of each card by number; number 0 is no card."""
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_NAMES) if name}
WONDER_NAMES = tuple(wonder.id for wonder in WONDERS)
WONDER_NUMBERS = {name: number for number, name in enumerate(WONDER_NAMES)}

CARD_COUNT = len(CARDS)
BOARD_COUNT = len(WONDERS) * 2
"""A board is a wonder with a side: 2 * wonder + (0 for A, 1 for B)."""
MOST_STAGES = 4
FIRST_STAGE = CARD_COUNT + 1
"""Stage `s` (from 0) of board `b` is the thing FIRST_STAGE + MOST_STAGES * b + s."""
FIRST_BOARD = FIRST_STAGE + MOST_STAGES * BOARD_COUNT
THING_COUNT = FIRST_BOARD + BOARD_COUNT

MASK_CARDS = 60
"""Cards in the first of a city's two words of built cards; the rest are in the second."""

SEVENTH_POWER, FREE_POWER, COPY_POWER, DIG_POWER = 1, 2, 4, 8
RAW_LEFT, RAW_RIGHT, GOODS_LEFT, GOODS_RIGHT = 1, 2, 4, 8
SYMBOL_BITS = 8
WILD = len(SYMBOLS)
"""The place of the wild symbol, after the three real ones."""
SELF, LEFT, RIGHT = 1, 2, 4
STAGES_COUNTED = 1 << COUNTED.index("stages")
DEFEATS_COUNTED = 1 << COUNTED.index("defeats")
COLOUR_COUNT = len(COLOURS)


class _Thing:
    """A row of the tables under construction."""

    def __init__(self, cost: Cost, effects: Iterable[AnyEffect]) -> None:
        self.cost = cost
        self.effects = tuple(effects)


def _things() -> list[_Thing]:
    """Return every thing in the order of its number."""
    rows = [_Thing(FREE, ())]
    rows += [_Thing(card.cost, card.effects) for card in CARDS]
    for wonder in WONDERS:
        for side in SIDES:
            stages = [_Thing(stage.cost, stage.effects) for stage in wonder.stages(side)]
            rows += stages + [_Thing(FREE, ())] * (MOST_STAGES - len(stages))
    rows += [_Thing(FREE, [Produce((wonder.makes,))]) for wonder in WONDERS for _ in SIDES]
    return rows


def demand_lanes(units: Sequence[int]) -> int:
    """Return, for every set of resources, how many units of it are needed."""
    lanes = 0
    for lane, members in _sets(len(units)):
        total = sum(units[resource] for resource in members)
        assert total <= 7, "a lane counts to 7"
        lanes |= total << (4 * lane)
    return lanes


def supply_lanes(makes: Iterable[int], units: int, kinds: int) -> int:
    """Return, for every set of resources, how many units a producer of one of `makes` can add to it."""
    able = set(makes)
    return sum(units << (4 * lane) for lane, members in _sets(kinds) if able & members)


RAW_LANES, GOODS_LANES = (1 << len(RAW)) - 1, (1 << len(GOODS)) - 1
"""How many lanes there are: one for each non-empty set of resources."""


def _sets(kinds: int) -> list[tuple[int, set[int]]]:
    """Return every non-empty set of resources with its lane."""
    return [(bits - 1, {kind for kind in range(kinds) if bits >> kind & 1}) for bits in range(1, 1 << kinds)]


def _lanes_made(thing: _Thing, kinds: Sequence[str]) -> int:
    total = 0
    for effect in thing.effects:
        if isinstance(effect, Produce):
            total += supply_lanes(
                [kinds.index(name) for name in effect.one_of if name in kinds], effect.units, len(kinds)
            )
    return total


def _discounts(thing: _Thing) -> int:
    bits = {"raw": (RAW_LEFT, RAW_RIGHT), "goods": (GOODS_LEFT, GOODS_RIGHT)}
    total = 0
    for effect in thing.effects:
        if isinstance(effect, TradeDiscount):
            left, right = bits[effect.on]
            total |= (left if "left" in effect.sellers else 0) | (right if "right" in effect.sellers else 0)
    return total


def _symbols(thing: _Thing) -> int:
    total = 0
    for effect in thing.effects:
        if isinstance(effect, ScienceSymbol):
            total += 1 << (SYMBOL_BITS * SYMBOLS.index(effect.symbol))
        elif isinstance(effect, WildSymbol):
            total += 1 << (SYMBOL_BITS * WILD)
    return total


def _powers(thing: _Thing) -> int:
    powers = {SeventhCard: SEVENTH_POWER, FreeBuild: FREE_POWER, CopyGuild: COPY_POWER, DigCard: DIG_POWER}
    return sum(powers.get(type(effect), 0) for effect in thing.effects)


def _sum(thing: _Thing, kind: type[Coins | Points | Shields]) -> int:
    return sum(effect.count for effect in thing.effects if isinstance(effect, kind))


def _per(thing: _Thing, kind: type[CoinsPer | PointsPer]) -> tuple[int, int, int]:
    """Return the amount of a counting effect, what it counts (bits) and in whose city (bits)."""
    found = [effect for effect in thing.effects if isinstance(effect, kind)]
    assert len(found) <= 1, "a thing counts one way only"
    if not found:
        return 0, 0, 0
    effect = found[0]
    each = sum(1 << COUNTED.index(name) for name in effect.each)
    whose = sum(1 << WHOSE.index(name) for name in effect.of)
    return effect.count, each, whose


_THINGS = _things()

# What is paid.
COIN_COST: Table = table(thing.cost.coins for thing in _THINGS)
NEED_RAW: Table = table(demand_lanes([thing.cost.of(name) for name in RAW]) for thing in _THINGS)
NEED_GOODS: Table = table(demand_lanes([thing.cost.of(name) for name in GOODS]) for thing in _THINGS)
MOST_UNITS = max(sum(thing.cost.of(name) for name in kinds) for kinds in (RAW, GOODS) for thing in _THINGS)
"""The most raw materials, or manufactured goods, that anything takes."""
HAS_COST: Table = table(int(thing.cost != FREE) for thing in _THINGS)

# What it does immediately and for good.
MAKES_RAW: Table = table(_lanes_made(thing, RAW) for thing in _THINGS)
MAKES_GOODS: Table = table(_lanes_made(thing, GOODS) for thing in _THINGS)
SHIELDS_OF: Table = table(_sum(thing, Shields) for thing in _THINGS)
SYMBOLS_OF: Table = table(_symbols(thing) for thing in _THINGS)
POWERS_OF: Table = table(_powers(thing) for thing in _THINGS)
COINS_OF: Table = table(_sum(thing, Coins) for thing in _THINGS)
COINS_PER: Table = table(_per(thing, CoinsPer)[0] for thing in _THINGS)
COINS_EACH: Table = table(_per(thing, CoinsPer)[1] for thing in _THINGS)
COINS_WHOSE: Table = table(_per(thing, CoinsPer)[2] for thing in _THINGS)

# What it does from the next turn on. Only boards, brown and grey cards sell what they produce (S06).
_SOLD_COLOURS = ("brown", "grey")
_SELLS = [False, *(card.colour in _SOLD_COLOURS for card in CARDS)]
FOR_SALE: Table = table(
    int(number >= FIRST_BOARD or (number < FIRST_STAGE and _SELLS[number])) for number in range(THING_COUNT)
)
DISCOUNTS_OF: Table = table(_discounts(thing) for thing in _THINGS)

# What it is worth at the end.
POINTS_OF: Table = table(_sum(thing, Points) for thing in _THINGS)
POINTS_PER: Table = table(_per(thing, PointsPer)[0] for thing in _THINGS)
POINTS_EACH: Table = table(_per(thing, PointsPer)[1] for thing in _THINGS)
POINTS_WHOSE: Table = table(_per(thing, PointsPer)[2] for thing in _THINGS)

# Cards only.
COLOUR_OF: Table = table([0, *(COLOURS.index(card.colour) for card in CARDS)])


def _mask(numbers: Iterable[int]) -> int:
    """Return the bits of cards that are all in the first word of a city's built cards."""
    bits = [number - 1 for number in numbers]
    assert all(bit < MASK_CARDS for bit in bits), "chains and twins start in the first two ages"
    return sum(1 << bit for bit in bits)


def _numbers_of(buildings: Iterable[str]) -> list[int]:
    wanted = set(buildings)
    return [number for number, card in enumerate(CARDS, start=1) if card.building in wanted]


CHAINS_FROM: Table = table([0, *(_mask(_numbers_of(card.free_with)) for card in CARDS)])
"""The built cards that let this one be built without paying, as bits of the first word."""
BIT: Table = table(1 << (number - 1) if 1 <= number <= MASK_CARDS else 0 for number in range(CARD_COUNT + 1))
LATE_BIT: Table = table(
    1 << (number - MASK_CARDS - 1) if number > MASK_CARDS else 0 for number in range(CARD_COUNT + 1)
)
"""The bit of a card in the first and in the second word of a city's built cards."""
SAME: Table = table(
    [0, *(_mask(_numbers_of([card.building])) if number <= MASK_CARDS else 0 for number, card in enumerate(CARDS, 1))]
)
"""The cards of the first word that are the same structure as this one, itself included."""

STAGE_COUNT: Table = table(len(wonder.stages(side)) for wonder in WONDERS for side in SIDES)
GUILDS: Table = table(number for number, card in enumerate(CARDS, start=1) if card.colour == "purple")
GUILD_COUNT = len(GUILDS)
CIVILIAN: Table = table(number for number, card in enumerate(CARDS, start=1) if card.colour == "blue")
COMMERCIAL: Table = table(
    number
    for number, card in enumerate(CARDS, start=1)
    if card.colour == "yellow" and any(isinstance(effect, PointsPer) for effect in card.effects)
)
"""Yellow cards that are worth points."""


def _bits(cards: Table) -> tuple[int, int]:
    """Return the bits of cards in the two words of a city's built cards."""
    return sum(BIT[card] for card in cards), sum(LATE_BIT[card] for card in cards)


CIVILIAN_BITS, COMMERCIAL_BITS, GUILD_BITS = _bits(CIVILIAN), _bits(COMMERCIAL), _bits(GUILDS)
"""The bits of these cards in each of the two words of a city's built cards."""

LEAST_CITIES, MOST_CITIES = NUMBERS.least_cities, NUMBERS.players[1]
HAND_SIZE = NUMBERS.hand
DECK_SIZE = MOST_CITIES * HAND_SIZE


def deck(age: int, cities: int) -> list[int]:
    """Return the numbers of the cards, without guilds, that an age deals to this many cities."""
    return [
        number
        for number, card in enumerate(CARDS, start=1)
        if card.age == age
        for needed in card.copies
        if needed <= cities
    ]


def _padded(cards: list[int]) -> list[int]:
    return cards + [0] * (DECK_SIZE - len(cards))


DECKS: Table = table(
    number for cities in range(MOST_CITIES + 1) for age in AGES for number in _padded(deck(age, cities))
)
"""The deck of an age for a number of cities starts at DECK_SIZE * (LAST_AGE * cities + age - 1)."""
