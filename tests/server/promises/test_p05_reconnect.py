"""P5: a client that comes back sees with the first message what all others see, however the connection was lost."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import pytest

from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.wire import bodies
from mirabilia.server.wire.protocol import GameName
from tests.kit.server.fickle import LOSSES, DesyncError, Fickle, Known, Tally, play_table
from tests.kit.server.ledger import check_finished
from tests.kit.server.running import NO_LIMITS, PATIENCE, Running, serving
from tests.kit.server.table_play import EVERY_TABLE

pytestmark = pytest.mark.anyio

SOME_TABLES: list[tuple[GameName, int]] = [("seven", 2), ("seven", 4), ("architects", 3)]
LEAST_LOST = 20
"""How many connections are lost in every game."""
LONGEST = 600
"""Seconds for one game among the others."""


async def played(server: Running, tally: Tally, game: GameName, players: int, seed: int) -> Counter[str]:
    """Play a game where each seat has a tab that stays and one that does not, before a public that comes and goes."""
    seats = await server.full_table(people=players, players=players, game=game)
    address = f"ws://{server.host}:{server.port}/ws"

    def tab(seat: bodies.Joined, name: str, losing: float) -> Fickle:
        chance = Random(f"{game} {players} {seed} {seat.seat} {name}")
        return Fickle(address, seat, chance, tally, name, losing=losing, wavering=0.05)

    stay = [tab(seat, "stay", 0.0) for seat in seats]
    go = [tab(seat, "go", 0.2) for seat in (*seats, bodies.Joined(seats[0].table, players, ""))]
    for steady in stay:  # which leave it to the others until enough have been lost
        steady.may_choose = lambda: sum(tab.lost for tab in go) >= LEAST_LOST
    async with asyncio.timeout(LONGEST):
        await play_table(stay, *go)
    lost = sum(tab.lost for tab in go)
    assert lost >= LEAST_LOST
    ends = {(tab.known.you, tab.known.hash) for tab in (*stay, *go)}
    assert len(ends) == players + 1, "both tabs of a seat end with the same view"
    return Counter({"lost": lost}) + await check_finished(server, seats[0].table, tally)


async def play_and_reconnect(tables: list[tuple[GameName, int]], seed: int) -> str:
    """Play games side by side, and return what happened."""
    begun, tally = perf_counter(), Tally()
    async with serving(unread=65_536, **NO_LIMITS) as server:
        games = [played(server, tally, game, players, seed) for game, players in tables]
        found = sum(await asyncio.gather(*games), Counter[str]())
        async with asyncio.timeout(PATIENCE):
            while server.services.limits.sockets:  # including those that were half-open
                await asyncio.sleep(0.01)
    counts = tally.counts
    assert all(counts[how] for how in LOSSES)
    assert counts["snapshots compared with updates"] >= found["lost"] / 2, "most are compared with one that stayed"
    return (
        f"P5: {found['games']} games, {found['lost']} connections lost ({counts['close']} closed, "
        f"{counts['abort']} aborted, {counts['half-open']} half-open), "
        f"{counts['connections']} connections right with the first message, "
        f"{counts['snapshots compared with updates']} snapshots compared with updates, {counts['updates']} updates, "
        f"0 desync; {perf_counter() - begun:.1f} s"
    )


async def test_p05_games_go_on_through_every_kind_of_loss_and_all_see_the_same() -> None:
    print(await play_and_reconnect(SOME_TABLES, seed=1))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
async def test_p05_games_of_every_kind_go_on_through_every_kind_of_loss(seed: int) -> None:
    print(await play_and_reconnect(EVERY_TABLE, seed))


async def test_p05_two_tabs_on_a_seat_see_the_same_and_either_may_choose() -> None:
    async with serving(**NO_LIMITS) as server:
        ann, bob, cleo = await server.full_table(people=3, players=3)
        async with server.client() as left, server.client() as right, server.client() as other:
            for client, seat in ((left, ann), (right, ann), (other, bob)):
                await client.watch(ann.table, seat.token)
            right._ids = count(100)  # both are one person, whose ids must differ
            await left.start(ann.table)
            first = await left.choose(ann.table, 0, option=0)
            while right.seen[ann.table].version < first.version:
                await right.hear()
            second = await right.choose(ann.table, 0, option=1)
            while left.seen[ann.table].version < second.version:
                await left.hear()
            both = [left.seen[ann.table], right.seen[ann.table]]
            assert both[0] == both[1]
            assert both[0].view.ready == (0,)
            await other.watch(ann.table, cleo.token)
            assert other.seen[ann.table].view.ready == (0,)
        entries = await server.tables.store.read(ann.table)
    assert (
        sum(b'"entry":"chose"' in entry and b'"city":0,' in entry and b'"turn":0,' in entry for entry in entries) == 2
    )


@pytest.mark.parametrize("how", LOSSES)
async def test_p05_a_choice_whose_answer_was_lost_is_sent_again_and_counts_once(how: Any) -> None:
    tally = Tally()
    async with serving(**NO_LIMITS) as server:
        (ann,) = await server.full_table(people=1, players=2, game="architects")
        person = Fickle(f"ws://{server.host}:{server.port}/ws", ann, Random(1), tally)
        await person.command("start")
        while not (person.known.decisions and person.known.waiting == [0]):
            await person.go_on()
        while person.pending is None:
            await person._act()
        sent = person.pending
        if how == "half-open":  # it arrived, but its answer is never read
            while not (await server.tables.live(ann.table)).table.commands.get((hash_token(ann.token), sent["id"])):
                await asyncio.sleep(0.01)
        await person.lose(how)
        while person.pending is sent:
            await person.go_on()
        assert (ann.table, ann.token, sent["id"]) in tally.acks
        await person.close()
        log = b"\n".join(await server.tables.store.read(ann.table))
    assert log.count(sent["id"].encode()) == 1


def test_p05_a_client_that_lost_its_way_notices() -> None:
    known = Known()
    snapshot = {"kind": "snapshot", "version": 3, "you": 0, "turn": 0, "hash": None, "info": {"phase": "lobby"}}
    assert known.take(snapshot)
    assert not known.take({"kind": "update", "after": 4, "version": 5, "turn": 0})
    sight = {"view": {"age": 1, "ready": []}, "ready": [], "decisions": []}
    with pytest.raises(DesyncError, match="hash"):
        known.take({"kind": "update", "after": 3, "version": 4, "turn": 0, "sight": sight, "hash": 1})
