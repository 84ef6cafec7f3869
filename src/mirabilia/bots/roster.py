"""Who can be asked to play, and how they are written: `level`, `level:leaning`, either with `@budget`.

strategist            a level of the ladder
master:science        with a leaning, so that bots at one table differ
builder:any           with a leaning that differs from seat to seat
master@500            thinking for 500 playouts a decision
master:close@0.5s     thinking for half a second
program:mine          another program, known by a name (see the room `programs`)
program:mine@2s       with two seconds to answer

Who plays decides which backend the engine gets, so nothing here imports the engine before a bot is made.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from mirabilia.core import registry
from mirabilia.core.errors import UsageError

if TYPE_CHECKING:
    from mirabilia.bots.bot import AnyBot, Budget, Clock
    from mirabilia.bots.descriptor import Bots

LEVELS = ("apprentice", "builder", "strategist", "scholar", "master")
"""The ladder, weakest first."""
YARDSTICKS = ("mcts",)
"""Bots to measure against: plain tree search with random playouts."""
LEANINGS = ("science", "military", "wonders", "merchant", "close")
"""What a bot is fond of; `close` aims for a narrow victory."""
ANY = "any"
"""A leaning that differs from seat to seat; for a single bot it is the first that a game has."""
OLD_LEANINGS = {"builder": "wonders"}
"""Leanings that once had the name of a level, as logs and ledgers still do."""
PLAYOUTS = {"scholar": 400, "master": 2000, "mcts": 1000}
"""How long a bot that searches thinks about a decision unless told otherwise."""
APPRENTICE = "apprentice"
"""The level that plays every game."""
WITHOUT_LEANING = (APPRENTICE, "mcts")
PROGRAM = "program"
"""What takes the place of a level when the bot is another program."""
PROGRAM_NAME = r"[a-z][a-z0-9_-]{0,23}"
"""What the name of a program may look like."""


class Entrant(Struct, frozen=True):
    """A bot as people write it."""

    level: str
    leaning: str | None = None
    playouts: int | None = None
    seconds: float | None = None
    program: str | None = None
    """The name of the program, which is then the whole bot."""

    @property
    def searches(self) -> bool:
        """Whether it plays games out in its mind, for which it needs the compiled engine."""
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
        raise UsageError(f"{text!r} is not a bot; write level, level:leaning, level@500 (playouts) or level@0.5s")
    level, leaning, playouts, seconds = found.groups()
    leaning = OLD_LEANINGS.get(leaning, leaning)
    if level not in LEVELS + YARDSTICKS:
        raise UsageError(f"there is no bot {level!r}; there are {', '.join(LEVELS + YARDSTICKS)}")
    if leaning and level in WITHOUT_LEANING:
        raise UsageError(f"{level} has no leanings; write {level} alone")
    if leaning and leaning not in (*LEANINGS, ANY):
        raise UsageError(f"there is no leaning {leaning!r}; there are {', '.join(LEANINGS)}, and {ANY}")
    if (playouts or seconds) and level not in PLAYOUTS:
        raise UsageError(f"{level} does not search, so it needs no budget; write {text.partition('@')[0]}")
    if (playouts and int(playouts) == 0) or (seconds and float(seconds) == 0):
        raise UsageError(f"{text!r} gives no time to think")
    return Entrant(level, leaning, int(playouts) if playouts else None, float(seconds) if seconds else None)


def _parse_program(text: str) -> Entrant:
    found = re.fullmatch(rf"{PROGRAM}:({PROGRAM_NAME})(?:@(\d{{1,4}}(?:\.\d{{1,6}})?)s)?", text)
    if not found:
        raise UsageError(f"{text!r} is not a program; write {PROGRAM}:NAME or {PROGRAM}:NAME@2s, like {PROGRAM}:my-bot")
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


def parse_entrants(game: str, text: str, seats: Sequence[int], who: str = "bots") -> tuple[Entrant, ...]:
    """Read who sits in some seats: one bot for all of them, or one for each, separated by commas."""
    named = [parse_entrant(name.strip()) for name in text.split(",")]
    count = len(seats)
    if len(named) == 1:
        named *= count
    if len(named) != count:
        raise UsageError(
            f"{len(named)} {who} are named for {count} seats; name one for all, or one for each, separated by commas"
        )
    settled = tuple(settle(game, entrant, seat) for entrant, seat in zip(named, seats, strict=True))
    for entrant in settled:
        check_entrant(game, entrant)
    return settled


def settle(game: str, entrant: Entrant, seat: int) -> Entrant:
    """Return an entrant whose leaning, if it is `any`, is that of a seat."""
    if entrant.leaning != ANY:
        return entrant
    leanings = bots_of(game).leanings
    return replace(entrant, leaning=leanings[seat % len(leanings)] if leanings else None)


def bots_of(game: str) -> Bots:
    """Return the bots that know a game; this imports the engine."""
    bots: Bots = registry.load(registry.home(game).bots, "BOTS")
    return bots


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels and yardsticks that play a game, weakest first."""
    known = bots_of(game).levels
    return tuple(level for level in LEVELS + YARDSTICKS if level == APPRENTICE or level in known)


def check_entrant(game: str, entrant: Entrant) -> None:
    """Refuse a bot that does not play a game."""
    if entrant.program or entrant.level == APPRENTICE:
        return
    bots = bots_of(game)
    if entrant.level not in bots.levels:
        raise UsageError(f"{game} has no {entrant.level}; it has {', '.join(levels_of(game))}")
    if entrant.leaning and entrant.leaning not in (*bots.leanings, ANY):
        fond = f"write {entrant.level}" if not bots.leanings else f"there are {', '.join(bots.leanings)}"
        raise UsageError(f"no bot of {game} has the leaning {entrant.leaning}; {fond}")


def make_bot(game: str, entrant: Entrant) -> AnyBot:
    """Return the bot of a game that an entrant names; UsageError for a program, which is not made here."""
    if entrant.program:
        raise UsageError(f"program:{entrant.program} cannot play here; programs play in match, ladder, table and serve")
    check_entrant(game, entrant)
    if entrant.level == APPRENTICE:
        from mirabilia.bots import uniform

        return uniform.pick
    make = bots_of(game).make
    assert make, f"{game} has levels that nobody makes"
    return make(entrant.level, settle(game, entrant, 0).leaning)
