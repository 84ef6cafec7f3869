"""The bots that can be asked to play, and how they are written: `level`, `level:leaning`, either with `@budget`.

strategist            a level of the ladder
master:science        with a leaning, so that bots at one table differ
builder:any           with a leaning that differs from seat to seat
master@500            thinking for 500 playouts a decision
master:close@0.5s     thinking for half a second
program:mine          another program, known by a name (see the room `programs`)
program:mine@2s       with two seconds to answer

The choice of bots decides which backend the engine gets, so nothing here imports the engine before a bot is made.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from mirabilia.core import registry
from mirabilia.core.errors import UsageError
from mirabilia.core.sources import sources_of

if TYPE_CHECKING:
    from mirabilia.bots.bot import AnyBot, Budget, Clock
    from mirabilia.bots.descriptor import Bots

ANY = "any"
"""A leaning that differs from seat to seat; for a single bot it is the first leaning that a game has."""
OLD_LEANINGS = {"builder": "wonders"}
"""Leanings that once had the name of a level, which logs and ledgers still use."""
PROGRAM = "program"
"""What replaces the level when the bot is another program."""
PROGRAM_NAME = r"[a-z][a-z0-9_-]{0,23}"
"""What the name of a program may look like."""


class Level(NamedTuple):
    """A level of the bots of a game."""

    name: str
    leanings: tuple[str, ...] = ()
    """What it can be fond of."""
    playouts: int | None = None
    """How long it thinks about a decision unless told otherwise; None if it does not search."""
    yardstick: bool = False
    """Whether it exists to measure others against and has no rung on the ladder."""
    module: str = "thinkers"
    """The module of the room that plays it: `make` there returns the bot, given the level and a leaning. How it plays
    depends on this module and on what that imports."""


APPRENTICE = Level("apprentice", module="mirabilia.bots.uniform")
"""The level that plays every game, from a module that belongs to none."""


class Entrant(Struct, frozen=True):
    """A bot as people write it."""

    level: str
    leaning: str | None = None
    playouts: int | None = None
    seconds: float | None = None
    program: str | None = None
    """The name of the program, if the bot is one."""

    @property
    def searches(self) -> bool:
        """Whether it plays games out in its mind, in any game, for which it needs the compiled engine."""
        return every_level().get(self.level, APPRENTICE).playouts is not None

    def budget(self, game: str, clock: Clock) -> Budget:
        """Return how long it may think about a decision of a game, by a clock."""
        from mirabilia.bots.bot import Budget

        if self.seconds is not None:
            return Budget(seconds=self.seconds, clock=clock)
        playouts = self.playouts or levels_of(game).get(self.level, APPRENTICE).playouts
        return Budget(playouts=inf if playouts is None else playouts)


def parse_entrant(text: str) -> Entrant:
    """Read a bot that some game has; UsageError says what can be written."""
    if text.partition(":")[0] == PROGRAM:
        return _parse_program(text)
    found = re.fullmatch(r"(\w+)(?::(\w+))?(?:@(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,6})?)s))?", text)
    if not found:
        raise UsageError(f"{text!r} is not a bot; write level, level:leaning, level@500 (playouts) or level@0.5s").said(
            "not_a_bot", text=text
        )
    level, leaning, playouts, seconds = found.groups()
    leaning = OLD_LEANINGS.get(leaning, leaning)
    known = every_level()
    if level not in known:
        listed = ", ".join(known)
        raise UsageError(f"there is no bot {level!r}; there are {listed}").said("no_bot", bot=level, known=listed)
    leanings = known[level].leanings
    if leaning and not leanings:
        raise UsageError(f"{level} has no leanings; write {level} alone").said("no_leanings", bot=level)
    if leaning and leaning not in (*leanings, ANY):
        listed = ", ".join((*leanings, ANY))
        raise UsageError(f"there is no leaning {leaning!r}; there are {listed}").said(
            "no_leaning", leaning=leaning, known=listed
        )
    if (playouts or seconds) and not known[level].playouts:
        instead = text.partition("@")[0]
        raise UsageError(f"{level} does not search, so it needs no time to think; write {instead}").said(
            "no_search", bot=level, instead=instead
        )
    if (playouts and int(playouts) == 0) or (seconds and float(seconds) == 0):
        raise UsageError(f"{text!r} gives no time to think").said("no_time", text=text)
    return Entrant(level, leaning, int(playouts) if playouts else None, float(seconds) if seconds else None)


def searches(bot: str) -> bool:
    """Return whether a bot, as people write it, searches, thinking for as long as it may; False if it is unknown."""
    with suppress(UsageError):
        return parse_entrant(bot).searches
    return False


def _parse_program(text: str) -> Entrant:
    found = re.fullmatch(rf"{PROGRAM}:({PROGRAM_NAME})(?:@(\d{{1,4}}(?:\.\d{{1,6}})?)s)?", text)
    if not found:
        raise UsageError(
            f"{text!r} is not a program; write {PROGRAM}:NAME or {PROGRAM}:NAME@2s, like {PROGRAM}:my-bot"
        ).said("not_a_program", text=text)
    name, seconds = found.groups()
    if seconds and float(seconds) == 0:
        raise UsageError(f"{text!r} gives no time to think").said("no_time", text=text)
    return Entrant(PROGRAM, seconds=float(seconds) if seconds else None, program=name)


def write_entrant(entrant: Entrant) -> str:
    """Write a bot so that `parse_entrant` reads it."""
    behind = entrant.leaning or entrant.program
    leaning = f":{behind}" if behind else ""
    if entrant.seconds is not None:
        seconds = f"{entrant.seconds:.6f}".rstrip("0").rstrip(".")
        return f"{entrant.level}{leaning}@{seconds}s"
    return f"{entrant.level}{leaning}" + (f"@{entrant.playouts}" if entrant.playouts else "")


def parse_entrants(game: str, text: str, seats: Sequence[int]) -> tuple[Entrant, ...]:
    """Read who sits in some seats: one bot for all of them, or one for each, separated by commas."""
    named = [parse_entrant(name.strip()) for name in text.split(",")]
    count = len(seats)
    if len(named) == 1:
        named *= count
    if len(named) != count:
        raise UsageError(
            f"{len(named)} bots are named for {count} seats; name one for all, or one for each, separated by commas"
        ).said("named_for_seats", named=len(named), seats=count)
    settled = tuple(settle(game, entrant, seat) for entrant, seat in zip(named, seats, strict=True))
    for entrant in settled:
        check_entrant(game, entrant)
    return settled


def settle(game: str, entrant: Entrant, seat: int) -> Entrant:
    """Return an entrant with the leaning `any`, if it has it, replaced by that of a seat."""
    if entrant.leaning != ANY:
        return entrant
    leanings = levels_of(game).get(entrant.level, APPRENTICE).leanings
    return replace(entrant, leaning=leanings[seat % len(leanings)] if leanings else None)


def bots_of(game: str) -> Bots:
    """Return the bots that know a game; this imports the engine."""
    bots: Bots = registry.load(f"{registry.home(game).bots}.descriptor", "BOTS")
    return bots


def levels_of(game: str) -> dict[str, Level]:
    """Return the levels that play a game by name, weakest first."""
    own: tuple[Level, ...] = registry.load(registry.home(game).bots, "LEVELS")
    return {level.name: level for level in (APPRENTICE, *own)}


def every_level() -> dict[str, Level]:
    """Return the levels of all games by name, each with what it can do in any game."""
    merged: dict[str, Level] = {}
    for level in (level for game in registry.games() for level in levels_of(game).values()):
        known = merged.get(level.name, level)
        leanings = tuple(dict.fromkeys(known.leanings + level.leanings))
        merged[level.name] = known._replace(leanings=leanings, playouts=known.playouts or level.playouts)
    return merged


def check_entrant(game: str, entrant: Entrant) -> None:
    """Refuse a bot that does not play a game."""
    if entrant.program:
        return
    levels = levels_of(game)
    if entrant.level not in levels:
        listed = ", ".join(levels)
        raise UsageError(f"{game} has no {entrant.level}; it has {listed}").said(
            "no_level", game=game, bot=entrant.level, known=listed
        )
    level = levels[entrant.level]
    if entrant.leaning and entrant.leaning not in (*level.leanings, ANY):
        known = ", ".join((level.name, *(f"{level.name}:{leaning}" for leaning in level.leanings)))
        raise UsageError(f"{level.name} of {game} does not have the leaning {entrant.leaning}; there are {known}").said(
            "other_leaning", bot=level.name, game=game, leaning=entrant.leaning, known=known
        )
    if (entrant.playouts or entrant.seconds) and not level.playouts:
        raise UsageError(f"{level.name} of {game} does not search, so it needs no budget").said(
            "no_budget", bot=level.name, game=game
        )


def make_bot(game: str, entrant: Entrant) -> AnyBot:
    """Return the bot that an entrant names in a game; UsageError for a program, which is not made here."""
    if entrant.program:
        raise UsageError(
            f"program:{entrant.program} cannot play here; programs play in match, ladder, table and serve"
        ).said("program_elsewhere", program=entrant.program)
    check_entrant(game, entrant)
    bot: AnyBot = registry.load(module_of(game, entrant.level), "make")(entrant.level, settle(game, entrant, 0).leaning)
    return bot


def module_of(game: str, level: str) -> str:
    """Return the module that plays a level of a game."""
    module = levels_of(game)[level].module
    return module if "." in module else f"{registry.home(game).bots}.{module}"


def sources_of_bots(game: str, entrants: Iterable[Entrant]) -> str:
    """Return a hash of everything that decides how these bots play a game; programs have one of their own."""
    levels = sorted({entrant.level for entrant in entrants if not entrant.program})
    return sources_of(game, tuple(module_of(game, level) for level in levels))
