"""HTTP for statistics: which boards and cards win, in games of bots and in those of this server."""

from __future__ import annotations

from typing import get_args

from starlette.requests import Request
from starlette.responses import Response

from mirabilia.core.errors import SetupError
from mirabilia.core.registry import describe, games
from mirabilia.server.network.counts import page_of_bots
from mirabilia.server.network.requests import answer, number_of, sender_of, services_of
from mirabilia.server.wire import bodies
from mirabilia.server.wire.refusal import RefusedError


async def shown(request: Request) -> Response:
    """Return the statistics of a game with a number of players."""
    services, address = services_of(request), sender_of(request)
    if not services.limits.reads.take(address):
        raise RefusedError("too-many", "you have asked for many statistics; wait a minute")
    game, of = request.query_params.get("game", ""), request.query_params.get("of", "bots")
    if game not in games():
        raise RefusedError("bad-message", f"game is one of {', '.join(games())}")
    if of not in get_args(bodies.StatisticsSource):
        raise RefusedError("bad-message", f"of is one of {', '.join(get_args(bodies.StatisticsSource))}")
    players = _players(request, game)
    if of == "bots":
        return answer(page_of_bots(game, players))

    return answer(await services.counts.page(game, players, services.readers, address))


def _players(request: Request, game: str) -> int:
    """Return how many play; RefusedError if the game does not allow it."""
    known = describe(game)
    players = number_of(request, "players", known.usual_players)
    try:
        return known.players_or_usual(players)
    except SetupError as error:
        raise RefusedError("wrong-setup", str(error)) from None
