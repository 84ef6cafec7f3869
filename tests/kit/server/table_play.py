"""Whole games at a table of the server, made of nothing but entries of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import asdict

from mirabilia.core.registry import HOUSE, describe
from mirabilia.server.tables import log
from mirabilia.server.tables.change import TableChange
from mirabilia.server.tables.seed import DealSource, promise_of
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.protocol import GameName

SALT = "5a" * 32
SEED = 2**62 + 12_345
"""A seed that a language with only floating-point numbers would round."""
EVERY_TABLE = [(name, players) for name in HOUSE for players in describe(name).rules.players]

Pick = Callable[[int], int]
"""Returns one of the numbers below another."""


@dataclass
class Played:
    """A table with the log that led to it."""

    table: Table = field(default_factory=lambda: Table("abcdef"))
    entries: list[log.Entry] = field(default_factory=list)

    def add(self, entry: log.Entry) -> TableChange:
        """Carry out an entry and keep it."""
        change = self.table.apply(entry)
        self.entries.append(entry)
        return change

    def again(self, entries: int | None = None) -> Played:
        """Return what the first entries, or all, lead to, as a separate table."""
        other = Played()
        for entry in self.entries[:entries]:
            other.add(entry)
        return other

    def choose(self, city: int, move: str) -> TableChange:
        """Choose for a city."""
        table = self.table
        at, seat = len(self.entries), table.decider(city)
        return self.add(log.ChoiceMade(at=at, seat=seat, turn=table.turn, city=city, move=move, by="person"))

    def moves(self, city: int) -> list[str]:
        """Return all moves of a city."""
        game = self.table.rules
        assert self.table.state
        return [game.write_move(option.move) for option in game.decision(self.table.state, city).options]

    def play(self, pick: Pick) -> Iterator[TableChange]:
        """Play one choice after another until the game is over."""
        while waiting := self.table.waiting:
            city = waiting[pick(len(waiting))]
            moves = self.moves(city)
            yield self.choose(city, moves[pick(len(moves))])


def begun(game: GameName, players: int, seed: int = SEED, wonders: str = "", *, shared: bool = False) -> Played:
    """Return a table whose game has just begun, with a person in every seat.

    It is dealt from the seed, or from a secret with the same number and everyone's shares, except that of three or more
    people the last is left out.
    """
    played = Played()
    options = log.Options(game=game, players=players, wonders=wonders, public=True)
    source = DealSource(secret=f"{seed:064x}") if shared else DealSource(seed=seed, salt=SALT)
    played.add(log.Opened(at=0, options=options, **asdict(source)))
    for seat in range(players):
        played.add(log.Seated(at=0, seat=seat, name=f"Seat {seat}", token=f"hash {seat}"))
    if shared:
        _share(played)
    rules, shares = played.table.rules, played.table.shares
    setup = rules.write_setup(rules.draw_setup(players, source.seed_with(shares), wonders))
    played.add(log.Started(at=0, seat=0, setup=setup))
    return played


def share_of(seat: int) -> str:
    """Return what the person in a seat adds to the deal."""
    return f"{seat + 1:02x}" * 32


def _share(played: Played) -> None:
    people = range(len(played.table.seats))
    for seat in people:
        played.add(log.Promised(at=0, seat=seat, promise=promise_of(share_of(seat))))
    played.add(log.DealAwaited(at=0, seat=0, until=5))
    for seat in people:
        late = len(people) > 2 and seat == people[-1]
        played.add(log.LeftOut(at=5, seat=seat) if late else log.Told(at=1, seat=seat, share=share_of(seat)))


def finished(game: GameName, players: int, seed: int = SEED, wonders: str = "", *, shared: bool = False) -> Played:
    """Return a table after a random game."""
    played = begun(game, players, seed, wonders, shared=shared)
    for _ in played.play(Random(seed).randrange):
        pass
    return played
