"""Whose turn it is to be answered, when there are more questions than processes to answer them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable

from mirabilia.programs.program import Program

Turn = asyncio.Future[Program | None]
"""Done when it is a question's turn, with the process to ask; None once the team has ended."""


class WaitingQuestions:
    """Questions that wait, served table by table in turn: a table with many of them does not hold up the rest."""

    def __init__(self) -> None:
        self._tables: dict[str, deque[Turn]] = {}
        """The table whose turn it is comes first."""

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def add(self, table: str, turn: Turn) -> None:
        """Let a question of a table wait."""
        self._tables.setdefault(table, deque()).append(turn)

    def next(self) -> Turn | None:
        """Return whose turn it is, and let this table's next question wait behind the other tables."""
        while self._tables:
            table, turns = next(iter(self._tables.items()))
            turn = turns.popleft()
            del self._tables[table]
            if turns:
                self._tables[table] = turns
            if not turn.done():  # otherwise the caller has given up
                return turn
        return None

    def end(self) -> None:
        """Make all who are waiting stop."""
        while turn := self.next():
            turn.set_result(None)


class Team:
    """Processes that can answer the same questions, each asked one at a time.

    Only some of them may search at a time, so that a bot that answers immediately never waits for those that think.
    """

    def __init__(self, size: int, free: Iterable[Program] = (), most_searching: int | None = None) -> None:
        self._most_searching = most_searching or size
        self._searching = 0
        self._free = list(free)
        self._quick, self._searches = WaitingQuestions(), WaitingQuestions()

    async def take(self, table: str, searches: bool) -> Program | None:
        """Return a process when it is this question's turn, the last one used if several are free; None at the end.

        A caller that got one for a search calls `end_search` when the search is over.
        """
        turn: Turn = asyncio.get_running_loop().create_future()
        (self._searches if searches else self._quick).add(table, turn)
        if self._free:
            self.give(self._free.pop())
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and (program := turn.result()):  # its turn came too late
                if searches:
                    self.end_search()
                self.give(program)
            raise

    def give(self, program: Program) -> None:
        """Let a process answer the next question."""
        turn = self._quick.next()
        if not turn and self._searching < self._most_searching and (turn := self._searches.next()):
            self._searching += 1
        if turn:
            turn.set_result(program)
        else:
            self._free.append(program)

    def end_search(self) -> None:
        """Let another search begin."""
        self._searching -= 1
        if self._free:
            self.give(self._free.pop())

    def withdraw(self, program: Program) -> bool:
        """Stop asking a process, if it is free now; return whether it was."""
        was_free = program in self._free
        if was_free:
            self._free.remove(program)
        return was_free

    def share(self, seconds: float) -> float:
        """Return how much of the remaining time a search may use, so that those behind it have some too."""
        return seconds / (1 + len(self._searches) // self._most_searching)

    def end(self) -> None:
        """Make all who are waiting stop."""
        self._quick.end()
        self._searches.end()
