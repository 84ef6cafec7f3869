"""Tables laid out for the client's unit tests: what a server sends to a client that joins one in mid-game."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from mirabilia.server.tables.sights import Sights
from tests.browser.moments import MOMENTS

LAID = ("lobby", "seven-payments", "seven", "seven-wished", "seven-over", "architects", "architects-over")
"""The moments at which the client's tests look, from seat 0."""
FIRST_TIME = 1_000_000_000_000
"""Numbers above this are times, in milliseconds; every table was laid out at this time."""


def laid_file() -> str:
    """Return the file: a snapshot for each moment, by its name."""
    laid = {name: msgspec.json.decode(_snapshot(name)) for name in LAID}
    return json.dumps(_timeless(laid), indent=1, ensure_ascii=False) + "\n"


def _snapshot(name: str) -> bytes:
    return msgspec.json.encode(Sights(MOMENTS[name]().table).snapshot(0))


def _timeless(value: Any) -> Any:
    """Return a value with every time replaced by the first one."""
    if isinstance(value, dict):
        return {key: _timeless(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_timeless(inner) for inner in value]
    return FIRST_TIME if isinstance(value, int) and FIRST_TIME < value < 10 * FIRST_TIME else value
