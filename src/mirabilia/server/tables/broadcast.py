"""What watchers of a table are told: what changed and who has it open; spectators of public tables a while later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import msgspec
import structlog

from mirabilia.server.store import Store, StoreError
from mirabilia.server.tables import log
from mirabilia.server.tables.attendance import HERE_MS, Attended
from mirabilia.server.tables.change import Addition, TableChange
from mirabilia.server.tables.delayed import DelayedTable
from mirabilia.server.tables.live_table import LiveTable, Watcher, Watching
from mirabilia.server.tables.sights import Eyes
from mirabilia.server.tables.table import Table
from mirabilia.server.wire import protocol as wire

RETRY_SECONDS = 1.0
"""How long to wait before trying again to write to the store."""
LATER_SECONDS = 1.0
"""How often spectators with a delay are shown what is old enough."""

_encoder = msgspec.json.Encoder()


class Broadcaster:
    """Tells the watchers of this process's tables what happens, and tells other processes who watches here."""

    def __init__(
        self, store: Store, lives: Mapping[str, LiveTable], clock: Callable[[], int], process: str, delay: int
    ) -> None:
        self._store = store
        self._lives = lives
        self._clock = clock
        self._process = process
        """The name under which the store knows this process."""
        self._delay = delay
        """How many milliseconds later spectators of public tables see the game."""
        self.on_attendance: Callable[[LiveTable], None] = lambda _: None
        """Called whenever anyone has opened or closed a table."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._logger = structlog.get_logger()

    async def tell(
        self, live: LiveTable, after: int, changes: Sequence[TableChange], added: Sequence[Addition]
    ) -> None:
        """Tell all watchers what changed, as far as each may see it."""
        for change in changes:
            live.sights.look_anew(change)
        moved = any(change.info for change in changes)  # only then can a token open a different seat
        anew = self._reseat(live) if moved else set()
        if any(change.anew for change in changes):
            anew = set(live.watchers)
        was_delayed = live.delayed is not None
        await self.update_delayed(live, added)
        delayed = self._is_delayed(live.table)
        everybody = {watching.eyes for watching in live.watchers.values()}
        brief = everybody - {watching.eyes for watcher, watching in live.watchers.items() if not watcher.is_brief}
        updates = live.sights.updates(after, changes, everybody - {None} if delayed else everybody, brief)
        different = {id(update): update for update in updates.values()}
        written = {key: _encoder.encode(update) for key, update in different.items()}
        frames = {eyes: written[id(update)] for eyes, update in updates.items()}
        for watcher, watching in live.watchers.items():
            is_behind = watching.eyes is None and (delayed or was_delayed)
            if watcher in anew or (is_behind and moved):
                self.show(live, watcher, watching)
            elif not is_behind:
                watcher.send(frames[watching.eyes])
        if moved:
            self.announce_attendance(live)

    def show(self, live: LiveTable, watcher: Watcher, watching: Watching) -> bool:
        """Send everything that the seat of this watcher's token sees now; False if it cannot be shown now."""
        live.look_up(watching)
        if watching.eyes is None and self._is_delayed(live.table) and live.delayed is None:
            return False
        watcher.send(_encoder.encode(live.shown_to(watching)))
        return True

    def _reseat(self, live: LiveTable) -> set[Watcher]:
        """Look up which seat each watcher's token opens now, and return those who have to be shown everything again."""
        return {watcher for watcher, watching in live.watchers.items() if live.look_up(watching)}

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel the background work: there is nobody left to tell."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Who has a table open

    def announce_attendance(self, live: LiveTable, besides: Watcher | None = None) -> None:
        """Tell watchers if anyone has opened or closed the table."""
        if live.note_attendance(self._clock()):
            if self._lives.get(live.table.id) is live:
                self.in_background(self._say_attended(live.table.id, live.attendance.own))
            self._show_attendance(live, besides)

    def note_closed(self, live: LiveTable, watching: Watching) -> None:
        """Take note that a socket was closed; its people may be back in a moment."""
        if not watching.seats:
            self.announce_attendance(live)
        else:
            live.attendance.closed.update(dict.fromkeys(watching.seats, self._clock()))
            asyncio.get_running_loop().call_later((HERE_MS + 1) / 1000, self.announce_attendance, live)

    async def read_attendance(self, live: LiveTable) -> None:
        """Find out who has a table open in other processes."""
        before, told = live.attendance.elsewhere, await self.attended_elsewhere(live.table.id)
        if told not in (None, before):
            live.attendance.elsewhere = told or ()
            live.attendance.note_elsewhere(before, self._clock())
            self._show_attendance(live)

    async def attended_elsewhere(self, id_: str) -> tuple[Attended, ...] | None:
        """Return what other processes say about who has a table open; None if the store cannot say."""
        try:
            told = await self._store.attendance(id_)
        except StoreError as error:
            self._logger.warning("attendance could not be read", table=id_, reason=str(error))
            return None
        others = [data for process, data in sorted(told.items()) if process != self._process]
        return tuple(msgspec.json.decode(data, type=Attended) for data in others)

    def forget(self, id_: str) -> None:
        """Tell the others, as soon as the store allows, that nobody has a table open here any more."""
        self.in_background(self._say_attended(id_, Attended()))

    async def _say_attended(self, id_: str, attended: Attended) -> None:
        """Tell the others who has a table open here, unless there is newer news."""
        while True:
            try:
                await self._store.attend(id_, _encoder.encode(attended) if attended != Attended() else b"")
            except StoreError as error:
                self._logger.warning("attendance could not be reported", table=id_, reason=str(error))
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return
            live = self._lives.get(id_)
            if (live.attendance.own if live else Attended()) != attended:
                return

    def _show_attendance(self, live: LiveTable, besides: Watcher | None = None) -> None:
        told, table = live.attendance, live.table
        frame = _encoder.encode(wire.Attendance(table.id, told.presence(table.seats), told.audience))
        for watcher in live.watchers:
            if watcher is not besides:
                watcher.send(frame)
        self.on_attendance(live)

    # Spectators of public tables, who see the game later

    async def snapshot(self, live: LiveTable, eyes: Eyes, hashed: str | None) -> wire.Snapshot:
        """Return everything that the seat of this token, or the public, may know now."""
        is_late = eyes is None and self._is_delayed(live.table)
        delayed = live.delayed or await self._delayed_table(live) if is_late else None
        return live.snapshot(eyes, hashed, delayed)

    async def update_delayed(self, live: LiveTable, added: Sequence[Addition] = ()) -> None:
        """Show a public table to its spectators with a delay while the game lasts, and without one after that."""
        if live.delayed and not self._is_delayed(live.table):
            live.delayed = None
        elif live.delayed:
            live.delayed.add(added)
        elif self._is_delayed(live.table) and any(watching.eyes is None for watching in live.watchers.values()):
            try:
                live.delayed = await self._delayed_table(live)
            except StoreError as error:  # spectators see nothing until the next change; the game goes on
                self._logger.warning("a table cannot be shown to spectators", table=live.table.id, reason=str(error))
            else:
                self._show_later(live, live.delayed)

    def _is_delayed(self, table: Table) -> bool:
        return table.is_delayed(self._delay)

    async def _delayed_table(self, live: LiveTable) -> DelayedTable:
        """Return a table as it was a while ago; what others have just written is added once it is read here too."""
        data = await self._store.read(live.table.id)
        known = data[: live.table.version]
        return DelayedTable(live.table.id, map(log.parse_entry, known), self._delay, self._clock())

    def _show_later(self, live: LiveTable, delayed: DelayedTable) -> None:
        """Show spectators what is old enough, and come back for the rest, until there are no spectators."""
        if live.delayed is not delayed or self._lives.get(live.table.id) is not live:
            return
        watchers = [watcher for watcher, watching in live.watchers.items() if watching.eyes is None]
        if not watchers:
            live.delayed = None
            return
        update = delayed.follow(self._clock())
        if update:
            frame = _encoder.encode(update)
            for watcher in watchers:
                watcher.send(frame)
        asyncio.get_running_loop().call_later(LATER_SECONDS, self._show_later, live, delayed)
