"""Past its capacity a server refuses newcomers, and serves those who are there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from mirabilia.server.network.strain import RECOVERED, Strain
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.server.running import PATIENCE, Running, serving

pytestmark = pytest.mark.anyio
LIMIT = 0.2


def test_it_takes_more_than_a_moment_to_be_busy_and_to_recover() -> None:
    strain = Strain(LIMIT)
    strain.look(60.0)  # asleep, not overloaded
    strain.check()
    looks = 0
    while not strain.is_shedding:
        strain.look(2 * LIMIT)
        looks += 1
    assert looks > 3
    with pytest.raises(RefusedError, match="try again"):
        strain.check()
    while strain.lag > LIMIT:
        strain.look(0.0)
    with pytest.raises(RefusedError, match="try again"):
        strain.check()  # a little less is not enough
    while strain.lag >= RECOVERED * LIMIT:
        strain.look(0.0)
    strain.check()


def test_without_a_limit_nothing_is_too_late() -> None:
    strain = Strain(0.0)
    for _ in range(100):
        strain.look(10.0)
    assert not strain.is_shedding


async def test_a_loop_that_has_too_much_to_do_is_noticed_and_so_is_its_recovery() -> None:
    async with serving(most_lag=20) as server:
        strain = server.services.strain
        async with asyncio.timeout(PATIENCE):
            while b"mirabilia_shedding 0.0" in server.services.metrics.page():
                time.sleep(0.12)  # which must not happen, but can
                await asyncio.sleep(0)
            assert b"mirabilia_shedding 1.0" in server.services.metrics.page()
            while b"mirabilia_shedding 1.0" in server.services.metrics.page():
                strain.look(0.0)
                await asyncio.sleep(0)
        assert b"mirabilia_shedding 0.0" in server.services.metrics.page()


@asynccontextmanager
async def too_much(server: Running) -> AsyncIterator[None]:
    """Make a server believe that it has too much to do."""

    async def strained() -> None:
        while True:
            server.services.strain.look(9.0)
            await asyncio.sleep(0)

    task = asyncio.create_task(strained())
    while not server.services.strain.is_shedding:
        await asyncio.sleep(0)
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def test_new_tables_and_spectators_wait_while_games_go_on() -> None:
    async with serving(most_lag=200) as server:
        ann, *_ = await server.full_table(people=1, players=3)
        async with server.client() as person, server.client() as early, server.client() as late:
            await person.watch(ann.table, ann.token)
            await early.watch(ann.table)
            async with too_much(server):
                refused = await server.request(
                    "POST", "/api/tables", bodies.NewTable(game="seven", players=3, name="Bob")
                )
                assert (refused.status, refused.code) == (503, "busy")
                assert await late.refused(wire.Watch(table=ann.table)) == "busy"
                await early.watch(ann.table)  # again: a spectator who is already there can go on looking on
                await person.start(ann.table)
                await person.choose(ann.table, 0)
                async with server.client() as returning:
                    await returning.watch(ann.table, ann.token)
