"""Spreading work: one pure function over many items, on the cores of this machine or of a Ray cluster.

Every result follows from its item alone, so where the work is done changes nothing but the time it takes.
Results come as they are finished, each with the number of its item.
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
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from mirabilia.core.errors import UsageError
from mirabilia.core.kernel import BACKEND

Item = TypeVar("Item")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Local:
    """Processes of this machine."""

    jobs: int
    """How many work side by side; one works right here."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """A Ray cluster."""

    address: str
    """As `ray.init` takes it: host:port of the head, or auto for the one on this machine."""


Where = Local | Cluster


def cores() -> int:
    """Return how many processes can work side by side here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Item], Result], items: Sequence[Item], where: Where) -> Iterator[tuple[int, Result]]:
    """Yield the number and the result of every item as it is finished, in any order.

    What work raises is raised here and stops everything, as does a worker that dies; nobody is left working.
    """
    match where:
        case Cluster(address):
            from mirabilia.lab.cluster import on_cluster

            yield from on_cluster(work, items, address)
        case Local(jobs):
            if jobs < 1:
                raise UsageError(f"{jobs} jobs cannot work; at least 1")
            if min(jobs, len(items)) <= 1:
                yield from enumerate(map(work, items))
            else:
                yield from _on_processes(work, items, min(jobs, len(items)))


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
            pickle.loads(pickle.dumps(error))  # some exceptions can be written and not read again
        except Exception:
            return None, RuntimeError(f"{type(error).__name__}: {error}")
        return None, error


def _on_processes(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[tuple[int, Result]]:
    todo = iter(enumerate(items))
    busy: dict[Any, int] = {}
    """The item that each worker is at, by the connection to it."""
    with _crew(work, jobs) as workers:
        for worker in workers:
            _give(worker, todo, busy)
        while busy:
            ready: list[Any] = wait(list(busy))
            for worker in ready:
                number = busy.pop(worker)
                with _death_told():
                    result, error = worker.recv()
                if error:
                    raise error
                _give(worker, todo, busy)
                yield number, result


def _give(worker: Any, todo: Iterator[tuple[int, Any]], busy: dict[Any, int]) -> None:
    """Give a worker the next item, if there is one."""
    for number, item in todo:
        with _death_told():
            worker.send(item)
        busy[worker] = number
        return


@contextmanager
def _death_told() -> Iterator[None]:
    """Say in one line that a worker has died, which shows as the end of the connection to it."""
    try:
        yield
    except (EOFError, ConnectionError):
        raise UsageError("a worker process ended unexpectedly, perhaps for want of memory; try fewer --jobs") from None


@contextmanager
def _crew(work: Callable[[Any], Any], jobs: int) -> Iterator[list[Connection]]:
    """Start workers, give the connections to them, and end every one of them, stuck or not."""
    # Spawned, not forked: a fork copies the threads' locks of whoever calls us, but not the threads.
    context = multiprocessing.get_context("spawn")
    workers: list[Connection] = []
    processes: list[SpawnProcess] = []
    try:
        with _backend_told():
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                workers.append(ours)
                processes.append(context.Process(target=_serve, args=(theirs, work), daemon=True))
                processes[-1].start()
                theirs.close()  # so that the end of the worker is the end of the connection
        yield workers
    finally:
        for process in processes:
            if process.pid:
                process.kill()
                process.join()
        for worker in workers:
            worker.close()


@contextmanager
def _backend_told() -> Iterator[None]:
    """Let processes that are started now choose the backend of this one."""
    before = os.environ.get("MIRABILIA_BACKEND")
    os.environ["MIRABILIA_BACKEND"] = BACKEND
    try:
        yield
    finally:
        if before is None:
            del os.environ["MIRABILIA_BACKEND"]
        else:
            os.environ["MIRABILIA_BACKEND"] = before


def _serve(connection: Connection, work: Callable[[Any], Any]) -> None:
    """Work on what comes until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who asked is interrupted too, and ends us
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    with suppress(EOFError, ConnectionError):
        while True:
            connection.send(attempt(work, connection.recv()))


def _leave_with_parent() -> None:
    """End this process as soon as the one that started it has ended, in the middle of whatever it does."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)
