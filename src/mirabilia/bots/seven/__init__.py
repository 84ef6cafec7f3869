"""Bots that know 7 Wonders."""

from __future__ import annotations

from mirabilia.bots.bot import AnyBot
from mirabilia.bots.seven import greedy
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
        case "mcts":
            return Master(Mind(explore=PLAIN_EXPLORE, plain=True))
    raise UsageError(f"there is no {level} of 7 Wonders")
