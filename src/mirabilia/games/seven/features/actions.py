"""Actions: every option has its own number, and every number at most one option.

An action is what is done with which card. Where that can be paid in several ways, each way has an action: the
first is the first payment in the list of options, the cheapest. A stage is the next one of the city that the decision
is for, and a payment goes to that city's neighbours, whoever decides.
"""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.features import NOBODY, OPTION, WAIT
from mirabilia.core.kernel import Table, Words, kernel, table
from mirabilia.games.seven.engine import turn
from mirabilia.games.seven.engine.layout import (
    ACTOR,
    CHOICE,
    CHOOSING,
    CITIES,
    OVER,
    PHASE,
    city_at,
    decider,
)
from mirabilia.games.seven.engine.moves import BUILD, CARD, DECLINE, DIG, FREE, SELL, STAGE
from mirabilia.games.seven.engine.options import list_options
from mirabilia.games.seven.engine.turn import may_decide
from mirabilia.games.seven.facts import FREE as NO_COST
from mirabilia.games.seven.facts import GOODS, RAW, SIDES, Cost
from mirabilia.games.seven.tables import CARD_NAMES, CARDS, WONDERS

UNPAID = 1023
"""The bits of a move that say what is done with which card."""
NO_ACTION = -1


def most_splits(raw: int, goods: int) -> int:
    """Return the largest number of undominated ways to buy up to this many raw materials and goods from two neighbours.

    Of two ways with the same coins to the left, one dominates the other, so there are no more ways than sums that can
    go to the left. At 1 or 2 coins per unit, these are most numerous where one kind costs 1 and the other 2.
    """
    if raw and goods:
        return raw + goods + max(raw, goods) + 1
    return raw + goods + 1


def most_payments(cost: Cost, makes: str) -> int:
    """Return the largest number of ways to pay a cost in a city whose board produces this resource."""
    lacking = {name: cost.of(name) - (name == makes and cost.of(name) > 0) for name in (*RAW, *GOODS)}
    return most_splits(sum(lacking[name] for name in RAW), sum(lacking[name] for name in GOODS))


CARD_PAYMENTS = tuple(max(most_payments(card.cost, wonder.makes) for wonder in WONDERS) for card in CARDS)
"""The most ways to pay for each card, from the first on."""
STAGE_PAYMENTS = max(
    most_payments(stage.cost, wonder.makes) for wonder in WONDERS for side in SIDES for stage in wonder.stages(side)
)
"""The most ways to pay for a stage."""


def _all_actions() -> Iterator[tuple[int, str]]:
    """Yield for every action, from 0 on, its move without a payment and what it does."""
    yield 0, "wait"
    names = CARD_NAMES[1:]
    for number, name in enumerate(names, start=1):
        for what in _by_payment(f"build {name}", CARD_PAYMENTS[number - 1]):
            yield BUILD + CARD * number, what
    for number, name in enumerate(names, start=1):
        for what in _by_payment(f"build the next stage with {name}", STAGE_PAYMENTS):
            yield STAGE + CARD * number, what
    yield from ((SELL + CARD * number, f"sell {name}") for number, name in enumerate(names, start=1))
    for number, name in enumerate(names, start=1):
        if CARDS[number - 1].cost != NO_COST:  # the power is not used for a card that costs nothing
            yield FREE + CARD * number, f"build {name} by the power to build free"
    yield from ((DIG + CARD * number, f"dig {name} up") for number, name in enumerate(names, start=1))
    yield DECLINE, "decline to dig"


def _by_payment(what: str, count: int) -> list[str]:
    return [what] if count == 1 else [f"{what}, payment {number}" for number in range(1, count + 1)]


_ACTIONS = tuple(_all_actions())
ACTIONS = tuple(what for _, what in _ACTIONS)
"""What each action does."""
_FIRSTS = {move: action for action, (move, _) in reversed(list(enumerate(_ACTIONS)))}
FIRST_ACTION: Table = table(_FIRSTS.get(move, NO_ACTION) for move in range(UNPAID + 1))
"""The first action of a move without its payment."""


@kernel
def is_awaited(state: Words, city: int) -> bool:
    """Return whether a city has to decide and has not done so yet."""
    if city == NOBODY or state[PHASE] == OVER:
        return False
    block = city_at(city)
    if state[PHASE] != CHOOSING:
        return state[ACTOR] == block
    return state[block + CHOICE] == 0 and may_decide(state, block)


@kernel
def next_city(state: Words) -> int:
    """Return the first city that is waited for, or NOBODY; the Free City comes last."""
    for city in range(state[CITIES]):
        if is_awaited(state, city):
            return city
    return NOBODY


@kernel
def deciding_seat(state: Words, city: int) -> int:
    """Return who decides for a city; nobody does for NOBODY."""
    if city == NOBODY:
        return NOBODY
    return decider(state, city_at(city))


@kernel
def write_options(state: Words, city: int, mask: Words, desk: Words) -> int:
    """List the options of a city with their actions on the desk, and in the mask; return how many there are."""
    for at in range(len(mask)):
        mask[at] = 0
    if not is_awaited(state, city):
        mask[WAIT] = 1
        desk[0] = WAIT
        return 1
    count = list_options(state, city_at(city), desk)
    last = 0
    action = 0
    for at in range(count):
        move = desk[at]
        action = next_action(move, last, action)
        last = move
        mask[action] = 1
        desk[at] = action + OPTION * move
    return count


@kernel
def next_action(move: int, last: int, action: int) -> int:
    """Return the action of a move in the list of options, given the move before it and that move's action.

    The payments of a thing are listed side by side.
    """
    if move & UNPAID == last & UNPAID:
        return action + 1
    return FIRST_ACTION[move & UNPAID]


@kernel
def play(state: Words, city: int, move: int, desk: Words) -> None:
    """Make a move that is an option of a city and continue to the next decision."""
    turn.play(state, city_at(city), move, desk)
