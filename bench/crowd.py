"""A crowd on loopback: seats at many tables, with sockets of their own, that choose at a steady pace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, cast

import msgspec
from msgspec import Raw, Struct
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri


class Option(Struct):
    """An option, whose move is sent back unchanged."""

    move: Raw


class Decision(Struct):
    """Something a seat may decide."""

    city: int
    options: list[Option]


class Sight(Struct):
    """The part of what a seat sees that a crowd looks at."""

    view: Raw
    decisions: list[Decision]


class Message(Struct):
    """The part of a server's message that a crowd reads."""

    kind: str
    table: str | None = None
    turn: int = 0
    waiting: list[int] = []
    id: str = ""
    code: str = ""
    sight: Sight | None = None


TRIES = 20
"""How many tables are searched for a seat that may choose."""
_decoder = msgspec.json.Decoder(Message)


@dataclass
class Figures:
    """What the crowd has measured."""

    acks: list[float] = field(default_factory=list)
    """Seconds from sending a choice to its acknowledgement."""
    refused: dict[str, int] = field(default_factory=dict)
    frames: int = 0
    bytes: int = 0
    lost: int = 0
    """Sockets that the server closed."""


class Seat:
    """One person at one table."""

    def __init__(self, table: str, token: str, figures: Figures, can_choose: Callable[[Seat], None]) -> None:
        self.table, self.token, self.figures, self.can_choose = table, token, figures, can_choose
        self.turn, self.decision = 0, None  # type: int, Decision | None
        self.sent: dict[str, float] = {}
        self.socket: Socket | None = None
        self.is_watching = False
        self._number = 0

    def send(self, message: dict[str, Any]) -> None:
        """Send a message about the table."""
        assert self.socket
        self.socket.send({"table": self.table, **message})

    def choose(self, chance: Random) -> None:
        """Choose at random among what may be chosen now."""
        decision = self.decision
        assert decision
        self.decision = None
        self._number += 1
        move = chance.choice(decision.options).move
        self.sent[str(self._number)] = perf_counter()
        self.send({"do": "choose", "id": str(self._number), "turn": self.turn, "city": decision.city, "move": move})

    def hear(self, message: Message) -> None:
        """Take note of what the server says about the table."""
        match message.kind:
            case "ack" if message.id in self.sent:
                self.figures.acks.append(perf_counter() - self.sent.pop(message.id))
            case "refused":
                self.figures.refused[message.code] = self.figures.refused.get(message.code, 0) + 1
            case "snapshot" | "update":
                self.is_watching = True
                self._look(message)

    def _look(self, message: Message) -> None:
        self.turn = message.turn
        if message.sight and bytes(message.sight.view) != b"null":
            mine = [decision for decision in message.sight.decisions if decision.city in message.waiting]
            if mine and self.decision is None:
                self.can_choose(self)
            self.decision = mine[0] if mine else None


class Crowd:
    """The seats that may choose now, by table."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._ready: dict[str, list[Seat]] = {}
        self._tables: list[str] = []

    @property
    def size(self) -> int:
        """How many may choose."""
        return sum(map(len, self._ready.values()))

    def add(self, seat: Seat) -> None:
        """Note that a seat may choose."""
        if seat.table not in self._ready:
            self._ready[seat.table] = []
            self._tables.append(seat.table)
        self._ready[seat.table].append(seat)

    def somebody(self) -> Seat | None:
        """Take a random seat at a random table; None if none is found that may choose."""
        for _ in range(TRIES):
            if seats := self._ready[self._chance.choice(self._tables)]:
                return seats.pop(self._chance.randrange(len(seats)))
        return None

    def some_of_each(self, most: int) -> list[Seat]:
        """Take a random number of seats from each table, up to `most`, in random order."""
        taken = [seats.pop() for seats in self._ready.values() for _ in range(self._chance.randint(0, most))]
        self._chance.shuffle(taken)
        return taken


class Socket(asyncio.Protocol):
    """The socket of a person who has a seat at one table, or at each of several."""

    def __init__(self, url: str, seats: Sequence[Seat], figures: Figures) -> None:
        self.seats = {seat.table: seat for seat in seats}
        self.figures = figures
        self.watching = asyncio.get_running_loop().create_future()
        """Done once all tables have been seen."""
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._transport: asyncio.Transport | None = None
        for seat in seats:
            seat.socket = self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is one, without being declared as one
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        """Count the lost connection."""
        self.figures.lost += 1

    def data_received(self, data: bytes) -> None:
        """Read what arrives."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.figures.frames += 1
                self.figures.bytes += len(event.data)
                self._hear(_decoder.decode(event.data))
        self._flush()

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._protocol.send_text(msgspec.json.encode(message))
        self._flush()

    def _flush(self) -> None:
        assert self._transport
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def _hear(self, message: Message) -> None:
        if message.kind == "hello":
            for seat in self.seats.values():
                seat.send({"do": "watch", "token": seat.token})
            return
        seat = self.seats.get(message.table or "") or next(iter(self.seats.values()))
        seat.hear(message)
        if not self.watching.done() and all(seat.is_watching for seat in self.seats.values()):
            self.watching.set_result(None)
