"""The pulse of a process: shows when time has passed that nobody at its tables could use."""

from __future__ import annotations

import time
from collections.abc import Callable

LONGEST_PAUSE = 5.0
"""Seconds between two beats, which should be one second apart, beyond which time counts as lost."""


class Pulse:
    """Beats about once a second, as long as the process runs and its clock is left alone.

    If the process is stopped, its machine sleeps, or the clock is set forward, deadlines pass although nobody could
    have kept them.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._last = clock()

    def beat(self) -> bool:
        """Take note of the time; return whether some was lost since the last beat."""
        before, self._last = self._last, self._clock()
        return self._last - before > LONGEST_PAUSE
