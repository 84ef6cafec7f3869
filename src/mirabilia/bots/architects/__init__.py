"""Bots that know 7 Wonders Architects."""

from __future__ import annotations

from mirabilia.bots.architects import greedy
from mirabilia.bots.bot import AnyBot
from mirabilia.core.errors import UsageError


def make_bot(level: str, leaning: str | None = None) -> AnyBot:
    """Return the bot of a level with a leaning."""
    if level == "builder":
        return greedy.make(leaning)
    raise UsageError(f"there is no {level} of 7 Wonders Architects yet")
