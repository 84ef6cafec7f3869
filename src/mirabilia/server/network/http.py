"""HTTP: opening, joining, listing and looking at tables; carrying seats to other devices; health and figures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.endpoints import HTTPEndpoint
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from mirabilia import __version__
from mirabilia.server.network.limits import address_of, is_this_machine
from mirabilia.server.network.services import Services
from mirabilia.server.store import ENDED
from mirabilia.server.tables.handovers import Handovers
from mirabilia.server.tables.reading import Reading, What
from mirabilia.server.tables.replays import MOST_STEPS
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.thinking.reviews import Reviewed
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError

BODY_SECONDS = 10.0
"""How long a client may take to send a body."""
LONGEST_DRAINED = 1_048_576
"""Bytes of a body that is too long that are still read, so that its sender gets to read the refusal."""
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
Coded = TypeVar("Coded", bodies.TakeOver, bodies.Recover)


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


class Tables(HTTPEndpoint):
    """`/api/tables`."""

    async def get(self, request: Request) -> Response:
        """List public tables, or those whose ids are named."""
        if not _services(request).limits.lists.take(_address(request)):
            raise RefusedError("too-many", "you have asked for many lists; wait a minute")
        if "ids" in request.query_params:
            return answer(bodies.TableList(await _services(request).tables.named(_ids(request))))
        phase = request.query_params.get("phase", "lobby")
        limit = _number(request, "limit", 50)
        if phase not in ("lobby", "playing", "over"):
            raise RefusedError("bad-message", "phase is lobby, playing or over")
        if not 1 <= limit <= MOST_LISTED:
            raise RefusedError("bad-message", f"limit is a number from 1 to {MOST_LISTED}")
        found = await _services(request).tables.listed(phase, limit)  # type: ignore[arg-type]  # just checked
        return answer(bodies.TableList(found))

    async def post(self, request: Request) -> Response:
        """Open a table."""
        services = _services(request)
        asked = await _body(request, bodies.NewTable)
        if not services.limits.has_room_for_table(len(services.tables.lives)):
            raise RefusedError("unavailable", "this server has as many tables as it can take; try again later")
        if not services.limits.tables.take(_address(request)):
            raise RefusedError("too-many", "you have opened many tables; wait a minute")
        services.check_bots(_address(request), asked.bots)
        return answer(await services.tables.open_table(asked), 201)

    async def method_not_allowed(self, request: Request) -> Response:  # noqa: ARG002 - starlette's signature
        """Refuse other methods."""
        raise HTTPException(405, headers={"Allow": "GET, POST"})


async def join(request: Request) -> Response:
    """Take a seat."""
    services = _services(request)
    asked = await _body(request, bodies.Join)
    if not services.limits.joins.take(_address(request)):
        raise RefusedError("too-many", "you have taken many seats; wait a minute")
    return answer(await services.tables.join(_table(request), asked), 201)


async def table(request: Request) -> Response:
    """Return what the seat of a token, or the public, may know about a table."""
    services, id_, token = _services(request), _table(request), _token(request)
    if id_ not in services.tables.lives:
        row = await services.tables.store.row(id_)
        if row and row.phase in ENDED:
            return _json(await _read(request, "snapshot", token))
        services.check_load(_address(request), id_)
    elif token is None and not services.limits.reads.take(_address(request)):
        raise RefusedError("too-many", "you have asked for many games; wait a minute")
    with services.counting_failures(_address(request)):
        return answer(await services.tables.snapshot(id_, token))


async def record(request: Request) -> Response:
    """Return the record of a game that is over."""
    return _file(request, await _read(request, "record"), "record.json")


async def transcript(request: Request) -> Response:
    """Return the transcript of a game that is over."""
    return _file(request, await _read(request, "transcript"), "transcript.json")


async def proof(request: Request) -> Response:
    """Return what proves that a game that is over was dealt as promised."""
    return _file(request, await _read(request, "proof"), "proof.json")


async def steps(request: Request) -> Response:
    """Return some steps of a game: `first` and `count`, through the `eyes` of a seat, of the public, or of all."""
    asked = request.query_params.get("eyes", "public")
    first, count = _number(request, "first", 0), _number(request, "count", MOST_STEPS)
    return _json(await _read(request, "steps", _token(request), eyes=asked, first=first, count=count))


async def review(request: Request) -> Response:
    """Return what there is of a seat's review of a finished game, from a part on."""
    services, id_ = _services(request), _table(request)
    seat, first = _number(request, "seat", 0), _number(request, "first", 0)
    info = next(iter(await services.tables.named([id_])), None)
    if info is None:
        raise RefusedError("no-such-table", "there is no such table; perhaps part of the link is missing")
    if info.phase != "over":
        raise RefusedError("not-finished", "a game can be reviewed when it is over")
    if seat >= info.players:
        raise RefusedError("no-such-seat", f"there is no seat {seat} here")

    async def find() -> bytes:
        if not services.limits.reviews.take(_address(request)):
            raise RefusedError("too-many", "you have had many games reviewed; wait a while")
        return await _read(request, "record")

    return answer(await services.reviews.page(Reviewed(id_, info.game, seat), first, find))


async def decision(request: Request) -> Response:
    """Return what was known and could be chosen before a move of a finished game."""
    return _json(await _read(request, "decision", first=_number(request, "number", 0)))


async def hand_over(request: Request) -> Response:
    """Leave seats for another device."""
    return answer(await _handovers(request).leave((await _seats(request, bodies.HandOver)).seats), 201)


async def take_over(request: Request) -> Response:
    """Take the seats that another device has left."""
    return await _by_code(request, bodies.TakeOver, Handovers.take)


async def keep_seats(request: Request) -> Response:
    """Add seats to those of a recovery code."""
    asked = await _seats(request, bodies.KeepSeats)
    await _handovers(request).keep(asked.code, asked.seats)
    return Response(status_code=204)


async def recover(request: Request) -> Response:
    """Return the seats of a recovery code."""
    return await _by_code(request, bodies.Recover, Handovers.recover)


async def health(request: Request) -> Response:
    """Tell whether the server works."""
    services = _services(request)
    failing = services.is_failing()
    body = bodies.Health(
        "failing" if failing else "ok",
        __version__,
        len(services.tables.lives),
        services.limits.sockets.total(),
        services.is_warm(),
    )
    return answer(body, 503 if failing else 200, {"Cache-Control": "no-store"})


async def metrics(request: Request) -> Response:
    """Return the figures, only to this machine unless the settings say otherwise: they are for the operator."""
    if not (_services(request).settings.metrics or is_this_machine(_address(request))):
        raise RefusedError("not-allowed", "figures are only for the server's own machine; see --metrics")
    return Response(_services(request).metrics.page(), media_type=CONTENT_TYPE_LATEST)


def _handovers(request: Request) -> Handovers:
    tables = _services(request).tables
    return Handovers(tables.store, tables.clock)


async def _seats(request: Request, kind: type[T]) -> T:
    """Return a body with seats in it; the number that one address may send is limited."""
    asked = await _body(request, kind, wire.LONGEST_SEATS)
    if not _services(request).limits.handovers.take(_address(request)):
        raise RefusedError("too-many", "you have often left seats for other devices; wait a minute")
    return asked


async def _by_code(
    request: Request, kind: type[Coded], find: Callable[[Handovers, str], Awaitable[bodies.SeatBundle]]
) -> Response:
    """Return the seats that a code stands for; a wrong code counts like a wrong token."""
    asked = await _body(request, kind)
    with _services(request).counting_failures(_address(request)):
        return answer(await find(_handovers(request), asked.code))


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def _address(request: Request) -> str:
    return address_of(request.scope["client"])


def _table(request: Request) -> str:
    """Return a well-formed id; there may be no table with it."""
    try:
        return msgspec.convert(request.path_params["table"], wire.TableId)
    except msgspec.ValidationError:
        raise RefusedError("no-such-table", "there is no such table; perhaps part of the link is missing") from None


def _ids(request: Request) -> list[str]:
    """Return the ids of the tables that a query names."""
    ids = request.query_params["ids"].split(",")
    if len(ids) > MOST_LISTED:
        raise RefusedError("bad-message", f"name at most {MOST_LISTED} tables")
    try:
        return msgspec.convert(ids, list[wire.TableId])
    except msgspec.ValidationError:
        raise RefusedError("bad-message", "ids are ids of tables, separated by commas") from None


def _number(request: Request, name: str, default: int) -> int:
    """Return a number from a query; RefusedError if it is not a number, or has more digits than anybody needs."""
    text = request.query_params.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise RefusedError("bad-message", f"{name} is a number, 0 or more")
    return int(text)


async def _read(request: Request, what: What, token: str | None = None, **about: Any) -> bytes:
    """Return what is read of a table aside, as the seat of a token or the public may see it."""
    services, id_, address = _services(request), _table(request), _address(request)
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


def _json(data: bytes) -> Response:
    return Response(data, media_type="application/json")


def _file(request: Request, data: bytes, name: str) -> Response:
    """Return a file that a browser saves under the name of its table."""
    headers = {"Content-Disposition": f'attachment; filename="{_table(request)}-{name}"'}
    return Response(data, headers=headers, media_type="application/json")


def _token(request: Request) -> str | None:
    """Return the token that came with a request; RefusedError if it is malformed."""
    shown = request.headers.getlist("authorization")
    if not shown:
        return None
    scheme, _, token = shown[0].partition(" ")
    with _services(request).counting_failures(_address(request)):
        try:
            if len(shown) > 1 or scheme.lower() != "bearer":
                raise ValueError(scheme)
            return msgspec.convert(token.strip(), wire.Token)
        except ValueError:
            raise RefusedError("bad-token", "send the token of your seat as: Authorization: Bearer TOKEN") from None


async def _body(request: Request, kind: type[T], longest: int = wire.LONGEST_MESSAGE) -> T:
    """Return a valid body; RefusedError if it is too long, too slow or anything else."""
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
