"""The conflicts at the end of an age: shields against shields, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from mirabilia.display.seven.names import Names
from mirabilia.games.seven.engine.conflict import token_points
from mirabilia.games.seven.model import Fought
from mirabilia.text import say


def conflict_table(fights: Sequence[Fought], names: Names) -> Table:
    """Show every conflict of an age, the person's own first."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for justify in ("right", "right", "center", "left", "left", "left"):
        table.add_column(justify=justify)
    for fight in sorted(fights, key=lambda fight: names.person not in (fight.city, fight.neighbour)):
        sides = [names.of(fight.city), str(fight.shields), ":", str(fight.against), names.of(fight.neighbour)]
        table.add_row(*map(Text.from_markup, [*sides, _outcome(fight, names)]))
    return table


def _outcome(fight: Fought, names: Names) -> str:
    """Say who takes which tokens."""
    if fight.winner is None:
        return say("seven-conflict-tied")
    loser = fight.neighbour if fight.winner == fight.city else fight.city
    points = int(token_points(fight.age))
    return say("seven-conflict-won", winner=names.of(fight.winner), loser=names.of(loser), points=points)
