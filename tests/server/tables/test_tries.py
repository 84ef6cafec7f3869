"""A person tries again from a decision of a finished game: same cards, same bots, and nothing promised."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mirabilia.core.errors import RecordError
from mirabilia.core.record import Record, parse_record
from mirabilia.core.registry import HOUSE, describe
from mirabilia.core.replay import played
from mirabilia.insight.course import course_of
from mirabilia.server.store.make import make_store
from mirabilia.server.tables import log
from mirabilia.server.tables.proof import NOTHING_PROMISED, verify_proof
from mirabilia.server.tables.table import STAND_IN, Table, table_of
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.tables.tries import branch_of, entries_to_try
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.server.bot_games import BOTS, Shelf, laid, reached
from tests.kit.server.running import NO_LIMITS, Reply, Running, serving

pytestmark = pytest.mark.anyio
KEY = "k" * 43


def is_over(table: Table) -> bool:
    return table.phase == "over"


@asynccontextmanager
async def served(folder: Path, shelf: Shelf, **settings: Any) -> AsyncIterator[Running]:
    """Serve the tables of a shelf from SQLite; the second time, as the first has left them."""
    path = folder / "tables.sqlite"
    if not path.exists():
        shelf.fill(path)
    async with serving(make_store(str(path)), **{**NO_LIMITS, "review_games": 20, "warm": False, **settings}) as server:
        yield server


async def ask(server: Running, table: str, number: int, key: str | None = None) -> Reply:
    return await server.request("POST", f"/api/tables/{table}/tries", bodies.TryAgain(number, "Ada", key))


async def tried(server: Running, table: str, number: int) -> bodies.Joined:
    reply = await ask(server, table, number)
    assert reply.status == 201, reply.body
    return reply.read(bodies.Joined)


async def refused(server: Running, table: str, number: int) -> tuple[int, str]:
    reply = await ask(server, table, number)
    return reply.status, reply.read(bodies.Problem).message


async def record_of(server: Running, table: str) -> Record:
    return parse_record((await server.get(f"/api/tables/{table}/record")).body)


async def end_of(server: Running, joined: bodies.Joined) -> bodies.PastGame:
    seat = bodies.KeptSeat(joined.table, joined.seat, joined.token, "Ada")
    reply = await server.request("POST", "/api/people/games", bodies.LookBack((seat,)))
    [found] = reply.read(bodies.PastGames).games
    return found


def middle_of(record: Record, seat: int) -> int:
    """Return the number of a move that a seat made around the middle of a game."""
    moments = course_of(describe(record.game).rules, record)
    mine = [choice.number for moment in moments for choice in moment.own(seat)]
    return mine[len(mine) // 2]


@pytest.mark.parametrize("game", HOUSE)
async def test_from_a_decision_to_the_end_with_both_results(tmp_path: Path, game: str) -> None:
    shelf = Shelf()
    first = shelf.put(reached(game, 3, is_over))
    async with served(tmp_path, shelf) as server:
        before, original = await record_of(server, first.table), await end_of(server, first)
        number = middle_of(before, 0)
        known = msgspec.json.decode((await server.get(f"/api/tables/{first.table}/decision?number={number}")).body)
        joined = await tried(server, first.table, number)
        assert joined.seat == 0
        async with server.client() as client:
            info = (await client.watch(joined.table, joined.token)).info
            assert info.phase == "playing"
            assert [(seat.name, seat.bot) for seat in info.seats] == [("Ada", None), (None, BOTS[0]), (None, BOTS[1])]
            assert info.origin
            assert (info.origin.table, info.origin.number, info.origin.seat) == (first.table, number, 0)
            assert (info.origin.points, info.origin.places) == (original.points, original.places)
            assert info.origin.categories == describe(game).categories
            [asked] = client.seen[joined.table].decisions
            assert msgspec.json.decode(msgspec.json.encode(asked)) == known["sight"]["decisions"][0]
            await client.play(joined.table)
        after = await record_of(server, joined.table)
        shared = next(moment.choices[0].number for moment in moments_with(before, number))
        assert (after.seed, after.setup) == (before.seed, before.setup)
        assert after.moves[:shared] == before.moves[:shared]
        assert len(course_of(describe(game).rules, after)) > 0, "the whole record replays, to the hash of its end"
        assert (await end_of(server, joined)).origin == info.origin
        assert original.origin is None


def moments_with(record: Record, number: int) -> list[Any]:
    rules = describe(record.game).rules
    return [one for one in course_of(rules, record) if number in [choice.number for choice in one.choices]]


@pytest.mark.parametrize("game", HOUSE)
async def test_a_restart_in_mid_game_and_a_try_of_a_try(tmp_path: Path, game: str) -> None:
    shelf = Shelf()
    first = shelf.put(reached(game, 2, is_over))
    async with served(tmp_path, shelf) as server:
        number = middle_of(await record_of(server, first.table), 1)
        joined = await tried(server, first.table, number)
        assert joined.seat == 1
        async with server.client() as client:
            seen = await client.watch(joined.table, joined.token)
            while not (mine := [one.city for one in client.seen[joined.table].decisions]):
                await client.hear()
            await client.choose(joined.table, mine[0])
            hidden = client.seen[joined.table].turn
    async with served(tmp_path, shelf) as server:
        async with server.client() as client:
            again = await client.watch(joined.table, joined.token)
            assert again.info.origin == seen.info.origin
            assert again.turn >= hidden
            await client.play(joined.table)
        second = await record_of(server, joined.table)
        early = middle_of(second, 1) // 2  # a move that was made before the first try began
        another = await tried(server, joined.table, early)
        async with server.client() as client:
            info = (await client.watch(another.table, another.token)).info
            assert info.origin
            assert (info.origin.table, info.origin.number) == (joined.table, early)
            assert info.origin.points == (await end_of(server, joined)).points
            await client.play(another.table)
        third = await record_of(server, another.table)
        assert (third.seed, third.setup) == (second.seed, second.setup)


def test_a_seat_decides_where_it_decided_then_also_in_the_middle_of_its_turn() -> None:
    over = reached("seven", 2, is_over).table
    assert over.record
    rules = over.rules
    states = [rules.start(rules.parse_setup(over.record.setup), over.record.seed)]
    states += [step.state for step in played(rules, states[0], over.record.moves)]
    for turn, moment in enumerate(course_of(rules, over.record)):
        for choice in moment.choices:
            branch = branch_of(over, choice.number)
            entries = entries_to_try(branch, bodies.TryAgain(choice.number, "Ada"), hash_token("t"), 1)
            table = table_of("abcdef", [log.write_entry(entry) for entry in entries])
            assert (table.turn, table.phase) == (turn, "playing")
            assert choice.city in table.waiting
            assert table.decider(choice.city) == choice.seat == branch.origin.seat
            assert table.state
            assert rules.decision(table.state, choice.city).options
            own = [one for one in moment.own(choice.seat) if one.number < choice.number]
            assert branch.chosen == tuple((one.city, rules.write_move(one.move)) for one in own)
            assert not {one.city for one in own} & set(table.waiting), "what it had chosen is chosen"


def test_bots_stay_and_stand_in_for_other_people_and_for_programs_that_are_gone() -> None:
    over = reached("seven", 4, is_over, people=2).table
    over.seats[3].bot = "program:mine"
    branch = branch_of(over, 0)
    assert branch.origin.seat == 0
    entries = entries_to_try(branch, bodies.TryAgain(0, "Ada"), hash_token("t"), 1)
    bots = {entry.place: entry.bot for entry in entries if isinstance(entry, log.BotPlaced)}
    assert bots == {1: STAND_IN, 2: BOTS[0], 3: STAND_IN}
    with_it = entries_to_try(branch, bodies.TryAgain(0, "Ada"), hash_token("t"), 1, ("mine",))
    assert "program:mine" in [entry.bot for entry in with_it if isinstance(entry, log.BotPlaced)]
    names = b"".join(map(log.write_entry, entries))
    assert b"Tereza" not in names, "nobody from the other game is named"
    assert b"Livia" not in names


async def test_refusals_are_one_clear_sentence(tmp_path: Path) -> None:
    shelf = Shelf()
    over, lobby = shelf.put(reached("architects", 2, is_over)), shelf.put(laid("architects", 2, 1))
    running = shelf.put(reached("architects", 2, lambda table: table.turn == 3))
    async with served(tmp_path, shelf) as server:
        moves = len((await record_of(server, over.table)).moves)
        not_over = (409, "a game can be tried again when it is over")
        assert await refused(server, running.table, 0) == not_over
        assert await refused(server, lobby.table, 0) == not_over
        none = f"this game has no move {moves}; it has {moves}, counted from 0"
        assert await refused(server, over.table, moves) == (400, none)
        status, message = await refused(server, "nosuchtable", 0)
        assert (status, message) == (404, "there is no such table; perhaps part of the link is missing")
        nameless = await server.request("POST", f"/api/tables/{over.table}/tries", {"number": 0, "name": "\u200b"})
        assert nameless.status == 400
        assert len((await server.get("/api/tables?phase=playing")).read(bodies.TableList).tables) == 1, (
            "none was opened"
        )


async def test_a_try_counts_as_a_table_and_its_bots_as_bots(tmp_path: Path) -> None:
    shelf = Shelf()
    over = shelf.put(reached("architects", 2, is_over))
    async with served(tmp_path, shelf, tables_per_minute=1) as server:
        assert (await ask(server, over.table, 0)).status == 201
        assert (await ask(server, over.table, 0)).status == 429
        assert (await server.request("POST", "/api/tables", {"game": "seven", "players": 3, "name": "A"})).status == 429


async def test_the_same_key_opens_one_table(tmp_path: Path) -> None:
    shelf = Shelf()
    over = shelf.put(reached("seven", 3, is_over))
    async with served(tmp_path, shelf) as server:
        once = (await ask(server, over.table, 5, KEY)).read(bodies.Joined)
        assert (await ask(server, over.table, 5, KEY)).read(bodies.Joined) == once


async def test_nothing_is_promised_of_a_try_and_verify_says_so(tmp_path: Path) -> None:
    shelf = Shelf()
    over = shelf.put(reached("architects", 2, is_over))
    async with served(tmp_path, shelf) as server:
        last = len((await record_of(server, over.table)).moves) - 1
        joined = await tried(server, over.table, last)
        async with server.client() as client:
            info = (await client.watch(joined.table, joined.token)).info
            assert (info.commitment, info.shares, info.public) == ("", (), False)
            refusal = await client.refused(wire.PromiseShare(table=joined.table, id="p", promise="0" * 64))
            assert refusal == "not-now"
            await client.play(joined.table)
        proof = await server.get(f"/api/tables/{joined.table}/proof")
        assert (proof.status, proof.read(bodies.Problem).message) == (403, NOTHING_PROMISED)
        with pytest.raises(RecordError, match=f"this is no proof, but .*: {NOTHING_PROMISED}"):
            verify_proof(proof.body)
        assert (await server.get("/api/tables?phase=over")).read(bodies.TableList).tables[0].id != joined.table


async def test_it_outlives_the_game_it_takes_up_and_a_rematch_is_dealt_anew(tmp_path: Path) -> None:
    shelf = Shelf()
    over = shelf.put(reached("architects", 2, is_over))
    async with served(tmp_path, shelf) as server:
        seed = (await record_of(server, over.table)).seed
        joined = await tried(server, over.table, 2)
        await server.tables.remove(over.table)
    async with served(tmp_path, shelf) as server, server.client() as client:
        await client.watch(joined.table, joined.token)
        await client.play(joined.table)
        end = await end_of(server, joined)
        assert end.origin
        assert end.origin.table == over.table
        await client.do(wire.Rematch, joined.table)
        new = client.seen[joined.table].info.rematch
        assert new
        info = (await client.watch(new, joined.token)).info
        assert info.origin is None
        assert info.commitment
        await client.play(new)
        assert (await record_of(server, new)).seed != seed


async def test_whoever_is_forgotten_is_gone_from_a_try_which_stays_what_it_was(tmp_path: Path) -> None:
    shelf = Shelf()
    over = shelf.put(reached("seven", 3, is_over))
    async with served(tmp_path, shelf) as server:
        joined = await tried(server, over.table, 30)
        mine = bodies.KeptSeat(joined.table, joined.seat, joined.token, "Ada")
        told = await server.request("POST", "/api/people/export", bodies.ExportGames((mine,)))
        assert msgspec.json.decode(told.body)["games"][0]["info"]["origin"]["table"] == over.table
        await server.request("POST", "/api/people/forget", bodies.ForgetMe((mine,)))
        entries = await server.tables.store.read(joined.table)
        assert b"Ada" not in b"".join(entries)
        table = table_of(joined.table, entries)
        assert table.origin
        assert table.origin.table == over.table


def test_a_running_game_has_no_branch() -> None:
    for table in (reached("seven", 3, lambda one: one.turn == 4).table, laid("seven", 3, 1).table):
        with pytest.raises(RefusedError, match="when it is over"):
            branch_of(table, 0)
