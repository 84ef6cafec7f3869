"""HTTP: opening, joining, listing and looking at tables; health and figures."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.endpoints import HTTPEndpoint
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from mirabilia import __version__
from mirabilia.server import protocol as wire
from mirabilia.server.commands import RefusedError
from mirabilia.server.desk import Desk
from mirabilia.server.limits import address_of

BODY_SECONDS = 10.0
"""How long a client may take to send a body."""
MOST_LISTED = 100

STATUS: dict[wire.Code, int] = {
    "bad-message": 400,
    "bad-token": 401,
    "closed": 409,
    "hints-off": 403,
    "no-such-seat": 404,
    "no-such-table": 404,
    "not-allowed": 403,
    "not-an-option": 400,
    "not-finished": 409,
    "not-host": 403,
    "not-now": 409,
    "not-seated": 403,
    "paused": 409,
    "seat-taken": 409,
    "stale": 409,
    "too-many": 429,
    "too-large": 413,
    "unavailable": 503,
    "wrong-setup": 400,
}

T = TypeVar("T")


def answer(body: msgspec.Struct, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return a body as an answer."""
    return Response(msgspec.json.encode(body), status, headers, "application/json")


def problem(error: RefusedError, status: int | None = None, headers: Mapping[str, str] | None = None) -> Response:
    """Return a refusal as an answer."""
    shown = dict(headers or {})
    if error.code == "too-many":
        shown["Retry-After"] = "60"
    if error.code == "bad-token":
        shown["WWW-Authenticate"] = "Bearer"
    return answer(wire.Problem(error.code, str(error)), status or STATUS[error.code], shown)


class Tables(HTTPEndpoint):
    """`/api/tables`."""

    async def get(self, request: Request) -> Response:
        """List public tables."""
        phase = request.query_params.get("phase", "lobby")
        limit = request.query_params.get("limit", "50")
        if phase not in ("lobby", "playing", "over"):
            raise RefusedError("bad-message", "phase is lobby, playing or over")
        if not (limit.isascii() and limit.isdigit() and len(limit) < 4 and 1 <= int(limit) <= MOST_LISTED):
            raise RefusedError("bad-message", f"limit is a number from 1 to {MOST_LISTED}")
        found = await _desk(request).hall.listed(phase, int(limit))  # type: ignore[arg-type]  # just checked
        return answer(wire.TableList(found))

    async def post(self, request: Request) -> Response:
        """Open a table."""
        desk = _desk(request)
        asked = await _body(request, wire.NewTable)
        if not desk.limits.has_room_for_table(len(desk.hall.lives)):
            raise RefusedError("unavailable", "there are as many tables as this server can take; try again later")
        if not desk.limits.tables.take(_address(request)):
            raise RefusedError("too-many", "you have opened many tables; wait a minute")
        return answer(await desk.hall.open_table(asked), 201)

    async def method_not_allowed(self, request: Request) -> Response:  # noqa: ARG002 - starlette's signature
        """Refuse other methods."""
        raise HTTPException(405, headers={"Allow": "GET, POST"})


async def join(request: Request) -> Response:
    """Take a seat."""
    desk = _desk(request)
    asked = await _body(request, wire.Join)
    if not desk.limits.joins.take(_address(request)):
        raise RefusedError("too-many", "you have taken many seats; wait a minute")
    return answer(await desk.hall.join(_table(request), asked), 201)


async def table(request: Request) -> Response:
    """Return what the seat of a token, or the public, may know of a table."""
    desk, token = _desk(request), _token(request)
    try:
        return answer(await desk.hall.snapshot(_table(request), token))
    except RefusedError as error:
        if error.code == "bad-token":
            desk.note_failure(_address(request))
        raise


async def record(request: Request) -> Response:
    """Return the record of a game that is over."""
    return await _later(request)


async def transcript(request: Request) -> Response:
    """Return the transcript of a game that is over."""
    return await _later(request)


async def proof(request: Request) -> Response:
    """Return what proves that the deal was the promised one."""
    return await _later(request)


async def steps(request: Request) -> Response:
    """Return a part of a replay."""
    return await _later(request)


async def _later(request: Request) -> Response:
    await _desk(request).hall.live(_table(request))
    raise RefusedError("unavailable", "this server has no replays")


async def health(request: Request) -> Response:
    """Tell whether the server works."""
    desk = _desk(request)
    failing = desk.is_failing()
    body = wire.Health(
        "failing" if failing else "ok",
        __version__,
        len(desk.hall.lives),
        desk.limits.sockets.total(),
        desk.is_warm(),
    )
    return answer(body, 503 if failing else 200, {"Cache-Control": "no-store"})


async def metrics(request: Request) -> Response:
    """Return the figures."""
    return Response(_desk(request).metrics.page(), media_type=CONTENT_TYPE_LATEST)


def _desk(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def _address(request: Request) -> str:
    return address_of(request.scope["client"])


def _table(request: Request) -> str:
    """Return the id of a table, which may still be that of none."""
    try:
        return msgspec.convert(request.path_params["table"], wire.TableId)
    except msgspec.ValidationError:
        raise RefusedError("no-such-table", "there is no such table; perhaps the link is cut short") from None


def _token(request: Request) -> str | None:
    """Return the token that came with a request; RefusedError if that is none, or too many were wrong."""
    shown = request.headers.getlist("authorization")
    if not shown:
        return None
    desk, address = _desk(request), _address(request)
    desk.check_tries(address)
    scheme, _, token = shown[0].partition(" ")
    try:
        if len(shown) > 1 or scheme.lower() != "bearer":
            raise ValueError(scheme)
        return msgspec.convert(token.strip(), wire.Token)
    except ValueError:
        desk.note_failure(address)
        raise RefusedError("bad-token", "send the token of your seat as: Authorization: Bearer TOKEN") from None


async def _body(request: Request, kind: type[T]) -> T:
    """Return a body that is what it should be; RefusedError if it is too long, too slow or something else."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > wire.LONGEST_MESSAGE:
                    raise RefusedError("too-large", f"a body has at most {wire.LONGEST_MESSAGE} bytes")
    except (TimeoutError, ClientDisconnect):
        raise RefusedError("bad-message", "the body did not arrive") from None
    try:
        return msgspec.json.decode(data, type=kind)
    except (RecursionError, ValueError) as error:
        raise unreadable(error) from None


def unreadable(error: Exception) -> RefusedError:
    """Return the refusal of JSON that is not what it should be."""
    if isinstance(error, RecursionError):
        return RefusedError("bad-message", "this is nested too deeply")
    return RefusedError("bad-message", " ".join(str(error).split())[:200])
