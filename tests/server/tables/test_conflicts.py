"""Two processes that add to one log: the second goes back, reads what is new, and tries again."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

import msgspec
import pytest

from mirabilia.server.store.memory import MemoryDisk, MemoryStore
from mirabilia.server.tables.live_tables import LiveTables
from mirabilia.server.tables.memento import Memento, go_back, memento_of
from mirabilia.server.tables.rows import row_of
from mirabilia.server.tables.sights import Sights
from mirabilia.server.tables.table import Table, table_of
from mirabilia.server.thinking.questions import give_hint
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.kit.server.messages import read_message
from tests.kit.server.running import FirstOption
from tests.kit.server.seated import three_people
from tests.kit.server.tables import choice, in_mid_game, play_on, send

pytestmark = pytest.mark.anyio


class Person:
    """A person who keeps what they are sent."""

    is_brief = False

    def __init__(self) -> None:
        self.acks: list[str] = []
        self.shown = 0
        """How often everything was shown."""

    def send(self, data: bytes) -> None:
        message = read_message(data)
        if isinstance(message, wire.Ack):
            self.acks.append(message.id)
        self.shown += isinstance(message, wire.Snapshot)


class CountedStore(MemoryStore):
    """A store that remembers from which entry logs were read."""

    def __init__(self, disk: MemoryDisk) -> None:
        super().__init__(disk)
        self.read_after: list[int] = []

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        self.read_after.append(after)
        return await super().read(table, after)


async def process(disk: MemoryDisk, name: str) -> tuple[LiveTables, CountedStore]:
    """Return a process that hears nothing from the others until its own entries are refused."""
    store = CountedStore(disk)
    await store.open(name, lambda _table, _version: None)
    return LiveTables(store, partial(give_hint, FirstOption())), store


async def test_processes_that_hear_nothing_of_each_other_play_one_game_by_what_is_new_in_its_log() -> None:
    disk, chance = MemoryDisk(), Random(4)
    both = [await process(disk, name) for name in ("one", "two")]
    first, other = (tables for tables, _ in both)
    joined = await first.open_table(bodies.NewTable(game="seven", players=3, name="Ann"))
    tokens = [joined.token, *[(await first.join(joined.table, bodies.Join("Bob"))).token for _ in range(2)]]
    people = [[Person() for _ in tokens] for _ in both]
    for (tables, _), persons in zip(both, people, strict=True):
        for person, token in zip(persons, tokens, strict=True):
            await tables.watch(joined.table, token, person)
    await first.act(people[0][0], wire.Start(table=joined.table, id="start"))
    await other.act(people[1][0], wire.Say(table=joined.table, id="hi", text="hi"))  # and so it hears of the start
    await first.act(people[0][1], wire.Say(table=joined.table, id="ho", text="ho"))
    for _, store in both:
        store.read_after.clear()
    choices = 0
    while (table := table_of(joined.table, disk.logs[joined.table])).waiting:
        at, city = chance.randrange(2), chance.choice(table.waiting)
        command = choice(table, city, chance.getrandbits(20), f"choice-{table.version}")
        await hear_of_turn(both[at][0], table)
        await both[at][0].act(people[at][city], command)
        assert people[at][city].acks[-1] == command.id
        choices += 1
    assert choices >= 18 * 3
    read = [after for _, store in both for after in store.read_after]
    assert len(read) > choices // 4
    assert 0 not in read


async def hear_of_turn(tables: LiveTables, table: Table) -> None:
    """Let a process hear of a table if it has missed the end of a turn: a choice made in it would be stale."""
    if tables.lives[table.id].table.turn < table.turn:
        tables.hear(table.id, table.version)
        while tables.lives[table.id].table.version < table.version:
            await asyncio.sleep(0)


@pytest.mark.parametrize(("game", "players"), [("seven", 2), ("seven", 5), ("architects", 3)])
def test_a_table_that_went_back_is_as_it_was(game: str, players: int) -> None:
    for seed in range(8):
        table, chance = in_mid_game(game, players, seed), Random(seed)
        before, known = memento_of(table), everything(table)
        play_on(table, 2 * players, chance)
        if table.phase == "playing":
            send(table, 0, wire.Say(table=table.id, id="hi", text="hi"), at=table.changed + 1)
            send(table, 0, wire.Away(table=table.id, id="away"), at=table.changed + 1)
        assert everything(table) != known or not table.waiting
        go_back(table, before)
        assert everything(table) == known


def everything(table: Table) -> list[bytes]:
    """Return all that a table shows anyone, and what is stored of it."""
    shown = [msgspec.json.encode(Sights(table).snapshot(eyes)) for eyes in (None, *range(table.options.players))]
    return [*shown, repr(row_of(table)).encode(), repr((table.seats, table.commands, table.changes)).encode()]


async def test_only_a_table_that_others_add_to_is_remembered_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    remembered: list[str] = []

    def remember(table: Table) -> Memento:
        remembered.append(table.id)
        return memento_of(table)

    monkeypatch.setattr("mirabilia.server.tables.live_tables.memento_of", remember)
    async with three_people() as (tables, table, people, _):
        tables.hear("another1", 5)
        await tables.act(people[0], choice(table, 0, 0, "first"))
        assert not remembered
        tables.hear(table.id, table.version)
        await tables.act(people[1], choice(table, 1, 0, "second"))
        assert remembered == [table.id]
