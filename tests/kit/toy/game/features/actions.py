"""Actions: to wait, then to show or sell each card; an action is the engine's number of its move, less one."""

from __future__ import annotations

from mirabilia.core.features import NOBODY, WAIT
from mirabilia.core.kernel import Words, kernel
from tests.kit.toy.game.engine import turn
from tests.kit.toy.game.engine.options import is_awaited, list_options
from tests.kit.toy.game.tables import CARD_NAMES

ACTIONS = ("wait", *(f"{verb} {card}" for card in CARD_NAMES[1:] for verb in ("show", "sell")))


@kernel
def deciding_seat(state: Words, city: int) -> int:  # noqa: ARG001 - the contract has it: in other games others decide
    """Return who decides for a city: its own seat, NOBODY for NOBODY."""
    return city


@kernel
def write_mask(state: Words, city: int, mask: Words, desk: Words) -> int:
    """Write a one for each action that is an option, and return how many there are."""
    for action in range(len(mask)):
        mask[action] = 0
    if city == NOBODY or not is_awaited(state, city):
        mask[WAIT] = 1
        return 1
    count = list_options(state, city, desk)
    for option in range(count):
        mask[desk[option] - 1] = 1
    return count


@kernel
def move_of(state: Words, city: int, action: int, desk: Words) -> int:
    """Return the engine's number of an action's option, 0 if it is none."""
    if is_awaited(state, city):
        for option in range(list_options(state, city, desk)):
            if desk[option] == action + 1:
                return action + 1
    return 0


@kernel
def action_of(state: Words, city: int, move: int, desk: Words) -> int:
    """Return the action of an option, given as the engine's number; WAIT if it is none."""
    if move_of(state, city, move - 1, desk):
        return move - 1
    return WAIT


@kernel
def act(state: Words, city: int, action: int, desk: Words) -> bool:
    """Carry an action out; False, and nothing happens, if it is no option."""
    move = move_of(state, city, action, desk)
    if move == 0:
        return False
    turn.play(state, city, move)
    return True
