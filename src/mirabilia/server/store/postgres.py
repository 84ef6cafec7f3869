"""A store in PostgreSQL: for several server processes that share their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from selectors import EVENT_READ, DefaultSelector
from threading import Event, Thread
from time import monotonic
from typing import Any, TypeVar

from mirabilia.server.crew import Crew
from mirabilia.server.store import Changed, StoreError
from mirabilia.server.store.batch import AT_ONCE, Extension, extending, extension_of
from mirabilia.server.store.lane import Aim, Job, Link
from mirabilia.server.store.migrations import migrate
from mirabilia.server.store.sql import Append, SqlStore

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict
except ImportError:
    raise StoreError("a PostgreSQL database needs one more package; install mirabilia[postgres]").said(
        "no_postgres"
    ) from None

T = TypeVar("T")
CHANNEL = "mirabilia"
LOCK = 0x6D697261
"""The number of the lock that processes take in turn, to migrate and to share out the tables."""
CONNECT = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""Settings that let us notice within seconds that a database has vanished."""
SESSION = (
    "SET lock_timeout = '3s'",
    "SET statement_timeout = '10s'",
    # A process that is halted during a transaction must not hold up the others.
    "SET idle_in_transaction_session_timeout = '3s'",
    # What is acknowledged is on disk, however the database is configured; a stricter setting stays.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
)
IDLE_SECONDS = 0.1
"""After this time without use a connection is tested before it is used: it may have been lost."""
GATHERING = 0.004
"""How many seconds a listener waits for more news, once there is some."""
GLANCE = 0.2
"""How often, in seconds, a listener checks whether it should end."""


class PostgresStore(SqlStore):
    """A store in a database that other processes use as well; a lost connection is made again."""

    def __init__(self, address: str, crew: Crew | None = None) -> None:
        super().__init__()
        if crew is not None:
            self.is_home = crew.is_home
        self._address = address
        self._name = _name(address)
        self._listener: _Listener | None = None
        self._is_migrated = False

    async def open(self, process: str, changed: Changed) -> None:
        """Get ready for a process of this name, and listen to the others; StoreError if that is impossible."""
        await super().open(process, changed)
        listener = _Listener(self._connect_reader, process, changed)
        try:
            await listener.start()
        except BaseException:
            await listener.stop()
            await super().close()
            raise
        self._listener = listener

    async def close(self) -> None:
        """Write what was accepted, release the tables of this process, and close."""
        if self._listener is not None:
            await self._listener.stop()
            self._listener = None
        await super().close()

    async def examine(self) -> None:
        """Check nothing more: the database server looks after its own files."""

    def _connect_writer(self) -> Link:
        """Connect, and the first time bring the schema up to date."""
        link = self._connect_reader()
        if not self._is_migrated:
            try:
                link.begin("write")
                link.lock()
                migrate(link, self._name)
                link.commit()
            except StoreError:
                link.close()
                raise
            self._is_migrated = True
        return link

    def _connect_reader(self) -> PostgresLink:
        """Connect."""
        try:
            connection = psycopg.connect(self._address, autocommit=True, **_defaults(self._address))
        except psycopg.Error as error:
            reason = _words(error)
            raise StoreError(f"{self._name} cannot be reached: {reason}").said(
                "database_unreachable", name=self._name, reason=reason
            ) from None
        link = PostgresLink(self._name, connection, self._process)
        try:
            for statement in SESSION:
                link.change(statement)
        except StoreError:
            link.close()
            raise
        return link

    def _write_together(self, link: Link, jobs: Sequence[Job[Any]]) -> Sequence[Any]:
        """Do the jobs of a transaction: choices at several tables together, where nothing is in their way."""
        alike = {job.row.id: job for job in jobs if isinstance(job, Append) and len(job.entries) == 1}
        if len(alike) < len(jobs):
            return super()._write_together(link, jobs)
        heads = {table: self._heads.pop(table, None) for table in alike}
        ready = [
            extension_of(job.row, head[1], job.entries[0])
            for table, job in alike.items()
            if (head := heads[table]) and head[0] == job.row.version - 1
        ]
        assert isinstance(link, PostgresLink)
        kept = link.extend(ready)
        for extension in ready:
            if extension.row.id in kept:
                self._remember(extension.row, extension.head)
        # How the other logs end is not known, or another process was quicker: they are looked up.
        return [table in kept or job(link) for table, job in alike.items()]

    def _leave(self) -> None:
        """Do nothing: there are only connections."""


class PostgresLink:
    """A connection to PostgreSQL."""

    clock = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"

    def __init__(self, name: str, connection: psycopg.Connection[tuple[Any, ...]], process: str) -> None:
        self._name = name
        self.connection = connection
        self._process = process
        self._news: dict[str, int] = {}
        self._opening = ""
        """The SQL that begins the transaction, until its first statement is run."""
        self._is_begun = False
        self._used = 0.0
        """When a transaction last ended."""

    def begin(self, aim: Aim) -> None:
        """Begin a transaction: along with its first statement, unless the connection may have been lost while idle.

        One that reads sees a single moment.
        """
        self._opening = "BEGIN" if aim == "write" else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        if monotonic() - self._used > IDLE_SECONDS:
            self._guard(self._begun)

    def _begun(self) -> psycopg.Connection[tuple[Any, ...]]:
        """Return the connection, with the transaction begun if there is one."""
        opening, self._opening = self._opening, ""
        if opening:
            self.connection.execute(opening)
            self._is_begun = True
        return self.connection

    def commit(self) -> None:
        """End the transaction; what it changed is on disk, and the others hear which tables changed, no more."""
        if self._news:
            news = [f"{self._process} {version} {table}" for table, version in self._news.items()]
            self.change("SELECT pg_notify(?, news) FROM unnest(CAST(? AS TEXT[])) AS news", CHANNEL, news)
            self._news = {}
        if self._is_begun:
            self.change("COMMIT")
        self._opening, self._is_begun, self._used = "", False, monotonic()

    def rollback(self) -> None:
        """Forget the transaction, if there is one."""
        self._opening, self._is_begun, self._news = "", False, {}
        with suppress(psycopg.Error):
            self.connection.rollback()

    def ask(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""
        return self._guard(lambda: self._begun().execute(_spoken(sql), values).fetchall())

    def change(self, sql: str, *values: Any) -> int:
        """Return how many rows a statement changed."""
        return self._guard(lambda: self._begun().execute(_spoken(sql), values).rowcount)

    def add(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run a statement once for every row of values."""
        if len(rows) == 1:
            self.change(sql, *rows[0])
        elif rows:
            self._guard(lambda: self._begun().cursor().executemany(_spoken(sql), rows))

    def extend(self, extensions: Sequence[Extension]) -> set[str]:
        """Extend logs, each if it ends as it should, and return the tables for which it was done.

        Where one statement is enough for all of them, it is the whole transaction.
        """
        kept: set[str] = set()
        if len(extensions) > AT_ONCE:
            self._guard(self._begun)
        for at in range(0, len(extensions), AT_ONCE):
            kept |= self._extend(extensions[at : at + AT_ONCE])
        return kept

    def _extend(self, extensions: Sequence[Extension]) -> set[str]:
        sql = _spoken(extending(len(extensions)))
        values = [value for extension in extensions for value in extension.values]
        found = self._guard(lambda: self.connection.execute(sql, [*values, CHANNEL, self._process]).fetchall())
        return {table for table, _ in found}

    def lock(self) -> None:
        """Keep every other process that calls this waiting until the transaction ends."""
        self.change("SELECT pg_advisory_xact_lock(?)", LOCK)

    def tell(self, table: str, version: int) -> None:
        """Let the other processes know of a change, once it is committed."""
        self._news[table] = version

    def wipe(self) -> None:
        """Do nothing: PostgreSQL sweeps out dead rows on its own (autovacuum)."""

    def is_alive(self) -> bool:
        """Whether it can still be used."""
        return not self.connection.closed

    def close(self) -> None:
        """Leave."""
        with suppress(psycopg.Error):
            self.connection.close()

    def _guard(self, do: Callable[[], T]) -> T:
        """Do something with the database, and report its errors in our words."""
        try:
            return do()
        except psycopg.Error as error:
            reason = _words(error)
            raise StoreError(f"{self._name} has failed: {reason}").said(
                "database_failed", name=self._name, reason=reason
            ) from None


class _Listener:
    """A thread that hears what other processes have appended."""

    def __init__(self, connect: Callable[[], PostgresLink], process: str, changed: Changed) -> None:
        self._connect = connect
        self._process = process
        self._changed = changed
        self._ends = Event()
        self._thread = Thread(target=self._work, name="store-listener", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._left: asyncio.Future[None] = self._loop.create_future()

    async def start(self) -> None:
        """Start; whatever others append from now on is heard."""
        self._thread.start()
        await asyncio.shield(self._ready)

    async def stop(self) -> None:
        """End the thread."""
        self._ends.set()
        await asyncio.shield(self._left)
        self._thread.join()

    def _work(self) -> None:
        """Start, report how that went, and listen until told to stop (this and everything below runs in the thread)."""
        try:
            link = self._listening()
        except StoreError as error:
            self._call(self._ready.set_exception, error)
        else:
            self._call(self._ready.set_result, None)
            self._listen(link)
        self._call(self._left.set_result, None)

    def _listen(self, link: PostgresLink | None) -> None:
        """Listen until told to stop, on a new connection whenever the last one is lost."""
        while not self._ends.is_set():
            if link is not None:
                self._hear(link)
                link.close()
            link = self._again()
        if link is not None:
            link.close()

    def _listening(self) -> PostgresLink:
        """Return a connection that listens."""
        link = self._connect()
        try:
            link.change(f"LISTEN {CHANNEL}")
        except StoreError:
            link.close()
            raise
        return link

    def _again(self) -> PostgresLink | None:
        """Listen on a new connection, and report that news may have been lost; None if there is no connection yet."""
        if self._ends.wait(GLANCE):
            return None
        try:
            link = self._listening()
        except StoreError:
            return None
        self._call(self._changed, "", 0)
        return link

    def _hear(self, link: PostgresLink) -> None:
        """Pass on what is heard, until told to stop or the connection is lost.

        Every choice at any table wakes this thread, in every process. So it waits for a few to arrive together, and
        asks the connection directly: the driver's way, which prepares for everything that could arrive, takes several
        times as long.
        """
        connection = link.connection.pgconn
        with suppress(psycopg.Error), DefaultSelector() as waiting:
            waiting.register(connection.socket, EVENT_READ)
            while not self._ends.is_set():
                if waiting.select(GLANCE):
                    self._ends.wait(GATHERING)
                    connection.consume_input()
                news = []
                while heard := connection.notifies():
                    news.append(heard.extra.decode())
                self._pass_on(news)

    def _pass_on(self, heard: Sequence[str]) -> None:
        news = [tuple(one.split(" ", 2)) for one in heard]
        others = [(table, int(version)) for process, version, table in news if process != self._process]
        if others:
            self._call(self._tell, others)

    def _tell(self, news: Sequence[tuple[str, int]]) -> None:
        """Pass news on, in the event loop."""
        for table, version in news:
            self._changed(table, version)

    def _call(self, what: Callable[..., object], *values: Any) -> None:
        """Do something in the event loop, unless it has ended without closing the store."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(what, *values)


@cache
def _spoken(sql: str) -> str:
    """Return common SQL as PostgreSQL and its driver spell it; there is never a value in it."""
    return sql.replace("?", "%s").replace(" BLOB", " BYTEA")


def _defaults(address: str) -> dict[str, Any]:
    """Return the connection settings that the address does not set itself."""
    said = conninfo_to_dict(address)
    return {name: value for name, value in CONNECT.items() if name not in said}


def _name(address: str) -> str:
    """Return a name for a database: where it is, without the password. StoreError if the address cannot be read."""
    try:
        said = conninfo_to_dict(address)
    except psycopg.Error:
        # The driver's message may quote the password.
        raise StoreError(
            "the PostgreSQL address cannot be read; write postgresql://user:password@host:port/database"
        ).said("postgres_address") from None
    return f"PostgreSQL database {said.get('dbname', '')} at {said.get('host', 'localhost')}"


def _words(error: psycopg.Error) -> str:
    """Return an error of the driver as one line; once the address has been read, it never contains the password."""
    return " ".join(str(error).split())
