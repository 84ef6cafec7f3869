"""Processes that stay for many rounds of work, so that each is started and warmed up only once."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from mirabilia.core.errors import UsageError

Task = TypeVar("Task")
Result = TypeVar("Result")


class Workers:
    """So many processes side by side; with one job the work is done in this one."""

    def __init__(self, pool: ProcessPoolExecutor | None) -> None:
        self._pool = pool

    def map(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """Yield the results of all tasks in order."""
        if self._pool is None:
            yield from map(work, tasks)
            return
        try:
            yield from self._pool.map(work, tasks)
        except BrokenProcessPool:
            raise UsageError(
                "a worker process ended unexpectedly, perhaps for want of memory; try fewer --jobs"
            ) from None


@contextmanager
def hire(jobs: int) -> Iterator[Workers]:
    """Keep workers until the end of the block."""
    if jobs < 1:
        raise UsageError(f"{jobs} jobs cannot work; at least 1")
    if jobs == 1:
        yield Workers(None)
        return
    # Spawned, not forked: a fork copies the threads' locks of whoever calls us, but not the threads.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_work) as pool:
        try:
            yield Workers(pool)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin_work() -> None:
    """Let a worker end with its parent: after an interrupt, which is told to both, and also when that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:  # without this a pool's worker would wait for work for ever
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
