"""The live tables of this process, and everything that happens at them.

Store, then acknowledge, then tell everybody. Commands for one table run one after another; those for different tables
wait for the disk together. Any process may add to the log of a table: the store lets only one be first, and the
others look again. One process, the owner of the table, plays its bots and keeps its clock (`upkeep.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

import msgspec
import structlog

from mirabilia.core.errors import UsageError
from mirabilia.server.store import Store, StoreError
from mirabilia.server.tables import log
from mirabilia.server.tables.broadcast import Broadcaster
from mirabilia.server.tables.change import Addition, TableChange, entry_of
from mirabilia.server.tables.commands import (
    NOBODY,
    clean_name,
    entries_for,
    entries_for_rematch,
    entries_to_join,
    entries_to_open,
)
from mirabilia.server.tables.ids import id_for, new_id, rematch_id
from mirabilia.server.tables.lessons import as_lesson
from mirabilia.server.tables.live_table import LiveTable, Watcher, Watching
from mirabilia.server.tables.memento import go_back, memento_of
from mirabilia.server.tables.rows import listed_in, row_of
from mirabilia.server.tables.seed import draw_source
from mirabilia.server.tables.sights import Eyes, Sights
from mirabilia.server.tables.table import Table, table_of
from mirabilia.server.tables.tokens import hash_token, new_token, seat_of, token_for
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError

CATCH_UP_SECONDS = 1.0
"""How long to wait before reading again what another process has written, after the store failed."""
IDLE_SECONDS = 60.0
"""How long a table that nobody watches stays in memory."""

_encoder = msgspec.json.Encoder()


def now_ms() -> int:
    """Return the time in the form that logs use."""
    return time.time_ns() // 1_000_000


Make = Callable[[Table], Sequence[Addition]]
"""Returns what to add to a log, given the table at that moment; empty if there is nothing to add."""
GiveHint = Callable[[Sights, int, wire.Hint], Awaitable[wire.Hinted | None]]
"""Finds out what the options of a seat are worth: looks at the table when called, and thinks while awaited."""


class LiveTables:
    """All live tables of a process."""

    def __init__(
        self,
        store: Store,
        give_hint: GiveHint,
        clock: Callable[[], int] = now_ms,
        programs: tuple[str, ...] = (),
        process: str = "",
        delay: int = 0,
    ) -> None:
        self.store = store
        self._give_hint = give_hint
        self.clock = clock
        self.programs = programs
        """The names of the programs that may play here."""
        self.lives: dict[str, LiveTable] = {}
        self.broadcaster = Broadcaster(store, self.lives, clock, process, delay)
        self.owned: set[str] = set()
        """The tables whose bots this process plays and whose clock it keeps."""
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        """Called whenever a table has changed, so that upkeep looks at it."""
        self.on_choice: Callable[[LiveTable, int, wire.Choose], None] = lambda *_: None
        """Called before a person's choice is carried out, with the seat."""
        self.is_home: Callable[[str], bool] | None = None
        """Says which tables this process looks after, if it is one of several in a server; otherwise None."""
        self.can_call: Callable[[wire.Subscribe], bool] = lambda _: False
        """Says whether a person can be called at an address."""
        self.on_change_elsewhere: Callable[[str], None] = lambda _: None
        """Called whenever another process may have changed a table that is not in memory here."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._logger = structlog.get_logger()

    # Coming and going

    async def open_table(self, request: bodies.NewTable) -> bodies.Joined:
        """Open a table and seat the person who opens it; once, however often a request with the same key is sent."""
        token, hashed = token_for(request.key) if request.key else new_token()
        asked, source = as_lesson(request) if request.lesson else (request, draw_source())
        entries = entries_to_open(asked, source, hashed, self.clock(), self.programs)
        return await self.begin(entries, request.key, asked.seat, token)

    async def begin(self, entries: Sequence[log.Entry], key: str | None, seat: int, token: str) -> bodies.Joined:
        """Begin a table at which a person has a seat; once, however often it is asked for with the same key."""
        id_ = id_for(key) if key else new_id()
        while not await self._create(id_, entries):
            if key:
                return self._joined_before(await self.live(id_), token)
            id_ = new_id()
        options = self.lives[id_].table.options
        self._logger.info("table opened", table=id_, game=options.game, players=options.players)
        return bodies.Joined(id_, seat, token)

    async def join(self, id_: str, request: bodies.Join) -> bodies.Joined:
        """Seat a person at a table; once, however often a request with the same key is sent."""
        token, hashed = token_for(request.key, id_) if request.key else new_token()

        def make(table: Table) -> Sequence[log.Entry]:
            seated = seat_of(table.seats, hashed) is not None
            return () if seated else entries_to_join(table, request, hashed, self.clock())

        async with self.held(id_) as live:
            await self._write(live, make)
            return self._joined_before(live, token)

    def _joined_before(self, live: LiveTable, token: str) -> bodies.Joined:
        seat = live.eyes(hash_token(token))
        if seat is None:
            raise RefusedError("not-now", "this seat was asked for before, and has been given up since")
        return bodies.Joined(live.table.id, seat, token)

    async def watch(
        self, id_: str, token: str | None, watcher: Watcher, name: str | None = None, also: Sequence[str] = ()
    ) -> Eyes:
        """Let a client watch a table, first sending everything there is to see; return whose eyes see it.

        `also` are the tokens of others on the same device; for one that opens no seat, the client is only told so.
        """
        async with self.held(id_) as live:
            hashed, eyes = self._eyes(live, token)
            watching = Watching(hashed, eyes, clean_name(name) if name and eyes is None else None)
            watching.others = tuple(map(hash_token, also))
            live.look_up(watching)
            live.watchers[watcher] = watching
            await self.broadcaster.update_delayed(live)
            self.broadcaster.announce_attendance(live, besides=watcher)
            if not self.broadcaster.show(live, watcher, watching):
                del live.watchers[watcher]
                self.broadcaster.announce_attendance(live)
                raise RefusedError("unavailable", "the game cannot be shown now; try again")
        return watching.eyes

    def unwatch(self, id_: str, watcher: Watcher) -> None:
        """Stop telling a client about a table."""
        live = self.lives.get(id_)
        watching = live.watchers.pop(watcher, None) if live else None
        if live is None or watching is None:
            return
        live.used = time.monotonic()
        self.broadcaster.note_closed(live, watching)

    def knows_all(self, id_: str, watcher: Watcher) -> bool:
        """Return whether every token that a client watches a table with opens a seat."""
        live = self.lives.get(id_)
        return not live or watcher not in live.watchers or None not in live.watchers[watcher].also

    async def snapshot(self, id_: str, token: str | None) -> wire.Snapshot:
        """Return what the seat of a token, or the public, may know."""
        async with self.held(id_) as live:
            hashed, eyes = self._eyes(live, token)
            return await self.broadcaster.snapshot(live, eyes, hashed)

    def _eyes(self, live: LiveTable, token: str | None) -> tuple[str | None, int | None]:
        """Return the hash of a token and the seat it opens; RefusedError if it opens none."""
        hashed = hash_token(token) if token is not None else None
        eyes = live.eyes(hashed)
        if token is not None and eyes is None:
            raise RefusedError("bad-token", "this token opens no seat at this table")
        return hashed, eyes

    async def listed(self, phase: wire.Phase, limit: int) -> tuple[wire.TableInfo, ...]:
        """Return public tables, most recently changed first."""
        rows = await self.store.listed(phase, limit)
        return tuple(map(listed_in, rows))

    async def named(self, ids: Sequence[str]) -> tuple[wire.TableInfo, ...]:
        """Return those of the tables with these ids that exist."""
        rows = [await self.store.row(id_) for id_ in ids]
        return tuple(listed_in(row) for row in rows if row)

    # Acting

    async def act(self, watcher: Watcher, command: wire.Command) -> None:
        """Carry out a command from a client that watches a table, and answer."""
        hint = None
        live = self.lives.get(command.table)
        if live is None or watcher not in live.watchers:
            raise RefusedError("not-seated", "watch the table first, with the token of your seat")
        async with live.lock:
            if self.lives.get(command.table) is not live:
                raise RefusedError("unavailable", "the store cannot be reached; watch the table again")
            watching = live.watchers.get(watcher, Watching(None, None))
            for hashed in watching.tokens:
                if (hashed, command.id) in live.table.commands:  # also for a person who has left since
                    self._acknowledge(live, hashed, command, watcher)
                    return
            hashed = live.author(watching, command)
            seat = live.eyes(hashed)
            if seat is None:
                raise RefusedError("not-seated", "you have no seat at this table")
            match command:
                case wire.Rematch():
                    make = await self._rematch(live, seat, hashed, command)
                    await self._carry_out(live, hashed, command, watcher, make)
                case wire.Subscribe() if not self.can_call(command):
                    raise RefusedError("not-allowed", "nobody can be called there; see --push-service")
                case wire.Hint():
                    hint = self._give_hint(live.sights, seat, command)
                case _:
                    if isinstance(command, wire.Choose):
                        self.on_choice(live, seat, command)
                    make = partial(self._entries, live, hashed, seat, command)
                    await self._carry_out(live, hashed, command, watcher, make)
        if hint is not None:  # the table goes on while a bot thinks
            await self._tell_hint(hint, watcher)

    async def put(self, id_: str, make: Make) -> Table:
        """Add what the owner of a table has to add, and return the table; `make` gets the table at that moment."""
        async with self.held(id_) as live:
            await self._write(live, make)
            return live.table

    def gone(self, id_: str) -> dict[int, int]:
        """Return the people who do not have a live table open, and since when."""
        live = self.lives.get(id_)
        return live.gone(self.clock()) if live else {}

    async def _carry_out(
        self,
        live: LiveTable,
        token: str | None,
        command: wire.TableCommand | wire.Rematch,
        watcher: Watcher,
        make: Make,
    ) -> None:
        """Do what a command asks for, only once however often it is sent, and acknowledge it."""
        acknowledge = partial(self._acknowledge, live, token, command, watcher)
        try:
            new = await self._write(
                live, lambda table: () if (token, command.id) in table.commands else make(table), acknowledge
            )
            if not new:  # another process has carried it out
                acknowledge()
        except RefusedError as error:
            if error.code == "stale" and (watching := live.watchers.get(watcher)):
                watcher.send(_encoder.encode(live.shown_to(watching)))
            raise

    def _acknowledge(self, live: LiveTable, token: str | None, command: wire.Command, watcher: Watcher) -> None:
        version = live.table.commands[token, command.id]
        watcher.send(_encoder.encode(wire.Ack(command.table, command.id, version)))

    def _entries(
        self, live: LiveTable, token: str | None, seat: int, command: wire.TableCommand, table: Table
    ) -> Sequence[Addition]:
        now = self.clock()
        plays = isinstance(command, wire.Choose | wire.Withdraw | wire.Say | wire.React)
        gone = NOBODY if plays else live.gone(now)  # these commands do not depend on it
        return entries_for(table, seat, command, now, self.programs, gone, live.is_lent(token))

    async def _rematch(self, live: LiveTable, seat: int, hashed: str | None, command: wire.Rematch) -> Make:
        """Open the table where the same people go on, unless it exists."""
        table = live.table
        if table.phase != "over":
            raise RefusedError("not-now", "the game is not over yet")
        if live.is_lent(hashed):
            raise RefusedError("not-now", "somebody has played for you; take your seat back first")
        new = table.rematch
        if new is None:
            new = rematch_id(table.id)  # the same for everybody, so there is only one rematch
            await self._create(new, entries_for_rematch(table, draw_source(), self.clock(), seat, command.promise))

        def make(_: Table) -> Sequence[log.Entry]:
            return [log.Rematched(at=self.clock(), seat=seat, id=command.id, table=new)]

        return make

    async def _tell_hint(self, hint: Awaitable[wire.Hinted | None], watcher: Watcher) -> None:
        hinted = await hint
        if hinted is None:
            raise RefusedError("unavailable", "nobody can give a hint now; try again")
        watcher.send(_encoder.encode(hinted))

    # Storing and telling

    async def live(self, id_: str) -> LiveTable:
        """Return a table, from memory or the store; RefusedError if there is none."""
        live = self.lives.get(id_)
        if live is None:
            task = self._loading.get(id_)
            if task is None:
                task = self._loading[id_] = asyncio.create_task(self._load(id_))
                task.add_done_callback(lambda _: self._loading.pop(id_, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    @asynccontextmanager
    async def held(self, id_: str) -> AsyncIterator[LiveTable]:
        """Hold a table so that it does not change; RefusedError if there is none.

        If the store failed while we waited, the table is ahead of its log and is loaded again.
        """
        while True:
            live = await self.live(id_)
            async with live.lock:
                if self.lives.get(id_) is live:
                    yield live
                    return

    def forget_idle(self) -> None:
        """Drop tables that nobody watches from memory; their logs have them."""
        limit = time.monotonic() - IDLE_SECONDS
        for id_, live in list(self.lives.items()):
            is_idle = not live.watchers and live.used < limit and not live.lock.locked()
            if is_idle and live.table.wake != 0:  # checked last: it takes time, and bots think at few tables
                del self.lives[id_]

    def hear(self, id_: str, version: int) -> None:
        """Take note that another process has added to a table; an empty id means that any table may have changed."""
        for name in [id_] if id_ else {*self.lives, *self.owned}:
            live = self.lives.get(name)
            if name in self._loading:  # its log may have been read before that was written
                self._loading[name].add_done_callback(partial(self._hear_again, name, version))
            elif live is None:
                self.on_change_elsewhere(name)
            elif not live.watchers and name not in self.owned and not live.lock.locked():
                del self.lives[name]  # it is played in another process, and nobody watches it here
            else:
                live.has_company = True
                if not id_ or live.table.version < version:
                    self.broadcaster.in_background(self._catch_up(live))
                self.broadcaster.in_background(self.broadcaster.read_attendance(live))

    def _hear_again(self, id_: str, version: int, _loaded: asyncio.Task[LiveTable]) -> None:
        """Act on news that came while a table was being loaded."""
        self.hear(id_, version)

    async def close(self) -> None:
        """Wait for what is being read and written."""
        await self.broadcaster.close()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for live in self.lives.values():
            async with live.lock:
                pass

    async def _catch_up(self, live: LiveTable) -> None:
        """Add to a live table what another process has written; its watchers may be waiting for it."""
        while self.lives.get(live.table.id) is live:
            async with live.lock:
                try:
                    await self._read_on(live)
                    return
                except StoreError as error:
                    if await self._is_deleted(live):
                        return
                    self._logger.warning("news of a table could not be read", table=live.table.id, reason=str(error))
            await asyncio.sleep(CATCH_UP_SECONDS)

    async def _read_on(self, live: LiveTable) -> bool:
        """Add what is new in the log of a table that is held, and tell everybody; False if nothing is."""
        table, after = live.table, live.table.version
        parsed = [log.parse_entry(data) for data in await self.store.read(table.id, after)]
        if any(isinstance(entry, log.Forgotten) for entry in parsed):  # what is before it has changed too
            await self.read_anew(live)
        elif parsed:
            await self._told(live, after, [table.apply(entry) for entry in parsed], parsed)
        return bool(parsed)

    async def _create(self, id_: str, entries: Sequence[log.Entry]) -> bool:
        """Begin a table; False if that id exists."""
        data = [log.write_entry(entry) for entry in entries]
        table = await asyncio.to_thread(table_of, id_, data)  # in a thread: where a game is taken up, it is replayed
        if not await self.store.create(row_of(table), data):
            return False
        if self.is_home is None or self.is_home(id_):
            self.owned.add(id_)
        live = self.lives[id_] = LiveTable(table, Sights(table), used=time.monotonic())
        self.on_change(live)
        return True

    async def _load(self, id_: str) -> LiveTable:
        data = await self.store.read(id_)
        if not data:
            raise RefusedError("no-such-table", "there is no such table; perhaps part of the link is missing")
        try:
            # In a thread: adding up a whole game takes long, and other tables must not wait for it.
            table = await asyncio.to_thread(table_of, id_, data)
        except UsageError as error:  # its game came from a plug-in that is no longer installed
            raise RefusedError("unavailable", str(error)) from None
        live = LiveTable(table, Sights(table), used=time.monotonic())
        live.attendance.elsewhere = await self.broadcaster.attended_elsewhere(id_) or ()
        if self.is_home and self.is_home(id_) and id_ not in self.owned and await self.store.owns(id_):
            self.owned.add(id_)
        self.lives[id_] = live
        self.on_change(live)
        return live

    async def _write(self, live: LiveTable, make: Make, stored: Callable[[], None] = lambda: None) -> bool:
        """Store what `make` wants to add, call `stored`, tell everybody; False if there was nothing to add.

        While the store works the table is ahead of its log, which nobody sees because the lock is held. If another
        process was first, the table is taken back, reads what is new, and `make` is called again; after an error the
        whole log is read again, since it is not known what was written.
        """
        while True:
            table, after = live.table, live.table.version
            additions = make(table)
            if not additions:
                return False
            before = memento_of(table) if live.has_company else None
            written = was_first = False
            try:
                changes = [table.apply(addition) for addition in additions]
                written = await self.store.append(row_of(table), [log.write_entry(entry_of(new)) for new in additions])
                if not written and before is not None:
                    go_back(table, before)
                    was_first = await self._read_on(live)
            finally:
                if not written and not was_first:
                    await self.read_anew(live)
            if written:
                stored()
                await self._told(live, after, changes, additions)
                return True
            live.has_company = True

    async def _told(
        self, live: LiveTable, after: int, changes: Sequence[TableChange], added: Sequence[Addition]
    ) -> None:
        """Tell everybody what changed; even if that fails, the table is looked after."""
        try:
            await self.broadcaster.tell(live, after, changes, added)
        finally:
            self.on_change(live)

    async def read_anew(self, live: LiveTable) -> None:
        """Return a table to what its log says, and show it to everybody."""
        id_ = live.table.id
        try:
            data = await self.store.read(id_)
        except StoreError:
            self.lives.pop(id_, None)  # nobody may act on what cannot be read; the next client to watch loads it again
            self.broadcaster.forget(id_)
            for watcher in live.watchers:
                refused = wire.Refused("unavailable", "the store cannot be reached; watch the table again", id_)
                watcher.send(_encoder.encode(refused))
            live.watchers.clear()
            raise
        if not data:
            self._let_go(live)
            raise RefusedError("no-such-table", "this table has been deleted")
        table = await asyncio.to_thread(table_of, id_, data)
        live.table, live.sights, live.delayed = table, Sights(table), None
        await self.broadcaster.update_delayed(live)
        for watcher, watching in live.watchers.items():
            self.broadcaster.show(live, watcher, watching)
        self.on_change(live)

    async def remove(self, id_: str) -> None:
        """Delete a table and send away everybody who watches it; RefusedError if there is none."""
        async with self.held(id_) as live:
            await self.store.remove(id_)
            self._let_go(live)
        self._logger.info("table deleted", table=id_)

    async def _is_deleted(self, live: LiveTable) -> bool:
        """Return whether another process has deleted a table; if so, forget it."""
        with suppress(StoreError):
            if await self.store.row(live.table.id) is None:
                self._let_go(live)
                return True
        return False

    def _let_go(self, live: LiveTable) -> None:
        """Forget a table that was deleted."""
        id_ = live.table.id
        self.lives.pop(id_, None)
        self.owned.discard(id_)
        self.broadcaster.forget(id_)
        refused = wire.Refused("no-such-table", "this table has been deleted", id_)
        for watcher in live.watchers:
            watcher.send(_encoder.encode(refused))
        live.watchers.clear()
