"""People on bad connections: they pick at random, change their minds, lose their sockets, come back and say it again.

What they know about a table is kept as parsed JSON, by the rules of docs/reference/protocol.md and with none of the
server's code, so that its hashes are worked out independently. All clients of a server share a `Tally`: a client that
reaches a version of a table, by snapshot or by update, must know exactly what all others with the same eyes know then.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal
from zlib import crc32

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mirabilia.server.wire import bodies

CHAT_KEPT = 50
"""How many of the last things said a snapshot shows."""
NOTES_KEPT = 50
"""The same for what happened besides the game."""
HARMLESS = frozenset({"stale", "not-an-option", "not-now", "not-allowed", "not-seated"})
"""Refusals that a client must expect if it learns of a turn too late, or speaks before it can be heard."""

Loss = Literal["close", "abort", "half-open"]
LOSSES: tuple[Loss, ...] = ("close", "abort", "half-open")

Message = dict[str, Any]


class DesyncError(AssertionError):
    """A client sees something other than what is there."""


@dataclass
class Known:
    """What a client knows about a table."""

    version: int = -1
    you: int | None = None
    info: Message = field(default_factory=dict)
    chat: list[Message] = field(default_factory=list)
    turn: int = 0
    waiting: list[int] = field(default_factory=list)
    due: list[Message] = field(default_factory=list)
    notes: list[Message] = field(default_factory=list)
    view: Message | None = None
    decisions: list[Message] = field(default_factory=list)

    def take(self, message: Message) -> bool:
        """Learn from a snapshot or an update; False if something was missed. DesyncError if the hash differs."""
        if message["kind"] == "snapshot":
            self.view, self.decisions, self.chat, self.notes, self.you = None, [], [], [], message["you"]
        elif message["after"] != self.version:
            return False
        self.version, self.turn = message["version"], message["turn"]
        self.waiting, self.due = message.get("waiting", []), message.get("due", [])
        self.info = message.get("info") or self.info
        self.chat = [*self.chat, *message.get("chat", [])][-CHAT_KEPT:]
        self.notes = [*self.notes, *message.get("notes", [])][-NOTES_KEPT:]
        self._look(message.get("sight"))
        shown = message["kind"] == "snapshot" or bool((message.get("sight") or {}).get("view"))
        if shown and message.get("hash") != self.hash:
            raise DesyncError(f"version {self.version}: the view has the hash {self.hash}, not {message.get('hash')}")
        return True

    def _look(self, sight: Message | None) -> None:
        if sight and sight["view"] is not None:
            self.view, self.decisions = sight["view"], sight["decisions"]
        elif sight:
            assert self.view is not None, "a light update follows a view"
            self.view |= sight.get("renewed", {}) | {"ready": sight["ready"]}

    @property
    def hash(self) -> int | None:
        """The CRC-32 of the view, None before there is one."""
        return None if self.view is None else crc32(msgspec.json.encode(self.view))

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.info) and self.info["phase"] == "over"

    def fingerprint(self) -> int:
        """Return a number that differs when anything known does, except the last change, which is not always told."""
        info = self.info | {"changed": 0}
        rest = (self.hash, info, self.chat, self.notes, self.turn, self.waiting, self.due, self.decisions)
        return crc32(msgspec.json.encode(rest))


@dataclass
class Tally:
    """What happened to all who play on a server, and what they saw."""

    counts: Counter[str] = field(default_factory=Counter)
    seen: dict[tuple[str, int | None, int], tuple[int, str]] = field(default_factory=dict)
    """What some eyes know at a version of a table, and how the first to know it was told."""
    acks: dict[tuple[str, str, str], int] = field(default_factory=dict)
    """The version that each command led to, by table, token and id."""

    def note_sight(self, table: str, known: Known, kind: str) -> None:
        """Compare what a client knows now with what others know at that version."""
        key, found = (table, known.you, known.version), known.fingerprint()
        before, how = self.seen.setdefault(key, (found, kind))
        self.counts[kind] += 1
        self.counts["snapshots compared with updates"] += how != kind
        if before != found:
            raise DesyncError(f"two who look at table {table} as {known.you} see version {known.version} differently")

    def note_ack(self, table: str, token: str, message: Message) -> None:
        """Keep an acknowledgement; AssertionError if the same command was acknowledged differently before."""
        version = self.acks.setdefault((table, token, message["id"]), message["version"])
        assert version == message["version"], f"command {message['id']} was acknowledged as {version} and {message}"
        self.counts["acks"] += 1

    def __str__(self) -> str:
        return ", ".join(f"{name} {count}" for name, count in sorted(self.counts.items()))


@dataclass
class Fickle:
    """A person on a seat, in one tab of a browser."""

    address: str
    """The address of the WebSocket."""
    seat: bodies.Joined
    """The seat; with an empty token for the public."""
    chance: Random
    tally: Tally
    name: str = ""
    """What distinguishes its ids from those of another tab on the same seat."""
    losing: float = 0.0
    """How likely the connection is to be lost before something is heard."""
    wavering: float = 0.0
    """How likely a choice is to be changed or taken back after something is heard."""
    patience: float = 3.0
    """Seconds of silence after which everything is sent again."""
    may_choose: Callable[[], bool] = lambda: True
    """Whether this tab is the one that chooses."""
    is_strict: bool = True
    """Whether the connection keeps everything in order, so that the first answer is the snapshot."""
    known: Known = field(default_factory=Known)
    connection: ClientConnection | None = None
    pending: Message | None = None
    """The command that is waiting for its answer."""
    lost: int = 0
    _acked: int = 0
    """The last version known to exist, though perhaps not its contents."""
    _number: int = 0
    _silent: list[ClientConnection] = field(default_factory=list)
    """Connections that stay open and are never read again."""

    async def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or until told to stop."""
        try:
            while not self.known.is_over and not until():
                await self.go_on()
        finally:
            await self.close()

    async def go_on(self) -> None:
        """Do one thing, hear one thing; or lose the connection."""
        try:
            if self.connection is None:
                await self.come()
                return
            await self._act()
            if self.chance.random() < self.losing:
                await self.lose(self.chance.choice(LOSSES))
            elif not await self.hear():
                await self._insist()
        except (ConnectionClosed, InvalidHandshake, OSError):
            self.tally.counts["cut off"] += 1
            self._drop()

    async def come(self) -> None:
        """Connect and watch; the answer is everything there is to know."""
        self.connection = await connect(
            self.address, max_size=None, proxy=None, compression=None, ping_interval=None, close_timeout=2
        )
        self.tally.counts["connections"] += 1
        await self._watch()
        if self.is_strict:
            hello, snapshot = await self._receive(10), await self._receive(10)
            assert hello, "a client that connects is greeted"
            assert snapshot, "a client that watches is shown everything"
            assert (hello["kind"], snapshot["kind"]) == ("hello", "snapshot")
            self._learn(snapshot)
        if self.pending:
            await self._say(self.pending)

    async def hear(self) -> bool:
        """Take in one message; False if none came."""
        message = await self._receive(self.patience)
        if message:
            await self._take(message)
        return message is not None

    async def lose(self, how: Loss) -> None:
        """Lose the connection: with a close frame, without one, or without the other side noticing."""
        connection = self.connection
        assert connection
        self.lost += 1
        self.tally.counts[how] += 1
        self._drop()
        if how == "close":
            await connection.close()
        elif how == "abort":
            connection.transport.abort()
        else:
            connection.transport.pause_reading()
            self._silent.append(connection)

    async def close(self) -> None:
        """Leave nothing open."""
        for connection in self._silent:
            connection.transport.abort()
            await connection.wait_closed()
        self._silent.clear()
        if self.connection:
            await self.connection.close()
        self._drop()

    async def command(self, do: str, **about: Any) -> None:
        """Send a command with an id of its own, as often as it takes, until it is answered and its effect seen."""
        self.pending = self._command(do, **about)
        if self.connection:
            await self._say(self.pending)
        sent = self.pending
        while self.pending is sent or self.known.version < self._acked:
            await self.go_on()

    # What is said

    async def _act(self) -> None:
        is_told = self.known.version >= self._acked
        if self.pending is None and self.known.decisions and is_told and self.may_choose():
            self.pending = self._choice()
            if self.pending:
                await self._say(self.pending)

    def _choice(self) -> Message | None:
        known, chance = self.known, self.chance
        open_ = [decision for decision in known.decisions if decision["city"] in known.waiting]
        if not open_ and chance.random() >= self.wavering:
            return None
        decision = chance.choice(open_ or known.decisions)
        about = {"turn": known.turn, "city": decision["city"]}
        if not open_ and chance.random() < 0.3:
            return self._command("withdraw", **about)
        return self._command("choose", **about, move=chance.choice(decision["options"])["move"])

    def _command(self, do: str, **about: Any) -> Message:
        self._number += 1
        id_ = f"{self.name}{self._number}-{self.chance.randrange(2**32):08x}"
        return {"do": do, "table": self.seat.table, "id": id_, **about}

    async def _say(self, message: Message) -> None:
        assert self.connection
        self.tally.counts["sent"] += 1
        await self.connection.send(msgspec.json.encode(message).decode())

    async def _watch(self) -> None:
        await self._say({"do": "watch", "table": self.seat.table, "token": self.seat.token or None})

    async def _insist(self) -> None:
        """Repeat what is waiting and look again, after too long a silence."""
        self.tally.counts["insisted"] += 1
        if self.pending:
            await self._say(self.pending)
        await self._watch()

    # What is heard

    async def _receive(self, seconds: float) -> Message | None:
        assert self.connection
        try:
            async with asyncio.timeout(seconds):
                message: Message = msgspec.json.decode(await self.connection.recv())
        except TimeoutError:
            return None
        return message

    async def _take(self, message: Message) -> None:
        match message["kind"]:
            case "snapshot" | "update":
                if not self._learn(message):
                    assert not self.is_strict, "an update is missing"
                    self.tally.counts["missed"] += 1
                    await self._watch()
            case "ack":
                self.tally.note_ack(self.seat.table, self.seat.token, message)
                self._acked = max(self._acked, message["version"])
                self._answered(message["id"])
            case "refused":
                await self._refused(message)
            case kind:
                assert kind in ("hello", "attendance"), message

    def _learn(self, message: Message) -> bool:
        if message["kind"] == "snapshot" and message["version"] < self.known.version and not self.is_strict:
            return True  # an old one that was delayed
        if not self.known.take(message):
            return False
        self.tally.note_sight(self.seat.table, self.known, f"{message['kind']}s")
        return True

    async def _refused(self, message: Message) -> None:
        code = message["code"]
        self.tally.counts[f"refused: {code}"] += 1
        assert code in HARMLESS, message
        if code == "not-seated":
            assert not self.is_strict, message
            await self._watch()
        else:
            self._answered(message["id"])

    def _answered(self, id_: str) -> None:
        if self.pending and self.pending["id"] == id_:
            self.pending = None

    def _drop(self) -> None:
        self.connection = None


async def play_table(people: list[Fickle], *others: Fickle) -> None:
    """Let people, the host first, play a game to its end; others may be extra tabs and people who only watch."""
    host, *guests = people

    async def begin() -> None:
        await host.command("start")
        await host.play()

    async with asyncio.TaskGroup() as group:
        group.create_task(begin())
        for person in (*guests, *others):
            group.create_task(person.play())
