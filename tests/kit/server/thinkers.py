"""Pools of bot workers for tests, and what to ask them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Raw, json

from mirabilia.bots.roster import parse_entrant
from mirabilia.core.game import State
from mirabilia.server.thinking.workers import Question, Workers
from tests.house.tree import ROOT
from tests.kit.bots import Moment, usual_moments
from tests.kit.programs import held_by
from tests.kit.work import is_working

FAULTY = (sys.executable, "-P", str(ROOT / "tests/kit/server/faulty_worker.py"))
AMPLE = 60.0
"""Seconds in which everything is answered, even on a busy machine."""


def question(moment: Moment, bot: str, state: State | None = None, seed: int = 1) -> Question:
    """Return the question for a bot at a moment, or in another world that looks like it."""
    state = state or moment.state
    decision = moment.game.decision(state, moment.city)
    view = moment.game.view(state, decision.seat)
    return Question(moment.game.name, bot, seed, Raw(json.encode(view)), Raw(json.encode(decision)))


def moment_of(game: str = "architects") -> Moment:
    return usual_moments(game, 3)[1]


@asynccontextmanager
async def pool(*args: Any, warm: bool = False, **settings: Any) -> AsyncIterator[Workers]:
    """Open a pool, and check that no process is left behind when it is closed."""
    workers = Workers(*args, warm=warm, **settings)
    await workers.start()
    try:
        yield workers
    finally:
        processes = all_processes(workers)
        await workers.close()
        assert [process for process in processes if is_working(process)] == []
        assert workers.processes == []


def all_processes(workers: Workers) -> list[int]:
    """Return the ids of all processes of a pool, and of those that they hold as leashes."""
    return [process for leash in workers.processes for process in (leash, *held_by(leash))]


async def asks(workers: Workers, bot: str, seconds: float = AMPLE) -> int | None:
    moment = moment_of()
    return await option_of(workers, question(moment, bot), len(moment.decision.options), seconds)


async def option_of(workers: Workers, asked: Question, options: int, seconds: float) -> int | None:
    """Return the option that a bot picks, None if it picks none."""
    thought = await workers.ask(asked, options, seconds)
    return thought.option if thought else None


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(AMPLE):
        while not true():
            await asyncio.sleep(0.02)


def brief(*names: str) -> list[str]:
    """Return bots with few playouts."""
    return [f"{name}@4" if parse_entrant(name).searches else name for name in names]
