"""What a match adds up to: the hero's share of victories with its interval, and what is behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from statistics import fmean

from msgspec import Struct, field

from mirabilia.core.errors import UsageError
from mirabilia.insight.statistics.interval import Ratio, intervals, mean_of
from mirabilia.insight.statistics.model import Interval
from mirabilia.lab.match import Deal, Match, MatchGame, command_of, depends_on_machine, games_of


class SummaryLine(Struct, frozen=True):
    """How the hero did in some of the games."""

    games: int
    share: float
    points: float


class Summary(Struct, frozen=True):
    """What the deals of a match add up to; intervals are over deals, which are independent of each other.

    With too few deals there are no intervals.
    """

    deals: int
    games: int
    fair: float
    """The share that equally strong players would have."""
    share: Interval
    """The hero's share of victories; several winners share one."""
    margin: Interval
    """The hero's points above those of the best other."""
    hero_points: Interval
    others_points: Interval
    winner_points: Interval
    hero: dict[str, float]
    others: dict[str, float]
    winners: dict[str, float]
    """Mean points by category."""
    seats: dict[str, SummaryLine]
    boards: dict[str, SummaryLine] = field(name="wonders")


class Findings(Struct, frozen=True):
    """Everything a match found, with the command that reproduces it."""

    command: str
    match: Match
    depends_on_machine: bool
    """Whether bots think by the clock, so that a faster machine gives different results."""
    summary: Summary


def findings_of(match: Match, deals: Sequence[Deal]) -> Findings:
    """Return what some deals of a match show."""
    return Findings(command_of(match, len(deals)), match, depends_on_machine(match), summarise(match, deals))


def summarise(match: Match, deals: Sequence[Deal]) -> Summary:
    """Add up the deals of a match."""
    if not deals:
        raise UsageError("no deal is finished yet: there is nothing to add up").said("nothing_played")
    share, margin, hero, others, winners = intervals(
        [
            _over(deals, lambda game: [game.share], whole=1),
            _over(deals, lambda game: [_margin(game)]),
            _over(deals, lambda game: [game.points[game.seat][-1]]),
            _over(deals, lambda game: [row[-1] for row in _others(game)]),
            _over(deals, lambda game: [game.points[seat][-1] for seat in game.winners]),
        ]
    )
    return Summary(
        deals=len(deals),
        games=games_of(match, len(deals)),
        fair=1 / match.players,
        share=share,
        margin=margin,
        hero_points=hero,
        others_points=others,
        winner_points=winners,
        hero=_categories(match, (game.points[game.seat] for game in _games(deals))),
        others=_categories(match, chain.from_iterable(_others(game) for game in _games(deals))),
        winners=_categories(match, (game.points[seat] for game in _games(deals) for seat in game.winners)),
        seats=_lines((str(game.seat), game) for game in _games(deals)),
        boards=_lines((deal.boards[game.seat], game) for deal in deals for game in deal.games),
    )


def _games(deals: Iterable[Deal]) -> Iterator[MatchGame]:
    return chain.from_iterable(deal.games for deal in deals)


def _others(game: MatchGame) -> list[tuple[int, ...]]:
    return [row for seat, row in enumerate(game.points) if seat != game.seat]


def _margin(game: MatchGame) -> int:
    return game.points[game.seat][-1] - max(row[-1] for row in _others(game))


def _over(deals: Sequence[Deal], figures: Callable[[MatchGame], Sequence[float]], whole: float | None = None) -> Ratio:
    """Return the mean over all games of some figures, as a ratio over the means of the deals."""
    return mean_of([fmean(chain.from_iterable(map(figures, deal.games))) for deal in deals], whole)


def _categories(match: Match, rows: Iterable[tuple[int, ...]]) -> dict[str, float]:
    return {name: fmean(column) for name, column in zip(match.categories, zip(*rows, strict=True), strict=True)}


def _lines(games: Iterable[tuple[str, MatchGame]]) -> dict[str, SummaryLine]:
    """Return a line for each name, in the order of names."""
    found: dict[str, list[MatchGame]] = {}
    for name, game in games:
        found.setdefault(name, []).append(game)
    return {
        name: SummaryLine(
            len(some), fmean(game.share for game in some), fmean(game.points[game.seat][-1] for game in some)
        )
        for name, some in sorted(found.items())
    }
