"""The bots of 7 Wonders Architects, described for all the other rooms."""

from __future__ import annotations

from mirabilia.bots.architects import contest, weights
from mirabilia.bots.architects.beliefs import sample_world
from mirabilia.bots.architects.opponents import OPPONENTS
from mirabilia.bots.architects.oracle import make_oracle
from mirabilia.bots.architects.playouts import PLAYOUTS
from mirabilia.bots.descriptor import Bots, Tunable

BOTS = Bots(
    tunable=Tunable(weights.NAMES, weights.START, weights.STEPS, contest.contest, contest.SUMS),
    sample_world=sample_world,
    playouts=PLAYOUTS,
    opponents=OPPONENTS,
    oracle=make_oracle,
    goals={(2, "strategist", "apprentice"): 0.99, (2, "master", "strategist"): 0.80},
)
