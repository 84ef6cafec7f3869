"""Record -> rows: a game replayed, one row for each decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mirabilia.core.dataset import situations_of
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.record import Record
from mirabilia.lab.dataset.columns import columns_of


def rows_of(
    game: Descriptor, record: Record, bots: Sequence[str], number: int = 0, observations: int | None = None
) -> list[dict[str, Any]]:
    """Return the rows of a finished game, one per decision, as values by column; `bots` names the bot in each seat.

    `observations` is their version, the first unless it is given.
    """
    columns = columns_of(game.id)
    return [
        {column.name: column.read(situation) for column in columns}
        for situation in situations_of(game, record, bots, number, observations)
    ]
