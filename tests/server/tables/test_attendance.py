"""Who has a table open, who looks on and how much of it, and requests that come twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import pytest

from mirabilia.server.store import StoreError
from mirabilia.server.store.memory import MemoryDisk, MemoryStore
from mirabilia.server.store.sqlite import SqliteStore
from mirabilia.server.tables import log
from mirabilia.server.tables.attendance import HERE_MS
from mirabilia.server.tables.live_tables import LiveTables, now_ms
from mirabilia.server.wire import bodies, people, terms
from mirabilia.server.wire import protocol as wire
from tests.kit.server.clock import SetClock
from tests.kit.server.running import NO_LIMITS, PATIENCE, Client, Running, serving

pytestmark = pytest.mark.anyio

KEY = "a-key-of-at-least-thirty-two-letters-0001"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Make servers go by a clock that is set by hand, and soon look at what is closed."""
    clock = SetClock()
    monkeypatch.setattr("mirabilia.server.serve.LiveTables", partial(LiveTables, clock=clock))
    monkeypatch.setattr("mirabilia.server.thinking.upkeep.FARTHEST", 0.02)
    monkeypatch.setattr("mirabilia.server.thinking.pulse.LONGEST_PAUSE", inf)  # a busy machine loses no time here
    monkeypatch.setattr("mirabilia.server.tables.broadcast.LATER_SECONDS", 0.02)
    return clock


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.005)


async def heard_of(client: Client, happened: Callable[[wire.Attendance], bool]) -> wire.Attendance:
    """Return the first message about who is here that says what is wanted."""
    while True:
        told = await client.expect(wire.Attendance)
        if happened(told):
            return told


# Presence


async def test_everybody_learns_who_has_the_table_open_and_since_when(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mirabilia.server.tables.attendance.HERE_MS", 50)
    monkeypatch.setattr("mirabilia.server.tables.broadcast.HERE_MS", 50)
    async with serving(**NO_LIMITS) as server:
        ann, bob = await server.full_table(people=2, players=3)
        async with server.client() as here:
            snapshot = await here.watch(ann.table, ann.token)
            assert [presence.here for presence in snapshot.presence] == [True, False, False]
            assert snapshot.presence[2] == people.Presence(here=False, since=None)  # a bot is nowhere
            async with server.client() as other:
                await other.watch(ann.table, bob.token)
                came = await heard_of(here, lambda told: told.presence[1].here)
                assert abs((came.presence[1].since or 0) - now_ms()) < 10_000
            went = await heard_of(here, lambda told: not told.presence[1].here)
            assert (went.presence[1].since or 0) >= (came.presence[1].since or 0)
            assert went.presence[0].here


async def test_a_page_that_is_loaded_anew_is_not_gone() -> None:
    assert HERE_MS >= 5000
    async with serving(**NO_LIMITS) as server:
        ann, bob = await server.full_table(people=2, players=3)
        async with server.client() as here:
            await here.watch(ann.table, ann.token)
            for _ in range(3):
                async with server.client() as other:
                    await other.watch(ann.table, bob.token)
            await here.do(wire.Say, ann.table, text="still there?")
            told = [message for message in here.heard if isinstance(message, wire.Attendance)]
            assert [message.presence[1].here for message in told] == [True]


async def test_two_processes_know_who_is_at_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mirabilia.server.tables.attendance.HERE_MS", 50)
    monkeypatch.setattr("mirabilia.server.tables.broadcast.HERE_MS", 50)
    disk = MemoryDisk()
    async with serving(MemoryStore(disk), **NO_LIMITS) as one, serving(MemoryStore(disk), **NO_LIMITS) as two:
        ann, bob = await one.full_table(people=2, players=3)
        async with one.client() as here, two.client() as looker:
            await here.watch(ann.table, ann.token)
            await looker.watch(ann.table)
            await heard_of(here, lambda told: told.audience.count == 1)
            async with two.client() as there:
                snapshot = await there.watch(ann.table, bob.token)
                assert snapshot.presence[0].here
                await heard_of(here, lambda told: told.presence[1].here)
            await heard_of(here, lambda told: not told.presence[1].here)


async def test_a_clock_of_seconds_lets_a_table_sleep_that_nobody_has_open(clock: SetClock) -> None:
    async with serving(**NO_LIMITS) as server:
        (ann,) = await server.full_table(people=1, players=3, clock=30)
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
        table = (await server.tables.live(ann.table)).table
        await until(lambda: table.awaited == [0] and not server.tables.lives[ann.table].watchers)
        clock.now += 31_000
        await until(lambda: table.is_asleep)
        assert (table.turn, [note.what for note in table.notes]) == (0, ["asleep"])
        async with server.client() as client:
            assert (await client.watch(ann.table, ann.token)).info.asleep
            await client.choose(ann.table, 0)
            assert not client.seen[ann.table].info.asleep


async def test_a_ping_is_answered_at_once() -> None:
    async with serving(**NO_LIMITS) as server, server.client() as client:
        await client.send(wire.Ping())
        pong = await client.expect(wire.Pong)
        assert abs(pong.time - now_ms()) < 10_000


# Guests


async def test_a_guest_plays_until_the_person_returns_and_looks_on_after_that(clock: SetClock) -> None:
    async with serving(**NO_LIMITS) as server:
        ann, bob = await server.full_table(people=2, players=3)
        async with server.client() as host, server.client() as guest, server.client() as owner:
            await host.watch(ann.table, ann.token)
            await host.start(ann.table)
            clock.now += 61_000
            await host.do(wire.Want, ann.table, wish=terms.OpenSeat(1))
            assert host.seen[ann.table].info.seats[1].free
            await owner.watch(ann.table, bob.token)
            cleo = await server.join(ann.table, "Cleo")
            assert (await owner.expect(wire.Snapshot)).lent
            assert cleo.seat == bob.seat
            assert (await guest.watch(ann.table, cleo.token)).you == 1
            await guest.choose(ann.table, 1)
            seen = await owner.watch(ann.table, bob.token)
            assert (seen.you, seen.lent) == (1, True)
            await owner.do(wire.Return, ann.table)
            snapshot = await guest.expect(wire.Snapshot)
            assert (snapshot.you, snapshot.info.seats[1].name) == (None, "Person 1")
            assert await guest.refused(wire.Say(table=ann.table, id="late", text="hello?")) == "not-seated"
            command = wire.Return(table=ann.table, id="twice")
            for _ in range(2):
                await owner.send(command)
            first, second = await owner.expect(wire.Ack, id="twice"), await owner.expect(wire.Ack, id="twice")
            assert first == second


# Spectators


async def public_table(server: Running, client: Client, **terms: Any) -> bodies.Joined:
    (ann,) = await server.full_table(people=1, players=3, **{"public": True, **terms})
    await client.watch(ann.table, ann.token)
    return ann


async def test_spectators_are_counted_and_named_if_they_wish() -> None:
    async with (
        serving(**NO_LIMITS) as server,
        server.client() as host,
        server.client() as named,
        server.client() as other,
    ):
        ann = await public_table(server, host)
        await named.send(wire.Watch(ann.table, name="Cleo"))
        assert (await named.expect(wire.Snapshot)).audience == people.Audience(1, ("Cleo",))
        await other.watch(ann.table)
        await heard_of(host, lambda told: told.audience == people.Audience(2, ("Cleo",)))
        await named.send(wire.Unwatch(ann.table))
        await heard_of(host, lambda told: told.audience == people.Audience(1, ()))


async def test_spectators_of_a_public_table_see_the_game_later(clock: SetClock) -> None:
    async with (
        serving(spectator_delay=60, **NO_LIMITS) as server,
        server.client() as host,
        server.client() as looker,
    ):
        ann = await public_table(server, host)
        await looker.watch(ann.table)
        await host.start(ann.table)
        await host.choose(ann.table, 0)
        while host.seen[ann.table].turn == 0:
            await host.hear()
        while looker.seen[ann.table].info.phase != "playing":
            await looker.hear()
        assert looker.seen[ann.table].view is None
        reply = await server.get(f"/api/tables/{ann.table}")
        assert reply.read(wire.Snapshot).sight is None
        assert (await server.get(f"/api/tables/{ann.table}/steps")).code == "not-now"
        assert (await server.get(f"/api/tables/{ann.table}/steps", ann.token)).status == 200
        clock.now += 60_000
        while looker.seen[ann.table].turn == 0:
            await looker.hear()
        turn = host.seen[ann.table].turn
        await host.choose(ann.table, 0)
        while host.seen[ann.table].turn == turn:
            await host.hear()
        async with server.client() as newcomer:
            snapshot = await newcomer.watch(ann.table)
            assert (snapshot.turn, snapshot.delay) == (turn, 60_000)
        await host.play(ann.table)
        while looker.seen[ann.table].info.phase != "over":
            await looker.hear()
        assert looker.seen[ann.table].view.result == host.seen[ann.table].view.result


async def test_the_delay_holds_for_who_only_asks_and_for_who_has_left() -> None:
    async with serving(spectator_delay=60, **NO_LIMITS) as server, server.client() as host:
        ann = await public_table(server, host)
        await host.start(ann.table)
        await host.choose(ann.table, 0)
        while host.seen[ann.table].turn == 0:
            await host.hear()
        for _ in range(2):
            asked = (await server.get(f"/api/tables/{ann.table}")).read(wire.Snapshot)
            assert (asked.turn, asked.sight, asked.delay, asked.info.phase) == (0, None, 60_000, "playing")
        assert server.tables.lives[ann.table].delayed is None  # nobody looks on
        await host.send(wire.Leave(table=ann.table, id="good-bye"))
        gone = await host.expect(wire.Snapshot, table=ann.table)
        assert (gone.you, gone.sight, gone.delay) == (None, None, 60_000)


async def test_a_store_that_fails_hides_a_game_from_spectators_only(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(spectator_delay=60, **NO_LIMITS) as server, server.client() as host, server.client() as looker:
        ann = await public_table(server, host)
        await looker.watch(ann.table)

        async def fail(*_: Any) -> list[bytes]:
            raise StoreError("no disk")

        with monkeypatch.context() as broken:
            broken.setattr(server.tables.broadcaster._store, "read", fail)
            await host.start(ann.table)
            table = server.tables.lives[ann.table].table
            await until(lambda: table.waiting == (0,))  # the bots have chosen all the same
            assert not [told for told in looker.heard if getattr(told, "sight", None)]
            assert await looker.refused(wire.Watch(ann.table)) == "unavailable"
        assert (await looker.watch(ann.table)).delay == 60_000


async def test_two_processes_hear_of_attendance_told_behind_a_change() -> None:
    disk = MemoryDisk()
    async with serving(MemoryStore(disk), **NO_LIMITS) as one, serving(MemoryStore(disk), **NO_LIMITS) as two:
        ann, bob = await one.full_table(people=2, players=3)
        async with one.client() as here, two.client() as there:
            await here.watch(ann.table, ann.token)
            await there.watch(ann.table, bob.token)
            await heard_of(here, lambda told: told.presence[1].here)
            async with two.client() as looker:
                await asyncio.gather(there.do(wire.Say, ann.table, text="look"), looker.watch(ann.table))
                await heard_of(here, lambda told: told.audience.count == 1)


async def test_a_table_can_be_played_without_spectators() -> None:
    async with serving(**NO_LIMITS) as server, server.client() as host, server.client() as looker:
        ann = await public_table(server, host, spectators=False, public=False)
        await looker.watch(ann.table)
        await host.start(ann.table)
        while looker.seen[ann.table].info.phase != "playing":
            await looker.hear()
        await host.choose(ann.table, 0)
        await host.do(wire.Say, ann.table, text="between us")
        seen = await looker.watch(ann.table)
        assert (seen.sight, seen.chat, seen.notes, seen.audience.count) == (None, (), (), 0)
        assert (await server.get(f"/api/tables/{ann.table}")).read(wire.Snapshot).sight is None
        assert (await server.get(f"/api/tables/{ann.table}/steps")).code == "not-allowed"
        await host.play(ann.table)
        while looker.seen[ann.table].info.phase != "over":
            await looker.hear()
        assert looker.seen[ann.table].view.result
        shown = [message.sight for message in looker.heard if isinstance(message, wire.Snapshot | wire.Update)]
        assert all(sight is None or sight.view is None or sight.view.result for sight in shown)


# Requests that come twice


async def asked_twice(server: Running, path: str, body: dict[str, Any]) -> tuple[bodies.Joined, bodies.Joined]:
    replies = await asyncio.gather(*(server.request("POST", path, body) for _ in range(2)))
    assert [reply.status for reply in replies] == [201, 201], [reply.body for reply in replies]
    first, second = (reply.read(bodies.Joined) for reply in replies)
    return first, second


async def test_a_request_with_the_same_key_opens_one_table_and_takes_one_seat(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    ask = {"game": "seven", "players": 3, "name": "Ann", "key": KEY}
    join = {"name": "Bob", "key": KEY + "b"}
    async with serving(SqliteStore(file), **NO_LIMITS) as server:
        first, second = await asked_twice(server, "/api/tables", ask)
        assert first == second
        one, two = await asked_twice(server, f"/api/tables/{first.table}/seats", join)
        assert one == two
        other = await server.open_table(key=KEY + "c")
        assert other.table != first.table
        elsewhere = await server.request("POST", f"/api/tables/{other.table}/seats", join)
        assert elsewhere.read(bodies.Joined).token != one.token
    async with serving(SqliteStore(file), **NO_LIMITS) as server:  # and after a restart
        assert (await server.request("POST", "/api/tables", ask)).read(bodies.Joined) == first
        assert (await server.request("POST", f"/api/tables/{first.table}/seats", join)).read(bodies.Joined) == one
        entries = [log.parse_entry(data) for data in await server.tables.store.read(first.table)]
        assert [entry.name for entry in entries if isinstance(entry, log.Seated)] == ["Ann", "Bob"]
        async with server.client() as client:
            await client.watch(first.table, one.token)
            await client.do(wire.Leave, first.table)
        assert (await server.request("POST", f"/api/tables/{first.table}/seats", join)).status == 201


@pytest.mark.parametrize("key", ["short", "with spaces and therefore no key at all....", "x" * 81])
async def test_what_is_no_key_is_refused(key: str) -> None:
    async with serving(**NO_LIMITS) as server:
        ask = {"game": "seven", "players": 3, "name": "Ann", "key": key}
        assert (await server.request("POST", "/api/tables", ask)).code == "bad-message"


# Lists


async def test_tables_are_listed_by_their_ids_with_who_is_awaited() -> None:
    async with serving(**NO_LIMITS) as server:
        ann, bob = await server.full_table(people=2, players=3, clock=60)
        lobby = await server.open_table()
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            await client.choose(ann.table, 0)
            while client.seen[ann.table].waiting != (1,):
                await client.hear()
        reply = await server.get(f"/api/tables?ids={lobby.table},nosuchtable1,{ann.table}")
        first, second = reply.read(bodies.TableList).tables
        assert [first.id, second.id] == [lobby.table, ann.table]
        assert (first.awaited, first.due) == ((), None)
        assert second.awaited == (bob.seat,)
        assert abs((second.due or 0) - now_ms() - 60_000) < 10_000
        for ids in ("", "UPPER", "a/b", ",".join(["abcdef"] * 101)):
            assert (await server.get(f"/api/tables?ids={ids}")).code == "bad-message"
