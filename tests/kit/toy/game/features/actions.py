"""Actions: to wait, then to show or sell each card; an action is the engine's number of its move, less one."""

from __future__ import annotations

from mirabilia.core.features import OPTION, WAIT
from mirabilia.core.kernel import Words, kernel
from tests.kit.toy.game.engine import turn
from tests.kit.toy.game.engine.options import is_awaited, list_options
from tests.kit.toy.game.tables import CARD_NAMES

ACTIONS = ("wait", *(f"{verb} {card}" for card in CARD_NAMES[1:] for verb in ("show", "sell")))


@kernel
def deciding_seat(state: Words, city: int) -> int:  # noqa: ARG001 - in the contract: in other games others may decide
    """Return who decides for a city: its own seat, NOBODY for NOBODY."""
    return city


@kernel
def write_options(state: Words, city: int, mask: Words, desk: Words) -> int:
    """List a city's options as actions with their moves, and write a one for each; return how many there are."""
    for action in range(len(mask)):
        mask[action] = 0
    if not is_awaited(state, city):
        mask[WAIT] = 1
        desk[0] = WAIT
        return 1
    count = list_options(state, city, desk)
    for option in range(count):
        move = desk[option]
        mask[move - 1] = 1
        desk[option] = move - 1 + OPTION * move
    return count


@kernel
def play(state: Words, city: int, move: int, desk: Words) -> None:  # noqa: ARG001 - in the contract: other games need it
    """Make a move that is an option of a city."""
    turn.play(state, city, move)
