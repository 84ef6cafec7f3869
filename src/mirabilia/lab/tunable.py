"""Bots whose weights can be tuned, and how two sets of weights meet: on the same deals, from every seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import sqrt

from mirabilia.bots.descriptor import Tunable, Weights, as_words
from mirabilia.bots.roster import bots_of
from mirabilia.core.errors import UsageError
from mirabilia.core.kernel import BACKEND, plain, words
from mirabilia.core.tally import WIN
from mirabilia.insight.statistics.interval import extreme_bounds
from mirabilia.lab.spread import Spread, ordered

SLICE = {"numba": 20, "python": 2}
"""Deals in one task: enough work to outweigh sending it to a process."""
MARGIN = 200
"""This many points of margin weigh as much as a victory: a small weight, as victories alone are too coarse."""
CERTAIN = 1.96
"""The number of standard errors on either side that cover 95 % of a normal distribution."""


def tunable(game: str) -> Tunable:
    """Return what can be tuned in the bots of a game; UsageError if nothing can."""
    found = bots_of(game).tunable
    if found is None:
        raise UsageError(f"the bots of {game} have no weights to tune").said("no_weights", game=game)
    return found


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two sets of weights at one table: the hero's in one seat, the others' in all the rest."""

    game: str
    players: int
    hero: Weights
    others: Weights
    seed: int
    deals: int


@dataclass(frozen=True, slots=True)
class MeetingScore:
    """How a hero fared."""

    games: int
    share: float
    """Victories per game; a shared one counts in part."""
    margin: float
    """Mean points above the best of the others."""
    error: float
    """The standard error of the share; the games of one deal are one observation."""
    deals: int

    @property
    def fitness(self) -> float:
        """Return the value that tuning maximises."""
        return self.share + self.margin / MARGIN

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share."""
        if self.share in (0, 1):  # no error shows, which does not mean that there is none
            return extreme_bounds(self.deals, won=self.share == 1)
        return max(0.0, self.share - CERTAIN * self.error), min(1.0, self.share + CERTAIN * self.error)


def meet(workers: Spread, meetings: list[Meeting]) -> list[MeetingScore]:
    """Return how the hero of every meeting fared, the same for any number of workers."""
    size = SLICE[BACKEND]
    tasks = [(who, first) for who, meeting in enumerate(meetings) for first in range(0, meeting.deals, size)]
    deals: list[list[tuple[int, int, int]]] = [[] for _ in meetings]
    found = ordered(workers(partial(_play_slice, size), [(meetings[who], first) for who, first in tasks]))
    for (who, _), played in zip(tasks, found, strict=True):
        deals[who] += played
    return [score(played) for played in deals]


def score(deals: list[tuple[int, int, int]]) -> MeetingScore:
    """Add up deals, each given by its victories in shares of WIN, its margins and its games."""
    games = sum(played for _, _, played in deals)
    shares = [won / WIN / played for won, _, played in deals]
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    margin = sum(points for _, points, _ in deals) / games
    return MeetingScore(games, mean, margin, sqrt(spread / len(shares)), len(shares))


def _play_slice(size: int, task: tuple[Meeting, int]) -> list[tuple[int, int, int]]:
    """Play up to `size` deals of a meeting, from a given number on, and return the sums of each."""
    meeting, first = task
    doors = tunable(meeting.game)
    hero, others = as_words(meeting.hero), as_words(meeting.others)
    deals = []
    for deal in range(first, min(first + size, meeting.deals)):
        sums = words(doors.sums)
        doors.contest(meeting.players, meeting.seed, deal, 1, hero, others, sums)
        won, margin, games, *_ = plain(sums)
        deals.append((won, margin, games))
    return deals
