"""HTTP: what people do about themselves and others: new tokens, their games as a file, being forgotten, reports."""

from __future__ import annotations

from contextlib import suppress
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from mirabilia.server.network.requests import (
    answer,
    as_json,
    named_table,
    read_aside,
    read_body,
    sender_of,
    services_of,
    token_of,
)
from mirabilia.server.network.services import Services
from mirabilia.server.tables.commands import clean_text
from mirabilia.server.tables.ends import Ends, GameEnd
from mirabilia.server.tables.erasure import forget, renew
from mirabilia.server.tables.handovers import Handovers
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.wire import bodies, moderation
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError

T = TypeVar("T")


async def renew_seats(request: Request) -> Response:
    """Give seats new tokens."""
    asked = await _personal(request, bodies.RenewSeats)
    return answer(bodies.SeatBundle(await renew(services_of(request).tables, asked.seats, asked.key)))


async def export_games(request: Request) -> Response:
    """Return everything that is kept about some seats, as a file."""
    asked = await _personal(request, bodies.ExportGames)
    games = []
    for seat in asked.seats:
        with suppress(RefusedError):  # a seat that is gone or no longer theirs is left out
            games.append(await read_aside(request, seat.table, "own", seat.token))
    made = as_json(b'{"games":[' + b",".join(games) + b"]}")
    made.headers["Content-Disposition"] = 'attachment; filename="mirabilia-games.json"'
    return made


async def past_games(request: Request) -> Response:
    """Return how the finished games of some seats ended."""
    asked = await read_body(request, bodies.LookBack, wire.LONGEST_SEATS)
    services, address = services_of(request), sender_of(request)
    if not services.limits.lists.take(address):
        raise RefusedError("too-many", "you have asked for many lists; wait a minute")
    tables = services.tables
    ends = Ends(tables.store, tables.clock, lambda table: read_aside(request, table, "end"))
    found = [(seat, await _ended(ends, seat.table)) for seat in asked.seats]
    own = [(end, end.seat_of(hash_token(seat.token))) for seat, end in found if isinstance(end, GameEnd)]
    if any(place is None for _, place in own):
        services.note_failure(address)
    games = [await _past_game(services, end, place) for end, place in own if place is not None]
    return answer(bodies.PastGames(tuple(games), tuple(seat.table for seat, end in found if end is None)))


async def _ended(ends: Ends, table: str) -> GameEnd | RefusedError | None:
    """Return how a game ended, None if its table is gone, or why that is not said; RefusedError if asked too often.

    What has been read is kept, so that a client that asked for too much at once gets further the next time.
    """
    try:
        return await ends.of(table)
    except RefusedError as error:
        if error.code == "too-many":
            raise
        return error


async def _past_game(services: Services, end: GameEnd, seat: int) -> bodies.PastGame:
    """Return a finished game as it is sent to the person at a seat."""
    shown = {field: getattr(end, field) for field in bodies.PastGame.__struct_fields__ if hasattr(end, field)}
    return bodies.PastGame(**shown, seat=seat, accuracy=await services.reviews.accuracy(end.table, seat))


async def forget_person(request: Request) -> Response:
    """Forget the person of some seats, and what is kept under their recovery code."""
    asked = await _personal(request, bodies.ForgetMe)
    tables = services_of(request).tables
    handovers, seats, names = Handovers(tables.store, tables.clock), asked.seats, []
    if asked.code is not None:
        with suppress(RefusedError):  # nothing is kept there
            seats += (await handovers.recover(asked.code)).seats
        names.append(handovers.name_of(asked.code))
    return answer(bodies.ForgottenAt(await forget(tables, seats, names)))


async def report(request: Request) -> Response:
    """Report somebody at a table to the moderators."""
    services, id_, token = services_of(request), named_table(request), token_of(request)
    asked = await read_body(request, bodies.Report)
    if not services.moderation.moderators:
        raise RefusedError("not-allowed", "nobody reads reports on this server")
    services.check_load(sender_of(request), id_)
    if not services.limits.reports.take(sender_of(request)):
        raise RefusedError("too-many", "you have reported a lot; wait a minute")
    if asked.text:
        clean_text(asked.text)
    async with services.tables.held(id_) as live:
        by = live.eyes(hash_token(token)) if token else None
        await services.moderation.reports.add(asked, live.table, by)
    return Response(status_code=204)


async def reports(request: Request) -> Response:
    """Return the reports, to a moderator."""
    _moderator(request)
    return answer(moderation.ReportList(await services_of(request).moderation.reports.all()))


async def moderate(request: Request) -> Response:
    """Do what a moderator asks for."""
    moderator = _moderator(request)
    act: moderation.Act = await read_body(request, moderation.Act)  # type: ignore[arg-type]  # a union is a kind too
    return answer(moderation.Acted(await services_of(request).moderation.act(moderator, act)))


async def export_table(request: Request) -> Response:
    """Return everything that is kept about a table, to a moderator."""
    _moderator(request)
    entries = await services_of(request).tables.store.read(named_table(request))
    if not entries:
        raise RefusedError("no-such-table", "there is no such table")
    return as_json(b'{"log":[' + b",".join(entries) + b"]}")


def _moderator(request: Request) -> str:
    """Return the moderator whose token came with a request; a wrong one counts like a seat's wrong token."""
    services = services_of(request)
    with services.counting_failures(sender_of(request)):
        return services.moderation.name_of(token_of(request))


async def _personal(request: Request, kind: type[T]) -> T:
    """Return a body with a person's seats in it; the number that one address may send is limited."""
    asked = await read_body(request, kind, wire.LONGEST_SEATS)
    if not services_of(request).limits.handovers.take(sender_of(request)):
        raise RefusedError("too-many", "you have asked for this many times; wait a minute")
    return asked
