"""Bots that know 7 Wonders Architects."""

from __future__ import annotations

from mirabilia.bots.architects import greedy
from mirabilia.bots.architects.thinkers import NEVER, Mind, PlainSearcher, Searcher, Strategist
from mirabilia.bots.bot import AnyBot
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
