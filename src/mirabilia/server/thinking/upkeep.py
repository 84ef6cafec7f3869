"""The upkeep: plays the bots and keeps the clock of every table that this process owns."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from logging import ERROR, WARNING
from typing import Any

import structlog

from mirabilia.server.store import HEARTBEAT, PATIENCE, StoreError
from mirabilia.server.tables import log
from mirabilia.server.tables.change import Addition
from mirabilia.server.tables.commands import choose
from mirabilia.server.tables.dealing import overdue_deal
from mirabilia.server.tables.live_table import LiveTable
from mirabilia.server.tables.live_tables import LiveTables
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.wishes import agreements, voters_of
from mirabilia.server.thinking.pulse import Pulse
from mirabilia.server.thinking.questions import ask_for
from mirabilia.server.thinking.workers import Picked, Thinkers
from mirabilia.server.wire.refusal import RefusedError

BOT_SECONDS = 10.0
"""How long a bot may take over a decision, including the wait for its turn to think, before a fallback is played."""
RETRY_MS = 1000
"""How long to wait before looking again after a failure; multiplied by the number of failures in a row."""
MOST_FAILS = 60
GRACE_MS = 10_000
"""How long people have to come back after their server was down, or stood still, before deadlines count again."""
LOADED_AT_ONCE = 4
"""How many tables are read for their bots at a time: a server that comes back to many also has people to serve."""
FARTHEST = 3600.0
"""The most seconds to plan ahead, because the clock may be set in between."""


class Upkeep:
    """Looks after tables when they need it."""

    def __init__(self, tables: LiveTables, thinkers: Thinkers, pulse: Pulse | None = None) -> None:
        self.tables = tables
        self._pulse = pulse or Pulse()
        self._thinkers = thinkers
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        """For tables that will have to be looked after: when, and the timer for it."""
        self._thinking: set[tuple[str, int, int]] = set()
        """Table, turn and city of every decision that a bot is working on."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading = asyncio.Semaphore(LOADED_AT_ONCE)
        self._fails: dict[str, int] = {}
        """How often looking after a table has failed in a row."""
        self._grace: dict[str, int] = {}
        """Until when nobody counts as late at a table that was taken over or stood still."""
        self._closing = False
        self._logger = structlog.get_logger()
        tables.on_change = self._see_when
        tables.on_change_elsewhere = self._see_when_elsewhere

    async def run(self) -> None:
        """Report that this process is alive, take over tables and drop idle ones, until cancelled."""
        heard = time.monotonic()
        while True:
            began = time.monotonic()
            self._forgive_lost_time()
            try:
                for id_ in await self.tables.store.beat():
                    self._begin(id_, partial(self._take_over, id_))
                if time.monotonic() > heard + PATIENCE:
                    await self._see_what_was_lost()
                heard = began
            except StoreError as error:
                self._logger.warning("store fails", reason=str(error))
            self.tables.forget_idle()
            await asyncio.sleep(HEARTBEAT)

    async def close(self) -> None:
        """Start nothing new, and wait for what is being written."""
        self._closing = True
        for _, timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _see_when(self, live: LiveTable) -> None:
        """Find out when a table that changed or was loaded needs to be looked after."""
        id_ = live.table.id
        if id_ in self.tables.owned:
            self._plan(id_, live.table.wake)
            if live.table.phase in ("over", "closed"):
                self.tables.owned.discard(id_)

    def _see_when_elsewhere(self, id_: str) -> None:
        """Do the same for a table that another process has changed and that nobody watches here."""
        if id_ in self.tables.owned:
            self._begin(id_, partial(self._look_up, id_))

    async def _see_what_was_lost(self) -> None:
        """Release tables that others took over while this process was silent."""
        for id_ in list(self.tables.owned):
            if not await self.tables.store.owns(id_):
                self.tables.owned.discard(id_)
                self._plan(id_, None)

    async def _take_over(self, id_: str) -> None:
        """Look after a table from now on; its people get time to come back first."""
        self.tables.owned.add(id_)
        self._grace[id_] = self.tables.clock() + GRACE_MS
        await self._look_up(id_)

    async def _look_up(self, id_: str) -> None:
        """Find out when a table needs to be looked after, without reading its log before that."""
        row = await self.tables.store.row(id_)
        live = self.tables.lives.get(id_)
        if live:  # it is more recent than a row that was read a moment ago
            self._see_when(live)
        elif row and id_ in self.tables.owned:
            self._plan(id_, row.wake)

    def _plan(self, id_: str, wake: int | None) -> None:
        """Plan to look after a table when it needs it."""
        if wake:
            wake = max(wake, self._grace.get(id_, 0))
        planned = self._timers.get(id_)
        if planned:
            if planned[0] == wake:  # as after most choices
                return
            planned[1].cancel()
            del self._timers[id_]
        if wake is not None and not self._closing:
            delay = min(max(0.0, (wake - self.tables.clock()) / 1000), FARTHEST)
            timer = asyncio.get_running_loop().call_later(delay, self._begin, id_, partial(self._look_after, id_))
            self._timers[id_] = wake, timer

    async def _look_after(self, id_: str) -> None:
        """Do what is due at a table: deadlines first, then the bots."""
        self._timers.pop(id_, None)
        if id_ not in self.tables.lives:
            async with self._loading:
                await self.tables.live(id_)
        table = await self.tables.put(id_, self._overdue)
        for city, _, bot in table.duties():
            if (id_, table.turn, city) not in self._thinking:
                self._thinking.add((id_, table.turn, city))
                self._begin(id_, partial(self._play, id_, table.turn, city, bot))
        if not table.duties():
            self._plan(id_, table.wake)

    def _forgive_lost_time(self) -> None:
        """Give people at all tables time to come back, if there was time that they could not use."""
        if self._pulse.beat():
            self._logger.warning("time was lost: the process stood still, or its clock was set")
            self._grace.update(dict.fromkeys(self.tables.owned, self.tables.clock() + GRACE_MS))

    def _overdue(self, table: Table) -> Sequence[log.Entry]:
        self._forgive_lost_time()
        now = self.tables.clock()
        return overdue(table, now, self.tables.gone(table.id)) if self._grace.get(table.id, 0) <= now else ()

    async def _play(self, id_: str, turn: int, city: int, bot: str) -> None:
        """Have a bot decide, and play its choice, or the first option if it fails."""
        try:
            async with self.tables.held(id_) as live:
                asked = ask_for(live.sights, city, bot) if _is_due(live.table, turn, city) else None
                if asked is None:
                    return
                question, options = asked
            thought = await self._thinkers.ask(question, len(options), BOT_SECONDS)
            if thought is None:
                self._logger.warning("bot failed", table=id_, bot=bot)
            move = options[thought.option if thought else 0].move
            by = _chooser(thought)

            def make(table: Table) -> Sequence[Addition]:
                if not _is_due(table, turn, city):
                    return ()
                return [choose(table, table.decider(city), city, move, by, self.tables.clock())]

            await self.tables.put(id_, make)
        finally:
            self._thinking.discard((id_, turn, city))

    def _begin(self, id_: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for a table in the background, and look at it again later if the store fails."""
        if self._closing:
            return
        task = asyncio.get_running_loop().create_task(self._guarded(id_, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, id_: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except RefusedError as error:
            self._logger.warning("a table cannot be looked after", table=id_, reason=str(error))
        except Exception as error:  # whatever it is, a table must not stand still because of it
            fails = self._fails[id_] = self._fails.get(id_, 0) + 1
            known = isinstance(error, StoreError)
            about: dict[str, Any] = {"reason": str(error)} if known else {"exc_info": error}
            self._logger.log(WARNING if known else ERROR, "a table could not be looked after", table=id_, **about)
            self._plan(id_, self.tables.clock() + RETRY_MS * min(fails, MOST_FAILS))
        else:
            self._fails.pop(id_, None)


def overdue(table: Table, now: int, gone: Mapping[int, int]) -> list[log.Entry]:
    """Return what has to be put into the log of a table because of the time; `gone` as in `tables/commands.py`.

    A bot makes one decision for anyone who is late. But if that would leave everybody away, or if nobody has the table
    open and it is not slow, the table falls asleep instead and nothing is decided for anyone.
    """
    if table.dealing is not None:
        return overdue_deal(table, now)
    if table.phase == "lobby":
        return [log.Closed(at=now)] if table.wake is not None and table.wake <= now else []
    late = [due.seat for due in table.due if due.late <= now]
    if not late:
        return []
    leaving = {seat for seat in late if table.seats[seat].lates + 1 >= table.options.away_after}
    nobody_looks = not table.is_slow and gone.keys() >= set(table.people)
    if nobody_looks or leaving >= set(table.present):
        return [log.Deserted(at=now)]
    agreed = agreements(table, voters_of(table, gone, now), leaving, now) if leaving else []
    return [*(log.Late(at=now, seat=seat, turn=table.turn) for seat in late), *agreed]


def _chooser(thought: Picked | None) -> log.Chooser:
    """Return what the log says about who made a bot's choice."""
    if thought is None:
        return "fallback"
    return "hurried" if thought.hurried else "bot"


def _is_due(table: Table, turn: int, city: int) -> bool:
    """Return whether a bot still has to decide for a city in a turn."""
    return table.turn == turn and any(city == waiting for waiting, _, _ in table.duties())
