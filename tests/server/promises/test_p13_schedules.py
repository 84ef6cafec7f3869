"""P13: nobody's game is lost, whatever people do, on the tests' own clock.

People are late, step away, return, leave, are stood in for, waited for, replaced by guests, vote, pause, close the
table and open it again, in every order of a few of these and in many random orders of more. After each of them:

- a person of the table who comes back makes the next open decision of their seat, even if nobody else does;
- a bot has decided for a person only where that person was late, or was away while another was there;
- nothing was decided while all its people were away.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import pytest

from mirabilia.server.tables import log
from mirabilia.server.tables.change import Addition, entry_of
from mirabilia.server.tables.commands import entries_for, entries_to_join
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.thinking.upkeep import overdue
from mirabilia.server.wire import bodies, terms
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.protocol import GameName
from mirabilia.server.wire.refusal import RefusedError
from mirabilia.server.wire.terms import GONE_MS, IDLE_MS
from tests.kit.server.tables import choice, entries_of, started, token

EVENTS = (
    *("choose", "choose", "choose", "all choose", "all choose", "bots", "bots", "time", "time", "time"),
    *("away", "return", "close", "open", "pause", "resume", "more time", "clock"),
    *("stand in", "wait for", "open seat", "guest", "guest", "guest returns it", "owner returns", "leave"),
)
"""What may happen, each as often as it is listed."""
LONG = 10**7
"""More milliseconds than any clock of these tables but the slow ones has."""
MOST_ROUNDS = 400
LONGEST_SCHEDULE = 600
"""How many events a game has in which to come to its end."""
SCHEDULES = int(os.environ.get("MIRABILIA_SCHEDULES", "10000"))


class Kind(NamedTuple):
    """A kind of table."""

    game: GameName
    players: int
    people: int
    clock: int | None
    when_away: str
    away_after: int = 2
    reserve: int = 0


class World:
    """A table, its clock, and who has it open."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.now = 1000
        self.gone: dict[int, int] = {}
        self.table = started(
            kind.game,
            kind.players,
            seed,
            kind.people,
            clock=kind.clock,
            when_away=kind.when_away,
            away_after=kind.away_after,
            reserve=kind.reserve,
        )
        self.happened: Counter[str] = Counter()
        self.deserted = False
        self.unheard: Counter[int] = Counter()
        """How many decisions in a row were made for a person who was late."""

    def put(self, added: Sequence[Addition]) -> None:
        for addition in added:
            entry = entry_of(addition)
            self._check(entry)
            self.table.apply(addition)
            self._note(entry)
            self.happened[str(entry.__struct_config__.tag)] += 1

    def _note(self, entry: log.Entry) -> None:
        """Keep a separate account of who is back."""
        match entry:
            case log.Deserted():
                self.deserted = True
            case log.Returned() | log.Reclaimed() | log.Seated():
                self.deserted, self.unheard[entry.seat] = False, 0
            case log.ChoiceMade(by="person"):
                self.unheard[entry.seat] = 0

    def _check(self, entry: log.Entry) -> None:
        """A bot decides for a person only where it may."""
        if not isinstance(entry, log.ChoiceMade) or entry.by == "person":
            return
        seat, people = self.table.seats[entry.seat], [seat for seat in self.table.seats if seat.person]
        assert not people or any(not other.away for other in people), "something was decided where nobody is present"
        assert not people or not self.deserted, "something was decided while nobody had the table open"
        if seat.person:
            assert seat.late_in == self.table.turn or seat.away, "a bot decided for a person who was there in time"
            self.unheard[entry.seat] += seat.late_in == self.table.turn and not seat.away
            assert self.unheard[entry.seat] <= 3, "a bot went on deciding for a person who counts as present"

    def act(self, seat: int, kind: Any, *, is_owner: bool = False, **fields: Any) -> bool:
        """Send a command, and tell whether it was carried out."""
        self.pass_time(7)
        command = kind(table=self.table.id, id=f"{self.now}", **fields)
        here = {other: since for other, since in self.gone.items() if other != seat}
        try:
            self.put(entries_for(self.table, seat, command, self.now, gone=here, is_owner=is_owner))
        except RefusedError:
            return False
        return True

    def choose(self, seat: int, number: int = 0) -> bool:
        """Let the person of a seat choose whatever is awaited from them."""
        self.pass_time(7)
        for city in [city for city in self.table.waiting if self.table.decider(city) == seat]:
            command = choice(self.table, city, number, f"{self.now} {city}")
            here = {other: since for other, since in self.gone.items() if other != seat}
            if self.table.paused:
                return False
            self.put(entries_for(self.table, seat, command, self.now, gone=here))
            return True
        return False

    def bots(self, most: int = 1000) -> None:
        """Let bots decide what they have to."""
        for _ in range(most):
            duties = self.table.duties()
            if not duties:
                return
            city, seat, _ = duties[0]
            assert self.table.state
            game = self.table.rules
            move = game.write_move(game.decision(self.table.state, city).options[0].move)
            self.put([log.ChoiceMade(at=self.now, seat=seat, turn=self.table.turn, city=city, move=move, by="bot")])

    def pass_time(self, milliseconds: int) -> None:
        self.now += milliseconds
        self.put(overdue(self.table, self.now, self.gone))

    def copy(self) -> World:
        """Return a separate world just like this one; what never changes is shared."""
        table = self.table
        shared = (table.descriptor, table.state, table.record, table.options, *entries_of(table))
        return deepcopy(self, {id(one): one for one in shared})


def happen(world: World, event: str, seat: int, other: int, chance: Random) -> None:
    """Let something happen, if it can."""
    match event:
        case "choose":
            world.choose(seat, chance.randrange(100))
        case "all choose":
            for one in world.table.awaited:
                world.choose(one, chance.randrange(100))
        case "bots":
            world.bots(chance.choice((1, 2, 1000)))
        case "time":
            world.pass_time(chance.choice((5_000, 31_000, LONG, 90_000_000)))
        case "away":
            world.act(seat, wire.Away)
        case "return":
            world.act(seat, wire.Return)
        case "close":
            world.gone[seat] = world.now
        case "open":
            world.gone.pop(seat, None)
        case "pause":
            world.act(seat, wire.Want, wish=terms.PauseWish())
        case "resume":
            world.act(seat, wire.Resume)
        case "more time":
            world.act(seat, wire.Want, wish=terms.MoreTime())
        case "clock":
            world.act(seat, wire.Want, wish=terms.SetClock(chance.choice((None, 20, 40, 86_400))))
        case "stand in":
            world.act(seat, wire.Want, wish=terms.StandIn(other))
        case "wait for":
            world.act(seat, wire.Want, wish=terms.WaitFor(other))
        case "open seat":
            world.act(seat, wire.Want, wish=terms.OpenSeat(other))
        case "guest":
            world.act(seat, wire.Want, wish=terms.OpenSeat(other))
            join(world)
        case "guest returns it":
            for lent in lent_seats(world.table)[:1]:
                world.act(lent, wire.Leave)
        case "owner returns":
            for lent in lent_seats(world.table)[:1]:
                assert world.act(lent, wire.Return, is_owner=True)
        case "leave":
            if not world.table.seats[seat].owner:
                world.act(seat, wire.Leave)
        case _:
            raise AssertionError(event)


def lent_seats(table: Table) -> list[int]:
    """Return the seats that guests play."""
    return [number for number, seat in enumerate(table.seats) if seat.owner]


def join(world: World) -> None:
    """Let a person who came by the link sit down, if there is a seat."""
    world.pass_time(7)
    try:
        world.put(entries_to_join(world.table, bodies.Join("Guest"), hash_token(f"guest {world.now}"), world.now))
    except RefusedError:
        return


def assert_nobody_is_lost(world: World) -> None:
    """Everyone who belongs to the table can come back and decide, even if all others are gone."""
    if world.table.phase != "playing":
        return
    for seat in world.table.people:
        for is_owner in (False, True):
            if not is_owner or world.table.seats[seat].owner:
                assert_can_decide(world.copy(), seat, is_owner)


def assert_can_decide(world: World, seat: int, is_owner: bool) -> None:
    """The person of a seat, or whoever it belongs to, comes back alone and gets to decide, or the game ends first."""
    table = world.table
    person = table.seats[seat].owner if is_owner else table.seats[seat].person
    world.gone = {other: 0 for other in table.people if other != seat}
    assert world.act(seat, wire.Return, is_owner=is_owner), "a person cannot return"
    assert table.seats[seat].person == person
    for _ in range(MOST_ROUNDS):
        if table.paused:
            assert world.act(seat, wire.Resume), "a person cannot end a pause"
        world.bots()
        if seat in table.awaited:
            assert not table.seats[seat].away
            assert all(due.late > world.now for due in table.due if due.seat == seat), "a person is late on return"
            assert world.choose(seat), "a person who is awaited cannot decide"
            return
        if table.phase == "over":
            return
        wait_for_others(world, seat)
    raise AssertionError(f"seat {seat} never gets to decide")


def wait_for_others(world: World, seat: int) -> None:
    """Do what a person alone at a table can do about those who are awaited: wait, or let bots play."""
    table = world.table
    for other in [other for other in table.awaited if other != seat]:
        if table.due:
            world.pass_time(max(0, table.due[0].late - world.now))
            return
        clock = 1000 * (table.options.clock or 0) if table.is_slow else 0  # how long the gone may be asked
        world.pass_time(GONE_MS + IDLE_MS + clock)
        assert world.act(seat, wire.Want, wish=terms.StandIn(other)), "a person who is gone cannot be stood in for"


# In every order


SHORT = (
    *("all choose", "bots", "time", "away", "return", "close", "open"),
    *("pause", "stand in", "open seat", "guest", "leave"),
)


SOME_KINDS: list[tuple[GameName, int | None, str]] = [
    ("seven", None, "wait"),
    ("architects", 30, "bot"),
]
OTHER_KINDS: list[tuple[GameName, int | None, str]] = [
    ("seven", 30, "bot"),
    ("seven", 30, "wait"),
    ("seven", None, "bot"),
    ("architects", 30, "wait"),
    ("architects", 86_400, "wait"),
]


@pytest.mark.parametrize(("game", "clock", "when_away"), SOME_KINDS)
def test_p13_in_every_order_of_three_events_nobody_is_lost(game: GameName, clock: int | None, when_away: str) -> None:
    try_every_order(game, clock, when_away)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "clock", "when_away"), OTHER_KINDS)
def test_p13_at_other_tables_too(game: GameName, clock: int | None, when_away: str) -> None:
    try_every_order(game, clock, when_away)


def try_every_order(game: GameName, clock: int | None, when_away: str) -> None:
    """Let two people do any three things in any order."""
    chance = Random(f"{game} {clock} {when_away}")
    first = World(Kind(game, 3, 2, clock, when_away, away_after=1), seed=5)
    first.now += 0 if clock else IDLE_MS  # so that those awaited may be found gone
    try_what_follows(first, 3, chance)


def try_what_follows(before: World, more: int, chance: Random) -> None:
    """Let this many more things happen in any order, by one person and the other in turn."""
    if not more:
        assert_nobody_is_lost(before)
        return
    for event in SHORT:
        world = before.copy()
        happen(world, event, 1 - more % 2, more % 2, chance)
        try_what_follows(world, more - 1, chance)


# In random orders


def kinds(chance: Random) -> Kind:
    """Return any kind of table."""
    game: GameName = chance.choice(("seven", "architects"))
    players = chance.randint(2, 7)
    return Kind(
        game,
        players,
        people=chance.randint(1, players),
        clock=chance.choice((None, 30, 30, 120, 86_400)),
        when_away=chance.choice(("bot", "wait")),
        away_after=chance.choice((1, 2, 3)),
        reserve=chance.choice((0, 0, 60)),
    )


def run_schedules(seeds: range) -> str:
    """Play out random schedules, and return what happened in them."""
    happened: Counter[str] = Counter()
    for seed in seeds:
        chance = Random(f"schedule {seed}")
        world = World(kinds(chance), seed)
        for _ in range(chance.choice((10, 20, 40, 40, 40, 40, 40, 40, 40, LONGEST_SCHEDULE))):
            people = world.table.people
            if not people or world.table.phase != "playing":
                break
            seat, other = chance.choice(people), chance.choice(people)
            happen(world, chance.choice(EVENTS), seat, other, chance)
        if not world.table.people:
            world.bots()
            assert not world.table.waiting, "a game that all have left does not end"
        assert_nobody_is_lost(world)
        happened += world.happened
        happened["schedules"] += 1
        happened["games that ended"] += world.table.phase == "over"
        happened["asleep"] += world.table.is_asleep
    for entry in ("late", "deserted", "stepped_away", "returned", "reclaimed", "agreed", "left", "seated", "resumed"):
        assert happened[entry], f"no schedule had {entry}"
    return "P13: " + ", ".join(f"{name} {count}" for name, count in sorted(happened.items()))


def test_p13_in_random_orders_nobody_is_lost() -> None:
    print(run_schedules(range(200)))


@pytest.mark.slow
def test_p13_in_ten_thousand_random_orders_nobody_is_lost() -> None:
    print(run_schedules(range(SCHEDULES)))


def test_the_people_of_these_tables_have_tokens_of_their_own() -> None:
    """What the schedules rely on: a seat is found by its person's token, whoever plays it."""
    world = World(Kind("seven", 3, 2, None, "bot"), 1)
    world.gone = {1: 0}
    world.now += GONE_MS
    assert world.act(0, wire.Want, wish=terms.OpenSeat(1))
    join(world)
    assert world.table.seats[1].tokens[1] == hash_token(token(1))
