"""Bots think in processes of their own: a crash, a hang or a wrong answer never reaches a table.

Every place of the pool has one worker and asks it one question at a time; questions wait in one line. Workers
start with the python backend, which is ready at once. Meanwhile one that never answers compiles everything, and
when it is done, every place gets a compiled worker as soon as that has loaded its code.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count as numbers
from time import monotonic
from typing import Any, Literal, Protocol

import structlog
from msgspec import MsgspecError, Raw, Struct, json

from mirabilia.server.thinking.worker import Answer, Ask, Line, Warm

log = structlog.get_logger()

Backend = Literal["python", "numba"]
COMMAND = (sys.executable, "-P", "-m", "mirabilia.server.thinking.worker")
COMPILING = 900.0
"""Seconds after which it is given up, on a machine that is slow and busy."""
FAREWELL = 2.0
"""Seconds that a worker has to leave when it is asked to, before it is told to, before it is made to."""
SHORTEST = 0.05
"""Seconds in which no bot can be expected to answer: too few to lose a worker over."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before a place gets its next worker when several in a row were of no use; each time twice as long."""


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


class WorkerError(Exception):
    """A worker is of no use any more; the message says why."""


@dataclass(frozen=True, eq=False)
class Worker:
    """A process that answers lines."""

    process: Process
    backend: Backend

    async def answer(self, line: Line, deadline: float) -> Answer:
        """Return what comes of a line; WorkerError if that is nothing, nonsense or too late."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin
        assert stdout
        try:
            async with asyncio.timeout(deadline - monotonic()):
                stdin.write(json.encode(line).replace(b"\n", b" ") + b"\n")  # JSON has line ends only between things
                await stdin.drain()
                found = await stdout.readline()
            answer = json.decode(found, type=Answer) if found else None
        except TimeoutError:
            raise WorkerError("gave no answer in time") from None
        except OSError:
            answer = None
        except (MsgspecError, ValueError):  # also a line without end
            raise WorkerError("answered nonsense") from None
        if answer is None:
            raise WorkerError("ended")
        if answer.number != line.number:
            raise WorkerError("answered what it was not asked")
        return answer

    async def end(self) -> None:
        """Let it go, and see that it is gone."""
        assert self.process.stdin
        self.process.stdin.close()
        for insist in (None, self.process.terminate, self.process.kill):
            with suppress(ProcessLookupError):
                if insist:
                    insist()
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self._gone()
                    return

    def kill(self) -> None:
        """Make it go at once; `end` sees that it is gone."""
        with suppress(ProcessLookupError):
            self.process.kill()

    async def _gone(self) -> None:
        """Wait for its end, and for that of the pipes to it."""
        assert self.process.stdin
        assert self.process.stdout
        while await self.process.stdout.read(1 << 16):
            pass
        await self.process.wait()
        with suppress(OSError):
            await self.process.stdin.wait_closed()


@dataclass(eq=False)
class Waiting:
    """A question in the line."""

    question: Question
    options: int
    deadline: float
    answer: asyncio.Future[int | None]

    def settle(self, option: int | None) -> None:
        """Tell who asked, if somebody still waits."""
        if not self.answer.done():
            self.answer.set_result(option)


class Workers:
    """A pool of processes for all bots of a server."""

    def __init__(
        self,
        count: int | None = None,
        *,
        warm: bool = True,
        programs: Sequence[str] = (),
        command: Sequence[str] = COMMAND,
    ) -> None:
        """Be a pool of so many workers; programs, each NAME=COMMAND, may play as well."""
        self._command = (*command, *programs)
        self._warm = warm
        self._line: asyncio.Queue[Waiting] = asyncio.Queue()
        self._numbers = numbers(1)
        self._places = [Place(self) for _ in range(count or max(1, (os.cpu_count() or 1) - 1))]
        self._staff: set[Worker] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._hiring: set[asyncio.Task[Worker]] = set()
        self._compiled = False
        self._loading = asyncio.Lock()
        self._closed = False

    @property
    def backends(self) -> list[Backend | None]:
        """What the worker of each place runs on; None while it has none."""
        return [place.worker.backend if place.worker else None for place in self._places]

    @property
    def processes(self) -> list[int]:
        """The ids of all processes."""
        return [worker.process.pid for worker in self._staff]

    async def start(self) -> None:
        """Begin; being warm comes later, in the background."""
        for place in self._places:
            self.go(place.serve())
        if self._warm:
            self.go(self._warm_up())

    async def close(self) -> None:
        """End all processes; whoever still waits for an answer gets None."""
        self._closed = True
        tasks = set(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self._hiring, return_exceptions=True)
        await asyncio.gather(*(self.dismiss(worker) for worker in set(self._staff)))
        while not self._line.empty():
            self._line.get_nowait().settle(None)

    async def ask(self, question: Question, options: int, seconds: float) -> int | None:
        """Return the number of an option below `options`; None after `seconds`, a crash, or a wrong answer."""
        if self._closed:
            return None
        answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._line.put_nowait(Waiting(question, options, monotonic() + seconds, answer))
        try:
            async with asyncio.timeout(seconds):
                return await answer
        except TimeoutError:
            return None

    # What places and their tasks need.

    def go(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, until it is done or the pool closes."""
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def next(self) -> Waiting:
        """Return the next question that somebody still waits for."""
        while (waiting := await self._line.get()).answer.done():
            pass
        return waiting

    def line_of(self, waiting: Waiting) -> Ask:
        """Return a question as a worker is asked it; those behind it in the line are to have their time too."""
        asked = waiting.question
        seconds = (waiting.deadline - monotonic()) / (1 + self._line.qsize() // len(self._places))
        return Ask(next(self._numbers), asked.game, asked.bot, asked.seed, asked.view, asked.decision, seconds)

    async def hire(self, backend: Backend) -> Worker:
        """Start a worker; OSError if the machine has no room for it."""
        task = asyncio.create_task(self._start(backend))
        self._hiring.add(task)
        task.add_done_callback(self._hiring.discard)
        return await asyncio.shield(task)  # a process that was begun is to be known before the pool closes

    async def _start(self, backend: Backend) -> Worker:
        environment = {**os.environ, "MIRABILIA_BACKEND": backend}
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, env=environment)
        worker = Worker(process, backend)
        self._staff.add(worker)
        return worker

    async def dismiss(self, worker: Worker) -> None:
        """End a worker."""
        await worker.end()
        self._staff.discard(worker)

    async def load(self, place: Place) -> None:
        """Give a place a compiled worker, once everything is compiled; one place at a time."""
        async with self._loading:
            if not self._compiled or (place.worker and place.worker.backend == "numba"):
                return
            worker = await self._warm_worker(gently=False)
            if worker:
                place.replace(worker)

    async def _warm_up(self) -> None:
        """Compile everything, then give every place a compiled worker."""
        began = monotonic()
        worker = await self._warm_worker(gently=True)
        if not worker:
            return
        await self.dismiss(worker)  # being gentle cannot be taken back
        self._compiled = True
        log.info("bots are compiled", seconds=round(monotonic() - began, 1))
        for place in self._places:
            await self.load(place)

    async def _warm_worker(self, *, gently: bool) -> Worker | None:
        """Return a worker that has loaded all compiled code; None, said in the log, if that cannot be."""
        worker = None
        try:
            worker = await self.hire("numba")
            answer = await worker.answer(Warm(next(self._numbers), gently), monotonic() + COMPILING)
            if not answer.error:
                return worker
            reason = answer.error
        except (OSError, WorkerError) as error:
            reason = str(error)
        log.warning("bots stay uncompiled and think slower", reason=reason)
        if worker:
            worker.kill()
            await self.dismiss(worker)
        return None


class Place:
    """One worker after another, each asked one question at a time."""

    def __init__(self, pool: Workers) -> None:
        self.worker: Worker | None = None
        self._pool = pool
        self._next: Worker | None = None
        """Takes over as soon as nothing is being asked."""
        self._idle = False
        self._useless = 0
        """Workers in a row that did not answer."""

    def replace(self, worker: Worker) -> None:
        """Let another worker take over, between questions."""
        self._next = worker
        if self._idle:
            self._take_over()

    async def serve(self) -> None:
        """Answer questions until the pool closes."""
        while True:
            await self._ready()
            self._take_over()
            self._idle = True
            waiting = await self._pool.next()
            self._idle = False
            try:
                waiting.settle(await self._ask(waiting))
            except Exception as error:  # ours, then; it must not cost the server a place for bots
                log.error("a bot could not be asked", error=type(error).__name__)
            finally:
                waiting.settle(None)

    async def _ask(self, waiting: Waiting) -> int | None:
        """Return the option that a worker names, None if there is no time or no such option."""
        worker = await self._ready()
        if waiting.deadline - monotonic() < SHORTEST:
            return None
        try:
            answer = await worker.answer(self._pool.line_of(waiting), waiting.deadline)
        except WorkerError as error:
            self._lose(worker, str(error), waiting.question.bot)
            return None
        self._useless = 0
        if answer.option is not None and 0 <= answer.option < waiting.options:
            return answer.option
        asked = waiting.question
        log.warning("a bot failed", game=asked.game, bot=asked.bot, reason=answer.error or "picked no option")
        return None

    async def _ready(self) -> Worker:
        """Return a worker that lives, a new one if need be."""
        while not self.worker or self.worker.process.returncode is not None:
            if self.worker:
                self._lose(self.worker, "ended")
                continue  # perhaps the next was waiting
            if self._useless > 1:
                await asyncio.sleep(min(FIRST_PAUSE * 2 ** min(self._useless - 2, 20), LONGEST_PAUSE))
            try:
                self.worker = await self._pool.hire("python")
            except OSError as error:
                self._useless += 1
                log.error("no bot worker can be started", reason=str(error))
            else:
                self._pool.go(self._pool.load(self))
        return self.worker

    def _lose(self, worker: Worker, reason: str, bot: str = "") -> None:
        """Do without a worker from now on."""
        log.warning("a bot worker is replaced", reason=reason, bot=bot)
        self._useless += 1
        self.worker = None
        worker.kill()
        self._pool.go(self._pool.dismiss(worker))
        self._take_over()

    def _take_over(self) -> None:
        """Let the next worker have the place, if there is one."""
        if self._next:
            old, self.worker, self._next = self.worker, self._next, None
            if old:
                self._pool.go(self._pool.dismiss(old))
