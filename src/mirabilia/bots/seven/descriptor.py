"""The bots of 7 Wonders, described for all the other rooms."""

from __future__ import annotations

from mirabilia.bots.bot import AnyBot
from mirabilia.bots.descriptor import Bots, Tunable
from mirabilia.bots.seven import contest, greedy, weights
from mirabilia.bots.seven.beliefs import sample_world
from mirabilia.bots.seven.opponents import OPPONENTS
from mirabilia.bots.seven.oracle import GIFTED, Oracle, make_oracle, our_gift
from mirabilia.bots.seven.playouts import PLAYOUTS
from mirabilia.bots.seven.thinkers import Master, Mind, Scholar, Strategist
from mirabilia.bots.tree import PLAIN_EXPLORE
from mirabilia.core.errors import UsageError


def make_bot(level: str, leaning: str | None = None) -> AnyBot:
    """Return the bot of a level with a leaning."""
    match level:
        case "builder":
            return greedy.make(leaning)
        case "strategist":
            return Strategist(Mind(leaning))
        case "scholar":
            return Scholar(Mind(leaning))
        case "master":
            return Master(Mind(leaning))
        case "oracle":
            return Oracle(our_gift(), GIFTED)
        case "mcts":
            return Master(Mind(explore=PLAIN_EXPLORE, plain=True))
    raise UsageError(f"there is no {level} of 7 Wonders")


BOTS = Bots(
    make=make_bot,
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
    },
)
