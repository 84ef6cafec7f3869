"""Score sheets: the engine's points with their explanation."""

from __future__ import annotations

from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.seven.engine import score as engine
from mirabilia.games.seven.engine.layout import CITIES, COINS, PLAYERS, SYMBOLS, city_at
from mirabilia.games.seven.engine.science import SET_POINTS
from mirabilia.games.seven.model import Result, Science, Sheet
from mirabilia.games.seven.tables import CARD_NAMES, SYMBOL_BITS


def result_of(state: Words) -> Result:
    """Return the sheets of all cities and who wins; meant for a game that is over."""
    sheets = tuple(sheet_of(state, seat) for seat in range(int(state[CITIES])))
    winning = int(engine.winners(state, words(engine.SHEET)))
    return Result(tuple(seat for seat in range(int(state[PLAYERS])) if winning >> seat & 1), sheets)


def sheet_of(state: Words, seat: int) -> Sheet:
    """Return the sheet of one city, as if the game ended now."""
    pad = words(engine.SHEET)
    city = city_at(seat)
    engine.score(state, city, pad)
    points = plain(pad)
    return Sheet(
        city=seat,
        military=points[engine.MILITARY],
        treasury=points[engine.TREASURY],
        wonder=points[engine.WONDER],
        civilian=points[engine.CIVIL],
        science=points[engine.SCIENCE],
        commerce=points[engine.COMMERCE],
        guilds=points[engine.GUILD],
        total=points[engine.TOTAL],
        coins=int(state[city + COINS]),
        symbols=_science(int(state[city + SYMBOLS]), points[engine.WILD_USED : engine.WILD_USED + 3]),
        copied=CARD_NAMES[points[engine.COPIED]] or None,
    )


def _science(symbols: int, wild: list[int]) -> Science:
    own = [symbols >> (SYMBOL_BITS * place) & 255 for place in range(3)]
    compass, gear, tablet = (mine + more for mine, more in zip(own, wild, strict=True))
    squares = compass * compass + gear * gear + tablet * tablet
    return Science(compass, gear, tablet, wild[0], wild[1], wild[2], squares, SET_POINTS * min(compass, gear, tablet))
