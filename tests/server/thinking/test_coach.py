"""The coach: it speaks after the choice is sealed, to the person alone, and only where every person has agreed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from mirabilia.server.tables import log
from mirabilia.server.tables.table import Table, table_of
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.bots import GAMES
from tests.kit.server.advisers import Advisers, advised_on
from tests.kit.server.running import NO_LIMITS, Client, FirstOption, Running, serving
from tests.kit.server.tables import lobby, send, started, token

pytestmark = pytest.mark.anyio
FEW = 20


def agree(table: Table, seat: int, on: bool = True) -> None:
    send(table, seat, wire.Coach(table=table.id, id=f"coach {seat} {on}", on=on))


# Who has to agree.


def test_every_person_has_to_agree_and_bots_are_not_asked() -> None:
    table = started("seven", 4, people=2)
    heard = [table.is_coached]
    for seat, on in [(0, True), (1, True), (0, False)]:
        agree(table, seat, on)
        heard.append(table.is_coached)
    assert heard == [False, False, True, False]


def test_whoever_sits_down_later_has_not_agreed() -> None:
    table = lobby(players=3, people=1)
    agree(table, 0)
    before = table.is_coached
    table.apply(log.Seated(at=5, seat=1, name="Late", token=token(1)))
    assert (before, table.is_coached) == (True, False)


def test_a_guest_and_the_person_whose_seat_it_is_both_have_to_agree() -> None:
    table = started("seven", 3, people=2)
    agree(table, 0)
    table.apply(log.Seated(at=5, seat=1, name="Guest", token="another"))
    send(table, 1, wire.Coach(table=table.id, id="guest", on=True))
    assert table.seats[1].coached
    assert not table.is_coached, "the person whose seat it is was never asked"


@pytest.mark.parametrize("on", [True, False])
def test_agreeing_twice_is_refused(on: bool) -> None:
    table = started("seven", 3, people=2)
    if on:
        agree(table, 0)
    with pytest.raises(RefusedError, match="already so"):
        send(table, 0, wire.Coach(table=table.id, id="again", on=on))


def test_a_lesson_has_a_coach_of_its_own() -> None:
    table = started("seven", 3, people=1, lesson=True)
    with pytest.raises(RefusedError, match="a lesson stays as it is"):
        agree(table, 0)


# What it says.


@asynccontextmanager
async def coached(
    thinkers: Any = None, people: int = 1, agreed: int | None = None, **options: Any
) -> AsyncIterator[tuple[Running, str, list[Client], Advisers]]:
    """Begin a game whose first people have agreed; everyone watches."""
    thinkers = thinkers or Advisers()
    async with serving(thinkers=thinkers, hint_games=FEW, **NO_LIMITS) as server:
        joined = await server.full_table(people=people, players=3, **options)
        table = joined[0].table
        clients = []
        async with server.client() as ann, server.client() as bob:
            for person, client in zip(joined, (ann, bob), strict=False):
                await client.watch(table, person.token)
                clients.append(client)
            for client in clients[: people if agreed is None else agreed]:
                await client.do(wire.Coach, table, on=True)
            await clients[0].start(table)
            yield server, table, clients, thinkers


def plain(thing: object) -> Any:
    """Return something as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


async def choose(client: Client, table: str, city: int, option: int = 0, turn: int = 0) -> None:
    """Choose as soon as its turn has come."""
    await its_turn(client, table, city, turn)
    await client.choose(table, city, option)


async def its_turn(client: Client, table: str, city: int, turn: int = 0) -> None:
    """Listen until a decision for a city is due, in a turn or later."""
    while (seen := client.seen[table]).turn < turn or not any(one.city == city for one in seen.decisions):
        await client.hear()


async def heard_until_turn(client: Client, table: str, turn: int) -> list[wire.ServerMessage]:
    """Return all that a client heard up to a turn, and what was on its way then."""
    while client.seen[table].turn < turn:
        await client.hear()
    await client.do(wire.Say, table, text="what else?")
    return client.heard


@pytest.mark.parametrize("game", GAMES)
async def test_it_judges_a_choice_by_what_the_seat_was_sent_before_it(game: str) -> None:
    async with coached(game=game) as (_, table, (ann,), thinkers):
        await its_turn(ann, table, 0)
        seen = ann.seen[table]
        view, decision, turn = seen.view, seen.decisions[0], seen.turn
        await choose(ann, table, 0, option=1)
        told = await ann.expect(wire.Coached)
        assert told.turn == turn
        assert told.review.verdict.chosen == 1
        sent: Any = told.sight.view
        assert sent | {"ready": []} == plain(view) | {"ready": []}, "others may have become ready since"
        assert told.sight.decisions == (plain(decision),)
        assert msgspec.json.decode(thinkers.asked[0].view) == sent
        judged = advised_on(thinkers.asked[0], FEW, 1)
        assert (judged.verdict, judged.advice and judged.advice.weighing) == (told.review.verdict, told.review.weighing)


async def test_it_says_nothing_before_the_choice_is_sealed_and_judges_the_last_one() -> None:
    async with coached(people=2) as (server, table, (ann, bob), thinkers):
        await choose(ann, table, 0, option=0)
        await choose(ann, table, 0, option=2)
        await ann.do(wire.Say, table, text="waiting")
        assert not thinkers.asked, "moves cannot be tried out"
        assert not any(isinstance(message, wire.Coached) for message in ann.heard)
        await choose(bob, table, 1, option=1)
        told = await ann.expect(wire.Coached)
        assert told.review.verdict.chosen == 2
        mine = await bob.expect(wire.Coached)
        assert mine.review.verdict.chosen == 1
        assert [message.review.weighing.seat for message in bob.heard if isinstance(message, wire.Coached)] == [1]
        entries = await server.services.tables.store.read(table)
        agreed = [entry for entry in map(log.parse_entry, entries) if isinstance(entry, log.CoachAgreed)]
        assert [(entry.seat, entry.on) for entry in agreed] == [(0, True), (1, True)]
        assert table_of(table, entries).is_coached


async def test_it_never_speaks_where_a_second_person_has_not_agreed() -> None:
    async with coached(people=2, agreed=1) as (_, table, (ann, bob), thinkers):
        assert not ann.seen[table].info.coached
        await choose(ann, table, 0)
        await choose(bob, table, 1)
        await heard_until_turn(ann, table, 1)
        assert not thinkers.asked


async def test_it_is_silent_at_once_when_somebody_no_longer_agrees() -> None:
    async with coached(people=2) as (_, table, (ann, bob), thinkers):
        thinkers.may_answer.clear()
        await choose(ann, table, 0)
        await choose(bob, table, 1)
        await heard_until_turn(ann, table, 1)
        assert len(thinkers.asked) == 2
        await bob.do(wire.Coach, table, on=False)
        thinkers.may_answer.set()
        await choose(ann, table, 0, turn=1)
        await choose(bob, table, 1, turn=1)
        assert not any(isinstance(one, wire.Coached) for one in await heard_until_turn(ann, table, 2))


async def test_whoever_watches_has_no_say_and_hears_nothing() -> None:
    async with coached() as (server, table, (ann,), _), server.client() as stranger:
        await stranger.watch(table)
        assert await stranger.refused(wire.Coach(table=table, id="x", on=True)) == "not-seated"
        await choose(ann, table, 0)
        await ann.expect(wire.Coached)
        while stranger.seen[table].turn < 1:
            await stranger.hear()
        assert not any(isinstance(message, wire.Coached) for message in stranger.heard)


class Failing(FirstOption):
    """Bots whose adviser fails."""

    async def advise(self, *_: Any, **__: Any) -> None:
        raise RuntimeError("it broke")


@pytest.mark.parametrize("thinkers", [FirstOption(), Failing()])
async def test_a_coach_who_cannot_speak_holds_nothing_up(thinkers: FirstOption) -> None:
    async with coached(thinkers) as (_, table, (ann,), _):
        await choose(ann, table, 0)
        assert not any(isinstance(one, wire.Coached) for one in await heard_until_turn(ann, table, 1))
        await choose(ann, table, 0, turn=1)
        assert ann.seen[table].info.coached


async def test_a_rematch_with_bots_is_coached_again() -> None:
    async with coached(thinkers=FirstOption()) as (server, table, (ann,), _):
        await ann.play(table)
        await ann.do(wire.Rematch, table)
        again = ann.seen[table].info.rematch
        assert again
        assert (await server.tables.live(again)).table.is_coached
        assert await ann.refused(wire.Coach(table=table, id="x", on=False)) == "not-now"
