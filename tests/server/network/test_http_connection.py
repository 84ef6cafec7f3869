"""Connections that ask for nothing, or never stop asking, do not stay."""

from __future__ import annotations

import asyncio

import pytest

from mirabilia.server.network import http_connection
from mirabilia.server.network.limits import ServerLimits
from mirabilia.server.settings import Settings
from tests.kit.server.running import NO_LIMITS, PATIENCE, Running, serving

pytestmark = pytest.mark.anyio


async def ending(reader: asyncio.StreamReader) -> bytes:
    """Return all that comes before a connection ends, in order or not; it has to end."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


async def test_whoever_says_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        with monkeypatch.context() as impatient:
            impatient.setattr(http_connection, "HEAD_SECONDS", 0.2)
            for begin in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
                reader, writer = await asyncio.open_connection(server.host, server.port)
                writer.write(begin)
                assert await ending(reader) == b""
                writer.close()
        assert (await server.get("/health")).status == 200


async def test_a_head_without_end_is_not_taken() -> None:
    async with serving() as server:
        reader, writer = await asyncio.open_connection(server.host, server.port)
        writer.write(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 4000)
        assert await ending(reader) == b""
        writer.close()
        assert (await server.get("/health")).status == 200


async def test_a_long_stay_between_requests_is_uvicorns_to_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        ann = await server.open_table()
        monkeypatch.setattr(http_connection, "HEAD_SECONDS", 1.0)  # long enough to ask for a socket on a busy machine
        async with server.client() as client:
            await asyncio.sleep(1.2)  # a socket is not a request, and stays
            await client.watch(ann.table, ann.token)


async def unread(server: Running, requests: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Ask for more than the buffers of the systems on both sides hold, and read nothing."""
    reader, writer = await asyncio.open_connection(server.host, server.port, limit=1)
    request = f"GET /api/tables?phase=lobby&limit=100 HTTP/1.1\r\nHost: {server.host}:{server.port}\r\n\r\n"
    writer.write(request.encode() * requests)
    return reader, writer


async def test_whoever_does_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "READ_SECONDS", 0.2)
    async with serving(**NO_LIMITS) as server:
        for _ in range(100):
            await server.open_table(public=True)
        readers = [await unread(server, 200) for _ in range(2)]
        counted = server.services.limits.connections
        async with asyncio.timeout(PATIENCE):
            while counted.total() < 2:
                await asyncio.sleep(0.01)
            while counted.total():
                await asyncio.sleep(0.01)
        for _, writer in readers:
            writer.transport.abort()
        assert (await server.get("/health")).status == 200


async def test_an_address_may_have_so_many_connections() -> None:
    async with serving(connections_per_address=3) as server:
        open_ = [await asyncio.open_connection(server.host, server.port) for _ in range(3)]
        async with asyncio.timeout(PATIENCE):
            while server.services.limits.connections.total() < 3:
                await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection(server.host, server.port)
        assert await ending(reader) == b""
        writer.close()
        for _, other in open_:
            other.close()
        async with asyncio.timeout(PATIENCE):
            while server.services.limits.connections.total():
                await asyncio.sleep(0.01)
        async with server.client() as client:  # a socket is counted as a socket
            await client.watch((await server.open_table()).table)
            assert not server.services.limits.connections


def test_a_proxy_has_the_connections_of_many() -> None:
    for trusted, expected in (("", False), ("10.0.0.0/8", True), ("10.0.0.2", False), ("*", True)):
        limits = ServerLimits(Settings(connections_per_address=1, trust_proxy=trusted))
        limits.connect("10.0.0.1")
        assert limits.has_room_for_connection("10.0.0.1") == expected
        assert limits.has_room_for_connection("192.168.0.1")
