"""A battle: shields all round the table, and the victory tokens they bring."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from mirabilia.display.names import Names
from mirabilia.games.architects.model import Fought
from mirabilia.text import say


def battle_table(fought: Fought, names: Names) -> Table:
    """Show every player's shields and victory tokens in the order they sit, the person first."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    players = len(fought.shields)
    for step in range(players):
        seat = (names.person + step) % players
        shields = say("shields", count=fought.shields[seat])
        won = say("architects-battle-won", count=fought.victories[seat])
        table.add_row(*map(Text.from_markup, [names.of(seat), shields, won]))
    return table
