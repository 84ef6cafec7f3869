"""What a network says about a position in Architects: how it will end for every seat."""

from __future__ import annotations

from mirabilia.bots.network import ESTIMATES, Blueprint, Network, judge_place, look, plan_of
from mirabilia.core.features import NOBODY, PLACES, steps_left
from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.engine.layout import ACTIVE, PLAYERS, seat_of
from mirabilia.games.architects.features import PADDED
from mirabilia.games.architects.features.actions import ACTIONS
from mirabilia.games.architects.features.padded import observe
from mirabilia.games.architects.sheet import CATEGORIES
from mirabilia.games.architects.tables import MOST_PLAYERS

PLAN: Blueprint = plan_of(PADDED, len(CATEGORIES) - 1)
ACTION_COUNT = len(ACTIONS)
SAID = ESTIMATES * MOST_PLAYERS
"""The words of a prediction: the estimates of each seat."""


@kernel
def foretell(network: Network, world: Words, row: Words, room: Words, found: Words, said: Words, first: int) -> None:
    """Write the estimates of every seat, from `first` on, as seen by the player whose turn it is.

    The player who decides next sees the most, and the network has learnt from players who decide.
    """
    seat = seat_of(world[ACTIVE])
    observe(world, seat, seat, row)
    look(network, row, room)
    for place in range(len(PLACES)):
        steps = steps_left(place, world[PLAYERS])
        if steps != NOBODY:
            judge_place(network, place, room, found)
            at = first + ESTIMATES * ((seat + steps) % world[PLAYERS])
            for estimate in range(ESTIMATES):
                said[at + estimate] = found[estimate]
