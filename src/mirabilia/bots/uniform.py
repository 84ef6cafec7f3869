"""Apprentice: picks each option with the same chance."""

from __future__ import annotations

from mirabilia.core.chance import below
from mirabilia.core.kernel import Words
from mirabilia.games.seven.model import Decision, Option, View


def pick(view: View, decision: Decision, chance: Words, /) -> Option:  # noqa: ARG001 - a bot's signature
    """Return any of the options."""
    return decision.options[int(below(chance, len(decision.options)))]
