"""How the cities of 7 Wonders stand, as far as everybody can see."""

from __future__ import annotations

from mirabilia.bots.seven.position import base_state
from mirabilia.core.kernel import words
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.engine.score import SHEET, TOTAL, score
from mirabilia.games.seven.model import View


def lead(view: View, seat: int) -> int:
    """Return how many points a seat would be ahead of the best other player if the game ended now."""
    base, sheet = base_state(view).words, words(SHEET)
    points = []
    for player in range(view.players):
        score(base, city_at(player), sheet)
        points.append(int(sheet[TOTAL]))
    return points.pop(seat) - max(points)
