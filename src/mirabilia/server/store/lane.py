"""A lane: a thread with a database connection of its own, so that the event loop never waits for a disk.

Everything that is waiting when the thread is free is done as one group: for a writer, one transaction and one wait
for the disk, however many tables changed (group commit).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Literal, Protocol, TypeVar

from mirabilia.server.store import StoreError

T = TypeVar("T")
Aim = Literal["read", "write"]
MOST = 256
"""The most jobs in one transaction, which bounds how long the first of them waits."""


class Link(Protocol):
    """One connection to a database that speaks the common subset of SQL; it raises only StoreError."""

    clock: str
    """The time by the database's clock as SQL: milliseconds since 1970."""

    def begin(self, aim: Aim) -> None:
        """Begin a transaction: for reading, one that sees a single moment."""

    def commit(self) -> None:
        """End the transaction; what it changed is on disk."""

    def rollback(self) -> None:
        """Forget the transaction, if there is one; never raises."""

    def ask(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a query with `?` for its values."""

    def change(self, sql: str, *values: Any) -> int:
        """Return how many rows a statement changed."""

    def add(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run a statement once for every row of values."""

    def lock(self) -> None:
        """Keep every other process that calls this waiting until the transaction ends."""

    def tell(self, table: str, version: int) -> None:
        """Let the other processes know of a change, once it is committed."""

    def wipe(self) -> None:
        """Leave nothing of what this transaction deletes in the files, unless the database does that on its own."""

    def is_alive(self) -> bool:
        """Whether it can still be used."""

    def close(self) -> None:
        """Close the connection; never raises."""


Job = Callable[[Link], T | StoreError]
"""Returns its result, or an error that does not concern the rest of its group; raises what ends the transaction."""


Together = Callable[[Link, Sequence[Job[Any]]], Sequence[Any]]
"""Does the jobs of a group and returns what each of them would have returned."""


def one_by_one(link: Link, jobs: Sequence[Job[Any]]) -> list[Any]:
    """Do jobs one after another."""
    return [job(link) for job in jobs]


class PendingJob:
    """A job, and the future that waits for it."""

    def __init__(self, job: Job[Any], group: str | None, future: asyncio.Future[Any]) -> None:
        self.job = job
        self.group = group
        """The table it is about, if it may share a transaction; None if it needs one of its own."""
        self.future = future
        self.outcome: Any = None

    def settle(self) -> None:
        """Hand over the outcome, unless nobody is waiting for it any more."""
        if self.future.done():
            return
        if isinstance(self.outcome, Exception):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)


class Lane:
    """Does jobs in the order they are asked for, each in a transaction; connects when needed, and reconnects."""

    def __init__(
        self,
        name: str,
        aim: Aim,
        connect: Callable[[], Link],
        leave: Callable[[], None],
        together: Together = one_by_one,
    ) -> None:
        self._aim = aim
        self._connect = connect
        self._leave = leave
        self._together = together
        self._link: Link | None = None
        self._waiting: SimpleQueue[PendingJob | None] = SimpleQueue()
        self._name = name
        self._thread: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._left: asyncio.Future[None] | None = None

    def start(self) -> None:
        """Start working for the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._left = self._loop.create_future()
        self._thread = Thread(target=self._work, args=(self._left,), name=self._name, daemon=True)
        self._thread.start()

    async def ask(self, job: Job[T], group: str | None = None) -> T:
        """Do a job and return its result once that is committed; jobs with a group may share a transaction."""
        if self._loop is None:
            raise StoreError("the store is not open")
        pending = PendingJob(job, group, self._loop.create_future())
        self._waiting.put(pending)
        result: T = await pending.future
        return result

    async def stop(self) -> None:
        """Finish what was asked for, and end the thread."""
        if self._loop is None or self._left is None or self._thread is None:
            return
        self._loop = None
        self._waiting.put(None)
        await asyncio.shield(self._left)
        self._thread.join()

    def _work(self, left: asyncio.Future[None]) -> None:
        """Do whatever is waiting, until told to stop (this and everything below runs in the thread)."""
        loop = left.get_loop()
        while jobs := self._take():
            for group in self._groups([pending for pending in jobs if pending is not None]):
                self._do(group)
                # Nobody may hear of it before the commit, and all of a group hear of it at once.
                _call(loop, _settle, group)
            if jobs[-1] is None:
                break
        if self._link is not None:
            self._link.close()
            self._link = None
        self._leave()
        _call(loop, left.set_result, None)

    def _take(self) -> list[PendingJob | None]:
        """Wait for a job, and return it with all those queued behind it; None means the end."""
        jobs = [self._waiting.get()]
        with suppress(Empty):
            while jobs[-1] is not None and len(jobs) < MOST:
                jobs.append(self._waiting.get_nowait())
        return jobs

    def _groups(self, jobs: list[PendingJob]) -> list[list[PendingJob]]:
        """Divide jobs into transactions, sorted by table so that two processes never deadlock."""
        shared = sorted(
            (pending for pending in jobs if pending.group is not None), key=lambda pending: pending.group or ""
        )
        return ([shared] if shared else []) + [[pending] for pending in jobs if pending.group is None]

    def _do(self, jobs: list[PendingJob]) -> None:
        """Do jobs in one transaction: all of it is committed, or every one of them gets the error."""
        try:
            link = self._begun()
            outcomes = self._together(link, [pending.job for pending in jobs])
            for pending, outcome in zip(jobs, outcomes, strict=True):
                pending.outcome = outcome
            link.commit()
        except Exception as error:  # whatever a job raises goes to its caller, and the thread lives on
            if self._link is not None:
                self._link.rollback()
            for pending in jobs:
                pending.outcome = _copy(error)

    def _begun(self) -> Link:
        """Return the connection with a transaction begun; a connection that was lost while idle is replaced."""
        if self._link is not None:
            try:
                self._link.begin(self._aim)
            except StoreError:
                if self._link.is_alive():
                    raise
            else:
                return self._link
            self._link.close()
            self._link = None
        self._link = self._connect()
        self._link.begin(self._aim)
        return self._link


def _copy(error: Exception) -> Exception:
    """Return a copy of an error for one of several waiters, each of whom adds their own traceback."""
    return type(error)(*error.args) if isinstance(error, StoreError) else error


def _settle(jobs: list[PendingJob]) -> None:
    """Hand over the outcomes of a group."""
    for pending in jobs:
        pending.settle()


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[T], object], value: T) -> None:
    """Do something in the event loop, unless it has ended without closing the store."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(what, value)
