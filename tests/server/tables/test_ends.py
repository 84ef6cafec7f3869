"""A person looks back: how finished games ended, told only to those who have the token of a seat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mirabilia.core.record import parse_record
from mirabilia.core.registry import describe
from mirabilia.core.replay import replay
from mirabilia.server.store.make import make_store
from mirabilia.server.store.shelf import of_table
from mirabilia.server.tables import log
from mirabilia.server.tables.ends import read_end
from mirabilia.server.tables.table import Table
from mirabilia.server.wire import bodies
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.server.bot_games import Shelf, begin, laid, play, reached, token_of
from tests.kit.server.running import NO_LIMITS, Reply, Running, serving

pytestmark = pytest.mark.anyio
STRANGER = "s" * 43


def is_over(table: Table) -> bool:
    return table.phase == "over"


def kept(joined: bodies.Joined, token: str | None = None) -> bodies.KeptSeat:
    return bodies.KeptSeat(joined.table, joined.seat, token or joined.token, "Tereza")


@asynccontextmanager
async def served(folder: Path, shelf: Shelf, **settings: Any) -> AsyncIterator[Running]:
    """Serve the tables of a shelf from SQLite."""
    path = folder / "tables.sqlite"
    shelf.fill(path)
    async with serving(make_store(str(path)), **{**NO_LIMITS, "review_games": 4, "warm": False, **settings}) as server:
        yield server


async def ask(server: Running, seats: Sequence[bodies.KeptSeat]) -> Reply:
    return await server.request("POST", "/api/people/games", bodies.LookBack(tuple(seats)))


async def past(server: Running, *seats: bodies.KeptSeat) -> bodies.PastGames:
    reply = await ask(server, seats)
    assert reply.status == 200, reply.body
    return reply.read(bodies.PastGames)


def no_reading(server: Running, patch: pytest.MonkeyPatch) -> None:
    """Keep the server from reading any more logs: what it tells from now on was kept."""

    async def refuse(*_: Any) -> bytes:
        raise AssertionError("a log was read again")

    patch.setattr(server.services.readers, "read", refuse)


@pytest.mark.parametrize(("game", "players"), [("seven", 2), ("seven", 4), ("architects", 3)])
async def test_points_winners_and_places_are_those_of_the_rules(tmp_path: Path, game: str, players: int) -> None:
    shelf = Shelf()
    mine = shelf.put(reached(game, players, is_over))
    async with served(tmp_path, shelf) as server:
        [told] = (await past(server, kept(mine))).games
        described = describe(game)
        record = parse_record((await server.get(f"/api/tables/{mine.table}/record")).body)
        result: Any = described.rules.result([step.state for step in replay(described.rules, record)][-1])
        assert told.points == tuple(
            tuple(getattr(sheet, category) for category in described.categories) for sheet in result.sheets[:players]
        )
        assert (told.table, told.game, told.seat, told.accuracy) == (mine.table, game, 0, None)
        assert told.categories == described.categories
        assert told.winners == tuple(result.winners)
        assert [seat for seat, place in enumerate(told.places) if place == 1] == sorted(result.winners)
        assert told.boards == described.boards_of(described.rules.parse_setup(record.setup))[:players]
        assert 0 < told.ended <= server.tables.clock()


async def test_a_game_is_read_once_and_kept_until_its_log_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf()
    mine = shelf.put(reached("architects", 2, is_over))
    async with served(tmp_path, shelf) as server:
        first = await past(server, kept(mine))
        renewed = await server.request("POST", "/api/people/renew", bodies.RenewSeats((kept(mine),), "k" * 40))
        [new] = renewed.read(bodies.SeatBundle).seats
        assert (await past(server, kept(mine))).games == (), "the old token still shows the game"
        again = await past(server, new)
        no_reading(server, monkeypatch)
        assert await past(server, new) == again == first


async def test_somebody_elses_token_and_a_running_game_show_nothing(tmp_path: Path) -> None:
    shelf = Shelf()
    mine, other = (shelf.put(reached("architects", 2, is_over, people=2)) for _ in range(2))
    running = laid("architects", 2, 1)
    begin(running)
    next(play(running))
    plays, waits = shelf.put(running), shelf.put(laid("architects", 2, 1, free=1))
    async with served(tmp_path, shelf) as server:
        seats = [kept(mine), kept(other, STRANGER), kept(plays), kept(waits), kept(other, token_of("Livia"))]
        found = await past(server, *seats)
        assert [(game.table, game.seat) for game in found.games] == [(mine.table, 0), (other.table, 1)]
        assert found.gone == ()


async def test_a_deleted_table_is_gone_and_so_is_what_was_kept_of_it(tmp_path: Path) -> None:
    shelf = Shelf()
    mine = shelf.put(reached("architects", 2, is_over))
    async with served(tmp_path, shelf) as server:
        await past(server, kept(mine))
        store = server.tables.store
        assert await store.kept(of_table(mine.table)) is not None
        await store.remove(mine.table)
        assert await store.kept(of_table(mine.table)) is None
        assert await past(server, kept(mine)) == bodies.PastGames((), (mine.table,))


async def test_whoever_is_forgotten_has_no_history_and_nothing_of_it_stays(tmp_path: Path) -> None:
    shelf = Shelf()
    mine = shelf.put(reached("architects", 2, is_over, people=2))
    livia = kept(mine, token_of("Livia"))
    async with served(tmp_path, shelf) as server:
        assert len((await past(server, kept(mine), livia)).games) == 2
        await server.request("POST", "/api/people/forget", bodies.ForgetMe((kept(mine),)))
        assert await server.tables.store.kept(of_table(mine.table)) is None
        assert [game.seat for game in (await past(server, kept(mine), livia)).games] == [1], "Livia keeps her game"


async def test_hundreds_of_games_come_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf()
    played = reached("architects", 2, is_over)
    mine = [kept(shelf.put(played)) for _ in range(60)]
    async with served(tmp_path, shelf) as server:
        too_many = await ask(server, mine[:51])
        assert (too_many.status, too_many.code) == (400, "bad-message")
        told = [
            game.table for first in range(0, 60, 50) for game in (await past(server, *mine[first : first + 50])).games
        ]
        assert told == [seat.table for seat in mine]
        no_reading(server, monkeypatch)
        assert len((await past(server, *mine[:50])).games) == 50


async def test_whoever_asks_for_too_much_at_once_gets_further_the_next_time(tmp_path: Path) -> None:
    shelf = Shelf()
    mine = [kept(shelf.put(reached("architects", 2, is_over))) for _ in range(3)]
    async with served(tmp_path, shelf, reads_per_minute=2) as server:
        refused = await ask(server, mine)
        assert (refused.status, refused.code) == (429, "too-many")
        assert len((await past(server, *mine[:2])).games) == 2


async def test_wrong_tokens_count_like_those_of_seats(tmp_path: Path) -> None:
    shelf = Shelf()
    mine = shelf.put(reached("architects", 2, is_over))
    async with served(tmp_path, shelf, failed_tokens=1) as server:
        assert (await past(server, kept(mine, STRANGER))).games == ()
        assert (await ask(server, [kept(mine, STRANGER)])).code == "too-many"
        assert len((await past(server, kept(mine))).games) == 1, "a right token is always taken"


async def test_the_accuracy_of_a_review_stays_with_the_game(tmp_path: Path) -> None:
    shelf = Shelf()
    mine = shelf.put(reached("architects", 2, is_over))
    async with served(tmp_path, shelf) as server:
        first, complete = 0, False
        while not complete:
            asked = await server.get(f"/api/tables/{mine.table}/review?seat=0&first={first}")
            page = asked.read(bodies.ReviewPage)
            first, complete = first + len(page.parts), page.complete
        last: Any = page.parts[-1] if page.parts else None
        [told] = (await past(server, kept(mine))).games
        assert told.accuracy is not None
        assert 0 <= told.accuracy <= 1000
        assert last is None or told.accuracy == last.accuracy


def test_what_is_kept_names_nobody_and_a_running_game_has_no_end() -> None:
    played = reached("architects", 2, is_over, people=2)
    entries = [log.write_entry(entry) for entry in played.entries]
    written = msgspec.json.encode(read_end("table1", entries))
    assert b"Tereza" not in written
    assert b"Livia" not in written
    with pytest.raises(RefusedError) as refusal:
        read_end("table1", entries[:-1])
    assert refusal.value.code == "not-finished"
