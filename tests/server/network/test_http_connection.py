"""Connections that ask for nothing, or never stop asking, do not stay."""

from __future__ import annotations

import asyncio

import pytest

from mirabilia.server.network import http_connection as caller
from tests.kit.server.running import PATIENCE, serving

pytestmark = pytest.mark.anyio


async def ending(reader: asyncio.StreamReader) -> bytes:
    """Return all that comes before a connection ends, in order or not; it has to end."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


async def test_whoever_says_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "HEAD_SECONDS", 0.2)
    async with serving() as server:
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
    monkeypatch.setattr(caller, "HEAD_SECONDS", 0.2)
    async with serving() as server, server.client() as client:
        ann = await server.open_table()
        await asyncio.sleep(0.4)  # a socket is not a request, and stays
        await client.watch(ann.table, ann.token)
