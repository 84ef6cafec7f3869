"""The bots of 7 Wonders Architects, described for all the other rooms."""

from __future__ import annotations

from mirabilia.bots.architects import contest, greedy, weights
from mirabilia.bots.architects.beliefs import sample_world
from mirabilia.bots.architects.opponents import OPPONENTS
from mirabilia.bots.architects.oracle import make_oracle
from mirabilia.bots.architects.playouts import PLAYOUTS
from mirabilia.bots.architects.thinkers import NEVER, Mind, PlainSearcher, Searcher, Strategist
from mirabilia.bots.bot import AnyBot
from mirabilia.bots.descriptor import Bots, Tunable
from mirabilia.core.errors import UsageError


def make_bot(level: str, leaning: str | None = None) -> AnyBot:
    """Return the bot of a level with a leaning."""
    match level:
        case "builder":
            return greedy.make(leaning)
        case "strategist":
            return Strategist(leaning)
        case "scholar":
            return Searcher(Mind(leaning, expand=NEVER))
        case "master":
            return Searcher(Mind(leaning))
        case "mcts":
            return PlainSearcher()
    raise UsageError(f"there is no {level} of 7 Wonders Architects")


BOTS = Bots(
    make=make_bot,
    tunable=Tunable(weights.NAMES, weights.START, weights.STEPS, contest.contest, contest.SUMS),
    sample_world=sample_world,
    playouts=PLAYOUTS,
    opponents=OPPONENTS,
    oracle=make_oracle,
    goals={(2, "strategist", "apprentice"): 0.99, (2, "master", "strategist"): 0.80},
)
