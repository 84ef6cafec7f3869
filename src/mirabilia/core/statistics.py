"""What the statistics count in a game: pieces that cities have, and whatever else its events report."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from mirabilia.core.game import Event

NO_CITY = -1
"""The city of a gain that only means that a piece is in play."""


class Piece(NamedTuple):
    """Something that a city can have: its kind, such as card, and its id."""

    kind: str
    id: str


class Gain(NamedTuple):
    """What an event says about a city, for the statistics."""

    city: int
    """NO_CITY if it only means that a piece is in play."""
    what: Piece | str
    """A piece that the city now has, or the name of a count that goes up by one."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """What is counted over many games, from their events.

    The words are in `text`: `<game>-<kind>-<id>` for a piece, `<game>-had-<kind>` for having one,
    `<game>-count-<count>` for a count, `<game>-section-<section>` for the heading of a section, whose name is one word.
    """

    pieces: tuple[Piece, ...]
    gains: Callable[[Event], list[Gain]]
    """Returns what an event says about cities."""
    section: Callable[[Piece], str]
    """Returns the section in which a piece is shown."""
    counts: tuple[str, ...] = ()
    """What else is counted for each city."""
    always: frozenset[Piece] = frozenset()
    """Pieces that are in play in every game; events report the others."""
    single: frozenset[str] = frozenset()
    """Kinds of which no city has two alike, so that the share of cities that have a piece says how common it is."""
