"""What every option seems worth to the seat that decides, in hundredths of a point: a linear evaluator.

It looks at cities, which everybody sees, and at the options of one city; never into another hand. Certain points count
in full. What pays off in later turns (sources, shields, symbols, chains) is weighed by tuned weights that depend on the
stage of the game (weights.py). Legality and prices come with the options; nothing here decides them.
"""

from __future__ import annotations

from mirabilia.bots.seven.certainty import certain
from mirabilia.bots.seven.symbols import count_symbols, science_of
from mirabilia.bots.seven.weights import (
    CERTAINTY,
    CHAIN,
    COIN,
    CONFLICT,
    COPY_GUILD,
    DENIAL,
    DIG_WORTH,
    DISCOUNT,
    FIRST_SYMBOL,
    FOR_SALE_WORTH,
    FREE_BUILD,
    FREE_LATER,
    GOODS_AROUND,
    GOODS_OWN,
    GROWTH,
    LATER_CONFLICT,
    MORE_SCIENCE,
    RAW_AROUND,
    RAW_OWN,
    RIVAL,
    SCARCE,
    SCIENCE,
    SCIENCE_RIVAL,
    SEVENTH,
    STAGE_WORTH,
    WONDER_NEED,
)
from mirabilia.core.kernel import Table, Words, kernel, table
from mirabilia.games.seven.engine.build import bank_price, counted_around, is_double, next_stage
from mirabilia.games.seven.engine.conflict import DEFEAT, token_points
from mirabilia.games.seven.engine.layout import (
    AGE,
    BOARD,
    CHOOSING,
    COINS,
    GOODS_FOR_SALE,
    HEADER,
    INCOME,
    LAST_TURN,
    PHASE,
    RAW_FOR_SALE,
    SHIELDS,
    STAGES,
    SYMBOLS,
    TURN,
    city_at,
    is_free_city,
    left_of,
    player_of,
    right_of,
)
from mirabilia.games.seven.engine.moves import DECLINE, FREE, SELL, STAGE, card_of, kind_of, paid_left, paid_right
from mirabilia.games.seven.engine.options import DESK, list_options
from mirabilia.games.seven.engine.passing import receiver
from mirabilia.games.seven.engine.trade import add_lanes, covers, means_of, missing
from mirabilia.games.seven.engine.turn import SALE
from mirabilia.games.seven.facts import Card
from mirabilia.games.seven.tables import (
    CARDS,
    COINS_EACH,
    COINS_OF,
    COINS_PER,
    COINS_WHOSE,
    COPY_POWER,
    DIG_POWER,
    DISCOUNTS_OF,
    FIRST_STAGE,
    FOR_SALE,
    FREE_POWER,
    GOODS_LANES,
    GOODS_LEFT,
    GOODS_RIGHT,
    LAST_AGE,
    LEFT,
    MAKES_GOODS,
    MAKES_RAW,
    MOST_STAGES,
    NEED_GOODS,
    NEED_RAW,
    POINTS_EACH,
    POINTS_OF,
    POINTS_PER,
    POINTS_WHOSE,
    POWERS_OF,
    RAW_LANES,
    RAW_LEFT,
    RAW_RIGHT,
    RIGHT,
    SELF,
    SEVENTH_POWER,
    SHIELDS_OF,
    STAGE_COUNT,
    SYMBOL_BITS,
    SYMBOLS_OF,
    THING_COUNT,
    WILD,
)

POINT = 100
"""A point in the unit of worths."""
FEW_COINS = 4
"""Coins that count as scarce."""

# A pad: what is worked out once for all options of a decision.
WORTH = 0
"""The worth of each option, in the order of the list."""
CARD_WORTH = 512
"""What building each card is worth to the deciding city; UNKNOWN until it is asked for."""
DENIED = 640
"""What using up each card takes from the next seat."""
OWN_LACKS = 768
"""What a city lacks: four supplies (its own raw materials, those with its neighbours', its own goods, those with its
neighbours'); the units that each lacks for what may be needed; those that its own raw materials and goods lack for its
wonder."""
SUPPLIES, NEEDS = 4, 10
OTHER_LACKS = OWN_LACKS + NEEDS
"""The same for another city."""
WAY = OTHER_LACKS + NEEDS
"""The move by which each deed is best done."""
LACKINGS = WAY + DESK
"""Pairs of a supply and how much it lacks, kept from one decision to the next: playouts keep asking for the same
few."""
KEPT_LACKINGS = 1 << 12
PAD = LACKINGS + 2 * KEPT_LACKINGS
UNKNOWN = -(1 << 40)


def _demands(need: Table, age: int) -> list[tuple[int, int]]:
    """Return the different demands of the cards of later ages, each with the number of cards that have it."""
    needs = [int(need[number]) for number, card in enumerate(CARDS, 1) if card.age > age and need[number]]
    return [(demand, needs.count(demand)) for demand in sorted(set(needs))]


def _leads_to(card: Card, other: Card) -> bool:
    """Return whether a card makes one of a later age free."""
    return card.building in other.free_with and other.age > card.age


def _promise(number: int) -> int:
    """Return roughly what a card promises, in points: its own, 4 for a symbol, 2 per shield, 2 for anything else."""
    symbols = 4 * int(SYMBOLS_OF[number] > 0)
    return int(POINTS_OF[number]) + symbols + 2 * int(SHIELDS_OF[number]) or 2


_RAW_DEMANDS = [_demands(NEED_RAW, age) for age in range(LAST_AGE + 1)]
_GOODS_DEMANDS = [_demands(NEED_GOODS, age) for age in range(LAST_AGE + 1)]
DEMAND: Table = table(word for group in (*_RAW_DEMANDS, *_GOODS_DEMANDS) for demand in group for word in demand)
"""What may be needed after an age, raw materials for each age, then goods: pairs of lanes and number of cards."""
_LENGTHS = [2 * len(group) for group in (*_RAW_DEMANDS, *_GOODS_DEMANDS)]
DEMAND_AT: Table = table(sum(_LENGTHS[:place]) for place in range(len(_LENGTHS) + 1))
FIRST_GOODS = len(_RAW_DEMANDS)
GOODS_MARK = 1 << 59
"""What tells a supply of goods from one of raw materials, whose lanes end below."""
AGE_AT = 60
"""The bit where the age begins, above a supply."""
DEMANDS = 10
"""Weights of sources are per this many cards that may need them."""
ALL_RAW, ALL_GOODS = 4 * (RAW_LANES - 1), 4 * (GOODS_LANES - 1)
"""The bit where the last lane begins, which counts every source."""
CHAINED: Table = table(
    [0, *(sum(_promise(n) for n, other in enumerate(CARDS, 1) if _leads_to(card, other)) for card in CARDS)]
)
"""For each card, what the cards of later ages that it makes free promise, in points."""

ADDS_SHIELDS, ADDS_SYMBOL, MAKES, RARE = 1, 2, 4, 8
_RARE_COLUMNS = (POINTS_PER, COINS_PER, COINS_OF, DISCOUNTS_OF, POWERS_OF)


def _does(thing: int) -> int:
    """Return one bit for each kind of thing that a card or stage does."""
    kinds = ((SHIELDS_OF,), (SYMBOLS_OF,), (MAKES_RAW, MAKES_GOODS), _RARE_COLUMNS)
    return sum(1 << bit for bit, columns in enumerate(kinds) if any(column[thing] for column in columns))


DOES: Table = table(_does(thing) for thing in range(THING_COUNT))
"""What each card or stage does besides points, so that most questions about most of them need not be asked."""


@kernel
def half_of(state: Words) -> int:
    """Return which half of an age it is, from 0 to 5."""
    return 2 * (state[AGE] - 1) + (state[TURN] > LAST_TURN // 2)


@kernel
def judge(state: Words, city: int, weights: Words, options: Words, pad: Words) -> int:
    """List the options of a city, write to `pad` what each is worth, and return how many there are."""
    count = list_options(state, city, options)
    appraise(state, city, weights, options, count, pad)
    return count


@kernel
def appraise(state: Words, city: int, weights: Words, options: Words, count: int, pad: Words) -> None:
    """Write to `pad` what each of a city's options is worth."""
    for at in range(CARD_WORTH, WAY):
        pad[at] = UNKNOWN
    if is_free_city(state, city):
        _appraise_free_city(state, city, weights, options, count, pad)
        return
    age = state[AGE] - 1
    stage = next_stage(state, city)
    stage_worth = 0
    if stage:
        stage_worth = thing_worth(state, city, stage, weights, pad, OWN_LACKS) + weights[STAGE_WORTH + age]
    sale_worth = coin_worth(state, city, SALE, weights)
    for at in range(count):
        move = options[at]
        kind = kind_of(move)
        if kind == STAGE:
            worth = stage_worth
        elif kind == SELL:
            worth = sale_worth
        elif kind == DECLINE:
            worth = 0
        else:
            worth = _known_card_worth(state, city, card_of(move), weights, pad)
        if kind == FREE:
            worth -= weights[FREE_LATER] * (LAST_TURN - state[TURN])
        pad[WORTH + at] = worth + price_worth(state, city, move, weights)
    if weights[DENIAL + age] and state[TURN] < LAST_TURN and state[PHASE] == CHOOSING:
        _add_denial(state, city, weights, options, count, pad)


@kernel
def price_worth(state: Words, city: int, move: int, weights: Words) -> int:
    """Return what the price of a move is worth: less than nothing, unless it is free."""
    neighbours = paid_left(move) + paid_right(move)
    price = neighbours + bank_price(state, city, move)
    if price == 0:
        return 0
    return coin_worth(state, city, -price, weights) - weights[RIVAL + state[AGE] - 1] * neighbours


@kernel
def denied_worth(state: Words, other: int, card: int, percent: int, weights: Words, pad: Words) -> int:
    """Return what using up a card takes from the next seat."""
    if is_double(state, other, card):
        return 0
    return percent * max(0, card_worth(state, other, card, weights, pad, OTHER_LACKS)) // 100


@kernel
def _known_card_worth(state: Words, city: int, card: int, weights: Words, pad: Words) -> int:
    """Return what a card is worth to the deciding city, worked out once."""
    if pad[CARD_WORTH + card] == UNKNOWN:
        pad[CARD_WORTH + card] = card_worth(state, city, card, weights, pad, OWN_LACKS)
    return pad[CARD_WORTH + card]


@kernel
def _add_denial(state: Words, city: int, weights: Words, options: Words, count: int, pad: Words) -> None:
    """Add to every option what its card would be worth to the seat that gets the hand next."""
    other = receiver(state, city)
    percent = weights[DENIAL + state[AGE] - 1]
    for at in range(count):
        card = card_of(options[at])
        if pad[DENIED + card] == UNKNOWN:
            pad[DENIED + card] = denied_worth(state, other, card, percent, weights, pad)
        pad[WORTH + at] += pad[DENIED + card]


@kernel
def _appraise_free_city(state: Words, city: int, weights: Words, options: Words, count: int, pad: Words) -> None:
    """Value choices for the Free City: take what the opponent would like, and have coins come to us."""
    mine = player_of(state, city)
    opponent = HEADER + city_at(1) - mine
    coin = weights[COIN + half_of(state)]
    for at in range(count):
        move = options[at]
        card = card_of(move)
        if pad[CARD_WORTH + card] == UNKNOWN:
            pad[CARD_WORTH + card] = 0
            if card and not is_double(state, opponent, card):
                pad[CARD_WORTH + card] = max(0, card_worth(state, opponent, card, weights, pad, OTHER_LACKS))
        balance = paid_left(move) - paid_right(move)
        if left_of(state, city) != mine:
            balance = -balance
        pad[WORTH + at] = pad[CARD_WORTH + card] + coin * balance


@kernel
def card_worth(state: Words, city: int, card: int, weights: Words, pad: Words, lacks: int) -> int:
    """Return what building a card is worth to a city, whatever it costs."""
    worth = thing_worth(state, city, card, weights, pad, lacks)
    if CHAINED[card]:
        worth += weights[CHAIN + state[AGE] - 1] * CHAINED[card]
    if FOR_SALE[card]:
        worth += weights[FOR_SALE_WORTH + state[AGE] - 1]
    return worth


@kernel
def thing_worth(state: Words, city: int, thing: int, weights: Words, pad: Words, lacks: int) -> int:
    """Return what everything that a card or stage does is worth to a city."""
    worth = POINT * POINTS_OF[thing]
    does = DOES[thing]
    if does & ADDS_SHIELDS:
        worth += _shields_worth(state, city, SHIELDS_OF[thing], weights)
    if does & ADDS_SYMBOL:
        worth += _symbol_worth(state, city, SYMBOLS_OF[thing], weights)
    if does & MAKES and state[AGE] < LAST_AGE:
        worth += _source_worth(state, city, thing, weights, pad, lacks)
    if does & RARE:
        worth += _rare_worth(state, city, thing, weights)
    return worth


@kernel
def _rare_worth(state: Words, city: int, thing: int, weights: Words) -> int:
    """Return what the rarer things that a card or stage does are worth: counting, coins, discounts, powers."""
    worth = 0
    if POINTS_PER[thing]:
        worth += _counting_worth(state, city, thing, weights)
    coins = COINS_OF[thing]
    if COINS_PER[thing]:
        coins += COINS_PER[thing] * (1 + counted_around(state, city, COINS_EACH[thing], COINS_WHOSE[thing]))
    if coins:
        worth += coin_worth(state, city, coins, weights)
    if DISCOUNTS_OF[thing]:
        worth += _discount_worth(state, city, DISCOUNTS_OF[thing], weights)
    if POWERS_OF[thing]:
        worth += _power_worth(state, POWERS_OF[thing], weights)
    return worth


@kernel
def coin_worth(state: Words, city: int, coins: int, weights: Words) -> int:
    """Return what more or fewer coins are worth: the first few count more than the rest."""
    before = state[city + COINS] + state[city + INCOME]
    after = max(0, before + coins)
    scarce = min(after, FEW_COINS) - min(before, FEW_COINS)
    return weights[COIN + half_of(state)] * coins + weights[SCARCE + state[AGE] - 1] * scarce


@kernel
def _counting_worth(state: Words, city: int, thing: int, weights: Words) -> int:
    """Value points for counted things: those already there, and some growth in each city that counts."""
    whose = POINTS_WHOSE[thing]
    cities = (whose & SELF) + ((whose & LEFT) // LEFT) + ((whose & RIGHT) // RIGHT)
    now = POINT * counted_around(state, city, POINTS_EACH[thing], whose)
    turns = LAST_TURN - state[TURN] + LAST_TURN * (LAST_AGE - state[AGE])
    return POINTS_PER[thing] * (now + weights[GROWTH] * turns * cities)


@kernel
def _lacking(first: int, age: int, lanes: int, pad: Words) -> int:
    """Return how many units a supply lacks over everything that may be needed after an age."""
    asked = lanes | (GOODS_MARK if first else 0) | (age << AGE_AT)
    folded = asked ^ (asked >> 29) ^ (asked >> 47)
    at = LACKINGS + 2 * ((folded ^ (folded >> 13)) & (KEPT_LACKINGS - 1))
    if pad[at] != asked:
        pad[at] = asked
        pad[at + 1] = _count_lacking(first, age, lanes)
    return pad[at + 1]


@kernel
def _count_lacking(first: int, age: int, lanes: int) -> int:
    """Return what `_lacking` does, worked out anew."""
    total = 0
    for at in range(DEMAND_AT[first + age], DEMAND_AT[first + age + 1], 2):
        total += DEMAND[at + 1] * missing(DEMAND[at], lanes)
    return total


@kernel
def _source_worth(state: Words, city: int, thing: int, weights: Words, pad: Words, lacks: int) -> int:
    """Value a source by the units it saves the city, both those it could buy and those it could not."""
    age = state[AGE]
    half = half_of(state)
    if pad[lacks] == UNKNOWN:
        _note_lacks(state, city, pad, lacks)
    worth = 0
    spared = 0
    units = lacks + SUPPLIES
    more = MAKES_RAW[thing]
    if more:
        own, around = add_lanes(pad[lacks], more), add_lanes(pad[lacks + 1], more)
        worth += weights[RAW_OWN + half] * (pad[units] - _lacking(0, age, own, pad))
        worth += weights[RAW_AROUND + half] * (pad[units + 1] - _lacking(0, age, around, pad))
        spared += pad[units + 4] - _wonder_lacks(state, city, NEED_RAW, own)
    more = MAKES_GOODS[thing]
    if more:
        own, around = add_lanes(pad[lacks + 2], more), add_lanes(pad[lacks + 3], more)
        worth += weights[GOODS_OWN + half] * (pad[units + 2] - _lacking(FIRST_GOODS, age, own, pad))
        worth += weights[GOODS_AROUND + half] * (pad[units + 3] - _lacking(FIRST_GOODS, age, around, pad))
        spared += pad[units + 5] - _wonder_lacks(state, city, NEED_GOODS, own)
    return worth // DEMANDS + weights[WONDER_NEED + age - 1] * spared


@kernel
def _note_lacks(state: Words, city: int, pad: Words, lacks: int) -> None:
    """Write down what a city can use and buy, and what is lacking."""
    means = means_of(state, city)
    age = state[AGE]
    units = lacks + SUPPLIES
    pad[lacks], pad[lacks + 1] = means.raw, means.raw_around
    pad[lacks + 2], pad[lacks + 3] = means.goods, means.goods_around
    pad[units], pad[units + 1] = _lacking(0, age, means.raw, pad), _lacking(0, age, means.raw_around, pad)
    pad[units + 2] = _lacking(FIRST_GOODS, age, means.goods, pad)
    pad[units + 3] = _lacking(FIRST_GOODS, age, means.goods_around, pad)
    pad[units + 4] = _wonder_lacks(state, city, NEED_RAW, means.raw)
    pad[units + 5] = _wonder_lacks(state, city, NEED_GOODS, means.goods)


@kernel
def _wonder_lacks(state: Words, city: int, need: Table, supply: int) -> int:
    """Return how many units a supply lacks for the stages still to be built."""
    board = state[city + BOARD]
    first = FIRST_STAGE + MOST_STAGES * board
    total = 0
    for stage in range(first + state[city + STAGES], first + STAGE_COUNT[board]):
        if not covers(supply, need[stage]):
            total += missing(need[stage], supply)
    return total


@kernel
def _discount_worth(state: Words, city: int, discounts: int, weights: Words) -> int:
    """Value cheaper trade by the sources whose resources are for sale."""
    left, right = left_of(state, city), right_of(state, city)
    sources = 1
    if discounts & RAW_LEFT:
        sources += state[left + RAW_FOR_SALE] >> ALL_RAW
    if discounts & RAW_RIGHT:
        sources += state[right + RAW_FOR_SALE] >> ALL_RAW
    if discounts & GOODS_LEFT:
        sources += state[left + GOODS_FOR_SALE] >> ALL_GOODS
    if discounts & GOODS_RIGHT:
        sources += state[right + GOODS_FOR_SALE] >> ALL_GOODS
    return weights[DISCOUNT + state[AGE] - 1] * sources


@kernel
def _shields_worth(state: Words, city: int, shields: int, weights: Words) -> int:
    """Value shields by how much surer they make the conflicts with both neighbours, now and in later ages."""
    left = state[city + SHIELDS] - state[left_of(state, city) + SHIELDS]
    right = state[city + SHIELDS] - state[right_of(state, city) + SHIELDS]
    worth = 0
    turns = LAST_TURN - state[TURN]
    percent = 100
    for age in range(state[AGE], LAST_AGE + 1):
        scale = max(10, weights[CERTAINTY] + weights[CERTAINTY + 1] * turns)
        surer = certain(left + shields, scale) - certain(left, scale)
        surer += certain(right + shields, scale) - certain(right, scale)
        stake = token_points(age) - token_points(DEFEAT)
        worth += percent * weights[CONFLICT + age - 1] * stake * surer // 100_000
        turns += LAST_TURN
        percent = weights[LATER_CONFLICT]
    return worth


@kernel
def _symbol_worth(state: Words, city: int, symbols: int, weights: Words) -> int:
    """Value a symbol by the points it adds, what it begins, and how many the city and its neighbours have."""
    have = state[city + SYMBOLS]
    age = state[AGE] - 1
    worth = weights[SCIENCE + half_of(state)] * (science_of(have + symbols) - science_of(have))
    if symbols < 1 << (WILD * SYMBOL_BITS) and have & (255 * symbols) == 0:
        worth += weights[FIRST_SYMBOL + age]
    worth += weights[MORE_SCIENCE + age] * count_symbols(have)
    rivals = count_symbols(state[left_of(state, city) + SYMBOLS]) + count_symbols(
        state[right_of(state, city) + SYMBOLS]
    )
    return worth - weights[SCIENCE_RIVAL + age] * rivals


@kernel
def _power_worth(state: Words, powers: int, weights: Words) -> int:
    """Value the powers of stages by the ages in which they work."""
    later = LAST_AGE - state[AGE]
    worth = 0
    if powers & SEVENTH_POWER:
        worth += weights[SEVENTH] * (later + 1)
    if powers & FREE_POWER:
        worth += weights[FREE_BUILD] * (later + (state[TURN] < LAST_TURN))
    if powers & COPY_POWER:
        worth += weights[COPY_GUILD]
    if powers & DIG_POWER:
        worth += weights[DIG_WORTH]
    return worth
