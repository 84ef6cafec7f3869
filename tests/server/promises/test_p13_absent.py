"""P13 over sockets: a table waits for its people, and those who come back decide, even after days and restarts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from time import monotonic, perf_counter

import pytest

from mirabilia.server.store.sqlite import SqliteStore
from mirabilia.server.tables import log
from mirabilia.server.tables.live_tables import LiveTables, now_ms
from mirabilia.server.tables.table import Table, table_of
from mirabilia.server.thinking.pulse import Pulse
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.protocol import GameName
from tests.kit.server.clock import SetClock
from tests.kit.server.fickle import Fickle, Tally
from tests.kit.server.ledger import check_finished
from tests.kit.server.running import NO_LIMITS, PATIENCE, Client, Running, serving
from tests.kit.server.table_play import EVERY_TABLE

pytestmark = pytest.mark.anyio

SOME_TABLES: list[tuple[GameName, int]] = [("seven", 2), ("seven", 4), ("architects", 3), ("architects", 5)]
SHORTEST = 5
"""The shortest clock there is, in seconds."""
RATE = 100
"""How much faster time goes in these tests: five seconds take 50 ms."""
DAY = 24 * 3600 * 1000
LONGEST = 600
"""Seconds for one game among the others."""
PARTS = ("stays", "goes", "goes", "returns", "returns", "returns", "sleeps", "leaves")
"""What people do, each as often as it is listed: go for good, go and return, be there but never choose, give up."""


def fast_clock() -> Callable[[], int]:
    """Return a clock that runs fast."""
    begun, start = now_ms(), monotonic()
    return lambda: begun + int((monotonic() - start) * 1000 * RATE)


def set_clock(monkeypatch: pytest.MonkeyPatch, clock: Callable[[], int]) -> None:
    """Make servers that are started from now on go by a clock, and look at it often."""
    monkeypatch.setattr("mirabilia.server.serve.LiveTables", partial(LiveTables, clock=clock))
    monkeypatch.setattr("mirabilia.server.thinking.upkeep.FARTHEST", 0.02)
    monkeypatch.setattr("mirabilia.server.thinking.pulse.LONGEST_PAUSE", inf)  # a busy machine loses no time here


async def some_looks(clock: SetClock) -> None:
    """Wait until the upkeep has looked at a clock several times; nothing else does in the meantime."""
    before = clock.now
    await until(lambda: clock.now >= before + 10)


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something to happen."""
    async with asyncio.timeout(LONGEST):
        while not happened():
            await asyncio.sleep(0.005)


# Whole games


async def take_part(server: Running, person: Fickle, part: str, found: Counter[str]) -> None:
    """Play as a person who may vanish after some turns."""
    table = (await server.tables.live(person.seat.table)).table
    number = person.seat.seat
    turns = person.chance.randint(1, 8)
    found[part] += 1
    if part == "sleeps":
        person.may_choose = lambda: False
    await person.play(until=lambda: table.is_asleep or (part not in ("stays", "sleeps") and person.known.turn >= turns))
    if part == "leaves" and table.phase == "playing":
        person.losing, person.patience = 0.0, LONGEST  # a person who has left cannot ask again whether it was heard
        await person.command("leave")
    elif part == "returns":
        await until(lambda: table.phase == "over" or table.is_asleep or table.seats[number].away)
        await come_back(person, found)
    await person.close()


async def come_back(person: Fickle, found: Counter[str]) -> None:
    """Return to the seat, which is kept as long as the game runs, and play on."""
    person.may_choose = lambda: True
    await person.command("return")
    if person.known.info["phase"] == "playing":
        assert not person.known.info["seats"][person.seat.seat]["away"]
        found["given back"] += 1
    await person.play()


async def played(server: Running, tally: Tally, game: GameName, players: int, seed: int) -> Counter[str]:
    """Play a game whose people vanish; those who come back can end it, and it does not end without them."""
    chance = Random(f"{game} {players} {seed}")
    seats = await server.full_table(people=players, players=players, game=game, clock=SHORTEST)
    address = f"ws://{server.host}:{server.port}/ws"
    people = [Fickle(address, seat, Random(chance.random()), tally, losing=0.01, patience=0.5) for seat in seats]
    await people[0].command("start")
    found: Counter[str] = Counter()
    parts = [chance.choice(PARTS) for _ in seats] if seed else ["goes"] * players
    async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as group:
        for person, part in zip(people, parts, strict=True):
            group.create_task(take_part(server, person, part, found))
    table = (await server.tables.live(seats[0].table)).table
    stayed = [person for person, part in zip(people, parts, strict=True) if part != "leaves"]
    if stayed and table.phase == "playing":
        await until(lambda: table.is_asleep)
        found["fell asleep"] += 1
        assert (table.phase, table.wake) == ("playing", None)  # nothing looks after it before a person comes
        person = chance.choice(stayed)
        async with asyncio.timeout(LONGEST):
            await come_back(person, found)
        await person.close()
    await until(lambda: table.phase == "over")
    entries = [log.parse_entry(data) for data in await server.tables.store.read(table.id)]
    found["late"] += sum(isinstance(entry, log.Late) for entry in entries)
    found.update(f"choices by a {entry.by}" for entry in entries if isinstance(entry, log.ChoiceMade))
    return found + await check_finished(server, table.id, tally)


async def play_with_absences(tables: list[tuple[GameName, int]], seeds: range) -> str:
    """Play games side by side, and return what happened."""
    begun, tally = perf_counter(), Tally()
    found: Counter[str] = Counter()
    async with serving(**NO_LIMITS) as server:
        for seed in seeds:
            games = [played(server, tally, game, players, seed) for game, players in tables]
            found = sum(await asyncio.gather(*games), found)
    assert found["games"] == len(tables) * len(seeds)
    for happened in ("late", "fell asleep", "given back", "choices by a bot", "choices by a person"):
        assert found[happened], happened
    told = ", ".join(f"{name} {count}" for name, count in sorted(found.items()))
    return f"P13: all {found['games']} tables ended with their people: {told}; {perf_counter() - begun:.1f} s"


async def test_p13_whoever_vanishes_a_game_waits_for_its_people(monkeypatch: pytest.MonkeyPatch) -> None:
    set_clock(monkeypatch, fast_clock())
    print(await play_with_absences(SOME_TABLES, range(2)))


@pytest.mark.slow
async def test_p13_every_kind_of_table_waits_for_its_people(monkeypatch: pytest.MonkeyPatch) -> None:
    set_clock(monkeypatch, fast_clock())
    print(await play_with_absences(EVERY_TABLE, range(8)))


# Late once


async def heard(client: Client, happened: Callable[[], bool]) -> None:
    """Let a client listen until it has heard of something."""
    while not happened():
        await client.hear()


async def choose(client: Client, seat: bodies.Joined, option: int = 0) -> None:
    """Look at all there is, and choose."""
    await client.watch(seat.table, seat.token)
    await client.choose(seat.table, seat.seat, option)


async def test_p13_whoever_was_late_chooses_the_next_and_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SetClock()
    set_clock(monkeypatch, clock)
    async with serving(**NO_LIMITS) as server:
        ann, bob = await server.full_table(people=2, players=3, clock=60)
        async with server.client() as late, server.client() as other:
            await late.watch(ann.table, ann.token)
            await other.watch(ann.table, bob.token)
            await late.start(ann.table)
            await heard(other, lambda: other.seen[ann.table].info.phase == "playing")
            await choose(other, bob)
            clock.now += 61_000
            await heard(late, lambda: late.seen[ann.table].turn == 1)  # a bot has played once for Ann
            assert not late.seen[ann.table].info.seats[0].away
            await choose(late, ann, option=1)
            clock.now += 30_000
            await some_looks(clock)
            assert (await server.tables.live(ann.table)).table.waiting == (1,)
        entries = [log.parse_entry(data) for data in await server.tables.store.read(ann.table)]
    assert [entry.by for entry in entries if isinstance(entry, log.ChoiceMade) and entry.city == 0] == ["bot", "person"]


def is_awaited_in(table: Table, turn: int) -> bool:
    """Return whether only the first seat is awaited in a turn."""
    return table.turn == turn and table.awaited == [0]


async def test_p13_one_person_late_with_three_bots_does_not_lose_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was found: a clock of 30 s, the tab open, and all turns ran through."""
    clock = SetClock()
    set_clock(monkeypatch, clock)
    async with serving(**NO_LIMITS) as server:
        (ann,) = await server.full_table(people=1, players=4, clock=30)
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            table = (await server.tables.live(ann.table)).table
            for turn in range(3):
                await until(partial(is_awaited_in, table, turn))
                clock.now += 31_000
            await until(lambda: table.is_asleep)
            assert (table.turn, table.phase, table.wake) == (2, "playing", None)  # the third is still Ann's
            await client.do(wire.Return, ann.table)
            await client.choose(ann.table, ann.seat)
            assert client.seen[ann.table].info.seats[0].name == "Ann"


# Days


async def of_table(server: Running, id_: str) -> wire.Snapshot:
    """Return what the public sees of a table."""
    return (await server.get(f"/api/tables/{id_}")).read(wire.Snapshot)


async def due_at(server: Running, id_: str) -> int:
    """Return when the first person awaited at a table will be late."""
    return min(due.late for due in (await of_table(server, id_)).due)


async def begun_by_two(server: Running, clock: int) -> tuple[bodies.Joined, bodies.Joined]:
    """Begin a game in which the first person has chosen and the second has not; nobody stays."""
    ann, bob = await server.full_table(people=2, players=3, clock=clock)
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
        await choose(client, ann)
        await heard(client, lambda: client.seen[ann.table].waiting == (1,))
    return ann, bob


async def play_on(server: Running, *seats: bodies.Joined) -> None:
    """Play a game to its end, after those who were absent have come back."""
    tally = Tally()
    people = [Fickle(f"ws://{server.host}:{server.port}/ws", seat, Random(seat.seat), tally) for seat in seats]
    for person in people:
        await person.command("return")
        assert not person.known.info["seats"][person.seat.seat]["away"]
    async with asyncio.timeout(LONGEST):
        await asyncio.gather(*(person.play() for person in people))
    await check_finished(server, seats[0].table, tally)


async def test_p13_a_deadline_of_days_outlives_memory_and_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SetClock()
    monkeypatch.setattr("mirabilia.server.serve.LiveTables", partial(LiveTables, clock=clock))
    monkeypatch.setattr("mirabilia.server.tables.live_tables.IDLE_SECONDS", -1.0)
    file = tmp_path / "tables.db"
    async with serving(SqliteStore(file), **NO_LIMITS) as server:
        ann, bob = await begun_by_two(server, clock=3 * DAY // 1000)
        due = await due_at(server, ann.table)
        assert abs(due - clock.now - 3 * DAY) < 10_000
        await until(lambda: not server.tables.lives[ann.table].watchers)
        server.tables.forget_idle()
        assert ann.table not in server.tables.lives
        clock.now += DAY
        assert await due_at(server, ann.table) == due
    async with serving(SqliteStore(file), **NO_LIMITS) as server:
        clock.now = due - 60_000
        snapshot = await of_table(server, ann.table)
        assert (snapshot.due[0].late, snapshot.waiting, snapshot.turn) == (due, (1,), 0)
        assert not snapshot.notes
    clock.now = due + 1
    monkeypatch.setattr("mirabilia.server.thinking.upkeep.GRACE_MS", 200)
    async with serving(SqliteStore(file), **NO_LIMITS) as server:
        await until(lambda: ann.table in server.tables.owned)
        assert (await of_table(server, ann.table)).waiting == (1,)  # the server was down: people may come back first
        clock.now += 200
        async with asyncio.timeout(PATIENCE):
            while (snapshot := await of_table(server, ann.table)).waiting != (0, 1):
                await asyncio.sleep(0.01)
        assert [(note.what, note.seat) for note in snapshot.notes] == [("late", 1)]
        assert snapshot.turn == 1
        assert abs(await due_at(server, ann.table) - clock.now - 3 * DAY) < 10_000
        await play_on(server, bob, ann)


async def test_p13_a_deadline_is_kept_where_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SetClock()
    set_clock(monkeypatch, clock)
    monkeypatch.setattr("mirabilia.server.tables.live_tables.IDLE_SECONDS", -1.0)
    async with serving(SqliteStore(tmp_path / "tables.db"), **NO_LIMITS) as server:
        ann, bob = await begun_by_two(server, clock=3 * DAY // 1000)
        await until(lambda: not server.tables.lives[ann.table].watchers)
        clock.now += 3 * DAY - 60_000
        server.tables.forget_idle()
        await some_looks(clock)
        assert table_of(ann.table, await server.tables.store.read(ann.table)).turn == 0
        clock.now += 60_000
        async with asyncio.timeout(PATIENCE):
            while table_of(ann.table, await server.tables.store.read(ann.table)).turn == 0:
                await asyncio.sleep(0.01)
        assert table_of(ann.table, await server.tables.store.read(ann.table)).seats[1].lates == 1
        await play_on(server, bob, ann)


async def test_p13_time_that_nobody_could_use_makes_nobody_late(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SetClock()
    set_clock(monkeypatch, clock)
    monkeypatch.setattr("mirabilia.server.thinking.pulse.LONGEST_PAUSE", 5.0)
    monkeypatch.setattr("mirabilia.server.thinking.upkeep.Pulse", partial(Pulse, lambda: clock.now / 1000))
    async with serving(**NO_LIMITS) as server:
        ann, _ = await begun_by_two(server, clock=3 * DAY // 1000)
        clock.now += 4 * DAY  # the process was stopped, the machine slept, or its clock was set
        await some_looks(clock)
        assert (await of_table(server, ann.table)).waiting == (1,)
        for _ in range(4):  # and now it goes on as it should
            clock.now += 3_000
            await some_looks(clock)
        async with asyncio.timeout(PATIENCE):
            while not (snapshot := await of_table(server, ann.table)).notes:
                await asyncio.sleep(0.01)
        assert [(note.what, note.seat) for note in snapshot.notes] == [("late", 1)]
