"""JSON of things that are sent over and over: cities, options, what they lead to.

Games return the same object for the same thing wherever they can. It is encoded once, and the same bytes are put into
every message.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

KEPT = 16_384
"""How many encoded things are kept; then all are forgotten, and encoded again when they are needed."""

_encoder = msgspec.json.Encoder()


class Fragments:
    """Things that cannot change, as JSON, found by their identity.

    Each is kept with its JSON, so that no other object can get the same id while it is known here by that id.
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
