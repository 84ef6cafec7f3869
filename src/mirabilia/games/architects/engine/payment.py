"""Payment: which cards pay for a stage (A02, A08).

As many grey cards are spent as the cost takes, and coins replace what is missing. Economy turns one yellow card into
two coins if two or more are missing; Engineering lets any resources pay.
"""

from __future__ import annotations

from mirabilia.core.kernel import Table, Words, inlined, kernel, table
from mirabilia.games.architects.engine.layout import HELD, SPENT, TOKENS, WONDER, held
from mirabilia.games.architects.engine.moves import BUILD, ECONOMY, ENGINEERING, GREY, PLACE, YELLOW
from mirabilia.games.architects.facts import STAGES as STAGE_COUNT
from mirabilia.games.architects.tables import ANY_RESOURCES, COIN, COST, DOUBLE_COIN, EQUAL, RESOURCE_COUNT

_CHOICES = [[kind for kind in range(RESOURCE_COUNT) if chosen >> kind & 1] for chosen in range(1 << RESOURCE_COUNT)]
KIND_COUNT: Table = table(len(kinds) for kinds in _CHOICES)
"""How many resources each set of them has; a set has one bit for each resource."""
KIND_CARDS: Table = table(sum(1 << (3 * kind) for kind in kinds) for kinds in _CHOICES)
"""One card of each resource of a set, as a move encodes them."""


@kernel
def row_of(state: Words, city: int, stage: int) -> int:
    """Return the row of a stage of a city's wonder in the tables."""
    return STAGE_COUNT * state[city + WONDER] + stage


@inlined
def most_grey(state: Words, city: int, row: int) -> int:
    """Return how many grey cards can go into a stage by its own rule."""
    cards = state[city + HELD]
    if EQUAL[row]:
        most = 0
        for resource in range(RESOURCE_COUNT):
            most = max(most, (cards >> (8 * resource)) & 255)
        return min(most, COST[row])
    return min(KIND_COUNT[kinds_of(cards)], COST[row])


@kernel
def kinds_of(cards: int) -> int:
    """Return one bit for each resource among a city's cards."""
    kinds = 0
    for resource in range(RESOURCE_COUNT):
        kinds |= ((cards >> (8 * resource)) & 255 != 0) << resource
    return kinds


@inlined
def must_pay(state: Words, city: int, row: int) -> bool:
    """Return whether grey cards and coins alone pay for a stage, so that it must be built (A02)."""
    return most_grey(state, city, row) + held(state, city + HELD, COIN) >= COST[row]


@kernel
def token_ready(state: Words, city: int, lane: int) -> bool:
    """Return whether a city has a token that has not had its effect this turn."""
    return state[city + TOKENS] & lane & ~state[SPENT] != 0


@inlined
def payments(state: Words, city: int, stage: int, options: Words, count: int) -> int:
    """Append every way to pay for a stage; return the new count."""
    row = row_of(state, city, stage)
    move = BUILD + PLACE * stage
    grey = most_grey(state, city, row)
    coins = held(state, city + HELD, COIN)
    lack = COST[row] - grey
    economy = lack >= 2 and token_ready(state, city, DOUBLE_COIN)
    if lack <= coins or (economy and lack - 1 <= coins):
        if EQUAL[row]:
            count = _equal(state, city, grey, lack, coins, economy, move, options, count)
        else:
            count = _different(state, city, grey, lack, coins, economy, move, options, count)
    if token_ready(state, city, ANY_RESOURCES):
        count = _any_resources(state, city, row, coins, move, options, count)
    return count


@inlined
def _add(lack: int, coins: int, economy: bool, move: int, options: Words, count: int) -> int:
    """Append a payment with the yellow cards it still takes, and one with a card fewer by Economy."""
    if lack <= coins:
        options[count] = move + YELLOW * lack
        count += 1
    if economy and lack - 1 <= coins:
        options[count] = move + YELLOW * (lack - 1) + ECONOMY
        count += 1
    return count


@inlined
def _equal(
    state: Words, city: int, grey: int, lack: int, coins: int, economy: bool, move: int, options: Words, count: int
) -> int:
    """Append payments with equal resources: of any kind that the city has the most of, or enough of."""
    if grey == 0:
        return _add(lack, coins, economy, move, options, count)
    for resource in range(RESOURCE_COUNT):
        if (state[city + HELD] >> (8 * resource)) & 255 >= grey:
            count = _add(lack, coins, economy, move + GREY * (grey << (3 * resource)), options, count)
    return count


@inlined
def _different(
    state: Words, city: int, grey: int, lack: int, coins: int, economy: bool, move: int, options: Words, count: int
) -> int:
    """Append payments with different resources: every choice of this many kinds among those the city has."""
    kinds = kinds_of(state[city + HELD])
    for chosen in range(len(KIND_COUNT)):
        if (chosen & kinds == chosen) & (KIND_COUNT[chosen] == grey):
            count = _add(lack, coins, economy, move + GREY * KIND_CARDS[chosen], options, count)
    return count


@kernel
def _any_resources(state: Words, city: int, row: int, coins: int, move: int, options: Words, count: int) -> int:
    """Append payments with Engineering, except those that the stage's own rule allows as well."""
    cards = state[city + HELD]
    total = 0
    for resource in range(RESOURCE_COUNT):
        total += (cards >> (8 * resource)) & 255
    grey = min(total, COST[row])
    lack = COST[row] - grey
    economy = lack >= 2 and token_ready(state, city, DOUBLE_COIN)
    if lack > coins and not (economy and lack - 1 <= coins):
        return count
    for a in range(min(cards & 255, grey) + 1):
        for b in range(min((cards >> 8) & 255, grey - a) + 1):
            for c in range(min((cards >> 16) & 255, grey - a - b) + 1):
                for d in range(min((cards >> 24) & 255, grey - a - b - c) + 1):
                    e = grey - a - b - c - d
                    if e <= (cards >> 32) & 255 and not _by_the_rule(row, grey, a, b, c, d, e):
                        spent = a + (b << 3) + (c << 6) + (d << 9) + (e << 12)
                        count = _add(lack, coins, economy, move + GREY * spent + ENGINEERING, options, count)
    return count


@kernel
def _by_the_rule(row: int, grey: int, a: int, b: int, c: int, d: int, e: int) -> bool:
    """Return whether these resources are all equal or all different, whichever the stage requires."""
    most = max(max(max(a, b), max(c, d)), e)
    if EQUAL[row]:
        return most == grey
    return most <= 1
