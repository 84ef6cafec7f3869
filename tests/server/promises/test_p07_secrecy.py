"""P7: no hidden bit leaks, in any message of any kind.

Two worlds that a seat cannot tell apart must give it the same bytes. `MAKERS` has every kind of message that
leaves a server; a kind that is added to the protocol and not here fails.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.tables import CARD_NAMES
from mirabilia.server.tables.attendance import Attendees
from mirabilia.server.tables.change import TableChange
from mirabilia.server.tables.commands import entries_for
from mirabilia.server.tables.counted import UNCOUNTED, seen_at
from mirabilia.server.tables.ends import end_of
from mirabilia.server.tables.live_table import LiveTable
from mirabilia.server.tables.replays import decision_of
from mirabilia.server.tables.rows import row_of
from mirabilia.server.tables.sights import Eyes, Sights, info_of, seat_of_eyes
from mirabilia.server.tables.table import STAND_IN, Table
from mirabilia.server.thinking.coach import note_choice
from mirabilia.server.thinking.questions import ask_for
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.architects.redeal import redeal as architects_redeal
from tests.kit.server.tables import choice, in_mid_game, play_on, send, started
from tests.kit.seven.redeal import redeal as seven_redeal

REDEAL = {"seven": seven_redeal, "architects": architects_redeal}
_encode = msgspec.json.encode


@dataclass
class Situation:
    """A table in a game, and the seat that must not learn more of it."""

    table: Table
    seat: int
    dice: int

    def twin(self) -> Situation:
        """Return the same situation in another world that the seat cannot tell from this one."""
        table = copy.deepcopy(self.table)
        assert table.state
        table.state = REDEAL[table.options.game](table.state, self.seat, Random(self.dice))
        return Situation(table, self.seat, self.dice)


def snapshot(situation: Situation) -> bytes:
    return _encode(Sights(situation.table).snapshot(situation.seat))


def update(situation: Situation) -> bytes:
    """What the seat is told when another seat chooses, when it chooses itself, and when a person speaks."""
    told = []
    for city in situation.table.waiting:
        table = copy.deepcopy(situation.table)
        chooser = table.decider(city)
        number = situation.dice if chooser == situation.seat else 0
        changes = send(table, chooser, choice(table, city, number))
        if any(change.step and change.step.sealed for change in changes):
            continue  # what is revealed is told to everyone, and differs between worlds
        told.append(_told(table, changes, situation.seat))
    table = copy.deepcopy(situation.table)
    told.append(_told(table, send(table, 0, wire.Say(table=table.id, id="hi", text="hi")), situation.seat))
    table = copy.deepcopy(situation.table)
    told.append(_told(table, send(table, 0, wire.Leave(table=table.id, id="bye")), situation.seat))
    return b"\n".join(told)


def _told(table: Table, changes: list[TableChange], seat: int) -> bytes:
    sights = Sights(table)
    for change in changes:
        sights.look_anew(change)
    return _encode(sights.updates(table.version - 1, changes, {seat})[seat])


def ack(situation: Situation) -> bytes:
    table = copy.deepcopy(situation.table)
    mine = [city for city in table.waiting if table.decider(city) == situation.seat]
    for city in mine:
        send(table, situation.seat, choice(table, city, situation.dice))
    return _encode(wire.Ack(table.id, "choice", table.version))


def refused(situation: Situation) -> bytes:
    """What the seat is told about commands that are wrong in every possible way."""
    table, seat = situation.table, situation.seat
    cities = [*range(table.options.players), 6]
    moves = [b'{"do":"sell","card":"altar"}', b'{"do":"build","card":"palace"}', b'{"do":"take","side":"left"}', b"{}"]
    commands: list[wire.TableCommand] = [
        wire.Choose(table=table.id, id="c", turn=turn, city=city, move=msgspec.Raw(move))
        for turn in (table.turn, table.turn + 1)
        for city in cities
        for move in moves
    ]
    commands += [wire.Withdraw(table=table.id, id="w", turn=table.turn, city=city) for city in cities]
    commands += [wire.Start(table=table.id, id="s"), wire.Sit(table=table.id, id="s", seat=1)]
    told = []
    for command in commands:
        try:
            entries_for(table, seat, command, 9)
            told.append(b"done")
        except RefusedError as error:
            told.append(_encode(wire.Refused(error.code, str(error), table.id, "c")))
    return b"\n".join(told)


def hinted(situation: Situation) -> bytes:
    """What a bot that thinks for the seat is told; its answer follows from that and its own chance."""
    table, told = situation.table, []
    for city in table.waiting:
        if table.decider(city) == situation.seat:
            asked = ask_for(Sights(table), city, STAND_IN)
            assert asked
            told.append(_encode(msgspec.structs.replace(asked[0], seed=0)))
    return b"\n".join(told)


def coached(situation: Situation) -> bytes:
    """What is kept of a choice of the seat for the coach, which is told nothing else."""
    table = copy.deepcopy(situation.table)
    for seat in table.people:
        table.seats[seat].coached = True
    live = LiveTable(table, Sights(table))
    for city in table.waiting:
        if table.decider(city) == situation.seat:
            note_choice(live, situation.seat, choice(table, city, situation.dice))
    return b"\n".join(_encode(noted) for noted in live.noted.values())


def listing(situation: Situation) -> bytes:
    return row_of(situation.table).listing + _encode(bodies.TableList((info_of(situation.table),)))


def steps(*_: Any) -> bytes:
    """Made from a record, not from a state; test_replays.py compares games that a seat cannot tell apart."""
    return b""


def studied(situation: Situation) -> bytes:
    """Decisions and reviews exist only for finished games: while a game is played, everyone gets the same refusal."""
    with pytest.raises(RefusedError) as refusal:
        decision_of(situation.table, 0)
    assert refusal.value.code == "not-finished"
    return str(refusal.value).encode()


def puzzle(*_: Any) -> bytes:
    """Made from shipped records, not from tables; tables/test_puzzles.py compares worlds for its seat."""
    return b""


def statistics(situation: Situation) -> bytes:
    """Only finished games are counted: nothing is seen of a game in progress."""
    assert seen_at(situation.table) == UNCOUNTED
    return UNCOUNTED


def looked_back(situation: Situation) -> bytes:
    """How a game ended is told once it has: while it is played, everyone gets the same refusal."""
    with pytest.raises(RefusedError) as refusal:
        end_of(situation.table, situation.table.changed)
    assert refusal.value.code == "not-finished"
    return str(refusal.value).encode()


def same(*_: Any) -> bytes:
    """Nothing of a game goes into this kind: its fields are ids, versions, times and counts of the server."""
    return b""


def attendance(situation: Situation) -> bytes:
    """Who has the table open, after a client has come and gone."""
    book, seats = Attendees(), situation.table.seats
    book.note([(situation.seat, None), (None, "Cleo")], 1000)
    told = wire.Attendance(situation.table.id, book.presence(seats), book.audience)
    return msgspec.json.encode(told)


MAKERS: dict[type, Callable[[Situation], bytes]] = {
    wire.Hello: same,
    wire.Snapshot: snapshot,
    wire.Update: update,
    wire.Attendance: attendance,
    wire.Ack: ack,
    wire.Refused: refused,
    wire.Hinted: hinted,
    wire.Coached: coached,
    wire.Pong: same,
    bodies.Joined: same,
    bodies.TableList: listing,
    bodies.Steps: steps,
    bodies.ReviewPage: studied,
    bodies.PastDecision: studied,
    bodies.PuzzleList: puzzle,
    bodies.PuzzlePosition: puzzle,
    bodies.PuzzleAnswer: puzzle,
    bodies.StatisticsPage: statistics,
    bodies.HandedOver: same,
    bodies.LeftSeats: same,
    bodies.SeatBundle: same,
    bodies.PastGames: looked_back,
    bodies.ForgottenAt: same,
    bodies.Problem: refused,
    bodies.Health: same,
}


def test_every_kind_of_message_is_covered() -> None:
    assert set(MAKERS) == set(get_args(wire.ServerMessage)) | set(get_args(bodies.Reply))


def test_kinds_without_game_have_no_field_that_could_carry_one() -> None:
    plain = {name for kind, maker in MAKERS.items() if maker is same for name in msgspec.structs.asdict(_blank(kind))}
    about_server = {
        "protocol",
        "server",
        "time",
        "push_key",
        "programs",
        "moderated",
        "status",
        "tables",
        "sockets",
        "warm",
    }
    about_seats = {"table", "seat", "token", "seats", "code", "until", "waiting"}
    assert plain == about_server | about_seats


def _blank(kind: type) -> Any:
    return msgspec.convert(
        {"protocol": 1, "server": "", "time": 0, "table": "", "seat": 0, "token": "", "status": "ok",
         "tables": () if kind is bodies.ForgottenAt else 0,
         "sockets": 0, "warm": True, "code": "", "until": 0, "seats": (), "waiting": False,
         "kind": "pong" if kind is wire.Pong else "hello"},
        kind,
    )  # fmt: skip


def situations(count: int, first: int = 0) -> Iterator[Situation]:
    """Yield situations of both games for every number of players."""
    for number in range(first, first + count):
        chance = Random(number)
        game = ("seven", "architects")[number % 2]
        players = 2 + number // 2 % 6
        table = in_mid_game(game, players, number)
        if table.phase == "playing":
            yield Situation(table, chance.randrange(players), chance.getrandbits(32))


def compare(count: int, first: int = 0) -> tuple[Counter[str], int]:
    """Compare all messages of pairs of worlds; return how many of each kind, and how many worlds really differed."""
    pairs: Counter[str] = Counter()
    different = 0
    for situation in situations(count, first):
        twin = situation.twin()
        assert situation.table.state
        assert twin.table.state
        different += situation.table.state.hash != twin.table.state.hash
        for maker in set(MAKERS.values()):
            one, other = maker(situation), maker(twin)
            assert one == other, (maker.__name__, situation.table.options, situation.seat)
            pairs[maker.__name__] += one.count(b"\n") + 1 if one else 0
    return pairs, different


def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_bytes() -> None:
    pairs, different = compare(72)
    print(f"P7: {sum(pairs.values())} pairs of messages, 0 differing bytes: {dict(pairs)}")
    assert different > 54
    assert min(pairs[maker.__name__] for maker in (snapshot, update, refused, hinted, coached)) > 22


@pytest.mark.slow
def test_a_hundred_thousand_pairs_of_messages_have_no_differing_byte() -> None:
    pairs: Counter[str] = Counter()
    first = 1000
    while sum(pairs.values()) < 100_000:
        more, _ = compare(100, first)
        pairs += more
        first += 100
    print(f"P7: {sum(pairs.values())} pairs of messages, 0 differing bytes: {dict(pairs)}")


# Canaries: the names of cards that a seat has never seen must not appear in anything it is sent.

NAMES = re.compile(rb'"(' + b"|".join(name.encode() for name in CARD_NAMES if name) + rb')"')


class Onlookers:
    """Everyone at a table, with the names of the cards that each could know so far."""

    def __init__(self, table: Table, brief: bool = False) -> None:
        self.table, self.sights, self.frames, self.brief = table, Sights(table), 0, brief
        everybody: list[Eyes] = [None, "together", *range(table.options.players)]
        self.known: dict[Eyes, set[bytes]] = {eyes: set() for eyes in everybody}

    def updates(self, changes: list[TableChange]) -> dict[Eyes, wire.Update]:
        everybody = set(self.known)
        return self.sights.updates(self.table.version - 1, changes, everybody, everybody if self.brief else ())

    def look(self, changes: list[TableChange]) -> None:
        for change in changes:
            self.sights.look_anew(change)
        for eyes, update_ in self.updates(changes).items():
            assert self.table.state
            seat = seat_of_eyes(eyes)
            assert self.sights.view(eyes) == self.table.rules.view(self.table.state, seat), "a kept view is old"
            self.known[eyes] |= knowable(self.table, seat)
            sent = set(NAMES.findall(_encode(update_))) | set(NAMES.findall(_encode(self.sights.snapshot(eyes))))
            assert sent <= self.known[eyes], (eyes, sent - self.known[eyes])
            self.frames += 2


@pytest.mark.parametrize("players", range(2, 8))
def test_no_card_is_named_to_a_seat_or_the_public_before_it_could_know_it(players: int) -> None:
    table = started("seven", players, players)
    onlookers = Onlookers(table, brief=players % 2 == 1)
    play_on(table, 1000, Random(players), onlookers.look)
    assert table.phase == "over"
    print(f"P7: {onlookers.frames} messages at a table of {players} name no hidden card")


def knowable(table: Table, eyes: int | None) -> set[bytes]:
    """Return what these eyes learn now, straight from the state: what is built, and what the seat holds or looks at."""
    assert table.state
    w = [int(word) for word in table.state.words]
    numbers = [
        number
        for city in range(w[at.CITIES])
        for number in range(1, len(CARD_NAMES))
        if at.stands(table.state.words, at.city_at(city), number)
    ]
    if eyes is not None:
        holds = [eyes, 2] if w[at.PLAYERS] == 2 and w[at.PHASE] == at.SEVENTH else [eyes]
        for city in holds:
            hand = w[at.city_at(city) + at.HAND]
            numbers += [hand >> (at.CARD_BITS * place) & at.CARD_MASK for place in range(8)]
        if w[at.PHASE] == at.DIGGING and table.decider(table.waiting[0]) == eyes:
            numbers += [number for number in range(1, len(CARD_NAMES)) if at.discarded(table.state.words, number)]
        if w[at.PLAYERS] == 2 and (w[at.AGE] + w[at.TURN]) % 2 == eyes:
            numbers.append(w[at.DRAWN])
    return {CARD_NAMES[number].encode() for number in numbers if number}
