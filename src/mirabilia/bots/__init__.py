"""Players made of code."""

from __future__ import annotations

from mirabilia.bots.architects.greedy import pick as build_architects
from mirabilia.bots.bot import AnyBot
from mirabilia.bots.seven.greedy import pick as build_seven
from mirabilia.bots.uniform import pick as pick_any

BOTS: dict[str, dict[str, AnyBot]] = {
    "seven": {"apprentice": pick_any, "builder": build_seven},
    "architects": {"apprentice": pick_any, "builder": build_architects},
}
"""Every game with its bots by name, weakest first."""
