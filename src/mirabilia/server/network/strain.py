"""Whether a server has more to do than it can handle, measured by how late its event loop gets to what is due.

Past that point everything would keep getting slower for everybody. So newcomers, who want to open a table or to look
on, are asked to come back later, and running games stay quick.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

import structlog

from mirabilia.server.wire.refusal import RefusedError

EVERY = 0.1
"""Seconds between two looks at the clock."""
WEIGHT = 0.1
"""How much one look counts against those before it: what lasts less than a second or so passes unnoticed."""
WORST = 4.0
"""How many times the limit one look counts at most: a machine that was asleep was not overloaded."""
RECOVERED = 0.5
"""The fraction of the limit at which newcomers are let in again; just below the limit they would soon push it over."""


class Strain:
    """How late the event loop is, and whether that is too late; with a limit of 0 it never is."""

    def __init__(self, limit: float, clock: Callable[[], float] = monotonic) -> None:
        self._limit = limit
        self._clock = clock
        self.lag = 0.0
        """Seconds by which things are late now, smoothed."""
        self.is_shedding = False
        """Whether newcomers are refused."""
        self._logger = structlog.get_logger()

    async def run(self) -> None:
        """Keep looking, until cancelled."""
        while True:
            due = self._clock() + EVERY
            await asyncio.sleep(EVERY)
            self.look(max(0.0, self._clock() - due))

    def look(self, late: float) -> None:
        """Note that something came this many seconds late."""
        if not self._limit:
            return
        self.lag += WEIGHT * (min(late, WORST * self._limit) - self.lag)
        if not self.is_shedding and self.lag > self._limit:
            self.is_shedding = True
            self._logger.warning("busy: new tables and spectators are refused", lag=round(self.lag, 3))
        elif self.is_shedding and self.lag < RECOVERED * self._limit:
            self.is_shedding = False
            self._logger.warning("no longer busy: everybody is welcome", lag=round(self.lag, 3))

    def check(self) -> None:
        """Refuse a newcomer while there is too much to do."""
        if self.is_shedding:
            raise RefusedError("busy", "this server has as much to do as it can handle; try again in a minute")
