"""P11: clients that read a lot, or never, hurt nobody: games are read separately, in turn, and so many a minute."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from mirabilia.server.wire import protocol as wire
from tests.kit.server import table_play
from tests.kit.server.running import PATIENCE, Address, Client, serving
from tests.kit.server.stored import Games, store_tables
from tests.kit.server.subserver import Subserver, houses

pytestmark = pytest.mark.anyio
GREEDY = "127.0.0.2"
"""The greedy reader comes from a different address from the players."""
PAGES = ("", "/record", "/proof", "/transcript", "/steps?eyes=all&count=8", "/steps?eyes=public")
MOST_SLOWER = 1.5
FINISHED = 12
PLAYED = 8
ROUNDS = 3
TRIES = 10
PACE = 0.01
"""Seconds between two choices: so that a lot is read meanwhile, however quick they are."""


async def read(server: Address, path: str, address: str = GREEDY) -> int:
    """Get something from another address, and return the status."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(server.host, server.port, local_addr=(address, 0))
        try:
            host = f"{server.host}:{server.port}"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.read(-1)
        finally:
            writer.close()
            await writer.wait_closed()
    return int(answer.split()[1])


@cache
def games() -> Games:
    """Return games that are over."""
    return {f"finished{number:02}": table_play.finished("seven", 7, number + 1).entries for number in range(FINISHED)}


def finished_games(file: Path) -> list[str]:
    """Put finished games that nobody has open into a file, and return their ids."""
    store_tables(file, games())
    return list(games())


@asynccontextmanager
async def greedy(server: Address, ids: list[str]) -> AsyncIterator[list[int]]:
    """Read cold games over and over, and collect the statuses."""
    statuses: list[int] = []

    async def reads(first: int) -> None:
        number = first
        while True:
            statuses.append(await read(server, f"/api/tables/{ids[number % len(ids)]}{PAGES[number % len(PAGES)]}"))
            number += 5

    tasks = [asyncio.create_task(reads(first)) for first in range(4)]
    try:
        yield statuses
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def choose_often(client: Client, tables: list[str]) -> list[float]:
    """Change a choice at every table, and return the seconds until each was acknowledged."""
    seconds = []
    for table in tables:
        for option in range(5):
            began = perf_counter()
            await client.choose(table, 0, option % len(client.seen[table].decisions[0].options))
            seconds.append(perf_counter() - began)
            await asyncio.sleep(PACE)
    return seconds


async def waits(server: Subserver, ids: list[str]) -> tuple[float, float, int]:
    """Return how long choices took alone and beside a greedy reader, alternately, and how much it read meanwhile."""
    alone, beside, count = [], [], 0
    async with server.client() as client:
        tables = []
        for _ in range(PLAYED):
            ann, _bob = await server.full_table(people=2, players=3)
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            tables.append(ann.table)
        for _ in range(ROUNDS):
            alone += await choose_often(client, tables)
            async with greedy(server, ids) as statuses:
                beside += await choose_often(client, tables)
                while not statuses:  # however quick the choices were, something was read
                    await asyncio.sleep(0.01)
            count += len(statuses)
            assert set(statuses) == {200}
    return median(alone), median(beside), count


async def test_p11_cold_reads_in_a_loop_hurt_nobody(tmp_path: Path) -> None:
    ids = finished_games(tmp_path / "tables.sqlite")
    async with houses() as house:
        server = await house.start(tmp_path / "tables.sqlite")
        assert await read(server, f"/api/tables/{ids[0]}") == 200  # the process that reads has started
        for _ in range(TRIES):  # other programs on a busy machine may come between the two
            alone, beside, count = await waits(server, ids)
            if beside / alone <= MOST_SLOWER:
                break
        assert not server.complaints()
    print(
        f"\nP11: a choice took {1000 * alone:.1f} ms alone and {1000 * beside:.1f} ms beside {count} cold reads "
        f"in a loop: {beside / alone:.2f} times"
    )
    assert beside / alone <= MOST_SLOWER


async def test_p11_one_address_reads_so_much_and_others_still_may(tmp_path: Path) -> None:
    ids = finished_games(tmp_path / "tables.sqlite")
    async with houses() as house:
        server = await house.start(tmp_path / "tables.sqlite", "--reads-per-minute=10", "--lists-per-minute=3")
        pages = [f"/api/tables/{id_}/proof" for id_ in ids[:12]]
        assert sorted([await read(server, page) for page in pages]) == [200] * 10 + [429] * 2
        assert [await read(server, "/api/tables") for _ in range(4)] == [200] * 3 + [429]
        assert await read(server, pages[0], "127.0.0.3") == 200
        assert await read(server, "/api/tables", "127.0.0.3") == 200


async def test_p11_looking_at_cold_tables_is_limited_on_sockets_too() -> None:
    async with serving(reads_per_minute=2) as server:
        ids = [(await server.open_table()).table for _ in range(4)]
        server.tables.lives.clear()
        async with server.client() as client:
            for table in ids[:2]:
                await client.watch(table)
            assert await client.refused(wire.Watch(ids[2])) == "too-many"
            await client.watch(ids[1])


async def test_p11_readers_take_turns_and_only_so_many_of_one_address_wait(tmp_path: Path) -> None:
    ids = finished_games(tmp_path / "tables.sqlite")
    async with houses() as house:
        server = await house.start(tmp_path / "tables.sqlite")
        many = [asyncio.create_task(read(server, f"/api/tables/{id_}/transcript")) for id_ in (ids * 7)[:80]]
        other = await read(server, f"/api/tables/{ids[0]}/proof", "127.0.0.3")
        statuses = await asyncio.gather(*many)
        assert other == 200
        assert set(statuses) <= {200, 429}
        assert statuses.count(200) >= 8
