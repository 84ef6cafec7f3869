"""P4: whatever a network does to messages, each command is carried out once or not at all, and games go on."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from time import perf_counter

import pytest

from mirabilia.server.wire.protocol import GameName
from tests.kit.server.fickle import Fickle, Tally, play_table
from tests.kit.server.ledger import check_finished
from tests.kit.server.proxy import Proxy, meddling
from tests.kit.server.running import NO_LIMITS, Running, serving
from tests.kit.server.table_play import EVERY_TABLE

pytestmark = pytest.mark.anyio

SOME_TABLES: list[tuple[GameName, int]] = [("seven", 2), ("seven", 3), ("architects", 2)]
PATIENCE = 0.01
"""Seconds of silence, for every game that is played, after which things are sent again; less would flood the server."""
LONGEST = 600
"""Seconds for one game among the others."""


async def played(server: Running, proxy: Proxy, tally: Tally, game: GameName, players: int, seed: int) -> Counter[str]:
    """Play a game over a bad network and check everything it leaves behind."""
    seats = await server.full_table(people=players, players=players, game=game)
    people = [
        Fickle(
            proxy.address(f"{seat.table}-{seat.seat}"),
            seat,
            Random(f"{game} {players} {seed} {seat.seat}"),
            tally,
            wavering=0.1,
            patience=PATIENCE * len(server.tables.lives),
            is_strict=False,
        )
        for seat in seats
    ]
    async with asyncio.timeout(LONGEST):
        await play_table(people)
    return await check_finished(server, seats[0].table, tally)


async def play_badly(tables: list[tuple[GameName, int]], seed: int) -> str:
    """Play games side by side over a bad network, and return what happened."""
    begun, tally = perf_counter(), Tally()
    async with serving(**NO_LIMITS) as server, meddling(server, Random(seed)) as proxy:
        games = [played(server, proxy, tally, game, players, seed) for game, players in tables]
        found = sum(await asyncio.gather(*games), Counter[str]())
        answers = proxy.check()
    assert found["games"] == len(tables)
    for happened in ("lost", "doubled", "repeated", "held up", "cut"):
        assert proxy.counts[happened], f"nothing was {happened}: the network is too good"
    assert answers["acks of the same again"]
    assert answers["refused as stale"]
    told = ", ".join(f"{count} {name}" for name, count in sorted((proxy.counts + answers + found).items()))
    return f"P4: 0 doubled, 0 acknowledged differently, 0 desync: {told}; {perf_counter() - begun:.1f} s"


async def test_p04_over_a_bad_network_each_command_counts_once_and_games_finish() -> None:
    print(await play_badly(SOME_TABLES, seed=1))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
async def test_p04_over_a_bad_network_games_of_every_kind_finish(seed: int) -> None:
    print(await play_badly(EVERY_TABLE, seed))
