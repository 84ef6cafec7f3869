"""Whether a server has more to do than it can: measured by how late its event loop comes to what is due.

Past that point everything would get slower for everybody, without end. So whoever comes anew, to open a table or to
look on, is asked to come back later, and the games that run stay quick.
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
"""How much one look counts against those before it: what lasts for less than a second or so passes unnoticed."""
WORST = 4.0
"""How many times the limit one look counts at most: a machine that was asleep was not overloaded."""
RECOVERED = 0.5
"""Which part of the limit is enough to take people in again; a little less than the limit would be over it at once."""


class Strain:
    """How late the event loop is, and whether that is too late; a limit of 0 never is."""

    def __init__(self, limit: float, clock: Callable[[], float] = monotonic) -> None:
        self._limit = limit
        self._clock = clock
        self.lag = 0.0
        """Seconds by which things are late now, smoothed."""
        self.is_shedding = False
        """Whether people who come anew are refused."""
        self._logger = structlog.get_logger()

    async def run(self) -> None:
        """Keep looking, until cancelled."""
        while True:
            due = self._clock() + EVERY
            await asyncio.sleep(EVERY)
            self.look(max(0.0, self._clock() - due))

    def look(self, late: float) -> None:
        """Take note that something came so many seconds late."""
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
        """Refuse somebody who comes anew while there is too much to do."""
        if self.is_shedding:
            raise RefusedError("busy", "this server has as much to do as it can; try again in a minute")
