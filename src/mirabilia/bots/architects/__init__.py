"""Bots that know 7 Wonders Architects."""

from __future__ import annotations

from mirabilia.bots.architects import greedy
from mirabilia.bots.architects.thinkers import Master, Mind, Scholar, Strategist
from mirabilia.bots.bot import AnyBot
from mirabilia.core.errors import UsageError


def make_bot(level: str, leaning: str | None = None) -> AnyBot:
    """Return the bot of a level with a leaning."""
    match level:
        case "builder":
            return greedy.pick
        case "strategist":
            return Strategist(leaning)
        case "scholar":
            return Scholar(leaning)
        case "master":
            return Master(Mind(leaning))
        case "mcts":
            return Master(Mind(plain=True, explore=1000))
    raise UsageError(f"there is no {level} of 7 Wonders Architects")
