"""Ladders: every bot meets every other, and ratings put them in order.

A table seats each bot as often as any other, or once more: with more bots than seats, every choice of bots is a
table; with fewer, every choice of those that sit twice. So every bot meets every other in company as mixed as possible,
which makes for good ratings in games of several players: one game compares every pair of seats, and no bot's rating
depends on one kind of opponent. Every table plays the same deals, each in all rotations, so that cards and seats favour
no bot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

from msgspec import Struct

from mirabilia.bots.bot import make_chance
from mirabilia.bots.roster import parse_entrant, parse_entrants, sources_of_bots, write_entrant
from mirabilia.core.chance import shuffle, stream
from mirabilia.core.errors import UsageError
from mirabilia.core.kernel import plain, words
from mirabilia.core.registry import describe
from mirabilia.lab.ledger import Ledger
from mirabilia.lab.play import is_timed, play
from mirabilia.lab.spread import Where, spread
from mirabilia.lab.terms import LedgerHead, check_sources
from mirabilia.programs.given import Given, programs_of
from mirabilia.programs.program import Programs

MOST_GAMES = 10_000_000
SEATING_STREAM = 1001
"""The stream of a game's seed that decides who sits next to whom."""


class Ladder(LedgerHead, frozen=True, kw_only=True, tag="ladder"):
    """Who plays what, but not how many games; the first line of a ladder's ledger."""

    bots: tuple[str, ...]


class LadderGame(Struct, frozen=True):
    """One game."""

    bots: tuple[int, ...]
    """Who sat in each seat, by place among the ladder's bots."""
    winners: tuple[int, ...]
    """The seats that won."""
    points: tuple[int, ...]
    """The total of each seat."""


class PlayedDeal(Struct, frozen=True):
    """One deal at one table, in all rotations; a line of a ladder's ledger."""

    table: int
    deal: int
    games: tuple[LadderGame, ...]


class OpenDeal(NamedTuple):
    """One deal at one table, to be played."""

    table: int
    deal: int


def make_ladder(
    game: str, players: int | None, bots: str, seed: int = 0, wishes: str = "", given: Iterable[Given] = ()
) -> Ladder:
    """Return a ladder from what people write: bots separated by commas."""
    players, seed = describe(game).checked_table(players, seed, wishes)
    entrants = parse_entrants(game, bots, range(bots.count(",") + 1))
    named = tuple(map(write_entrant, entrants))
    twice = next((name for name in named if named.count(name) > 1), None)
    if twice or len(named) < 2:
        raise _too_few(twice, named[0])
    return Ladder(
        sources=sources_of_bots(game, entrants),
        game=game,
        players=players,
        bots=named,
        programs=programs_of(entrants, given),
        seed=seed,
        wishes=wishes,
    )


def _too_few(twice: str | None, only: str) -> UsageError:
    """Return the error for too few bots to make a ladder."""
    if twice:
        return UsageError(f"{twice} is named twice").said("bot_twice", bot=twice)
    return UsageError(f"a ladder needs at least two bots, not only {only}").said("lonely_bot", bot=only)


def depends_on_machine(ladder: Ladder) -> bool:
    """Return whether bots think by the clock, so that a faster machine gives different results."""
    return is_timed(map(parse_entrant, ladder.bots))


def tables(ladder: Ladder) -> list[tuple[int, ...]]:
    """Return who sits at each table, by place among the bots."""
    bots = range(len(ladder.bots))
    times, once_more = divmod(ladder.players, len(bots))
    return [(*bots,) * times + extra for extra in combinations(bots, once_more)]


def games_of(ladder: Ladder, deals: int) -> int:
    """Return how many games are played for a number of deals at every table."""
    return len(tables(ladder)) * deals * ladder.players


def play_ladder(
    ladder: Ladder, deals: int, ledger: Ledger[PlayedDeal], where: Where, done: Callable[[int], None] = lambda _: None
) -> list[PlayedDeal]:
    """Play those of the first `deals` deals at every table that a ledger lacks, and return them all in order.

    `done` is called with how many games are finished, beginning with those that were there already.
    """
    games = games_of(ladder, deals)
    if not 1 <= games <= MOST_GAMES:
        count = len(tables(ladder))
        raise UsageError(f"{deals} deals make {games:,} games at {count:,} tables; 1 to {MOST_GAMES:,} can be").said(
            "ladder_games", deals=deals, games=games, tables=count, most=MOST_GAMES
        )
    there = {(each.table, each.deal) for each in ledger.entries}
    places = [OpenDeal(table, deal) for deal in range(deals) for table in range(len(tables(ladder)))]
    missing = [place for place in places if place not in there]
    done(games - len(missing) * ladder.players)
    with Programs(ladder.programs) as programs:
        for _, each in spread(partial(play_deal, ladder, programs), missing, where):
            ledger.add(each)
            done(ladder.players)
    return _in_order(each for each in ledger.entries if each.deal < deals)


def play_deal(ladder: Ladder, programs: Programs, place: OpenDeal) -> PlayedDeal:
    """Play one deal at one table in all rotations."""
    check_sources(ladder, ladder.bots)
    rules = describe(ladder.game).rules
    seed = int(stream(ladder.seed, place.deal))
    setup = rules.draw_setup(ladder.players, seed, ladder.wishes)
    around = seating(tables(ladder)[place.table], seed, place.table)
    games = []
    for turn in range(ladder.players):
        seats = around[turn:] + around[:turn]
        entrants = [parse_entrant(ladder.bots[bot]) for bot in seats]
        result = play(rules, setup, seed, entrants, programs=programs).result
        points = tuple(sheet.total for sheet in result.sheets[: ladder.players])
        games.append(LadderGame(tuple(seats), tuple(result.winners), points))
    return PlayedDeal(place.table, place.deal, tuple(games))


def seating(table: Sequence[int], seed: int, number: int) -> list[int]:
    """Return the order in which a table sits for a deal: drawn anew each time, so that neighbours change."""
    order = words(len(table))
    for place, bot in enumerate(table):
        order[place] = bot
    shuffle(make_chance(int(stream(seed, SEATING_STREAM)), number), order, 0, len(table))
    return plain(order)


def _in_order(dealt: Iterable[PlayedDeal]) -> list[PlayedDeal]:
    """Sort by deal: ratings depend on the order of games, and no table should come entirely at the end."""
    return sorted(dealt, key=lambda each: (each.deal, each.table))
