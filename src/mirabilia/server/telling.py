"""What those who watch a table are told: what changed, who has it open; spectators of public tables a while later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import msgspec
import structlog

from mirabilia.server import entries as log
from mirabilia.server import protocol as wire
from mirabilia.server.attendance import GRACE_MS, Attended
from mirabilia.server.behind import Behind
from mirabilia.server.change import Change
from mirabilia.server.live import Live, Watcher, Watching
from mirabilia.server.sight import Eyes
from mirabilia.server.store import Store, StoreError
from mirabilia.server.table import Table

LATER_SECONDS = 1.0
"""How often those who see a game later are shown what is old enough."""

_encoder = msgspec.json.Encoder()


def show(live: Live, watcher: Watcher, watching: Watching) -> None:
    """Send all there is to see from the seat that a token opens now."""
    watching.eyes = live.eyes(watching.hashed)
    watcher.send(_encoder.encode(live.snapshot(watching.eyes)))


class Teller:
    """Tells those who watch the tables of a process, and other processes who watches them here."""

    def __init__(
        self, store: Store, lives: Mapping[str, Live], clock: Callable[[], int], process: str, delay: int
    ) -> None:
        self._store = store
        self._lives = lives
        self._clock = clock
        self._process = process
        """The name under which the store knows this process."""
        self._delay = delay
        """How many milliseconds later spectators of public tables see the game."""
        self.attended: Callable[[Live], None] = lambda _: None
        """Called whenever somebody has opened or closed a table."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._logger = structlog.get_logger()

    async def tell(self, live: Live, after: int, changes: Sequence[Change], entries: Sequence[log.Entry]) -> None:
        """Tell everybody who watches what changed, each what they may see of it."""
        for change in changes:
            live.lens.look_anew(change)
        await self.see_to_spectators(live, entries)
        moved = any(change.info for change in changes)  # only then can a token open another seat than before
        everybody = {watching.eyes for watching in live.watchers.values()}
        updates = live.lens.updates(after, changes, everybody - {None} if live.behind else everybody)
        frames = {eyes: _encoder.encode(update) for eyes, update in updates.items()}
        for watcher, watching in live.watchers.items():
            if moved and live.eyes(watching.hashed) != watching.eyes:
                show(live, watcher, watching)
            elif watching.eyes in frames:
                watcher.send(frames[watching.eyes])
        if moved:
            self.look_around(live)

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Give up what is done aside: there is nobody left to tell."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Who has a table open

    def look_around(self, live: Live, besides: Watcher | None = None) -> None:
        """Tell those who watch if somebody else has the table open than before."""
        if live.note_attendance(self._clock()):
            if self._lives.get(live.table.id) is live:
                self.aside(self._say_attended(live.table.id, live.attendance.own))
            self._show_attendance(live, besides)

    def look_later(self, live: Live, eyes: Eyes) -> None:
        """Take note that a socket was closed; a person may come back at once."""
        if eyes is None:
            self.look_around(live)
        else:
            live.attendance.closed[eyes] = self._clock()
            asyncio.get_running_loop().call_later((GRACE_MS + 1) / 1000, self.look_around, live)

    async def ask_around(self, live: Live) -> None:
        """See who has a table open in other processes."""
        before = live.attendance.elsewhere
        live.attendance.elsewhere = await self.attended_elsewhere(live.table.id)
        if live.attendance.elsewhere != before:
            live.attendance.note_elsewhere(before, self._clock())
            self._show_attendance(live)

    async def attended_elsewhere(self, id_: str) -> tuple[Attended, ...]:
        """Return what other processes say about who has a table open."""
        try:
            told = await self._store.attendance(id_)
        except StoreError as error:
            self._logger.warning("attendance could not be read", table=id_, reason=str(error))
            return ()
        others = [data for process, data in sorted(told.items()) if process != self._process]
        return tuple(msgspec.json.decode(data, type=Attended) for data in others)

    async def _say_attended(self, id_: str, attended: Attended) -> None:
        try:
            await self._store.attend(id_, _encoder.encode(attended) if attended != Attended() else b"")
        except StoreError as error:  # others are told at the next change
            self._logger.warning("attendance could not be told", table=id_, reason=str(error))

    def _show_attendance(self, live: Live, besides: Watcher | None = None) -> None:
        told, table = live.attendance, live.table
        frame = _encoder.encode(wire.Attendance(table.id, told.presence(table.seats), told.audience))
        for watcher in live.watchers:
            if watcher is not besides:
                watcher.send(frame)
        self.attended(live)

    # Spectators of public tables, who see the game later

    async def snapshot(self, live: Live, eyes: Eyes) -> wire.Snapshot:
        """Return all that a seat, or the public, may know now."""
        if eyes is None and self._is_delayed(live.table) and live.behind is None:
            live.behind = await self._fallen_behind(live)
            self._show_later(live, live.behind)
        return live.snapshot(eyes)

    async def table_for(self, live: Live, eyes: Eyes) -> Table:
        """Return a table as far as a seat, or the public, may know of it: perhaps as it was a while ago."""
        if eyes is None and self._is_delayed(live.table):
            return (live.behind or await self._fallen_behind(live)).table
        return live.table

    async def see_to_spectators(self, live: Live, entries: Sequence[log.Entry] = ()) -> None:
        """Let spectators of a public table see it later while its game lasts, and as it is after that."""
        if live.behind and not self._is_delayed(live.table):
            live.behind = None
            for watcher, watching in live.watchers.items():
                if watching.eyes is None:
                    show(live, watcher, watching)
        elif live.behind:
            live.behind.add(entries)
        elif self._is_delayed(live.table) and any(watching.eyes is None for watching in live.watchers.values()):
            live.behind = await self._fallen_behind(live)
            self._show_later(live, live.behind)

    def _is_delayed(self, table: Table) -> bool:
        return table.options.public and table.phase == "playing" and self._delay > 0

    async def _fallen_behind(self, live: Live) -> Behind:
        """Return a table as it was a while ago."""
        data = await self._store.read(live.table.id)
        return Behind(live.table.id, map(log.parse_entry, data), self._delay, self._clock())

    def _show_later(self, live: Live, behind: Behind) -> None:
        """Show spectators what is old enough, and come back for the rest; end when there are none."""
        if live.behind is not behind or self._lives.get(live.table.id) is not live:
            return
        watchers = [watcher for watcher, watching in live.watchers.items() if watching.eyes is None]
        if not watchers:
            live.behind = None
            return
        update = behind.follow(self._clock())
        if update:
            frame = _encoder.encode(update)
            for watcher in watchers:
                watcher.send(frame)
        asyncio.get_running_loop().call_later(LATER_SECONDS, self._show_later, live, behind)
