"""A clock that a test sets itself, so that days pass in no time."""

from __future__ import annotations

from mirabilia.server.tables.live_tables import now_ms


class SetClock:
    """A clock that is set by hand, but never stands still."""

    def __init__(self) -> None:
        self.now = now_ms()

    def __call__(self) -> int:
        self.now += 1
        return self.now
