"""Who can be asked to play, and how people write it: `level`, `level:leaning`, either with `@budget`.

strategist            a level of the ladder
master:science        with a leaning, so that bots at one table differ
master@500            thinking for 500 playouts a decision
master:close@0.5s     thinking for half a second
"""

from __future__ import annotations

import re
from math import inf
from typing import Protocol

from msgspec import Struct

from mirabilia.bots import architects, seven, uniform
from mirabilia.bots.bot import AnyBot, Budget, Clock
from mirabilia.core.errors import UsageError

LEVELS = ("apprentice", "builder", "strategist", "scholar", "master")
"""The ladder, weakest first."""
YARDSTICKS = ("mcts",)
"""Bots to measure against: plain tree search with random playouts."""
LEANINGS = ("science", "military", "builder", "merchant", "close")
"""What a bot is fond of; `close` aims at a narrow victory."""
PLAYOUTS = {"scholar": 400, "master": 2000, "mcts": 1000}
"""How long a bot that searches thinks about a decision unless it is told."""
WITHOUT_LEANING = ("apprentice", "mcts")


class Make(Protocol):
    """Make a bot of a game."""

    def __call__(self, level: str, leaning: str | None = None) -> AnyBot:
        """Return the bot of a level with a leaning."""


MAKERS: dict[str, Make] = {"seven": seven.make_bot, "architects": architects.make_bot}


class Entrant(Struct, frozen=True):
    """A bot as people write it."""

    level: str
    leaning: str | None = None
    playouts: int | None = None
    seconds: float | None = None

    def budget(self, clock: Clock) -> Budget:
        """Return how long it thinks about a decision, by a clock."""
        if self.seconds is not None:
            return Budget(seconds=self.seconds, clock=clock)
        playouts = self.playouts or PLAYOUTS.get(self.level)
        return Budget(playouts=inf if playouts is None else playouts)


def parse_entrant(text: str) -> Entrant:
    """Read a bot; UsageError says what can be written."""
    found = re.fullmatch(r"(\w+)(?::(\w+))?(?:@(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,6})?)s))?", text)
    if not found:
        raise UsageError(f"{text!r} is no bot; write level, level:leaning, level@500 (playouts) or level@0.5s")
    level, leaning, playouts, seconds = found.groups()
    if level not in LEVELS + YARDSTICKS:
        raise UsageError(f"there is no bot {level!r}; there are {', '.join(LEVELS + YARDSTICKS)}")
    if leaning and (leaning not in LEANINGS or level in WITHOUT_LEANING):
        able = "; this bot has none" if level in WITHOUT_LEANING else f"; there are {', '.join(LEANINGS)}"
        raise UsageError(f"{level} has no leaning {leaning!r}{able}")
    if playouts == "0" or (seconds and float(seconds) == 0):
        raise UsageError(f"{text!r} gives no time to think")
    return Entrant(level, leaning, int(playouts) if playouts else None, float(seconds) if seconds else None)


def write_entrant(entrant: Entrant) -> str:
    """Write a bot so that `parse_entrant` reads it."""
    leaning = f":{entrant.leaning}" if entrant.leaning else ""
    if entrant.seconds is not None:
        return f"{entrant.level}{leaning}@{entrant.seconds:g}s"
    return f"{entrant.level}{leaning}" + (f"@{entrant.playouts}" if entrant.playouts else "")


def make_bot(game: str, entrant: Entrant) -> AnyBot:
    """Return the bot of a game that an entrant names."""
    if entrant.level == "apprentice":
        return uniform.pick
    return MAKERS[game](entrant.level, entrant.leaning)
