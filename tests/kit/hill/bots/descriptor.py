"""Bots whose best weights are known: a hill to climb, for tests of tuning."""

from mirabilia.bots.descriptor import Bots, Tunable
from tests.kit.hill.bots import contest, weights

BOTS = Bots(tunable=Tunable(weights.NAMES, weights.START, weights.STEPS, contest.contest, contest.SUMS))
