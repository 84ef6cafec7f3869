"""One server under load: started as a process of its own, filled with people from this one, and measured."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

from bench.crowd import Crowd, Figures, Seat, Socket
from mirabilia.core.registry import USUAL
from mirabilia.server.crew import home_of

ROOT = Path(__file__).parents[1]
SETTLING = 5.0
"""Seconds of load that are not counted, while caches fill."""
TOGETHER = 50
"""How many requests are in flight while tables are opened."""
LIMITS = (
    *("tables_per_minute", "joins_per_minute", "reads_per_minute", "sockets_per_address", "connections_per_address"),
    *("messages", "most_sockets", "most_tables", "most_lag"),
)
COMMAND = (sys.executable, "-c", "from mirabilia.cli.main import main; main()", "serve")
MOST_FILES = 65_536
OTHER_FILES = 500
"""How many files the server and the load may need besides their sockets, with room to spare."""


class Case(NamedTuple):
    """What is measured."""

    tables: int
    rate: float
    """Choices per second, over all tables."""
    seconds: float
    processes: int = 1
    database: str = ""
    """A fresh SQLite file, if empty."""
    players: int = 7
    game: str = USUAL
    sources: Path = ROOT
    """The sources of the server: these, or those of another version."""


async def measure(case: Case) -> dict[str, Any]:
    """Return the figures of one run."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, MOST_FILES)), hard))  # the server inherits it
    with tempfile.TemporaryDirectory(prefix="bench-", dir=Path.cwd()) as folder:  # a real disk, not a folder in memory
        database = case.database or str(Path(folder) / "bench.db")
        with serving(case, database) as (url, pid), undisturbed():
            return await load(case, url, pid)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Collect no garbage here for a while: that takes longer than most answers, which would seem late."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextlib.contextmanager
def serving(case: Case, database: str) -> Iterator[tuple[str, int]]:
    """Run a separate server, without limits per address or compiling bots; older versions have fewer options."""
    known = (case.sources / "src/mirabilia/server/settings.py").read_text()
    limits = {f"MIRABILIA_{name.upper()}": "0" for name in LIMITS if f" {name}:" in known}
    arguments = ["--port=0", f"--database={database}", "--no-warm", "--workers=1", "--log-level=warning"]
    if " processes:" in known:
        arguments.append(f"--processes={case.processes}")
    environment = {**os.environ, **limits, "PYTHONPATH": str(case.sources / "src")}
    with subprocess.Popen([*COMMAND, *arguments], env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            line = server.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http://")), server.pid
        finally:
            server.terminate()


async def load(case: Case, url: str, pid: int) -> dict[str, Any]:
    """Fill the tables, play at the pace that was asked for, and measure."""
    begun = perf_counter()
    chance, figures = Random(12), Figures()
    crowd = Crowd(chance)
    print(f"opening {case.tables} tables of {case.players} …", file=sys.stderr)
    limit = asyncio.Semaphore(TOGETHER)
    tables = await asyncio.gather(*(open_table(case, url, limit) for _ in range(case.tables)))
    seats = [Seat(id_, token, figures, crowd.add) for table in tables for id_, token in table]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OTHER_FILES
    address = url.replace("http", "ws") + "/ws?brief=1&table="
    shared = sharing(seats, most, case.processes)
    sockets = [Socket(address + several[0].table, several, figures) for several in shared]
    await asyncio.gather(*(connect(socket, url, limit) for socket in sockets))
    for table in range(case.tables):
        seats[table * case.players].send({"do": "start", "id": "start"})
    while crowd.size < len(seats):  # the start of a thousand games at the same moment is not what is measured
        await asyncio.sleep(0.1)
    opened = perf_counter() - begun
    print(f"playing for {SETTLING + case.seconds:.0f} s, after the games have drifted apart …", file=sys.stderr)
    await drift_apart(crowd, case, chance)
    await play(crowd, case.rate, SETTLING, chance)
    for seat in seats:
        seat.sent.clear()  # choices that are still unanswered do not count
    figures.acks.clear()
    figures.frames = figures.bytes = 0
    family = family_of(pid)
    before, mine, began = list(map(processor_seconds, family)), process_time(), perf_counter()
    await play(crowd, case.rate, case.seconds, chance)
    took = perf_counter() - began
    busy = [after - was for after, was in zip(map(processor_seconds, family), before, strict=True)]
    spent = sum(busy)
    return {
        "tables": case.tables,
        "sockets": len(sockets),
        "seconds": round(took, 1),
        "choices a second": round(len(figures.acks) / took, 1),
        "processor ms a choice": round(1000 * spent / max(1, len(figures.acks)), 3),
        "busiest process (ms a choice)": round(1000 * max(busy) / max(1, len(figures.acks)), 3),
        "ack p50 (ms)": percentile(figures.acks, 0.50),
        "ack p99 (ms)": percentile(figures.acks, 0.99),
        "ack longest (ms)": percentile(figures.acks, 1.0),
        "unanswered": sum(len(seat.sent) for seat in seats),
        "refused": dict(figures.refused),
        "sockets lost": figures.lost,
        "messages a second": round(figures.frames / took),
        "kB a second": round(figures.bytes / took / 1000),
        "server memory (MiB)": sum(map(memory, family)),
        "server busy (% of a core)": round(100 * spent / took),
        "load busy (% of a core)": round(100 * (process_time() - mine) / took),
        "tables opened in (s)": round(opened, 1),
    }


async def open_table(case: Case, url: str, limit: asyncio.Semaphore) -> list[tuple[str, str]]:
    """Open a table for people alone and return its id with the token of every seat."""
    async with limit:
        return await asyncio.to_thread(fill_table, case, url.removeprefix("http://"))


def fill_table(case: Case, host: str) -> list[tuple[str, str]]:
    """Take all seats of a new table: over few connections, since they use up ports, and in the table's home process."""
    with contextlib.closing(HTTPConnection(host, timeout=60)) as connection:
        joined = [post(connection, "/api/tables", {"game": case.game, "players": case.players, "name": "Host"})]
    table = joined[0]["table"]
    with contextlib.closing(HTTPConnection(host, timeout=60)) as connection:
        for seat in range(1, case.players):
            joined.append(post(connection, f"/api/tables/{table}/seats", {"name": f"Guest {seat}"}))
    return [(table, one["token"]) for one in joined]


def sharing(seats: Sequence[Seat], most: int, processes: int) -> list[list[Seat]]:
    """Return which seats share a socket: none, unless there would be more than `most` sockets.

    Then some have one socket for two tables in the same process, like a person who plays at both.
    """
    sockets: list[list[Seat]] = []
    last: dict[int, list[Seat]] = {}
    for rest, seat in zip(range(len(seats), 0, -1), seats, strict=True):
        home = home_of(seat.table, processes)
        before = last.pop(home, None)
        if before and before[0].table != seat.table and len(sockets) + rest > most:
            before.append(seat)
        else:
            sockets.append([seat])
            last[home] = sockets[-1]
    return sockets


async def connect(socket: Socket, url: str, limit: asyncio.Semaphore) -> None:
    """Connect a socket and have it watch its tables."""
    host, port = url.removeprefix("http://").split(":")
    async with limit:
        await asyncio.get_running_loop().create_connection(lambda: socket, host, int(port))
        await socket.watching


async def drift_apart(crowd: Crowd, case: Case, chance: Random) -> None:
    """Let a random number of people choose at each table, so that from now on turns end as often as in the long run."""
    seats = crowd.some_of_each(case.players - 1)
    for seat in seats:
        seat.choose(chance)
        await asyncio.sleep(1 / case.rate)


async def play(crowd: Crowd, rate: float, seconds: float, chance: Random) -> None:
    """Let a random seat that may choose do so, `rate` times per second, however long the answers take."""
    began = perf_counter()
    due = 0
    async for now in ticks(seconds):
        while due < (now - began) * rate and (seat := crowd.somebody()):
            if seat.decision:
                seat.choose(chance)
                due += 1
        due = max(due, int((now - began) * rate) - 10)  # what could not be chosen in time is not made up for


async def ticks(seconds: float) -> AsyncIterator[float]:
    """Yield the time every millisecond or so."""
    end = perf_counter() + seconds
    while (now := perf_counter()) < end:
        yield now
        await asyncio.sleep(0.001)


def post(connection: HTTPConnection, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a request and return the answer."""
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    with connection.getresponse() as reply:
        answer: dict[str, Any] = json.load(reply)
        assert reply.status < 300, answer
        return answer


def percentile(times: Sequence[float], part: float) -> float:
    """Return the time that this fraction of them does not exceed, in milliseconds."""
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2) if ordered else 0.0


def memory(pid: int) -> int:
    """Return the resident memory of a process in MiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) // 1024


def family_of(pid: int) -> list[int]:
    """Return a server and the processes that share its tables, without those in which bots think."""
    children = [int(number) for number in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [pid, *(child for child in children if b"server.member" in Path(f"/proc/{child}/cmdline").read_bytes())]


def processor_seconds(pid: int) -> float:
    """Return how much processor time a process has taken."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
