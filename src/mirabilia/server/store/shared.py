"""A store in an SQLite file for several processes of one server: they write in turn, and tell each other what is new.

The front has taken the file, checked it and brought its schema up to date before any of them started, and keeps it
until all have ended. SQLite would let them write in turn on its own, but by asking over and over; a lock that the
system hands on is quicker and fairer, and it also guards the anchor: a process that commits writes it before the next
one may.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import socket
import sqlite3
from contextlib import suppress
from pathlib import Path

import msgspec

from mirabilia.server.crew import Crew
from mirabilia.server.store import Changed, StoreError
from mirabilia.server.store.anchor import Anchor
from mirabilia.server.store.lane import Aim, Link
from mirabilia.server.store.sql import SqlStore
from mirabilia.server.store.sqlite import WAIT, SqliteLink, connect_to, opened, turns_of

AT_ONCE = 100
"""The most tables named in one piece of news, which has to fit into a datagram."""
LONGEST = 65_536
ANY: list[tuple[str, int]] = [("", 0)]
"""News for a process that has missed some: any table may have changed."""


class SharedSqliteStore(SqlStore):
    """A store in a file that other processes of the same server use as well."""

    def __init__(self, path: Path | str, crew: Crew, wait: float = WAIT) -> None:
        super().__init__()
        self.is_home = crew.is_home
        self._path = Path(path).resolve()
        self._wait = wait
        self._anchor = Anchor(self._path)
        self._turns = Turns(self._path)
        self._post = Post(crew)

    async def open(self, process: str, changed: Changed) -> None:
        """Get ready for a process of this name, and listen to the others."""
        self._post.open(changed)
        try:
            await super().open(process, changed)
        except BaseException:
            self._post.close()
            raise

    async def close(self) -> None:
        """Write what was accepted, release the tables of this process, and close."""
        await super().close()
        self._post.close()

    async def examine(self) -> None:
        """Check nothing: the front does."""

    def _connect_writer(self) -> Link:
        """Connect for writing, in turn with the others."""
        return TurnLink(self._path, opened(self._path, self._wait), self._anchor, self._turns, self._post)

    def _connect_reader(self) -> Link:
        """Connect without the right to write."""
        link = connect_to(self._path, self._wait)
        link.change("PRAGMA query_only = ON")
        return link

    def _leave(self) -> None:
        """Close everything that is not a connection."""
        self._anchor.close()
        self._turns.close()


class Turns:
    """Whose turn it is to write: one process at a time, in the order in which they ask."""

    def __init__(self, database: Path) -> None:
        self._path = turns_of(database)
        self._front = os.getppid()
        self._file: int | None = None
        self._is_ours = False

    def take(self) -> None:
        """Wait for the turn; StoreError if the front is gone, because then another server may have the file."""
        if self._file is None:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        fcntl.flock(self._file, fcntl.LOCK_EX)
        self._is_ours = True
        if os.getppid() != self._front:
            self.give()
            raise StoreError("the server that this process belongs to has ended")

    def give(self) -> None:
        """Let the next one write."""
        if self._is_ours and self._file is not None:
            self._is_ours = False
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Ask for no more turns."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


class TurnLink(SqliteLink):
    """A connection that writes in turn with those of other processes."""

    def __init__(self, path: Path, connection: sqlite3.Connection, anchor: Anchor, turns: Turns, post: Post) -> None:
        super().__init__(path, connection, anchor)
        self._turns = turns
        self._post = post
        self._news: dict[str, int] = {}

    def begin(self, aim: Aim) -> None:
        """Begin a transaction once it is our turn."""
        self._turns.take()
        try:
            super().begin(aim)
        except StoreError:
            self._turns.give()
            raise

    def commit(self) -> None:
        """End the transaction and the turn; the others hear which tables changed, and nothing more."""
        super().commit()
        self._turns.give()
        news, self._news = self._news, {}
        self._post.send(list(news.items()))

    def rollback(self) -> None:
        """Forget the transaction, if there is one."""
        self._news = {}
        super().rollback()
        self._turns.give()

    def tell(self, table: str, version: int) -> None:
        """Let the other processes know of a change, once it is committed."""
        self._news[table] = version


class Post:
    """What processes of a server tell each other: which tables have changed."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._socket: socket.socket | None = None
        self._missed: set[int] = set()
        """Processes that could not take some news."""
        self._changed: Changed = lambda _table, _version: None

    def open(self, changed: Changed) -> None:
        """Listen to the others."""
        own = self._crew.letterbox(self._crew.slot)
        own.unlink(missing_ok=True)  # left by a process that had this place before
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(own))
        self._changed = changed
        asyncio.get_running_loop().add_reader(self._socket, self._hear, self._socket)

    def close(self) -> None:
        """Listen no more."""
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None

    def send(self, news: list[tuple[str, int]]) -> None:
        """Tell all others (in the thread of the store)."""
        parts = [msgspec.json.encode(news[at : at + AT_ONCE]) for at in range(0, len(news), AT_ONCE)]
        for slot in range(self._crew.count):
            if slot != self._crew.slot and self._socket is not None:
                self._deliver(self._socket, slot, parts)

    def _deliver(self, own: socket.socket, slot: int, parts: list[bytes]) -> None:
        """Tell one process; if it cannot take some news now, it is told later that anything may have changed."""
        if slot in self._missed and parts:
            parts = [msgspec.json.encode(ANY)]
        self._missed.discard(slot)
        try:
            for part in parts:
                own.sendto(part, str(self._crew.letterbox(slot)))
        except BlockingIOError:
            self._missed.add(slot)
        except OSError:
            pass  # no process is there now; a new one reads everything

    def _hear(self, own: socket.socket) -> None:
        with suppress(BlockingIOError):
            while data := own.recv(LONGEST):
                for table, version in msgspec.json.decode(data, type=list[tuple[str, int]]):
                    self._changed(table, version)
