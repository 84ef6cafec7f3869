"""A server that kills itself at a chosen moment: `python -m tests.kit.server.subserver_dying WHEN COUNT serve ...`.

The moments surround the storing of the COUNT-th command that a person sends: it is `asked` for; it is written and
about to be committed (`committing`); `committed`; `acknowledged` but not told to anyone; `told` to everyone.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Any

from mirabilia.cli.main import main
from mirabilia.server.store import TableRow
from mirabilia.server.store.sql import SqlStore
from mirabilia.server.store.sqlite import SqliteLink
from mirabilia.server.tables import log
from mirabilia.server.tables.broadcast import Broadcaster

MOMENTS = ("asked", "committing", "committed", "acknowledged", "told")


class Fate:
    """Counts commands and kills the process when it is time."""

    def __init__(self, when: str, count: int) -> None:
        self.when = when
        self.left = count
        self.is_near = False
        """Whether the last command is being stored."""

    def meets(self, moment: str) -> None:
        """Reach a moment, perhaps the last one."""
        if self.is_near and moment == self.when:
            os.kill(os.getpid(), signal.SIGKILL)


def arrange(fate: Fate) -> None:
    """Let a fate meet every moment."""
    append = SqlStore.append

    async def count(self: SqlStore, row: TableRow, entries: Sequence[bytes]) -> bool:
        last = log.parse_entry(entries[-1])
        if isinstance(last, log.BySeat) and last.id is not None:
            fate.left -= 1
            fate.is_near = fate.left == 0
        fate.meets("asked")
        return await append(self, row, entries)

    SqlStore.append = count  # type: ignore[method-assign]  # the point of this server
    _wrap(SqliteLink, "commit", lambda: fate.meets("committing"), lambda: fate.meets("committed"))
    _wrap_async(Broadcaster, "tell", lambda: fate.meets("acknowledged"), lambda: fate.meets("told"))


def _wrap(owner: type, name: str, before: Callable[[], None], after: Callable[[], None]) -> None:
    original = getattr(owner, name)

    def wrapped(*values: Any) -> Any:
        before()
        result = original(*values)
        after()
        return result

    setattr(owner, name, wrapped)


def _wrap_async(owner: type, name: str, before: Callable[[], None], after: Callable[[], None]) -> None:
    original = getattr(owner, name)

    async def wrapped(*values: Any) -> Any:
        before()
        result = await original(*values)
        after()
        return result

    setattr(owner, name, wrapped)


if __name__ == "__main__":
    arrange(Fate(sys.argv[1], int(sys.argv[2])))
    sys.argv[1:] = sys.argv[3:]
    main()
