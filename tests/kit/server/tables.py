"""Tables of the server without a server: opened, filled and played by entries alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from mirabilia.server.tables import log
from mirabilia.server.tables.change import Addition, TableChange, entry_of
from mirabilia.server.tables.commands import entries_for, entries_to_join, entries_to_open
from mirabilia.server.tables.seed import DealSource
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire

SALT = "5a" * 32


class LoggedTable(Table):
    """A table that remembers its log."""

    def __init__(self, id_: str) -> None:
        super().__init__(id_)
        self.log: list[log.Entry] = []

    def apply(self, addition: Addition) -> TableChange:
        change = super().apply(addition)
        self.log.append(entry_of(addition))
        return change


def entries_of(table: Table) -> list[log.Entry]:
    """Return the log of a table of this kit."""
    assert isinstance(table, LoggedTable)
    return table.log


def token(seat: int) -> str:
    return f"token-of-seat-{seat}-at-the-table"


def lobby(
    game: Any = "seven",
    players: int = 3,
    seed: int = 1,
    people: int | None = None,
    source: DealSource | None = None,
    **options: Any,
) -> Table:
    """Return a table with people in the first seats and bots in the rest."""
    people = players if people is None else people
    bots = (None,) * people + ("apprentice",) * (players - people)
    request = bodies.NewTable(game=game, players=players, name="Ann", bots=bots, **options)
    table = LoggedTable("table2")
    for entry in entries_to_open(request, source or DealSource(seed=seed, salt=SALT), hash_token(token(0)), 1):
        table.apply(entry)
    for seat in range(1, people):
        for entry in entries_to_join(table, bodies.Join(f"Person {seat}"), hash_token(token(seat)), 2):
            table.apply(entry)
    return table


def started(game: str = "seven", players: int = 3, seed: int = 1, people: int | None = None, **options: Any) -> Table:
    """Return a table whose game has just begun."""
    table = lobby(game, players, seed, people, **options)
    send(table, 0, wire.Start(table=table.id, id="start"), at=3)
    return table


def send(table: Table, seat: int, command: wire.TableCommand, at: int = 4) -> list[TableChange]:
    """Carry out a command."""
    return [table.apply(entry) for entry in entries_for(table, seat, command, at)]


def choice(table: Table, city: int, number: int, id_: str = "choice") -> wire.Choose:
    """Return the command that chooses an option of a city by its number."""
    assert table.state
    options = table.rules.decision(table.state, city).options
    move = msgspec.Raw(msgspec.json.encode(options[number % len(options)].move))
    return wire.Choose(table=table.id, id=id_, turn=table.turn, city=city, move=move)


def play_on(
    table: Table, steps: int, chance: Random, tell: Callable[[list[TableChange]], None] = lambda _: None
) -> None:
    """Let random seats choose random options, a number of times or until the end."""
    for _ in range(steps):
        if not table.waiting:
            return
        city = chance.choice(table.waiting)
        command = choice(table, city, chance.randrange(1000), id_=f"{table.version}")
        tell(send(table, table.decider(city), command, at=table.changed + 1))


def in_mid_game(game: str, players: int, seed: int) -> Table:
    """Return a table somewhere in its game."""
    chance = Random(seed)
    table = started(game, players, seed)
    play_on(table, chance.randrange(18 * players), chance)
    return table


def replayed(entries: list[log.Entry], id_: str) -> Table:
    """Return the table that entries add up to, written and read again."""
    table = Table(id_)
    for entry in entries:
        table.apply(log.parse_entry(log.write_entry(entry)))
    return table
