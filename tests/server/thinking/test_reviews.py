"""Reviews of finished games: they grow, are kept, and are never made twice; those who may not have one are told why."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mirabilia.core.record import parse_record
from mirabilia.core.registry import HOUSE
from mirabilia.insight.model import CurvePoint, DecisionReview, Part, SeatReview
from mirabilia.insight.review import EFFORT, blank_review, grown, review, review_parts, scaled
from mirabilia.server.store.memory import MemoryStore
from mirabilia.server.wire import bodies
from tests.kit.server.running import NO_LIMITS, Address, Running, serving

pytestmark = pytest.mark.anyio

PLAYERS = 2
GAMES = 8
"""Games played out for a decision: enough to have something to read."""
WORK = scaled(GAMES / EFFORT.decision)
SETTINGS = {**NO_LIMITS, "review_games": GAMES, "warm": False}


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with serving(**SETTINGS) as running:
        yield running


async def finished(server: Address, game: str = "architects") -> str:
    """Return the id of a table at which a person and a bot have played to the end."""
    (ann,) = await server.full_table(game=game, players=PLAYERS)
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
        await client.play(ann.table)
    return ann.table


async def all_parts(server: Address, table: str, seat: int) -> tuple[list[Part], int]:
    """Return a whole review, and how many answers it came in."""
    parts: list[Part] = []
    for asked in range(1, 1000):
        page = (await server.get(f"/api/tables/{table}/review?seat={seat}&first={len(parts)}")).read(bodies.ReviewPage)
        assert (page.table, page.seat, page.first) == (table, seat, len(parts))
        parts += page.parts
        if page.complete:
            assert page.categories[-1] == "total"
            return parts, asked
    raise AssertionError("it never ends")


async def test_a_review_grows_is_the_one_that_anybody_would_make_and_is_kept(tmp_path: Path) -> None:
    store = MemoryStore()
    async with serving(store=store, **SETTINGS) as server:
        table = await finished(server)
        (parts, asked), (others, _) = await asyncio.gather(*(all_parts(server, table, 1) for _ in range(2)))
        assert asked > 2
        assert parts == others
        record = parse_record((await server.get(f"/api/tables/{table}/record")).body)
    made = blank_review(record, WORK)
    for part in parts:
        made = grown(made, part)
    assert made == review(record, [1], WORK)
    assert {type(part) for part in parts} >= {CurvePoint, DecisionReview, SeatReview}
    async with serving(store=store, **SETTINGS) as server:
        tries = tmp_path / "tries"
        fail = f"open({str(tries)!r}, 'a').write('x'); raise SystemExit(3)"
        server.services.reviews._command = (sys.executable, "-c", fail)
        assert await all_parts(server, table, 1) == (parts, 1)
        for _ in range(3):
            other = await server.get(f"/api/tables/{table}/review?seat=0")
            assert (other.status, other.code) == (503, "unavailable")
        assert tries.read_text() == "x", "what failed is not tried again at once"


@pytest.mark.parametrize("game", HOUSE)
async def test_the_review_of_a_try_begins_with_the_decision_that_was_tried_again(server: Running, game: str) -> None:
    over = await finished(server, game)
    moves = parse_record((await server.get(f"/api/tables/{over}/record")).body).moves
    number = max(number for number, move in enumerate(moves[: len(moves) // 2]) if move.startswith("0 "))
    tried = (await server.request("POST", f"/api/tables/{over}/tries", bodies.TryAgain(number, "Ada"))).read(
        bodies.Joined
    )
    async with server.client() as client:
        await client.watch(tried.table, tried.token)
        await client.play(tried.table)
    parts, _ = await all_parts(server, tried.table, tried.seat)
    record = parse_record((await server.get(f"/api/tables/{tried.table}/record")).body)
    decided = [part.number for part in parts if isinstance(part, DecisionReview)]
    begun = next(part.number for part in parts if isinstance(part, CurvePoint))
    assert begun <= min(decided) <= number
    assert record.moves[:begun] == moves[:begun]
    assert parts == list(review_parts(record, [tried.seat], WORK, since=number))


async def test_what_cannot_be_reviewed_is_refused_in_a_sentence(server: Running) -> None:
    (ann,) = await server.full_table(game="architects", players=2)
    running = await server.get(f"/api/tables/{ann.table}/review")
    assert (running.status, running.code) == (409, "not-finished")
    nowhere = await server.get("/api/tables/nowhere1/review")
    assert (nowhere.status, nowhere.code) == (404, "no-such-table")
    table = await finished(server)
    for query, code in (("seat=2", "no-such-seat"), ("seat=x", "bad-message"), ("first=-1", "bad-message")):
        assert (await server.get(f"/api/tables/{table}/review?{query}")).code == code


async def test_an_address_may_have_only_some_games_reviewed() -> None:
    async with serving(**{**SETTINGS, "reviews_per_hour": 1}) as server:
        table = await finished(server)
        assert (await server.get(f"/api/tables/{table}/review?seat=0")).status == 200
        refused = await server.get(f"/api/tables/{table}/review?seat=1")
        assert (refused.status, refused.code) == (429, "too-many")
        assert (await server.get(f"/api/tables/{table}/review?seat=0")).status == 200


@pytest.mark.parametrize("game", ["seven", "architects"])
async def test_a_moment_shows_what_its_seat_could_choose(server: Running, game: str) -> None:
    table = await finished(server, game)
    moves = parse_record((await server.get(f"/api/tables/{table}/record")).body).moves
    free_city = [number for number, move in enumerate(moves) if int(move.split()[0]) >= PLAYERS]
    assert bool(free_city) == (game == "seven")
    for number in (0, 1, len(moves) // 2, len(moves) - 1, *free_city[:2]):
        moment = (await server.get(f"/api/tables/{table}/decision?number={number}")).read(bodies.PastDecision)
        (decision,) = moment.sight.decisions
        assert str(decision["city"]) == moves[number].split()[0]
        assert moment.sight.view
        assert moment.sight.view["seat"] == decision["seat"]
        assert decision["options"]
        url = f"/api/tables/{table}/steps?eyes={decision['seat']}&first={moment.step}&count=1"
        (step,) = (await server.get(url)).read(bodies.Steps).steps
        awaited = dict(zip(step.waiting, step.numbers, strict=True))
        if decision["city"] >= PLAYERS and decision["kind"] == "choose":  # it waits until its holder has chosen
            assert awaited[decision["seat"]] < number
        else:
            assert awaited[decision["city"]] == number
    beyond = await server.get(f"/api/tables/{table}/decision?number={len(moves)}")
    assert (beyond.status, beyond.code) == (400, "bad-message")
