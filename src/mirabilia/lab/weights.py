"""Files of tuned weights: TOML with a section for each number of players, and the command that made it."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from mirabilia.core.errors import UsageError
from mirabilia.lab.files import read_file, whole_file

HEADING = "# Weights made by `mirabilia tune`; every section names its command.\n"


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights for one number of players, and how they came about."""

    weights: dict[str, int]
    command: str = ""
    games: int = 0
    """How many were played against the weights that the tuning started from."""
    win_share: float = 0.0
    """What of them was won."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    players: dict[str, Section] = {}


def parse_weights(text: str) -> dict[int, Section]:
    """Read a file of weights; ValueError says what is wrong."""
    found = msgspec.convert(tomllib.loads(text), _File)
    return {int(players): section for players, section in found.players.items()}


def write_weights(sections: dict[int, Section]) -> str:
    """Write a file of weights so that `parse_weights` reads it; the same sections give the same text."""
    return HEADING + "".join(_write_section(players, sections[players]) for players in sorted(sections))


def _write_section(players: int, section: Section) -> str:
    lines = [f"\n[players.{players}]", f"command = {_value(section.command)}"]
    if section.games:
        lines += [f"games = {section.games}", f"win_share = {section.win_share}"]
    lines.append(f"\n[players.{players}.weights]")
    lines += [f"{_key(name)} = {weight}" for name, weight in section.weights.items()]
    return "\n".join(lines) + "\n"


def _value(text: str) -> str:
    """Write a string: JSON's way is TOML's way, but for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("_", "a").replace("-", "a").isalnum()
    return name if bare else _value(name)


def load_sections(path: Path) -> dict[int, Section]:
    """Read the sections of a file; UsageError says what is wrong with it."""
    try:
        return parse_weights(read_file(path).decode())
    except ValueError as error:  # of msgspec, of tomllib, of int and of decode
        raise UsageError(f"{path} is no file of weights: {error}") from None


def load_weights(path: Path, players: int, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the weights for a number of players, or else for the nearest, in the order of their names."""
    sections = load_sections(path)
    if not sections:
        raise UsageError(f"{path} has no section of weights, like [players.{players}]")
    nearest = min(sections, key=lambda number: (abs(number - players), number))
    weights = sections[nearest].weights
    wrong = sorted(set(names) ^ set(weights))
    if wrong:
        state = "lacks" if wrong[0] in names else "has an unknown"
        raise UsageError(f"{path}: [players.{nearest}.weights] {state} {wrong[0]!r}; it is of another version")
    return tuple(weights[name] for name in names)


def store_section(path: Path, players: int, section: Section) -> None:
    """Put a section into a file, which keeps its others."""
    sections = load_sections(path) if path.is_file() else {}
    with whole_file(path) as file:
        file.write(write_weights({**sections, players: section}).encode())
