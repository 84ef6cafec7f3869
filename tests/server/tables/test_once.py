"""A move takes the direct way: a choice is worked out once, and a view is made and written once for all who need it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import msgspec
import pytest

from mirabilia.core.game import State, Step
from mirabilia.games.seven.game import Seven
from mirabilia.games.seven.model import Decision, Move, View
from mirabilia.games.seven.outlook import Consequence, Outlook
from mirabilia.server.tables import log
from mirabilia.server.tables.sights import Sights
from mirabilia.server.tables.table import STAND_IN, Table
from mirabilia.server.thinking.questions import ask_for
from mirabilia.server.wire import protocol as wire
from tests.kit.server.seated import three_people
from tests.kit.server.tables import choice, entries_of, play_on, replayed, started

pytestmark = pytest.mark.anyio


class Counted(Seven):
    """7 Wonders, counting what it is asked."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def choose(self, state: State, city: int, move: Move) -> Step[Move]:
        self.asked["choose"] += 1
        return super().choose(state, city, move)

    def withdraw(self, state: State, city: int) -> Step[Move]:
        self.asked["withdraw"] += 1
        return super().withdraw(state, city)

    def decision(self, state: State, city: int) -> Decision:
        self.asked["decision"] += 1
        return super().decision(state, city)

    def view(self, state: State, seat: int | None) -> View:
        self.asked["view"] += 1
        return super().view(state, seat)

    def view_again(self, view: View, state: State, seat: int, /) -> View:
        self.asked["view_again"] += 1
        return super().view_again(view, state, seat)

    def outlooks(self, state: State, /) -> tuple[Outlook, ...]:
        self.asked["outlooks"] += 1
        return super().outlooks(state)

    def consequences(self, state: State, decision: Decision, /) -> tuple[Consequence, ...]:
        self.asked["consequences"] += 1
        return super().consequences(state, decision)

    def parse_move(self, text: str) -> Move:
        self.asked["parse_move"] += 1
        return super().parse_move(text)


def counted(table: Table) -> Counter[str]:
    """Count from now on what a table asks its rules."""
    rules = Counted()
    table.descriptor = replace(table.descriptor, rules=rules)
    return rules.asked


async def test_a_choice_is_worked_out_once_and_each_view_once() -> None:
    async with three_people() as (tables, table, people, tokens):
        first, *commands = [choice(table, seat, 0, id_) for id_, seat in (("first", 0), ("0", 0), ("1", 1), ("2", 2))]
        asked = counted(table)
        await tables.act(people[0], first)
        assert asked == {"choose": 1, "view_again": 1}  # only the one who chose sees more than `ready`
        await tables.act(people[0], wire.Withdraw(table=table.id, id="back", turn=0, city=0))
        assert asked == {"choose": 1, "withdraw": 1, "view_again": 2}
        asked.clear()
        for person, command in zip(people, commands, strict=True):
            await tables.act(person, command)
        assert asked == {
            "choose": 3,
            "view_again": 2,  # two light changes
            "view": 3,  # then one for each person who watches
            "decision": 3,
            "consequences": 3,
            "outlooks": 1,
        }
        asked.clear()
        snapshot = await tables.snapshot(table.id, tokens[1])
        assert snapshot.sight is not None
        assert asked == {}


def test_a_bot_is_told_byte_for_byte_what_its_seat_is_sent() -> None:
    table = started(people=1)
    sights = Sights(table)
    frame = msgspec.json.encode(sights.snapshot(1))
    asked = counted(table)
    found = ask_for(sights, 1, STAND_IN)
    assert found
    question, _ = found
    assert asked == {}
    assert b'"view":' + bytes(question.view) + b',"ready"' in frame
    assert b'"decisions":[' + bytes(question.decision) + b"]" in frame


def test_nobody_looks_ahead_for_a_bot() -> None:
    table = started(people=1)
    asked, sights = counted(table), Sights(table)
    assert ask_for(sights, 1, STAND_IN)
    assert asked == {"decision": 1, "view": 1}
    sight = sights.snapshot(0).sight
    assert sight
    assert len(sight.consequences[0]) == len(msgspec.json.decode(sight.decisions[0])["options"])
    assert asked == {"decision": 2, "view": 2, "consequences": 1, "outlooks": 1}
    assert not sights.sight(None).consequences


def test_a_log_that_is_read_works_its_choices_out_once_more() -> None:
    table = started(people=3)
    play_on(table, 20, Random(1))
    entries = entries_of(table)
    chosen = sum(isinstance(entry, log.ChoiceMade) for entry in entries)
    again = replayed(entries[:-chosen], table.id)
    asked = counted(again)
    for entry in entries[-chosen:]:
        again.apply(entry)
    assert asked["choose"] == asked["parse_move"] == chosen
    assert again.state is not None
    assert table.state is not None
    assert again.state.hash == table.state.hash
