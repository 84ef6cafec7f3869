"""Ratings: where bots stand, by the Plackett-Luce model of openskill.

They are only a guide: a rating holds for one game, one number of players and one set of bots. Claims rest on matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from msgspec import Struct

from mirabilia.core.errors import UsageError
from mirabilia.lab.extra import need
from mirabilia.lab.ladder import Ladder, LadderGame, PlayedDeal
from mirabilia.lab.plot import MARK, name_rows, picture


class Rating(Struct, frozen=True):
    """Where one bot stands."""

    bot: str
    rating: float
    """The mean of the belief about its skill; everybody begins at 25."""
    sigma: float
    """How uncertain the rating is: its standard deviation."""
    seats: int
    """How many seats it has had."""
    share: float
    """Its share of victories per seat; several winners share one."""
    points: float
    """Its mean points."""


def check_ratings() -> None:
    """Refuse to rate if openskill is missing, before the games to be rated are played."""
    _model()


def rate(ladder: Ladder, dealt: Sequence[PlayedDeal]) -> list[Rating]:
    """Rate the bots of a ladder, the best first; the same deals in the same order give the same ratings."""
    model = _model()
    ratings = [model.rating(name=name) for name in ladder.bots]
    points: list[list[int]] = [[] for _ in ladder.bots]
    shares: list[list[float]] = [[] for _ in ladder.bots]
    for game in (game for each in dealt for game in each.games):
        _rate_game(model, ratings, game)
        for seat, bot in enumerate(game.bots):
            points[bot].append(game.points[seat])
            shares[bot].append(1 / len(game.winners) if seat in game.winners else 0.0)
    if not all(points):
        raise UsageError("not every bot has finished a game yet: there is nothing to rate").said("nothing_to_rate")
    rated = [
        Rating(name, rating.mu, rating.sigma, len(own), fmean(won), fmean(own))
        for name, rating, own, won in zip(ladder.bots, ratings, points, shares, strict=True)
    ]
    return sorted(rated, key=lambda rating: -rating.rating)


def plot_ratings(path: Path, title: str, ratings: Sequence[Rating]) -> None:
    """Draw every bot's rating with two standard deviations on either side, the best on top."""
    with picture(path, 1.0 + 0.3 * len(ratings)) as (_, axes):
        spans = [2 * rating.sigma for rating in ratings]
        axes.errorbar(
            [rating.rating for rating in ratings], range(len(ratings)), xerr=spans, fmt="o", color=MARK, capsize=3
        )
        name_rows(axes, [rating.bot for rating in ratings])
        axes.set_xlabel("rating, with two standard deviations")
        axes.set_title(title)


def _rate_game(model: Any, ratings: list[Any], game: LadderGame) -> None:
    """Update the ratings of the bots that played; one that sat there twice moves by the mean of its seats."""
    teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in game.bots]
    ranks = [
        0.0 if seat in game.winners else 1.0 + sum(other > total for other in game.points)
        for seat, total in enumerate(game.points)
    ]
    after = model.rate(teams, ranks=ranks)
    for bot in set(game.bots):
        own = [after[seat][0] for seat, each in enumerate(game.bots) if each == bot]
        ratings[bot].mu = fmean(rating.mu for rating in own)
        ratings[bot].sigma = fmean(rating.sigma for rating in own)


def _model() -> Any:
    """Return the model; bots do not change over time, so nothing is forgotten (tau 0)."""
    return need("openskill.models", "a rating").PlackettLuce(tau=0.0)
