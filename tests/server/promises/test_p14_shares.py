"""P14 over sockets: people add their shares to the deal, and those who vanish before the game are left out in time."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from mirabilia.core.record import parse_record
from mirabilia.server.tables.proof import verify_proof
from mirabilia.server.tables.seed import promise_of
from mirabilia.server.wire import protocol as wire
from tests.kit.server.running import NO_LIMITS, Client, serving

pytestmark = pytest.mark.anyio

SHARES = ("a1" * 32, "b2" * 32)


async def info_when(client: Client, table: str, phase: str, dealing: bool) -> wire.TableInfo:
    """Listen until a table is in a phase, with or without a deal that waits for shares."""
    while True:
        info = client.seen[table].info
        if (info.phase, info.dealing is not None) == (phase, dealing):
            return info
        await client.hear()


async def test_p14_the_deal_has_the_shares_of_those_who_told_them_and_the_proof_shows_it() -> None:
    async with serving(**NO_LIMITS) as server:
        ann = await server.open_table(players=2, game="architects", promise=promise_of(SHARES[0]))
        bob = await server.join(ann.table)
        async with server.client() as one, server.client() as other:
            commitment = (await one.watch(ann.table, ann.token)).info.commitment
            await other.watch(ann.table, bob.token)
            await other.do(wire.PromiseShare, ann.table, promise=promise_of(SHARES[1]))
            await one.start(ann.table)
            await info_when(one, ann.table, "lobby", dealing=True)
            await one.do(wire.TellShare, ann.table, share=SHARES[0])
            assert await other.refused(wire.TellShare(table=ann.table, id="wrong", share=SHARES[0])) == "not-allowed"
            await other.do(wire.TellShare, ann.table, share=SHARES[1])
            info = await info_when(one, ann.table, "playing", dealing=False)
            assert [added.share for added in info.shares] == [*SHARES]
            await asyncio.gather(one.play(ann.table), other.play(ann.table))
        proof = (await server.get(f"/api/tables/{ann.table}/proof")).body
        verified = verify_proof(proof, commitment, promise=promise_of(SHARES[1]))
        record = parse_record((await server.get(f"/api/tables/{ann.table}/record")).body)
        assert (record.format, record.seed) == (2, verified.seed)
        assert [share["share"] for share in msgspec.json.decode(proof)["shares"]] == [*SHARES]


async def test_p14_whoever_is_silent_holds_nobody_up_for_long_and_is_written_down() -> None:
    async with serving(**NO_LIMITS) as server:
        (ann,) = await server.full_table(promise=promise_of(SHARES[0]))
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            info = await info_when(client, ann.table, "playing", dealing=False)
            assert [(one.seat, one.share) for one in info.shares] == [(0, None)]
        noted = server.tables.lives[ann.table].table.notes
        assert [(note.what, note.seat) for note in noted] == [("left_out", 0)]
