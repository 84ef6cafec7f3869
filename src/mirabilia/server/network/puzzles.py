"""HTTP for puzzles: lists, positions, answers. Nothing of a solution is sent before an answer or giving up."""

from __future__ import annotations

import re
from datetime import date

from starlette.requests import Request
from starlette.responses import Response

from mirabilia.core.registry import games
from mirabilia.server.network.requests import as_json, sender_of, services_of
from mirabilia.server.tables.puzzles import PuzzleReading
from mirabilia.server.wire.refusal import RefusedError

PUZZLE = re.compile(r"[0-9a-f]{8}")
"""What the id of a puzzle looks like."""


async def listed(request: Request) -> Response:
    """List the puzzles of a game."""
    return await _answer(request, PuzzleReading("list", _game(request)))


async def of_day(request: Request) -> Response:
    """Return the puzzle of a day, the same for everybody."""
    try:
        day = date.fromisoformat(request.path_params["day"])
    except ValueError:
        raise RefusedError("bad-message", "a day is written like 2026-11-17") from None
    return await _answer(request, PuzzleReading("day", _game(request), day))


async def position(request: Request) -> Response:
    """Return a puzzle as the seat that decides sees it."""
    return await _answer(request, PuzzleReading("position", _puzzle(request)))


async def answer(request: Request) -> Response:
    """Return what an answer is worth, or the solution if the puzzle is given up."""
    option = request.query_params.get("option")
    if option is not None and not re.fullmatch(r"[0-9]{1,3}", option):
        raise RefusedError("bad-message", "option is a number, 0 or more")
    place = None if option is None else int(option)
    return await _answer(request, PuzzleReading("answer", _puzzle(request), option=place))


async def _answer(request: Request, reading: PuzzleReading) -> Response:
    services, address = services_of(request), sender_of(request)
    if not services.limits.reads.take(address):
        raise RefusedError("too-many", "you have asked for many puzzles; wait a minute")
    return as_json(await services.readers.read_puzzle(address, reading))


def _game(request: Request) -> str:
    game = request.query_params.get("game", "")
    if game not in games():
        raise RefusedError("bad-message", f"game is one of {', '.join(games())}")
    return game


def _puzzle(request: Request) -> str:
    name: str = request.path_params["puzzle"]
    if not PUZZLE.fullmatch(name):
        raise RefusedError("no-such-puzzle", "there is no such puzzle; perhaps part of the link is missing")
    return name
