"""Choosing among options by what they seem worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from mirabilia.core.chance import below
from mirabilia.core.kernel import Words

Option = TypeVar("Option")

LEAD_KEPT = 6
"""The lead in points that a bot fond of close games keeps while the game goes on."""
NARROW = 3
"""The margin by which such a bot wants to win."""


def pick_most(options: Sequence[Option], worths: Sequence[float], chance: Words) -> Option:
    """Return the option that is worth the most; ties are broken by chance."""
    return _pick_worth(max(worths), options, worths, chance)


def pick_close(
    options: Sequence[Option], worths: Sequence[float], lead: float, chance: Words, kept: float = LEAD_KEPT
) -> Option:
    """Return the best option, or with a lead to spare, the worst one that still keeps `kept` of it.

    Worths, `lead` and `kept` are in the same unit.
    """
    spare = max(0.0, lead - kept)
    near = [worth for worth in worths if worth >= max(worths) - spare]
    return _pick_worth(min(near), options, worths, chance)


def _pick_worth(wanted: float, options: Sequence[Option], worths: Sequence[float], chance: Words) -> Option:
    equals = [option for option, worth in zip(options, worths, strict=True) if worth == wanted]
    return equals[int(below(chance, len(equals)))]
