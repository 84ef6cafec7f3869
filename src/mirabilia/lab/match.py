"""Matches: one bot, the hero, against others, on paired deals.

Deal d of a seed is dealt once for every seat: the same boards and the same cards, with the hero in each seat in turn
and the others following it in order. Good cards favour everybody alike, and what is left is skill.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from mirabilia.bots.roster import parse_entrant, parse_entrants, sources_of_bots, write_entrant
from mirabilia.core.chance import stream
from mirabilia.core.errors import UsageError
from mirabilia.core.registry import describe
from mirabilia.lab.command import write_command
from mirabilia.lab.ledger import Ledger, read_ledger
from mirabilia.lab.play import is_timed, play
from mirabilia.lab.spread import Where, spread
from mirabilia.lab.terms import LedgerHead, check_sources
from mirabilia.programs.given import Given, programs_of, written_programs
from mirabilia.programs.program import Programs

MOST_DEALS = 10_000_000


class Match(LedgerHead, frozen=True, kw_only=True, tag="match"):
    """What is played, but not how many games; the first line of a match's ledger."""

    hero: str
    others: tuple[str, ...]
    """One bot for each other seat, starting on the hero's left."""
    categories: tuple[str, ...] = ()
    """The columns of a row of points; the last is the total."""


class MatchGame(Struct, frozen=True):
    """One game of a deal."""

    seat: int
    """The hero's seat."""
    winners: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """Each seat's points by category."""

    @property
    def share(self) -> float:
        """The hero's share of the victory."""
        return 1 / len(self.winners) if self.seat in self.winners else 0.0


class Deal(Struct, frozen=True):
    """One deal, played with the hero in every seat; a line of a match's ledger."""

    deal: int
    seed: int
    """The game's seed: the boards, the cards and the chance of the bots follow from it."""
    boards: tuple[str, ...] = field(name="wonders")
    """The board of each seat."""
    games: tuple[MatchGame, ...]
    """The games, by the hero's seat."""


class Rotation(NamedTuple):
    """One game to be played: a deal and the hero's seat."""

    deal: int
    seat: int


def make_match(
    game: str,
    players: int | None,
    hero: str,
    others: str,
    seed: int = 0,
    wishes: str = "",
    given: Iterable[Given] = (),
) -> Match:
    """Return a match from what people write: the others are one bot for all seats, or one for each, with commas."""
    players, seed = describe(game).checked_table(players, seed, wishes)
    (first,) = parse_entrants(game, hero, range(1))
    rest = parse_entrants(game, others, range(1, players))
    return Match(
        sources=sources_of_bots(game, (first, *rest)),
        game=game,
        players=players,
        hero=write_entrant(first),
        others=tuple(map(write_entrant, rest)),
        programs=programs_of((first, *rest), given),
        seed=seed,
        wishes=wishes,
        categories=describe(game).categories,
    )


def read_match(path: Path) -> tuple[Match, list[Deal]]:
    """Read the ledger of a match: what was played, and all finished deals in order."""
    match, deals = read_ledger(path, Match, Deal)
    return match, sorted(deals, key=lambda deal: deal.deal)


def command_of(match: Match, deals: int) -> str:
    """Return the command that plays this number of deals of a match, anywhere."""
    options = {
        "players": match.players,
        "hero": match.hero,
        "others": match.others[0] if len(set(match.others)) == 1 else ",".join(match.others),
        "program": written_programs(match.programs),
        "deals": deals,
        "seed": match.seed,
        "wishes": match.wishes,
    }
    return write_command("match", match.game, options)


def depends_on_machine(match: Match) -> bool:
    """Return whether bots think by the clock, so that a faster machine gives different results."""
    return is_timed(map(parse_entrant, (match.hero, *match.others)))


def is_mirror(match: Match) -> bool:
    """Return whether the hero plays against itself: then the games of a deal are one game, seen from each seat."""
    return set(match.others) == {match.hero}


def games_of(match: Match, deals: int) -> int:
    """Return how many games are played for a number of deals."""
    return deals if is_mirror(match) else deals * match.players


def play_match(
    match: Match, deals: int, ledger: Ledger[Deal], where: Where, done: Callable[[int], None] = lambda _: None
) -> list[Deal]:
    """Play those of the first `deals` deals that a ledger lacks, and return them all in order.

    `done` is called with how many games are finished, beginning with those that were there already.
    """
    if not 1 <= deals <= MOST_DEALS:
        raise UsageError(f"{deals} deals cannot be played; 1 to {MOST_DEALS:,} can").said(
            "deals", deals=deals, most=MOST_DEALS
        )
    there = {deal.deal for deal in ledger.entries}
    missing = [deal for deal in range(deals) if deal not in there]
    done(games_of(match, deals - len(missing)))
    seats = range(1 if is_mirror(match) else match.players)
    rotations = [Rotation(deal, seat) for deal in missing for seat in seats]
    begun: dict[int, list[MatchGame]] = {}
    with Programs(match.programs) as programs:
        for number, game in spread(partial(play_rotation, match, programs), rotations, where):
            deal = rotations[number].deal
            begun.setdefault(deal, []).append(game)
            if len(begun[deal]) == len(seats):
                ledger.add(_deal(match, deal, begun.pop(deal)))
            done(1)
    return sorted((deal for deal in ledger.entries if deal.deal < deals), key=lambda deal: deal.deal)


def first_deals(deals: Iterable[Deal]) -> list[Deal]:
    """Return the deals before the first missing one: a command that asks for that many gives the same result."""
    ordered = sorted(deals, key=lambda deal: deal.deal)
    return [deal for number, deal in enumerate(ordered) if deal.deal == number]


def play_rotation(match: Match, programs: Programs, rotation: Rotation) -> MatchGame:
    """Play one deal with the hero in one seat."""
    check_sources(match, (match.hero, *match.others))
    rules = describe(match.game).rules
    seed = deal_seed(match, rotation.deal)
    setup = rules.draw_setup(match.players, seed, match.wishes)
    table = [parse_entrant(name) for name in seated(match, rotation.seat)]
    result = play(rules, setup, seed, table, programs=programs).result
    points = [tuple(getattr(sheet, name) for name in match.categories) for sheet in result.sheets[: match.players]]
    return MatchGame(rotation.seat, tuple(result.winners), tuple(points))


def seated(match: Match, seat: int) -> Sequence[str]:
    """Return who sits where when the hero has this seat."""
    table = (match.hero, *match.others)
    return [table[(place - seat) % match.players] for place in range(match.players)]


def deal_seed(match: Match, deal: int) -> int:
    """Return the seed of a deal's game."""
    return int(stream(match.seed, deal))


def _deal(match: Match, deal: int, games: list[MatchGame]) -> Deal:
    """Return a finished deal; the one game of a mirror counts for each seat."""
    if is_mirror(match):
        games = [replace(games[0], seat=seat) for seat in range(match.players)]
    seed = deal_seed(match, deal)
    described = describe(match.game)
    setup = described.rules.draw_setup(match.players, seed, match.wishes)
    boards = described.boards_of(setup)[: match.players]  # a city without a player comes last
    return Deal(deal, seed, boards, tuple(sorted(games, key=lambda game: game.seat)))
