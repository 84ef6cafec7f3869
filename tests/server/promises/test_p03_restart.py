"""P3: a server with many live tables is back at once, and everyone sees what they saw before."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from mirabilia.server.store.sqlite import SqliteStore
from mirabilia.server.tables import log
from mirabilia.server.tables.live_tables import now_ms
from mirabilia.server.tables.rows import row_of
from mirabilia.server.tables.sights import Sights
from mirabilia.server.tables.table import Table
from mirabilia.server.wire import bodies
from tests.kit.server.load import view_of
from tests.kit.server.subserver import House, Subserver, healthy, houses
from tests.kit.server.tables import entries_of, play_on, started, token

pytestmark = pytest.mark.anyio
SECONDS = 3.0
"""What is promised, from the start of the process to the first answer of each kind."""
PLAYERS = 7
GAMES = 10
"""How many different games; each table is one of them under another name."""


class Sample(Struct):
    """A table in the store, and what each seat sees of it."""

    id: str
    version: int
    hashes: tuple[int | None, ...]


async def test_p03_after_a_restart_everybody_sees_what_they_saw(tmp_path: Path) -> None:
    async with houses() as house:
        await restart(house, tmp_path / "tables.sqlite", tables=30, people=PLAYERS)


@pytest.mark.slow
async def test_p03_a_thousand_tables_are_back_within_three_seconds(tmp_path: Path) -> None:
    async with houses() as house:
        usual = await _usual_start(house)
        seconds = await restart(house, tmp_path / "tables.sqlite", tables=1000, people=PLAYERS)
    assert seconds < SECONDS * max(1.0, usual)


@pytest.mark.slow
async def test_p03_a_thousand_tables_whose_bots_are_to_move_hold_nobody_up(tmp_path: Path) -> None:
    async with houses() as house:
        usual = await _usual_start(house)
        seconds = await restart(house, tmp_path / "tables.sqlite", tables=1000, people=3)
    assert seconds < SECONDS * max(1.0, usual)


async def restart(house: House, file: Path, tables: int, people: int) -> float:
    """Start a server on many tables, kill it, start it again, compare what all seats see; return how long it took."""
    samples = await fill(file, tables, people)
    (await house.start(file)).kill()
    began = time.monotonic()
    server = await house.start(file)
    await healthy(server)
    health = time.monotonic() - began
    async with server.client() as client:
        snapshot = await client.watch(samples[-1].id, token(0))
    first = time.monotonic() - began
    views = await _compare(server, samples) if people == PLAYERS else 0
    print(
        f"\nP3: {tables} tables with {PLAYERS - people} bots each, healthy after {health:.2f} s, "
        f"first snapshot after {first:.2f} s, {views} views as before"
    )
    assert not server.complaints()
    assert snapshot.version >= samples[-1].version
    return max(health, first)


async def _usual_start(house: House) -> float:
    """Return the seconds a server without tables takes to start: less than one, unless the machine is busy."""
    began = time.monotonic()
    server = await house.start(":memory:")
    await healthy(server)
    server.kill()
    return time.monotonic() - began


async def fill(file: Path, tables: int, people: int) -> list[Sample]:
    """Write tables in the middle of their games straight into a store."""
    games = [_logged(seed, people) for seed in range(min(GAMES, tables))]
    store = SqliteStore(file)
    await store.open("before", lambda _table, _version: None)
    try:
        creating, samples = [], []
        for number in range(tables):
            entries, table, hashes = games[number % len(games)]
            table.id = f"table{number:05}"
            creating.append(store.create(row_of(table), entries))
            samples.append(Sample(table.id, table.version, hashes))
        assert all(await asyncio.gather(*creating))
    finally:
        await store.close()
    return samples


def _logged(seed: int, people: int) -> tuple[list[bytes], Table, tuple[int | None, ...]]:
    """Play a game for a while, as if just now, and return its log, its table and what each seat sees."""
    chance = Random(seed)
    played = started("seven", PLAYERS, seed, people, clock=3600)
    play_on(played, 20 + chance.randrange(80), chance)
    entries = [replace(entry, at=now_ms()) for entry in entries_of(played)]
    table = Table("unnamed")
    for entry in entries:
        table.apply(entry)
    sights = Sights(table)
    hashes = tuple(sights.snapshot(seat).hash for seat in range(people))
    return [log.write_entry(entry) for entry in entries], table, hashes


async def _compare(server: Subserver, samples: list[Sample]) -> int:
    """Check that every seat of every table sees what it saw before; return how many were compared."""

    async def compare(part: list[Sample]) -> None:
        for sample in part:
            for seat, known in enumerate(sample.hashes):
                shown = await view_of(server, bodies.Joined(sample.id, seat, token(seat)))
                assert shown == (sample.version, known), f"seat {seat} of {sample.id} sees something else"

    await asyncio.gather(*(compare(samples[part::4]) for part in range(4)))
    return sum(len(sample.hashes) for sample in samples)
