"""Everything a city may do now: the only place that decides legality."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from tests.kit.toy.game.engine.layout import CARD_BITS, CARD_MASK, CHOICE, HAND, PLAYERS, TURN, city_at
from tests.kit.toy.game.engine.moves import sell, show
from tests.kit.toy.game.tables import TURNS


@kernel
def is_over(state: Words) -> bool:
    """Return whether the game is over."""
    return state[TURN] > TURNS


@kernel
def is_awaited(state: Words, city: int) -> bool:
    """Return whether a city has to choose."""
    return not is_over(state) and 0 <= city < state[PLAYERS] and state[city_at(city) + CHOICE] == 0


@kernel
def list_options(state: Words, city: int, desk: Words) -> int:
    """Write the moves of a city on the desk and return how many there are; what it has chosen makes no difference."""
    count = 0
    if not is_over(state):
        hand = state[city_at(city) + HAND]
        while hand:
            desk[count] = show(hand & CARD_MASK)
            desk[count + 1] = sell(hand & CARD_MASK)
            count += 2
            hand >>= CARD_BITS
    return count
