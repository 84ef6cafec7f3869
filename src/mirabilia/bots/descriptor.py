"""The bots of a game, described: what can be tuned, and what else the bots' room offers.

Each room of bots exports one such object, `BOTS` in its module `descriptor`, and `bots/roster.py` finds it. The
levels themselves are listed by `LEVELS` of the room, which can be read before the engine is imported and says which
module makes each. The Apprentice plays every game, so the smallest description is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from mirabilia.bots.bot import AnyBot
from mirabilia.bots.opponents import Opponents
from mirabilia.bots.playouts import Playouts
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, words

Weights = tuple[int, ...]


class Contest(Protocol):
    """Play deals `first` to `first + count - 1` of a seed, each from every seat."""

    def __call__(
        self, players: int, seed: int, first: int, count: int, hero: Words, others: Words, sums: Words, /
    ) -> None:
        """Add to `sums` the hero's victories in shares of WIN, points minus the best other's, and games."""


@dataclass(frozen=True, slots=True)
class Tunable:
    """A bot with weights, and how two sets of them meet."""

    names: tuple[str, ...]
    start: Weights
    """Weights made by hand."""
    steps: Weights
    """For each weight, the first step that is worth trying."""
    contest: Contest
    sums: int
    """How many words a contest adds to; the first three are those that `Contest` names."""


@dataclass(frozen=True, slots=True)
class Bots:
    """The bots that know one game."""

    tunable: Tunable | None = None
    """What `mirabilia tune` works on, if anything."""
    sample_world: Callable[[Any, Words], State] | None = None
    """Returns a world that a seat cannot tell from the real one, given its view and chance; all are equally likely."""
    playouts: Playouts | None = None
    """How its games are played out, for reviews, hints and puzzles; None if the game has none of these."""
    opponents: Opponents | None = None
    """The bots that play inside the kernel, for learners."""
    oracle: Callable[[str, bytes, bool], AnyBot] | None = None
    """Returns a bot that plays by a network, given its file's name and contents, and whether it is to search;
    UsageError if the file is not a network for this game."""
    goals: Mapping[tuple[int, str, str], float] = field(default_factory=dict)
    """By number of players and the levels of hero and others: the share of victories that the hero must surely have."""


def as_words(weights: Weights) -> Words:
    """Return weights as kernels take them."""
    taken = words(len(weights))
    for at, weight in enumerate(weights):
        taken[at] = weight
    return taken
