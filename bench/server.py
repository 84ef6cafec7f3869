"""`./go bench server`: a real server under the load of many people, who connect from this process over loopback.

The promise is for two cores: 1,000 tables of seven, 7,000 sockets, about 540 choices a second, with half of them
acknowledged within 5 ms and all but one in a hundred within 50 ms, in at most 1.5 GiB. The load takes one of the
cores, so nothing else should run at the same time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any
from urllib.request import Request, urlopen

import uvloop

from bench.crowd import Figures, Seat
from mirabilia.core.registry import HOUSE, USUAL

SETTLING = 5.0
"""Seconds of load that are not counted, while caches fill and the games drift apart."""
TOGETHER = 50
"""Requests in flight at once while tables are opened."""
LIMITS = ("tables_per_minute", "joins_per_minute", "reads_per_minute", "sockets_per_address", "messages")
COMMAND = (sys.executable, "-c", "from mirabilia.cli.main import main; main()", "serve")


def main(arguments: Sequence[str]) -> int:
    """Measure, print, and write the figures to a file if one is named."""
    parser = argparse.ArgumentParser(prog="./go bench server", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--game", choices=HOUSE, default=USUAL)
    parser.add_argument("--rate", type=float, default=540.0, help="choices a second, over all tables")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", help="a database other than a fresh SQLite file")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args(arguments)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))  # the server inherits it
    figures = uvloop.run(measure(asked))
    for name, value in figures.items():
        print(f"{name:<28} {value}")
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=1) + "\n")
    return 0


async def measure(asked: argparse.Namespace) -> dict[str, Any]:
    """Return the figures of one run."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:  # a real disk, not a folder in memory
        database = asked.database or str(Path(folder) / "bench.db")
        with serving(database) as (url, pid):
            return await load(asked, url, pid)


@contextlib.contextmanager
def serving(database: str) -> Iterator[tuple[str, int]]:
    """Run a separate server, without limits per address, and without compiling bots."""
    variables = {f"MIRABILIA_{name.upper()}": "0" for name in LIMITS}
    arguments = [
        "--port",
        "0",
        "--database",
        database,
        "--no-warm",
        "--most-sockets",
        "0",
        "--most-tables",
        "0",
        "--log-level",
        "warning",
    ]
    environment = {**os.environ, **variables}
    with subprocess.Popen([*COMMAND, *arguments], env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            line = server.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http://")), server.pid
        finally:
            server.terminate()


async def load(asked: argparse.Namespace, url: str, pid: int) -> dict[str, Any]:
    """Fill the tables, play at the pace that was asked for, and measure."""
    begun = perf_counter()
    chance, figures, ready = Random(12), Figures(), deque()  # type: Random, Figures, deque[Seat]
    print(f"opening {asked.tables} tables of {asked.players} …", file=sys.stderr)
    limit = asyncio.Semaphore(TOGETHER)
    tables = await asyncio.gather(*(open_table(asked, url, limit) for _ in range(asked.tables)))
    seats = [
        Seat(url.replace("http", "ws") + "/ws", *seat, figures, ready.append) for table in tables for seat in table
    ]
    await asyncio.gather(*(connect(seat, url, limit) for seat in seats))
    for table in range(asked.tables):
        host = seats[table * asked.players]
        host.send({"do": "start", "table": host.table, "id": "start"})
    while len(ready) < len(seats):  # a thousand games that begin at the same moment are not what is measured
        await asyncio.sleep(0.1)
    opened = perf_counter() - begun
    print(f"playing for {SETTLING + asked.seconds:.0f} s …", file=sys.stderr)
    await play(ready, asked.rate, SETTLING, chance)
    for seat in seats:
        seat.sent.clear()  # what is still unanswered belongs to the time before
    figures.acks.clear()
    figures.frames = figures.bytes = 0
    busy, mine, began = processor_seconds(pid), process_time(), perf_counter()
    await play(ready, asked.rate, asked.seconds, chance)
    took = perf_counter() - began
    return {
        "tables": asked.tables,
        "sockets": len(seats),
        "seconds": round(took, 1),
        "choices a second": round(len(figures.acks) / took, 1),
        "ack p50 (ms)": percentile(figures.acks, 0.50),
        "ack p99 (ms)": percentile(figures.acks, 0.99),
        "ack longest (ms)": percentile(figures.acks, 1.0),
        "unanswered": sum(len(seat.sent) for seat in seats),
        "refused": dict(figures.refused),
        "sockets lost": figures.lost,
        "messages a second": round(figures.frames / took),
        "kB a second": round(figures.bytes / took / 1000),
        "server memory (MiB)": memory(pid),
        "with bot workers (MiB)": memory(pid) + sum(map(memory, children(pid))),
        "server busy (% of a core)": round(100 * (processor_seconds(pid) - busy) / took),
        "load busy (% of a core)": round(100 * (process_time() - mine) / took),
        "tables opened in (s)": round(opened, 1),
    }


async def open_table(asked: argparse.Namespace, url: str, limit: asyncio.Semaphore) -> list[tuple[str, str]]:
    """Open a table for people alone and return its id with the token of every seat."""
    async with limit:
        new = {"game": asked.game, "players": asked.players, "name": "Host"}
        joined = [await post(f"{url}/api/tables", new)]
        table = joined[0]["table"]
        for seat in range(1, asked.players):
            joined.append(await post(f"{url}/api/tables/{table}/seats", {"name": f"Guest {seat}"}))
        return [(table, one["token"]) for one in joined]


async def connect(seat: Seat, url: str, limit: asyncio.Semaphore) -> None:
    """Connect a seat and let it watch its table."""
    host, port = url.removeprefix("http://").split(":")
    async with limit:
        await asyncio.get_running_loop().create_connection(lambda: seat, host, int(port))
        await seat.watching


async def play(ready: deque[Seat], rate: float, seconds: float, chance: Random) -> None:
    """Let somebody who may choose do so, `rate` times a second, however long the answers take."""
    began = perf_counter()
    due = 0
    async for now in ticks(seconds):
        while due < (now - began) * rate and ready:
            ready.rotate(chance.randrange(-8, 8))
            seat = ready.popleft()
            if seat.decision:
                seat.choose(chance)
                due += 1
        due = max(due, int((now - began) * rate) - 10)  # a choice that nobody could make is not made up for in a burst


async def ticks(seconds: float) -> AsyncIterator[float]:
    """Yield the time every millisecond or so."""
    end = perf_counter() + seconds
    while (now := perf_counter()) < end:
        yield now
        await asyncio.sleep(0.001)


async def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a request and return the answer."""

    def ask() -> dict[str, Any]:
        request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=60) as reply:
            answer: dict[str, Any] = json.load(reply)
            return answer

    return await asyncio.to_thread(ask)


def percentile(times: Sequence[float], part: float) -> float:
    """Return the time that this part of them does not exceed, in milliseconds."""
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2) if ordered else 0.0


def memory(pid: int) -> int:
    """Return the resident memory of a process in MiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) // 1024


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    return [int(number) for number in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def processor_seconds(pid: int) -> float:
    """Return how much processor time a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
