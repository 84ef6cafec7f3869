"""Figures: what the observations of many games add up to.

Everything with an interval is a ratio of sums over games, and every interval comes from the same resamples of deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

import numpy as np
from msgspec import Struct

from mirabilia.core.errors import UsageError
from mirabilia.core.registry import describe
from mirabilia.core.seed import Seed
from mirabilia.core.statistics import Piece
from mirabilia.core.tally import WIN
from mirabilia.insight.statistics.interval import Floats, Ratio, intervals
from mirabilia.insight.statistics.model import BoardFigures, CountFigures, Figures, PieceFigures, ScoreFigures
from mirabilia.insight.statistics.observation import CityObserved, Observation

CONFIDENCE_SEED = 0
"""The seed of the resamples: one for all reports, so that the same games give the same report."""


def figures_of(game: str, observations: Sequence[Observation]) -> Figures:
    """Return the figures of games with one number of players; UsageError when there are none or they differ."""
    if not observations:
        raise UsageError("there are no games to look at").said("no_games")
    sizes = sorted({len(seen.cities) for seen in observations})
    if len(sizes) > 1:
        listed = ", ".join(map(str, sizes))
        raise UsageError(f"games of {listed} players are there; statistics take one number at a time").said(
            "mixed_players", players=listed
        )
    return _Sums(game, observations).figures()


Measure = Callable[[Observation], float]


class _Sums:
    """Sums over the games of each deal, turned into ratios; ratios are first requested, then computed together."""

    def __init__(self, game: str, observations: Sequence[Observation]) -> None:
        self.game = game
        self.described = describe(game)
        self.seen = observations
        self.players = len(observations[0].cities)
        places: dict[Seed, int] = {}
        self.deal = np.array([places.setdefault(one.seed, len(places)) for one in observations])
        self.deals = len(places)

    def figures(self) -> Figures:
        cities = [city for one in self.seen for city in one.cities]
        winning = [city for city in cities if city.standing.share]
        return Figures(
            game=self.game,
            players=self.players,
            games=len(self.seen),
            deals=self.deals,
            margin=float(median(max(city.standing.margin for city in one.cities) for one in self.seen)),
            scores=self._scores(cities),
            counts=self._counts(),
            boards=self._boards(),
            pieces=self._pieces(),
            totals=_histogram(cities),
            winning_totals=_histogram(winning),
        )

    def _sum(self, measure: Measure) -> Floats:
        """Add up a measure over the games of each deal."""
        return self._by_deal(np.array([measure(one) for one in self.seen], dtype=np.float64))

    def _by_deal(self, by_game: Floats) -> Floats:
        return np.bincount(self.deal, weights=by_game, minlength=self.deals).astype(np.float64)

    def _means(self, of: Callable[[CityObserved], int]) -> list[Ratio]:
        """Return the mean over all cities, and over winners by their shares."""
        ones = self._sum(lambda one: len(one.cities))
        every = self._sum(lambda one: sum(of(city) for city in one.cities))
        won = self._sum(lambda one: sum(of(city) * city.standing.share for city in one.cities))
        return [Ratio(every, ones), Ratio(won, self._sum(lambda _: WIN))]

    def _scores(self, cities: list[CityObserved]) -> tuple[ScoreFigures, ...]:
        names = self.described.categories
        found = intervals([ratio for name in names for ratio in self._means(_points(name))], CONFIDENCE_SEED)
        deviations = [float(np.std([city.points[name] for city in cities])) for name in names]
        return tuple(
            ScoreFigures(name, mean, winners, deviation)
            for name, mean, winners, deviation in zip(names, found[::2], found[1::2], deviations, strict=True)
        )

    def _counts(self) -> tuple[CountFigures, ...]:
        names = self.described.statistics.counts
        found = intervals([ratio for name in names for ratio in self._means(_count(name))], CONFIDENCE_SEED)
        return tuple(
            CountFigures(name, mean, winners)
            for name, mean, winners in zip(names, found[::2], found[1::2], strict=True)
        )

    def _boards(self) -> tuple[BoardFigures, ...]:
        names = sorted({city.board for one in self.seen for city in one.cities})
        ratios: list[Ratio] = []
        games: list[int] = []
        for name in names:
            played = self._sum(_over_board(name, lambda _: 1))
            games.append(int(played.sum()))
            won = self._sum(_over_board(name, lambda city: city.standing.share))
            ratios.append(Ratio(won, played, scale=self.players / WIN, whole=WIN))
            ratios.append(Ratio(self._sum(_over_board(name, lambda city: city.standing.points)), played))
        found = intervals(ratios, CONFIDENCE_SEED)
        return tuple(map(BoardFigures, names, games, found[::2], found[1::2]))

    def _pieces(self) -> tuple[PieceFigures, ...]:
        played = [
            (piece, self._piece_sums(piece))
            for piece in self.described.statistics.pieces
            if any(piece in one.in_play for one in self.seen)
        ]
        ratios = [ratio for _, sums in played for ratio in sums.ratios(self.players)]
        found = iter(intervals(ratios, CONFIDENCE_SEED))
        return tuple(
            PieceFigures(
                piece.kind,
                piece.id,
                self.described.statistics.section(piece),
                sums.games,
                int(sums.copies.sum()),
                *(next(found), next(found), next(found)),
            )
            for piece, sums in played
        )

    def _piece_sums(self, piece: Piece) -> _PieceSums:
        """Add up one piece: for each game its copies, the shares behind them, and how both vary within the table."""
        rows = np.zeros((len(self.seen), 5))
        for row, one in zip(rows, self.seen, strict=True):
            if piece not in one.in_play:
                continue
            copies = np.array([city.pieces.get(piece, 0) for city in one.cities])
            shares = np.array([city.standing.share for city in one.cities])
            differ = self.players * copies - copies.sum()  # from the table's mean, times players to stay whole
            row[:] = self.players, copies.sum(), copies @ shares, differ @ shares, differ @ differ
        return _PieceSums(int((rows[:, 0] > 0).sum()), *(self._by_deal(column) for column in rows.T))


class _PieceSums(Struct, frozen=True):
    games: int
    cities: Floats
    copies: Floats
    shares: Floats
    """Shares of WIN behind the copies."""
    together: Floats
    spread: Floats
    """Within tables, in multiples of 1 / players: how copies vary together with shares, and on their own."""

    def ratios(self, players: int) -> list[Ratio]:
        """Return the rate, lift and adjusted difference."""
        return [
            Ratio(self.copies, self.cities),
            Ratio(self.shares, self.copies, scale=1 / WIN, offset=-1 / players, whole=WIN),
            Ratio(self.together, self.spread, scale=players / WIN),
        ]


def _points(name: str) -> Callable[[CityObserved], int]:
    return lambda city: city.points[name]


def _count(name: str) -> Callable[[CityObserved], int]:
    return lambda city: city.counts[name]


def _over_board(board: str, of: Callable[[CityObserved], int]) -> Measure:
    return lambda one: sum(of(city) for city in one.cities if city.board == board)


def _histogram(cities: Sequence[CityObserved]) -> dict[int, int]:
    totals = [city.standing.points for city in cities]
    return {total: totals.count(total) for total in sorted(set(totals))}
