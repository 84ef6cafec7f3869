"""Reading facts: TOML into typed entries, with errors that name the file, entry and reason."""

from __future__ import annotations

import tomllib
from typing import Any, Protocol, TypeVar

import msgspec

from mirabilia.core.errors import FactError


class Identified(Protocol):
    """An entry with an id."""

    @property
    def id(self) -> str:
        """Return the id."""


Entry = TypeVar("Entry", bound=Identified)


def parse_toml(file: str, text: str) -> dict[str, Any]:
    """Read a TOML file; FactError if it is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FactError(file, "the file", f"is not TOML: {error}") from None


def parse_entries(file: str, text: str, kind: str, type_: type[Entry]) -> tuple[Entry, ...]:
    """Read the [[kind]] tables of a file, each on its own so that an error can name its entry."""
    tables = parse_toml(file, text).get(kind)
    if not isinstance(tables, list):
        raise FactError(file, "the file", f"has no [[{kind}]] tables")
    entries: dict[str, Entry] = {}
    for number, raw in enumerate(tables, start=1):
        name = f"{kind} {raw['id']!r}" if isinstance(raw, dict) and "id" in raw else f"{kind} number {number}"
        try:
            entry = msgspec.convert(raw, type_)
        except msgspec.ValidationError as error:
            raise FactError(file, name, str(error)) from None
        if entry.id in entries:
            raise FactError(file, name, "appears twice")
        entries[entry.id] = entry
    return tuple(entries.values())
