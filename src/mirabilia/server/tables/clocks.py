"""What is due at a table when its time has come: late decisions, tables that nobody looks at, lobbies given up."""

from __future__ import annotations

from collections.abc import Mapping

from mirabilia.server.tables import log
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.wishes import agreements, voters_of

LOBBY_LIFETIME = 24 * 3600 * 1000
"""Milliseconds after which a table that nobody has touched before its game is given up."""


def wake_of(table: Table) -> int | None:
    """Return when somebody has to look after a table: 0 at once, None never."""
    if table.phase == "lobby":
        return table.changed + LOBBY_LIFETIME
    return 0 if table.duties() else table.deadline


def overdue(table: Table, now: int, gone: Mapping[int, int]) -> list[log.Entry]:
    """Return what has to be put into the log of a table because of the time; `gone` as in `commands.py`.

    Whoever is late has one decision made for them. But a table falls asleep instead, and nothing is decided for
    anybody, if nobody would be left who is not away; where people are expected to sit, also if none has it open.
    """
    if table.phase == "lobby":
        return [log.Closed(at=now)] if table.changed + LOBBY_LIFETIME <= now else []
    late = [due.seat for due in table.due if due.late <= now]
    if not late:
        return []
    leaving = {seat for seat in late if table.seats[seat].lates + 1 >= table.options.away_after}
    nobody_looks = not table.is_slow and gone.keys() >= set(table.people)
    if nobody_looks or leaving >= set(table.present):
        return [log.Deserted(at=now)]
    agreed = agreements(table, voters_of(table, gone, now), leaving, now) if leaving else []
    return [*(log.Late(at=now, seat=seat, turn=table.turn) for seat in late), *agreed]
