"""What people can take away and have forgotten, and tokens that are renewed: over real sockets, in every store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mirabilia.server.store import Store
from mirabilia.server.store.make import make_store
from mirabilia.server.tables import log
from mirabilia.server.tables.table import table_of
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.people import NO_NAME
from tests.kit.server.running import NO_LIMITS, Client, Reply, Running, serving
from tests.kit.server.subserver import houses

pytestmark = pytest.mark.anyio
KEY = "k" * 40
CODE = "ABCDE FGHJK MNPQR STVWX YZ234"
SECRET = "Xanthippe"
"""A name that is looked for in everything that is stored."""


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Running]:
    address = {"memory": ":memory:", "sqlite": str(tmp_path / "tables.sqlite")}.get(request.param)
    async with serving(make_store(address or request.getfixturevalue("postgres_address")), **NO_LIMITS) as found:
        yield found


def kept(joined: bodies.Joined, name: str = SECRET) -> bodies.KeptSeat:
    return bodies.KeptSeat(joined.table, joined.seat, joined.token, name, "seven", 1)


async def post(server: Any, what: str, body: Any) -> Reply:
    return await server.request("POST", f"/api/people/{what}", body)  # type: ignore[no-any-return]  # of any server


async def play_out(client: Client, joined: bodies.Joined) -> None:
    """Play a game against bots to its end."""
    await client.watch(joined.table, joined.token)
    await client.start(joined.table)
    await client.do(wire.Say, joined.table, text=f"I am {SECRET}")
    await client.play(joined.table)


async def all_of(store: Store, *ids: str) -> bytes:
    """Return everything that a store says about tables."""
    rows = [await store.row(id_) for id_ in ids]
    logs = [await store.read(id_) for id_ in ids]
    return b"".join(row.listing for row in rows if row) + b"".join(entry for one in logs for entry in one)


async def test_a_renewed_token_opens_the_seat_and_the_old_one_nothing(server: Running) -> None:
    ann = await server.open_table()
    async with server.client() as here, server.client() as there:
        for client in (here, there):
            assert (await client.watch(ann.table, ann.token)).you == 0
        [new] = (await post(server, "renew", {"seats": [kept(ann)], "key": KEY})).read(bodies.SeatBundle).seats
        for client in (here, there):
            assert (await client.expect(wire.Snapshot)).you is None, "the old token still opens the seat"
        assert (await here.watch(ann.table, new.token)).you == 0
        assert await there.refused(wire.Say(table=ann.table, id="say", text="still here")) == "not-seated"
        assert await there.refused(wire.Watch(ann.table, ann.token)) == "bad-token"
    again = (await post(server, "renew", {"seats": [kept(ann)], "key": KEY})).read(bodies.SeatBundle)
    assert [seat.token for seat in again.seats] == [new.token], "a lost answer has locked a person out"
    other = (await post(server, "renew", {"seats": [kept(ann)], "key": "o" * 40})).read(bodies.SeatBundle)
    assert other.seats == (), "the old token worked once more"
    assert (await server.get(f"/api/tables/{ann.table}", ann.token)).code == "bad-token"
    assert (await server.get(f"/api/tables/{ann.table}", new.token)).status == 200


async def test_everything_of_a_person_comes_as_a_file(server: Running) -> None:
    [ann] = await server.full_table(name=SECRET)
    lobby = await server.open_table(name=SECRET)
    async with server.client() as client:
        await play_out(client, ann)
    wrong = bodies.KeptSeat(ann.table, 0, "w" * 43, "Eve")
    reply = await post(server, "export", {"seats": [kept(ann), kept(lobby), wrong]})
    assert reply.headers["content-disposition"] == 'attachment; filename="mirabilia-games.json"'
    games = msgspec.json.decode(reply.body)["games"]
    assert [(game["table"], game["name"]) for game in games] == [(ann.table, SECRET), (lobby.table, SECRET)]
    assert [said["text"] for said in games[0]["said"]] == [f"I am {SECRET}"]
    assert games[0]["record"] == msgspec.json.decode((await server.get(f"/api/tables/{ann.table}/record")).body)
    assert games[1]["record"] is None
    kinds = [entry["entry"] for entry in games[0]["entries"]]
    assert {"seated", "spoke", "chose"} <= set(kinds)
    assert "opened" not in kinds, "it holds the server's secret"
    assert all(entry.get("seat", 0) == 0 for entry in games[0]["entries"]), "what others did is not theirs"


async def test_whoever_is_forgotten_leaves_nothing_but_their_moves(server: Running) -> None:
    ann, bob = await server.full_table(people=2, name=SECRET)
    lobby = await server.open_table(name=SECRET)
    [over] = await server.full_table(name=SECRET)
    await server.request("POST", "/api/recovery", {"code": CODE, "seats": [kept(over)]})
    async with server.client() as client, server.client() as other:
        await play_out(client, over)
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
        await client.do(wire.Say, ann.table, text=f"Hello from {SECRET}")
        record = (await server.get(f"/api/tables/{over.table}/record")).body
        await other.watch(ann.table, bob.token)
        reply = await post(server, "forget", {"seats": [kept(ann), kept(lobby)], "code": CODE})
        assert set(reply.read(bodies.ForgottenAt).tables) == {ann.table, lobby.table, over.table}
        shown = await other.expect(wire.Snapshot)
        assert [seat.name for seat in shown.info.seats][:2] == [None, "Person 1"]
        assert shown.info.seats[0].free, "a seat that was left cannot be taken"
        assert shown.chat == ()
        await other.choose(ann.table, 1)
    store = server.tables.store
    said = await all_of(store, ann.table, lobby.table, over.table)
    assert SECRET.encode() not in said
    assert NO_NAME.encode() in said
    assert (await server.get(f"/api/tables/{over.table}/record")).body == record, "the game is a different one"
    assert (await server.get(f"/api/tables/{over.table}/proof")).status == 200
    assert (await server.get(f"/api/tables/{over.table}", over.token)).code == "bad-token"
    gone = await server.request("POST", "/api/recovery/open", {"code": CODE})
    assert gone.code == "bad-token"
    again = await post(server, "forget", {"seats": [kept(ann)]})
    assert again.read(bodies.ForgottenAt).tables == ()
    [last] = [log.parse_entry(entry) for entry in (await store.read(over.table))[-1:]]
    assert isinstance(last, log.Forgotten), "nothing says that the log was rewritten"


async def test_whoever_renewed_their_tokens_is_forgotten_as_a_whole(server: Running) -> None:
    [ann] = await server.full_table(name=SECRET)
    async with server.client() as client:
        await play_out(client, ann)
    for key in ("a" * 40, "b" * 40):
        [new] = (await post(server, "renew", {"seats": [kept(ann)], "key": key})).read(bodies.SeatBundle).seats
        ann = bodies.Joined(new.table, new.seat, new.token)
    assert len((await post(server, "forget", {"seats": [kept(ann)]})).read(bodies.ForgottenAt).tables) == 1
    assert SECRET.encode() not in await all_of(server.tables.store, ann.table)


async def test_a_table_in_memory_is_what_its_rewritten_log_adds_up_to(server: Running) -> None:
    ann, _bob = await server.full_table(people=2, name=SECRET)
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
        await post(server, "forget", {"seats": [kept(ann)]})
    async with server.tables.held(ann.table) as live:  # bots wait meanwhile
        table, told = live.table, table_of(ann.table, await server.tables.store.read(ann.table))
        assert (table.seats, table.version, table.chat, table.notes) == (
            told.seats,
            told.version,
            told.chat,
            told.notes,
        )


async def test_another_process_shows_what_is_left_of_somebody(postgres_address: str) -> None:
    async with AsyncExitStack() as stack:
        here, there = [
            await stack.enter_async_context(serving(make_store(postgres_address), **NO_LIMITS)) for _ in range(2)
        ]
        ann, bob = await here.full_table(people=2, name=SECRET)
        client = await stack.enter_async_context(there.client())
        await client.watch(ann.table, bob.token)
        await post(here, "forget", {"seats": [kept(ann)]})
        while (await client.expect(wire.Snapshot)).info.seats[0].name is not None:
            pass
        assert there.tables.lives[ann.table].table.seats[0].name is None


async def test_forgetting_survives_a_kill_at_any_moment(tmp_path: Path) -> None:
    """A server that kills itself after a number of transactions leaves all of it done, or none."""
    outcomes = set()
    async with houses() as house:
        file = tmp_path / "tables.sqlite"
        server = await house.start(file)
        for number in range(1, 4):
            tables = [await server.open_table(name=SECRET) for _ in range(4)]
            request = asyncio.create_task(post(server, "forget", {"seats": [kept(table) for table in tables]}))
            await asyncio.sleep(0.002 * (number - 1))
            server.kill()
            await asyncio.gather(request, return_exceptions=True)
            server = await house.start(file)
            shown = [(await server.get(f"/api/tables/{table.table}")).body for table in tables]
            found = {SECRET.encode() in body for body in shown}
            assert len(found) == 1, "a person was half forgotten"
            outcomes |= found
            assert (await post(server, "forget", {"seats": [kept(table) for table in tables]})).status == 200
            shown = [(await server.get(f"/api/tables/{table.table}")).body for table in tables]
            assert not any(SECRET.encode() in body for body in shown)
            assert not server.complaints()
    print(f"\nforgetting was interrupted three times: {sorted(outcomes)}")
