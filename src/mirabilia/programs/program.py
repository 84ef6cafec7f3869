"""A bot that is another program: it is asked in lines, has a deadline, and what it does wrong is said in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf
from time import monotonic
from typing import Any, Self

from msgspec import MsgspecError, json

from mirabilia import __version__
from mirabilia.bots import roster
from mirabilia.bots.bot import AnyBot, Budget
from mirabilia.bots.roster import Entrant
from mirabilia.core.chance import draw
from mirabilia.core.errors import ProgramError
from mirabilia.core.game import Decision, Option
from mirabilia.core.kernel import Words
from mirabilia.programs.given import Given
from mirabilia.programs.messages import (
    LONGEST_LINE,
    PROTOCOL,
    Answer,
    Ask,
    FromProgram,
    Hello,
    Ready,
    Trouble,
    is_chance,
    parse_chance,
    raw,
    write_chance,
    write_line,
)
from mirabilia.programs.process import Process, quoted

SECONDS = 10.0
"""What a program has to answer in unless it is told otherwise."""
LATE = 0.5
"""Seconds that an answer may take on its way."""
GETTING_READY = 300.0
"""Seconds that a program may take from its start to its first word."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds for which a program that failed is left alone, each time twice as long, where a game goes on without it."""


class Program:
    """A program that is started when it is needed, asked for any seat of any game, and ended by `close`."""

    def __init__(
        self, command: Sequence[str], *, hurried: bool = False, clock: Callable[[], float] = monotonic
    ) -> None:
        """Know a program by its command; hurried, its start counts as thinking and it is not asked in vain."""
        self.command = command
        self.process: Process | None = None
        self.ready: Ready | None = None
        """What it said of itself when it was ready."""
        self._hurried = hurried
        self._clock = clock
        self._started = 0.0
        self._waited = False
        """Whether somebody in a hurry has waited in vain for it to become ready; nobody does a second time."""
        self._asked = 0
        self._faults = 0
        self._alone_until = 0.0

    def bot_for(self, game: str) -> AnyBot:
        """Return it as a bot of a game."""

        def pick(view: Any, decision: Decision[Any], budget: Budget, chance: Words, /) -> Option[Any]:
            seconds = min(budget.seconds, SECONDS)
            self._asked += 1
            word = write_chance(int(chance[0]))
            answer = self.ask(Ask(self._asked, game, seconds, word, raw(view), raw(decision)), len(decision.options))
            if answer.chance is None:
                draw(chance)
            else:
                chance[0] = parse_chance(answer.chance)
            return decision.options[answer.option]

        return pick

    def start(self) -> None:
        """Start it, and wait until it is ready; ProgramError if it does not get so."""
        self._ready_by(inf)

    def ask(self, ask: Ask, options: int) -> Answer:
        """Return what it answers; ProgramError, and its end, if that is nothing, nonsense or too late."""
        asked = self._clock()
        if self._hurried and asked < self._alone_until:
            raise ProgramError("has failed before, and is left alone for a while")
        process = self._ready_by(asked + ask.seconds if self._hurried else inf)
        seconds = ask.seconds + LATE
        if self._hurried:
            seconds = asked + ask.seconds - self._clock()
            if seconds < ask.seconds / 2:
                raise ProgramError("was not ready in time")  # it is now, and the next question finds it so
        if process.has_spoken:
            raise self._fault("spoke without being asked:", quoted(process.hear(0.0)))
        process.say(write_line(ask))
        found, line = self._heard(process, seconds, f"gave no answer within {ask.seconds:g} s")
        answer = self._checked(found, line, ask, options)
        self._faults = 0
        return answer

    def close(self) -> None:
        """End it: first it may leave by itself."""
        if self.process:
            self.process.close()
        self.process = self.ready = None

    def _ready_by(self, until: float) -> Process:
        """Return the process when it can be asked."""
        if self.process is None:
            try:
                self.process = Process(self.command)
            except OSError as error:
                raise self._fault(f"cannot be started: {error.strerror or error}") from None
            self._started, self._waited = self._clock(), False
            self.process.say(write_line(Hello(PROTOCOL, __version__)))
        if not self.ready:
            last = self._started + GETTING_READY
            late = f"was not ready within {GETTING_READY:g} s" if until >= last else ""
            patience = 0.0 if self._waited else min(until, last) - self._clock()
            self._waited = bool(not late)
            found, line = self._heard(self.process, patience, late)
            if isinstance(found, Trouble):
                raise self._fault("cannot begin:", quoted(found.message))
            if not isinstance(found, Ready):
                raise self._fault("did not say that it is ready but", quoted(line))
            if found.protocol != PROTOCOL:
                raise self._fault(f"speaks version {found.protocol} of the protocol, not {PROTOCOL}")
            self.ready = found
        return self.process

    def _heard(self, process: Process, seconds: float, late: str) -> tuple[FromProgram, bytes]:
        """Return its next message, and the line that it was; to be late is no fault if nothing is said of it."""
        try:
            line = process.hear(seconds)
        except TimeoutError:
            raise self._fault(late) if late else ProgramError("is not ready yet") from None
        if line is None:
            raise self._fault("ended", process.last_words())
        if len(line) > LONGEST_LINE:
            raise self._fault(f"said a line of more than {LONGEST_LINE:,} bytes:", quoted(line))
        try:
            return json.decode(line, type=FromProgram), line
        except (MsgspecError, ValueError, RecursionError) as error:
            raise self._fault("said what is no message:", f"{quoted(line)} ({error})") from None

    def _checked(self, found: FromProgram, line: bytes, ask: Ask, options: int) -> Answer:
        """Return an answer that can be played; ProgramError if it is none."""
        if isinstance(found, Trouble):
            raise self._fault("cannot go on:", quoted(found.message))
        if not isinstance(found, Answer):
            raise self._fault("did not answer but said", quoted(line))
        if found.id != ask.id:
            raise self._fault(f"answered question {found.id} when it was asked {ask.id}:", quoted(line))
        if not 0 <= found.option < options:
            raise self._fault(f"picked option {found.option}, which is none of 0 to {options - 1},")
        if found.chance is not None and not is_chance(found.chance):
            raise self._fault("answered with a chance that is none:", quoted(line))
        return found

    def _fault(self, reason: str, words: str = "") -> ProgramError:
        """End the program and return the error that says why."""
        if self.process:
            self.process.kill()
        self.process = self.ready = None
        self._faults += 1
        pause = min(FIRST_PAUSE * 2 ** min(self._faults - 1, 10), LONGEST_PAUSE)
        self._alone_until = self._clock() + pause
        return ProgramError(reason, f" {words}" if words else "")


class Programs:
    """The programs of one owner, each a single process that is started when it is first asked.

    A copy that is sent to another process has processes of its own, which end with that one.
    """

    def __init__(self, given: Iterable[Given], *, hurried: bool = False) -> None:
        self._given = tuple(given)
        self._programs = {one.name: Program(one.arguments, hurried=hurried) for one in self._given}

    def make_bot(self, game: str, entrant: Entrant) -> AnyBot:
        """Return the bot of a game that an entrant names, program or not; ProgramError if it was not given."""
        if not entrant.program:
            return roster.make_bot(game, entrant)
        if entrant.program not in self._programs:
            raise ProgramError("was not given to whoever plays here")
        return self._programs[entrant.program].bot_for(game)

    def start(self, entrants: Iterable[Entrant]) -> None:
        """Start those programs that are about to play; ProgramError names one that does not get ready."""
        for name in dict.fromkeys(entrant.program for entrant in entrants if entrant.program):
            try:
                if name in self._programs:
                    self._programs[name].start()
            except ProgramError as error:
                raise ProgramError(f"program:{name} {error.reason}", str(error).removeprefix(error.reason)) from None

    def close(self) -> None:
        """End them all."""
        for program in self._programs.values():
            program.close()

    def __reduce__(self) -> tuple[type[Programs], tuple[tuple[Given, ...]]]:
        return type(self), (self._given,)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
