"""What all requests and sockets use: the tables, the limits, the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from mirabilia.server.metrics import Metrics
from mirabilia.server.network.counts import Counts
from mirabilia.server.network.limits import ServerLimits
from mirabilia.server.network.moderation import Moderation
from mirabilia.server.network.names import NameRules
from mirabilia.server.network.readers import Readers
from mirabilia.server.network.security import AccessRules
from mirabilia.server.network.strain import Strain
from mirabilia.server.settings import Settings
from mirabilia.server.tables.live_tables import LiveTables
from mirabilia.server.thinking.reviews import Reviews
from mirabilia.server.wire.refusal import RefusedError


@dataclass(frozen=True)
class Services:
    """Everything that requests and sockets share."""

    tables: LiveTables
    settings: Settings
    limits: ServerLimits
    metrics: Metrics
    access: AccessRules
    moderation: Moderation
    names: NameRules
    strain: Strain
    reviews: Reviews
    """Reviews finished games, in other processes."""
    counts: Counts
    """Which boards and cards win in the games of this server."""
    push_key: str | None = None
    """The public key by which browsers accept our messages."""
    is_warm: Callable[[], bool] = field(default=lambda: False)
    is_failing: Callable[[], bool] = field(default=lambda: False)
    readers: Readers = field(default_factory=Readers)
    """Read whole games, in another process."""

    def check_bots(self, address: str, bots: Iterable[str | None]) -> None:
        """Refuse an address that seats too many bots which search: they share the processes with everybody else's."""
        if not self.limits.seat_bots(address, bots):
            raise RefusedError("too-many", "you have seated many bots that search; take others, or wait a minute")

    def check_load(self, address: str, table: str) -> None:
        """Refuse an address that looks at too many tables which are not in memory: rebuilding one takes long."""
        if table not in self.tables.lives and not self.limits.loads.take(address):
            raise RefusedError("too-many", "you have looked at many tables; wait a minute")

    @contextmanager
    def counting_failures(self, address: str) -> Iterator[None]:
        """Count a wrong token or code, and refuse it as one too many after a few of them.

        A right one is always accepted: others may have the same address, and nobody can guess 120 bits in any case.
        """
        try:
            yield
        except RefusedError as error:
            if error.code == "bad-token":
                self.note_failure(address)
            raise

    def note_failure(self, address: str) -> None:
        """Count a wrong token or code; RefusedError if there were too many."""
        if not self.limits.failures.take(address):
            raise RefusedError("too-many", "too many wrong tokens; wait a minute") from None
