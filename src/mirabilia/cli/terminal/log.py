"""The log: what happened, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mirabilia.display import paint
from mirabilia.text import say


@dataclass
class LoggedTurn:
    """What happened in one turn, under its name."""

    turn: str
    lines: list[str] = field(default_factory=list)


@dataclass
class Log:
    """Everything that has happened so far."""

    entries: list[LoggedTurn] = field(default_factory=list)

    def add(self, turn: str, lines: Sequence[str]) -> None:
        """Note what happened in a turn."""
        if not self.entries or self.entries[-1].turn != turn:
            self.entries.append(LoggedTurn(turn))
        self.entries[-1].lines += lines

    def lines(self) -> list[str]:
        """Return everything in order, every turn under its name."""
        told = []
        for entry in self.entries:
            told.append(paint.bold(entry.turn))
            told += entry.lines
        return told or [say("terminal-log-empty")]
