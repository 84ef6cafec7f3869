"""Light updates: one for all who are told the same, and enough to have the view that the rules would show."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia.server.tables.sights import Eyes, Sights
from mirabilia.server.wire import protocol as wire
from tests.kit.server.messages import hash_of
from tests.kit.server.seated import three_people
from tests.kit.server.tables import choice, send, started

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("game", "players"), [("seven", 2), ("seven", 3), ("seven", 7), ("architects", 3)])
def test_who_follows_light_updates_has_the_view_that_the_rules_would_show(game: str, players: int) -> None:
    table = started(game, people=players, players=players)
    everybody: set[Eyes] = {None, "together", *range(players)}
    sights, chance = Sights(table), Random(players)
    known: dict[Eyes, Any] = {eyes: sights.view(eyes) for eyes in everybody}
    light = 0
    while table.waiting:
        city = chance.choice(table.waiting)
        after, changes = table.version, send(table, table.decider(city), choice(table, city, chance.getrandbits(30)))
        for change in changes:
            sights.look_anew(change)
        for eyes, update in sights.updates(after, changes, everybody).items():
            assert update.sight
            if update.sight.view is None:
                light += 1
                assert update.hash is None
                known[eyes] = msgspec.structs.replace(known[eyes], ready=update.sight.ready)
            else:
                known[eyes] = sights.view(eyes)
                assert update.hash == hash_of(known[eyes])
            assert table.state
            assert known[eyes] == table.rules.view(table.state, eyes if isinstance(eyes, int) else None)
    assert light or game == "architects"  # where everybody sees every move at once


async def test_those_who_are_told_the_same_are_sent_the_same_bytes() -> None:
    async with three_people() as (tables, table, people, _):
        await tables.act(people[0], choice(table, 0, 0, "first"))
        assert people[1].sent[-1] is people[2].sent[-1]
        assert b'"hash"' not in people[1].sent[-1]
        assert b'"hash"' in people[0].sent[-1]
        await tables.act(people[2], wire.Say(table=table.id, id="hi", text="hi"))
        assert people[0].sent[-1] is people[1].sent[-1] is people[2].sent[-1]
        assert b'"sight"' not in people[0].sent[-1]
