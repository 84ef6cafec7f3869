"""Files of tuned weights, written for `bots.tuned` to read: TOML with a section for each number of players."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from mirabilia.bots.tuned import Section, parse_sections, read_tuned
from mirabilia.files import read_file, whole_file

HEADING = "# Weights made by `mirabilia tune`; every section names its command.\n"


def write_sections(sections: dict[int, Section]) -> str:
    """Write a file of weights so that `parse_sections` reads it; the same sections give the same text."""
    return HEADING + "".join(_write_section(players, sections[players]) for players in sorted(sections))


def _write_section(players: int, section: Section) -> str:
    about = msgspec.to_builtins(section)
    weights = about.pop("weights")
    lines = [f"\n[players.{players}]", *_lines(about), f"\n[players.{players}.weights]", *_lines(weights)]
    return "\n".join(lines) + "\n"


def _lines(values: dict[str, object]) -> list[str]:
    return [f"{_key(name)} = {_value(value)}" for name, value in values.items()]


def _value(value: object) -> str:
    """Write a value as JSON does, which is also valid TOML except for one character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("_", "a").replace("-", "a").isalnum()
    return name if bare else _value(name)


def load_sections(path: Path) -> dict[int, Section]:
    """Read the sections of a file."""
    return parse_sections(str(path), _text(path))


def load_weights(path: Path, players: int, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the weights for a number of players, or else for the nearest, in the order of their names."""
    return read_tuned(str(path), _text(path), names).of(players)


def _text(path: Path) -> str:
    return read_file(path).decode(errors="replace")  # TOML has such a character only inside strings


def store_section(path: Path, players: int, section: Section) -> None:
    """Put a section into a file, leaving the others as they are."""
    sections = load_sections(path) if path.is_file() else {}
    with whole_file(path) as file:
        file.write(write_sections({**sections, players: section}).encode())
