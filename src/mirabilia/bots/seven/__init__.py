"""Bots that know 7 Wonders."""

from __future__ import annotations

from mirabilia.bots.bot import AnyBot
from mirabilia.bots.seven import greedy
from mirabilia.core.errors import UsageError


def make_bot(level: str, leaning: str | None = None) -> AnyBot:
    """Return the bot of a level with a leaning."""
    if level == "builder" and leaning is None:
        return greedy.pick
    raise UsageError(f"there is no {level} of 7 Wonders yet")
