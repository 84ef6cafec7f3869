"""Score sheets of the engine as nouns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mirabilia.core.game import Item
from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.architects.engine import score as engine
from mirabilia.games.architects.engine.layout import PLAYERS, VICTORIES, city_at
from mirabilia.games.architects.facts import STAGES
from mirabilia.games.architects.model import Result, Sheet
from mirabilia.games.architects.tables import CARD_NAMES, TOKEN_NAMES

CATEGORIES = ("wonder", "cat", "civilian", "military", "progress", "total")
"""The columns of a sheet, in the engine's order."""


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
        stages=int(engine.stages_built(state, city_at(seat))),
    )


def items_of(state: Words, seat: int) -> tuple[Item, ...]:
    """Return what the sheet of one player is made of, including what is worth nothing."""
    pad, sheet = words(engine.ITEMS), words(engine.SHEET)
    engine.score(state, city_at(seat), sheet, pad)
    counted = list(zip(*[iter(plain(pad))] * 2, strict=True))
    stages = [f"stage {number}" for number in range(1, STAGES + 1)]
    cat, military = int(sheet[engine.CAT_POINTS]), int(sheet[engine.MILITARY])
    found = [
        *_items("wonder", stages, counted[engine.STAGE_ITEM :]),
        Item("cat", "cat", int(cat > 0), cat),
        *_items("civilian", CARD_NAMES, counted[engine.CARD_ITEM :]),
        Item("military", "victory", int(state[city_at(seat) + VICTORIES]), military),
        *_items("progress", TOKEN_NAMES, counted[engine.TOKEN_ITEM :]),
    ]
    return tuple(item for item in found if item.count)


def _items(category: str, names: Sequence[str], counted: Sequence[tuple[int, int]]) -> Iterator[Item]:
    """Yield the items of a category, given the count and the points of each name."""
    for name, (count, points) in zip(names, counted, strict=False):
        if name:
            yield Item(category, name, count, points)
