"""Score sheets: the engine's points with their explanation."""

from __future__ import annotations

from mirabilia.core.game import Item
from mirabilia.core.kernel import Words, plain, words
from mirabilia.core.notes import blank_notes, read_notes
from mirabilia.games.seven.engine import score as engine
from mirabilia.games.seven.engine.layout import CITIES, COINS, PLAYERS, city_at
from mirabilia.games.seven.facts import SYMBOLS
from mirabilia.games.seven.model import Result, Science, Sheet
from mirabilia.games.seven.tables import CARD_NAMES, FIRST_STAGE, MOST_STAGES

CATEGORIES = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "total")
"""The columns of a sheet, in the engine's order."""


def result_of(state: Words) -> Result:
    """Return the sheets of all cities and who wins; meant for a game that is over."""
    sheets = tuple(sheet_of(state, city) for city in range(int(state[CITIES])))
    winning = int(engine.winners(state, words(engine.SHEET)))
    return Result(tuple(seat for seat in range(int(state[PLAYERS])) if winning >> seat & 1), sheets)


def sheet_of(state: Words, city: int) -> Sheet:
    """Return the sheet of the city with this number, as if the game ended now."""
    pad, notes, block = words(engine.SHEET), blank_notes(engine.ITEMS), city_at(city)
    engine.score(state, block, pad, notes)
    points = plain(pad)
    return Sheet(
        city=city,
        military=points[engine.MILITARY],
        treasury=points[engine.TREASURY],
        wonder=points[engine.WONDER],
        civilian=points[engine.CIVIL],
        science=points[engine.SCIENCE],
        commerce=points[engine.COMMERCE],
        guilds=points[engine.GUILD],
        total=points[engine.TOTAL],
        coins=int(state[block + COINS]),
        symbols=_science(points, _items(notes)),
        copied=CARD_NAMES[points[engine.COPIED]] or None,
    )


def _science(points: list[int], items: tuple[Item, ...]) -> Science:
    compass, gear, tablet = points[engine.SYMBOLS_USED : engine.SYMBOLS_USED + 3]
    wild_compass, wild_gear, wild_tablet = points[engine.WILD_USED : engine.WILD_USED + 3]
    science = {item.what: item.points for item in items if item.category == "science"}
    sets = science.pop("set", 0)
    squares = sum(science.values())
    return Science(compass, gear, tablet, wild_compass, wild_gear, wild_tablet, squares, sets)


def items_of(state: Words, city: int) -> tuple[Item, ...]:
    """Return everything that is worth points in the city with this number, in the order of the score sheet."""
    notes = blank_notes(engine.ITEMS)
    engine.score(state, city_at(city), words(engine.SHEET), notes)
    return _items(notes)


def _items(notes: Words) -> tuple[Item, ...]:
    return tuple(
        Item(CATEGORIES[category], _what(category, what), count, points)
        for category, what, count, points, *_ in sorted(read_notes(notes))
    )


def _what(category: int, what: int) -> str:
    """Name what an item stands for: a card, `stage 1`, `victory 1` by age, `defeat`, a symbol or `set`."""
    match category:
        case engine.MILITARY:
            return f"victory {what}" if what else "defeat"
        case engine.TREASURY:
            return "coins"
        case engine.WONDER:
            return f"stage {(what - FIRST_STAGE) % MOST_STAGES + 1}"
        case engine.SCIENCE:
            return ("set", *SYMBOLS)[what]
    return CARD_NAMES[what]
