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
from mirabilia.lab.interval import extreme_bounds
from mirabilia.lab.spread import Spread, ordered

SLICE = {"numba": 20, "python": 2}
"""Deals of one task: enough work to outweigh sending it to a process."""
MARGIN = 200
"""So many points of margin weigh as much as a victory: a little, where victories alone are too coarse."""
CERTAIN = 1.96
"""Standard errors on either side that hold 95 % of a normal distribution."""


def tunable(game: str) -> Tunable:
    """Return what can be tuned in the bots of a game; UsageError where nothing can."""
    found = bots_of(game).tunable
    if found is None:
        raise UsageError(f"the bots of {game} have no weights to tune")
    return found


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two sets of weights at one table: the hero on one seat, the others on all the rest."""

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
    """Victories a game, shared ones in part."""
    margin: float
    """Points more than the best other's, on average."""
    error: float
    """The standard error of the share; the games of one deal are one observation."""
    deals: int

    @property
    def fitness(self) -> float:
        """Return what tuning wants to be high."""
        return self.share + self.margin / MARGIN

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share."""
        if self.share in (0, 1):  # no error is seen, which does not mean that there is none
            return extreme_bounds(self.deals, won=self.share == 1)
        return max(0.0, self.share - CERTAIN * self.error), min(1.0, self.share + CERTAIN * self.error)


def meet(workers: Spread, meetings: list[Meeting]) -> list[MeetingScore]:
    """Return how the hero of every meeting fared; any number of workers find the same."""
    size = SLICE[BACKEND]
    tasks = [(who, first) for who, meeting in enumerate(meetings) for first in range(0, meeting.deals, size)]
    deals: list[list[tuple[int, int, int]]] = [[] for _ in meetings]
    found = ordered(workers(partial(_play_slice, size), [(meetings[who], first) for who, first in tasks]))
    for (who, _), played in zip(tasks, found, strict=True):
        deals[who] += played
    return [score(played) for played in deals]


def score(deals: list[tuple[int, int, int]]) -> MeetingScore:
    """Add up deals: victories in shares of WIN, margins and games of each."""
    games = sum(played for _, _, played in deals)
    shares = [won / WIN / played for won, _, played in deals]
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    margin = sum(points for _, points, _ in deals) / games
    return MeetingScore(games, mean, margin, sqrt(spread / len(shares)), len(shares))


def _play_slice(size: int, task: tuple[Meeting, int]) -> list[tuple[int, int, int]]:
    """Play the deals of a meeting from one number on, at most so many, and return the sums of each."""
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
