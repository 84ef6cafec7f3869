"""The application: its routes, and what applies to all of them."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from mirabilia.server.network import http, people, puzzles, statistics
from mirabilia.server.network.limits import address_of
from mirabilia.server.network.pages import Pages
from mirabilia.server.network.requests import problem
from mirabilia.server.network.security import Secured
from mirabilia.server.network.services import Services
from mirabilia.server.network.socket import Socket
from mirabilia.server.store import StoreError
from mirabilia.server.wire.refusal import RefusedError

WEB = Path(__file__).parents[2] / "web"
"""Where the built client is, if it has been built."""

API = [
    Route("/tables", http.Tables),
    Route("/tables/{table}", http.table),
    Route("/tables/{table}/seats", http.join, methods=["POST"]),
    Route("/tables/{table}/tries", http.try_again, methods=["POST"]),
    Route("/tables/{table}/record", http.record),
    Route("/tables/{table}/transcript", http.transcript),
    Route("/tables/{table}/proof", http.proof),
    Route("/tables/{table}/steps", http.steps),
    Route("/tables/{table}/reports", people.report, methods=["POST"]),
    Route("/people/renew", people.renew_seats, methods=["POST"]),
    Route("/people/export", people.export_games, methods=["POST"]),
    Route("/people/games", people.past_games, methods=["POST"]),
    Route("/people/forget", people.forget_person, methods=["POST"]),
    Route("/moderation", people.moderate, methods=["POST"]),
    Route("/moderation/reports", people.reports),
    Route("/moderation/tables/{table}", people.export_table),
    Route("/tables/{table}/review", http.review),
    Route("/tables/{table}/decision", http.decision),
    Route("/puzzles", puzzles.listed),
    Route("/puzzles/day/{day}", puzzles.of_day),
    Route("/puzzles/{puzzle}", puzzles.position),
    Route("/puzzles/{puzzle}/answer", puzzles.answer),
    Route("/statistics", statistics.shown),
    Route("/handovers", http.hand_over, methods=["POST"]),
    Route("/handovers/look", http.look_at_handover, methods=["POST"]),
    Route("/handovers/take", http.take_over, methods=["POST"]),
    Route("/recovery", http.keep_seats, methods=["POST"]),
    Route("/recovery/open", http.recover, methods=["POST"]),
]


def make_app(services: Services, web: Path = WEB) -> ASGIApp:
    """Return the application that connects the services to the network."""
    pages = Pages(web)

    async def socket(websocket: WebSocket) -> None:
        await Socket(services, websocket).serve()

    app = Starlette(
        routes=[
            Mount("/api", Router(API, redirect_slashes=False)),
            Route("/health", http.health),
            Route("/metrics", http.metrics),
            WebSocketRoute("/ws", socket),
            Route("/{path:path}", pages.page),
        ],
        exception_handlers={
            RefusedError: _refused,
            StoreError: _store_failed,
            HTTPException: _http_problem,
            Exception: _unexpected,
        },
    )
    app.state.services = services
    app.router.redirect_slashes = False
    return Secured(Guarded(app, services))


class Guarded:
    """An application that serves only the requests that the access rules allow, and counts its answers."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        self._logger = structlog.get_logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        status = 101

        async def noted(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                self._services.metrics.requests.labels(scope.get("method", "WEBSOCKET"), str(status)).inc()
            await send(message)

        refusal = self._refusal(scope)
        if refusal:
            self._services.metrics.refused.labels(refusal.code).inc()
            await problem(refusal)(scope, receive, noted)
        else:
            try:
                await self._app(scope, receive, noted)
            except asyncio.CancelledError:  # the server is stopping, and this took longer than allowed
                self._logger.warning("given up at the end", path=scope["path"])
            except Exception:
                if scope["type"] != "http":  # a failed request has already been answered and logged
                    self._logger.exception("socket failed")
        if self._services.settings.access_log and scope["type"] == "http":
            self._logger.info(
                "request",
                method=scope["method"],
                path=scope["path"],
                status=status,
                address=address_of(scope["client"]),
            )

    def _refusal(self, scope: Scope) -> RefusedError | None:
        access = self._services.access
        if not access.knows_host(scope):
            return RefusedError("not-allowed", "this server is not known by that name; see --origin")
        is_reading = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not is_reading and not access.allows_origin(scope):
            return RefusedError("not-allowed", "this page may not use this server; see --origin")
        is_moderating = scope["path"].startswith("/api/moderation")  # so that nobody locks themselves out
        if self._services.moderation.blocks.has(address_of(scope["client"])) and not is_moderating:
            return RefusedError("not-allowed", "a moderator has blocked your address for a while")
        return None


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, RefusedError)
    services: Services = request.app.state.services
    services.metrics.refused.labels(error.code).inc()
    return problem(error)


async def _store_failed(request: Request, error: Exception) -> Response:
    structlog.get_logger().warning("store fails", reason=str(error), path=request.url.path)
    return await _refused(request, RefusedError("unavailable", "tables cannot be read or written now; try again"))


async def _http_problem(request: Request, error: Exception) -> Response:
    """Report what Starlette found wrong: an unknown address, or a method that the address does not take."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        refusal = RefusedError("not-allowed", f"{request.method} is not allowed at this address")
    else:
        refusal = RefusedError("bad-message", "there is nothing at this address")
    return problem(refusal, error.status_code, error.headers)


async def _unexpected(request: Request, error: Exception) -> Response:
    structlog.get_logger().error("request failed", path=request.url.path, exc_info=error)
    return problem(RefusedError("unavailable", "something went wrong on the server; it was logged"), 500)
