"""Which boards and cards win: the address of statistics, what is told about a server's own games, and what is not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pytest

from mirabilia.core.record import parse_record
from mirabilia.core.registry import describe, games
from mirabilia.insight.statistics.figures import figures_of
from mirabilia.insight.statistics.observation import observe
from mirabilia.insight.statistics.shipped import statistics_of
from mirabilia.server.network import counts
from mirabilia.server.store.make import make_store
from mirabilia.server.tables import counted
from mirabilia.server.tables.reading import AnyReading, page_of
from mirabilia.server.wire import bodies
from mirabilia.server.wire.origin import Origin
from tests.kit.server.bot_games import Shelf, begin, laid, play
from tests.kit.server.running import NO_LIMITS, Running, serving
from tests.kit.server.table_play import Played

pytestmark = pytest.mark.anyio
PLAYED = 24
"""Finished games of two players: more than an interval needs."""


def finished(game: Any, players: int, seed: int) -> Played:
    """Return a table whose game is over."""
    played = laid(game, players, seed)
    begin(played)
    for _ in play(played):
        pass
    return played


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with finished games of Architects for two, one for three, and one in progress."""
    shelf, path = Shelf(), tmp_path_factory.mktemp("filled") / "tables.sqlite"
    for seed in range(1, PLAYED + 1):
        shelf.put(finished("architects", 2, seed))
    shelf.put(finished("architects", 3, 1))
    running = laid("architects", 2, 99)
    begin(running)
    next(play(running))
    shelf.put(running)
    shelf.fill(path)
    return path


@pytest.fixture
def path(filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of that database, to serve and to change."""
    monkeypatch.setattr(counts, "AT_ONCE", 10)
    return Path(copytree(filled.parent, tmp_path / "copy")) / filled.name


async def ask(server: Running, game: str = "architects", players: int = 2, of: str = "server") -> bodies.StatisticsPage:
    reply = await server.get(f"/api/statistics?game={game}&players={players}&of={of}")
    assert reply.status == 200, reply.body
    return reply.read(bodies.StatisticsPage)


async def ask_to_the_end(server: Running) -> list[bodies.StatisticsPage]:
    """Ask as a client does, until every game has been read."""
    pages = [await ask(server)]
    while pages[-1].left:
        pages.append(await ask(server))
    return pages


@pytest.mark.parametrize("game", games())
async def test_strong_bots_tell_the_same_as_the_file_of_the_game(game: str) -> None:
    async with serving(**NO_LIMITS) as server:
        for players in range(2, 8):
            page, shipped = await ask(server, game, players, "bots"), statistics_of(game, players)
            assert shipped is not None
            assert (page.game, page.players, page.of, page.left) == (game, players, "bots", 0)
            assert (page.bots, page.games) == (shipped.bots, shipped.figures.games)
            assert page.games >= page.needed
            assert (page.boards, page.pieces) == (shipped.figures.boards, shipped.figures.pieces)


@pytest.mark.parametrize(
    ("query", "code", "words"),
    [
        ("", "bad-message", "game is one of seven, architects"),
        ("game=chess", "bad-message", "game is one of seven, architects"),
        ("game=seven&of=people", "bad-message", "of is one of bots, server"),
        ("game=seven&players=many", "bad-message", "players is a number"),
        ("game=seven&players=8", "wrong-setup", "8"),
        ("game=architects&players=1&of=server", "wrong-setup", "1"),
    ],
)
async def test_what_cannot_be_asked_for_is_refused_in_a_sentence(query: str, code: str, words: str) -> None:
    async with serving(**NO_LIMITS) as server:
        reply = await server.get(f"/api/statistics?{query}")
        problem = reply.read(bodies.Problem)
        assert (reply.status, problem.code) == (400, code)
        assert words in problem.message


async def test_a_server_without_games_says_that_there_are_none() -> None:
    async with serving(**NO_LIMITS) as server:
        page = await ask(server)
        assert (page.games, page.left, page.boards, page.pieces) == (0, 0, (), ())
        assert page.needed == counted.FEWEST_GAMES


async def test_with_few_games_only_their_number_is_told(path: Path) -> None:
    async with serving(make_store(str(path)), **NO_LIMITS) as server:
        pages = await ask_to_the_end(server)
        assert [page.left for page in pages] == [15, 5, 0], "a request read more or fewer games than it may"
        assert (pages[-1].games, pages[-1].boards, pages[-1].pieces) == (PLAYED, (), ())
        assert (await ask(server, players=3)).games == 1
        assert (await ask(server, players=4)).games == 0


async def test_the_figures_are_those_of_the_records(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted a second time from what the server tells about each game; what appears in few games is left out."""
    monkeypatch.setattr(counted, "FEWEST_GAMES", PLAYED)
    async with serving(make_store(str(path)), **NO_LIMITS) as server:
        seen = []
        for number in range(1, PLAYED + 1):
            record = (await server.get(f"/api/tables/table{number:03}/record")).body
            seen.append(observe(describe("architects"), parse_record(record)))
        monkeypatch.setattr(server.services.readers, "_read", _here)
        page = (await ask_to_the_end(server))[-1]
    assert page.games == PLAYED
    values = {piece.id: piece.rate.value for piece in figures_of("architects", seen).pieces}
    assert page.pieces
    assert all(piece.rate.value == pytest.approx(values[piece.id]) for piece in page.pieces)
    assert all(figure.low is not None for figure in (piece.lift for piece in page.pieces))
    played = Counter(city.board for one in seen for city in one.cities)
    often = {board: times for board, times in played.items() if times >= 20}
    assert {board.board: board.games for board in page.boards} == often


async def _here(reading: AnyReading) -> bytes:
    """Read in this process, where the test has changed how many games are enough."""
    return page_of(reading).data


async def test_what_is_kept_names_nobody_and_no_deal(path: Path) -> None:
    async with serving(make_store(str(path)), **NO_LIMITS) as server:
        await ask_to_the_end(server)
        row = await server.tables.store.row("table001")
        assert row is not None
        data = await server.tables.store.kept(f"seen table001 {row.version}")
        assert data
        seen = counted.read_seen(data)
        assert seen.seed == 0
        assert "Tereza" not in repr(seen)


async def test_games_are_read_once_and_counted_for_all_processes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(make_store(str(path)), **NO_LIMITS) as server:
        first = (await ask_to_the_end(server))[-1]
        other = counts.Counts(server.tables.store, server.tables.clock)

        async def refuse(*_: Any) -> bytes:
            raise AssertionError("a game was read again")

        monkeypatch.setattr(server.services.readers, "read", refuse)
        assert await other.page("architects", 2, server.services.readers, "somebody") == first


async def test_a_deleted_table_counts_no_more_at_the_next_count(path: Path) -> None:
    async with serving(make_store(str(path)), **NO_LIMITS) as server:
        await server.tables.store.remove("table001")
        assert (await ask_to_the_end(server))[-1].games == PLAYED - 1
        await server.tables.store.remove("table002")
        assert (await ask(server)).games == PLAYED - 1, "it was counted again before its time"
        await server.tables.store.take("statistics architects")
        assert (await ask(server)).games == PLAYED - 2


def test_a_lesson_and_a_second_try_say_nothing_about_how_people_play() -> None:
    table = finished("architects", 2, 1).table
    assert counted.seen_at(table) != counted.UNCOUNTED
    table.origin = Origin("table001", 0, 0, ("total",), ((1,), (2,)), (2, 1))
    assert counted.seen_at(table) == counted.UNCOUNTED
    table.origin = None
    table.options = msgspec.structs.replace(table.options, lesson=True)
    assert counted.seen_at(table) == counted.UNCOUNTED


async def test_a_log_that_cannot_be_read_keeps_nobody_from_the_others(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(make_store(str(path)), **NO_LIMITS) as server:
        read = server.tables.store.read

        async def damaged(table: str, after: int = 0) -> list[bytes]:
            return [] if table == "table003" else await read(table, after)

        monkeypatch.setattr(server.tables.store, "read", damaged)
        assert (await ask_to_the_end(server))[-1].games == PLAYED - 1
