"""What everything that comes in over the network uses: the tables, the limits, the figures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from mirabilia.server.metrics import Metrics
from mirabilia.server.network.limits import ServerLimits
from mirabilia.server.network.security import AccessRules
from mirabilia.server.settings import Settings
from mirabilia.server.tables.live_tables import LiveTables
from mirabilia.server.wire.refusal import RefusedError


@dataclass(frozen=True)
class Services:
    """Everything that requests and sockets share."""

    tables: LiveTables
    settings: Settings
    limits: ServerLimits
    metrics: Metrics
    access: AccessRules
    push_key: str | None = None
    """The public key by which browsers accept our messages."""
    is_warm: Callable[[], bool] = field(default=lambda: False)
    is_failing: Callable[[], bool] = field(default=lambda: False)
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """Held while a whole game is replayed."""

    def check_tries(self, address: str) -> None:
        """Refuse an address that has tried too many wrong tokens or codes."""
        if self.limits.failures.is_spent(address):
            raise RefusedError("too-many", "too many wrong tokens; wait a minute")

    def note_failure(self, address: str) -> None:
        """Count a wrong token or code."""
        self.limits.failures.take(address)
