"""What an option brings that no score sheet shows yet, as a fact that people can be told."""

from __future__ import annotations

from msgspec import Struct


class Prospect(Struct, frozen=True):
    """One fact of an option; its words are under the key `GAME-prospect-KIND`."""

    kind: str
    """What it is: `frees`, `power`, `coins`; each game says which it has."""
    what: str = ""
    """The id of what it is about, if anything: a card, a power."""
    count: int = 0
    """How many coins, which age, which stage."""
