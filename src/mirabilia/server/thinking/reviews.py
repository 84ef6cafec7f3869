"""Reviews of finished games: made in a separate process, one at a time, shown while they grow, and kept.

A client that asks gets what is there, and waits a little if there is nothing new. A review goes on being made when
nobody waits for it any more: a client that comes back finds it in progress, or complete.
"""

from __future__ import annotations

import asyncio
import sys
import zlib
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec
import structlog

from mirabilia.core.registry import home
from mirabilia.core.sources import sources_of
from mirabilia.insight.model import FORMAT, Effort, Part, Review, SeatReview
from mirabilia.server.helper import Helper
from mirabilia.server.store import Store, StoreError
from mirabilia.server.thinking.reviewer import Job
from mirabilia.server.thinking.workers import Backend
from mirabilia.server.wire.bodies import ReviewPage
from mirabilia.server.wire.refusal import RefusedError

COMMAND = (sys.executable, "-P", "-m", "mirabilia.server.thinking.reviewer")
MOST_WAITING = 50
"""How many reviews may wait to be made."""
FAILED = "this game could not be reviewed; try again later"
PATIENCE = 20.0
"""How many seconds an answer waits for something new."""
FORGIVEN = 600_000
"""Milliseconds after which a review that could not be made may be tried again."""
LASTS = 400 * 86_400_000
"""Milliseconds for which a review is kept."""

log = structlog.get_logger()
Find = Callable[[], Awaitable[bytes]]
"""Finds the record of a game."""
_lines = msgspec.json.Decoder(Part)
_whole = msgspec.msgpack.Decoder(tuple[Review, tuple[Part, ...]])


class Reviewed(NamedTuple):
    """What a review is of."""

    table: str
    game: str
    seat: int
    """Whose decisions are reviewed; the curve is everybody's."""
    since: int = 0
    """The number of the first move that was decided there."""


class Making:
    """A review that is being made."""

    def __init__(self) -> None:
        self.head: Review | None = None
        self.parts: list[Part] = []
        self.is_complete = False
        self.problem: str | None = None
        """Why it cannot be made, in words for logs and developers."""
        self._news = asyncio.Event()

    def add(self, line: bytes) -> None:
        """Take in a line that the process wrote: the head first, then a part."""
        if self.head is None:
            self.head = msgspec.json.decode(line, type=Review)
        else:
            self.parts.append(_lines.decode(line))
        self.tell()

    def tell(self) -> None:
        """Wake up all who wait for news."""
        self._news.set()
        self._news = asyncio.Event()

    async def wait_for(self, first: int, seconds: float) -> None:
        """Wait until there is a part with this number, or there will be none, but at most for some seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while len(self.parts) <= first and not self.is_complete and not self.problem:
                    await self._news.wait()


class Reviews:
    """The reviews of a server."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        effort: Effort,
        *,
        backend: Backend = "numba",
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._store, self._clock, self._effort = store, clock, effort
        self._command, self._backend = command, backend
        self._makings: dict[Reviewed, Making] = {}
        """Those that are being made or waiting to be, in this order."""
        self._failed: dict[Reviewed, int] = {}
        """Those that could not be made, and until when they are not tried again."""
        self._one = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def page(self, of: Reviewed, first: int, find: Find, seconds: float = PATIENCE) -> ReviewPage:
        """Return the parts of a review from a number on; RefusedError if it cannot be made.

        `find` finds the record of the game, and may refuse, if the review has yet to be made.
        """
        making = self._makings.get(of) or await self._kept(of) or await self._begin(of, find)
        await making.wait_for(first, seconds)
        if making.problem:
            raise RefusedError("unavailable", FAILED)
        head = making.head
        categories, boards = (head.categories, head.boards) if head else ((), ())
        parts = tuple(making.parts[first:])
        return ReviewPage(of.table, of.seat, categories, boards, first, parts, making.is_complete, self._ahead(of))

    async def accuracy(self, table: str, seat: int) -> int | None:
        """Return the accuracy of a seat's decisions by the last review of it, None if there was none."""
        data = await self._store.kept(_accuracy_name(table, seat))
        return None if data is None else int(data)

    async def close(self) -> None:
        """Stop making reviews."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _kept(self, of: Reviewed) -> Making | None:
        """Return a review that was made before, by this server or another, with the same sources and effort."""
        data = await self._store.kept(self._name(of))
        if data is None:
            return None
        making = Making()
        making.head, parts = _whole.decode(zlib.decompress(data))
        making.parts, making.is_complete = list(parts), True
        return making

    async def _begin(self, of: Reviewed, find: Find) -> Making:
        self._failed = {failed: until for failed, until in self._failed.items() if until > self._clock()}
        if of in self._failed:
            raise RefusedError("unavailable", FAILED)
        record = await find()
        if making := self._makings.get(of):  # another request was quicker
            return making
        if len(self._makings) >= MOST_WAITING:
            raise RefusedError("unavailable", "many games are being reviewed now; try again later")
        making = self._makings[of] = Making()
        task = asyncio.create_task(self._make(of, Job(record, of.seat, self._effort, of.since), making))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return making

    async def _make(self, of: Reviewed, job: Job, making: Making) -> None:
        """Make a review when it is its turn, and keep it."""
        try:
            async with self._one:
                await self._run(job, making)
            making.is_complete = True
            await self._keep(of, making)
        except (OSError, ValueError, StoreError) as error:
            making.problem = str(error)
            self._failed[of] = self._clock() + FORGIVEN
            log.error("a game could not be reviewed", table=of.table, error=making.problem)
        finally:
            making.tell()
            del self._makings[of]

    async def _run(self, job: Job, making: Making) -> None:
        helper = Helper(self._command, self._backend)
        try:
            parts = await helper.give(msgspec.json.encode(job))
            helper.end_input()
            async for line in parts:
                making.add(line)
            if code := await helper.exit_code():
                raise OSError(f"the process that makes reviews ended with {code}")
        finally:
            await helper.end()

    async def _keep(self, of: Reviewed, making: Making) -> None:
        data = zlib.compress(msgspec.msgpack.encode((making.head, making.parts)))
        until = self._clock() + LASTS
        await self._store.keep(self._name(of), data, until, replace=True)
        told = [part.accuracy for part in making.parts if isinstance(part, SeatReview) and part.seat == of.seat]
        if told and told[-1] is not None:  # kept separately, for clients that look through many games
            await self._store.keep(_accuracy_name(of.table, of.seat), str(told[-1]).encode(), until, replace=True)

    def _name(self, of: Reviewed) -> str:
        """Return the name a review is kept under: other sources or another effort make another review."""
        effort = "-".join(map(str, msgspec.structs.astuple(self._effort)))
        sources = sources_of(of.game, None, "mirabilia.insight", home(of.game).game)
        return f"review {of.table} {of.seat} {FORMAT} {sources} {effort}"

    def _ahead(self, of: Reviewed) -> int:
        """Return how many reviews are made before this one."""
        return list(self._makings).index(of) if of in self._makings else 0


def _accuracy_name(table: str, seat: int) -> str:
    """Return the name an accuracy is kept under, until another review of the same seat, however that is made."""
    return f"accuracy {table} {seat}"
