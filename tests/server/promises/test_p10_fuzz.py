"""P10: whatever is sent that no client should send, nothing breaks, nothing changes, and the server keeps serving.

That too many messages close a socket is tested in test_socket.py.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from io import StringIO
from itertools import islice
from random import Random
from time import perf_counter
from typing import Any, get_args

import msgspec
import pytest

from mirabilia.server.store.memory import MemoryDisk, MemoryStore
from mirabilia.server.wire import bodies, people
from mirabilia.server.wire import protocol as wire
from tests.kit.server import malformed as bad
from tests.kit.server.logs import logging_of
from tests.kit.server.running import NO_LIMITS, Client, Running, serving

pytestmark = pytest.mark.anyio

PATIENCE = 120.0
"""Seconds for an answer."""
SILENCE = 0.2
"""Seconds after which an incomplete request is given up."""
AT_ONCE = 16
BY_MOVE = ("not-an-option", "not-now", "not-seated", "stale")
"""Why a choice is refused if only its move cannot be read: that is read last."""
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture
def logs() -> Iterator[StringIO]:
    """What a server logs, as it would on standard error."""
    with logging_of("info") as stream:
        yield stream


@dataclass
class House:
    """A server with a table before its game, one during it and one after it, and all it must keep."""

    server: Running
    disk: MemoryDisk
    logs: StringIO
    seats: list[bodies.Joined]

    async def kept(self) -> dict[str, Any]:
        """Return everything that nothing malformed may change, byte for byte."""
        shown = [await self._shown(seat) for seat in self.seats]
        entries = {id_: tuple(log) for id_, log in self.disk.logs.items()}
        return {"shown": shown, "entries": entries, "rows": dict(self.disk.rows)}

    async def _shown(self, seat: bodies.Joined) -> wire.Snapshot:
        """Return what a seat sees, except who has the table open: that changes with every socket."""
        reply = await self.server.get(f"/api/tables/{seat.table}", seat.token)
        return msgspec.structs.replace(reply.read(wire.Snapshot), presence=(), audience=people.Audience())

    async def check(self, before: dict[str, Any]) -> None:
        """Check that nothing has changed, no fault was logged, and the server serves."""
        assert await self.kept() == before
        lines = [json.loads(line) for line in self.logs.getvalue().splitlines()]
        assert not [line for line in lines if line["level"] in ("error", "critical") or "exception" in line]
        assert (await self.server.get("/health")).read(bodies.Health).status == "ok"
        async with asyncio.timeout(PATIENCE):
            while self.server.services.limits.sockets.total() > 0:
                await asyncio.sleep(0.01)


@pytest.fixture
async def house(logs: StringIO) -> AsyncIterator[House]:
    disk = MemoryDisk()
    async with serving(MemoryStore(disk), **NO_LIMITS) as server:
        lobby = await server.open_table()
        playing, _ = await server.full_table(people=2, players=2)
        (over,) = await server.full_table(game="architects", players=2)
        async with server.client() as client:
            for seat in (playing, over):
                await client.watch(seat.table, seat.token)
                await client.start(seat.table)
            await client.play(over.table)
        async with asyncio.timeout(PATIENCE):
            while server.services.limits.sockets.total() > 0:
                await asyncio.sleep(0.01)
        yield House(server, disk, logs, [lobby, playing, over])


# Messages


async def send_all(client: Client, texts: Iterable[str]) -> Counter[str]:
    """Send what is to be refused, many at a time; return how often each code came."""
    codes: Counter[str] = Counter()
    source = iter(texts)
    while some := list(islice(source, 100)):
        for text in some:
            await client.connection.send(text)
        for text in some:
            answer = await client.hear()
            if isinstance(answer, wire.Snapshot):
                answer = await client.expect(wire.Refused, code="stale")
            assert isinstance(answer, wire.Refused), (text[:200], answer)
            codes[answer.code] += 1
    return codes


def unreadable(house: House, chance: Random, count: int) -> Iterator[str]:
    """Yield texts that are not messages."""
    samples = [json.dumps(message) for seat in house.seats for message in bad.messages(seat.table)]
    found = 0
    while found < count:
        text = bad.mutated(chance.choice(samples), chance) if chance.random() < 0.8 else bad.noise(chance)
        if bad.is_malformed(text):
            found += 1
            yield text


async def seated(house: House, client: Client) -> None:
    """Watch all tables from the seats, so that whatever is understood could be done."""
    for seat in house.seats:
        await client.watch(seat.table, seat.token)


async def fuzz_messages(house: House, chance: Random, count: int) -> str:
    before, begun = await house.kept(), perf_counter()
    async with house.server.client() as client:
        await seated(house, client)
        texts = [
            text for seat in house.seats for message in bad.messages(seat.table) for text in bad.malformed(message)
        ]
        built = await send_all(client, texts)
        random = await send_all(client, unreadable(house, chance, count))
        await seated(house, client)  # it is still listening, and is told everything
    await house.check(before)
    assert set(built) == {"bad-message"}
    assert set(random) <= {"bad-message", *BY_MOVE}
    told = f"{built.total()} messages wrong by construction, {random.total()} at random, all refused"
    return f"{told}, {perf_counter() - begun:.1f} s"


def test_p10_what_becomes_malformed_was_a_message_of_every_kind() -> None:
    read = msgspec.json.decode
    kinds = {type(read(json.dumps(message), type=wire.ClientMessage)) for message in bad.messages("abcdefgh")}
    assert kinds == set(get_args(wire.ClientMessage))


async def test_p10_what_is_no_message_is_refused_and_changes_nothing(house: House) -> None:
    print("P10:", await fuzz_messages(house, Random(1), 2_000))


@pytest.mark.slow
async def test_p10_many_that_are_no_messages_are_refused_and_change_nothing(house: House) -> None:
    print("P10:", await fuzz_messages(house, Random(2), 70_000))


async def test_p10_what_is_no_move_is_refused_and_changes_nothing(house: House) -> None:
    seat = house.seats[1]
    before = await house.kept()
    async with house.server.client() as client:
        await seated(house, client)
        options = client.seen[seat.table].decisions[0].options
        moves = [json.loads(msgspec.json.encode(option.move)) for option in options]
        head = f'{{"do":"choose","table":"{seat.table}","id":"x","turn":0,"city":0,"move":'
        codes = await send_all(client, [head + move + "}" for move in bad.bad_moves(moves)])
    await house.check(before)
    assert set(codes) <= {"not-an-option", "bad-message"}
    print(f"P10: {sum(codes.values())} moves that are none, all refused: {dict(codes)}")


# Frames


async def end_of(house: House, data: bytes, *, early: bool = False) -> int | None:
    """Send bytes on a new socket, or before it is one; return the code of its end, None if it has none."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(house.server.host, house.server.port)
        try:
            writer.write(HANDSHAKE + data * early)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(data)
            while True:
                first, size = await reader.readexactly(2)
                length = int.from_bytes(await reader.readexactly({126: 2, 127: 8}.get(size, 0)), "big") or size
                body = await reader.readexactly(length)
                if first & 15 == 8:
                    return int.from_bytes(body[:2], "big")
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
        finally:
            writer.close()


async def fuzz_frames(house: House, chance: Random, rounds: int) -> str:
    before, begun = await house.kept(), perf_counter()
    codes: Counter[int | None] = Counter()

    async def one(case: tuple[bytes, int | None]) -> None:
        data, expected = case
        if expected:
            code = await end_of(house, data)
            assert code == expected, (data[:40], code)
            codes[code] += 1
        for early in (False, True):  # with a close frame, for what is harmless
            codes[await end_of(house, data + bad.frame(8, b"\x03\xe8") * 2, early=early)] += 1

    await in_batches([case for _ in range(rounds) for case in bad.frames(chance)], one)
    await house.check(before)
    return f"{codes.total()} sockets with bad frames ({dict(codes)} by close code), {perf_counter() - begun:.1f} s"


async def in_batches(cases: list[Any], one: Callable[[Any], Awaitable[None]]) -> None:
    """Do something with every case, some at a time."""
    for first in range(0, len(cases), AT_ONCE):
        await asyncio.gather(*map(one, cases[first : first + AT_ONCE]))


async def test_p10_bad_frames_close_their_socket_and_nothing_else(house: House) -> None:
    print("P10:", await fuzz_frames(house, Random(1), 3))


@pytest.mark.slow
async def test_p10_many_bad_frames_close_their_sockets_and_nothing_else(house: House) -> None:
    print("P10:", await fuzz_frames(house, Random(2), 120))


async def test_p10_who_leaves_in_the_middle_of_anything_leaves_nothing(house: House) -> None:
    before = await house.kept()
    watch = bad.frame(1, msgspec.json.encode(wire.Watch(house.seats[0].table)))
    whole = HANDSHAKE + watch + bad.frame(1, b"{}")

    async def one(case: tuple[int, float]) -> None:
        length, wait = case
        _, writer = await asyncio.open_connection(house.server.host, house.server.port)
        writer.write(whole[:length])
        await asyncio.sleep(wait)
        writer.transport.abort()

    cases = [(length, wait) for length in range(100, len(whole) + 1, 7) for wait in (0, 0, 0.001, 0.002)]
    await in_batches(cases * 3, one)
    await house.check(before)


# Requests


async def answer_to(house: House, data: bytes) -> int | None:
    """Send bytes and return the status they are answered with, None if they are not."""
    reader, writer = await asyncio.open_connection(house.server.host, house.server.port)
    try:
        writer.write(data)
        async with asyncio.timeout(SILENCE):
            head = await reader.read(64)
    except (TimeoutError, ConnectionError):
        return None
    finally:
        writer.close()
    return int(head.split()[1]) if head else None


def bad_bodies(chance: Random, count: int) -> Iterator[tuple[int, bytes]]:
    """Yield malformed bodies, each with the number of what it should be."""
    for kind, sample in enumerate(bad.BODIES):
        yield from ((kind, text.encode("utf-8", "surrogatepass")) for text in bad.malformed(sample, is_body=True))
        yield from ((kind, data) for data in (b"", b"\xff\xfe{}", b'{"name":"\xff"}', b"\x00" * 100, b"[" * 8192))
    for _ in range(count):
        kind = chance.randrange(2)
        whole = json.dumps(bad.BODIES[kind]).encode()
        yield kind, whole[: chance.randrange(len(whole))] + bad.any_bytes(chance, 20) + b"\xff"


async def fuzz_requests(house: House, chance: Random, rounds: int, count: int) -> str:
    before, begun = await house.kept(), perf_counter()
    table = house.seats[0].table
    statuses: Counter[int | None] = Counter()

    async def one(data: bytes) -> None:
        statuses[status := await answer_to(house, data)] += 1
        assert status is None or status < 500, (data[:200], status)

    async def body(case: tuple[int, bytes]) -> None:
        kind, data = case
        reply = await house.server.request("POST", ("/api/tables", f"/api/tables/{table}/seats")[kind], data)
        assert (reply.status, reply.code) == (400, "bad-message"), (data, reply)
        statuses[reply.status] += 1

    await in_batches([data for _ in range(rounds) for data in bad.requests(chance, table)], one)
    await in_batches(list(bad_bodies(chance, count)), body)
    await house.check(before)
    return f"{statuses.total()} bad requests ({dict(statuses)} by status), {perf_counter() - begun:.1f} s"


async def test_p10_bad_requests_are_refused_and_change_nothing(house: House) -> None:
    print("P10:", await fuzz_requests(house, Random(1), 1, 500))


@pytest.mark.slow
async def test_p10_many_bad_requests_are_refused_and_change_nothing(house: House) -> None:
    print("P10:", await fuzz_requests(house, Random(2), 20, 15_000))
