"""How a game ended, as numbers."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.seven.engine.layout import COINS, PLAYERS, city_at
from mirabilia.games.seven.engine.score import SHEET, TOTAL, score

COINS_BELOW = 1000
"""More than any city's coins: points count first, coins only between equals."""


@kernel
def write_outcome(state: Words, row: Words, desk: Words) -> None:
    """Write each seat's points, then how many seats came in before it; equals share a place."""
    players = state[PLAYERS]
    for seat in range(players):
        score(state, city_at(seat), desk)
        row[seat] = desk[TOTAL]
        desk[SHEET + seat] = desk[TOTAL] * COINS_BELOW + state[city_at(seat) + COINS]
    for seat in range(players):
        before = 0
        for other in range(players):
            before += desk[SHEET + other] > desk[SHEET + seat]
        row[players + seat] = before
