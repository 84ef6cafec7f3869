"""The tables: store, then acknowledge, then tell everyone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia.server.store import StoreError, TableRow
from mirabilia.server.store.memory import MemoryDisk, MemoryStore
from mirabilia.server.tables.live_tables import LiveTables
from mirabilia.server.thinking.questions import give_hint
from mirabilia.server.thinking.upkeep import Upkeep
from mirabilia.server.thinking.workers import Picked, Question
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.server.clock import SetClock
from tests.kit.server.messages import hash_of, read_message
from tests.kit.server.running import FirstOption

pytestmark = pytest.mark.anyio


class Person:
    """A client that watches tables, remembers everything, and checks every hash."""

    is_brief = False

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.views: dict[str, Any] = {}

    def send(self, data: bytes) -> None:
        message = read_message(data)
        self.heard.append(message)
        if isinstance(message, wire.Snapshot | wire.Update) and message.hash is not None:
            self.look(message)

    def look(self, message: wire.Snapshot | wire.Update) -> None:
        if message.sight:
            old: Any = self.views.get(message.table)
            view: Any = message.sight.view
            self.views[message.table] = view or msgspec.structs.replace(old, ready=message.sight.ready)
        assert hash_of(self.views[message.table]) == message.hash

    def last(self, kind: type[Any]) -> Any:
        return next(message for message in reversed(self.heard) if isinstance(message, kind))


class OneByOne(FirstOption):
    """Bots that take the options they are told to, or fail where that is None; then the first option."""

    def __init__(self, *answers: int | None) -> None:
        self.answers, self.asked, self.is_busy = list(answers), 0, False

    async def ask(self, question: Question, options: int, seconds: float) -> Picked | None:
        await super().ask(question, options, seconds)
        self.asked += 1
        option = self.answers.pop(0) if self.answers else 0
        return None if option is None else Picked(option, self.is_busy)


class FullDisk(MemoryStore):
    """A store that refuses to write while it is full, before or after it has written."""

    full = ""

    async def append(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        if self.full == "before":
            raise StoreError("the disk is full")
        written = await super().append(row, entries)
        if self.full == "after":
            raise StoreError("the disk is gone")
        return written


@asynccontextmanager
async def tables_on(
    disk: MemoryDisk, name: str = "one", thinkers: Any = None, kind: type[MemoryStore] = MemoryStore, clock: Any = None
) -> AsyncIterator[tuple[LiveTables, Upkeep]]:
    store = kind(disk)
    thinkers = thinkers or OneByOne()
    tables = LiveTables(store, partial(give_hint, thinkers), **({"clock": clock} if clock else {}))
    upkeep = Upkeep(tables, thinkers)
    await store.open(name, tables.hear)
    run = asyncio.create_task(upkeep.run())
    try:
        yield tables, upkeep
    finally:
        run.cancel()
        await upkeep.close()
        await tables.close()
        await store.close()


async def a_table(tables: LiveTables, players: int, people: int, game: Any = "seven", **fields: Any) -> list[Any]:
    """Open a table, seat people who watch it, start it; return (person, token) of each."""
    bots = (None,) * people + ("apprentice",) * (players - people)
    joined = await tables.open_table(bodies.NewTable(game=game, players=players, name="Ann", bots=bots, **fields))
    tokens = [joined.token]
    for number in range(1, people):
        tokens.append((await tables.join(joined.table, bodies.Join(f"Person {number}"))).token)
    persons = [Person() for _ in tokens]
    for person, token in zip(persons, tokens, strict=True):
        await tables.watch(joined.table, token, person)
    await tables.act(persons[0], wire.Start(table=joined.table, id="start"))
    return [joined.table, persons, tokens]


def command(person: Person, table: str, chance: Random) -> wire.Choose | None:
    """Return a random choice among the decisions a person was shown last, None if there is nothing to decide."""
    told = next(m for m in reversed(person.heard) if getattr(m, "sight", None) and m.sight.view is not None)
    latest = next(m for m in reversed(person.heard) if isinstance(m, wire.Snapshot | wire.Update))
    open_ = [decision for decision in told.sight.decisions if decision.city in latest.waiting]
    if not open_ or told.turn != latest.turn:
        return None
    decision = open_[0]
    move = msgspec.Raw(msgspec.json.encode(chance.choice(decision.options).move))
    return wire.Choose(
        table=table, id=f"{latest.version}-{decision.city}", turn=latest.turn, city=decision.city, move=move
    )


def choice_of(person: Person, table: str, chance: Random) -> wire.Choose:
    """Return a random choice of a person who has something to decide."""
    found = command(person, table, chance)
    assert found
    return found


async def play_out(tables: LiveTables, table: str, persons: list[Person], chance: Random) -> None:
    for _ in range(20_000):
        phase = (await tables.live(table)).table.phase
        if phase == "over":
            return
        made = [(person, choice) for person in persons if (choice := command(person, table, chance))]
        for person, choice in made[:1]:
            await tables.act(person, choice)
        await asyncio.sleep(0)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "players", "people"), [("seven", 3, 2), ("seven", 2, 2), ("architects", 4, 2)])
async def test_people_and_bots_play_a_game_to_its_end(game: str, players: int, people: int) -> None:
    async with tables_on(MemoryDisk()) as (tables, _):
        table, persons, _ = await a_table(tables, players, people, game)
        await play_out(tables, table, persons, Random(1))
        assert persons[0].last(wire.Update).info.phase == "over"
        assert all(person.views[table].result is not None for person in persons)


async def test_an_answer_comes_before_what_everybody_is_told() -> None:
    async with tables_on(MemoryDisk()) as (tables, _):
        table, persons, _ = await a_table(tables, 3, 3)
        await tables.act(persons[0], choice_of(persons[0], table, Random(1)))
        assert [type(message).__name__ for message in persons[0].heard[-2:]] == ["Ack", "Update"]
        assert persons[1].last(wire.Update).sight.view is None
        assert persons[1].last(wire.Update).sight.ready == (0,)


async def test_the_same_command_twice_is_carried_out_once_and_answered_alike() -> None:
    async with tables_on(MemoryDisk()) as (tables, _):
        table, persons, tokens = await a_table(tables, 3, 3)
        choice = command(persons[0], table, Random(1))
        assert choice
        await tables.act(persons[0], choice)
        again = Person()
        await tables.watch(table, tokens[0], again)
        await tables.act(again, choice)
        assert again.last(wire.Ack) == persons[0].last(wire.Ack)
        assert len([m for m in persons[1].heard if isinstance(m, wire.Update) and m.sight and not m.sight.view]) == 1


async def test_a_command_that_moves_or_gives_up_a_seat_is_carried_out_once_too() -> None:
    async with tables_on(MemoryDisk()) as (tables, _):
        joined = await tables.open_table(bodies.NewTable(game="seven", players=3, name="Ann"))
        other = await tables.join(joined.table, bodies.Join("Bo"))
        ann, bo = Person(), Person()
        await tables.watch(joined.table, joined.token, ann)
        await tables.watch(joined.table, other.token, bo)
        sit = wire.Sit(table=joined.table, id="sit", seat=2)
        await tables.act(ann, sit)
        first = ann.last(wire.Ack)
        await tables.act(ann, sit)
        assert (ann.last(wire.Ack), ann.last(wire.Snapshot).you) == (first, 2)
        third = await tables.join(joined.table, bodies.Join("Cleo", seat=0))
        cleo = Person()
        await tables.watch(joined.table, third.token, cleo)
        say = wire.Say(table=joined.table, id="sit", text="an id is its person's own")
        await tables.act(cleo, say)
        assert ann.last(wire.Update).chat[0].text == say.text
        leave = wire.Leave(table=joined.table, id="leave")
        await tables.act(bo, leave)
        left = bo.last(wire.Ack)
        await tables.act(bo, leave)
        assert (bo.last(wire.Ack), bo.last(wire.Snapshot).you) == (left, None)
        with pytest.raises(RefusedError, match="no seat"):
            await tables.act(bo, wire.Say(table=joined.table, id="psst", text="am I still here?"))


async def test_a_stale_choice_is_refused_and_shown_what_is() -> None:
    async with tables_on(MemoryDisk()) as (tables, _):
        table, persons, _ = await a_table(tables, 3, 3)
        old = command(persons[0], table, Random(1))
        assert old
        for person in persons:
            await tables.act(person, choice_of(person, table, Random(1)))
        late = msgspec.structs.replace(old, id="late")
        with pytest.raises(RefusedError) as refused:
            await tables.act(persons[0], late)
        assert refused.value.code == "stale"
        assert isinstance(persons[0].heard[-1], wire.Snapshot)


@pytest.mark.parametrize("full", ["before", "after"])
async def test_nothing_is_acknowledged_that_could_not_be_stored(full: str) -> None:
    async with tables_on(MemoryDisk(), kind=FullDisk) as (tables, _):
        table, persons, _ = await a_table(tables, 3, 3)
        assert isinstance(tables.store, FullDisk)
        choice = command(persons[0], table, Random(1))
        assert choice
        tables.store.full = full
        with pytest.raises(StoreError):
            await tables.act(persons[0], choice)
        assert not any(isinstance(message, wire.Ack) and message.id == choice.id for message in persons[0].heard)
        tables.store.full = ""
        ready = persons[1].last(wire.Snapshot).sight.ready
        assert ready == ((0,) if full == "after" else ())  # what is in the log is what everyone sees
        await tables.act(persons[0], choice)
        assert persons[0].last(wire.Ack).id == choice.id
        assert choice.id in {command for _, command in (await tables.live(table)).table.commands}


async def test_everybody_is_told_when_bots_think_less_than_usual() -> None:
    thinkers = OneByOne()
    thinkers.is_busy = True
    async with tables_on(MemoryDisk(), thinkers=thinkers) as (tables, _):
        table, persons, _ = await a_table(tables, 3, 1)
        chance = Random(1)

        async def told(is_hurried: bool) -> None:
            while (await tables.snapshot(table, None)).info.hurried != is_hurried:
                if choice := command(persons[0], table, chance):
                    await tables.act(persons[0], choice)
                await asyncio.sleep(0)

        async with asyncio.timeout(60):
            await told(is_hurried=True)
            thinkers.is_busy = False
            await told(is_hurried=False)
        assert b'"by":"hurried"' in b"\n".join(await tables.store.read(table))


async def test_a_bot_that_fails_is_replaced_by_the_first_option() -> None:
    thinkers = OneByOne(None, None)
    async with tables_on(MemoryDisk(), thinkers=thinkers) as (tables, _):
        table, persons, _ = await a_table(tables, 3, 1)
        await play_out(tables, table, persons, Random(1))
        entries = b"\n".join(await tables.store.read(table))
        assert entries.count(b'"by":"fallback"') == 2
        assert entries.count(b'"by":"bot"') > 30


async def test_a_table_without_people_is_finished_by_bots_and_forgotten() -> None:
    async with tables_on(MemoryDisk()) as (tables, _):
        table, persons, _ = await a_table(tables, 4, 1)
        await tables.act(persons[0], wire.Leave(table=table, id="bye"))
        assert persons[0].last(wire.Snapshot).you is None
        await play_out(tables, table, [], Random(1))


async def test_a_late_decision_is_made_once_and_the_next_is_the_persons_again() -> None:
    time = SetClock()
    async with tables_on(MemoryDisk(), clock=time) as (tables, upkeep):
        table, persons, _ = await a_table(tables, 3, 2, clock=30)
        await tables.act(persons[0], choice_of(persons[0], table, Random(1)))
        time.now += 31_000
        upkeep._plan(table, 0)  # as its timer would in half a minute
        for _ in range(100):
            await asyncio.sleep(0)
        live = await tables.live(table)
        assert (live.table.turn, live.table.awaited, live.table.seats[1].lates) == (1, [0, 1], 1)
        assert not any(seat.away for seat in live.table.seats)
        for person in persons:
            notes = [note.what for told in person.heard if isinstance(told, wire.Update) for note in told.notes]
            assert notes == ["late"]
        await tables.act(persons[1], choice_of(persons[1], table, Random(2)))
        assert (live.table.seats[1].lates, live.table.awaited) == (0, [0])


async def test_two_processes_never_both_write_the_same_version() -> None:
    disk = MemoryDisk()
    async with tables_on(disk, "one") as (one, _), tables_on(disk, "two") as (two, _):
        table, persons, tokens = await a_table(one, 3, 3)
        others = [Person() for _ in tokens]
        for person, token in zip(others, tokens, strict=True):
            await two.watch(table, token, person)
        acts = [one.act(persons[0], choice_of(persons[0], table, Random(1)))]
        acts += [two.act(others[1], choice_of(others[1], table, Random(2)))]
        acts += [one.act(persons[2], choice_of(persons[2], table, Random(3)))]
        await asyncio.gather(*acts)
        for _ in range(20):
            await asyncio.sleep(0)
        assert (await one.live(table)).table.turn == (await two.live(table)).table.turn == 1
        assert [person.views[table] for person in persons] == [person.views[table] for person in others]


async def test_whoever_has_no_seat_sees_the_public_view_and_may_do_nothing() -> None:
    async with tables_on(MemoryDisk()) as (tables, _):
        table, persons, _ = await a_table(tables, 3, 3)
        stranger = Person()
        assert await tables.watch(table, None, stranger) is None
        assert stranger.last(wire.Snapshot).sight.decisions == ()
        assert stranger.views[table].hand == ()
        with pytest.raises(RefusedError, match="no seat"):
            await tables.act(stranger, wire.Say(table=table, id="x", text="psst"))
        with pytest.raises(RefusedError, match="opens no seat"):
            await tables.watch(table, "wrong-token-wrong-token", stranger)
        tables.unwatch(table, persons[0])
        with pytest.raises(RefusedError, match="watch the table first"):
            await tables.act(persons[0], wire.Say(table=table, id="x", text="psst"))


async def test_a_hint_is_given_where_hints_are_allowed() -> None:
    async with tables_on(MemoryDisk(), thinkers=OneByOne(1)) as (tables, _):
        table, persons, _ = await a_table(tables, 3, 3)
        await tables.act(persons[0], wire.Hint(table=table, id="h", turn=0, city=0))
        assert persons[0].last(wire.Hinted) == wire.Hinted(table, "h", 0, 0, 1)
        assert not any(isinstance(message, wire.Hinted) for message in persons[1].heard)
        strict, players, _ = await a_table(tables, 3, 3, hints=False)
        with pytest.raises(RefusedError) as refused:
            await tables.act(players[0], wire.Hint(table=strict, id="h", turn=0, city=0))
        assert refused.value.code == "hints-off"


async def test_a_rematch_is_opened_once_and_told_to_all() -> None:
    async with tables_on(MemoryDisk()) as (tables, _):
        table, persons, tokens = await a_table(tables, 2, 2)
        await play_out(tables, table, persons, Random(1))
        await tables.act(persons[0], wire.Rematch(table=table, id="again"))
        await tables.act(persons[1], wire.Rematch(table=table, id="again"))
        acks = [persons[0].last(wire.Ack), persons[1].last(wire.Ack)]
        await tables.act(persons[0], wire.Rematch(table=table, id="again"))
        assert persons[0].last(wire.Ack) == acks[0] != acks[1]
        new = persons[1].last(wire.Update).info.rematch
        assert (await tables.watch(new, tokens[1], persons[1])) == 1
        assert len(tables.lives) == 2


async def test_idle_tables_leave_memory_and_come_back_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mirabilia.server.tables.live_tables.IDLE_SECONDS", -1.0)
    async with tables_on(MemoryDisk()) as (tables, _):
        table, persons, tokens = await a_table(tables, 3, 3)
        await tables.act(persons[0], choice_of(persons[0], table, Random(1)))
        before = persons[0].last(wire.Update)
        for person in persons:
            tables.unwatch(table, person)
        tables.forget_idle()
        assert table not in tables.lives
        again = Person()
        await tables.watch(table, tokens[0], again)
        assert (again.last(wire.Snapshot).hash, again.last(wire.Snapshot).version) == (before.hash, before.version)


async def test_a_table_of_a_game_that_is_gone_says_which_games_are_there() -> None:
    disk = MemoryDisk()
    async with tables_on(disk) as (tables, _):
        joined = await tables.open_table(bodies.NewTable(game="seven", players=3, name="Ann"))
    disk.logs[joined.table] = [data.replace(b'"seven"', b'"chess"') for data in disk.logs[joined.table]]
    async with tables_on(disk) as (tables, _):
        with pytest.raises(RefusedError, match="there is no game 'chess'; there are seven, architects") as refused:
            await tables.watch(joined.table, joined.token, Person())
    assert refused.value.code == "unavailable"
