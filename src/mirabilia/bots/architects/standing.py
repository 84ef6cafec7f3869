"""How the players of Architects stand: all points are public, except those of a token yet to be taken."""

from __future__ import annotations

from mirabilia.bots.architects.beliefs import open_part
from mirabilia.core.kernel import words
from mirabilia.games.architects.engine.layout import city_at
from mirabilia.games.architects.engine.score import SHEET, TOTAL, score
from mirabilia.games.architects.model import View


def lead(view: View, seat: int) -> int:
    """Return how many points a seat would be ahead of the best other player if the game ended now."""
    state, sheet = open_part(view), words(SHEET)
    points = []
    for player in range(view.players):
        score(state, city_at(player), sheet)
        points.append(int(sheet[TOTAL]))
    return points.pop(seat) - max(points)
