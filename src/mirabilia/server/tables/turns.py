"""Turns: processes that read something on the shelf and then write it do so one after another."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from mirabilia.server.store import Store

TURN_MS, TURN_SECONDS = 10_000, 0.05
"""The longest that one request may have a name to itself, and how soon the next one tries again."""


@asynccontextmanager
async def alone(store: Store, clock: Callable[[], int], name: str) -> AsyncIterator[None]:
    """Keep others from changing what is kept under a name, so that no change is overwritten."""
    turn, mine = f"{name}-turn", secrets.token_bytes(8)
    while await store.keep(turn, mine, clock() + TURN_MS) != mine:
        await asyncio.sleep(TURN_SECONDS)
    try:
        yield
    finally:
        if await store.kept(turn) == mine:  # unless it took so long that another request has the turn by now
            await store.take(turn)
