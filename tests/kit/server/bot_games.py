"""Tables that are in a store before a server starts: the same ones every time, at moments worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from time import time
from typing import Any

from mirabilia.bots.bot import AnyBot, Budget, make_chances
from mirabilia.bots.roster import make_bot, parse_entrant
from mirabilia.server.tables import log
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.wire.bodies import Joined
from mirabilia.server.wire.protocol import GameName
from tests.kit.server.stored import store_tables
from tests.kit.server.table_play import SALT, Played

TOKEN = "a" * 43
"""The token that opens seat 0 of every table here."""
NAMES = ("Tereza", "Livia", "Marek", "Oksana", "Jakub", "Hana", "Piotr")
"""The people, from seat 0 on; bots have the seats after them."""
BOTS = ("strategist", "builder:military", "strategist:science", "builder:merchant", "strategist:wonders", "builder")
MOST_SEEDS = 60
COPIES = 12
"""How often a screen that uses up its table can be looked at."""

Wanted = Callable[[Table], bool]
"""Whether a table is at the moment we are looking for."""
Liked = Callable[[Any], bool]
"""Whether seat 0 takes a move of this kind whenever it can."""


def laid(
    game: GameName,
    players: int,
    seed: int,
    wonders: str = "",
    *,
    people: int = 1,
    free: int = 0,
    clock: int | None = None,
) -> Played:
    """Return a table whose game has not begun: people first, then bots, then free seats."""
    played, at = Played(), int(time() * 1000)  # today's date, since a table that waits too long is closed
    options = log.Options(game=game, players=players, wonders=wonders, clock=clock, public=True)
    played.add(log.Opened(at=at, options=options, seed=seed, salt=SALT))
    for seat, name in enumerate(NAMES[:people]):
        played.add(log.Seated(at=at, seat=seat, name=name, token=hash_token(TOKEN if seat == 0 else token_of(name))))
    for place in range(people, players - free):
        played.add(log.BotPlaced(at=at, seat=0, place=place, bot=BOTS[place - people]))
    return played


def token_of(name: str) -> str:
    """Return the token that opens the seat of a person other than the first."""
    return f"{name}-has-a-token-of-their-own"


def begin(played: Played) -> None:
    """Start the game of a table."""
    table = played.table
    game, options = table.rules, table.options
    setup = game.write_setup(game.draw_setup(options.players, table.source.seed_with({}), options.wonders))
    played.add(log.Started(at=table.changed, seat=0, setup=setup))


def play(played: Played, liked: Liked = lambda _: False) -> Iterator[Table]:
    """Let bots play for everyone, and yield the table before each choice and at the end; low seats choose last."""
    table = played.table
    bot = make_bot(table.options.game, parse_entrant("builder"))
    chances = make_chances(table.source.seed_with({}), table.options.players)
    while waiting := table.waiting:
        yield table
        city = max(waiting, key=table.decider)
        move = _picked(table, bot, city, chances[table.decider(city)], liked)
        by: Any = "person" if table.seats[table.decider(city)].bot is None else "bot"
        chose = log.ChoiceMade(at=table.changed, seat=table.decider(city), turn=table.turn, city=city, move=move, by=by)
        played.add(chose)
    yield table


def _picked(table: Table, bot: AnyBot, city: int, chance: Any, liked: Liked) -> str:
    game, state = table.rules, table.state
    assert state is not None
    decision = game.decision(state, city)
    favourites = [option for option in decision.options if liked(option.move)] if decision.seat == 0 else []
    view = game.view(state, decision.seat)
    option = favourites[0] if favourites else bot(view, decision, Budget(), chance)
    return game.write_move(option.move)


def reached(
    game: GameName, players: int, wanted: Wanted, wonders: str = "", *, liked: Liked = lambda _: False, **options: Any
) -> Played:
    """Return a table at the first wanted moment of the first seed that has one."""
    for seed in range(1, MOST_SEEDS + 1):
        played = laid(game, players, seed, wonders, **options)
        begin(played)
        if any(wanted(table) for table in play(played, liked)):
            return played
    raise AssertionError(f"in {MOST_SEEDS} games of {game} for {players} no such moment came")


def mine(table: Table) -> Any:
    """Return the decision that only seat 0 has yet to make; None if others are awaited."""
    if [table.decider(city) for city in table.waiting] != [0]:
        return None
    assert table.state is not None
    return table.rules.decision(table.state, table.waiting[0])


class Shelf:
    """Tables on their way into a store."""

    def __init__(self) -> None:
        self._tables: dict[str, list[log.Entry]] = {}
        self._numbers = count(1)

    def put(self, played: Played) -> Joined:
        """Put a table on the shelf; return its seat 0."""
        id_ = f"table{next(self._numbers):03}"
        self._tables[id_] = list(played.entries)
        return Joined(id_, 0, TOKEN)

    def copies(self, played: Played) -> Iterator[Joined]:
        """Return as many copies of a table as visitors may use up: each of them changes one."""
        return iter([self.put(played) for _ in range(COPIES)])

    def fill(self, path: Path) -> None:
        """Write all tables into a database that no server uses yet."""
        store_tables(path, self._tables)
