"""The front of a server with several processes: it lets people in, and hands each connection to one of them.

It listens, peeks at the first bytes that a client sends, finds the table they name, and passes the connection on
untouched; from then on it is not involved. A process that ends is replaced. When the front ends, however that happens,
so do its processes.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count as numbers

import msgspec
import structlog
from msgspec import Struct

from mirabilia.core.errors import UsageError
from mirabilia.server.addresses import is_loopback
from mirabilia.server.crew import Crew, home_of
from mirabilia.server.network.limits import address_of
from mirabilia.server.settings import Settings, database_of
from mirabilia.server.store import Store, StoreError
from mirabilia.server.store.make import MEMORY, is_file, make_store

COMMAND = (sys.executable, "-P", "-m", "mirabilia.server.member")
READY, CONNECTION = b"r", b"c"
"""What goes over a channel: that a process is ready, and a connection."""
HEAD_SECONDS = 10.0
"""How long a client may take to send its first bytes."""
PEEKED = 2048
"""How many bytes to peek at: more than the first line of any request of ours."""
MOST_SILENT = 4096
"""The most clients that are let in before they have sent anything."""
PAUSE = 1.0
"""Seconds before a process that ended is replaced."""
LAST_SECONDS = 3.0
"""Seconds past the configured grace after which a process is killed."""
TABLE = re.compile(rb"[A-Z]+ /(?:(?:ws|api/moderation)\?(?:[^ ]*&)?table=|api/tables/)([a-z0-9]{6,32})[&/? ]")
PROCESS = re.compile(rb"GET /[a-z]+\?process=(\d{1,3}) ")


def processes_of(settings: Settings) -> int:
    """Return how many processes a server has: as many as it was told, otherwise what suits those who can reach it.

    One is enough for a laptop, and starts quickly. A server for others uses all cores.
    """
    if settings.processes:
        if settings.processes > 1 and settings.database == MEMORY:
            raise UsageError(f"--processes: tables that are kept in {MEMORY} are in one process only").said(
                "memory_alone", memory=MEMORY
            )
        if settings.processes > 1 and sys.platform == "win32":
            raise UsageError(
                "--processes: this system cannot hand connections from one process to another; use 1"
            ).said("no_handing")
        return settings.processes
    is_private = is_loopback(settings.host) and not settings.origin and not settings.trust_proxy
    if is_private or settings.open or settings.database == MEMORY or sys.platform == "win32":
        return 1
    return os.cpu_count() or 1


class Orders(Struct, frozen=True):
    """What a process is told when it starts, on standard input."""

    settings: Settings
    crew: Crew
    channel: int
    """The descriptor over which connections arrive."""


class Member:
    """A process of the server, as the front knows it."""

    def __init__(self, settings: Settings, crew: Crew) -> None:
        self.slot = crew.slot
        self.channel, theirs = socket.socketpair()
        self.channel.setblocking(False)
        self.is_ready = False
        with theirs:
            orders = msgspec.json.encode(Orders(settings, crew, theirs.fileno()))
            # A process group of its own: Ctrl-C is for the front, which stops all processes cleanly.
            self.process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, pass_fds=[theirs.fileno()], process_group=0)
        assert self.process.stdin
        with self.process.stdin as pipe, suppress(BrokenPipeError):
            pipe.write(orders)

    def take(self, connection: socket.socket) -> bool:
        """Hand a connection over; False if it cannot be taken now."""
        if not self.is_ready:
            return False
        try:
            socket.send_fds(self.channel, [CONNECTION], [connection.fileno()])
        except OSError:  # it has ended, or its queue is full
            return False
        return True


class Front:
    """Lets people in, as long as the server runs."""

    def __init__(self, settings: Settings, listener: socket.socket, count: int) -> None:
        self._settings = settings
        self._listener = listener
        self._count = count
        self._members: dict[int, Member] = {}
        self._silent: dict[socket.socket, asyncio.TimerHandle] = {}
        """Clients that have not sent anything yet."""
        self._next = numbers()
        self._stopping = asyncio.Event()
        self._started = asyncio.Event()
        self._failed: StoreError | None = None
        self._logger = structlog.get_logger()

    async def serve(self, announce: Callable[[], None]) -> None:
        """Serve until stopped; StoreError if the tables cannot be read or written."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop, number)
        async with _kept(self._settings) as store:
            with tempfile.TemporaryDirectory(prefix="mirabilia-") as folder:
                lives = [asyncio.create_task(self._live(slot, folder)) for slot in range(self._count)]
                examining = asyncio.create_task(self._examine(store))
                await self._first_of(self._started, self._stopping)
                if not self._stopping.is_set():
                    loop.add_reader(self._listener, self._accept)
                    announce()
                await self._stopping.wait()
                self._close()
                await asyncio.gather(*lives)
                examining.cancel()
        if self._failed:
            raise self._failed

    async def _first_of(self, *events: asyncio.Event) -> None:
        tasks = [asyncio.create_task(event.wait()) for event in events]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()

    async def _examine(self, store: Store) -> None:
        """Check what was too large to check before serving; stop serving from a store that is damaged."""
        try:
            await store.examine()
        except StoreError as error:
            self._fail(error)

    def _fail(self, error: StoreError) -> None:
        self._failed = self._failed or error
        self._stopping.set()

    # The processes

    async def _live(self, slot: int, folder: str) -> None:
        """Keep a process running until the server stops."""
        while not self._stopping.is_set():
            member = Member(self._share_of(), Crew(slot, self._count, folder))
            self._members[slot] = member
            loop = asyncio.get_running_loop()
            loop.add_reader(member.channel, self._hear, member)
            ended = asyncio.create_task(asyncio.to_thread(member.process.wait))
            stopping = asyncio.create_task(self._stopping.wait())
            await asyncio.wait([ended, stopping], return_when=asyncio.FIRST_COMPLETED)
            if not ended.done():
                await self._end(member, ended)
            elif not self._started.is_set():
                self._fail(
                    StoreError("a process of the server could not start; its own words are above").said("not_started")
                )
            else:
                self._logger.error("a process has ended, and is replaced", slot=slot, code=ended.result())
            stopping.cancel()
            loop.remove_reader(member.channel)
            member.channel.close()
            if not self._stopping.is_set():
                await asyncio.sleep(PAUSE)

    async def _end(self, member: Member, ended: asyncio.Task[int]) -> None:
        """Stop a process cleanly, or kill it if that takes too long."""
        member.process.terminate()
        done, _ = await asyncio.wait([ended], timeout=self._settings.grace + LAST_SECONDS)
        if not done:
            member.process.kill()
            await ended

    def _share_of(self) -> Settings:
        """Return the settings of one process: its share of what the whole server may take on."""
        settings, count = self._settings, self._count
        cores = settings.workers or max(2, os.cpu_count() or 1)
        return msgspec.structs.replace(
            settings,
            workers=max(2, cores // count) if not settings.workers else max(1, cores // count),
            most_sockets=-(-settings.most_sockets // count),
            most_tables=-(-settings.most_tables // count),
            database=database_of(settings),
            open=False,
        )

    def _hear(self, member: Member) -> None:
        """Note that a process is ready, or has ended."""
        try:
            said = member.channel.recv(1)
        except OSError:
            said = b""
        member.is_ready = said == READY
        if not said:
            asyncio.get_running_loop().remove_reader(member.channel)
        if len(self._members) == self._count and all(each.is_ready for each in self._members.values()):
            self._started.set()

    def _stop(self, number: signal.Signals) -> None:
        """Stop cleanly; immediately if Ctrl-C is pressed again."""
        if self._stopping.is_set() and number == signal.SIGINT:
            for member in self._members.values():
                member.process.kill()
            os._exit(128 + signal.SIGINT)
        self._stopping.set()

    # The people

    def _close(self) -> None:
        """Stop letting people in."""
        asyncio.get_running_loop().remove_reader(self._listener)
        self._listener.close()
        for connection in list(self._silent):
            self._forget(connection).close()

    def _accept(self) -> None:
        """Let in every client that is waiting, and wait for its first bytes."""
        with suppress(OSError):  # no client is left waiting, or no more connections are possible now
            while True:
                connection, _ = self._listener.accept()
                connection.setblocking(False)
                if len(self._silent) >= MOST_SILENT:
                    connection.close()
                    continue
                loop = asyncio.get_running_loop()
                self._silent[connection] = loop.call_later(HEAD_SECONDS, self._give_up, connection)
                loop.add_reader(connection, self._hand_over, connection)

    def _give_up(self, connection: socket.socket) -> None:
        self._forget(connection).close()

    def _forget(self, connection: socket.socket) -> socket.socket:
        """Stop waiting for a client's first bytes."""
        self._silent.pop(connection).cancel()
        asyncio.get_running_loop().remove_reader(connection)
        return connection

    def _hand_over(self, connection: socket.socket) -> None:
        """Hand a connection, with everything sent on it so far, to the process that it is meant for."""
        with self._forget(connection):
            try:
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                head, client = connection.recv(PEEKED, socket.MSG_PEEK), connection.getpeername()
            except OSError:
                return
            first = self.slot_of(head, address_of(client)) if head else 0
            order = [*range(first, self._count), *range(first)]
            any(self._members[slot].take(connection) for slot in order if head and slot in self._members)

    def slot_of(self, head: bytes, address: str) -> int:
        """Return the process that a request is meant for: the home of the table it names, or else of its address.

        So all requests of an address that name no table are counted in one place. Behind a proxy, where everybody has
        the proxy's address, the processes take turns.
        """
        if found := TABLE.match(head):
            return home_of(found[1].decode(), self._count)
        if found := PROCESS.match(head):
            return int(found[1]) % self._count
        return next(self._next) % self._count if self._settings.trust_proxy else home_of(address, self._count)


@asynccontextmanager
async def _kept(settings: Settings) -> AsyncIterator[Store]:
    """Bring a database up to date before it is used; a file is locked against other servers, and closed at the end."""
    database = database_of(settings)
    store = make_store(database)
    await store.open("front", lambda _table, _version: None)
    if not is_file(database):
        await store.close()
    try:
        yield store
    finally:
        if is_file(database):
            await store.close()
