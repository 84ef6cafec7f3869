"""Bots think in processes of their own: a crash, a hang or a wrong answer never reaches a table.

Our bots think in workers, each of which can be any of them; a bot that is another program thinks in that program.
Both are asked in the same way, one question at a time. Workers start with the python backend, which is ready quickly.
Meanwhile a worker that is never asked compiles everything, and when it is done, compiled workers take over one by one.

Where there are two workers or more, one of them never searches. Under load, bots that search get less time and say so;
if even that runs out, one that does not search decides in their place.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count as numbers
from time import monotonic
from typing import Any, Literal, NamedTuple, ParamSpec, Protocol, TypeVar

import structlog
from msgspec import Raw, Struct
from msgspec.structs import replace

from mirabilia.bots.bot import make_chance
from mirabilia.bots.roster import searches
from mirabilia.core.errors import ProgramError
from mirabilia.programs.given import parse_programs
from mirabilia.programs.messages import Ask, write_chance
from mirabilia.programs.program import Program
from mirabilia.server.tables.table import STAND_IN
from mirabilia.server.thinking.advising import Advise, Advised
from mirabilia.server.thinking.team import Team
from mirabilia.server.thinking.timing import is_hurried, program_of, timed
from mirabilia.server.thinking.worker import GENTLY

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")

Backend = Literal["python", "numba"]
COMMAND = (sys.executable, "-P", "-m", "mirabilia.server.thinking.worker")
COMPILING = 900.0
"""Seconds after which compiling is abandoned, long enough for a slow and busy machine."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
"""Seconds before a worker that failed is restarted; doubled each time."""
SHORTEST = 0.05
"""Seconds that are too few for any bot to answer, and so too few to lose a worker over."""
PROGRAM_THINKING = 3.0
"""Seconds that a program has for a decision, including its start."""
WEIGHING = 0.6
"""The fraction of the time for advice in which games are played out; the rest is for asking and answering."""
MOMENT = 0.1
"""Seconds of advice from a process that does not search."""
OVERTIME = 5.0
"""Seconds by which advice may be late before its process is given up for lost: it finishes what it has begun."""
RESERVE = 1.0
"""Seconds at the end of a search's time that are kept for a bot in its place; a quarter, if there is little time."""
MOST_THREADS = 4096
"""How many threads to wait in, one for each process: far more than there are processes at any time."""


class Question(Struct, frozen=True):
    """What a bot is asked: everything it may know is in the view."""

    game: str
    bot: str
    """As a person types it: level, leaning, budget."""
    seed: int
    """Where its own chance starts; never the seed of a game."""
    view: Raw
    decision: Raw
    table: str = ""
    """The table where it is asked: tables take turns."""


class Picked(NamedTuple):
    """What came of a question."""

    option: int
    hurried: bool = False
    """Whether it was thought over for less than half as long as usual, because many are waiting."""


class Assignment(NamedTuple):
    """A question whose turn it is, and the process to ask."""

    team: Team
    program: Program
    question: Question
    is_search: bool


class Thinkers(Protocol):
    """Anything that can be asked what a bot would do, and what options are worth."""

    async def start(self) -> None:
        """Start; warming up comes later, in the background."""

    async def close(self) -> None:
        """End all processes."""

    async def ask(self, question: Question, options: int, seconds: float) -> Picked | None:
        """Return one of the first `options` options; None after `seconds`, a crash, or a wrong answer."""

    async def advise(
        self, question: Question, playouts: int, seconds: float, chosen: int | None = None
    ) -> Advised | None:
        """Return what options are worth, from this many games or as many as there is time for; None as for `ask`."""


class Worker(Program):
    """A process of ours that can be any of our bots."""

    def __init__(self, command: Sequence[str], backend: Backend) -> None:
        environment = {**os.environ, "MIRABILIA_BACKEND": backend}
        pauses = (FIRST_PAUSE, LONGEST_PAUSE)
        super().__init__(command, ours=True, environment=environment, getting_ready=COMPILING, pauses=pauses)
        self.backend = backend


class Workers:
    """All processes in which the bots of a server think."""

    def __init__(
        self,
        count: int | None = None,
        *,
        warm: bool = True,
        programs: Sequence[str] = (),
        command: Sequence[str] = COMMAND,
    ) -> None:
        """Plan a number of workers, and as many processes of each program (NAME=COMMAND) that may play as well."""
        count = count or max(2, os.cpu_count() or 1)
        self._command = command
        self._warm = warm
        self._staff: set[Program] = set()
        """Everything that may have a process."""
        self._workers = [self._hire("python") for _ in range(count)]
        """The workers in service."""
        self._relief: list[Worker] = []
        """Compiled ones that are to replace others between questions."""
        self._ours = Team(count, most_searching=max(1, count - 1))
        self._programs: dict[str, Team] = {}
        for given in parse_programs(programs):
            processes = [Program(given.arguments) for _ in range(count)]  # started when they are first asked
            self._programs[given.name] = Team(count, processes)
            self._staff.update(processes)
        self._numbers = numbers(1)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._threads = ThreadPoolExecutor(MOST_THREADS, "bots")
        self._compiled = False
        self._loading = asyncio.Lock()
        self._closed = False

    @property
    def backends(self) -> list[Backend]:
        """What each worker runs on."""
        return [worker.backend for worker in self._workers]

    @property
    def processes(self) -> list[int]:
        """The ids of all processes, or of their leashes where there are any."""
        return [program.process.pid for program in self._staff if program.process]

    async def start(self) -> None:
        """Start; warming up comes later, in the background."""
        for worker in self._workers:
            self._go(self._employ(worker))
        if self._warm:
            self._go(self._warm_up())

    async def close(self) -> None:
        """End all processes; anyone still waiting for an answer gets None."""
        self._closed = True
        tasks = set(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*map(self._dismiss, set(self._staff)))
        for team in (self._ours, *self._programs.values()):
            team.end()
        self._threads.shutdown(wait=False)

    async def ask(self, question: Question, options: int, seconds: float) -> Picked | None:
        """Return one of the first `options` options; None after `seconds`, a crash, or a wrong answer.

        A search that yields nothing in time is replaced by the answer of a bot that does not search.
        """
        if not searches(question.bot):
            return await self._ask(question, options, seconds)
        deadline = monotonic() + seconds
        thought = await self._ask(question, options, seconds - min(RESERVE, seconds / 4))
        if thought or self._closed:
            return thought
        instead = await self._ask(replace(question, bot=STAND_IN), options, deadline - monotonic())
        return instead and Picked(instead.option, hurried=True)

    async def advise(
        self, question: Question, playouts: int, seconds: float, chosen: int | None = None
    ) -> Advised | None:
        """Return what options are worth, from this many games or as many as there is time for; None as for `ask`.

        It waits for its turn among the searches for half of the time; after that, a moment of a process that does not
        search has to do, and the answer says how few games were played.
        """
        deadline = monotonic() + seconds
        told = await self._advise(question, playouts, deadline, chosen, seconds / 2)
        if told or self._closed:
            return told
        return await self._advise(question, playouts, deadline, chosen, None)

    async def _advise(
        self, question: Question, playouts: int, deadline: float, chosen: int | None, patience: float | None
    ) -> Advised | None:
        """Ask in turn with the searches, or, without `patience`, as one that does not search."""
        is_search = patience is not None
        assignment = await self._turn(self._ours, question, is_search, patience or deadline - monotonic())
        if not assignment:
            return None
        left = WEIGHING * (deadline - monotonic())
        seconds = self._ours.share(left) if is_search else min(MOMENT, left)
        asked = Advise(
            id=next(self._numbers),
            game=question.game,
            seconds=seconds,
            view=question.view,
            decision=question.decision,
            playouts=playouts,
            chosen=chosen,
        )
        asking = partial(assignment.program.ask_besides, asked, Advised, monotonic() + seconds + OVERTIME)
        return await self._answered(assignment, asking, deadline)

    async def _ask(self, question: Question, options: int, seconds: float) -> Picked | None:
        deadline = monotonic() + seconds
        name = program_of(question.bot)
        team = self._programs.get(name) if name else self._ours
        if not team:
            _tell(question, "is not among the programs given here")
            return None
        assignment = await self._turn(team, question, searches(question.bot), seconds)
        if not assignment:
            return None
        left, bot, until = deadline - monotonic(), timed(question.bot), deadline
        seconds = team.share(left) if assignment.is_search else left
        if not isinstance(assignment.program, Worker):
            bot, seconds = "", min(PROGRAM_THINKING, seconds)
            until = monotonic() + seconds
        chance = write_chance(int(make_chance(question.seed, 0)[0]))
        ask = Ask(next(self._numbers), question.game, seconds, chance, question.view, question.decision, bot)
        answer = await self._answered(assignment, partial(assignment.program.ask, ask, options, until), deadline)
        return Picked(answer.option, is_hurried(bot, seconds)) if answer else None

    async def _turn(self, team: Team, question: Question, is_search: bool, seconds: float) -> Assignment | None:
        """Return the process to ask when it is a question's turn; None after these seconds, or when closing."""
        try:
            async with asyncio.timeout(seconds):
                program = None if self._closed else await self._ready_one(team, question, is_search)
        except TimeoutError:
            return None
        return None if not program or self._closed else Assignment(team, program, question, is_search)

    async def _ready_one(self, team: Team, question: Question, is_search: bool) -> Program | None:
        """Return the process to ask, None when closing; a worker that has ended since it was last asked is skipped."""
        while isinstance(program := await team.take(question.table, is_search), Worker) and not program.is_ready:
            self._go(self._employ(program))
            if is_search:
                team.end_search()
        return program

    async def _answered(self, assignment: Assignment, asking: Callable[[], T], deadline: float) -> T | None:
        """Return what a process answers by a deadline; one that is late can be asked again once it has answered."""
        answering = self._go(self._answer(assignment, asking, deadline))
        await asyncio.wait([answering], timeout=deadline - monotonic())
        return answering.result() if answering.done() and not answering.cancelled() else None

    async def _answer(self, assignment: Assignment, asking: Callable[[], T], deadline: float) -> T | None:
        """Return what a process answers, and let it be asked again."""
        team, program = assignment.team, assignment.program
        try:
            if deadline - monotonic() < SHORTEST:
                return None
            return await self._aside(asking)
        except ProgramError as error:
            _tell(assignment.question, error.reason)
        except Exception as error:  # a bug of ours, then; it must not cost the server a process for bots
            log.error("a bot could not be asked", error=type(error).__name__)
        finally:
            if isinstance(program, Worker) and (self._relief or not program.is_ready):
                self._go(self._employ(program))
            else:
                team.give(program)
            if assignment.is_search:
                team.end_search()
        return None

    async def _employ(self, worker: Worker) -> None:
        """Let a worker be asked as soon as it is ready, or another one in its place."""
        while not worker.is_ready:
            if worker.backend == "numba":  # use one that is ready sooner, until the next one has loaded its code
                if worker.process:
                    log.warning("a bot worker is replaced", reason="ended")
                worker = self._exchange(worker, self._hire("python"))
            self._go(self._load())
            await asyncio.sleep(worker.pause)
            try:
                await self._aside(worker.start)
            except ProgramError as error:
                log.warning("a bot worker is replaced", reason=error.reason)
        if worker.backend == "python" and self._relief:
            worker = self._exchange(worker, self._relief.pop())
        self._ours.give(worker)

    async def _warm_up(self) -> None:
        """Compile everything, then give every place a compiled worker."""
        began = monotonic()
        worker = await self._compiled_worker(GENTLY)
        if worker:
            await self._dismiss(worker)  # a process cannot lower its nice value again
            self._compiled = True
            log.info("bots are compiled", seconds=round(monotonic() - began, 1))
            await self._load()

    async def _load(self) -> None:
        """Start as many compiled workers as planned, one after the other, once everything is compiled."""
        async with self._loading:
            while self._compiled and self.backends.count("numba") + len(self._relief) < len(self._workers):
                worker = await self._compiled_worker()
                if not worker:
                    return
                self._relief.append(worker)
                idle = (one for one in self._workers if one.backend == "python" and self._ours.withdraw(one))
                if one := next(idle, None):
                    self._go(self._employ(one))

    async def _compiled_worker(self, *more: str) -> Worker | None:
        """Return a worker that has loaded all compiled code; None, with a line in the log, if that fails."""
        worker = self._hire("numba", *more)
        try:
            await self._aside(worker.start)
        except ProgramError as error:
            await self._dismiss(worker)
            log.warning("bots stay uncompiled and think slower", reason=error.reason)
            return None
        return worker

    def _hire(self, backend: Backend, *more: str) -> Worker:
        """Return a worker that has yet to be started."""
        worker = Worker((*self._command, *more), backend)
        self._staff.add(worker)
        return worker

    def _exchange(self, old: Worker, new: Worker) -> Worker:
        """Give one worker the place of another, and return it."""
        self._workers[self._workers.index(old)] = new
        self._go(self._dismiss(old))
        return new

    async def _dismiss(self, program: Program) -> None:
        """End a process immediately: nobody is waiting for its answer."""
        await self._aside(program.kill)
        self._staff.discard(program)

    async def _aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Wait in a thread for what a process does; ending the process ends the wait."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **kwargs))

    def _go(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in the background, until it is done or the pool closes."""
        task = asyncio.create_task(work)
        if self._closed:
            task.cancel()
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _tell(question: Question, reason: str) -> None:
    log.warning("a bot failed", game=question.game, bot=question.bot, reason=reason)
