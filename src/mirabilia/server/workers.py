"""Bots think in processes of their own: a crash, a hang or a wrong answer never reaches a table."""

from __future__ import annotations

from typing import Protocol

from msgspec import Raw, Struct


class Question(Struct, frozen=True):
    """What a bot is asked: all it may know is in the view."""

    game: str
    bot: str
    """As people write it: level, leaning, budget."""
    seed: int
    """Where its own chance starts; never the seed of a game."""
    view: Raw
    decision: Raw


class Thinkers(Protocol):
    """Whoever can be asked what a bot would do."""

    async def start(self) -> None:
        """Begin; being warm comes later, in the background."""

    async def close(self) -> None:
        """End all processes."""

    async def ask(self, question: Question, options: int, seconds: float) -> int | None:
        """Return the number of an option below `options`; None after `seconds`, a crash, or a wrong answer."""
