"""One HTTP connection at uvicorn's own level: who says nothing, or never comes to the point, is let go.

uvicorn waits for a first request for ever and keeps its head, however long; both would fill a server for nothing.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 10.0
"""How long a client may take for the head of a request, the first one counted from its coming."""
LONGEST_HEAD = 16_384
"""Bytes of a head: more than any browser sends."""


class HttpConnection(HttpToolsProtocol):
    """The protocol of an HTTP connection until it becomes a WebSocket."""

    _patience: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: Any) -> None:
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes; a head without an end is not taken."""
        super().data_received(data)
        if self._patience:  # the head has not come to its end
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """Begin to read the head of a request."""
        if not self._patience:
            self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Have read the head."""
        self._stop_waiting()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._head = 0
        self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None
