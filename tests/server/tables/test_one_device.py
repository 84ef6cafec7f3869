"""People who share a device: their seats are here, nobody's hand is shown between their turns, and each acts alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from mirabilia.core.registry import HOUSE
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.kit.server.running import NO_LIMITS, Client, Running, serving

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def shared(people: int = 2, players: int = 3, **options: Any) -> AsyncIterator[tuple[Running, Client, list[Any]]]:
    """Yield a server, a client, and the seats of people who share its device, at a table whose game has begun."""
    async with serving(**NO_LIMITS) as server, server.client() as client:
        seats = await server.full_table(people=people, players=players, **options)
        await client.watch(seats[0].table, seats[0].token)
        await client.start(seats[0].table)
        yield server, client, seats


async def together(client: Client, seats: list[bodies.Joined]) -> wire.Snapshot:
    """Watch a table as all who share the device may see it."""
    table = seats[0].table
    await client.send(wire.Watch(table, also=tuple(seat.token for seat in seats)))
    return await client.expect(wire.Snapshot, table=table, you=None)


async def first_move(client: Client, seats: list[bodies.Joined], seat: int) -> dict[str, Any]:
    """Return the first option of a seat as fields of a command, having looked with its eyes."""
    others = tuple(other.token for other in seats if other.seat != seat)
    await client.send(wire.Watch(seats[0].table, seats[seat].token, also=others))
    shown = await client.expect(wire.Snapshot, you=seat)
    assert shown.sight
    decision = next(one for one in shown.sight.decisions if one.city in shown.waiting)
    move = msgspec.Raw(msgspec.json.encode(decision.options[0].move))
    return {"turn": shown.turn, "city": decision.city, "move": move}


async def test_whoever_shares_a_device_is_here_and_no_hand_is_shown() -> None:
    async with shared() as (_, client, seats):
        shown = await together(client, seats)
        assert (shown.you, shown.also, set(shown.awaited)) == (None, (0, 1), {0, 1})
        assert [presence.here for presence in shown.presence] == [True, True, False]
        assert shown.audience.count == 0
        assert shown.sight
        assert shown.sight.view
        assert (shown.sight.view.seat, shown.sight.view.hand, shown.sight.decisions) == (None, (), ())


@pytest.mark.parametrize("game", HOUSE)
async def test_the_device_is_passed_to_those_who_are_awaited_and_all_see_the_turns_end(game: str) -> None:
    async with shared(players=2, game=game) as (_, client, seats):
        table, hands = seats[0].table, []
        while (shown := await together(client, seats)).turn < 6:
            chosen = await first_move(client, seats, shown.awaited[0])
            await together(client, seats)
            heard = len(client.heard)
            await client.do(wire.Choose, table, by=shown.awaited[0], **chosen)
            updates = [message for message in client.heard[heard:] if isinstance(message, wire.Update)]
            hands += [update.sight.view.seat for update in updates if update.sight and update.sight.view]
        assert len(hands) >= 6
        assert set(hands) == {None}


async def test_a_command_by_somebody_else_is_refused_and_one_that_comes_twice_is_done_once() -> None:
    async with shared() as (server, client, seats):
        table = seats[0].table
        chosen = await first_move(client, seats, 1)
        await together(client, seats[1:])
        command = wire.Choose(table=table, id="once", by=1, **chosen)
        assert await client.refused(wire.Say(table=table, id="whose", text="hello")) == "not-seated"
        assert await client.refused(wire.Say(table=table, id="whose", by=0, text="hello")) == "not-seated"
        await client.send(command)
        ack = await client.expect(wire.Ack, id="once")
        async with server.client() as again:
            await together(again, seats)
            await again.send(command)
            assert await again.expect(wire.Ack, id="once") == ack


async def test_those_who_share_a_device_see_at_once_what_spectators_may_not_see_or_see_later() -> None:
    async with shared(spectators=False) as (server, client, seats):
        assert (await together(client, seats)).sight
        async with server.client() as stranger:
            assert (await stranger.watch(seats[0].table)).sight is None
    async with shared(public=True) as (server, client, seats):
        assert (await together(client, seats)).delay == 0
        async with server.client() as stranger:
            assert (await stranger.watch(seats[0].table)).delay > 0


async def test_seats_that_move_or_are_cleared_are_told_to_those_who_share_a_device() -> None:
    async with (
        serving(**{**NO_LIMITS, "failed_tokens": 1}) as server,
        server.client() as host,
        server.client() as client,
    ):
        first, *seats = await server.full_table(people=3, players=4)
        table = first.table
        await host.watch(table, first.token)
        assert (await together(client, seats)).also == (1, 2)
        await host.do(wire.Arrange, table, seats=(0, 2, 3, 1))
        assert (await client.expect(wire.Snapshot)).also == (3, 1)
        await client.do(wire.Say, table, by=1, text="now I sit here")
        assert client.heard[-1].chat[-1].name == "Person 2"  # type: ignore[union-attr]  # `do` ends with the update
        await host.do(wire.ClearSeat, table, seat=3)
        assert (await client.expect(wire.Snapshot)).also == (None, 1)
        assert (await together(client, seats)).also == (None, 1)  # it counts as a wrong token
        assert (await together(client, seats[1:])).also == (1,)  # a right one is always taken
        assert await client.refused(wire.Watch(table, also=(seats[0].token,))) == "too-many"
