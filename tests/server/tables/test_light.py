"""Light updates: one for all who are told the same, and enough to have the view that the rules would show."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia.server.tables.sights import Eyes, Sights
from mirabilia.server.wire import protocol as wire
from tests.kit.server.messages import hash_of
from tests.kit.server.seated import Watcher, three_people
from tests.kit.server.tables import choice, send, started

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("brief", [False, True])
@pytest.mark.parametrize(("game", "players"), [("seven", 2), ("seven", 3), ("seven", 7), ("architects", 3)])
def test_who_follows_light_updates_has_the_view_that_the_rules_would_show(game: str, players: int, brief: bool) -> None:
    table = started(game, people=players, players=players)
    everybody: set[Eyes] = {None, "together", *range(players)}
    sights, chance = Sights(table), Random(players)
    known: dict[Eyes, Any] = {eyes: sights.view(eyes) for eyes in everybody}
    decisions: dict[Eyes, Any] = {eyes: sights.sight(eyes).decisions for eyes in everybody}
    light = renewed = 0
    while table.waiting:
        city = chance.choice(table.waiting)
        after, changes = table.version, send(table, table.decider(city), choice(table, city, chance.getrandbits(30)))
        for change in changes:
            sights.look_anew(change)
        for eyes, update in sights.updates(after, changes, everybody, everybody if brief else ()).items():
            assert update.sight
            if update.sight.view is None:
                light += 1
                assert update.hash is None
                own = update.sight.renewed or {}
                renewed += bool(own)
                known[eyes] = msgspec.structs.replace(known[eyes], ready=update.sight.ready, **own)
            else:
                known[eyes], decisions[eyes] = sights.view(eyes), update.sight.decisions
                assert update.hash == hash_of(known[eyes])
            assert table.state
            assert known[eyes] == table.rules.view(table.state, eyes if isinstance(eyes, int) else None)
            assert decisions[eyes] == Sights(table).sight(eyes).decisions
    assert light or game == "architects"  # where everyone sees every move at once
    assert bool(renewed) == (brief and game == "seven" and players > 2)  # with two, a choice brings another decision


async def test_who_asks_to_be_told_briefly_is_told_only_what_is_new_after_their_own_choice() -> None:
    async with three_people() as (tables, table, people, tokens):
        await tables.act(people[1], choice(table, 1, 0, "before"))
        people[0].is_brief = True
        await tables.act(people[0], choice(table, 0, 0, "first"))
        told = msgspec.json.decode(people[0].sent[-1])
        assert told["sight"]["renewed"].keys() == {"chosen"}
        assert told["sight"]["view"] is None
        assert not told["sight"]["decisions"]
        assert b"renewed" not in people[1].sent[-1] + people[2].sent[-1]
        second = Watcher()
        await tables.watch(table.id, tokens[0], second)  # the same seat, but it did not ask to be told briefly
        await tables.act(people[0], wire.Withdraw(table=table.id, id="back", turn=0, city=0))
        assert people[0].sent[-1] is second.sent[-1]
        assert b'"hash"' in second.sent[-1]


async def test_those_who_are_told_the_same_are_sent_the_same_bytes() -> None:
    async with three_people() as (tables, table, people, _):
        await tables.act(people[0], choice(table, 0, 0, "first"))
        assert people[1].sent[-1] is people[2].sent[-1]
        assert b'"hash"' not in people[1].sent[-1]
        assert b'"hash"' in people[0].sent[-1]
        await tables.act(people[2], wire.Say(table=table.id, id="hi", text="hi"))
        assert people[0].sent[-1] is people[1].sent[-1] is people[2].sent[-1]
        assert b'"sight"' not in people[0].sent[-1]
