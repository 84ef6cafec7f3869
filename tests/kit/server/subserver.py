"""Servers in separate processes, to be killed, halted, ended and started again, and what is in their logs.

    async with houses() as house:
        first = await house.start("--database", file)
        first.kill()
        second = await house.start("--database", file)

Whatever a house has started is ended by its process id when the house is left, even when a test fails.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from mirabilia.server.wire import bodies
from tests.kit.server.running import COMMAND, UNLIMITED, Address

ROOT = Path(__file__).parents[3]
ENVIRONMENT = {**os.environ, "MIRABILIA_BACKEND": "python"}
START_SECONDS = 120.0
END_SECONDS = 120.0
DYING = (sys.executable, "-m", "tests.kit.server.subserver_dying")
"""A server that kills itself; the moment is given before a server's usual arguments."""


@dataclass
class Subserver(Address):
    """A running server process."""

    process: subprocess.Popen[bytes]
    errors: Path
    """What it writes to standard error."""

    @property
    def is_alive(self) -> bool:
        """Whether it may still answer."""
        return self.process.poll() is None

    def kill(self) -> None:
        """End it as a crash would: kill -9."""
        self.process.kill()
        self.process.wait(END_SECONDS)

    async def died(self) -> int:
        """Wait until it has ended, and return its exit code."""
        return await asyncio.to_thread(self.process.wait, END_SECONDS)

    async def terminate(self) -> tuple[int, float]:
        """End it in order; return its exit code and the seconds it took."""
        began = time.monotonic()
        self.process.terminate()
        return await self.died(), time.monotonic() - began

    def halt(self) -> None:
        """Let it stand still, like a machine that is overloaded or asleep."""
        self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on."""
        self.process.send_signal(signal.SIGCONT)

    def children(self) -> list[int]:
        """Return the processes it has started: its bot workers."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in listed.read_text().split()]

    def complaints(self) -> list[str]:
        """Return what it logged about failures that should never happen, whatever happens around it."""
        signs = ("Traceback", "message failed", "work in the background failed")
        lines = self.errors.read_text(errors="replace").splitlines()
        return [line for line in lines if any(sign in line for sign in signs)]


@dataclass
class House:
    """Starts servers, and knows them all."""

    folder: Path
    servers: list[Subserver] = field(default_factory=list)
    _processes: list[subprocess.Popen[bytes]] = field(default_factory=list)

    async def start(
        self, database: Path | str, *flags: str, command: Iterable[str] = (*COMMAND, "serve"), port: int = 0
    ) -> Subserver:
        """Start a server and return it once it answers; AssertionError says why it does not."""
        number = len(self._processes)
        out, errors = self.folder / f"out-{number}", self.folder / f"errors-{number}"
        given = (f"--port={port}", f"--database={database}", "--no-warm", "--workers=1", "--log-level=warning")
        with out.open("wb") as output, errors.open("wb") as complaints:
            process = subprocess.Popen(
                [*command, *given, *UNLIMITED, *flags], stdout=output, stderr=complaints, cwd=ROOT, env=ENVIRONMENT
            )
        self._processes.append(process)
        until = time.monotonic() + START_SECONDS
        while not out.read_bytes().endswith(b"\n"):
            assert process.poll() is None, f"the server has ended: {errors.read_text()[-2000:]}"
            assert time.monotonic() < until, f"the server did not start: {errors.read_text()[-2000:]}"
            await asyncio.sleep(0.01)
        found = int(out.read_text().split("http://")[1].split()[0].rpartition(":")[2])
        server = Subserver("127.0.0.1", found, process, errors)
        self.servers.append(server)
        return server

    def close(self) -> None:
        """End everything that was started."""
        for process in self._processes:
            if process.poll() is None:
                with suppress(ProcessLookupError):
                    os.kill(process.pid, signal.SIGKILL)  # even one that stands still
                process.wait(END_SECONDS)


@asynccontextmanager
async def houses() -> AsyncIterator[House]:
    """A house, whose servers end with it."""
    with tempfile.TemporaryDirectory(prefix="mirabilia-servers-") as folder:
        house = House(Path(folder))
        try:
            yield house
        finally:
            house.close()


async def until(is_so: Callable[[], bool], seconds: float = END_SECONDS) -> float:
    """Wait until something is true, and return how long that took; AssertionError if it takes too long."""
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() < began + seconds, "what we waited for has not happened"
        await asyncio.sleep(0.02)
    return time.monotonic() - began


async def healthy(server: Address, seconds: float = END_SECONDS) -> float:
    """Wait until a server says that it works, and return how long that took."""
    began = time.monotonic()
    while True:
        with suppress(OSError, IndexError):  # a connection that is refused, or lost before the answer
            reply = await server.get("/health")
            if reply.status == 200 and reply.read(bodies.Health).status == "ok":
                return time.monotonic() - began
        assert time.monotonic() < began + seconds, "the server is not healthy"
        await asyncio.sleep(0.02)


# What is in a database, read without its server


Read = Callable[[Mapping[str, int]], dict[str, list[bytes]]]
"""Returns the entries of each table with numbers above the given one, as they are in the database."""


def sqlite_reader(file: Path) -> Read:
    """Read logs in a file, without the right to change it."""

    def read(known: Mapping[str, int]) -> dict[str, list[bytes]]:
        sql = "SELECT number, entry FROM log WHERE id = ? AND number > ? ORDER BY number"
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=END_SECONDS)) as connection:
            return {
                table: _in_order(connection.execute(sql, (table, after)).fetchall(), after)
                for table, after in known.items()
            }

    return read


def postgres_reader(address: str) -> Read:
    """Read logs in a PostgreSQL database."""

    def read(known: Mapping[str, int]) -> dict[str, list[bytes]]:
        sql = "SELECT number, entry FROM log WHERE id = %s AND number > %s ORDER BY number"
        with psycopg.connect(address, autocommit=True) as connection:
            return {
                table: _in_order(connection.execute(sql, (table, after)).fetchall(), after)
                for table, after in known.items()
            }

    return read


def _in_order(rows: list[tuple[int, bytes]], after: int) -> list[bytes]:
    assert [number for number, _ in rows] == list(range(after + 1, after + 1 + len(rows))), "a log has a gap"
    return [bytes(entry) for _, entry in rows]
