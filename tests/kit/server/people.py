"""What people do at a table by the test's own clock: commands, time that passes, bots that decide.

table = started(players=3, clock=60)
choose_all(table, 10, 0)
pass_time(table, 61_000)
play_bots(table, 61_000)
"""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.server.tables import log
from mirabilia.server.tables.commands import entries_for
from mirabilia.server.tables.table import Table
from mirabilia.server.thinking.upkeep import overdue
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire import terms
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.server.tables import choice, send

BEGAN = 3
"""When the games of `tests.kit.server.tables` start."""
MINUTE = 60_000


def act(table: Table, seat: int, kind: Any, at: int, gone: dict[int, int] | None = None, **fields: Any) -> None:
    """Carry out a command at a certain time, while some people do not have the table open."""
    command = kind(table=table.id, id=f"{kind.__name__}{table.version}", **fields)
    for entry in entries_for(table, seat, command, at, gone=gone or {}):
        table.apply(entry)


def refused(table: Table, seat: int, kind: Any, at: int, gone: dict[int, int] | None = None, **fields: Any) -> str:
    """Return why a command is refused, after checking that it changed nothing."""
    before = table.version
    with pytest.raises(RefusedError) as error:
        act(table, seat, kind, at, gone, **fields)
    assert table.version == before
    return error.value.code


def want(table: Table, seat: int, wish: terms.Wish, at: int, gone: dict[int, int] | None = None) -> None:
    """Let a person ask for something."""
    act(table, seat, wire.Want, at, gone, wish=wish)


def pass_time(table: Table, now: int, gone: dict[int, int] | None = None) -> list[str]:
    """Let time pass at a table, and return what came of it."""
    entries = overdue(table, now, gone or {})
    for entry in entries:
        table.apply(entry)
    return [str(entry.__struct_config__.tag) for entry in entries]


def play_bots(table: Table, at: int) -> None:
    """Let bots decide what they have to, until a person is awaited."""
    while duties := table.duties():
        city, seat, _ = duties[0]
        assert table.state
        game = table.rules
        move = game.write_move(game.decision(table.state, city).options[0].move)
        table.apply(log.ChoiceMade(at=at, seat=seat, turn=table.turn, city=city, move=move, by="bot"))


def choose_all(table: Table, at: int, *seats: int) -> None:
    """Let people choose the first option."""
    for seat in seats:
        send(table, seat, choice(table, seat, 0, f"{table.version}"), at)


def notes(table: Table) -> list[tuple[str, int]]:
    """Return what the table has noted, and about whom."""
    return [(note.what, note.seat) for note in table.notes]
