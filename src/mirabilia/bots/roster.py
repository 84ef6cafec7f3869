"""Who can be asked to play, and how people write it: `level`, `level:leaning`, either with `@budget`.

strategist            a level of the ladder
master:science        with a leaning, so that bots at one table differ
master@500            thinking for 500 playouts a decision
master:close@0.5s     thinking for half a second
program:mine          another program, which is known by a name (see the room `programs`)
program:mine@2s       with two seconds to answer

Who plays decides which backend the engine gets, so nothing here imports the engine before a bot is made.
"""

from __future__ import annotations

import re
from math import inf
from typing import TYPE_CHECKING

from msgspec import Struct

from mirabilia.core.errors import UsageError

if TYPE_CHECKING:
    from mirabilia.bots.bot import AnyBot, Budget, Clock

GAMES = ("seven", "architects")
LEVELS = ("apprentice", "builder", "strategist", "scholar", "master")
"""The ladder, weakest first."""
YARDSTICKS = ("mcts",)
"""Bots to measure against: plain tree search with random playouts."""
LEANINGS = ("science", "military", "wonders", "merchant", "close")
"""What a bot is fond of; `close` aims at a narrow victory."""
OLD_LEANINGS = {"builder": "wonders"}
"""Leanings that had the name of a level once, as logs and ledgers still have them."""
PLAYOUTS = {"scholar": 400, "master": 2000, "mcts": 1000}
"""How long a bot that searches thinks about a decision unless it is told."""
WITHOUT_LEANING = ("apprentice", "mcts")
PROGRAM = "program"
"""What stands in the place of a level when the bot is another program."""
PROGRAM_NAME = r"[a-z][a-z0-9_-]{0,23}"
"""How a program may be called."""


class Entrant(Struct, frozen=True):
    """A bot as people write it."""

    level: str
    leaning: str | None = None
    playouts: int | None = None
    seconds: float | None = None
    program: str | None = None
    """The name of the program, which then is the whole bot."""

    @property
    def searches(self) -> bool:
        """Whether it plays games out in its mind, for which it wants the compiled engine."""
        return self.level in PLAYOUTS

    def budget(self, clock: Clock) -> Budget:
        """Return how long it thinks about a decision, by a clock."""
        from mirabilia.bots.bot import Budget

        if self.seconds is not None:
            return Budget(seconds=self.seconds, clock=clock)
        playouts = self.playouts or PLAYOUTS.get(self.level)
        return Budget(playouts=inf if playouts is None else playouts)


def parse_entrant(text: str) -> Entrant:
    """Read a bot; UsageError says what can be written."""
    if text.partition(":")[0] == PROGRAM:
        return _parse_program(text)
    found = re.fullmatch(r"(\w+)(?::(\w+))?(?:@(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,6})?)s))?", text)
    if not found:
        raise UsageError(f"{text!r} is no bot; write level, level:leaning, level@500 (playouts) or level@0.5s")
    level, leaning, playouts, seconds = found.groups()
    leaning = OLD_LEANINGS.get(leaning, leaning)
    if level not in LEVELS + YARDSTICKS:
        raise UsageError(f"there is no bot {level!r}; there are {', '.join(LEVELS + YARDSTICKS)}")
    if leaning and level in WITHOUT_LEANING:
        raise UsageError(f"{level} has no leanings; write {level} alone")
    if leaning and leaning not in LEANINGS:
        raise UsageError(f"there is no leaning {leaning!r}; there are {', '.join(LEANINGS)}")
    if (playouts or seconds) and level not in PLAYOUTS:
        raise UsageError(f"{level} does not search, so it needs no budget; write {text.partition('@')[0]}")
    if (playouts and int(playouts) == 0) or (seconds and float(seconds) == 0):
        raise UsageError(f"{text!r} gives no time to think")
    return Entrant(level, leaning, int(playouts) if playouts else None, float(seconds) if seconds else None)


def _parse_program(text: str) -> Entrant:
    found = re.fullmatch(rf"{PROGRAM}:({PROGRAM_NAME})(?:@(\d{{1,4}}(?:\.\d{{1,6}})?)s)?", text)
    if not found:
        raise UsageError(f"{text!r} is no program; write {PROGRAM}:NAME or {PROGRAM}:NAME@2s, as in {PROGRAM}:my-bot")
    name, seconds = found.groups()
    if seconds and float(seconds) == 0:
        raise UsageError(f"{text!r} gives no time to think")
    return Entrant(PROGRAM, seconds=float(seconds) if seconds else None, program=name)


def write_entrant(entrant: Entrant) -> str:
    """Write a bot so that `parse_entrant` reads it."""
    behind = entrant.leaning or entrant.program
    leaning = f":{behind}" if behind else ""
    if entrant.seconds is not None:
        seconds = f"{entrant.seconds:.6f}".rstrip("0").rstrip(".")
        return f"{entrant.level}{leaning}@{seconds}s"
    return f"{entrant.level}{leaning}" + (f"@{entrant.playouts}" if entrant.playouts else "")


def make_bot(game: str, entrant: Entrant) -> AnyBot:
    """Return the bot of a game that an entrant names; UsageError for a program, which is not made here."""
    if entrant.program:
        raise UsageError(f"program:{entrant.program} cannot play here; programs play in match, ladder, table and serve")
    from mirabilia.bots import architects, seven, uniform

    if entrant.level == "apprentice":
        return uniform.pick
    makers = {"seven": seven.make_bot, "architects": architects.make_bot}
    return makers[game](entrant.level, entrant.leaning)
