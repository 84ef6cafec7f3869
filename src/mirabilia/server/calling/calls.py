"""Calling people back: a player whom the table waits for, and who does not have it open, gets one message.

A call is written to the log before it is made. So only one of several processes calls, and none calls again after a
restart; a message that is lost with its process is not sent again either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import msgspec
import structlog

from mirabilia.server.calling.push import Message, Push, Urgency
from mirabilia.server.store import StoreError
from mirabilia.server.tables import log
from mirabilia.server.tables.attendance import HERE_MS
from mirabilia.server.tables.live_table import LiveTable
from mirabilia.server.tables.live_tables import LiveTables
from mirabilia.server.tables.seat import Subscription
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.refusal import RefusedError
from mirabilia.text import best_language, say

WAIT_MS = HERE_MS
"""How long a player must be gone before being called; also the pause after a start, while people are coming back."""
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
LONGEST_WAIT = 7 * DAY
"""How long a push service tries to deliver a call to a table without a clock."""
MOST_SECONDS = 28 * 24 * 3600
"""The longest that any service tries."""
LAST_SECONDS = 0.5
"""How long messages under way may take to finish when the server stops."""


class Call(msgspec.Struct, frozen=True):
    """What a browser shows."""

    table: str
    title: str
    body: str


class Calls:
    """Looks at every table that changes, or that is opened or closed, and calls the people it waits for."""

    def __init__(self, tables: LiveTables, push: Push) -> None:
        self._tables = tables
        self._push = push
        self._first = tables.clock() + WAIT_MS
        """Nobody is called before this time."""
        self._looking: set[str] = set()
        """Tables that are already due to be looked at."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._logger = structlog.get_logger()
        self._see_when = tables.on_change
        tables.on_change = self._look_too
        tables.broadcaster.on_attendance = self.look
        tables.can_call = push.takes

    def look(self, live: LiveTable) -> None:
        """Check whether anyone has to be called, now or later."""
        id_, now = live.table.id, self._tables.clock()
        since = [self._since(live, seat) for seat in callable_seats(live, now)]
        if since and id_ not in self._looking and not self._closing:
            self._looking.add(id_)
            delay = max(0, min(since) + WAIT_MS - now) / 1000
            asyncio.get_running_loop().call_later(delay, self._begin, id_)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is being called, and nobody will be unless something changes."""
        return not self._looking and not self._tasks

    async def close(self) -> None:
        """Stop calling people; messages under way get a moment to arrive."""
        self._closing = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _look_too(self, live: LiveTable) -> None:
        """Look at a table that changed, after its upkeep."""
        self._see_when(live)
        self.look(live)

    def _since(self, live: LiveTable, seat: int) -> int:
        """Return the time since which a player has been gone, as far as is known."""
        return max(live.gone(self._tables.clock()).get(seat, 0), self._first - WAIT_MS)

    def _begin(self, id_: str) -> None:
        """Call the people of a table who are due to be called, and come back later for the others."""
        self._looking.discard(id_)
        if not self._closing and id_ in self._tables.lives:
            self._aside(id_, self._call(id_))

    async def _call(self, id_: str) -> None:
        called: list[int] = []

        def make(table: Table) -> Sequence[log.Entry]:
            live, now = self._tables.lives[id_], self._tables.clock()
            called[:] = [seat for seat in callable_seats(live, now) if self._since(live, seat) + WAIT_MS <= now]
            return [log.Called(at=now, seat=seat, when=table.when) for seat in called]

        table = await self._tables.put(id_, make)
        for seat in called:
            for subscription in table.seats[seat].subscriptions.values():
                message = message_for(table, seat, subscription, self._tables.clock())
                is_wanted = partial(self._is_wanted, id_, seat, table.when, subscription)
                self._aside(id_, self._send(id_, seat, subscription, message, is_wanted))
        live = self._tables.lives.get(id_)
        if live:
            self.look(live)

    async def _send(
        self, id_: str, seat: int, subscription: Subscription, message: Message, is_wanted: Callable[[], bool]
    ) -> None:
        """Send one message, and forget a browser that no longer takes any."""
        outcome = await self._push.send(subscription, message, is_wanted)
        self._logger.info("called", table=id_, seat=seat, outcome=outcome)

        def make(table: Table) -> Sequence[log.Entry]:
            if table.seats[seat].subscriptions.get(subscription.endpoint) != subscription:
                return ()
            return [log.Unsubscribed(at=self._tables.clock(), seat=seat, endpoint=subscription.endpoint)]

        if outcome == "gone":
            await self._tables.put(id_, make)

    def _is_wanted(self, id_: str, seat: int, when: tuple[int, int], subscription: Subscription) -> bool:
        """Return whether a player should still be called for a given age and turn."""
        live = self._tables.lives.get(id_)
        if live is None:  # nobody has opened it here since
            return True
        table, place = live.table, live.table.seats[seat]
        is_same = table.when == when and seat in table.awaited
        is_asked = place.subscriptions.get(subscription.endpoint) == subscription
        return is_same and is_asked and seat in live.gone(self._tables.clock())

    def _aside(self, id_: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something for a table in the background."""
        task = asyncio.get_running_loop().create_task(self._guarded(id_, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, id_: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (RefusedError, StoreError) as error:
            self._logger.warning("somebody could not be called", table=id_, reason=str(error))
        except Exception:
            self._logger.exception("somebody could not be called", table=id_)


def callable_seats(live: LiveTable, now: int) -> list[int]:
    """Return the seats whose people are awaited, want to be called, are gone, and were not yet called for this turn."""
    table = live.table
    if table.phase != "playing" or table.paused or not any(seat.subscriptions for seat in table.seats):
        return []
    gone = live.gone(now)
    return [
        seat
        for seat in table.awaited
        if seat in gone and table.seats[seat].subscriptions and table.seats[seat].called != table.when
    ]


def message_for(table: Table, seat: int, subscription: Subscription, now: int) -> Message:
    """Return the message that calls a player, in the language they read."""
    late = next((due.late for due in table.due if due.seat == seat), None)
    left = LONGEST_WAIT if late is None else max(MINUTE, late - now)
    language = best_language([subscription.language])
    title = say("call-title", language, game=say(f"{table.options.game}-game", language))
    names = [place.name for number, place in enumerate(table.seats) if place.name and number != seat]
    lines = [_company(names, language), *([_time(left, language)] if late is not None else [])]
    urgency: Urgency = "high" if left < HOUR else "normal"
    data = msgspec.json.encode(Call(table.id, title, "\n".join(lines)))
    return Message(data=data, seconds=min(left // 1000, MOST_SECONDS), urgency=urgency, topic=table.id)


def _company(names: Sequence[str], language: str) -> str:
    """Return who else plays."""
    if not names:
        return say("call-bots", language)
    *others, last = names
    listed = say("call-names", language, others=", ".join(others), last=last) if others else last
    return say("call-with", language, names=listed)


def _time(left: int, language: str) -> str:
    """Return how much time is left, in the largest unit of which there are at least two."""
    if left >= 2 * DAY:
        return say("call-days", language, count=left // DAY)
    if left >= 2 * HOUR:
        return say("call-hours", language, count=left // HOUR)
    return say("call-minutes", language, count=left // MINUTE)
