"""A server to talk to: in this process on a free port, or as a separate process; and a client for it.

    async with serving() as server:
        ann = await server.open_table(game="seven", players=3, bots=(None, "apprentice", "apprentice"))
        async with server.client() as client:
            snapshot = await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            await client.choose_first(ann.table)

Nothing here waits forever: whatever a client expects has `PATIENCE` seconds to come.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from select import select
from typing import Any, TypeVar
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mirabilia.server.network.services import Services
from mirabilia.server.serve import Server, bind, open_services
from mirabilia.server.settings import Settings
from mirabilia.server.store import Store
from mirabilia.server.store.memory import MemoryStore
from mirabilia.server.tables.live_tables import LiveTables
from mirabilia.server.thinking.advising import Advised
from mirabilia.server.thinking.workers import Picked, Question, Thinkers
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.kit.server.messages import hash_of, read_body, read_message

PATIENCE = 120.0
"""Seconds in which anything awaited has come, even on the busiest machine; only what never comes takes that long."""
NO_LIMITS: dict[str, Any] = {
    "tables_per_minute": 0,
    "searchers_per_minute": 0,
    "joins_per_minute": 0,
    "reads_per_minute": 0,
    "lists_per_minute": 0,
    "reviews_per_hour": 0,
    "handovers_per_minute": 0,
    "reports_per_minute": 0,
    "failed_tokens": 0,
    "sockets_per_address": 0,
    "connections_per_address": 0,
    "messages": 0,
    "most_lag": 0,
}
"""Settings for clients that come from one address and do a lot."""
UNLIMITED = tuple(f"--{name.replace('_', '-')}={value}" for name, value in NO_LIMITS.items())
"""The same for a server that is a process."""
COMMAND = (sys.executable, "-c", "from mirabilia.cli.main import main; main()")
WITH_CLIENT = """
from pathlib import Path
import mirabilia.server.network.app as app
app.WEB = Path({web!r})
from mirabilia.cli.main import main
main()
"""

T = TypeVar("T")

_NUMBERS = count(1)
"""Ids for commands, which differ even between two clients in one seat."""


class FirstOption:
    """Bots that take the first option at once."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def ask(self, question: Question, options: int, seconds: float) -> Picked | None:
        assert question.view
        assert options > 0
        assert seconds > 0
        await asyncio.sleep(0)
        return Picked(0)

    async def advise(
        self, question: Question, playouts: int, seconds: float, chosen: int | None = None
    ) -> Advised | None:
        assert question.view
        assert playouts > 0
        assert seconds > 0
        assert chosen is None or chosen >= 0
        await asyncio.sleep(0)
        return None


# Requests


@dataclass(frozen=True)
class Reply:
    """The answer to a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def read(self, kind: type[T]) -> T:
        """Return the body as what it should be."""
        return read_body(self.body, kind)

    @property
    def code(self) -> str:
        """Why it was refused."""
        return self.read(bodies.Problem).code


@dataclass
class Address:
    """A server to talk to."""

    host: str
    port: int

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    async def request(
        self, method: str, path: str, body: Any = b"", headers: Mapping[str, str] | tuple[tuple[str, str], ...] = ()
    ) -> Reply:
        """Send a request, with a Host of its own unless the headers have one, and return the answer."""
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        given = list(headers.items() if isinstance(headers, Mapping) else headers)
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given)]
        if not any(name.lower() == "host" for name, _ in given):
            lines.append(f"Host: {self.host}:{self.port}")
        lines += ["Connection: close", f"Content-Length: {len(data)}", "", ""]
        return await self.send_raw("\r\n".join(lines).encode("latin-1") + data)

    async def send_raw(self, data: bytes, *, head_only: bool = False) -> Reply:
        """Send bytes and return the answer, or only its head, and close."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(self.host, self.port)
            try:
                writer.write(data)
                answer = await (reader.readuntil(b"\r\n\r\n") if head_only else reader.read(-1))
            finally:
                writer.close()
                await writer.wait_closed()
        head, _, rest = answer.partition(b"\r\n\r\n")
        status, *lines = head.decode("latin-1").split("\r\n")
        pairs = [line.partition(":") for line in lines]
        return Reply(int(status.split()[1]), {name.lower(): value.strip() for name, _, value in pairs}, rest)

    async def get(self, path: str, token: str | None = None) -> Reply:
        """Get something, as the seat of a token if there is one."""
        return await self.request("GET", path, headers={"Authorization": f"Bearer {token}"} if token else {})

    async def open_table(self, name: str = "Ann", **options: Any) -> bodies.Joined:
        """Open a table: 7 Wonders for three people, unless told otherwise."""
        asked = {"game": "seven", "players": 3, "name": name} | options
        reply = await self.request("POST", "/api/tables", asked)
        assert reply.status == 201, reply.body
        return reply.read(bodies.Joined)

    async def join(self, table: str, name: str = "Bob", seat: int | None = None) -> bodies.Joined:
        """Take a seat."""
        reply = await self.request("POST", f"/api/tables/{table}/seats", bodies.Join(name, seat))
        assert reply.status == 201, reply.body
        return reply.read(bodies.Joined)

    async def full_table(self, people: int = 1, players: int = 3, **options: Any) -> list[bodies.Joined]:
        """Open a table with people in the first seats and bots in the others, and return the people."""
        bots = (None,) * people + ("apprentice",) * (players - people)
        host = await self.open_table(players=players, bots=bots, **options)
        return [host, *[await self.join(host.table, f"Person {seat}") for seat in range(1, people)]]

    @asynccontextmanager
    async def client(
        self, headers: Mapping[str, str] | None = None, table: str = "", brief: bool = False, **options: Any
    ) -> AsyncIterator[Client]:
        """Open a WebSocket, perhaps for a table, and hear the server's greeting."""
        asked = [(name, value) for name, value in (("table", table), ("brief", "1" * brief)) if value]
        address = f"ws://{self.host}:{self.port}/ws?{urlencode(asked)}"
        options = {"max_size": None, "proxy": None, "compression": None} | options
        async with connect(address, additional_headers=headers, **options) as connection:
            client = Client(connection)
            assert isinstance(await client.hear(), wire.Hello)
            yield client


# Sockets


@dataclass
class Seen:
    """What a client knows about a table."""

    you: int | None
    version: int
    info: wire.TableInfo
    turn: int
    waiting: tuple[int, ...]
    view: Any = None
    decisions: tuple[Any, ...] = ()


@dataclass
class Client:
    """A client that remembers everything it was told, and checks every version and hash."""

    connection: ClientConnection
    heard: list[wire.ServerMessage] = field(default_factory=list, repr=False)
    seen: dict[str, Seen] = field(default_factory=dict, repr=False)
    _ids: Iterator[int] = field(default=_NUMBERS, repr=False)

    async def send(self, message: wire.ClientMessage | dict[str, Any] | str | bytes) -> None:
        """Send a message, or anything else; bytes as a binary frame."""
        if not isinstance(message, str | bytes):
            message = msgspec.json.encode(message).decode()
        await self.connection.send(message)

    async def hear(self) -> wire.ServerMessage:
        """Return the next message; ConnectionClosed if there are no more."""
        async with asyncio.timeout(PATIENCE):
            message = read_message(await self.connection.recv())
        self.heard.append(message)
        if isinstance(message, wire.Snapshot | wire.Update):
            self._look(message)
        return message

    async def expect(self, kind: type[T], **about: Any) -> T:
        """Return the next message of a kind with these fields, skipping others."""
        while True:
            message = await self.hear()
            if isinstance(message, kind) and all(getattr(message, name) == value for name, value in about.items()):
                return message

    async def closed(self) -> int:
        """Return the code with which the server closes the socket, skipping messages."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006

    async def watch(self, table: str, token: str | None = None) -> wire.Snapshot:
        """Watch a table and return everything there is to see."""
        await self.send(wire.Watch(table, token))
        return await self.expect(wire.Snapshot, table=table)

    async def refused(self, message: wire.ClientMessage | dict[str, Any] | str) -> str:
        """Send something that will not be done, and return the code of the refusal."""
        await self.send(message)
        return (await self.expect(wire.Refused)).code

    async def do(self, kind: type[Any], table: str, **about: Any) -> wire.Ack:
        """Send a command with an id of its own; return its acknowledgement once its effect is seen too.

        AssertionError if it is refused.
        """
        command = kind(table=table, id=f"c{next(self._ids)}", **about)
        await self.send(command)
        ack = None
        while ack is None or self.seen[table].version < ack.version:
            message = await self.hear()
            assert not (isinstance(message, wire.Refused) and message.id == command.id), message
            if isinstance(message, wire.Ack) and message.id == command.id:
                ack = message
        return ack

    async def start(self, table: str) -> None:
        """Begin the game."""
        await self.do(wire.Start, table)

    async def choose(self, table: str, city: int, option: int = 0) -> wire.Ack:
        """Choose an option for a city."""
        seen = self.seen[table]
        decision = next(decision for decision in seen.decisions if decision.city == city)
        move = msgspec.Raw(msgspec.json.encode(decision.options[option].move))
        return await self.do(wire.Choose, table, turn=seen.turn, city=city, move=move)

    async def play(self, table: str) -> None:
        """Choose the first option whenever this seat has to choose, until the game is over."""
        while (seen := self.seen[table]).info.phase != "over":
            mine = [decision.city for decision in seen.decisions if decision.city in seen.waiting]
            if mine:
                await self.choose(table, mine[0])
            else:
                await self.hear()

    def _look(self, message: wire.Snapshot | wire.Update) -> None:
        if isinstance(message, wire.Snapshot):
            self.seen[message.table] = Seen(message.you, message.version, message.info, message.turn, message.waiting)
        seen = self.seen[message.table]
        if isinstance(message, wire.Update):
            assert message.after == seen.version, "an update is missing"
            seen.version, seen.turn, seen.waiting = message.version, message.turn, message.waiting
            seen.info = message.info or seen.info
        if message.sight:
            whole: Any = message.sight.view
            new = {"ready": message.sight.ready, **(message.sight.renewed or {})}
            seen.view = whole or msgspec.structs.replace(seen.view, **new)
            seen.decisions = message.sight.decisions if whole else seen.decisions
        assert message.hash is None or hash_of(seen.view) == message.hash, "the client sees something different"


# In this process


@dataclass
class Running(Address):
    """A server in this process."""

    services: Services

    @property
    def tables(self) -> LiveTables:
        return self.services.tables


@asynccontextmanager
async def serving(
    store: Store | None = None, thinkers: Thinkers | None = None, web: Path | None = None, **settings: Any
) -> AsyncIterator[Running]:
    """Serve on a free port: from memory, with bots that take the first option, unless told otherwise."""
    chosen = Settings(**{"port": 0, "grace": 2.0, "most_lag": 0} | settings)
    with bind(chosen.host, chosen.port) as listener:
        async with open_services(chosen, store or MemoryStore(), thinkers or FirstOption()) as services:
            ready = asyncio.Event()
            server = Server(services, chosen, ready.set, **({"web": web} if web else {}))
            task = asyncio.create_task(server.serve([listener]))
            await ready.wait()
            try:
                host, port = listener.getsockname()[:2]
                yield Running(host, port, services)
            finally:
                server.should_exit = True
                await task


# As a process


@dataclass
class Started(Address):
    """A server that is a separate process."""

    process: subprocess.Popen[str]

    def stop(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """End it and return its exit code and what it wrote to standard error."""
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


def command_of(
    *arguments: str, database: Path | str = ":memory:", port: int = 0, command: Sequence[str] = COMMAND
) -> list[str]:
    """Return the command that starts a server for a test."""
    settings = ("--port", str(port), "--database", str(database), "--no-warm", "--workers", "1")
    return [*command, "serve", *settings, *arguments]


@contextmanager
def started(
    *arguments: str,
    database: Path | str = ":memory:",
    port: int = 0,
    command: Sequence[str] = COMMAND,
    **variables: str,
) -> Iterator[Started]:
    """Start a server as a process and wait until it serves; it is killed at the end if it is still running."""
    process = subprocess.Popen(
        command_of(*arguments, database=database, port=port, command=command),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **variables},
    )
    with process:
        try:
            yield Started("127.0.0.1", _port_of(process), process)
        finally:
            process.kill()


def command_with(web: Path) -> tuple[str, ...]:
    """Return the command of a server that has another client; our own client stays as it is."""
    return (sys.executable, "-c", WITH_CLIENT.format(web=str(web)))


def _port_of(process: subprocess.Popen[str]) -> int:
    """Return the port that a server says it serves on."""
    assert process.stdout
    ready, _, _ = select([process.stdout], [], [], PATIENCE)
    line = process.stdout.readline() if ready else ""
    if "http://" not in line:
        process.kill()
        raise AssertionError(f"the server did not start: {process.communicate()[1]}")
    return int(line.split("http://")[1].split()[0].rpartition(":")[2])
