"""Score sheets with the points of every stage and every progress token."""

from __future__ import annotations

from mirabilia.core.kernel import Words
from mirabilia.games.architects import model
from mirabilia.games.architects.sheet import items_of
from mirabilia.games.architects.transcript.format import ItemisedSheet, StagePoints, TokenPoints


def score_of(state: Words, sheet: model.Sheet) -> ItemisedSheet:
    """Return a player's sheet in a game that is over, with what it is made of."""
    items = items_of(state, sheet.city)
    return ItemisedSheet(
        seat=sheet.city,
        wonder=sheet.wonder,
        cat=sheet.cat,
        civilian=sheet.civilian,
        military=sheet.military,
        progress=sheet.progress,
        total=sheet.total,
        stages=sheet.stages,
        stage_points=tuple(
            StagePoints(int(item.what.removeprefix("stage ")), item.points)
            for item in items
            if item.category == "wonder"
        ),
        token_points=tuple(
            TokenPoints(item.what, item.count, item.points) for item in items if item.category == "progress"
        ),
    )
