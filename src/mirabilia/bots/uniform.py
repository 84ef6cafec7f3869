"""Apprentice: picks each option with the same chance, in any game."""

from __future__ import annotations

from typing import Any

from mirabilia.bots.bot import AnyBot, Budget
from mirabilia.core.chance import below
from mirabilia.core.game import Decision, Option
from mirabilia.core.kernel import Words


def pick(
    view: object,  # noqa: ARG001 - a bot's signature
    decision: Decision[Any],
    budget: Budget,  # noqa: ARG001 - a bot's signature
    chance: Words,
    /,
) -> Option[Any]:
    """Return any of the options."""
    return decision.options[int(below(chance, len(decision.options)))]


def make(level: str, leaning: str | None = None) -> AnyBot:  # noqa: ARG001 - how levels are made
    """Return the Apprentice, which has no leanings."""
    return pick
