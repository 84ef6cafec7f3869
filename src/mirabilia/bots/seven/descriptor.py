"""The bots of 7 Wonders, described for all the other rooms."""

from __future__ import annotations

from mirabilia.bots.descriptor import Bots, Tunable
from mirabilia.bots.seven import contest, weights
from mirabilia.bots.seven.beliefs import sample_world
from mirabilia.bots.seven.opponents import OPPONENTS
from mirabilia.bots.seven.oracle import make_oracle
from mirabilia.bots.seven.playouts import PLAYOUTS

BOTS = Bots(
    tunable=Tunable(weights.NAMES, weights.START, weights.STEPS, contest.contest, contest.SUMS),
    sample_world=sample_world,
    playouts=PLAYOUTS,
    opponents=OPPONENTS,
    oracle=make_oracle,
    goals={
        (3, "strategist", "apprentice"): 0.95,
        (7, "strategist", "apprentice"): 0.88,
        (3, "master", "apprentice"): 0.98,
        (7, "master", "apprentice"): 0.95,
        (3, "master", "strategist"): 0.65,
        (7, "master", "strategist"): 0.30,
        (3, "master", "mcts"): 0.70,
        (7, "master", "mcts"): 0.45,
        (3, "oracle", "master"): 0.45,
    },
)
