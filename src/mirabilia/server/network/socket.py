"""A client's WebSocket: what it sends is carried out in order, and what it watches is sent to it as it happens."""

from __future__ import annotations

import asyncio
from time import perf_counter

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from mirabilia import __version__
from mirabilia.server.network.limits import MESSAGE_SECONDS, Rate, address_of
from mirabilia.server.network.requests import problem, unreadable
from mirabilia.server.network.services import Services
from mirabilia.server.network.websocket import WebSocketConnection, connection_of
from mirabilia.server.store import StoreError
from mirabilia.server.tables.sights import Eyes
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError

NOT_TEXT, AGAINST_RULES, TRY_LATER = 1003, 1008, 1013
"""Close codes."""

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
_encoder = msgspec.json.Encoder()


AboutTable = wire.Watch | wire.Unwatch | wire.Command
"""Messages that name a table."""


class Named(msgspec.Struct):
    """What an unreadable message may still say about itself, so that its sender knows which one it was."""

    table: wire.TableId | None = None
    id: wire.CommandId | None = None


class Socket:
    """One socket, from opening to closing."""

    def __init__(self, services: Services, websocket: WebSocket) -> None:
        self._services = services
        self._websocket = websocket
        self.address = address_of(websocket.scope["client"])
        self.connection: WebSocketConnection = connection_of(websocket.scope)
        self.is_brief = websocket.query_params.get("brief") == "1"
        self._pace = Rate(services.settings.messages, MESSAGE_SECONDS)
        self._tables: dict[str, Eyes] = {}
        """The tables it watches, and through whose eyes it first saw each."""
        self._hint: asyncio.Task[None] | None = None
        self._blocks = services.moderation.blocks
        self._unread = services.settings.unread
        self._traffic = services.metrics.traffic
        self._logger = structlog.get_logger()

    # Coming and going

    async def serve(self) -> None:
        """Serve the client until it leaves or is cut off."""
        refusal = self._refusal()
        if refusal:
            self._services.metrics.refused.labels(refusal.code).inc()
            await self._websocket.send_denial_response(problem(refusal))
            return
        self._services.limits.enter(self.address)
        self._services.metrics.sockets.inc()
        try:
            await self._websocket.accept()
            self._note("socket opened")
            self._send(self._hello())
            await self._read()
        except WebSocketDisconnect:
            pass  # it left before it was accepted
        finally:
            self._leave()

    def _hello(self) -> wire.Hello:
        services, tables = self._services, self._services.tables
        moderated = bool(services.moderation.moderators)
        return wire.Hello(wire.PROTOCOL, __version__, tables.clock(), services.push_key, tables.programs, moderated)

    def _refusal(self) -> RefusedError | None:
        if self._services.limits.is_full():
            return RefusedError("unavailable", "this server has as many people as it can take; try again later")
        if not self._services.limits.has_room_for_socket(self.address):
            return RefusedError("too-many", "you already have many connections open")
        return None

    def _leave(self) -> None:
        for table in self._tables:
            self._services.tables.unwatch(table, self)
        if self._hint:
            self._hint.cancel()
        self._services.limits.leave(self.address)
        self._services.metrics.sockets.dec()
        self._note("socket closed")

    async def _read(self) -> None:
        connection = self.connection
        while (text := await connection.hear()) is not None:
            if self._blocks.has(self.address):
                self._cut(AGAINST_RULES, "blocked")
            elif isinstance(text, bytes):
                self._cut(NOT_TEXT, "text only")
            elif not self._pace.take():
                self._cut(AGAINST_RULES, "too many messages")
            else:
                connection.begin()
                await self._hear(text)
                connection.finish()

    # What the client sends

    async def _hear(self, text: str) -> None:
        """Do what a message asks for; whatever happens, the socket goes on."""
        received = perf_counter()
        try:
            message = _decoder.decode(text)
        except (RecursionError, ValueError) as error:
            self._refuse(unreadable(error), _named(text), "unreadable")
            return
        if isinstance(message, wire.Ping):
            self._send(wire.Pong(self._services.tables.clock()))
            return
        if isinstance(message, wire.Hint):
            self._begin_hint(message)
            return
        if await self._carry_out(message) and not isinstance(message, wire.Watch | wire.Unwatch):
            self._services.metrics.ack.observe(perf_counter() - received)

    async def _carry_out(self, message: AboutTable) -> bool:
        """Do what a message asks for and return whether it was done; if not, the client is told why."""
        kind = str(message.__struct_config__.tag)
        try:
            await self._do(message)
        except RefusedError as error:
            self._refuse(error, message, kind)
        except StoreError as error:
            self._logger.warning("store fails", table=message.table, reason=str(error))
            self._refuse(_unavailable("it could not be stored now; try again"), message, kind)
        except Exception:
            self._logger.exception("message failed", table=message.table, kind=kind)
            self._refuse(_unavailable("something went wrong on the server; it was logged"), message, kind)
        else:
            self._services.metrics.note_done(kind)
            return True
        return False

    async def _do(self, message: AboutTable) -> None:
        match message:
            case wire.Watch():
                await self._watch(message)
            case wire.Unwatch():
                self._tables.pop(message.table, None)
                self._services.tables.unwatch(message.table, self)
            case _:
                if isinstance(message, wire.PlaceBot):
                    self._services.check_bots(self.address, [message.bot])
                await self._services.tables.act(self, message)

    async def _watch(self, message: wire.Watch) -> None:
        services = self._services
        if message.table not in self._tables and len(self._tables) >= services.settings.tables_per_socket:
            raise RefusedError("too-many", "you are already watching many tables; leave one of them first")
        if message.table not in self._tables and message.token is None and not message.also:
            services.strain.check()
        services.check_load(self.address, message.table)
        services.names.check(message.name)
        with services.counting_failures(self.address):
            self._tables[message.table] = await services.tables.watch(
                message.table, message.token, self, message.name, message.also
            )
        if not services.tables.knows_all(message.table, self):
            services.note_failure(self.address)
        self._note("watching", table=message.table, seat=self._tables[message.table])

    def _begin_hint(self, message: wire.Hint) -> None:
        """Ask for a hint in the background: a bot takes its time, and the next message need not wait for it."""
        if self._hint and not self._hint.done():
            self._refuse(RefusedError("too-many", "one hint at a time"), message, "hint")
            return
        self._hint = asyncio.create_task(self._give_hint(message))

    async def _give_hint(self, message: wire.Hint) -> None:
        await self._carry_out(message)

    # What the client is sent

    def send(self, data: bytes) -> None:
        """Pass a message on without waiting; cut off a client that does not read, or that a moderator has blocked."""
        connection = self.connection
        if self._blocks.has(self.address):
            self._cut(AGAINST_RULES, "blocked")
            return
        if connection.unread > self._unread:
            self._cut(TRY_LATER, "read faster")
            return
        self._traffic.note(data)
        connection.tell(data)

    def _send(self, message: wire.ServerMessage) -> None:
        self.send(_encoder.encode(message))

    def _refuse(self, error: RefusedError, message: AboutTable | Named, kind: str) -> None:
        """Say why something was not done, and close the socket of a client that is guessing tokens."""
        self._services.metrics.commands.labels(kind, "refused").inc()
        self._services.metrics.refused.labels(error.code).inc()
        self._send(wire.Refused(error.code, str(error), message.table, getattr(message, "id", None)))
        if kind == "watch" and self._services.limits.failures.is_spent(self.address) and error.code == "too-many":
            self._logger.warning("too many wrong tokens", address=self.address)
            self._cut(AGAINST_RULES, "too many wrong tokens")

    def _cut(self, code: int, reason: str) -> None:
        if not self.connection.close_sent:
            self._services.metrics.cut.labels(str(code)).inc()
            self._note("socket cut", code=code, reason=reason)
        self.connection.cut(code, reason)

    def _note(self, event: str, **about: object) -> None:
        if self._services.settings.access_log:
            self._logger.info(event, address=self.address, **about)


def _unavailable(message: str) -> RefusedError:
    return RefusedError("unavailable", message)


def _named(text: str) -> Named:
    try:
        return msgspec.json.decode(text, type=Named)
    except (ValueError, RecursionError):
        return Named()
