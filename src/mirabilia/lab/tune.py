"""Tuning: weights by CMA-ES in self-play, on paired deals.

Each generation draws candidates around a mean and lets all of them play the same fresh deals, from every seat,
against copies of the champion; the ranking moves the mean. When the mean beats the champion beyond doubt on fresh
deals, it becomes the champion, so that there is always someone left to beat.

Everything follows from the head of the run. Sums are whole numbers, so the number of processes changes nothing; nor
does an interruption, since the search is rebuilt by replaying to it everything in the file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Protocol

import numpy
from numpy.typing import NDArray

from mirabilia.bots.descriptor import Weights
from mirabilia.core.chance import stream
from mirabilia.core.errors import UsageError
from mirabilia.core.seed import check_number
from mirabilia.core.sources import sources_of
from mirabilia.lab.course import Generation, Head
from mirabilia.lab.extra import need
from mirabilia.lab.ledger import open_ledger
from mirabilia.lab.spread import Spread, Where, hire
from mirabilia.lab.tunable import Meeting, MeetingScore, meet, tunable

TRIAL = 4
"""A trial of a mean takes this many times the deals of a candidate."""
CHECK = 10
"""The last comparisons take this many times the deals of a candidate."""

# What a seed is used for; the deals of one use are never those of another.
DEALS, TRIALS, SEARCH, CHOICE, LAST = range(5)

Point = NDArray[numpy.float64]


class Search(Protocol):
    """The part of `cmaes.CMA` that we use."""

    @property
    def mean(self) -> Point:
        """Return the point around which candidates are drawn."""

    def reseed_rng(self, seed: int) -> None:
        """Reseed the search's chance."""

    def ask(self) -> Point:
        """Draw a candidate."""

    def tell(self, solutions: list[tuple[Point, float]]) -> None:
        """Move according to the values of all candidates, the lowest being the best."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a tuning."""

    weights: Weights
    score: MeetingScore
    """The score against the weights it started from, on deals it has not seen."""
    course: Sequence[Generation]


def tune(
    head: Head,
    generations: int,
    where: Where,
    state: Path,
    done: Callable[[Sequence[Generation]], None] = lambda _: None,
) -> Outcome:
    """Tune until there are this many generations in total, resuming from the state file if there is one.

    `done` is called with the course so far, first as found in the file and then after every generation.
    """
    check_head(head, generations)
    search = make_search(head)
    with open_ledger(state, head, Generation) as ledger, hire(where) as workers:
        course = ledger.entries[:generations]
        for generation in course:
            _tell(search, generation.points, generation.fitness)
        if course:
            done(course)
        for number in range(len(course), generations):
            generation = _play_generation(workers, head, search, number, champion_of(head, course))
            ledger.add(generation)
            course.append(generation)
            done(course)
        weights = _choose(workers, head, course)
        (score,) = meet(workers, [_meeting(head, weights, head.start, LAST, 0, CHECK)])
    return Outcome(weights, score, course)


def check_head(head: Head, generations: int) -> None:
    """Refuse a tuning that cannot be done."""
    check_number(head.seed)
    if head.population < 4:
        raise UsageError(f"a population of {head.population} cannot be ranked; it takes at least 4").said(
            "population", count=head.population
        )
    if head.deals < 1:
        raise UsageError(f"{head.deals} deals cannot be played; it takes at least 1").said(
            "too_few_deals", deals=head.deals
        )
    if generations < 1:
        raise UsageError(f"{generations} generations tune nothing; it takes at least 1").said(
            "no_generations", count=generations
        )
    if not 0 < head.sigma < 1000:
        sigma = f"{head.sigma:g}"
        raise UsageError(f"a sigma of {sigma} is not a step; it must be above 0, and 1 is usual").said(
            "sigma", sigma=sigma
        )


def usual_population(weights: int) -> int:
    """Return how many candidates a generation has: twice as many as would suit a fitness without luck."""
    return 2 * (4 + int(3 * log(weights)))


def make_search(head: Head) -> Search:
    """Return the search at its start: a point is measured in steps from the start weights."""
    search: Search = need("cmaes", "tuning").CMA(
        mean=numpy.zeros(len(head.names)), sigma=head.sigma, population_size=head.population
    )
    return search


def champion_of(head: Head, course: Sequence[Generation]) -> Weights:
    """Return the weights to beat after these generations."""
    return next((each.mean for each in reversed(course) if each.champion), head.against)


def _play_generation(workers: Spread, head: Head, search: Search, number: int, champion: Weights) -> Generation:
    search.reseed_rng(_seed(head, SEARCH, number) % 2**32)
    points = [search.ask() for _ in range(head.population)]
    fields = [_meeting(head, _weights(head, point), champion, DEALS, number, 1) for point in points]
    fitness = tuple(score.fitness for score in meet(workers, fields))
    drawn = tuple(tuple(map(float, point)) for point in points)
    _tell(search, drawn, fitness)
    mean = _weights(head, search.mean)
    (trial,) = meet(workers, [_meeting(head, mean, champion, TRIALS, number, TRIAL)])
    return Generation(drawn, fitness, mean, trial.share, trial.interval[0] > 1 / head.players)


def _choose(workers: Spread, head: Head, course: Sequence[Generation]) -> Weights:
    """Return the last mean, unless the champion proves to be better."""
    champion, mean = champion_of(head, course), course[-1].mean
    if mean == champion:
        return mean
    (trial,) = meet(workers, [_meeting(head, mean, champion, CHOICE, len(course), CHECK)])
    return mean if trial.share >= 1 / head.players else champion


def _meeting(head: Head, hero: Weights, others: Weights, use: int, number: int, times: int) -> Meeting:
    return Meeting(head.game, head.players, hero, others, _seed(head, use, number), times * head.deals)


def _tell(search: Search, points: Sequence[tuple[float, ...]], fitness: Sequence[float]) -> None:
    search.tell([(numpy.array(point), -value) for point, value in zip(points, fitness, strict=True)])


def _weights(head: Head, point: Point) -> Weights:
    """Return the weights at a point."""
    return tuple(round(start + step * float(x)) for start, step, x in zip(head.start, head.steps, point, strict=True))


def _seed(head: Head, use: int, number: int) -> int:
    return int(stream(int(stream(head.seed, use)), number))


def make_head(
    game: str,
    players: int,
    *,
    population: int | None,
    deals: int,
    seed: int,
    sigma: float,
    start: Weights | None,
    against: Weights | None,
) -> Head:
    """Return the head of a tuning; what is left out follows from the bot."""
    doors = tunable(game)
    start = doors.start if start is None else start
    population = usual_population(len(doors.names)) if population is None else population
    champion = start if against is None else against
    return Head(
        sources=sources_of(game, weights=False),
        game=game,
        players=players,
        seed=seed,
        population=population,
        deals=deals,
        sigma=sigma,
        names=doors.names,
        start=start,
        steps=doors.steps,
        against=champion,
    )
