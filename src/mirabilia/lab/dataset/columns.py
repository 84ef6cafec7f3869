"""The columns of a dataset, each defined once for the file's schema, the values of every row, and the page's table."""

from __future__ import annotations

from functools import cache

import msgspec

from mirabilia.core.dataset import Column, Situation
from mirabilia.core.descriptor import TOTAL
from mirabilia.core.registry import describe
from mirabilia.core.tally import WIN

FORMAT = 3
"""Changes whenever a column is added, is removed or changes its meaning."""


def _view(situation: Situation) -> str:
    return msgspec.json.encode(situation.view).decode()


_GAME = (
    Column("number", "int64", "Number of the game in its run, from 0.", lambda s: s.number),
    Column("seed", "int64", "Seed of the game: with the setup it gives every card dealt.", lambda s: s.record.seed),
    Column("setup", "string", "Who plays which board, in the game's notation.", lambda s: s.record.setup),
    Column("hash", "string", "Hash of the game's last state, which closes its record.", lambda s: s.record.hash),
    Column("players", "int8", "Number of players.", lambda s: s.players),
    Column("move", "int32", "Number of the decision in the game, from 0, as in its record.", lambda s: s.move),
    Column("seat", "int8", "The seat that decides; its left neighbour has the next number.", lambda s: s.decision.seat),
    Column(
        "city",
        "int8",
        "The city it decides for; it differs from the seat only for the Free City of a game for two.",
        lambda s: s.decision.city,
    ),
    Column("bot", "string", "The bot on the seat, as `--bots` takes it.", lambda s: s.bot),
    Column("wonder", "string", "Wonder of the city.", lambda s: s.board.partition("-")[0]),
)


_CHOICE = (
    Column("options", "list<string>", "Everything that could be done, in the game's notation.", lambda s: s.options),
    Column(
        "actions",
        "list<int16>",
        "The options, in the same order, as numbers of the learning environments: where their mask is true.",
        lambda s: s.actions,
    ),
    Column("chosen", "int16", "Which of the options was chosen, from 0.", lambda s: s.chosen),
    Column(
        "action",
        "int16",
        "The chosen option as a number of the learning environments.",
        lambda s: s.actions[s.chosen],
    ),
)

_OUTCOME = (
    Column("points", "int16", "Points of the seat at the end of the game.", lambda s: s.standing.points),
    Column(
        "share",
        "float64",
        "Its share of the victory: 1 alone, 0.5 if two share it, 0 for losers.",
        lambda s: s.standing.share / WIN,
    ),
    Column("rank", "int8", "Its place, 1 for winners; equal seats have equal places.", lambda s: s.standing.rank),
    Column("margin", "int16", "Its points minus those of the best other seat.", lambda s: s.standing.margin),
)


def _by_category(name: str) -> Column:
    """Return the column of a category of the score sheet."""
    return Column(f"points_{name}", "int16", f"Those of them that are {name}.", lambda s: getattr(s.sheet, name))


_VIEW = (
    Column(
        "observation",
        "list<int16>",
        "What the seat sees as the numbers of the learning environments, in the order of their entries.",
        lambda s: s.observation,
    ),
    Column(
        "view",
        "string",
        "Everything the seat could know at this moment, as the JSON of a `View`: it decides from this alone. When it "
        "decides for the Free City, the `hand` in it still has the card just chosen for the seat's own city.",
        _view,
    ),
)


@cache
def columns_of(game: str) -> tuple[Column, ...]:
    """Return the columns of a game's datasets, in order."""
    known = describe(game)
    points, *others = _OUTCOME
    categories = (_by_category(name) for name in known.categories if name != TOTAL)
    return (*_GAME, *known.columns, *_CHOICE, points, *categories, *others, *_VIEW)
