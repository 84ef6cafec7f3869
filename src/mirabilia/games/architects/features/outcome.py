"""Outcome: how a game that is over ended for each seat."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.engine.layout import PLAYERS, city_at
from mirabilia.games.architects.engine.layout import STAGES as BUILT
from mirabilia.games.architects.engine.score import SHEET, TOTAL, score
from mirabilia.games.architects.facts import STAGES


@kernel
def write_outcome(state: Words, row: Words, desk: Words) -> None:
    """Write the points of each seat, then how many seats came in before it: by points, then by stages."""
    players = state[PLAYERS]
    for seat in range(players):
        score(state, city_at(seat), desk)
        row[seat] = desk[TOTAL]
        desk[SHEET + seat] = desk[TOTAL] * (STAGES + 1)
        for stage in range(STAGES):
            desk[SHEET + seat] += (state[city_at(seat) + BUILT] >> stage) & 1
    for seat in range(players):
        before = 0
        for other in range(players):
            if desk[SHEET + other] > desk[SHEET + seat]:
                before += 1
        row[players + seat] = before
