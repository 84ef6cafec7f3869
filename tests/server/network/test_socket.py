"""Sockets: what may be said on one, what is said back, and that no client suffers from another's."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from time import perf_counter
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mirabilia.server.network.socket import Socket
from mirabilia.server.network.websocket import WebSocketConnection
from mirabilia.server.store import StoreError, TableRow
from mirabilia.server.store.memory import MemoryStore
from mirabilia.server.tables.live_table import Watcher
from mirabilia.server.thinking.workers import Picked, Question
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.kit.server.running import NO_LIMITS, PATIENCE, Client, FirstOption, Running, serving

pytestmark = pytest.mark.anyio


async def test_a_game_is_played_over_sockets_and_everybody_sees_its_end(server: Running) -> None:
    ann, bob = await server.full_table(people=2)
    async with server.client() as first, server.client() as second, server.client() as public:
        assert [(await first.watch(ann.table, ann.token)).you, (await second.watch(ann.table, bob.token)).you] == [0, 1]
        assert (await public.watch(ann.table)).you is None
        await first.start(ann.table)
        await second.expect(wire.Update)
        await asyncio.gather(first.play(ann.table), second.play(ann.table))
        while public.seen[ann.table].info.phase != "over":
            await public.hear()
        versions = {client.seen[ann.table].version for client in (first, second, public)}
    assert len(versions) == 1


async def test_p05_who_comes_back_sees_what_the_others_see(server: Running) -> None:
    (ann,) = await server.full_table()
    async with server.client() as first:
        await first.watch(ann.table, ann.token)
        await first.start(ann.table)
        await first.choose(ann.table, 0)
        async with server.client() as second:
            snapshot = await second.watch(ann.table, ann.token)
            again = await first.watch(ann.table, ann.token)
    assert (snapshot.hash, snapshot.version) == (again.hash, again.version)


async def test_what_is_unwatched_is_heard_of_no_more(server: Running) -> None:
    ann = await server.open_table()
    async with server.client() as client, server.client() as other:
        await client.watch(ann.table)
        await client.send(wire.Unwatch(ann.table))
        await client.send(wire.Watch("abcdefgh"))  # its answer shows that the one before was taken in
        await client.expect(wire.Refused, code="no-such-table")
        await other.watch(ann.table, ann.token)
        await other.do(wire.Say, ann.table, text="hello")
        await client.send(wire.Watch("abcdefgh"))
        assert isinstance(await client.hear(), wire.Refused)


async def test_who_left_the_socket_is_told_nothing_more(server: Running) -> None:
    ann = await server.open_table()
    async with server.client() as client:
        await client.watch(ann.table)
        assert len(server.tables.lives[ann.table].watchers) == 1
    async with asyncio.timeout(PATIENCE):
        while server.tables.lives[ann.table].watchers or server.services.limits.sockets:
            await asyncio.sleep(0.01)


async def test_who_vanishes_in_the_middle_of_coming_in_is_no_mistake_of_ours(
    server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(_: Any) -> None:
        raise WebSocketDisconnect(1006)

    with capture_logs() as logged:
        for number in range(20):
            raw = await connected(server)
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset, not closed
            await asyncio.get_running_loop().sock_sendall(raw, handshake(server))
            await asyncio.sleep(number / 10_000)
            raw.close()
        with monkeypatch.context() as patch:
            patch.setattr(WebSocket, "accept", gone)
            with pytest.raises(InvalidStatus):
                await server.client().__aenter__()
        async with server.client() as client:
            assert await client.refused("{}") == "bad-message"
        async with asyncio.timeout(PATIENCE):
            while server.services.limits.sockets:
                await asyncio.sleep(0.01)
    assert logged == []
    unfinished = "ASGI callable returned without completing handshake."  # uvicorn's words for what the patch causes
    assert [record for record in caplog.records if record.getMessage() != unfinished] == []


# Refusals


UNREADABLE = [
    "",
    "{",
    "null",
    "[]",
    "1",
    '"watch"',
    "{}",
    '{"do": 1}',
    '{"do": "nonsense"}',
    '{"do": "watch"}',
    '{"do": "watch", "table": NaN}',
    '{"do": "watch", "table": "A"}',
    '{"do": "watch", "table": "abcdefgh", "token": "short"}',
    '{"do": "watch", "table": "abcdefgh", "extra": 1}',
    '{"do": "say", "table": "abcdefgh", "id": "1", "text": "' + "x" * 201 + '"}',
    '{"do": "say", "table": "abcdefgh", "id": "1", "text": "\\ud800"}',
    '{"do": "sit", "table": "abcdefgh", "id": "1", "seat": ' + "9" * 4000 + "}",
    '{"do": "sit", "table": "abcdefgh", "id": "1", "seat": 1.5}',
    '{"do": "sit", "table": "abcdefgh", "id": "1", "seat": -1}',
    '{"do": "sit", "table": "abcdefgh", "id": "1", "seat": 1e999}',
    '{"do": "choose", "table": "abcdefgh", "id": "1", "turn": 0, "city": 0, "move": ' + "[" * 3900 + "]" * 3900 + "}",
    "[" * 8000,
    "\x00",
]


async def test_p10_what_cannot_be_read_is_refused_and_changes_nothing(server: Running) -> None:
    ann = await server.open_table()
    async with server.client() as client:
        version = (await client.watch(ann.table, ann.token)).version
        for text in UNREADABLE:
            assert await client.refused(text) == "bad-message", text[:80]
        assert (await client.watch(ann.table, ann.token)).version == version


async def test_a_refusal_says_which_command_it_was(server: Running) -> None:
    ann = await server.open_table()
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.send({"do": "sit", "table": ann.table, "id": "mine", "seat": 9})
        assert (await client.expect(wire.Refused, id="mine", table=ann.table)).code == "bad-message"
        await client.send({"do": "sit", "table": ann.table, "id": "other", "seat": 5})
        assert (await client.expect(wire.Refused, id="other", table=ann.table)).code == "no-such-seat"


async def test_nonsense_moves_are_refused_and_the_socket_goes_on(server: Running) -> None:
    (ann,) = await server.full_table()
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
        for move in ("null", "{}", '{"kind":"x"}', "1e999", "[" * 900 + "]" * 900, '"\\ud800"'):
            choose = f'{{"do":"choose","table":"{ann.table}","id":"x","turn":0,"city":0,"move":{move}}}'
            assert await client.refused(choose) in ("not-an-option", "bad-message"), move
        await client.choose(ann.table, 0)


async def test_commands_need_a_seat(server: Running) -> None:
    ann = await server.open_table()
    start = wire.Start(table=ann.table, id="1")
    async with server.client() as client:
        assert await client.refused(start) == "not-seated"
        await client.watch(ann.table)
        assert await client.refused(start) == "not-seated"


class FullDisk(MemoryStore):
    """A store that can be full."""

    full = False

    async def append(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        if self.full:
            raise StoreError("/secret/place: the disk is full")
        return await super().append(row, entries)


async def test_a_store_that_fails_refuses_and_says_nothing_of_itself() -> None:
    store = FullDisk()
    async with serving(store) as server:
        ann = await server.open_table()
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            store.full = True
            await client.send(wire.Say(table=ann.table, id="1", text="hello"))
            refused = await client.expect(wire.Refused)
            assert (refused.code, refused.id) == ("unavailable", "1")
            assert "secret" not in refused.message
            store.full = False
            await client.do(wire.Say, ann.table, text="hello")


async def test_what_nobody_expected_is_refused_and_the_socket_goes_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.open_table()

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError("secret")

    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        with monkeypatch.context() as patch:
            patch.setattr(server.tables, "act", broken)
            await client.send(wire.Say(table=ann.table, id="1", text="hello"))
            refused = await client.expect(wire.Refused)
            assert (refused.code, "secret" in refused.message) == ("unavailable", False)
        await client.do(wire.Say, ann.table, text="hello")


class Thoughtful(FirstOption):
    """Bots that wait until they may answer."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()

    async def ask(self, question: Question, options: int, seconds: float) -> Picked | None:
        await self.may_answer.wait()
        return await super().ask(question, options, seconds)


async def test_a_hint_holds_nothing_up_and_only_one_is_thought_of() -> None:
    thinkers = Thoughtful()
    async with serving(thinkers=thinkers) as server:
        ann, _ = await server.full_table(people=2, players=2)
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            hint = {"do": "hint", "table": ann.table, "turn": 0, "city": 0}
            await client.send(hint | {"id": "first"})
            assert await client.refused(hint | {"id": "second"}) == "too-many"
            await client.do(wire.Say, ann.table, text="still here")
            thinkers.may_answer.set()
            assert (await client.expect(wire.Hinted)).id == "first"


# Limits


@pytest.mark.parametrize(
    ("frame", "code"), [(b"{}", 1003), ("x" * 8193, 1009), ("x" * 3_000_000, 1009), (["x" * 5000] * 2, 1009)]
)
async def test_p10_what_is_no_message_closes_the_socket(server: Running, frame: Any, code: int) -> None:
    async with server.client() as client, server.client() as other:
        await client.connection.send(frame)
        assert await client.closed() == code
        assert await other.refused("x" * 8192) == "bad-message"


async def test_p10_text_that_is_not_utf_8_closes_the_socket(server: Running) -> None:
    async with server.client() as client:
        await client.connection.send(b'{"do": "\xff"}', text=True)
        assert await client.closed() == 1007


async def test_p10_more_than_100_messages_in_20_seconds_close_the_socket() -> None:
    async with serving() as server, server.client() as client, server.client() as other:
        for _ in range(100):
            assert await client.refused("{}") == "bad-message"
        await client.send("{}")
        assert await client.closed() == 1008
        assert await other.refused("{}") == "bad-message"


async def test_a_flood_is_cut_off_at_the_limit() -> None:
    async with serving() as server, server.client() as client:
        with suppress(ConnectionClosed):
            for _ in range(500):
                await client.connection.send("{}")
        assert await client.closed() == 1008
        assert server.services.metrics.registry.get_sample_value("mirabilia_sockets_cut_total", {"code": "1008"}) == 1
        refused = {"kind": "unreadable", "outcome": "refused"}
        assert server.services.metrics.registry.get_sample_value("mirabilia_commands_total", refused) == 100


async def test_only_so_many_tables_are_watched_on_a_socket() -> None:
    async with serving(tables_per_socket=2, **NO_LIMITS) as server:
        first, second, third = [(await server.open_table()).table for _ in range(3)]
        async with server.client() as client:
            await client.watch(first)
            await client.watch(second)
            assert await client.refused(wire.Watch(third)) == "too-many"
            await client.watch(second)
            await client.send(wire.Unwatch(first))
            await client.watch(third)


async def test_only_so_many_sockets_are_open() -> None:
    for limits, status in (({"sockets_per_address": 1}, 429), ({"most_sockets": 1}, 503)):
        async with serving(**NO_LIMITS | limits) as server:
            async with server.client():
                with pytest.raises(InvalidStatus) as refused:
                    await server.client().__aenter__()
                assert refused.value.response.status_code == status
                problem = msgspec.json.decode(refused.value.response.body or b"", type=bodies.Problem)
                assert problem.code in ("too-many", "unavailable")
            async with asyncio.timeout(PATIENCE):
                while server.services.limits.sockets:
                    await asyncio.sleep(0.01)
            async with server.client():
                pass


# Slow clients


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people say as much as they like: the quickest way to send a lot."""
    monkeypatch.setattr("mirabilia.server.tables.commands.MOST_SAID", 10**9)


async def connected(server: Running) -> socket.socket:
    """Return a connection on which nothing has been said yet."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (server.host, server.port))
    return raw


def handshake(server: Running) -> bytes:
    """Return what asks for a WebSocket."""
    return (
        f"GET /ws HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


async def stalled(server: Running, table: str) -> socket.socket:
    """Return a connection that watches a table and never reads."""
    raw, loop = await connected(server), asyncio.get_running_loop()
    watch = msgspec.json.encode(wire.Watch(table))
    await loop.sock_sendall(raw, handshake(server))
    assert (await loop.sock_recv(raw, 12)) == b"HTTP/1.1 101"
    await loop.sock_sendall(raw, bytes([0x81, 0x80 | len(watch)]) + bytes(4) + watch)  # masked with zeros
    return raw


def unread(watcher: Watcher) -> int:
    """Return how many bytes wait for a client."""
    assert isinstance(watcher, Socket)
    return watcher.connection.unread


def cut_off(server: Running) -> float:
    """Return how many clients were cut off because they did not read."""
    return server.services.metrics.registry.get_sample_value("mirabilia_sockets_cut_total", {"code": "1013"}) or 0


async def talk_until_cut_off(server: Running, client: Client, table: str, sleepers: int) -> None:
    """Say things, each of which is told to all who watch, until those that do not read are cut off."""
    async with asyncio.timeout(PATIENCE):
        for number in count():
            if cut_off(server) >= sleepers:
                return
            for part in range(50):
                await client.send(wire.Say(table=table, id=f"{number}-{part}", text="hello " * 30))
            await client.expect(wire.Ack, id=f"{number}-49")


async def pace(client: Client, table: str) -> float:
    """Return how many milliseconds an acknowledgement takes, the median of several."""
    times = []
    for _ in range(25):
        began = perf_counter()
        await client.do(wire.Say, table, text="how long")
        times.append(1000 * (perf_counter() - began))
    return sorted(times)[len(times) // 2]


@pytest.mark.usefixtures("talkative")
async def test_p11_who_does_not_read_is_cut_off_and_the_others_hear_everything() -> None:
    async with serving(unread=65_536, **NO_LIMITS) as server:
        (ann,) = await server.full_table(players=7)
        async with server.client() as client, server.client() as other:
            await client.watch(ann.table, ann.token)
            await other.watch(ann.table)
            before = await pace(client, ann.table)
            sleepers = [await stalled(server, ann.table) for _ in range(3)]
            print(f"P11: an ack took {before:.1f} ms alone, {await pace(client, ann.table):.1f} ms beside 3 who sleep")
            await client.start(ann.table)
            listening = asyncio.create_task(other.closed())  # which checks that no update is missing
            await talk_until_cut_off(server, client, ann.table, len(sleepers))
            version = (await client.watch(ann.table, ann.token)).version
            async with asyncio.timeout(PATIENCE):
                while other.seen[ann.table].version < version:
                    await asyncio.sleep(0.01)
            async with asyncio.timeout(PATIENCE):
                while server.services.limits.sockets.total() > 2:
                    await asyncio.sleep(0.05)
            assert len(server.tables.lives[ann.table].watchers) == 2
        assert await listening == 1000  # it left on its own
        for sleeper in sleepers:
            sleeper.close()


@pytest.mark.usefixtures("talkative")
async def test_p11_a_slow_client_that_wakes_up_reads_why_it_was_cut_off() -> None:
    async with serving(unread=65_536, **NO_LIMITS) as server:
        ann = await server.open_table()
        async with server.client(max_queue=1) as sleeper, server.client() as client:
            await sleeper.send(wire.Watch(ann.table))
            await client.watch(ann.table, ann.token)
            await talk_until_cut_off(server, client, ann.table, 1)
            assert await sleeper.closed() == 1013


# The end


@pytest.mark.usefixtures("talkative")
async def test_a_server_ends_although_somebody_does_not_read() -> None:
    async with serving(**NO_LIMITS) as server:
        (ann,) = await server.full_table()
        sleeper = await stalled(server, ann.table)
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            async with asyncio.timeout(PATIENCE):
                while not any(unread(watcher) for watcher in server.tables.lives[ann.table].watchers):
                    await client.do(wire.Say, ann.table, text="hello " * 30)
    sleeper.close()


async def test_a_server_that_stops_answers_what_it_has_begun_and_closes_with_1012() -> None:
    writing, may_write = asyncio.Event(), asyncio.Event()

    class Slow(MemoryStore):
        async def append(self, row: TableRow, entries: Sequence[bytes]) -> bool:
            writing.set()
            await may_write.wait()
            return await super().append(row, entries)

    async def stop_serving() -> tuple[Any, Any]:
        async with serving(Slow()) as server:
            ann = await server.open_table()
            busy, idle = server.client(), server.client()
            client, other = await busy.__aenter__(), await idle.__aenter__()
            await client.watch(ann.table, ann.token)
            await client.send(wire.Say(table=ann.table, id="last", text="hello"))
            await writing.wait()
            asyncio.get_running_loop().call_later(0.3, may_write.set)
            return (client, busy), (other, idle)

    (client, busy), (other, idle) = await stop_serving()
    assert (await client.expect(wire.Ack)).id == "last"
    assert await client.closed() == 1012
    assert await other.closed() == 1012
    await busy.__aexit__(None, None, None)
    await idle.__aexit__(None, None, None)


async def test_a_client_that_answers_no_ping_is_let_go(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    before = WebSocketConnection.__init__

    def impatient(line: WebSocketConnection, *arguments: Any, **named: Any) -> None:
        before(line, *arguments, **named)
        line.ping_interval, line.ping_timeout = 0.05, 0.1

    monkeypatch.setattr(WebSocketConnection, "__init__", impatient)
    ann = await server.open_table()
    raw = await stalled(server, ann.table)
    async with asyncio.timeout(PATIENCE):
        while not server.services.limits.sockets:
            await asyncio.sleep(0.01)
        while server.services.limits.sockets:
            await asyncio.sleep(0.01)
    raw.close()
