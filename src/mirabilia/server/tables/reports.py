"""What people report to the moderators, and whom moderators keep out: kept on the shelf, for all processes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from mirabilia.server.store import Store
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.turns import alone
from mirabilia.server.wire.bodies import Report
from mirabilia.server.wire.moderation import Reported
from mirabilia.server.wire.refusal import RefusedError

REPORTS, BLOCKS = "reports", "blocks"
"""The names under which they are kept."""
MOST_REPORTS = 200
"""How many are kept; the oldest go first."""
LINES = 20
"""How many of the last lines of the chat a report shows."""
HOUR_MS = 3_600_000
REPORT_DAYS = 90
"""How long a report that nobody dismisses is kept."""

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Reports:
    """The reports that nobody has dismissed yet."""

    store: Store
    clock: Callable[[], int]

    async def all(self) -> tuple[Reported, ...]:
        """Return them, newest first."""
        data = await self.store.kept(REPORTS)
        found = msgspec.json.decode(data, type=tuple[Reported, ...]) if data else ()
        return tuple(one for one in found if one.at > self.clock() - REPORT_DAYS * 24 * HOUR_MS)

    async def add(self, report: Report, table: Table, by: int | None) -> None:
        """Keep a report, with what the table shows now."""
        names = tuple(seat.name or seat.bot for seat in table.seats)
        chat = tuple(table.chat)[-LINES:]
        about = (report.reason, report.seat, report.text)
        one = Reported(secrets.token_hex(6), self.clock(), table.id, *about, by, names, chat)
        async with alone(self.store, self.clock, REPORTS):
            await self._keep((one, *await self.all())[:MOST_REPORTS])

    async def dismiss(self, report: str) -> None:
        """Take a report off the list; RefusedError if there is none with this id."""
        async with alone(self.store, self.clock, REPORTS):
            found = await self.all()
            kept = tuple(one for one in found if one.id != report)
            if len(kept) == len(found):
                raise RefusedError("not-now", "there is no such report, or somebody has dismissed it already")
            await self._keep(kept)

    async def edit(self, change: Callable[[Reported], Reported] = lambda report: report) -> None:
        """Change reports, one by one, and forget those that are too old."""
        async with alone(self.store, self.clock, REPORTS):
            await self._keep(tuple(map(change, await self.all())))

    async def tidy(self) -> None:
        """Forget reports that are too old, if there are any."""
        if await self.store.kept(REPORTS) not in (None, _encoder.encode(await self.all())):
            await self.edit()

    async def _keep(self, reports: tuple[Reported, ...]) -> None:
        await self.store.keep(REPORTS, _encoder.encode(reports), None, replace=True)


@dataclass
class Blocks:
    """The addresses that are kept out, each until a certain time, as far as this process has read them."""

    store: Store
    clock: Callable[[], int]
    until: dict[str, int] = field(default_factory=dict)

    def has(self, address: str) -> bool:
        """Return whether an address is kept out now."""
        return bool(self.until) and self.until.get(address, 0) > self.clock()

    async def refresh(self) -> None:
        """Read what all processes have blocked."""
        data = await self.store.kept(BLOCKS)
        self.until = msgspec.json.decode(data, type=dict[str, int]) if data else {}

    async def block(self, addresses: list[str], hours: int) -> None:
        """Keep addresses out for some hours."""
        await self._change(dict.fromkeys(addresses, self.clock() + hours * HOUR_MS))

    async def unblock(self, address: str) -> None:
        """Let an address in again; RefusedError if it is not kept out."""
        await self.refresh()
        if address not in self.until:
            raise RefusedError("not-now", "this address is not blocked")
        await self._change({address: 0})

    async def _change(self, ends: dict[str, int]) -> None:
        async with alone(self.store, self.clock, BLOCKS):
            await self.refresh()
            now = self.clock()
            self.until = {address: end for address, end in {**self.until, **ends}.items() if end > now}
            last = max(self.until.values(), default=now)
            await self.store.keep(BLOCKS, msgspec.json.encode(self.until), last, replace=True)
