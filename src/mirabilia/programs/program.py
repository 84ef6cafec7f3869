"""A process that bots think in: it is asked in lines, has a deadline, and its faults are reported in one line.

It is another person's program or one of our own; both speak the same protocol and are supervised in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from math import inf
from threading import Lock
from time import monotonic
from typing import Any, NoReturn, Self, TypeVar

from msgspec import MsgspecError, json
from msgspec.structs import replace

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
    Greeting,
    OwnAnswer,
    OwnQuestion,
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
"""Seconds within which a program has to answer unless it is told otherwise."""
LATE = 0.5
"""Seconds that an answer may take to arrive."""
GETTING_READY = 300.0
"""Seconds that a program may take from its start to its first word."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds for which a program that failed is left alone while a game goes on without it, doubled each time."""


Told = TypeVar("Told", bound=OwnAnswer)


class Program:
    """A program that is started when it is needed, and asked for any seat of any game.

    One thread at a time may ask it; any thread may end it.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        ours: bool = False,
        environment: Mapping[str, str] | None = None,
        getting_ready: float | None = None,
        pauses: tuple[float, float] = (FIRST_PAUSE, LONGEST_PAUSE),
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Prepare a program by its command; what one of ours says about its errors may go into a log."""
        self.command = command
        self.process: Process | None = None
        self.ready: Ready | None = None
        """What it said about itself when it was ready."""
        self._ours = ours
        self._environment = environment
        self._getting_ready = getting_ready or GETTING_READY
        self._pauses = pauses
        self._clock = clock
        self._numbers = count(1)
        self._started = 0.0
        self._waited = False
        """Whether a caller in a hurry has already waited for it to get ready and given up; that happens only once."""
        self._faults = 0
        """How many faults there were in a row."""
        self._alone_until = 0.0
        self._over = False
        self._starting = Lock()
        """Held to start it or to end it, so that nothing is started after its end."""

    @property
    def is_ready(self) -> bool:
        """Whether it can be asked right now."""
        process = self.process
        return self.ready is not None and process is not None and not process.has_spoken

    @property
    def pause(self) -> float:
        """How many more seconds it is left alone after its last fault."""
        return max(0.0, self._alone_until - self._clock())

    def bot_for(self, game: str) -> AnyBot:
        """Return it as a bot of a game."""

        def pick(view: Any, decision: Decision[Any], budget: Budget, chance: Words, /) -> Option[Any]:
            word = write_chance(int(chance[0]))
            ask = Ask(next(self._numbers), game, min(budget.seconds, SECONDS), word, raw(view), raw(decision))
            answer = self.ask(ask, len(decision.options))
            if answer.chance is None:
                draw(chance)
            else:
                chance[0] = parse_chance(answer.chance)
            return decision.options[answer.option]

        return pick

    def start(self) -> None:
        """Start it if it is not running, and wait until it is ready; ProgramError if it does not get ready."""
        self._ready_by(inf)

    def ask(self, ask: Ask, options: int, deadline: float | None = None) -> Answer:
        """Return its answer; ProgramError if that is missing, nonsense or too late, which also ends its process.

        A caller with a deadline is in a hurry: starting the program counts as thinking, and while it is left alone
        after a fault it is not asked at all.
        """
        found, line = self._exchange(ask, FromProgram, deadline)
        answer = self._checked(found, line, ask, options)
        self._faults = 0
        return answer

    def ask_besides(self, question: OwnQuestion, answer: type[Told], deadline: float) -> Told:
        """Return the answer of one of ours to a question that is not about a move; ProgramError as for `ask`."""
        found, line = self._exchange(question, FromProgram | answer, deadline)
        if isinstance(found, Trouble):
            self._check_trouble(found, question.id)
        if not isinstance(found, answer) or found.id != question.id:
            raise self._fault("said something other than what it was asked:", f" {quoted(line)}")
        self._faults = 0
        return found

    def _exchange(self, question: Ask | OwnQuestion, heard: Any, deadline: float | None) -> tuple[Any, bytes]:
        """Ask something when it is ready; return its next message, and the line it came in."""
        if deadline is not None and self.pause:
            raise ProgramError("has failed before, and is left alone for a while")
        process = self._ready_by(inf if deadline is None else deadline)
        seconds, late = question.seconds, LATE
        if deadline is not None:
            seconds, late = deadline - self._clock(), 0.0
            if seconds < question.seconds / 2:
                raise ProgramError("was not ready in time")  # it is now, so the next question will be asked
            question = replace(question, seconds=min(question.seconds, seconds))
        process.say(write_line(question))
        return self._heard(process, seconds + late, f"gave no answer within {round(seconds, 2):g} s", heard)

    def close(self) -> None:
        """End it and never start it again, but let it exit on its own first."""
        if process := self._taken():
            process.close()

    def kill(self) -> None:
        """End it immediately and never start it again."""
        if process := self._taken():
            process.kill()

    def _taken(self) -> Process | None:
        """Return the process to be ended; no other is started from now on."""
        with self._starting:
            self._over = True
            process, self.process, self.ready = self.process, None, None
            return process

    def _ready_by(self, until: float) -> Process:
        """Return the process when it can be asked."""
        process = self._running()
        if not self.ready:
            last = self._started + self._getting_ready
            late = f"was not ready within {self._getting_ready:g} s" if until >= last else ""
            patience = 0.0 if self._waited and until < inf else min(until, last) - self._clock()
            self._waited = bool(not late)
            found, line = self._heard(process, patience, late)
            if isinstance(found, Trouble):
                raise self._fault(*self._told("cannot begin:", found))
            if not isinstance(found, Ready):
                raise self._fault("said something before it was ready:", f" {quoted(line)}")
            if found.protocol != PROTOCOL:
                raise self._fault(f"speaks version {found.protocol} of the protocol, not {PROTOCOL}")
            self.ready = found
        elif process.has_spoken:
            line = self._line(process, 0.0, "")
            raise self._fault("spoke without being asked:", f" {quoted(line)}")
        return process

    def _running(self) -> Process:
        """Return the process, starting it if there is none."""
        with self._starting:
            if self._over:
                raise ProgramError("is not wanted any more")
            if self.process:
                return self.process
            try:
                self.process = Process(self.command, self._environment, ours=self._ours)
            except OSError as error:
                reason = f"cannot be started: {error.strerror or error}"
            else:
                self._started, self._waited = self._clock(), False
                self.process.say(write_line(Greeting(PROTOCOL, __version__)))
                return self.process
        raise self._fault(reason)

    def _line(self, process: Process, seconds: float, late: str) -> bytes:
        """Return the next line that it says; being late is not a fault if `late` is empty."""
        try:
            line = process.hear(seconds)
        except TimeoutError:
            raise self._fault(late) if late else ProgramError("is not ready yet") from None
        if line is None:
            end, complaint = process.last_words()
            raise self._fault(f"ended{end}", complaint)
        if len(line) > LONGEST_LINE:
            raise self._fault(f"said a line of more than {LONGEST_LINE:,} bytes:", f" {quoted(line)}")
        return line

    def _heard(self, process: Process, seconds: float, late: str, known: Any = FromProgram) -> tuple[Any, bytes]:
        """Return its next message, of a known kind, and the line it came in."""
        line = self._line(process, seconds, late)
        try:
            return json.decode(line, type=known), line
        except (MsgspecError, ValueError, RecursionError) as error:
            raise self._fault("said something that is not a message:", f" {quoted(line)} ({error})") from None

    def _checked(self, found: FromProgram, line: bytes, ask: Ask, options: int) -> Answer:
        """Return an answer that can be played; ProgramError if it cannot."""
        if isinstance(found, Trouble):
            self._check_trouble(found, ask.id)
        if not isinstance(found, Answer):
            raise self._fault("said something other than an answer:", f" {quoted(line)}")
        if found.id != ask.id:
            raise self._fault(f"answered question {found.id} when it was asked {ask.id}:", f" {quoted(line)}")
        if not 0 <= found.option < options:
            raise self._fault(f"picked option {found.option}, which is not one of 0 to {options - 1},")
        if found.chance is not None and not is_chance(found.chance):
            raise self._fault("answered with a chance that cannot be read:", f" {quoted(line)}")
        return found

    def _check_trouble(self, trouble: Trouble, asked: int) -> NoReturn:
        """Raise the error of a program that cannot answer a question, or cannot go on at all."""
        if trouble.id == asked:
            self._faults = 0
            raise ProgramError(*self._told("cannot answer:", trouble))
        raise self._fault(*self._told("cannot go on:", trouble))

    def _told(self, reason: str, trouble: Trouble) -> tuple[str, str]:
        """Return what is wrong, and separately the program's own words, which for ours are part of the reason."""
        said = f" {quoted(trouble.message)}"
        return (reason + said, "") if self._ours else (reason, said)

    def _fault(self, reason: str, said: str = "") -> ProgramError:
        """End its process and return the error that says why."""
        with self._starting:
            process, self.process, self.ready = self.process, None, None
        if process:
            process.kill()
        first, longest = self._pauses
        self._alone_until = self._clock() + min(first * 2 ** min(self._faults, 20), longest)
        self._faults += 1
        return ProgramError(reason, said)


class Programs:
    """The programs of one owner, each a single process that is started when it is first asked.

    A copy sent to another process has processes of its own, which end when that one does.
    """

    def __init__(self, given: Iterable[Given]) -> None:
        self._given = tuple(given)
        self._programs = {one.name: Program(one.arguments) for one in self._given}

    def make_bot(self, game: str, entrant: Entrant) -> AnyBot:
        """Return the bot of a game that an entrant names, program or not; ProgramError if it was not given."""
        if not entrant.program:
            return roster.make_bot(game, entrant)
        if entrant.program not in self._programs:
            raise ProgramError("is not among the programs given here")
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
