"""A public table as its spectators see it: as it was a while ago, so that no onlooker can help a player.

A table is what its log adds up to, so the table as it was is the log up to that time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from mirabilia.server.tables import log
from mirabilia.server.tables.change import Addition, entry_of
from mirabilia.server.tables.sights import Sights
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.protocol import Snapshot, Update


class DelayedTable:
    """A table that follows another one with a delay; what happens before the game is seen immediately.

    The table itself, its seats and terms, is shown as it is now: spectators may want to sit down.
    """

    def __init__(self, id_: str, entries: Iterable[Addition], delay: int, now: int) -> None:
        self.table = Table(id_)
        self._sights = Sights(self.table)
        self._delay = delay
        self._later: deque[Addition] = deque(entries)
        self.follow(now)

    def snapshot(self) -> Snapshot:
        """Return everything that the public may know of the game as it was, without any deadlines."""
        return replace(self._sights.snapshot(None), due=(), delay=self._delay)

    def add(self, added: Sequence[Addition]) -> None:
        """Take note of what has just happened, to be seen later."""
        self._later.extend(added)

    def follow(self, now: int) -> Update | None:
        """Move on to what is old enough, and return what the public is sent about it, None if nothing."""
        after, changes = self.table.version, []
        while self._later and self._is_old_enough(entry_of(self._later[0]), now):
            changes.append(self.table.apply(self._later.popleft()))
            self._sights.look_anew(changes[-1])
        return replace(self._sights.updates(after, changes, {None})[None], due=(), info=None) if changes else None

    def _is_old_enough(self, entry: log.Entry, now: int) -> bool:
        return not self.table.has_begun(entry) or entry.at + self._delay <= now
