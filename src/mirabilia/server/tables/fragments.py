"""JSON of things that are told again and again: cities, options, what they lead to.

Games give the same object for the same thing wherever they can. It is written once, and put into every message as
the bytes that it was then.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

KEPT = 16_384
"""How many things are kept as they were written; then all are forgotten, and written again when they are needed."""

_encoder = msgspec.json.Encoder()


class Fragments:
    """Things that cannot change, as JSON, found by which object they are.

    Each is kept with its JSON. So no other object can get its place in memory while it is known here by that place.
    """

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._kept: dict[int, tuple[Any, Raw]] = {}

    def all_of(self, things: Iterable[Any]) -> tuple[Raw, ...]:
        """Return each of some things as JSON."""
        kept = self._kept
        return tuple([kept[id(thing)][1] if id(thing) in kept else self._write(thing) for thing in things])

    def _write(self, thing: Any) -> Raw:
        if len(self._kept) >= self._most:
            self._kept.clear()
        data = Raw(_encoder.encode(thing))
        self._kept[id(thing)] = (thing, data)
        return data
