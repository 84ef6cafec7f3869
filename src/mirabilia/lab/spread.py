"""Spreading work: pure functions over many items, on the cores of this machine or of a Ray cluster.

Every result follows from its item alone, so where the work is done affects only the time it takes.
Results arrive as they are finished, each with the number of its item.

Workers start with SIGINT blocked and then ignore it, because an interrupt while one was starting left a traceback.
A shell without job control starts background commands with SIGINT ignored, and their children inherit that: work
started in this way does not receive an interrupt.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol, TypeVar

from mirabilia.core.errors import UsageError
from mirabilia.core.kernel import BACKEND

Item = TypeVar("Item")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Local:
    """Processes on this machine."""

    jobs: int
    """How many processes work side by side; with one, the work is done in this process."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """A Ray cluster."""

    address: str
    """The address as `ray.init` takes it: host:port of the head, or `auto` for the one on this machine."""


Where = Local | Cluster


def cores() -> int:
    """Return how many processes can work side by side here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Spread(Protocol):
    """Workers that do one piece of work after another."""

    def __call__(self, work: Callable[[Item], Result], items: Sequence[Item], /) -> Iterator[tuple[int, Result]]:
        """Yield the number and the result of every item as it is finished, in any order.

        Every worker process gets its own copy of the work once, not one for each item. Whatever the work raises is
        raised here and stops everything, as does a worker that dies.
        """


@contextmanager
def hire(where: Where) -> Iterator[Spread]:
    """Keep workers for as long as the block lasts; none is left working after it."""
    match where:
        case Cluster(address):
            from mirabilia.lab.cluster import connect

            with connect(address) as workers:
                yield workers
        case Local(jobs):
            if jobs < 1:
                raise UsageError(f"{jobs} jobs cannot work; it takes at least 1").said("jobs", jobs=jobs)
            crew = _Crew(jobs)
            try:
                yield crew.spread
            finally:
                crew.end()


def spread(work: Callable[[Item], Result], items: Sequence[Item], where: Where) -> Iterator[tuple[int, Result]]:
    """Hire workers for a single piece of work and yield its results, as `Spread` does."""
    with hire(where) as workers:
        yield from workers(work, items)


def ordered(results: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """Yield results in the order of their items; one that comes early waits for those before it."""
    early: dict[int, Result] = {}
    turn = 0
    for number, result in results:
        early[number] = result
        while turn in early:
            yield early.pop(turn)
            turn += 1


def attempt(work: Callable[[Item], Result], item: Item) -> tuple[Result | None, Exception | None]:
    """Return the result of an item, or what was raised, in a form that can be sent to another process."""
    try:
        return work(item), None
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        try:
            pickle.loads(pickle.dumps(error))  # some exceptions can be pickled but not unpickled
        except Exception:
            return None, RuntimeError(f"{type(error).__name__}: {error}")
        return None, error


class _Crew:
    """Processes on this machine, started when there is work for them; with one job, this process does the work."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._processes: list[SpawnProcess] = []
        self._connections: list[Connection] = []

    def spread(self, work: Callable[[Item], Result], items: Sequence[Item], /) -> Iterator[tuple[int, Result]]:
        jobs = min(self._jobs, len(items))
        if jobs <= 1:
            yield from enumerate(map(work, items))
            return
        self._start(jobs)
        todo = iter(enumerate(items))
        busy: dict[Any, int] = {}
        """The item that each worker is working on, by the connection to it."""
        try:
            for worker in self._connections:
                with _death_told():
                    worker.send(("work", work))
                _give(worker, todo, busy)
            while busy:
                ready: list[Any] = wait(list(busy))
                for worker in ready:
                    with _death_told():
                        result, error = worker.recv()
                    if error:
                        raise error
                    number = busy.pop(worker)
                    _give(worker, todo, busy)
                    yield number, result
        finally:
            if busy:  # nothing waits for their results any more
                self.end()

    def _start(self, jobs: int) -> None:
        """Make sure that there are at least `jobs` workers."""
        # Spawned, not forked: a fork copies the locks of our caller's threads, but not the threads.
        context = multiprocessing.get_context("spawn")
        with _backend_told(), _deaf_to_interrupts():
            while len(self._processes) < jobs:
                ours, theirs = context.Pipe()
                self._connections.append(ours)
                self._processes.append(context.Process(target=_serve, args=(theirs,), daemon=True))
                self._processes[-1].start()
                theirs.close()  # so that the end of the worker is the end of the connection

    def end(self) -> None:
        """End every worker, stuck or not."""
        for process in self._processes:
            if process.pid:
                process.kill()
                process.join()
        for connection in self._connections:
            connection.close()
        self._processes, self._connections = [], []


def _give(worker: Any, todo: Iterator[tuple[int, Any]], busy: dict[Any, int]) -> None:
    """Give a worker the next item, if there is one."""
    for number, item in todo:
        busy[worker] = number
        with _death_told():
            worker.send(("item", item))
        return


@contextmanager
def _death_told() -> Iterator[None]:
    """Report in one line that a worker has died, which shows as the end of the connection to it."""
    try:
        yield
    except (EOFError, ConnectionError):
        raise UsageError("a worker process ended unexpectedly, perhaps for want of memory; try fewer --jobs").said(
            "worker_lost"
        ) from None


@contextmanager
def _backend_told() -> Iterator[None]:
    """Make processes started now choose the same backend as this one."""
    before = os.environ.get("MIRABILIA_BACKEND")
    os.environ["MIRABILIA_BACKEND"] = BACKEND
    try:
        yield
    finally:
        if before is None:
            del os.environ["MIRABILIA_BACKEND"]
        else:
            os.environ["MIRABILIA_BACKEND"] = before


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Block SIGINT in processes started now: one that came before `_serve` would end them with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):  # not on Windows
        yield
        return
    resource_tracker.ensure_running()  # when it starts, it unblocks SIGINT again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(connection: Connection) -> None:
    """Work on whatever arrives until the connection ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # our parent is interrupted too, and ends us
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(
            signal.SIG_UNBLOCK, [signal.SIGINT]
        )  # otherwise programs that we start would never receive it
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    work: Any = None
    with suppress(EOFError, ConnectionError):
        while True:
            kind, what = connection.recv()
            if kind == "work":
                work = what
            else:
                connection.send(attempt(work, what))


def _leave_with_parent() -> None:
    """End this process as soon as the one that started it has ended, whatever it is doing."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)
