"""Whole games of every kind over real sockets: random people who lose their connections, and records that replay."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from time import perf_counter

import pytest

from mirabilia.server.wire.protocol import GameName
from tests.kit import depth
from tests.kit.server.fickle import Fickle, Tally, play_table
from tests.kit.server.ledger import check_finished
from tests.kit.server.running import NO_LIMITS, Running, serving
from tests.kit.server.table_play import EVERY_TABLE

pytestmark = pytest.mark.anyio

AT_ONCE = 8
"""How many games are played side by side."""
LONGEST = 600
"""Seconds for one game among the others."""


async def played(server: Running, tally: Tally, game: GameName, players: int, seed: int) -> Counter[str]:
    """Play a game of random people and check everything it leaves behind."""
    seats = await server.full_table(people=players, players=players, game=game)
    address = f"ws://{server.host}:{server.port}/ws"
    people = [
        Fickle(address, seat, Random(f"{game} {players} {seed} {seat.seat}"), tally, losing=0.02, wavering=0.03)
        for seat in seats
    ]
    async with asyncio.timeout(LONGEST):
        await play_table(people)
    return await check_finished(server, seats[0].table, tally)


async def play_many(game: GameName, players: int, games: int) -> str:
    """Play games side by side on one server and return what happened."""
    found: Counter[str] = Counter()
    tally, begun, room = Tally(), perf_counter(), asyncio.Semaphore(AT_ONCE)

    async def one(seed: int) -> None:
        async with room:
            found.update(await played(server, tally, game, players, seed))

    async with serving(**NO_LIMITS) as server, asyncio.TaskGroup() as group:
        for seed in range(games):
            group.create_task(one(seed))
    assert found["games"] == games
    lost = sum(tally.counts[how] for how in ("close", "abort", "half-open"))
    return (
        f"games over sockets: {game} for {players}: {games} games, all records replay and all proofs hold, "
        f"{found['turns']} turns, {found['choices stored']} choices, {lost} connections lost, "
        f"{tally.counts['acks']} acks, {tally.counts['updates']} updates, {perf_counter() - begun:.1f} s"
    )


@pytest.mark.parametrize(("game", "players"), depth.tables(EVERY_TABLE))
async def test_a_game_of_random_people_over_sockets_replays_and_proves_its_deal(game: GameName, players: int) -> None:
    print(await play_many(game, players, games=1))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
async def test_a_hundred_games_over_sockets_replay_and_prove_their_deals(game: GameName, players: int) -> None:
    print(await play_many(game, players, games=100))
