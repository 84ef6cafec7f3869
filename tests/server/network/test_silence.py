"""Clients that are silent on a socket are asked whether they are still there, and no others."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.server.network.websocket import WebSocketConnection
from tests.kit.server.running import NO_LIMITS, serving

pytestmark = pytest.mark.anyio


async def test_only_a_silent_client_is_asked_whether_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    before, lines = WebSocketConnection.__init__, list[WebSocketConnection]()

    def begin(line: WebSocketConnection, *arguments: Any, **named: Any) -> None:
        before(line, *arguments, **named)
        lines.append(line)

    monkeypatch.setattr(WebSocketConnection, "__init__", begin)
    async with serving(**NO_LIMITS) as server:
        ann = await server.open_table()
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            [line] = lines
            line.ping_interval = 600.0
            line.send_keepalive_ping()
            assert line.pending_ping_payload is None, "a client that has just spoken was asked"
            assert line.ping_timer is not None, "nobody will ask later"
            line.ping_interval = 0.0
            line.send_keepalive_ping()
            assert line.pending_ping_payload is not None
