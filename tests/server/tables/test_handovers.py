"""Seats on their way to another device: a code is good once and not for long, a recovery code until it is forgotten."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mirabilia.server.store import DamagedError, Phase, Store, TableRow
from mirabilia.server.store.check import opened
from mirabilia.server.store.memory import MemoryDisk, MemoryStore
from mirabilia.server.store.postgres import PostgresStore
from mirabilia.server.store.sqlite import SqliteStore
from mirabilia.server.tables.handovers import HANDOVER_LIFETIME, RECOVERY_LIFETIME, Handovers, merged
from mirabilia.server.tables.live_tables import now_ms
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.kit.server.running import NO_LIMITS, Address, Reply, Running, serving

pytestmark = pytest.mark.anyio

CODE = "K7MF-Q2RX-9WTB-4HNC-8VPD"


def seat(number: int, at: int = 0, token: str = "t") -> bodies.KeptSeat:
    """Return a seat at a table of its own."""
    return bodies.KeptSeat(f"table{number:03}", number % 7, token * 43, f"Růžena {number}", "seven", at)


async def post(server: Address, path: str, **body: Any) -> Reply:
    return await server.request("POST", f"/api/{path}", body)


async def leave(server: Address, *seats: bodies.KeptSeat) -> bodies.HandedOver:
    reply = await post(server, "handovers", seats=seats)
    assert reply.status == 201, reply.body
    return reply.read(bodies.HandedOver)


async def waits(server: Address, code: str) -> bool:
    return (await post(server, "handovers/look", code=code)).read(bodies.LeftSeats).waiting


async def lay(store: Store, *seats: bodies.KeptSeat, phase: Phase = "over") -> None:
    """Create the tables of seats."""
    for one in seats:
        await store.create(TableRow(one.table, "seven", phase, False, 0, 0, None, b"{}"), [])


async def keep(server: Running, *seats: bodies.KeptSeat, code: str = CODE) -> None:
    await lay(server.tables.store, *seats)
    reply = await post(server, "recovery", code=code, seats=seats)
    assert (reply.status, reply.body) == (204, b"")


async def recover(server: Address, code: str = CODE) -> tuple[bodies.KeptSeat, ...]:
    reply = await post(server, "recovery/open", code=code)
    assert reply.status == 200, reply.body
    return reply.read(bodies.SeatBundle).seats


# For once


async def test_seats_are_handed_over_once() -> None:
    async with serving() as server:
        left = await leave(server, seat(1, at=5), seat(2, at=7))
        assert 0 < left.until - now_ms() <= HANDOVER_LIFETIME
        assert len(left.code) >= 22, "128 bits at least"
        assert await waits(server, left.code)
        taken = await post(server, "handovers/take", code=left.code)
        assert (taken.status, taken.read(bodies.SeatBundle).seats) == (200, (seat(2, at=7), seat(1, at=5)))
        assert not await waits(server, left.code)
        again = await post(server, "handovers/take", code=left.code)
        assert (again.status, again.code) == (401, "bad-token")
        assert "make a new one" in again.read(bodies.Problem).message


async def test_a_seat_that_was_handed_over_is_a_seat() -> None:
    async with serving() as server:
        ann = await server.open_table()
        left = await leave(server, bodies.KeptSeat(ann.table, ann.seat, ann.token, "Ann"))
        taken = (await post(server, "handovers/take", code=left.code)).read(bodies.SeatBundle).seats[0]
        async with server.client() as laptop:
            assert (await laptop.watch(taken.table, taken.token)).you == ann.seat


async def test_of_two_who_take_at_once_one_gets_the_seats() -> None:
    async with serving(**NO_LIMITS) as server:
        for _ in range(5):
            left = await leave(server, seat(1))
            replies = await asyncio.gather(*(post(server, "handovers/take", code=left.code) for _ in range(4)))
            assert sorted(reply.status for reply in replies) == [200, 401, 401, 401]


async def test_a_code_that_is_too_old_opens_nothing() -> None:
    time = [now_ms()]
    async with serving() as server:
        server.tables.clock = lambda: time[0]
        good, old = await leave(server, seat(1)), await leave(server, seat(1))
        assert good.until == time[0] + HANDOVER_LIFETIME
        time[0] += HANDOVER_LIFETIME - 1
        assert (await post(server, "handovers/take", code=good.code)).status == 200
        time[0] += 1
        assert (await post(server, "handovers/take", code=old.code)).code == "bad-token"


async def test_many_seats_fit_and_more_do_not() -> None:
    many = [bodies.KeptSeat("a" * 12, 6, "t" * 43, "W" * 24, "architects", 2**50 + n) for n in range(500)]
    async with serving() as server:
        body = msgspec.json.encode({"seats": many})
        assert 65_536 < len(body) < wire.LONGEST_SEATS
        assert (await server.request("POST", "/api/handovers", body)).status == 201
        assert (await post(server, "handovers", seats=[*many, seat(1)])).code == "bad-message"
        longer = await server.request("POST", "/api/handovers", b" " * (wire.LONGEST_SEATS + 1))
        assert (longer.status, longer.code) == (413, "too-large")
        elsewhere = await server.request("POST", "/api/handovers/take", b" " * (wire.LONGEST_MESSAGE + 1))
        assert (elsewhere.status, elsewhere.code) == (413, "too-large")


# For a long time


async def test_a_recovery_code_brings_seats_back_however_it_is_written() -> None:
    async with serving() as server:
        await keep(server, seat(1, at=5))
        await keep(server, seat(2, at=7), code=CODE.lower())
        for code in (CODE, CODE.replace("-", ""), f" {CODE.replace('-', ' ').lower()} "):
            assert await recover(server, code) == (seat(2, at=7), seat(1, at=5))
        wrong = await post(server, "recovery/open", code=CODE.replace("K", "L"))
        assert (wrong.status, wrong.code) == (401, "bad-token")
        assert "every letter" in wrong.read(bodies.Problem).message


async def test_the_newest_seat_of_a_table_is_kept_and_the_newest_five_hundred() -> None:
    async with serving() as server:
        await keep(server, *(seat(n, at=1000 + n) for n in range(400)))
        await keep(server, *(seat(n, at=1000 + n) for n in range(300, 600)))
        await keep(server, seat(599, at=1, token="u"), seat(598, at=9999, token="v"))
        kept = await recover(server)
        assert [found.at for found in kept] == [9999, 1599, *range(1597, 1099, -1)]
        assert kept[0].token == "v" * 43
        assert kept[1].token == "t" * 43


def test_merging_knows_no_order() -> None:
    one, other = [seat(1, 5), seat(2, 9), seat(3, 1)], [seat(1, 7), seat(2, 2)]
    assert merged(one, other) == merged(other, one) == (seat(2, 9), seat(1, 7), seat(3, 1))


async def test_the_seat_of_a_game_that_goes_on_is_the_last_to_go_and_of_no_table_is_none() -> None:
    async with serving(**NO_LIMITS) as server:
        await lay(server.tables.store, seat(0), phase="playing")
        await keep(server, *(seat(n, at=n) for n in range(500)))
        await keep(server, *(seat(n, at=n) for n in range(500, 520)))
        await post(server, "recovery", code=CODE, seats=[seat(900, at=9999)])
        assert [kept.at for kept in await recover(server)] == [*range(519, 20, -1), 0]


async def test_seats_that_are_kept_at_once_are_all_kept() -> None:
    disk = MemoryDisk()
    async with serving(MemoryStore(disk), **NO_LIMITS) as one, serving(MemoryStore(disk), **NO_LIMITS) as other:
        await asyncio.gather(*(keep((one, other)[n % 2], seat(n, at=n)) for n in range(12)))
        assert [found.at for found in await recover(one)] == list(range(11, -1, -1))


async def test_a_recovery_code_is_forgotten_long_after_the_last_seat() -> None:
    time = [now_ms()]
    async with serving() as server:
        server.tables.clock = lambda: time[0]
        await keep(server, seat(1))
        time[0] += RECOVERY_LIFETIME - 1
        await keep(server, seat(2, at=1))
        time[0] += RECOVERY_LIFETIME - 1
        assert len(await recover(server)) == 2
        time[0] += 1
        assert (await post(server, "recovery/open", code=CODE)).code == "bad-token"


@pytest.mark.parametrize(
    "code", ["K7MF-Q2RX-9WTB", "-" * 30, "K7MF-Q2RX-9WTB----------", "Ä" * 24, "K7MF.Q2RX.9WTB.4HNC.8VPD"]
)
async def test_a_code_that_is_none_is_refused(code: str) -> None:
    async with serving() as server:
        for reply in (
            await post(server, "recovery/open", code=code),
            await post(server, "recovery", code=code, seats=[]),
        ):
            assert (reply.status, reply.code) == (400, "bad-message")


# Clients that try too often


async def test_wrong_codes_count_as_wrong_tokens_do() -> None:
    async with serving(failed_tokens=3) as server:
        left = await leave(server, seat(1))
        await keep(server, seat(1))
        assert await recover(server)
        assert (await post(server, "handovers/take", code="x" * 32)).status == 401
        assert (await post(server, "recovery/open", code="Y" * 24)).status == 401
        assert (await server.get("/api/tables/abcdefgh", "short")).status == 401
        for path, code in (("handovers/take", "x" * 32), ("recovery/open", "Y" * 24)):
            refused = await post(server, path, code=code)
            assert (refused.status, refused.code) == (429, "too-many")
        for path, code in (("handovers/take", left.code), ("recovery/open", CODE)):
            assert (await post(server, path, code=code)).status == 200


async def test_an_address_may_not_leave_seats_for_ever() -> None:
    async with serving(handovers_per_minute=3) as server:
        await leave(server, seat(1))
        await keep(server, seat(1))
        await leave(server, seat(1))
        assert (await post(server, "handovers", seats=[])).code == "too-many"
        assert (await post(server, "recovery", code=CODE, seats=[])).code == "too-many"
        assert await recover(server)


async def test_only_posts_are_heard() -> None:
    async with serving() as server:
        for path in ("handovers", "handovers/take", "recovery", "recovery/open"):
            assert (await server.get(f"/api/{path}")).status == 405
            page = {"Origin": "https://elsewhere.example"}
            assert (await server.request("POST", f"/api/{path}", b"{}", page)).code == "not-allowed"


# What the store has


async def test_codes_outlive_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    async with serving(SqliteStore(file)) as server:
        left = await leave(server, seat(1))
        await keep(server, seat(2))
    for secret in (left.code, seat(1).token, "Růžena", CODE.replace("-", "")):
        assert secret.encode() not in file.read_bytes(), "the store can be read"
    async with serving(SqliteStore(file)) as server:
        taken = await post(server, "handovers/take", code=left.code)
        assert taken.read(bodies.SeatBundle).seats == (seat(1),)
        assert await recover(server) == (seat(2),)


async def test_processes_on_one_database_share_codes(postgres_address: str) -> None:
    async with AsyncExitStack() as stack:
        one, other = [
            await stack.enter_async_context(serving(PostgresStore(postgres_address), **NO_LIMITS)) for _ in range(2)
        ]
        left = await leave(one, seat(1))
        takers = (one, other, other, one)
        replies = await asyncio.gather(*(post(server, "handovers/take", code=left.code) for server in takers))
        assert sorted(reply.status for reply in replies) == [200, 401, 401, 401]
        await asyncio.gather(*(keep((one, other)[n % 2], seat(n, at=n)) for n in range(8)))
        assert [found.at for found in await recover(other)] == list(range(7, -1, -1))


async def test_seats_that_were_tampered_with_are_not_given_out() -> None:
    disk = MemoryDisk()
    async with opened(lambda: MemoryStore(disk), "one") as store:
        handovers = Handovers(store, now_ms)
        await lay(store, seat(1))
        await handovers.keep(CODE, [seat(1)])
        (name,) = disk.shelf
        data, until = disk.shelf[name]
        disk.shelf[name] = (data[:-1] + bytes([data[-1] ^ 1]), until)
        with pytest.raises(DamagedError, match="restore the database"):
            await handovers.recover(CODE)


def test_people_who_share_a_device_keep_all_their_seats() -> None:
    both = [seat(1, 7), msgspec.structs.replace(seat(1, 5), seat=2)]
    assert merged(both) == tuple(both)
