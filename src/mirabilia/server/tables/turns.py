"""Turns: what several processes read and then write on the shelf, they do one after the other."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from mirabilia.server.store import Store

TURN_MS, TURN_SECONDS = 10_000, 0.05
"""How long one request may have a name to itself at most, and how soon the next one tries again."""


@asynccontextmanager
async def alone(store: Store, clock: Callable[[], int], name: str) -> AsyncIterator[None]:
    """Keep everybody else from changing what is kept under a name, so that nobody overwrites another's change."""
    turn, mine = f"{name}-turn", secrets.token_bytes(8)
    while await store.keep(turn, mine, clock() + TURN_MS) != mine:
        await asyncio.sleep(TURN_SECONDS)
    try:
        yield
    finally:
        if await store.kept(turn) == mine:  # unless it took so long that somebody else holds it by now
            await store.take(turn)
