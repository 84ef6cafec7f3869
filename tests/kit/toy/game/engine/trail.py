"""The trail: what a move did, which `play` leaves on the desk for those who tell it.

It is the count of entries, then the entries, each a kind, a city and a card.
"""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.core.kernel import Words, kernel, plain
from tests.kit.toy.game.tables import MOST_PLAYERS, WARE_COUNT

SHOW, SALE, RIBBON, DRAW = 1, 2, 3, 4
"""Kinds of entries; the card of a ribbon is the one it was given for."""
ENTRY = 3
TRAIL = 1 + ENTRY * (2 * MOST_PLAYERS + WARE_COUNT)
"""Words that hold whatever a move can do."""


class Footprint(NamedTuple):
    """An entry of a trail."""

    kind: int
    city: int
    card: int


@kernel
def note(trail: Words, kind: int, city: int, card: int) -> None:
    """Write an entry."""
    at = 1 + ENTRY * trail[0]
    trail[at] = kind
    trail[at + 1] = city
    trail[at + 2] = card
    trail[0] += 1


def read_trail(trail: Words) -> list[Footprint]:
    """Return the entries of a trail, in the order in which things happened."""
    count, *rest = plain(trail)
    return [Footprint(*rest[at : at + ENTRY]) for at in range(0, ENTRY * count, ENTRY)]
