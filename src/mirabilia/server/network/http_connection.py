"""One HTTP connection at uvicorn's own level: a client that sends nothing, or does not read, is dropped.

uvicorn waits forever for a first request and keeps its head, however long, and waits forever for an answer to be
read; all of that would fill a server for nothing. So would one address that opens connections without end.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mirabilia.server.network.limits import ServerLimits, address_of

HEAD_SECONDS = 10.0
"""How long a client may take to send the head of a request; for the first one, counted from connecting."""
LONGEST_HEAD = 16_384
"""The most bytes of a head: more than any browser sends."""
READ_SECONDS = 20.0
"""How long a client may take to read what waits for it, beyond what the system already buffers."""


class HttpConnection(HttpToolsProtocol):
    """The protocol of an HTTP connection until it becomes a WebSocket."""

    limits: ClassVar[ServerLimits]
    """The limits of the server; `connections_of` makes a class of connections that has them."""
    _address: str | None = None
    """The address that this connection is counted for."""
    _patience: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: Any) -> None:
        """Start waiting for the first request, unless its address has too many connections already."""
        super().connection_made(transport)
        address = address_of(self.client)
        if not self.limits.has_room_for_connection(address):
            transport.abort()
            return
        self._address = address
        self.limits.connect(address)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, which is counted as such."""
        self._leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Give the client some time to read what waits for it."""
        super().pause_writing()
        self._reading = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on, since the client reads."""
        self._stop_reading()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Close the connection after a while without requests, whether or not the last answer was read."""
        super().timeout_keep_alive_handler()
        self._stop_reading()
        self._reading = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Receive data, but refuse a head that does not end."""
        super().data_received(data)
        if self._patience:  # the head has not ended
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """Start reading the head of a request."""
        if not self._patience:
            self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Note that the head has been read."""
        self._stop_waiting()
        super().on_headers_complete()

    def _leave(self) -> None:
        """Stop all timers, and stop counting."""
        self._stop_waiting()
        self._stop_reading()
        if self._address is not None:
            self.limits.disconnect(self._address)
            self._address = None

    def _stop_reading(self) -> None:
        if self._reading:
            self._reading.cancel()
            self._reading = None

    def _wait(self) -> None:
        self._head = 0
        self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None


def connections_of(limits: ServerLimits) -> type[HttpConnection]:
    """Return the protocol of all HTTP connections of one server: uvicorn creates them, and does not know its limits."""
    return type("HttpConnection", (HttpConnection,), {"limits": limits})
