"""Score sheets of the engine as nouns."""

from __future__ import annotations

from msgspec import Struct

from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.architects.engine import score as engine
from mirabilia.games.architects.engine.layout import PLAYERS, city_at
from mirabilia.games.architects.facts import STAGES
from mirabilia.games.architects.model import Result, Sheet
from mirabilia.games.architects.tables import CARD_NAMES, TOKEN_NAMES


class Scored(Struct, frozen=True):
    """How many a player has of one thing, and the points of all of them together."""

    count: int
    points: int


class Items(Struct, frozen=True):
    """What a sheet is made of: everything that a player has, even things worth nothing."""

    stages: dict[int, Scored]
    cards: dict[str, Scored]
    """Blue ones only."""
    tokens: dict[str, Scored]


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


def items_of(state: Words, seat: int) -> Items:
    """Return what the sheet of one player is made of."""
    pad = words(engine.ITEMS)
    engine.score(state, city_at(seat), words(engine.SHEET), pad)
    items = [Scored(*pair) for pair in zip(*[iter(plain(pad))] * 2, strict=True)]
    stages, cards, tokens = items[engine.STAGE_ITEM :], items[engine.CARD_ITEM :], items[engine.TOKEN_ITEM :]
    return Items(
        stages={number: stages[number - 1] for number in range(1, STAGES + 1) if stages[number - 1].count},
        cards={name: cards[n] for n, name in enumerate(CARD_NAMES) if name and cards[n].count},
        tokens={name: tokens[n] for n, name in enumerate(TOKEN_NAMES) if name and tokens[n].count},
    )
