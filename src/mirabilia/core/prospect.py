"""What an option brings that no score sheet shows yet, as a fact that people can be told."""

from __future__ import annotations

from msgspec import Struct


class Prospect(Struct, frozen=True):
    """One fact about an option; its words are under the key `GAME-prospect-KIND`."""

    kind: str
    """What it is: `frees`, `power`, `coins` and so on; each game defines its own."""
    what: str = ""
    """What it is about, if anything, as its noun and id: `card-lodge`, `power-dig`."""
    count: int = 0
    """A number of coins, an age or a stage."""
