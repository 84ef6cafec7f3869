"""Tuned weights as data: whole numbers by name for each number of players, with the command that produced them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from mirabilia.core.errors import FactError
from mirabilia.core.facts import parse_toml


class Section(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The weights for one number of players, and how they came about."""

    command: str = ""
    """The command that produced them."""
    games: int = 0
    """Games of the last comparison with the weights that tuning began from."""
    win_share: float = 0.0
    """The share of these that was won."""
    low: float = 0.0
    high: float = 0.0
    """The 95 % interval of the share."""
    weights: dict[str, int]


class Tuned(Struct, frozen=True):
    """All sections of a file, in the order of the evaluator's names."""

    sections: dict[int, tuple[int, ...]]

    def of(self, players: int) -> tuple[int, ...]:
        """Return the weights for a number of players, or for the nearest number there is."""
        return self.sections[min(self.sections, key=lambda known: (abs(known - players), known))]


def read_tuned(file: str, text: str, names: Sequence[str]) -> Tuned:
    """Read a file of weights; FactError if it has none, or if one is missing or unknown."""
    sections = parse_sections(file, text)
    if not sections:
        raise FactError(file, "the file", "has no [players.N] tables")
    for players, section in sections.items():
        if set(section.weights) != set(names):
            odd = ", ".join(sorted(set(section.weights) ^ set(names))[:3])
            raise FactError(file, f"players.{players}", f"missing or unknown weights: {odd}")
    return Tuned({players: tuple(section.weights[name] for name in names) for players, section in sections.items()})


def parse_sections(file: str, text: str) -> dict[int, Section]:
    """Read the sections of a file, by number of players; FactError names the one that is wrong."""
    found = parse_toml(file, text)
    tables = found.pop("players", {})
    if found or not isinstance(tables, dict):
        raise FactError(file, "the file", "is not a file of weights; it must have [players.N] tables and nothing else")
    sections = {}
    for players, raw in tables.items():
        try:
            sections[int(players)] = msgspec.convert(raw, Section)
        except ValueError as error:  # of msgspec, and of int
            raise FactError(file, f"players.{players}", str(error)) from None
    return sections
