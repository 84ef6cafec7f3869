"""How sockets are told what follows from what they sent: briefly if they ask for it, and in one write."""

from __future__ import annotations

import asyncio

import pytest

from mirabilia.server.network.websocket import WebSocketConnection
from mirabilia.server.wire import protocol as wire
from tests.kit.server.messages import hash_of
from tests.kit.server.running import Running

pytestmark = pytest.mark.anyio


async def test_who_is_told_briefly_sees_the_same_game(server: Running) -> None:
    ann, bob, eve = await server.full_table(people=3)
    async with server.client(brief=True) as first, server.client() as second, server.client(brief=True) as third:
        clients = [(first, ann), (second, bob), (third, eve)]
        for client, joined in clients:
            await client.watch(ann.table, joined.token)
        await first.start(ann.table)
        await asyncio.gather(second.expect(wire.Update), third.expect(wire.Update))
        for client, joined in clients[:2]:
            await client.choose(ann.table, joined.seat)
            assert hash_of(client.seen[ann.table].view) == (await client.watch(ann.table, joined.token)).hash
        await asyncio.gather(*(client.play(ann.table) for client, _ in clients))  # which compares every hash


async def test_an_answer_goes_out_together_with_the_update_that_follows(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[bytes] = []
    let_go = WebSocketConnection._let_go

    def noting(connection: WebSocketConnection) -> None:
        written.append(connection._held)
        let_go(connection)

    monkeypatch.setattr(WebSocketConnection, "_let_go", noting)
    (ann,) = await server.full_table()
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
        written.clear()
        await client.choose(ann.table, 0)
    together = [data for data in written if b'"kind":"ack"' in data]
    assert len(together) == 1
    assert together[0].index(b'"kind":"ack"') < together[0].index(b'"kind":"update"')
