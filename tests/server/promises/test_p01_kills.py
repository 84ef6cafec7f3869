"""P1: an acknowledged choice is never lost, whenever the server is killed."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random

import pytest

from mirabilia.server.store.sqlite import SqliteStore
from tests.kit import depth
from tests.kit.server.load import Crowd, Doors, Kind
from tests.kit.server.load_ledger import Ledger
from tests.kit.server.subserver import DYING, House, Subserver, houses, sqlite_reader, until
from tests.kit.server.subserver_dying import MOMENTS

pytestmark = pytest.mark.anyio
KINDS = (Kind(people=3), Kind(people=2, bots=1), Kind(people=2, game="architects"), Kind(people=3, clock=30))


@pytest.mark.parametrize("processes", [1, 2])
async def test_p01_nothing_is_lost_in_a_few_kills(processes: int, tmp_path: Path) -> None:
    kills, tables = (3, 10) if depth.EVERYTHING else (2, 6)
    await kill_often(tmp_path / "tables.sqlite", kills, tables, processes)


@pytest.mark.slow
async def test_p01_nothing_is_lost_in_many_kills(tmp_path: Path) -> None:
    await kill_often(tmp_path / "tables.sqlite", kills=int(os.environ.get("MIRABILIA_KILLS", "100")), tables=50)


async def kill_often(file: Path, kills: int, tables: int, processes: int = 1) -> None:
    """Kill a server again and again while people play, and check each time that it kept its word."""
    chance = Random(kills)
    crowd = Crowd(Doors([]), [KINDS[place % len(KINDS)] for place in range(tables)], seed=kills)
    async with houses() as house:
        crowd.doors.addresses = [await house.start(file, f"--processes={processes}")]
        async with crowd.playing():
            await crowd.seated()
            unanswered = sum([await _kill(house, file, crowd, chance, processes) for _ in range(kills)])
            views = await crowd.settle()
        await _end(house.servers[-1])  # a bot or a clock may still add something to a log that was read before
        assert not house.servers[-1].complaints()
        verdict = crowd.ledger.judge(sqlite_reader(file))
    await _verify(file, crowd.ledger)
    print(f"\nP1: {kills} kills, {verdict}; {unanswered} were under way at a kill, {views} views as they should be")
    verdict.check()
    assert verdict.acks > kills * tables / 4, "there was no load to speak of"
    assert not crowd.silences


async def _kill(house: House, file: Path, crowd: Crowd, chance: Random, processes: int) -> int:
    """Kill the server while people play, start another, compare; return how many commands were on their way."""
    server, enough = house.servers[-1], len(crowd.ledger.acks) + chance.randrange(1, 4 * len(crowd.kinds))
    await until(lambda: len(crowd.ledger.acks) >= enough)
    await crowd.wait(0.05 * chance.random())
    workers = server.children()
    server.kill()
    unanswered = crowd.unanswered()
    crowd.doors.addresses = [await house.start(file, f"--processes={processes}")]
    crowd.ledger.judge(sqlite_reader(file)).check()
    await until(lambda: not any(map(_is_running, workers)))
    return unanswered


async def _end(server: Subserver) -> None:
    """Kill a server, and wait until its processes have ended too."""
    workers = server.children()
    server.kill()
    await until(lambda: not any(map(_is_running, workers)))


def _is_running(pid: int) -> bool:
    """Whether any thread of a process is still running; one that has ended may still be waiting to be reaped.

    The first thread can end before one that is just writing to the file, which comes to the end of that.
    """
    return any(map(_is_thread_running, Path(f"/proc/{pid}/task").glob("*/stat")))


def _is_thread_running(stat: Path) -> bool:
    try:
        return stat.read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


async def _verify(file: Path, ledger: Ledger) -> None:
    """Check that the store itself finds nothing wrong, and reads what was read without it."""
    store = SqliteStore(file)
    await store.open("afterwards", lambda _table, _version: None)
    try:
        for table, known in ledger.logs.items():
            assert len(await store.read(table)) == len(known.entries)
    finally:
        await store.close()


@pytest.mark.parametrize(
    "moment",
    [moment if moment == "committed" else pytest.param(moment, marks=pytest.mark.slow) for moment in MOMENTS],
)
async def test_p01_a_command_is_kept_or_not_but_never_half_wherever_the_server_dies(
    moment: str, tmp_path: Path
) -> None:
    file, crowd = tmp_path / "tables.sqlite", Crowd(Doors([]), [Kind(people=2, game="architects")])
    async with houses() as house:
        dying = await house.start(file, command=(*DYING, moment, "6", "serve"))
        crowd.doors.addresses = [dying]
        async with crowd.playing():
            assert await dying.died() == -signal.SIGKILL
            await until(lambda: crowd.unanswered() == 1 or moment in ("acknowledged", "told"))
            acked = len(crowd.ledger.acks)
            stored = _people_in(crowd, file)
            assert stored == (5 if moment in ("asked", "committing") else 6)
            assert acked == 5 or (moment in ("acknowledged", "told") and acked == 6)
            crowd.doors.addresses = [await house.start(file)]
            await until(lambda: len(crowd.ledger.acks) > 20)
            await crowd.settle()
        crowd.ledger.judge(sqlite_reader(file)).check()


def _people_in(crowd: Crowd, file: Path) -> int:
    """Return how many commands of people are in the logs."""
    crowd.ledger.judge(sqlite_reader(file))
    return sum(len(known.places) for known in crowd.ledger.logs.values())
