"""Limits: so many of each kind per address, and so many for the whole server."""

from __future__ import annotations

import asyncio

import pytest

from mirabilia.server.network import limits
from mirabilia.server.network.limits import Rate, ServerLimits, address_of
from mirabilia.server.settings import Settings
from mirabilia.server.wire import protocol as wire
from tests.kit.server.running import PATIENCE, Running, serving

NEW = {"game": "seven", "players": 3, "name": "Ann"}


class Clock:
    """A clock that is set by hand."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_rate_lets_so_many_pass_in_any_stretch_of_time() -> None:
    clock = Clock()
    rate = Rate(3, 10.0, clock)
    passed = []
    for tick in range(300):
        clock.now = 1000 + tick / 10
        if rate.take("a"):
            passed.append(clock.now)
    assert [round(time - 1000, 1) for time in passed] == [0, 0.1, 0.2, 10, 10.1, 10.2, 20, 20.1, 20.2]


def test_a_rate_tells_addresses_apart() -> None:
    rate = Rate(1, 10.0, Clock())
    assert [rate.take("a"), rate.take("a"), rate.take("b")] == [True, False, True]
    assert [rate.is_spent("a"), rate.is_spent("c")] == [True, False]


def test_a_refused_try_does_not_count() -> None:
    clock = Clock()
    rate = Rate(1, 10.0, clock)
    assert rate.take()
    clock.now += 9
    assert not rate.take()
    clock.now += 1
    assert rate.take()


def test_a_rate_of_0_has_no_limit() -> None:
    rate = Rate(0, 10.0)
    assert all(rate.take("a") for _ in range(1000))


def test_a_rate_forgets_addresses_that_are_long_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MANY_KEYS", 100)
    clock = Clock()
    rate = Rate(5, 10.0, clock)
    for number in range(1000):
        clock.now += 1
        rate.take(number)
    assert len(rate._times) <= 100
    assert not rate.is_spent(999)


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("203.0.113.9", 1), "203.0.113.9"),
        (("::ffff:203.0.113.9", 1), "203.0.113.9"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::"),
        (("2001:db8:1:2:ffff::1", 1), "2001:db8:1:2::"),
        (("testclient", 1), "testclient"),
        (None, "unknown"),
    ],
)
def test_an_address_is_what_one_person_has(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(client) == address


def test_sockets_are_counted_by_address_and_in_all() -> None:
    some = ServerLimits(Settings(sockets_per_address=2, most_sockets=3))
    for address in ("a", "a", "b"):
        assert some.has_room_for_socket(address)
        assert not some.is_full()
        some.enter(address)
    assert (some.has_room_for_socket("a"), some.has_room_for_socket("b"), some.is_full()) == (False, True, True)
    some.leave("a")
    assert (some.has_room_for_socket("a"), some.is_full()) == (True, False)
    for address in ("a", "b"):
        some.leave(address)
    assert some.sockets == {}


@pytest.mark.anyio
async def test_so_many_tables_and_seats_a_minute() -> None:
    async with serving(tables_per_minute=2, joins_per_minute=1) as server:
        ann = await server.open_table()
        await server.open_table()
        reply = await server.request("POST", "/api/tables", NEW)
        assert (reply.status, reply.code, reply.headers["retry-after"]) == (429, "too-many", "60")
        await server.join(ann.table)
        reply = await server.request("POST", f"/api/tables/{ann.table}/seats", {"name": "Cid"})
        assert (reply.status, reply.code) == (429, "too-many")


@pytest.mark.anyio
async def test_a_server_takes_on_only_so_many_tables() -> None:
    async with serving(most_tables=1) as server:
        await server.open_table()
        reply = await server.request("POST", "/api/tables", NEW)
        assert (reply.status, reply.code) == (503, "unavailable")


@pytest.mark.anyio
async def test_what_is_refused_counts_for_nothing() -> None:
    async with serving(tables_per_minute=1) as server:
        for _ in range(3):
            assert (await server.request("POST", "/api/tables", {"game": "chess"})).status == 400
        await server.open_table()


async def _slow_body(server: Running) -> bytes:
    reader, writer = await asyncio.open_connection(server.host, server.port)
    writer.write(f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 10\r\n\r\n{{".encode())
    async with asyncio.timeout(PATIENCE):
        head = await reader.readuntil(b"\r\n")
    writer.close()
    await writer.wait_closed()
    return head


@pytest.mark.anyio
async def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mirabilia.server.network.requests.BODY_SECONDS", 0.1)
    async with serving() as server:
        assert b" 400 " in await _slow_body(server)


@pytest.mark.anyio
async def test_an_address_may_not_seat_searching_bots_for_ever() -> None:
    async with serving(searchers_per_minute=3) as server:
        ann = await server.open_table(players=4, bots=(None, "master", "builder", "scholar"))
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            for bot, said in (
                ("strategist", None),
                ("master:science", None),
                ("master", "too-many"),
                ("builder", None),
            ):
                placing = wire.PlaceBot(table=ann.table, id=f"place {bot}", seat=2, bot=bot)
                if said:
                    assert await client.refused(placing) == said
                else:
                    await client.do(wire.PlaceBot, ann.table, seat=2, bot=bot)
