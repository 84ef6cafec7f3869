"""A table in memory, with those who watch it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from mirabilia.server.sight import Eyes, Lens
from mirabilia.server.table import Table
from mirabilia.server.tokens import seat_of


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    def send(self, data: bytes) -> None:
        """Pass a message on, without waiting."""


class Watching(msgspec.Struct):
    """How somebody watches a table."""

    hashed: str | None
    """The hash of the token they came with."""
    eyes: Eyes
    """The seat it opened when they were told something last."""


@dataclass(eq=False, slots=True)
class Live:
    """A table in memory, with those who watch it."""

    table: Table
    lens: Lens
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from the look at a table until what follows from it is stored and told."""
    watchers: dict[Watcher, Watching] = field(default_factory=dict)
    used: float = 0.0

    def eyes(self, hashed: str | None) -> Eyes:
        """Return the seat that a hashed token opens now, or the public."""
        return seat_of(self.table.seats, hashed)
