"""How people play, to compare bots with: published figures, as facts."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct, field

from mirabilia.core.errors import FactError
from mirabilia.core.facts import parse_toml
from mirabilia.core.registry import folder_of, home

FILE = "people.toml"
"""The file beside a game's rules, present if something is known about its players."""


class PeopleAtTable(Struct, frozen=True, forbid_unknown_fields=True):
    """How people score at a table of a given size."""

    players: int
    mean: float
    winners: float
    """The winner's mean points."""
    sd: float
    margin: float
    """The median of the winner's lead over second place, in points."""
    counts: dict[str, float] = field(default_factory=dict)
    """Means of what the game's statistics count."""
    categories: dict[str, float] = field(default_factory=dict)
    winners_categories: dict[str, float] = field(default_factory=dict)


class People(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything known about how people play a game."""

    source: str
    table: tuple[PeopleAtTable, ...]
    index: dict[str, float]
    """The win index of each board."""
    indexed: str
    """Which boards have one."""

    def at(self, players: int) -> PeopleAtTable | None:
        """Return the figures for a number of players, or None if there are none."""
        return next((table for table in self.table if table.players == players), None)


@cache
def people(game: str) -> People | None:
    """Return what is known about people who play a game, or None if nothing is."""
    file = folder_of(home(game).game) / FILE
    if not file.is_file():
        return None
    try:
        return msgspec.convert(parse_toml(FILE, file.read_text("utf-8")), People)
    except msgspec.ValidationError as error:
        raise FactError(FILE, "the file", str(error)) from None
