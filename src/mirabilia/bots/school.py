"""School: how networks learn a game. `./go train oracle` follows it and knows no game itself.

Each room of bots whose game has networks exports one such object, `SCHOOL` in its module `school`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mirabilia.bots.network import Blueprint, Widths
from mirabilia.core import registry
from mirabilia.core.features import PLACES, Rows
from mirabilia.core.kernel import Words

MOST_OPTIONS = 32
"""Options of a lesson, at most; options that differ only in how they are done count as one."""
UNKNOWN = -(1 << 30)
"""The end for a place where nobody sits."""
PARTS_OF_GAME = (1, 2, 3)


class Lessons(NamedTuple):
    """Lessons, one to a row."""

    seen: Rows
    options: Rows
    """The action of each option, then NOBODY."""
    liked: Rows
    """How much the teacher liked each, in millionths of the best."""
    ends: Rows
    """What the network is to say about every place, or UNKNOWN."""
    seats: Words
    """Whose decision it was."""
    ages: Words
    """One of PARTS_OF_GAME: the age, or a third of a game without ages."""


@dataclass(frozen=True, slots=True)
class School:
    """How networks learn one game."""

    plan: Blueprint
    widths: Widths
    teach: Callable[[Lessons, int, int, int], int]
    """(book, players, seed, first): fills a book with the Strategist's decisions in game `first` of a seed and those
    after it, and returns the next game."""
    play: Callable[[bytes, int, int, int, int, int], Lessons]
    """(network, players, seed, first, games, playouts): returns the decisions of these games of a seed, played by a
    network against itself with this many playouts for each."""
    policy_share: float = 1.0
    """How much the policy counts beside what is said about the end."""
    usual: Mapping[str, Any] = field(default_factory=dict)
    """Training options that differ from those of most games."""


def empty_lessons(plan: Blueprint, count: int) -> Lessons:
    """Return room for this many lessons."""
    import numpy as np

    sizes = (plan.entries, np.int16), (MOST_OPTIONS, np.int16), (MOST_OPTIONS, np.int32)
    parts: list[Any] = [np.zeros((count, size), kind) for size, kind in sizes]
    ends: Any = np.zeros((count, plan.outputs * len(PLACES)), np.int32)
    seats, ages = np.zeros(count, np.int64), np.zeros(count, np.int64)
    return Lessons._make([*parts, ends, seats, ages])


def school_of(game: str) -> School:
    """Return how networks learn a game; this imports the engine."""
    school: School = registry.load(f"{registry.home(game).bots}.school", "SCHOOL")
    return school
