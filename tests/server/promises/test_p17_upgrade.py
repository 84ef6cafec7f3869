"""P17: a server that is stopped loses nothing, and its successor goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.server.load import Crowd, Doors, Kind
from tests.kit.server.subserver import houses, sqlite_reader, until

pytestmark = pytest.mark.anyio
GRACE = 8.0
SERVER_STOPS = 1012
KINDS = (Kind(people=3), Kind(people=2, bots=1), Kind(people=2, game="architects"), Kind(people=3, clock=30))


async def test_p17_an_upgrade_under_load_loses_nothing(tmp_path: Path) -> None:
    await upgrade(tmp_path / "tables.sqlite", upgrades=1, tables=12)


@pytest.mark.slow
async def test_p17_many_upgrades_under_more_load_lose_nothing(tmp_path: Path) -> None:
    await upgrade(tmp_path / "tables.sqlite", upgrades=10, tables=50)


async def upgrade(file: Path, upgrades: int, tables: int) -> None:
    """Stop a server and start its successor while people play, and compare what was promised with what is there."""
    crowd = Crowd(Doors([]), [KINDS[place % len(KINDS)] for place in range(tables)], seed=upgrades)
    times, unanswered = [], 0
    async with houses() as house:
        crowd.doors.addresses = [await house.start(file, f"--grace={GRACE}")]
        async with crowd.playing():
            await crowd.seated()
            for _ in range(upgrades):
                enough = len(crowd.ledger.acks) + 2 * tables
                await until(lambda enough=enough: len(crowd.ledger.acks) >= enough)  # type: ignore[misc]  # bound now
                code, seconds = await house.servers[-1].terminate()
                unanswered += crowd.unanswered()
                assert code == 0
                times.append(seconds)
                crowd.ledger.judge(sqlite_reader(file)).check()
                assert not house.servers[-1].complaints()
                crowd.doors.addresses = [await house.start(file, f"--grace={GRACE}")]
            enough = len(crowd.ledger.acks) + tables
            await until(lambda: len(crowd.ledger.acks) >= enough)
            views = await crowd.settle()
            closes = dict(crowd.closes)
        verdict = crowd.ledger.judge(sqlite_reader(file))
    print(
        f"\nP17: {upgrades} upgrades with {tables} tables, ended in {max(times):.2f} s at most, {verdict}; "
        f"sockets closed {closes}, {unanswered} commands sent too late and again, {views} views as they should be"
    )
    verdict.check()
    assert max(times) < GRACE
    assert set(closes) == {SERVER_STOPS}, "a socket was not closed as by a server that stops"
    assert not crowd.silences
