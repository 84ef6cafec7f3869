"""Who may ask, and what browsers are told to forbid: origins, hosts, headers."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, MutableMapping
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

from mirabilia.server.addresses import AUTHORITY, is_address, is_loopback

_HOST = re.compile(AUTHORITY)

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Headers of every answer; the content policy depends on the request."""
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{socket}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class AccessRules:
    """Decides whose requests are heard."""

    def __init__(self, host: str, origins: Iterable[str]) -> None:
        self._origins = frozenset(origins)
        self._names = {"localhost", host, *(_name(origin.split("//")[1]) for origin in self._origins)}
        if not is_loopback(host):
            machine = socket.gethostname().lower()
            self._names |= {machine, f"{machine}.local"}

    def knows_host(self, scope: Scope) -> bool:
        """Return whether a request uses one of the server's own names, not one that somebody else points at it."""
        host = _host(scope)
        if host is None:
            return False
        name = _name(host)
        return name in self._names or is_address(name)

    def allows_origin(self, scope: Scope) -> bool:
        """Return whether a request comes from a page that may send it, or not from a browser."""
        origins = _values(scope, b"origin")
        if not origins:
            return _values(scope, b"sec-fetch-site") in ([], ["same-origin"], ["none"])
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        return len(origins) == 1 and (origins[0] in self._origins or origins[0] == f"{scheme}://{_host(scope)}")


class Secured:
    """An application whose every answer has the headers that make browsers careful."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""

        async def secured(message: MutableMapping[str, Any]) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers["Content-Security-Policy"] = POLICY.format(socket=_socket_source(scope))
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self._app(scope, receive, secured)


def _socket_source(scope: Scope) -> str:
    """Return the server's own WebSocket for a content policy: not every browser counts it as 'self'."""
    host = _host(scope)
    scheme = "wss" if scope["scheme"] in ("https", "wss") else "ws"
    return f" {scheme}://{host}" if host else ""


def _host(scope: Scope) -> str | None:
    """Return the host and port that a request names; None unless there is exactly one and it is well-formed."""
    hosts = _values(scope, b"host")
    return hosts[0] if len(hosts) == 1 and _HOST.fullmatch(hosts[0]) else None


def _values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for found, value in scope["headers"] if found == name]


def _name(host: str) -> str:
    """Return a host without its port and brackets."""
    if host.startswith("["):
        return host[1 : host.index("]")]
    return host.partition(":")[0]
