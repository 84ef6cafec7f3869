"""Tables of 7 Wonders laid out at a moment worth seeing: their logs are in a database before a server opens it.

    laid = lay(database, Scene("babylon-B gizah-A rhodos-A", seed=4, until=is_seventh))
    with started(database=database) as server:
        ...  # seat 0 has something to decide, and everyone else has chosen

All chance comes from the seed, and earlier moves are chosen by a rule, so the moment is the same on every machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from mirabilia.games.seven.model import Decline
from mirabilia.server.tables import log
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.wire.bodies import Joined
from tests.kit.server.running import Started
from tests.kit.server.stored import store_tables
from tests.kit.server.table_play import SALT, Played

NAMES = ("Tereza", "Livia", "Marek", "Oksana", "Petr", "Zofia", "Adam")
TOKEN = "the token of seat {seat} at {table}"
ORDER = ("stage", "dig", "free", "build", "sell")
"""What a seat would rather do: towards the powers of wonders."""

Until = Callable[[Any, Any], bool]
"""Whether a decision of seat 0, with what the seat sees, is the one to stop at."""
Pick = Callable[[Any, Any], int]
"""Which option a decision is answered with, given what the seat sees."""


def by_order(decision: Any, view: Any, order: Sequence[str] = ORDER) -> int:
    """Return the first option of the best-liked kind that pays the neighbours the fewest coins."""

    def rank(place: int) -> tuple[int, int, int]:
        move = decision.options[place].move
        kind = "decline" if isinstance(move, Decline) else move.__struct_config__.tag
        paid = getattr(move, "left", 0) + getattr(move, "right", 0)
        return (order.index(kind) if kind in order else len(order), paid, place)

    assert view is not None
    return min(range(len(decision.options)), key=rank)


def by_selling(decision: Any, view: Any) -> int:
    """Return the first sale: of no interest to anyone."""
    return by_order(decision, view, ("sell",))


@dataclass(frozen=True)
class Scene:
    """A game and the moment at which it is left to seat 0."""

    wonders: str
    seed: int
    until: Until
    players: int = 3
    pick: Pick = by_order
    """How seat 0 plays until then."""
    others: Pick = by_order
    last: Pick = by_selling
    """What the others choose at that moment."""
    bots: str | None = None
    """Who plays in the other seats from then on; by default people who are not there."""
    thinking: tuple[int, ...] = ()
    """Which of the others have not chosen yet."""
    clock: int | None = None
    table: str = "scene1"


@dataclass
class Laid:
    """A table that is laid out."""

    joined: Joined
    played: Played = field(repr=False)

    @property
    def decision(self) -> Any:
        """What seat 0 has to decide."""
        table = self.played.table
        assert table.state
        mine = [city for city in table.waiting if table.decider(city) == 0]
        return table.rules.decision(table.state, mine[0])

    @property
    def consequences(self) -> Any:
        """What each option of that decision would lead to."""
        table = self.played.table
        assert table.state
        return table.rules.consequences(table.state, self.decision)

    @property
    def view(self) -> Any:
        """What seat 0 sees."""
        table = self.played.table
        assert table.state
        return table.rules.view(table.state, 0)


class Hall(NamedTuple):
    """A server with tables that are laid out, by name."""

    server: Started
    laid: dict[str, Laid]


def lay(database: Path, *scenes: Scene) -> list[Laid]:
    """Write the logs of scenes, each for a separate table, into a database that nothing has open."""
    laid = [_laid(scene) for scene in scenes]
    now = int(time.time() * 1000)  # with an old log, nobody would still be there
    for one in laid:
        one.played = _redated(one.played, now)
    store_tables(database, {one.played.table.id: one.played.entries for one in laid})
    return laid


def _redated(played: Played, now: int) -> Played:
    """Return the same table as if everything had just happened."""
    other = Played(Table(played.table.id))
    for entry in played.entries:
        other.add(replace(entry, at=now))
    return other


def _laid(scene: Scene) -> Laid:
    played = _seated(scene)
    table = played.table
    for _ in range(1000):
        assert table.waiting, f"the game of {scene} ends before its moment"
        # Seat 0 comes last: what all others choose is then known, and its own choice reveals everything.
        city = max(table.waiting, key=lambda city: (table.decider(city) != 0, city))
        assert table.state
        decision = table.rules.decision(table.state, city)
        view = table.rules.view(table.state, decision.seat)
        if decision.seat == 0 and scene.until(decision, view):
            _choose_again(played, scene)
            token = TOKEN.format(seat=0, table=scene.table)
            return Laid(Joined(scene.table, 0, token), played)
        option = (scene.pick if decision.seat == 0 else scene.others)(decision, view)
        played.choose(city, table.rules.write_move(decision.options[option].move))
    raise AssertionError(f"{scene} never comes to its moment")


def _choose_again(played: Played, scene: Scene) -> None:
    """Let everyone but seat 0 change their choice to what the scene wants."""
    table = played.table
    assert table.state
    view = table.rules.view(table.state, 0)
    for city in [city for city in view.ready if table.decider(city) != 0]:
        if city in scene.thinking:
            played.add(log.ChoiceWithdrawn(at=0, seat=city, turn=table.turn, city=city))
            continue
        decision = table.rules.decision(table.state, city)
        option = scene.last(decision, table.rules.view(table.state, decision.seat))
        played.choose(city, table.rules.write_move(decision.options[option].move))


def _seated(scene: Scene) -> Played:
    """Return the table of a scene when its game has just begun."""
    played = Played(Table(scene.table))
    options = log.Options(game="seven", players=scene.players, wonders=scene.wonders, clock=scene.clock)
    played.add(log.Opened(at=0, options=options, seed=scene.seed, salt=SALT))
    for seat in range(scene.players):
        if seat and scene.bots:
            played.add(log.BotPlaced(at=0, seat=0, place=seat, bot=scene.bots))
        else:
            hashed = hash_token(TOKEN.format(seat=seat, table=scene.table))
            played.add(log.Seated(at=0, seat=seat, name=NAMES[seat], token=hashed))
    game = played.table.rules
    setup = game.write_setup(game.draw_setup(scene.players, scene.seed, scene.wonders))
    played.add(log.Started(at=0, seat=0, setup=setup))
    return played
