"""What all requests have in common: a body, a token, a table; an answer, or a refusal."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from mirabilia.server.network.limits import address_of
from mirabilia.server.network.services import Services
from mirabilia.server.tables.reading import Reading, What
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError

BODY_SECONDS = 10.0
"""How long a client may take to send a body."""
LONGEST_DRAINED = 1_048_576
"""How many bytes of a body that is too long are still read, so that its sender gets to read the refusal."""
STATUS: dict[wire.Code, int] = {
    "bad-message": 400,
    "bad-name": 400,
    "bad-token": 401,
    "busy": 503,
    "closed": 409,
    "hints-off": 403,
    "no-such-puzzle": 404,
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
    return answer(bodies.Problem(error.code, str(error)), status or STATUS[error.code], shown)


def services_of(request: Request) -> Services:
    """Return what all requests share."""
    services: Services = request.app.state.services
    return services


def sender_of(request: Request) -> str:
    """Return the address that a request came from."""
    return address_of(request.scope["client"])


def named_table(request: Request) -> str:
    """Return a well-formed id; there may be no table with it."""
    try:
        return msgspec.convert(request.path_params["table"], wire.TableId)
    except msgspec.ValidationError:
        raise RefusedError("no-such-table", "there is no such table; perhaps part of the link is missing") from None


def number_of(request: Request, name: str, default: int) -> int:
    """Return a number from a query; RefusedError if it is not a number, or has more digits than anyone needs."""
    text = request.query_params.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise RefusedError("bad-message", f"{name} is a number, 0 or more")
    return int(text)


def token_of(request: Request) -> str | None:
    """Return the token that came with a request; RefusedError if it is malformed."""
    shown = request.headers.getlist("authorization")
    if not shown:
        return None
    scheme, _, token = shown[0].partition(" ")
    with services_of(request).counting_failures(sender_of(request)):
        try:
            if len(shown) > 1 or scheme.lower() != "bearer":
                raise ValueError(scheme)
            return msgspec.convert(token.strip(), wire.Token)
        except ValueError:
            raise RefusedError("bad-token", "send the token of your seat as: Authorization: Bearer TOKEN") from None


async def read_body(request: Request, kind: type[T], longest: int = wire.LONGEST_MESSAGE) -> T:
    """Return a valid body; RefusedError if it is too long, too slow or not what it should be."""
    data, length = bytearray(), 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                length += len(chunk)
                if length <= longest:
                    data += chunk
                elif length > LONGEST_DRAINED:
                    break
    except (TimeoutError, ClientDisconnect):
        raise RefusedError("bad-message", "the body did not arrive") from None
    if length > longest:
        raise RefusedError("too-large", f"a body has at most {longest} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except (RecursionError, ValueError) as error:
        raise unreadable(error) from None


def unreadable(error: Exception) -> RefusedError:
    """Return the refusal of JSON that is not what it should be."""
    if isinstance(error, RecursionError):
        return RefusedError("bad-message", "this is nested too deeply")
    return RefusedError("bad-message", " ".join(str(error).split())[:200])


async def read_aside(request: Request, id_: str, what: What, token: str | None = None, **about: Any) -> bytes:
    """Return what the readers' process reads of a table, as the seat of a token or the public may see it."""
    services, address = services_of(request), sender_of(request)
    if not services.limits.reads.take(address):
        raise RefusedError("too-many", "you have asked for many games; wait a minute")
    delay, hashed = 1000 * services.settings.spectator_delay, None if token is None else hash_token(token)

    async def find() -> Reading:
        entries = await services.tables.store.read(id_)
        if not entries:
            raise RefusedError("no-such-table", "there is no such table; perhaps part of the link is missing")
        return Reading(what, id_, entries, services.tables.clock(), delay, hashed, **about)

    with services.counting_failures(address):
        return await services.readers.read(address, find)


def as_json(data: bytes) -> Response:
    """Return an answer from what is already JSON."""
    return Response(data, media_type="application/json")
