"""Whose turn it is to be answered."""

import asyncio

import pytest

from mirabilia.programs.program import Program
from mirabilia.server.thinking.team import Team

pytestmark = pytest.mark.anyio


ONE, TWO, THREE = (Program([name]) for name in ("one", "two", "three"))
"""Never started."""


async def order_of(team: Team, asked: list[tuple[str, bool]]) -> list[int]:
    """Ask one question after another, each over at once, and return the order of the answers."""
    order: list[int] = []

    async def ask(number: int, table: str, searches: bool) -> None:
        program = await team.take(table, searches)
        assert program
        order.append(number)
        team.give(program)
        if searches:
            team.end_search()

    tasks = [asyncio.create_task(ask(number, *one)) for number, one in enumerate(asked)]
    await asyncio.sleep(0)
    team.give(ONE)
    await asyncio.gather(*tasks)
    return order


async def test_tables_take_turns() -> None:
    asked = [("a", True), ("a", True), ("a", True), ("b", True), ("c", True), ("b", True)]
    assert await order_of(Team(1), asked) == [0, 3, 4, 1, 5, 2]


async def test_what_needs_no_search_comes_first() -> None:
    asked = [("a", True), ("a", True), ("b", False), ("b", False)]
    assert await order_of(Team(1), asked) == [2, 3, 0, 1]


async def test_only_so_many_search_at_a_time() -> None:
    team = Team(3, [ONE, TWO, THREE], most_searching=2)
    first, second = [await team.take("a", searches=True) for _ in range(2)]
    third = asyncio.create_task(team.take("b", searches=True))
    quick = await team.take("c", searches=False)
    assert {first, second, quick} == {ONE, TWO, THREE}
    assert quick
    team.give(quick)
    await asyncio.sleep(0)
    assert not third.done(), "one process is kept for those that do not search"
    team.end_search()  # the process itself has ended, and is being replaced
    assert await third == quick


async def test_who_gives_up_leaves_the_process_to_the_next() -> None:
    team = Team(1)
    gone, stays = (asyncio.create_task(team.take("a", searches=True)) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    team.give(ONE)
    assert await stays == ONE


async def test_who_gives_up_in_the_moment_of_its_turn_gives_the_process_back() -> None:
    team = Team(1)
    gone, stays = (asyncio.create_task(team.take("a", searches=True)) for _ in range(2))
    await asyncio.sleep(0)
    team.give(ONE)
    gone.cancel()
    assert await stays == ONE


async def test_at_the_end_nobody_waits() -> None:
    team = Team(1)
    waiting = [asyncio.create_task(team.take("a", searches=search)) for search in (True, False)]
    await asyncio.sleep(0)
    team.end()
    assert await asyncio.gather(*waiting) == [None, None]
