"""Bots are contained (P16): whatever one does, an answer or None comes in time, and the next question is answered."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from statistics import median
from time import monotonic

import pytest
import uvloop
from msgspec import Raw
from structlog.testing import capture_logs

from mirabilia.bots.roster import levels_of, parse_entrant
from mirabilia.programs.messages import Ask, Trouble
from mirabilia.programs.speak import budget_of, reply_to
from mirabilia.server.thinking import workers as server
from mirabilia.server.thinking.timing import THINKING, is_hurried, timed
from mirabilia.server.thinking.workers import Picked, Question, Workers
from tests.kit.bots import GAMES, special_moments, usual_moments
from tests.kit.server.thinkers import AMPLE, FAULTY, asks, brief, moment_of, option_of, pool, question, until
from tests.kit.work import is_working

MOST_TRIES = 12
"""How often a worker that cannot be started is tried in a minute: after pauses that double up to five seconds."""

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
    "exiting",
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
                async with asyncio.timeout(AMPLE):  # a hanging bot would take forever
                    assert await asks(workers, fault, 1.0) is None
                print(f"P16: {fault}, given up after {monotonic() - began:.2f} s of at most 1 s + 1 s")
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
            right = await asks(workers, "apprentice")
            assert right != 1
            assert await asks(workers, "doubling") == 0
            assert await asks(workers, "apprentice") in (right, None)  # None if asked before the second line was read
            assert await asks(workers, "apprentice") == right

    with capture_logs() as logs:
        asyncio.run(scene())
    assert [entry["reason"] for entry in logs] in (
        ["spoke without being asked:"],
        ["answered question 2 when it was asked 3:"],
    )


def test_p16_no_worker_at_all_gives_none_in_time_and_is_not_tried_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(command: tuple[str, ...]) -> int:
        with capture_logs() as logs:
            async with pool(1, command=command) as workers:
                async with asyncio.timeout(AMPLE):
                    for _ in range(3):
                        assert await asks(workers, "apprentice", 0.7) is None
                    await until(lambda: len(logs) >= 2)
        return len(logs)

    monkeypatch.setattr(server, "FIRST_PAUSE", 0.2)
    assert asyncio.run(scene(("/nowhere/to/be/found",))) <= MOST_TRIES
    assert asyncio.run(scene((sys.executable, "-c", "raise SystemExit"))) <= MOST_TRIES


def test_p16_a_worker_that_dies_between_questions_costs_no_answer() -> None:
    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            process = await option_of(workers, question(moment_of(), "process"), 1 << 40, AMPLE)
            assert process
            (worker,) = workers._workers
            os.kill(process, signal.SIGKILL)
            await until(lambda: not worker.is_ready)
            await until(lambda: not is_working(process))
            assert await asks(workers, "apprentice") is not None

    with capture_logs() as logs:
        asyncio.run(scene())
    assert [entry["reason"] for entry in logs] == ["ended with exit code 137"]


def test_p16_a_question_that_cannot_be_sent_does_not_end_the_pool() -> None:
    async def scene() -> None:
        async with pool(1) as workers:
            wrong = Question("architects", "builder", 1, object(), object())  # type: ignore[arg-type]  # on purpose
            assert await option_of(workers, wrong, 3, AMPLE) is None
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
            assert await option_of(workers, strange, 3, AMPLE) is None
            assert await asks(workers, "builder") is not None

    with capture_logs() as logs:
        asyncio.run(scene())
    assert [entry["event"] for entry in logs] == ["a bot failed"]


def test_the_log_tells_nothing_of_a_view() -> None:
    chance = "1" * 16
    broken = Ask(1, "seven", 1.0, chance, Raw(b'{"secret": "altar"}'), Raw(b'{"kind": "theater"}'), "builder")
    told = reply_to(broken, None)
    assert isinstance(told, Trouble)
    assert told.message.startswith("ValidationError in messages.py, line ")
    assert told.id == 1


# Bots that do what they should.


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_answers_legally_at_tables_of_every_size(game: str) -> None:
    moments = [usual_moments(game, players)[place] for players, place in ((2, 1), (3, 4), (5, 0), (7, 2))]
    moments += special_moments(game).values()

    async def scene() -> list[int | None]:
        async with pool(2) as workers:
            return await asyncio.gather(
                *(
                    option_of(workers, question(moment, name), len(moment.decision.options), 4 * AMPLE)
                    for name in brief(*levels_of(game), "master:close")
                    for moment in moments
                )
            )

    with capture_logs() as logs:
        answers = asyncio.run(scene())
    assert logs == []
    assert None not in answers


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
                        await option_of(workers, question(moment, name, state), options, AMPLE)
                        for state in (moment.state, moment.state, *moment.others(3))
                    ]
                    assert first is not None
                    assert set(others) == {first}
            seeds = [
                await option_of(workers, question(moment, "apprentice", seed=seed), options, AMPLE)
                for seed in range(30)
            ]
            assert len(set(seeds)) > 1 or options == 1

    asyncio.run(scene())


# Time.


def test_a_budget_is_what_the_name_says_and_what_the_deadline_allows() -> None:
    def seconds(name: str, left: float) -> float:
        return budget_of("seven", parse_entrant(timed(name)), left).seconds

    assert seconds("master", 60) == THINKING
    assert seconds("master@0.3s", 60) == 0.3
    assert seconds("master@3s", 60) == 3
    assert seconds("master@30s", 10) == 9.5
    assert seconds("master", 0.2) == 0.1
    assert budget_of("seven", parse_entrant("master@50"), 60).playouts == 50
    assert seconds("master@50", 60) == 59.5
    assert [timed(name) for name in ("builder:science", "nobody")] == ["builder:science", "nobody"]


def test_a_bot_with_too_large_a_budget_answers_before_the_deadline() -> None:
    moment = moment_of("seven")

    async def scene() -> None:
        async with pool(1) as workers:
            assert await asks(workers, "builder") is not None
            for name in ("master@1000s", "master@100000000"):
                assert await option_of(workers, question(moment, name), len(moment.decision.options), 2.0) is not None

    asyncio.run(scene())


def test_a_deadline_includes_the_time_in_the_line() -> None:
    async def scene() -> None:
        async with pool(1, command=FAULTY) as workers:
            assert await asks(workers, "apprentice") is not None
            blocker = asyncio.create_task(asks(workers, "hanging", 3.0))
            await asyncio.sleep(0)
            assert await asks(workers, "apprentice", 0.3) is None
            assert not blocker.done(), "it was given up while another was being asked"
            assert await asks(workers, "apprentice") is not None, "the queue goes on"
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
    asked = question(moment_of(), "master:science")

    async def scene() -> list[int | None]:
        async with pool(2, command=FAULTY) as workers:
            blockers = [asyncio.create_task(asks(workers, "slow")) for _ in range(2)]
            await asyncio.sleep(0)
            told = await asyncio.gather(*(option_of(workers, asked, 1 << 40, 60.0) for _ in range(8)))
            await asyncio.gather(*blockers)
            return told

    told = [milliseconds or 0 for milliseconds in asyncio.run(scene())]
    assert 0 < told[0] <= 60_000 / 8, "there are seven more, and one worker searches"
    assert told[-1] > 60_000 / 2, "there is nothing behind it"


def test_p11_a_bot_that_does_not_search_never_waits_for_those_that_do() -> None:
    async def pace(workers: Workers) -> float:
        times = []
        for _ in range(9):
            began = monotonic()
            assert await asks(workers, "apprentice") is not None
            times.append(1000 * (monotonic() - began))
        return median(times)

    async def scene() -> None:
        async with pool(2, command=FAULTY) as workers:
            moment = moment_of()
            await asyncio.gather(*(asks(workers, "apprentice") for _ in range(2)))  # both processes have begun
            alone = await pace(workers)
            deep = [
                asyncio.create_task(workers.ask(question(moment, "master:military"), 1 << 40, 60.0)) for _ in range(6)
            ]
            beside = await pace(workers)
            assert not any(task.done() for task in deep), "they hang for minutes"
            print(f"P11: a bot answered in {alone:.1f} ms alone, in {beside:.1f} ms beside 6 that search without end")
            for task in deep:
                task.cancel()

    with capture_logs():
        asyncio.run(scene())


def test_a_search_that_comes_to_nothing_is_replaced_by_a_bot_that_does_not_search() -> None:
    async def scene() -> list[Picked | None]:
        async with pool(2, command=FAULTY) as workers:
            moment = moment_of()
            assert await asks(workers, "apprentice") is not None
            asked = question(moment, "master:military"), len(moment.decision.options), 8.0
            return await asyncio.gather(*(workers.ask(*asked) for _ in range(4)))

    with capture_logs():
        thoughts = asyncio.run(scene())
    assert [thought.hurried for thought in thoughts if thought] == [True] * 4, "the first option was played"


def test_a_bot_is_hurried_if_it_has_less_than_half_of_its_time() -> None:
    assert not is_hurried("master@1s", 10.0)
    assert not is_hurried("master@1s", 1.0)
    assert is_hurried("master@1s", 0.9)
    assert not is_hurried("master@500", 0.1), "it is told how much to think, not for how long"
    assert not is_hurried("strategist", 0.1)
    assert not is_hurried("nobody", 0.1)


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
            assert await option_of(workers, question(moment, "process"), 1 << 40, AMPLE / 2)
            assert not hanging.done()
        assert await hanging is None

    with capture_logs():
        asyncio.run(scene())
