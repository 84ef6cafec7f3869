"""A crowd: people who play random choices at many tables over sockets, and note every answer in a ledger.

    doors = Doors([server])
    crowd = Crowd(doors, [Kind(people=2, bots=1)] * 50)
    async with crowd.playing():
        ...                      # kill what you like, and put new servers into `doors`
        await crowd.settle()     # everyone only listens, until all see what the servers say
    crowd.ledger.judge(read).check()

People who lose their connection come back through the next door, and send what had no answer again with the same id.
Every message is checked as it comes: versions without gaps, hashes of views as the server says.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.kit.server.load_ledger import Key, Ledger
from tests.kit.server.messages import hash_of
from tests.kit.server.running import Address, Client, Seen

LISTENING = 0.5
"""Seconds that a person listens before checking whether the crowd was told something."""
ANSWER_SECONDS = 120.0
"""How long an answer may take while nothing is killed or halted."""
SETTLE_SECONDS = 120.0
CUT = (OSError, EOFError, WebSocketException)
"""What a lost connection looks like."""


class AgainError(Exception):
    """The server cannot do it now; watch the table and send it again."""


@dataclass(frozen=True)
class Kind:
    """What a table plays."""

    people: int = 3
    bots: int = 0
    game: wire.GameName = "seven"
    clock: int | None = None


@dataclass
class Doors:
    """The servers that people may connect to."""

    addresses: list[Address]

    def at(self, number: int) -> Address:
        """Return a server."""
        return self.addresses[number % len(self.addresses)]


@dataclass(eq=False)
class Person:
    """A person with a seat, who plays until the game is over."""

    crowd: Crowd
    joined: bodies.Joined
    chance: Random
    door: int
    """The door to use next; not the one where the table was opened, if there are several."""
    seen: Seen | None = None
    pending: wire.TableCommand | None = None
    """What was sent but not answered."""
    _sent: int = 0

    @property
    def is_done(self) -> bool:
        """Whether the game is over and everything is answered."""
        return self.pending is None and self.seen is not None and self.seen.info.phase == "over"

    async def play(self) -> None:
        """Play, and come back whenever the connection is lost."""
        while not self.is_done:
            try:
                async with self.crowd.doors.at(self.door).client(close_timeout=1) as client:
                    await self._sit(client)
            except ConnectionClosed as error:
                self.crowd.closes[error.rcvd.code if error.rcvd else 1006] += 1
                await self._turn_away()
            except CUT:
                await self._turn_away()

    async def _turn_away(self) -> None:
        self.door += 1
        await asyncio.sleep(0.02 + 0.05 * self.chance.random())

    async def _sit(self, client: Client) -> None:
        """Play on one socket, until the game is over."""
        watching = False
        while not self.is_done:
            try:
                if not watching:
                    await self._watch(client)
                    watching = True
                await self._go_on(client)
            except AgainError:
                watching = False
                await asyncio.sleep(0.1)

    async def _watch(self, client: Client) -> None:
        table = self.joined.table
        await client.send(wire.Watch(table, self.joined.token))
        while True:
            message = await self._hear(client)
            if isinstance(message, wire.Refused) and message.id is None:  # otherwise it is the late answer to a command
                self.crowd.ledger.refusals[message.code] += 1
                assert message.code == "unavailable", message
                raise AgainError
            if isinstance(message, wire.Snapshot):
                assert message.you == self.joined.seat
                self.seen = client.seen[table]
                return

    async def _go_on(self, client: Client) -> None:
        """Send the next command, or listen for a while."""
        if self.pending is None and not self.crowd.is_quiet:
            command = self._next()
            if command is not None and self.crowd.thinking:
                await asyncio.sleep(self.crowd.thinking * self.chance.random())
            self.pending = command
        if self.pending is not None:
            await self._send(client, self.pending)
            return
        try:
            message = await self._hear(client, LISTENING)
        except TimeoutError:
            return
        if isinstance(message, wire.Refused):  # the server has lost its store, and us
            self.crowd.ledger.refusals[message.code] += 1
            raise AgainError

    async def _send(self, client: Client, command: wire.TableCommand) -> None:
        """Send a command, and wait for its answer and its effect."""
        key: Key = (command.table, self.joined.seat, command.id)
        ledger = self.crowd.ledger
        ledger.sent[key] = command
        await client.send(command)
        version = None
        while version is None or (self.seen and self.seen.version < version):
            message = await self._hear(client)
            if isinstance(message, wire.Refused):
                if message.id == command.id and ledger.was_refused(key, message.code):
                    self.pending = None
                    return
                raise AgainError
            if isinstance(message, wire.Ack) and message.id == command.id:
                version = message.version
                ledger.acknowledged(key, version)
                self.pending = None

    async def _hear(self, client: Client, seconds: float = ANSWER_SECONDS) -> wire.ServerMessage:
        try:
            async with asyncio.timeout(seconds):
                message = await client.hear()
        except TimeoutError:
            if seconds == ANSWER_SECONDS:
                self.crowd.silences.append(_stands(self))
            raise
        client.heard.clear()  # a crowd hears a lot
        self.seen = client.seen.get(self.joined.table, self.seen)
        return message

    def _next(self) -> wire.TableCommand | None:
        """Return what to do next: choose, rarely change or withdraw a choice, rarely talk; None to wait."""
        seen, table = self.seen, self.joined.table
        assert seen is not None
        if seen.info.phase == "lobby":
            return wire.Start(table=table, id=self._id()) if seen.info.host == self.joined.seat else None
        if seen.info.phase != "playing" or seen.view is None:
            return None
        due = [decision for decision in seen.decisions if decision.city in seen.waiting]
        changes = self.chance.random() < 0.05
        if self.chance.random() < 0.02:
            return wire.Say(table=table, id=self._id(), text=f"number {self._sent}")
        if not due and (not changes or not seen.decisions):
            return None
        decision = self.chance.choice(due or seen.decisions)
        if not due and self.chance.random() < 0.5:
            return wire.Withdraw(table=table, id=self._id(), turn=seen.turn, city=decision.city)
        move = msgspec.Raw(msgspec.json.encode(self.chance.choice(decision.options).move))
        return wire.Choose(table=table, id=self._id(), turn=seen.turn, city=decision.city, move=move)

    def _id(self) -> str:
        self._sent += 1
        return f"{self.joined.seat}-{self._sent}"


@dataclass(eq=False)
class Crowd:
    """People at tables, one game after another at each."""

    doors: Doors
    kinds: Sequence[Kind]
    seed: int = 1
    thinking: float = 0.0
    """The most seconds that a person thinks before a command: where nobody has to hurry, servers have less to do."""
    is_last_game: bool = False
    """Whether people go home after the game they are playing."""
    ledger: Ledger = field(default_factory=Ledger)
    is_quiet: bool = False
    closes: Counter[int] = field(default_factory=Counter)
    """The codes with which sockets were closed."""
    silences: list[str] = field(default_factory=list)
    """Who waited for an answer that never came."""
    people: dict[int, list[Person]] = field(default_factory=dict)
    """Who is playing at each place now."""
    finished: int = 0
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let them play; what goes wrong at a table is raised here at the end, if `check` has not raised it before."""
        self._tasks = [asyncio.create_task(self._play(place, kind)) for place, kind in enumerate(self.kinds)]
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self.check()

    def check(self) -> None:
        """Raise what has gone wrong at a table."""
        for task in self._tasks:
            if task.done() and not task.cancelled() and (error := task.exception()):
                raise error

    async def wait(self, seconds: float) -> None:
        """Let them play for a while."""
        await asyncio.sleep(seconds)
        self.check()

    def unanswered(self) -> int:
        """Return how many commands are under way."""
        return sum(person.pending is not None for person in self._everybody())

    def stands(self, table: str) -> str:
        """Return where the people and the log of a table are, for debugging."""
        people = [_stands(person) for person in self._everybody() if person.joined.table == table]
        return f"{table}: {people}, last {self.ledger.logs[table].entries[-3:]}"

    async def seated(self) -> None:
        """Wait until there is a game in progress at every place."""
        await self._until(lambda: len(self.people) == len(self.kinds) and all(map(_is_playing, self._everybody())))

    async def ended(self, seconds: float) -> None:
        """Let everyone finish their game and go home."""
        self.is_last_game = True
        until = time.monotonic() + seconds
        while not all(task.done() for task in self._tasks):
            self.check()
            assert time.monotonic() < until, f"games do not end: {[_stands(one) for one in self._everybody()]}"
            await asyncio.sleep(0.05)

    async def settle(self) -> int:
        """Let everyone only listen until they see what all servers say; return how many views were compared."""
        self.is_quiet = True
        until = time.monotonic() + SETTLE_SECONDS
        while differences := await self._differences():
            self.check()
            assert time.monotonic() < until, f"people see something different from the servers: {differences[:3]}"
            await asyncio.sleep(0.1)
        self.is_quiet = False
        return len(self._everybody()) * len(self.doors.addresses)

    async def _differences(self) -> list[str]:
        if not all(map(_is_settled, self._everybody())):
            return ["not everybody sees something"]
        found = []
        for person in self._everybody():
            for address in self.doors.addresses:
                shown = await view_of(address, person.joined)
                if shown != seen_by(person):
                    found.append(f"{person.joined.table} seat {person.joined.seat}: {seen_by(person)}, not {shown}")
        return found

    def _everybody(self) -> list[Person]:
        return [person for people in self.people.values() for person in people]

    async def _until(self, is_so: object, seconds: float = SETTLE_SECONDS) -> None:
        assert callable(is_so)
        until = time.monotonic() + seconds
        while not is_so():
            self.check()
            assert time.monotonic() < until, "not everyone is playing"
            await asyncio.sleep(0.02)

    async def _play(self, place: int, kind: Kind) -> None:
        chance = Random(f"{self.seed} {place}")
        while not self.is_last_game:
            joined = await self._sit_down(place, kind)
            people = [Person(self, seat, Random(chance.random()), place + seat.seat + 1) for seat in joined]
            self.people[place] = people
            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(person.play())
            self.finished += 1

    async def _sit_down(self, place: int, kind: Kind) -> list[bodies.Joined]:
        """Open a table and take its seats; if that fails halfway, forget it and open another one."""
        while True:
            try:
                return await self._open(self.doors.at(place), kind)
            except (OSError, IndexError, AssertionError):  # refused, cut off, or not now
                await asyncio.sleep(0.1)

    async def _open(self, address: Address, kind: Kind) -> list[bodies.Joined]:
        bots = (None,) * kind.people + ("apprentice",) * kind.bots
        players = kind.people + kind.bots
        host = await address.open_table("Ann", game=kind.game, players=players, bots=bots, clock=kind.clock)
        self.ledger.seated(host, "Ann")
        seats = [host]
        for seat in range(1, kind.people):
            seats.append(await address.join(host.table, f"Person {seat}"))
            self.ledger.seated(seats[-1], f"Person {seat}")
        return seats


async def view_of(address: Address, joined: bodies.Joined) -> tuple[int, int | None]:
    """Return the version of a table and the hash of what a seat sees there, according to a server."""
    reply = await address.get(f"/api/tables/{joined.table}", joined.token)
    snapshot = reply.read(wire.Snapshot)
    return snapshot.version, snapshot.hash


def seen_by(person: Person) -> tuple[int, int | None]:
    """Return the version and the hash of what a person sees."""
    assert person.seen is not None
    return person.seen.version, hash_of(person.seen.view) if person.seen.view else None


def _stands(person: Person) -> str:
    """Return where a person is, for debugging."""
    seen, at = person.seen, f"{person.joined.table} seat {person.joined.seat}"
    if seen is None:
        return f"{at} sees nothing"
    return f"{at} {seen.info.phase} version {seen.version} turn {seen.turn} of {seen.waiting}, sent {person.pending}"


def _is_playing(person: Person) -> bool:
    return person.seen is not None and person.seen.info.phase != "lobby"


def _is_settled(person: Person) -> bool:
    return person.seen is not None and person.pending is None
