"""One HTTP connection at uvicorn's own level: a client that sends nothing, or never finishes its head, is dropped.

uvicorn waits forever for a first request and keeps its head, however long; both would fill a server for nothing.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 10.0
"""How long a client may take to send the head of a request; for the first one, counted from connecting."""
LONGEST_HEAD = 16_384
"""The most bytes of a head: more than any browser sends."""


class HttpConnection(HttpToolsProtocol):
    """The protocol of an HTTP connection until it becomes a WebSocket."""

    _patience: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: Any) -> None:
        """Start waiting for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes, but refuse a head that does not end."""
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

    def _wait(self) -> None:
        self._head = 0
        self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None
