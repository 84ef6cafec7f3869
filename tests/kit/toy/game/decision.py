"""State -> Decision: the options of a city."""

from __future__ import annotations

from mirabilia.core.errors import MoveError
from mirabilia.core.kernel import Words, words
from tests.kit.toy.game.codec import decode_move
from tests.kit.toy.game.engine.deal import DESK
from tests.kit.toy.game.engine.layout import PLAYERS
from tests.kit.toy.game.engine.options import is_over, list_options
from tests.kit.toy.game.model import Decision, Option


def moves_of(state: Words, city: int) -> list[int]:
    """Return the options of a city as the engine's numbers; MoveError when it has nothing to decide."""
    if is_over(state) or not 0 <= city < state[PLAYERS]:
        raise MoveError(f"city {city} has nothing to decide now")
    desk = words(DESK)
    return [int(desk[place]) for place in range(int(list_options(state, city, desk)))]


def decision_of(state: Words, city: int) -> Decision:
    """Return what a city may decide now; MoveError if there is nothing."""
    return Decision(city, city, tuple(Option(decode_move(number)) for number in moves_of(state, city)))
