"""`check_store`: holds a store to its contract by using it as servers do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from time import time_ns

from msgspec.structs import replace

from mirabilia.server.store import HEARTBEAT, PATIENCE, Changed, DamagedError, Rewriting, Store, StoreError, TableRow

Make = Callable[[], Store]
Wait = Callable[[float], Awaitable[None]]
ODD_IDS = ("", " ", "a'b", 'a"b', "%s", "?", "ŘÍM-7", "x" * 500, "../a", "a;--")
LATER = 2**62
IMPOSSIBLE_IDS = ("a\0b", "\ud800")
"""Ids that no database can hold; asking for them must do no harm."""


async def check_store(make: Make, shared: bool = True, wait: Wait = asyncio.sleep) -> None:
    """Raise AssertionError where the contract is broken; `make` returns stores on one database, empty at first.

    `shared` says whether several may be open at once, `wait` lets time pass for the store.
    """
    async with opened(make, "one") as store:
        await _check_log(store)
        await _check_forgetting(store)
        await _check_rewriting(store)
        await _check_race("race", [store, store])
        await _check_list(store)
        await _check_finished(store)
        await _check_ids(store)
        await _check_shelf(store, store)
        written = await store.read("log")
    async with opened(make, "two") as store:
        assert await store.read("log") == written, "another process reads something else"
        assert await store.kept("shelf") == b"third", "another process finds something else on the shelf"
        await _check_attendance(store)
    await _check_wakes(make)
    if shared:
        await _check_news(make)
        await _check_owners(make, wait)
        await _check_attendance_elsewhere(make, wait)
        async with opened(make, "left") as left, opened(make, "right") as right:
            await _check_taking(left, right)
    await _check_closed(make())


@asynccontextmanager
async def opened(make: Make, process: str, changed: Changed = lambda _table, _version: None) -> AsyncIterator[Store]:
    """Open a store, and close it."""
    store = make()
    await store.open(process, changed)
    try:
        yield store
    finally:
        await store.close()


def example(table: str, version: int = 1) -> TableRow:
    """Return the row of a table in play."""
    return TableRow(table, "one game", "playing", False, version, 1_000 + version, None, b'{"seats":3}')


async def _check_log(store: Store) -> None:
    """Check that what is appended is read, once and in order, and that the version decides who may append."""
    assert await store.row("log") is None, "a table that nobody has made"
    assert await store.read("log") == [], "entries that nobody has written"
    assert not await store.append(example("log"), [b"first"]), "appended to no table"
    assert await store.create(example("log", 2), [b"first", b"\0\xff"]), "a new table was refused"
    assert not await store.create(example("log", 1), [b"other"]), "a table was made twice"
    assert await store.read("log") == [b"first", b"\0\xff"], "a refused table changed the log"
    for version, entries in ((2, [b"late"]), (4, [b"early"]), (1, [b"old"]), (3, [b"two", b"late"])):
        changed = replace(example("log", version), listing=b"{}")
        assert not await store.append(changed, entries), f"appended at {version} to a log of 2"
    assert await store.row("log") == example("log", 2), "a refused entry changed the row"
    after = TableRow("log", "another game", "over", True, 5, 7, 0, bytes(range(256)))
    assert await store.append(after, [b"", b"4" * 100_000, b"5"]), "an entry was refused"
    assert await store.row("log") == after, "the row is not as it was written"
    whole = [b"first", b"\0\xff", b"", b"4" * 100_000, b"5"]
    for start in range(6):
        assert await store.read("log", start) == whole[start:], f"read wrongly from {start}"
    try:
        await store.read("log", 6)
    except DamagedError:
        return
    raise AssertionError("a log that is shorter than what was read of it seems whole")


async def _check_race(table: str, stores: list[Store]) -> None:
    """Check that of several that append at once only one comes first, and that each of many entries is written."""
    assert await stores[0].create(example(table, 0), []), "a table without entries was refused"
    for version in range(1, 4):
        tries = [(store, b"%d by %d" % (version, n)) for store in stores for n in range(5)]
        won = await asyncio.gather(*(store.append(example(table, version), [entry]) for store, entry in tries))
        assert sum(won) == 1, f"{sum(won)} were first"
        assert await stores[-1].read(table, version - 1) == [tries[won.index(True)][1]], "a loser was written"
    names = [f"{table} {n}" for n in range(len(stores))]
    made = await asyncio.gather(*(store.create(example(names[n]), [b"1"]) for n, store in enumerate(stores)))
    assert all(made), "tables made at once were refused"
    queue = [(n, version) for version in range(2, 30) for n in range(len(stores))]
    done = await asyncio.gather(*(stores[n].append(example(names[n], v), [b"%d" % v]) for n, v in queue))
    assert all(done), "entries asked for in order were refused"
    for name in names:
        assert await stores[0].read(name) == [b"%d" % v for v in range(1, 30)], "entries are not in order"


async def _check_list(store: Store) -> None:
    """Check that public tables of a phase are listed, most recently changed first, and no more than asked for."""
    for number in range(12):
        row = replace(example(f"list {number}"), public=number % 3 > 0, changed=100 * (number * 7 % 12))
        assert await store.create(replace(row, phase="lobby" if number % 2 else "closed"), [b"."])
    lobby = await store.listed("lobby", 100)
    assert {row.id for row in lobby} == {"list 1", "list 5", "list 7", "list 11"}, "wrong tables are listed"
    assert all(a.changed > b.changed for a, b in pairwise(lobby)), "the list is not in order"
    assert await store.listed("lobby", 2) == lobby[:2], "the limit cuts wrongly"
    assert await store.listed("lobby", 0) == [], "no tables were asked for"
    assert await store.append(replace(lobby[-1], version=2, changed=5_000), [b"."])
    assert [row.id for row in await store.listed("lobby", 100)] == [lobby[-1].id, *(row.id for row in lobby[:-1])]


async def _check_finished(store: Store) -> None:
    """Check that all tables of a game that are over are returned, most recently changed first, and no others."""
    for number in range(12):
        row = replace(example(f"end {number}"), public=number % 2 > 0, changed=100 * (number * 7 % 12))
        game, phase = "a game with an end" if number % 3 else "another", "over" if number > 1 else "lobby"
        assert await store.create(replace(row, game=game, phase=phase), [b"."])
    over = await store.finished("a game with an end", 100)
    expected = {f"end {number}" for number in range(2, 12) if number % 3}
    assert {row.id for row in over} == expected, "wrong tables are over"
    assert all(a.changed > b.changed for a, b in pairwise(over)), "the finished tables are not in order"
    assert await store.finished("a game with an end", 3) == over[:3], "the limit cuts wrongly"
    for game in ("a game that nobody plays", *IMPOSSIBLE_IDS):
        assert await store.finished(game, 100) == [], f"tables of {game!r}"


async def _check_ids(store: Store) -> None:
    """Check that any text is taken as an id, and never as anything else."""
    for name in ODD_IDS:
        assert await store.create(example(name), [name.encode()]), f"{name!r} was refused"
    for name in ODD_IDS:
        assert (await store.row(name), await store.read(name)) == (example(name), [name.encode()]), f"{name!r} is lost"
    for name in (*IMPOSSIBLE_IDS, "a_b", "A'B", "x" * 499):
        assert await store.row(name) is None, f"{name!r} is known"
        assert await store.read(name) == [], f"{name!r} has entries"
        assert not await store.owns(name), f"{name!r} is owned"


async def _check_wakes(make: Make) -> None:
    """Check that the next process looks after the tables that need it, and hears of each only once."""
    async with opened(make, "early") as store:
        await store.beat()
        assert await store.create(replace(example("wake"), wake=5), [b"."])
        assert await store.create(example("sleep"), [b"."])
        assert "wake" not in await store.beat(), "the process that made a table hears of it as if it were new"
        assert await store.owns("wake"), "the process that made a table does not own it"
        assert not await store.owns("nothing"), "a table that is not there is owned"
    async with opened(make, "early") as store:
        taken = await store.beat()
        assert "wake" in taken, "nobody looks after a table"
        assert "sleep" not in taken, "a table that needs nothing is looked after"
        assert await store.beat() == [], "a table was handed over twice"
        assert await store.owns("sleep"), "a table without an owner cannot be had"
        assert await store.append(replace(example("sleep", 2), wake=0), [b"."])
        assert await store.beat() == [], "a table that is already owned was handed over"


async def _check_news(make: Make) -> None:
    """Check that every process hears of the others' changes, and not of its own."""
    heard: dict[str, list[tuple[str, int]]] = {"left": [], "right": []}

    def listen(name: str) -> Changed:
        return lambda table, version: heard[name].append((table, version))

    async with opened(make, "left", listen("left")) as left, opened(make, "right", listen("right")) as right:
        assert await left.create(example("news"), [b"."])
        assert await left.append(example("news", 2), [b"."])
        assert await right.append(example("news", 3), [b"."])
        assert not await left.append(example("news", 3), [b"."])
        for _ in range(100):
            await asyncio.sleep(0.02)
            if all(heard.values()):
                break
        assert heard["right"] == [("news", 2)], "the other process has not heard exactly what it should"
        assert heard["left"] == [("news", 3)], "the first process has not heard exactly what it should"
        await _check_race("shared race", [left, right])


async def _check_owners(make: Make, wait: Wait) -> None:
    """Check that a table has one living owner, and a new one when that owner dies or leaves."""
    async with opened(make, "heir") as heir:
        await heir.beat()
        late = make()
        await late.open("late", lambda _table, _version: None)
        assert await late.create(replace(example("left"), wake=0), [b"."])
        await late.close()
        assert await heir.beat() == ["left"], "the tables of a process that leaves are not taken at once"
        async with opened(make, "mute") as mute:
            assert await mute.create(replace(example("mute"), wake=0), [b"."])
            assert await mute.create(example("mute too"), [b"."])
            await wait(PATIENCE / 3)
            assert await heir.beat() == [], "a table was taken from a living process"
            assert not await heir.owns("mute"), "a table has two owners"
            await mute.beat()
            await wait(PATIENCE * 3 / 4)
            assert await heir.beat() == [], "a sign of life was not heard"
            await wait(HEARTBEAT)
            assert await heir.beat() == ["mute"], "a table of the dead was not taken"
            assert await heir.owns("mute too"), "a table of the dead cannot be had"
            assert not await mute.owns("mute"), "a process that was silent does not see that its table was taken"
            assert await mute.beat() == [], "a process that was silent takes its tables back"
            assert not await mute.owns("mute too"), "a table has two owners"


async def _check_forgetting(store: Store) -> None:
    """Check that old tables are forgotten once they have ended, the oldest first, and no others."""
    for number, phase in enumerate(("lobby", "playing", "over", "closed", "over", "over")):
        row = replace(example(f"old {number}"), phase=phase, public=number in (2, 4), changed=number + 1)
        assert await store.create(row, [b"."])
    assert await store.forget(6, 2) == 2, "the wrong number was forgotten"
    assert [await store.row(f"old {number}") is None for number in range(6)] == [False, False, True, True, False, False]
    assert await store.forget(6, 10) == 1, "the one that had changed too lately counts as old"
    assert [await store.read(f"old {number}") for number in (0, 1, 4, 5)] == [[b"."], [b"."], [], [b"."]]
    assert await store.create(example("old 2"), [b"new"]), "what was forgotten is in the way"
    assert await store.read("old 2") == [b"new"]


async def _check_rewriting(store: Store) -> None:
    """Check that logs are replaced together or not at all, go on afterwards, and can be removed."""
    for name in ("own 1", "own 2"):
        assert await store.create(example(name, 2), [b"Ann", b"Bob"])
    await store.keep("own seats", b"of Ann", None)
    news = [Rewriting(example(name, 3), [b"...", b"Bob", b"gone"], 2) for name in ("own 1", "own 2")]
    late = [news[0], replace(news[1], before=1)]
    assert not await store.rewrite(late, ["own seats"]), "a log was replaced that had changed meanwhile"
    assert [await store.read(name) for name in ("own 1", "own 2")] == [[b"Ann", b"Bob"]] * 2, "one was replaced alone"
    assert await store.kept("own seats") == b"of Ann", "something was cleared off the shelf alone"
    assert await store.rewrite(news, ["own seats"]), "logs were not replaced"
    assert [await store.read(name) for name in ("own 1", "own 2")] == [[b"...", b"Bob", b"gone"]] * 2
    assert await store.read("own 1", 2) == [b"gone"], "the end of a log that was replaced cannot be read"
    assert await store.kept("own seats") is None, "it is still on the shelf"
    assert await store.append(example("own 1", 4), [b"more"]), "a log that was replaced does not go on"
    assert await store.read("own 1") == [b"...", b"Bob", b"gone", b"more"]
    assert [await store.remove("own 2"), await store.remove("own 2")] == [True, False], "it was not removed once"
    assert (await store.row("own 2"), await store.read("own 2")) == (None, []), "something of it is left"


async def _check_shelf(store: Store, other: Store) -> None:
    """Check that what is kept is found, by name and until it expires, and taken once."""
    assert await store.kept("shelf") is None, "something that nobody has kept"
    assert await store.take("shelf") is None, "something that nobody has kept was taken"
    assert await store.keep("shelf", b"first", None) == b"first", "something new was not kept"
    assert await store.keep("shelf", b"second", 1) == b"first", "it was replaced by something"
    assert await store.keep("shelf", b"third", LATER, replace=True) == b"third", "it was not replaced"
    assert await store.kept("shelf") == b"third", "it is not what was kept"
    await store.keep("brief", b"old", 1)
    assert await store.kept("brief") is None, "something has outlived its end"
    assert await store.take("brief") is None, "something was taken after it had expired"
    end = time_ns() // 1_000_000 + 100
    assert await store.keep("brief", b"\0\xff" * 50_000, end) == b"\0\xff" * 50_000, (
        "something that has expired is in the way"
    )
    await asyncio.sleep(0.15)
    assert await store.kept("brief") is None, "something has outlived its end"
    await store.beat()
    assert await store.keep("brief", b"", None) == b"", "nothing at all cannot be kept"
    assert await store.kept("brief") == b"", "nothing at all is not kept"
    for name in IMPOSSIBLE_IDS:
        assert await store.kept(name) is None, f"{name!r} is kept"
        assert await store.take(name) is None, f"{name!r} was taken"
    await _check_taking(store, other)


async def _check_taking(store: Store, other: Store) -> None:
    """Check that of several that keep or take something at once only one succeeds."""
    for turn in range(5):
        name = f"prize {turn}"
        tries = [who.keep(name, b"%d" % n, LATER) for n, who in enumerate((store, other) * 3)]
        assert len(set(await asyncio.gather(*tries))) == 1, "those who keep at once do not agree"
        prize = await other.kept(name)
        taken = await asyncio.gather(*(who.take(name) for who in (store, other) * 3))
        assert sorted(data is None for data in taken) == [False] + [True] * 5, "it was not taken exactly once"
        assert prize in taken, "something else was taken"


async def _check_attendance(store: Store) -> None:
    """Check that what a process reports about who has a table open is found, until it reports something else."""
    assert await store.attendance("log") == {}, "somebody is there before anybody came"
    await store.attend("log", b"")
    await store.attend("log", b"Ann")
    await store.attend("log", b"Ann, Bob")
    assert await store.attendance("log") == {"two": b"Ann, Bob"}, "it is not what was reported"
    assert await store.attendance("other") == {}, "somebody is at another table too"
    await store.attend("log", b"")
    assert await store.attendance("log") == {}, "somebody is there after all have left"
    for name in IMPOSSIBLE_IDS:
        assert await store.attendance(name) == {}, f"somebody is at {name!r}"
    await store.attend("log", b"Ann")


async def _check_attendance_elsewhere(make: Make, wait: Wait) -> None:
    """Check that others hear who has a table open, and that this ends with the process."""
    heard: list[tuple[str, int]] = []

    async def hears(what: str) -> None:
        for _ in range(100):
            await asyncio.sleep(0.02)
            if heard:
                break
        assert heard == [("open", 1)], f"not heard that {what}"
        heard.clear()

    async with opened(make, "near", lambda *news: heard.append(news)) as near:
        assert await near.attendance("log") == {}, "somebody has outlived a process"
        assert await near.create(example("open"), [b"."])
        await near.attend("open", b"Ann")
        async with opened(make, "far") as far:
            assert await far.attendance("open") == {"near": b"Ann"}, "what was reported before a process came is lost"
            await far.attend("open", b"Bob")
            await hears("somebody came")
            assert await near.attendance("open") == {"near": b"Ann", "far": b"Bob"}, "not everybody is there"
        await hears("a process has left")
        assert await near.attendance("open") == {"near": b"Ann"}, "somebody has outlived a process"
        async with opened(make, "mute") as mute:
            await mute.attend("open", b"Eve")
            await hears("somebody came")
            await wait(PATIENCE * 0.55)
            await near.beat()
            await wait(PATIENCE * 0.55)  # enough for the mute one, with room for the near one on a busy machine
            assert await near.attendance("open") == {"near": b"Ann"}, "the dead are there"
            await near.beat()
            await hears("a process is dead")


async def _check_closed(store: Store) -> None:
    """Check that a store says so when it is not open."""
    try:
        await store.row("log")
    except StoreError:
        return
    raise AssertionError("a store that is not open answers")
