"""What moderators do over HTTP: anyone with a moderator's token may close, remove, delete, block, and read reports."""

from __future__ import annotations

import asyncio
import hmac
import stat
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import assert_never

import structlog

from mirabilia.core.errors import UsageError
from mirabilia.server.network.limits import address_of
from mirabilia.server.store import StoreError
from mirabilia.server.tables import log
from mirabilia.server.tables.live_tables import LiveTables
from mirabilia.server.tables.reports import Blocks, Reports
from mirabilia.server.tables.table import Table
from mirabilia.server.wire import moderation as acts
from mirabilia.server.wire.refusal import RefusedError

SHORTEST_TOKEN = 24
"""The fewest letters in a moderator's token."""
REFRESH_SECONDS = 10.0
"""How soon a process keeps out an address that another process has blocked."""
TIDY_SECONDS = 3600.0
"""How often reports that are too old are looked for."""


def read_moderators(file: str) -> dict[str, str]:
    """Return the tokens in a file with lines of NAME TOKEN, by name; none if no file is named.

    UsageError if the file cannot be read, if everybody may read it, or if a token is too short to be safe.
    """
    if not file:
        return {}
    try:
        text, mode = Path(file).read_text(encoding="utf-8"), Path(file).stat().st_mode
    except (OSError, UnicodeError) as error:
        raise UsageError(f"--moderators: {file} cannot be read ({error})").said(
            "moderators_unreadable", file=str(file), reason=str(error)
        ) from None
    if mode & stat.S_IROTH:
        raise UsageError(f"--moderators: everyone on this machine can read {file}; chmod 600 it").said(
            "moderators_open", file=str(file)
        )
    lines = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for number, line in enumerate(lines, start=1):
        if len(line) != 2 or len(line[1]) < SHORTEST_TOKEN:
            raise UsageError(
                f"--moderators: entry {number} of {file} is not a name and a token of {SHORTEST_TOKEN} letters or more"
            ).said("moderator_entry", number=number, file=str(file), letters=SHORTEST_TOKEN)
    return dict(lines)


@dataclass(frozen=True)
class Moderation:
    """What moderators of a server can do, and who they are."""

    tables: LiveTables
    moderators: dict[str, str]
    """Their tokens, by name."""
    reports: Reports
    blocks: Blocks

    def name_of(self, token: str | None) -> str:
        """Return whose token it is, in the same time for any token; RefusedError if it is nobody's."""
        if not self.moderators:
            raise RefusedError("not-allowed", "this server has no moderators; see --moderators")
        shown, found = (token or "").encode(), ""
        for name, known in self.moderators.items():
            if hmac.compare_digest(known.encode(), shown):
                found = name
        if not found:
            raise RefusedError("bad-token", "send the token of a moderator as: Authorization: Bearer TOKEN")
        return found

    async def act(self, moderator: str, act: acts.Act) -> str:
        """Do what a moderator asks for, and say what was done; RefusedError if it cannot be done."""
        done = await self._act(act)
        structlog.get_logger().info("moderated", moderator=moderator, done=done)
        return done

    async def _act(self, act: acts.Act) -> str:
        match act:
            case acts.CloseTable():
                await self.tables.put(act.table, self._closed)
                return f"closed table {act.table}"
            case acts.RemoveName():
                await self.tables.put(act.table, partial(self._name_removed, seat=act.seat))
                return f"removed the name at seat {act.seat} of table {act.table}"
            case acts.RemoveLine():
                await self.tables.put(act.table, partial(self._line_removed, seat=act.seat, said=act.said))
                return f"removed a line of seat {act.seat} of table {act.table}"
            case acts.DeleteTable():
                await self.tables.remove(act.table)
                return f"deleted table {act.table}"
            case acts.BlockAddress():
                addresses = self._addresses(act)
                await self.blocks.block(addresses, act.hours)
                return f"blocked {', '.join(addresses)} for {act.hours} hours"
            case acts.UnblockAddress():
                await self.blocks.unblock(written(act.address))
                return f"unblocked {act.address}"
            case acts.Dismiss():
                await self.reports.dismiss(act.report)
                return f"dismissed report {act.report}"
        assert_never(act)

    def _closed(self, table: Table) -> Sequence[log.Entry]:
        return () if table.phase == "closed" else [log.Closed(at=self.tables.clock(), by="moderator")]

    def _name_removed(self, table: Table, seat: int) -> Sequence[log.Entry]:
        if seat >= len(table.seats) or not table.seats[seat].person:
            raise RefusedError("no-such-seat", f"nobody sits on seat {seat} of this table")
        return [log.NameRemoved(at=self.tables.clock(), seat=seat)]

    def _line_removed(self, table: Table, seat: int, said: int) -> Sequence[log.Entry]:
        if not any((one.seat, one.at) == (seat, said) for one in table.chat):
            raise RefusedError("not-now", f"seat {seat} said nothing at that time that is still shown")
        return [log.LineRemoved(at=self.tables.clock(), seat=seat, said=said)]

    def _addresses(self, act: acts.BlockAddress) -> list[str]:
        """Return the addresses that are meant: the one named, or those that have the seat open here."""
        if act.address is not None:
            return [written(act.address)]
        live = self.tables.lives.get(act.table or "")
        watching = live.watchers.items() if live else ()
        found = {getattr(watcher, "address", "") for watcher, how in watching if act.seat in how.seats} - {""}
        if not found:
            raise RefusedError("not-now", "nobody has this seat open here now; name the address, as the log shows it")
        return sorted(found)

    async def tidy(self) -> None:
        """Keep forgetting reports that are too old."""
        await _again(TIDY_SECONDS, self.reports.tidy, "old reports could not be forgotten")

    async def keep_up(self) -> None:
        """Keep reading which addresses other processes have blocked."""
        await _again(REFRESH_SECONDS, self.blocks.refresh, "blocked addresses could not be read")


async def _again(seconds: float, what: Callable[[], Awaitable[object]], trouble: str) -> None:
    """Do something over and over; a store that fails now may work the next time."""
    while True:
        try:
            await what()
        except StoreError as error:
            structlog.get_logger().warning(trouble, reason=str(error))
        await asyncio.sleep(seconds)


def written(address: str) -> str:
    """Return an address as limits and blocks count it; RefusedError if it is not one."""
    try:
        return address_of((str(ip_address(address)), 0))
    except ValueError:
        raise RefusedError("bad-message", f"{address} is not an address like 203.0.113.9 or 2001:db8::1") from None
