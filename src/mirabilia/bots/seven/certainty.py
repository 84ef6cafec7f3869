"""How certain a lead in shields makes a victory."""

from __future__ import annotations

from math import exp

from mirabilia.core.kernel import Table, kernel, table

STEPS_OF_LEAD = 8
MOST_LEAD = 40
CERTAIN: Table = table(round(1000 / (1 + exp(-place / STEPS_OF_LEAD))) for place in range(-MOST_LEAD, MOST_LEAD + 1))
"""How certain a lead makes a victory, per mille: a logistic curve from -5 to 5 in steps of 1/8."""


@kernel
def certain(lead: int, scale: int) -> int:
    """Return how certain a lead in shields makes a victory, per mille."""
    place = lead * STEPS_OF_LEAD * 100 // scale
    return CERTAIN[MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, place))]
