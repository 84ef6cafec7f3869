"""Has a separate process read tables, so that players never wait for onlookers.

One thing is read at a time. Addresses take turns, and each may have a few readings waiting; the process starts with
the first reading, and ends when there has been none for a while.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

import structlog

from mirabilia.server.helper import Helper
from mirabilia.server.tables.puzzles import PuzzleReading
from mirabilia.server.tables.reader import HEAD, parse_page, write_message
from mirabilia.server.tables.reading import AnyReading, Reading
from mirabilia.server.wire.refusal import RefusedError

COMMAND = (sys.executable, "-P", "-m", "mirabilia.server.tables.reader")
MOST_OF_ONE = 8
"""How many readings of one address may wait."""
MOST_WAITING = 200
"""How many may wait in all."""
READING_SECONDS = 30.0
"""How long one reading may take; nearly all take hundredths of a second."""
MOST_PUZZLES = 200
"""How many answers about puzzles are kept, those most recently asked for."""
IDLE_SECONDS = 120.0
"""After how long without a reading the process ends."""


class Readers:
    """Reads tables for all who ask."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._helper = Helper(command, "python")
        self._one = asyncio.Lock()
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()
        self._ending: asyncio.TimerHandle | None = None
        self._puzzles: dict[PuzzleReading, bytes] = {}
        """Recent answers about puzzles: they do not change while the server runs."""

    async def read(self, address: str, find: Callable[[], Awaitable[AnyReading]]) -> bytes:
        """Return what is to be read, found when it is this address's turn; RefusedError if too many wait already."""
        if self._waiting[address] >= MOST_OF_ONE:
            raise RefusedError("too-many", "you are already reading many games; wait until they have arrived")
        if self._waiting.total() >= MOST_WAITING:
            raise RefusedError("unavailable", "many people are reading games now; try again")
        self._waiting[address] += 1
        turn = self._turns.setdefault(address, asyncio.Lock())
        try:
            async with turn, self._one:  # only one reading of each address waits for its turn among all
                return await self._read(await find())
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]

    async def read_puzzle(self, address: str, reading: PuzzleReading) -> bytes:
        """Return what is asked about puzzles; RefusedError if there is no such puzzle, or too many are waiting."""

        async def find() -> PuzzleReading:
            return reading

        found = self._puzzles.pop(reading, None)
        if found is None:
            found = await self.read(address, find)
        self._puzzles[reading] = found  # last of all: the first is the one least recently asked for
        if len(self._puzzles) > MOST_PUZZLES:
            del self._puzzles[next(iter(self._puzzles))]
        return found

    async def close(self) -> None:
        """End the process."""
        async with self._one:
            await self._end()

    async def _read(self, reading: AnyReading) -> bytes:
        try:
            async with asyncio.timeout(READING_SECONDS):
                page = parse_page(await self._answer(write_message(reading)))
        except BaseException as error:  # also if the caller stops waiting: the answer must not go to the next one
            await self._end()
            if not isinstance(error, TimeoutError | OSError | asyncio.IncompleteReadError):
                raise
            structlog.get_logger().error("a reading failed", reading=_named(reading), what=reading.what)
            raise RefusedError("unavailable", "this game cannot be read now; try again") from None
        if page.code:
            raise RefusedError(page.code, page.message)
        return page.data

    async def _answer(self, message: bytes) -> bytes:
        if self._ending:
            self._ending.cancel()
        self._ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._let_go)
        output = await self._helper.give(message)
        length = int.from_bytes(await output.readexactly(HEAD), "big")
        return await output.readexactly(length)

    def _let_go(self) -> None:
        if not self._one.locked():
            self._helper.end_input()

    async def _end(self) -> None:
        if self._ending:
            self._ending.cancel()
            self._ending = None
        await self._helper.end()


def _named(reading: AnyReading) -> str:
    """Return what a reading is of: a table, puzzles, or a game."""
    return reading.table if isinstance(reading, Reading) else reading.of
