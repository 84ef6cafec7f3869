"""Bots are contained (P16): whatever one does, an answer or None comes in time, and the next question is answered."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
import uvloop
from msgspec import Raw, json
from structlog.testing import capture_logs

from mirabilia.bots.roster import LEVELS, YARDSTICKS, parse_entrant
from mirabilia.core.game import State
from mirabilia.server import workers as server
from mirabilia.server.worker import THINKING, Ask, answer, budget_of
from mirabilia.server.workers import Question, Workers
from tests.house.tree import ROOT
from tests.kit.bots import GAMES, Moment, special_moments, usual_moments

FAULTY = (sys.executable, "-m", "tests.kit.faulty_worker")
AMPLE = 30.0
"""Seconds in which everything is answered, even on a machine that is busy."""


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a worker import the tests' own."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))


def question(moment: Moment, bot: str, state: State | None = None, seed: int = 1) -> Question:
    """Return the question of a bot at a moment, or in another world that looks like it."""
    state = state or moment.state
    decision = moment.game.decision(state, moment.city)
    view = moment.game.view(state, decision.seat)
    return Question(moment.game.name, bot, seed, Raw(json.encode(view)), Raw(json.encode(decision)))


def moment_of(game: str = "architects") -> Moment:
    return usual_moments(game, 3)[1]


@asynccontextmanager
async def pool(*args: Any, warm: bool = False, **settings: Any) -> AsyncIterator[Workers]:
    """Open a pool, and see that nobody is left behind when it is closed."""
    workers = Workers(*args, warm=warm, **settings)
    await workers.start()
    try:
        yield workers
    finally:
        processes = workers.processes
        await workers.close()
        assert [process for process in processes if lives(process)] == []
        assert workers.processes == []


def lives(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


async def asks(workers: Workers, bot: str, seconds: float = AMPLE) -> int | None:
    moment = moment_of()
    return await workers.ask(question(moment, bot), len(moment.decision.options), seconds)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(AMPLE):
        while not true():
            await asyncio.sleep(0.02)


# What bots can do wrong.

FAULTS = (
    "crashing",
    "hanging",
    "flooding",
    "babbling",
    "boolean",
    "too high",
    "negative",
    "silent",
)


@pytest.mark.parametrize(
    ("fault", "new_loop"),
    [*((fault, asyncio.new_event_loop) for fault in FAULTS), *((fault, uvloop.new_event_loop) for fault in FAULTS[:3])],
)
def test_p16_a_faulty_bot_gives_none_in_time_and_the_next_question_is_answered(
    fault: str, new_loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            assert await asks(workers, "apprentice") is not None
            for _ in range(2):
                began = monotonic()
                assert await asks(workers, fault, 1.0) is None
                assert monotonic() - began < 2.0
                assert await asks(workers, "apprentice") is not None

    with asyncio.Runner(loop_factory=new_loop) as runner, capture_logs() as logs:
        runner.run(scene())
    assert len(logs) == 2


def test_p16_a_bot_may_print_without_harm(capfd: pytest.CaptureFixture[str]) -> None:
    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            first = await asks(workers, "apprentice")
            assert first is not None
            assert [await asks(workers, "printing") for _ in range(3)] == [first] * 3

    asyncio.run(scene())
    out, err = capfd.readouterr()
    assert "a child prints" in err
    assert "a child prints" not in out


def test_p16_an_answer_to_the_question_before_is_no_answer() -> None:
    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            assert await asks(workers, "doubling") == 0
            assert await asks(workers, "apprentice") is None
            assert await asks(workers, "apprentice") is not None

    with capture_logs() as logs:
        asyncio.run(scene())
    assert [entry["reason"] for entry in logs] == ["answered what it was not asked"]


def test_p16_no_worker_at_all_gives_none_in_time_and_is_not_tried_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(command: tuple[str, ...]) -> int:
        with capture_logs() as logs:
            async with pool(1, command=command) as workers:
                for _ in range(3):
                    began = monotonic()
                    assert await asks(workers, "apprentice", 0.7) is None
                    assert monotonic() - began < 1.7
        return len(logs)

    monkeypatch.setattr(server, "FIRST_PAUSE", 0.2)
    assert 2 <= asyncio.run(scene(("/nowhere/to/be/found",))) <= 6
    assert 2 <= asyncio.run(scene((sys.executable, "-c", "raise SystemExit"))) <= 6


def test_p16_a_worker_that_dies_between_questions_costs_no_answer() -> None:
    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            assert await asks(workers, "apprentice") is not None
            (process,) = workers.processes
            os.kill(process, signal.SIGKILL)
            await until(lambda: not lives(process))
            await asyncio.sleep(0.1)
            assert await asks(workers, "apprentice") is not None

    with capture_logs() as logs:
        asyncio.run(scene())
    assert [entry["reason"] for entry in logs] == ["ended"]


def test_p16_a_question_that_cannot_be_sent_does_not_end_the_pool() -> None:
    async def scene() -> None:
        async with pool(1) as workers:
            wrong = Question("architects", "builder", 1, object(), object())  # type: ignore[arg-type]  # on purpose
            assert await workers.ask(wrong, 3, AMPLE) is None
            assert await asks(workers, "builder") is not None

    with capture_logs():
        asyncio.run(scene())


@pytest.mark.parametrize("wrong", [("nobody", "architects"), ("builder", "chess"), ("builder", "seven")])
def test_a_bot_a_game_or_a_view_that_is_not_there_gives_none(wrong: tuple[str, str]) -> None:
    moment = moment_of()
    asked = question(moment, wrong[0])

    async def scene() -> None:
        async with pool(1) as workers:
            strange = Question(wrong[1], wrong[0], 1, asked.view, asked.decision)
            assert await workers.ask(strange, 3, AMPLE) is None
            assert await asks(workers, "builder") is not None

    with capture_logs() as logs:
        asyncio.run(scene())
    assert [entry["event"] for entry in logs] == ["a bot failed"]


def test_the_log_tells_nothing_of_a_view() -> None:
    broken = Ask(1, "seven", "builder", 1, Raw(b'{"secret": "altar"}'), Raw(b'{"kind": "theater"}'), 1.0)
    told = answer(broken)
    assert told.error
    assert told.error.startswith("ValidationError in worker.py, line ")


# Bots that do what they should.


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_answers_legally_at_tables_of_every_size(game: str) -> None:
    moments = [usual_moments(game, players)[place] for players, place in ((2, 1), (3, 4), (5, 0), (7, 2))]
    moments += special_moments(game).values()

    async def scene() -> list[int | None]:
        async with pool(2) as workers:
            return await asyncio.gather(
                *(
                    workers.ask(question(moment, name), len(moment.decision.options), 4 * AMPLE)
                    for name in brief(*LEVELS, *YARDSTICKS, "master:close")
                    for moment in moments
                )
            )

    with capture_logs() as logs:
        answers = asyncio.run(scene())
    assert logs == []
    assert None not in answers


def brief(*names: str) -> list[str]:
    """Return bots with few playouts."""
    return [f"{name}@4" if parse_entrant(name).searches else name for name in names]


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_follows_from_the_view_and_the_seed_alone(game: str) -> None:
    moments = [usual_moments(game, players)[2] for players in (2, 4)]
    names = brief("apprentice", "strategist", "master")

    async def scene() -> None:
        async with pool(2) as workers:
            for moment in moments:
                options = len(moment.decision.options)
                for name in names:
                    first, *others = [
                        await workers.ask(question(moment, name, state), options, AMPLE)
                        for state in (moment.state, moment.state, *moment.others(3))
                    ]
                    assert first is not None
                    assert set(others) == {first}
            seeds = [await workers.ask(question(moment, "apprentice", seed=seed), options, AMPLE) for seed in range(30)]
            assert len(set(seeds)) > 1 or options == 1

    asyncio.run(scene())


# Time.


def test_a_budget_is_what_the_name_says_and_what_the_deadline_allows() -> None:
    def seconds(name: str, left: float) -> float:
        return budget_of(parse_entrant(name), left).seconds

    assert seconds("master", 60) == THINKING
    assert seconds("master@0.3s", 60) == 0.3
    assert seconds("master@3s", 60) == 3
    assert seconds("master@30s", 10) == 9.5
    assert seconds("master", 0.2) == 0.1
    assert budget_of(parse_entrant("master@50"), 60).playouts == 50
    assert seconds("master@50", 60) == 59.5


def test_a_bot_with_too_large_a_budget_answers_before_the_deadline() -> None:
    moment = moment_of("seven")

    async def scene() -> None:
        async with pool(1) as workers:
            assert await asks(workers, "builder") is not None
            for name in ("master@1000s", "master@100000000"):
                assert await workers.ask(question(moment, name), len(moment.decision.options), 2.0) is not None

    asyncio.run(scene())


def test_a_deadline_includes_the_time_in_the_line() -> None:
    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            assert await asks(workers, "apprentice") is not None
            blocker = asyncio.create_task(asks(workers, "hanging", 1.5))
            await asyncio.sleep(0)
            began = monotonic()
            assert await asks(workers, "apprentice", 0.3) is None
            assert monotonic() - began < 1.3
            assert await asks(workers, "apprentice") is not None, "the line goes on"
            assert await blocker is None

    with capture_logs():
        asyncio.run(scene())


def test_questions_are_answered_in_the_order_they_were_asked() -> None:
    order: list[int] = []

    async def one(workers: Workers, number: int) -> None:
        assert await asks(workers, f"slow {number}") is not None
        order.append(number)

    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            asked = [asyncio.create_task(one(workers, number)) for number in range(4)]
            await asyncio.sleep(0.25)
            asked += [asyncio.create_task(one(workers, number)) for number in range(4, 8)]
            await asyncio.gather(*asked)

    asyncio.run(scene())
    assert order == list(range(8))


def test_bots_that_wait_in_the_line_share_the_time_that_is_left() -> None:
    asked = question(moment_of(), "time")

    async def scene() -> list[int | None]:
        async with pool(2, command=FAULTY) as workers:
            blockers = [asyncio.create_task(asks(workers, "slow")) for _ in range(2)]
            await asyncio.sleep(0)
            told = await asyncio.gather(*(workers.ask(asked, 1 << 40, 60.0) for _ in range(8)))
            await asyncio.gather(*blockers)
            return told

    told = [milliseconds or 0 for milliseconds in asyncio.run(scene())]
    assert 0 < told[0] <= 60_000 / 4, "there are three more for every worker"
    assert told[-1] > 60_000 / 2, "there is nobody behind it"


def test_who_gives_up_asking_keeps_nobody_from_an_answer() -> None:
    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            given_up = [asyncio.create_task(asks(workers, f"slow {number}")) for number in range(3)]
            await asyncio.sleep(0.05)
            for task in given_up:
                task.cancel()
            assert await asks(workers, "apprentice") is not None

    asyncio.run(scene())


def test_workers_work_side_by_side() -> None:
    async def scene() -> None:
        async with pool(2, command=FAULTY) as workers:
            moment = moment_of()
            hanging = asyncio.create_task(asks(workers, "hanging"))
            await asyncio.sleep(0)
            assert await workers.ask(question(moment, "process"), 1 << 40, AMPLE / 2) in workers.processes
            assert not hanging.done()
        assert await hanging is None

    with capture_logs():
        asyncio.run(scene())


# The end.


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
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
    gc.collect()  # what was not closed says so now


def test_a_worker_that_will_not_go_is_made_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STUBBORN_WORKER", "1")
    monkeypatch.setattr(server, "FAREWELL", 0.3)

    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            await until(lambda: bool(workers.processes))
            await asyncio.sleep(0.5)

    asyncio.run(scene())


PARENT = """
import asyncio, sys
import uvloop
from tests.server.test_workers import FAULTY, asks
from mirabilia.server.workers import Workers

async def main():
    workers = Workers(2, warm=False, command=FAULTY)
    await workers.start()
    while len(workers.processes) < 2:
        await asyncio.sleep(0.01)
    asking = asyncio.create_task(asks(workers, "hanging", 600))
    await asyncio.sleep(0.8)
    print(*workers.processes, flush=True)
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
        assert len(orphans) == 2
        assert all(map(lives, orphans))
        parent.kill()
    ended = monotonic() + AMPLE
    while any(map(runs, orphans)) and monotonic() < ended:
        sleep(0.05)
    left = [process for process in orphans if runs(process)]
    for process in left:
        os.kill(process, signal.SIGKILL)
    assert left == []


def runs(process: int) -> bool:
    """Tell whether a process runs; one that has ended and that nobody has asked about since does not."""
    status = Path(f"/proc/{process}/stat")
    if not Path("/proc/self/stat").exists():
        return lives(process)
    with suppress(OSError):
        return status.read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


# Being compiled.


def test_the_server_itself_never_loads_the_compiler() -> None:
    script = "import sys, mirabilia.server.workers; raise SystemExit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_where_compiled_code_cannot_be_kept_bots_stay_uncompiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MIRABILIA_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    async def scene(logs: list[Any]) -> None:
        async with pool(1, warm=True) as workers:
            await until(lambda: bool(logs))
            assert await asks(workers, "builder") is not None
            assert workers.backends == ["python"]
            assert len(workers.processes) == 1

    with capture_logs() as logs:
        asyncio.run(scene(logs))
    (entry,) = logs
    assert entry["event"] == "bots stay uncompiled and think slower"
    assert "MIRABILIA_CACHE" in entry["reason"]
    assert [path.name for path in tmp_path.iterdir()] == ["file"], "and nothing is left behind"


def test_without_numba_bots_stay_uncompiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('there is none')")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]]))

    async def scene(logs: list[Any]) -> None:
        async with pool(1, warm=True) as workers:
            await until(lambda: bool(logs))
            assert await asks(workers, "builder") is not None
            assert workers.backends == ["python"]

    with capture_logs() as logs:
        asyncio.run(scene(logs))
    assert [entry["reason"] for entry in logs] == ["ImportError in numba.py, line 1"]


@pytest.mark.slow
def test_compiled_workers_take_over_while_questions_are_answered_and_compile_nothing_more() -> None:
    compiled = set[Path]()

    async def scene() -> None:
        async with pool(2, warm=True) as workers:
            assert await asks(workers, "master@4") is not None
            assert workers.backends == ["python", "python"]
            async with asyncio.timeout(server.COMPILING):
                while workers.backends != ["numba", "numba"]:
                    assert await asks(workers, "builder") is not None, "at no time is there nobody"
                    await asyncio.sleep(0.05)
            await until(lambda: len(workers.processes) == 2)
            compiled.update(code())
            for game in GAMES:
                for moment in (*usual_moments(game, 2), *usual_moments(game, 7), *special_moments(game).values()):
                    for name in brief(*LEVELS, *YARDSTICKS, "scholar:close"):
                        options = len(moment.decision.options)
                        assert await workers.ask(question(moment, name), options, AMPLE) is not None
            os.kill(workers.processes[0], signal.SIGKILL)
            await asyncio.sleep(0.1)
            for _ in range(3):
                assert await asks(workers, "builder") is not None
            await until(lambda: workers.backends == ["numba", "numba"])

    with capture_logs():
        asyncio.run(scene())
    assert compiled
    assert code() == compiled


def code() -> set[Path]:
    """Return all compiled code."""
    from mirabilia.core.kernel import _cache_home

    return set(_cache_home().rglob("*.nbc"))
