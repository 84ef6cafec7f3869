"""The addresses of puzzles, and every way to be refused there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from mirabilia.server.network.readers import MOST_PUZZLES, Readers
from mirabilia.server.tables.puzzles import PuzzleReading
from mirabilia.server.wire import bodies
from tests.kit.server.running import NO_LIMITS, Running, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["seven", "architects"])
async def test_a_puzzle_is_found_and_answered(server: Running, game: str) -> None:
    listed = (await server.get(f"/api/puzzles?game={game}")).read(bodies.PuzzleList)
    day = await server.get(f"/api/puzzles/day/2026-11-17?game={game}")
    daily = day.read(bodies.PuzzlePosition)
    assert daily.id in {entry.id for entry in listed.puzzles}
    again = await server.get(f"/api/puzzles/{daily.id}")
    assert (again.status, again.body) == (200, day.body)
    solution = (await server.get(f"/api/puzzles/{daily.id}/answer")).read(bodies.PuzzleAnswer)
    assert (solution.result, solution.option) == ("given_up", None)
    best = solution.weighing.best.option
    right = (await server.get(f"/api/puzzles/{daily.id}/answer?option={best}")).read(bodies.PuzzleAnswer)
    assert (right.result, right.option) == ("right", best)


@pytest.mark.parametrize(
    ("path", "status", "code", "words"),
    [
        ("/api/puzzles/00000000", 404, "no-such-puzzle", "there is no such puzzle"),
        ("/api/puzzles/nonsense", 404, "no-such-puzzle", "there is no such puzzle"),
        ("/api/puzzles/00000000/answer?option=0", 404, "no-such-puzzle", "there is no such puzzle"),
        ("/api/puzzles/00000000/answer?option=x", 400, "bad-message", "option is a number"),
        ("/api/puzzles/day/yesterday?game=seven", 400, "bad-message", "a day is written like 2026-11-17"),
        ("/api/puzzles/day/2026-11-17?game=chess", 400, "bad-message", "game is one of seven, architects"),
        ("/api/puzzles", 400, "bad-message", "game is one of seven, architects"),
    ],
)
async def test_what_is_not_there_is_refused(server: Running, path: str, status: int, code: str, words: str) -> None:
    reply = await server.get(path)
    problem = reply.read(bodies.Problem)
    assert (reply.status, problem.code) == (status, code)
    assert problem.message.startswith(words)


async def test_an_option_that_is_none_is_refused(server: Running) -> None:
    listed = (await server.get("/api/puzzles?game=seven")).read(bodies.PuzzleList)
    reply = await server.get(f"/api/puzzles/{listed.puzzles[0].id}/answer?option=999")
    assert (reply.status, reply.read(bodies.Problem).code) == (400, "not-an-option")


async def test_one_address_may_ask_so_often() -> None:
    async with serving(**{**NO_LIMITS, "reads_per_minute": 2}) as running:
        for _ in range(2):
            assert (await running.get("/api/puzzles?game=seven")).status == 200
        assert (await running.get("/api/puzzles?game=seven")).status == 429


async def test_what_was_asked_for_lately_is_kept_and_no_more_than_that() -> None:
    asked: list[str] = []

    class Counting(Readers):
        async def read(self, _address: str, find: Callable[[], Awaitable[Any]]) -> bytes:
            reading = await find()
            asked.append(reading.of)
            return bytes(reading.of, "ascii")

    readers = Counting()
    for number in (0, 1, 0):
        assert await readers.read_puzzle("::1", PuzzleReading("position", str(number))) == str(number).encode()
    assert asked == ["0", "1"]
    for number in range(2, MOST_PUZZLES + 1):
        await readers.read_puzzle("::1", PuzzleReading("position", str(number)))
    await readers.read_puzzle("::1", PuzzleReading("position", "0"))
    assert asked.count("0") == 1, "it was asked for more recently than others"
    await readers.read_puzzle("::1", PuzzleReading("position", "1"))
    assert asked.count("1") == 2, "it had to make room"
