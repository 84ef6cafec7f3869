"""Programs at tables: they play like bots, hosts find them by name, and one that goes wrong stops nothing (P16)."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest
from structlog.testing import capture_logs

from mirabilia.core.errors import UsageError
from mirabilia.server.settings import Settings, checked
from mirabilia.server.tables import log
from mirabilia.server.thinking.workers import Workers
from mirabilia.server.wire import protocol as wire
from tests.kit.programs import EXAMPLES, all_gone, faulty, given, noted, ours
from tests.kit.server.running import NO_LIMITS, Client, Running, serving
from tests.kit.server.subserver import houses
from tests.kit.server.thinkers import AMPLE, asks, pool
from tests.kit.work import is_working, wait_until

pytestmark = pytest.mark.anyio

LONGEST = 300
"""Seconds for one game, however its program behaves."""


@asynccontextmanager
async def served(*programs: str) -> AsyncIterator[Running]:
    """Serve with programs, and with one worker for all bots."""
    workers = Workers(1, warm=False, programs=programs)
    async with serving(thinkers=workers, program=programs, **NO_LIMITS) as server:
        yield server


async def played(server: Running, game: str, players: int, *bots: str) -> Counter[str]:
    """Play a game of one person and bots to its end; return who chose how often: person, bot or fallback."""
    joined = await server.open_table(game=game, players=players, bots=[None, *bots])
    async with asyncio.timeout(LONGEST), server.client() as ann:
        await ann.watch(joined.table, joined.token)
        await ann.start(joined.table)
        await ann.play(joined.table)
    entries = [log.parse_entry(data) for data in await server.tables.store.read(joined.table)]
    return Counter(entry.by for entry in entries if isinstance(entry, log.ChoiceMade))


def _programs(client: Client) -> tuple[str, ...]:
    """Return the programs that a client was told of in the greeting."""
    hello = client.heard[0]
    assert isinstance(hello, wire.Hello)
    return hello.programs


@pytest.mark.parametrize("game", ["seven", "architects"])
async def test_a_program_plays_a_game_to_its_end(game: str) -> None:
    names = list(EXAMPLES)
    async with served(*(given(name, EXAMPLES[name]) for name in names)) as server:
        by = await played(server, game, 3, *(f"program:{name}" for name in names))
    assert by["bot"] > 20
    assert by["fallback"] == 0


@pytest.mark.parametrize("fault", ["hanging", "dying", "garbage", "deaf", "flooding"])
async def test_p16_a_table_goes_on_whatever_its_program_does(fault: str, tmp_path: Path) -> None:
    note = tmp_path / "processes"
    began = monotonic()
    with capture_logs() as logs:
        async with served(given("it", faulty(fault, note))) as server:
            by = await played(server, "architects", 3, "program:it", "builder")
    print(f"P16: a game with a program that is {fault}: {monotonic() - began:.1f} s, choices {dict(by)}")
    assert by["fallback"] > 3
    assert by["bot"] > 3
    told = {entry["reason"] for entry in logs if entry["event"] == "a bot failed" and entry["bot"] == "program:it"}
    assert "has failed before, and is left alone for a while" in told or fault == "deaf"
    assert not [reason for reason in told if "'" in reason], "what a program says may include what only its seat knows"
    assert all_gone(note)


async def test_hosts_are_told_of_programs_and_can_name_no_other() -> None:
    async with served(given("mine", faulty(""))) as server:
        async with server.client() as ann:
            assert _programs(ann) == ("mine",)
            joined = await server.open_table(bots=[None, "program:mine"])
            await ann.watch(joined.table, joined.token)
            for bot in ("program:other", "program:mine@9s", "program:/bin/sh", "program:mine=sh"):
                about = {"do": "place_bot", "table": joined.table, "id": bot, "seat": 2, "bot": bot}
                assert await ann.refused(about) == "wrong-setup"
            await ann.do(wire.PlaceBot, joined.table, seat=2, bot="program:mine")
            assert [seat.bot for seat in ann.seen[joined.table].info.seats] == [None, "program:mine", "program:mine"]
        asked = {"game": "seven", "players": 3, "name": "Ann", "bots": [None, "program:other"]}
        assert (await server.request("POST", "/api/tables", asked)).code == "wrong-setup"


async def test_a_server_without_programs_has_none() -> None:
    async with serving() as server, server.client() as ann:
        assert _programs(ann) == ()
        asked = {"game": "seven", "players": 3, "name": "Ann", "bots": [None, "program:mine"]}
        assert (await server.request("POST", "/api/tables", asked)).code == "wrong-setup"


async def test_a_program_that_the_server_does_not_know_any_more_costs_its_choices_only() -> None:
    with capture_logs() as logs:
        async with pool(1) as workers:
            assert await asks(workers, "program:mine") is None
            assert await asks(workers, "builder") is not None
    assert [(entry["event"], entry["reason"]) for entry in logs] == [
        ("a bot failed", "is not among the programs given here")
    ]


async def test_a_bot_of_ours_picks_the_same_as_a_program_at_a_table() -> None:
    async with pool(1, programs=[given("it", ours("builder"))]) as workers:
        for _ in range(20):  # the first may come before it is ready
            if (found := await asks(workers, "program:it", AMPLE)) is not None:
                break
            await asyncio.sleep(0.5)
        assert found == await asks(workers, "builder")


async def test_a_program_that_hangs_keeps_no_other_bot_waiting(tmp_path: Path) -> None:
    note = tmp_path / "processes"
    with capture_logs():
        async with pool(1, programs=[given("it", faulty("hanging", note))]) as workers:
            assert await asks(workers, "builder") is not None
            hanging = asyncio.create_task(asks(workers, "program:it"))
            await asyncio.to_thread(wait_until, lambda: bool(noted(note)))
            assert await asks(workers, "builder") is not None
            assert not hanging.done()
            assert await hanging is None
    assert all_gone(note)


async def test_several_tables_can_ask_a_program_at_once(tmp_path: Path) -> None:
    note = tmp_path / "processes"
    async with pool(2, programs=[given("it", faulty("", note))]) as workers:
        assert await asks(workers, "program:it") == 0
        assert await asks(workers, "program:it") == 0
        assert len(noted(note)) == 1, "one that runs is asked before another is started"
        assert await asyncio.gather(*(asks(workers, "program:it") for _ in range(6))) == [0] * 6
        assert len(noted(note)) == 2
    assert all_gone(note)


async def test_a_killed_server_leaves_no_program_behind(tmp_path: Path) -> None:
    note = tmp_path / "processes"
    async with houses() as house:
        server = await house.start(":memory:", "--program", given("it", faulty("hanging", note)))
        joined = await server.open_table(game="architects", players=2, bots=[None, "program:it"])
        async with server.client() as ann:
            await ann.watch(joined.table, joined.token)
            await ann.start(joined.table)
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(1.0):
                    await ann.play(joined.table)
        await asyncio.to_thread(wait_until, lambda: bool(noted(note)))
        server.kill()
        processes = noted(note)
        await asyncio.to_thread(wait_until, lambda: not any(map(is_working, processes)))


def test_a_program_that_cannot_be_run_is_refused_before_anything_is_served() -> None:
    with pytest.raises(UsageError, match="--program it: there is no program 'not-to-be-found' here"):
        checked(Settings(program=("it=not-to-be-found",)))
