"""The end of bot workers: a server that closes, or is killed, leaves no process behind."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from collections.abc import Callable

import pytest
import uvloop
from structlog.testing import capture_logs

from tests.house.tree import ROOT
from tests.kit.server.thinkers import AMPLE, FAULTY, all_processes, asks, pool, until
from tests.kit.work import is_working, wait_until


@pytest.mark.parametrize(
    "new_loop",
    [
        pytest.param(asyncio.new_event_loop, id="asyncio", marks=pytest.mark.slow),
        pytest.param(uvloop.new_event_loop, id="uvloop"),  # as `mirabilia serve` runs
    ],
)
@pytest.mark.parametrize("after", [0.0, 0.01, 0.5])
@pytest.mark.parametrize("warm", [True, False])
def test_closing_leaves_no_process_and_nobody_waiting(
    warm: bool, after: float, new_loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    async def scene() -> None:
        async with pool(2, warm=warm, command=FAULTY) as workers:
            asked = [asyncio.create_task(asks(workers, bot)) for bot in ("hanging", "slow", "hanging", "apprentice")]
            await asyncio.sleep(after)
        async with asyncio.timeout(AMPLE / 2):
            assert set(await asyncio.gather(*asked)) <= {None, *range(20)}
            assert await asks(workers, "apprentice") is None

    with asyncio.Runner(loop_factory=new_loop) as runner, capture_logs():
        runner.run(scene())
    gc.collect()  # whatever was not closed says so now


def test_a_worker_that_will_not_go_is_made_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STUBBORN_WORKER", "1")

    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            await until(lambda: len(all_processes(workers)) == 2)

    asyncio.run(scene())


PARENT = """
import asyncio, sys
import uvloop
from tests.kit.server.thinkers import FAULTY, all_processes, asks
from mirabilia.server.thinking.workers import Workers

async def main():
    workers = Workers(2, warm=False, command=FAULTY)
    await workers.start()
    while len(all_processes(workers)) < 4:
        await asyncio.sleep(0.01)
    assert await asks(workers, "apprentice") is not None
    asking = asyncio.create_task(asks(workers, "hanging", 600))
    await asyncio.sleep(0.5)
    print(*all_processes(workers), flush=True)
    await asking

with asyncio.Runner(loop_factory=getattr(sys.modules[sys.argv[1]], "new_event_loop")) as runner:
    runner.run(main())
"""


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_server_that_is_killed_leaves_no_orphan_even_one_that_hangs(loop: str) -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT, loop], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert parent.stdout
    with parent:
        orphans = [int(process) for process in parent.stdout.readline().split()]
        assert len(orphans) == 4, "two workers, each on a leash"
        assert all(map(is_working, orphans))
        parent.kill()
    wait_until(lambda: not any(map(is_working, orphans)))
