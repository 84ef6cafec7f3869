"""The bots of the toy fair, described for all the other rooms."""

from __future__ import annotations

from mirabilia.bots.bot import AnyBot
from mirabilia.bots.descriptor import Bots, Tunable
from mirabilia.core.errors import UsageError
from tests.kit.toy.bots import contest, greedy, weights
from tests.kit.toy.bots.beliefs import sample_world


def make_bot(level: str, leaning: str | None = None) -> AnyBot:
    """Return the bot of a level; none has leanings."""
    if level != "builder" or leaning:
        raise UsageError(f"there is no {level} of the toy fair")
    return greedy.pick


BOTS = Bots(
    make=make_bot,
    tunable=Tunable(weights.NAMES, weights.START, weights.STEPS, contest.contest, contest.SUMS),
    sample_world=sample_world,
)
