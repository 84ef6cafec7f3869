"""Players made of code, from the weakest to the strongest."""

from __future__ import annotations

from mirabilia.bots.bot import Bot
from mirabilia.bots.greedy import pick as pick_greedily
from mirabilia.bots.uniform import pick as pick_any

BOTS: dict[str, Bot] = {
    "apprentice": pick_any,
    "builder": pick_greedily,
}
"""Every bot by its name, weakest first."""
