"""Score sheets of the engine as nouns."""

from __future__ import annotations

from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.architects.engine import score as engine
from mirabilia.games.architects.engine.layout import PLAYERS, STAGES, city_at
from mirabilia.games.architects.model import Result, Sheet


def result_of(state: Words) -> Result:
    """Return the sheets of all players and who wins; meant for a game that is over."""
    players = range(int(state[PLAYERS]))
    winning = int(engine.winners(state, words(engine.SHEET)))
    return Result(tuple(seat for seat in players if winning >> seat & 1), tuple(sheet_of(state, n) for n in players))


def sheet_of(state: Words, seat: int) -> Sheet:
    """Return the sheet of one player, as if the game ended now."""
    pad = words(engine.SHEET)
    engine.score(state, city_at(seat), pad)
    points = plain(pad)
    return Sheet(
        city=seat,
        wonder=points[engine.WONDER],
        cat=points[engine.CAT_POINTS],
        civilian=points[engine.CIVIL],
        military=points[engine.MILITARY],
        progress=points[engine.PROGRESS],
        total=points[engine.TOTAL],
        stages=int(state[city_at(seat) + STAGES]).bit_count(),
    )
