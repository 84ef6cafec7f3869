"""The bots of the toy fair, described for all the other rooms."""

from __future__ import annotations

from mirabilia.bots.descriptor import Bots, Tunable
from tests.kit.toy.bots import contest, weights
from tests.kit.toy.bots.beliefs import sample_world

BOTS = Bots(
    tunable=Tunable(weights.NAMES, weights.START, weights.STEPS, contest.contest, contest.SUMS),
    sample_world=sample_world,
)
