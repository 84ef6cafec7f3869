"""HTTP: opening, joining, listing and looking at tables; carrying seats to other devices; health and figures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.endpoints import HTTPEndpoint
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from mirabilia import __version__
from mirabilia.server.addresses import is_loopback
from mirabilia.server.network.limits import is_this_machine
from mirabilia.server.network.requests import (
    answer,
    as_json,
    named_table,
    number_of,
    read_aside,
    read_body,
    sender_of,
    services_of,
    token_of,
)
from mirabilia.server.store import ENDED
from mirabilia.server.tables import tries
from mirabilia.server.tables.handovers import Handovers
from mirabilia.server.tables.replays import MOST_STEPS
from mirabilia.server.thinking.reviews import Reviewed
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError

MOST_LISTED = 100
FORWARDING = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers by which a proxy says that it asks on behalf of a client."""

T = TypeVar("T")
Coded = TypeVar("Coded", bodies.TakeOver, bodies.Recover)


class Tables(HTTPEndpoint):
    """`/api/tables`."""

    async def get(self, request: Request) -> Response:
        """List public tables, or those whose ids are named."""
        if not services_of(request).limits.lists.take(sender_of(request)):
            raise RefusedError("too-many", "you have asked for many lists; wait a minute")
        if "ids" in request.query_params:
            return answer(bodies.TableList(await services_of(request).tables.named(_ids(request))))
        phase = request.query_params.get("phase", "lobby")
        limit = number_of(request, "limit", 50)
        if phase not in ("lobby", "playing", "over"):
            raise RefusedError("bad-message", "phase is lobby, playing or over")
        if not 1 <= limit <= MOST_LISTED:
            raise RefusedError("bad-message", f"limit is a number from 1 to {MOST_LISTED}")
        found = await services_of(request).tables.listed(phase, limit)  # type: ignore[arg-type]  # just checked
        return answer(bodies.TableList(found))

    async def post(self, request: Request) -> Response:
        """Open a table."""
        services = services_of(request)
        asked = await read_body(request, bodies.NewTable)
        _check_room(request)
        services.check_bots(sender_of(request), asked.bots)
        services.names.check(asked.name)
        return answer(await services.tables.open_table(asked), 201)

    async def method_not_allowed(self, request: Request) -> Response:  # noqa: ARG002 - starlette's signature
        """Refuse other methods."""
        raise HTTPException(405, headers={"Allow": "GET, POST"})


async def join(request: Request) -> Response:
    """Take a seat."""
    services = services_of(request)
    asked = await read_body(request, bodies.Join)
    services.names.check(asked.name)
    if not services.limits.joins.take(sender_of(request)):
        raise RefusedError("too-many", "you have taken many seats; wait a minute")
    return answer(await services.tables.join(named_table(request), asked), 201)


async def try_again(request: Request) -> Response:
    """Open a table that takes up a finished game from one of its decisions."""
    services, id_ = services_of(request), named_table(request)
    asked = await read_body(request, bodies.TryAgain)
    services.names.check(asked.name)
    _check_room(request)
    branch = msgspec.msgpack.decode(await read_aside(request, id_, "branch", first=asked.number), type=tries.Branch)
    services.check_bots(sender_of(request), tries.bots_of(branch, services.tables.programs))
    return answer(await tries.try_again(services.tables, branch, asked), 201)


async def table(request: Request) -> Response:
    """Return what the seat of a token, or the public, may know about a table."""
    services, id_, token = services_of(request), named_table(request), token_of(request)
    if id_ not in services.tables.lives:
        row = await services.tables.store.row(id_)
        if row and row.phase in ENDED:
            return as_json(await read_aside(request, id_, "snapshot", token))
        services.check_load(sender_of(request), id_)
    elif not services.limits.reads.take(sender_of(request)):
        raise RefusedError("too-many", "you have asked for many games; wait a minute")
    with services.counting_failures(sender_of(request)):
        return answer(await services.tables.snapshot(id_, token))


async def record(request: Request) -> Response:
    """Return the record of a game that is over."""
    return _file(request, await read_aside(request, named_table(request), "record"), "record.json")


async def transcript(request: Request) -> Response:
    """Return the transcript of a game that is over."""
    return _file(request, await read_aside(request, named_table(request), "transcript"), "transcript.json")


async def proof(request: Request) -> Response:
    """Return what proves that a game that is over was dealt as promised."""
    return _file(request, await read_aside(request, named_table(request), "proof"), "proof.json")


async def steps(request: Request) -> Response:
    """Return some steps of a game: `first` and `count`, through the `eyes` of a seat, of the public, or of all."""
    asked = request.query_params.get("eyes", "public")
    first, count = number_of(request, "first", 0), number_of(request, "count", MOST_STEPS)
    id_, token = named_table(request), token_of(request)
    return as_json(await read_aside(request, id_, "steps", token, eyes=asked, first=first, count=count))


async def review(request: Request) -> Response:
    """Return what there is so far of a seat's review of a finished game, starting at a given part."""
    services, id_ = services_of(request), named_table(request)
    seat, first = number_of(request, "seat", 0), number_of(request, "first", 0)
    info = next(iter(await services.tables.named([id_])), None)
    if info is None:
        raise RefusedError("no-such-table", "there is no such table; perhaps part of the link is missing")
    if info.phase != "over":
        raise RefusedError("not-finished", "a game can be reviewed when it is over")
    if seat >= info.players:
        raise RefusedError("no-such-seat", f"there is no seat {seat} here")

    async def find() -> bytes:
        if not services.limits.reviews.take(sender_of(request)):
            raise RefusedError("too-many", "you have had many games reviewed; wait a while")
        return await read_aside(request, id_, "record")

    since = info.origin.number if info.origin else 0
    return answer(await services.reviews.page(Reviewed(id_, info.game, seat, since), first, find))


async def decision(request: Request) -> Response:
    """Return what was known and could be chosen before a move of a finished game."""
    number = number_of(request, "number", 0)
    return as_json(await read_aside(request, named_table(request), "decision", first=number))


async def hand_over(request: Request) -> Response:
    """Leave seats for another device."""
    return answer(await _handovers(request).leave((await _seats(request, bodies.HandOver)).seats), 201)


async def take_over(request: Request) -> Response:
    """Take the seats that another device has left."""
    return await _by_code(request, bodies.TakeOver, Handovers.take)


async def look_at_handover(request: Request) -> Response:
    """Report whether seats are still waiting for another device; the one that left them asks until they are taken."""
    asked = await read_body(request, bodies.TakeOver)
    if not services_of(request).limits.lists.take(sender_of(request)):
        raise RefusedError("too-many", "you have asked for this many times; wait a minute")
    return answer(await _handovers(request).look(asked.code))


async def keep_seats(request: Request) -> Response:
    """Add seats to those of a recovery code."""
    asked = await _seats(request, bodies.KeepSeats)
    await _handovers(request).keep(asked.code, asked.seats)
    return Response(status_code=204)


async def recover(request: Request) -> Response:
    """Return the seats of a recovery code."""
    return await _by_code(request, bodies.Recover, Handovers.recover)


async def health(request: Request) -> Response:
    """Report whether the server works."""
    services = services_of(request)
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
    if not (services_of(request).settings.metrics or _is_from_here(request)):
        raise RefusedError("not-allowed", "figures are only for the server's own machine; see --metrics")
    return Response(services_of(request).metrics.page(), media_type=CONTENT_TYPE_LATEST)


def _is_from_here(request: Request) -> bool:
    """Return whether a request was made on this machine itself, and not passed on by a proxy that runs on it.

    Such a proxy says whom it asks for, or passes on the host name in the request, without which nobody could play.
    """
    passed_on = any(name in request.headers for name in FORWARDING)
    return is_this_machine(sender_of(request)) and is_loopback(request.url.hostname or "") and not passed_on


def _check_room(request: Request) -> None:
    """Refuse one more table if the server has no room for it, or the address has opened too many."""
    services = services_of(request)
    services.strain.check()
    if not services.limits.has_room_for_table(len(services.tables.lives)):
        raise RefusedError("unavailable", "this server has as many tables as it can take; try again later")
    if not services.limits.tables.take(sender_of(request)):
        raise RefusedError("too-many", "you have opened many tables; wait a minute")


def _handovers(request: Request) -> Handovers:
    tables = services_of(request).tables
    return Handovers(tables.store, tables.clock)


async def _seats(request: Request, kind: type[T]) -> T:
    """Return a body with seats in it; the number that one address may send is limited."""
    asked = await read_body(request, kind, wire.LONGEST_SEATS)
    if not services_of(request).limits.handovers.take(sender_of(request)):
        raise RefusedError("too-many", "you have left seats for other devices many times; wait a minute")
    return asked


async def _by_code(
    request: Request, kind: type[Coded], find: Callable[[Handovers, str], Awaitable[bodies.SeatBundle]]
) -> Response:
    """Return the seats that a code stands for; a wrong code counts like a wrong token."""
    asked = await read_body(request, kind)
    with services_of(request).counting_failures(sender_of(request)):
        return answer(await find(_handovers(request), asked.code))


def _ids(request: Request) -> list[str]:
    """Return the ids of the tables that a query names."""
    ids = request.query_params["ids"].split(",")
    if len(ids) > MOST_LISTED:
        raise RefusedError("bad-message", f"name at most {MOST_LISTED} tables")
    try:
        return msgspec.convert(ids, list[wire.TableId])
    except msgspec.ValidationError:
        raise RefusedError("bad-message", "ids are ids of tables, separated by commas") from None


def _file(request: Request, data: bytes, name: str) -> Response:
    """Return a file that a browser saves under the name of its table."""
    headers = {"Content-Disposition": f'attachment; filename="{named_table(request)}-{name}"'}
    return Response(data, headers=headers, media_type="application/json")
