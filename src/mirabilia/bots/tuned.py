"""Tuned weights as data: whole numbers by name for each number of players, with the command that made them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from mirabilia.core.errors import FactError
from mirabilia.core.facts import parse_toml


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights for one number of players."""

    command: str
    """What made them."""
    weights: dict[str, int]
    games: int = 0
    """Games of the last comparison with the weights it began from."""
    win_share: float = 0.0
    """What was won of these."""


class Tuned(Struct, frozen=True):
    """All sections of a file, in the order of the evaluator's names."""

    sections: dict[int, tuple[int, ...]]

    def of(self, players: int) -> tuple[int, ...]:
        """Return the weights for a number of players, or for the nearest number there is."""
        return self.sections[min(self.sections, key=lambda known: (abs(known - players), known))]


def read_tuned(file: str, text: str, names: Sequence[str]) -> Tuned:
    """Read a file of weights; FactError if one is missing or unknown."""
    tables = parse_toml(file, text).get("players")
    if not isinstance(tables, dict) or not tables:
        raise FactError(file, "the file", "has no [players.N] tables")
    sections = {}
    for players, raw in tables.items():
        try:
            section = msgspec.convert(raw, Section)
        except msgspec.ValidationError as error:
            raise FactError(file, f"players.{players}", str(error)) from None
        if set(section.weights) != set(names):
            odd = ", ".join(sorted(set(section.weights) ^ set(names))[:3])
            raise FactError(file, f"players.{players}", f"missing or unknown weights: {odd}")
        sections[int(players)] = tuple(section.weights[name] for name in names)
    return Tuned(sections)
