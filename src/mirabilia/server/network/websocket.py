"""One WebSocket at uvicorn's own level, where a message can be sent without waiting and a dead client dropped.

With ASGI an application can only wait until a client reads: a client that never does would keep its task and its
memory forever. So a socket writes straight to its transport, checks how much is waiting there, and cuts.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, cast

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from mirabilia.server.network.frames import FrameCourse, head_of, text_in

LINGER = 2.0
"""Seconds that a client has to read why it was cut off."""
STOPPING = 1012
"""The close code of a server that stops."""
NOT_UNICODE = 1007
"""The close code for text that is not UTF-8."""
EXTENSION = "mirabilia.connection"
MOST_WAITING = 8
"""Messages of one client that may wait to be heard before no more are read."""
END_OF_REQUEST = b"\r\n\r\n"


class WebSocketConnection(WebSocketsSansIOProtocol):
    """The protocol of a WebSocket; an application finds it by `connection_of`."""

    is_failed = False
    """Whether what the client sends can no longer be understood."""
    is_busy = False
    """Whether something that the client asked for is being done."""
    is_stopping = False
    _held: bytes = b""
    """What goes out with the next message, or soon."""
    _heard = 0.0
    """When the last message came from the client, by the clock of the event loop."""
    _course: FrameCourse | None = None
    """Where the client is in its frames; None before there are any, or if that cannot be known."""

    @property
    def unread(self) -> int:
        """How many bytes wait for the client to read."""
        return self.transport.get_write_buffer_size()

    def tell(self, data: bytes) -> None:
        """Send a message; does nothing if the connection is closed.

        To a client that waits for an answer it is sent when all is done, or in a moment: most answers are two messages.
        """
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if not self.is_busy:
            self.transport.write(head_of(len(data)) + data)
            return
        if not self._held:
            self.loop.call_soon(self._let_go)
        self._held += head_of(len(data)) + data

    def _let_go(self) -> None:
        """Send what was held back."""
        held, self._held = self._held, b""
        if held and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(held)

    async def hear(self) -> str | bytes | None:
        """Return the next message that the client sends, text or bytes; None once it has left."""
        event: Any = await self.receive()
        heard: str | bytes | None = event["text"] if "text" in event else event.get("bytes")
        return heard

    def cut(self, code: int, reason: str = "") -> None:
        """Close the connection once the client has read what is waiting, and drop it soon whether or not it does."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self._let_go()
        try:
            self.conn.send_close(code, reason)
        except InvalidState:
            return
        self._end(code, reason)

    def handle_connect(self, event: Request) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast("MutableMapping[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Receive data; what follows a mistake is ignored, so that the client can read what was wrong."""
        if self.is_failed:
            return
        course = self._course
        if course is None:
            super().data_received(data)
            if self.handshake_initiated and data.endswith(END_OF_REQUEST):
                self._course = FrameCourse()
            return
        text = text_in(data, self.config.ws_max_size) if self.handshake_complete and course.is_between else None
        if text is None:
            course.follow(data)
            super().data_received(data)
        else:
            self._pass_on("text", text)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is not UTF-8 closes the connection instead, unless the client has closed it.

        uvicorn would stop reading after every message, which costs more than most messages do; a few may wait here.
        """
        data, self.frames = b"".join(self.frames), []
        self._pass_on(self.curr_msg_data_type, data)

    def _pass_on(self, kind: str, data: bytes) -> None:
        if self.close_sent:
            return
        self._heard = self.loop.time()
        try:
            told = {"text": data.decode()} if kind == "text" else {"bytes": data}
        except UnicodeDecodeError:
            with suppress(InvalidState):
                self.conn.send_close(NOT_UNICODE)
                self.handle_parser_exception()
            return
        self.queue.put_nowait(cast("Any", {"type": "websocket.receive", **told}))
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """Close the connection because of what was sent on it."""
        self._let_go()
        self.is_failed = True
        if not self.close_sent:
            assert self.conn.close_sent is not None
            self._end(self.conn.close_sent.code, self.conn.close_sent.reason)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what an application sends through ASGI: that it accepts the socket, or an answer that refuses it."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # otherwise uvicorn takes the refusal for a mistake, and logs it

    def send_keepalive_ping(self) -> None:
        """Ask a silent client whether it is still there; one that was heard from lately need not be asked."""
        rest = (self.ping_interval or 0.0) - (self.loop.time() - self._heard)
        if rest > 0:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Drop a client that does not answer."""
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)

    def shutdown(self) -> None:
        """Close the connection because the server is stopping; what the client waits for is answered first."""
        self.is_stopping = True
        if not self.handshake_complete:
            super().shutdown()
        elif not self.is_busy:
            self.cut(STOPPING, "the server is stopping")

    def begin(self) -> None:
        """Note that something the client waits for is being done."""
        self.is_busy = True

    def finish(self) -> None:
        """Note that it is done."""
        self.is_busy = False
        self._let_go()
        if self.is_stopping:
            self.shutdown()

    def _end(self, code: int, reason: str) -> None:
        """Send the close frame that is ready, then make sure that the connection ends."""
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)


def connection_of(scope: Scope) -> WebSocketConnection:
    """Return the connection that a WebSocket came in on."""
    connection: WebSocketConnection = scope["extensions"][EXTENSION]
    return connection
