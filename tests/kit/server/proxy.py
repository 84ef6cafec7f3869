"""A bad network: between clients and a server, WebSocket messages get lost, doubled, delayed, reordered and sent again.

    async with meddling(server, Random(1)) as proxy:
        address = proxy.address("ann")

What a server was really given and what it really answered is kept for every connection, and can be checked by the rule:
each command that arrives is answered once, in order; the same id with the same version; `stale` after a snapshot.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.kit.server.running import Address

Message = dict[str, Any]
Pass = Callable[[str], Awaitable[None]]


@dataclass(frozen=True)
class Odds:
    """How likely a network is to do each thing to a message."""

    lose: float
    double: float
    hold: float
    """Delayed for a while, so that others overtake it."""
    repeat: float
    """How likely an old message is to come again."""
    cut: float = 0.0
    """How likely the connection is to end."""


TO_SERVER = Odds(lose=0.12, double=0.15, hold=0.25, repeat=0.25, cut=0.02)
TO_CLIENT = Odds(lose=0.03, double=0.03, hold=0.05, repeat=0.0)
LONGEST = 0.02
"""Seconds for which a message is delayed."""
OLDEST = 400
"""How many of a client's messages may come again."""


@dataclass
class Wire:
    """What went over one connection to the server."""

    given: list[Message] = field(default_factory=list)
    """The commands that it got, in order."""
    answers: list[tuple[Message, Message | None]] = field(default_factory=list)
    """Its answers to commands, each with the message before it."""
    last: Message | None = None

    def hear(self, message: Message) -> None:
        """Keep what the server sends."""
        if message["kind"] in ("ack", "refused") and message.get("id") is not None:
            self.answers.append((message, self.last))
        self.last = message


class CutError(Exception):
    """The connection ends."""


@dataclass
class Proxy:
    """A network between a server and its clients."""

    server: Address
    chance: Random
    port: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    wires: dict[str, list[Wire]] = field(default_factory=lambda: defaultdict(list))
    """All connections to the server, by person."""
    _old: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def address(self, who: str) -> str:
        """Return where a person should connect; what they have sent may come again on a later connection."""
        return f"ws://127.0.0.1:{self.port}/{who}"

    async def handle(self, client: ServerConnection) -> None:
        """Pass on, more or less, what comes from a client and what is sent to it."""
        assert client.request
        who = client.request.path.strip("/")
        upstream = f"ws://{self.server.host}:{self.server.port}/ws"
        with suppress(ConnectionClosed, InvalidHandshake, CutError, OSError):
            async with connect(upstream, max_size=None, proxy=None, compression=None, ping_interval=None) as server:
                await self._between(client, server, who)

    async def _between(self, client: ServerConnection, server: ClientConnection, who: str) -> None:
        wire = Wire()
        self.wires[who].append(wire)

        async def to_server(text: str) -> None:
            message = msgspec.json.decode(text)
            if "id" in message:
                wire.given.append(message)
            await server.send(text)

        async def from_client() -> None:
            async for text in client:
                assert isinstance(text, str)
                await self._meddle(text, to_server, TO_SERVER, self._old[who], late)

        async def from_server() -> None:
            async for data in server:
                wire.hear(msgspec.json.decode(data))
                text = data if isinstance(data, str) else data.decode()
                await self._meddle(text, client.send, TO_CLIENT, [], late)

        late: set[asyncio.Task[None]] = set()
        pumps = [asyncio.create_task(from_client()), asyncio.create_task(from_server())]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*pumps, *late):
                task.cancel()
            results = await asyncio.gather(*pumps, *late, return_exceptions=True)
        _raise_unexpected(results)

    async def _meddle(
        self, text: str, pass_on: Pass, odds: Odds, old: list[str], late: set[asyncio.Task[None]]
    ) -> None:
        """Do to a message what a bad network does."""
        roll = self.chance.random
        if roll() < odds.cut:
            self.counts["cut"] += 1
            raise CutError
        old.append(text)
        del old[:-OLDEST]
        copies = [text]
        if roll() < odds.lose:
            self.counts["lost"] += 1
            copies = []
        elif roll() < odds.double:
            self.counts["doubled"] += 1
            copies = [text] * self.chance.randint(2, 3)
        if roll() < odds.repeat:
            self.counts["repeated"] += 1
            copies.append(self.chance.choice(old))
        for copy in copies:
            if roll() < odds.hold:
                self.counts["held up"] += 1
                task = asyncio.create_task(_later(copy, pass_on, LONGEST * roll()))
                late.add(task)
                task.add_done_callback(late.discard)
            else:
                await pass_on(copy)

    def check(self) -> Counter[str]:
        """Check every answer of the server by the rule, and return how many there were of each kind."""
        found: Counter[str] = Counter()
        for wires in self.wires.values():
            versions: dict[str, int] = {}
            for wire in wires:
                found.update(_check_wire(wire, versions))
        return found


def _check_wire(wire: Wire, versions: dict[str, int]) -> Counter[str]:
    found: Counter[str] = Counter()
    asked = [message["id"] for message in wire.given]
    answered = [answer["id"] for answer, _ in wire.answers]
    assert answered == asked[: len(answered)], "each command is answered once, in order"
    for answer, before in wire.answers:
        id_ = answer["id"]
        if answer["kind"] == "ack":
            found["acks of the same again" if id_ in versions else "first acks"] += 1
            assert versions.setdefault(id_, answer["version"]) == answer["version"], "the same ack for the same id"
        else:
            found[f"refused as {answer['code']}"] += 1
            unheard = answer["code"] == "not-seated"  # on a new connection, before its Watch has come
            assert unheard or id_ not in versions, "what was acknowledged is not refused later"
            if answer["code"] == "stale":
                assert before, "something comes before a refusal"
                assert before["kind"] == "snapshot", "stale comes after a snapshot"
    return found


async def _later(text: str, pass_on: Pass, seconds: float) -> None:
    await asyncio.sleep(seconds)
    with suppress(ConnectionClosed):
        await pass_on(text)


def _raise_unexpected(results: list[Any]) -> None:
    """Raise whatever a pump ran into other than the end of a connection."""
    expected = (asyncio.CancelledError, ConnectionClosed, CutError)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, expected):
            raise result


@asynccontextmanager
async def meddling(server: Address, chance: Random) -> AsyncIterator[Proxy]:
    """Put a bad network in front of a server."""
    proxy = Proxy(server, chance)
    async with serve(
        proxy.handle, "127.0.0.1", 0, max_size=None, compression=None, ping_interval=None, close_timeout=1
    ) as listener:
        proxy.port = next(iter(listener.sockets)).getsockname()[1]
        yield proxy
