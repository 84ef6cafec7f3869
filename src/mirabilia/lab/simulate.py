"""Simulation: games between uniformly random players in batches, spread over processes.

A batch is a range of game numbers; every game follows from the seed and its number alone, so neither the
number of processes nor the backend changes a single card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from mirabilia.core.errors import UsageError
from mirabilia.core.kernel import BACKEND
from mirabilia.core.registry import describe
from mirabilia.core.tally import Tally, add
from mirabilia.lab.spread import Where, ordered, spread

BATCH = {"numba": 4_000, "python": 50}
"""Games in a batch: about a tenth of a second of work, enough to outweigh sending it to a process."""
TRANSCRIPT_BATCH = 20
MOST_GAMES = 1_000_000_000
"""More would take weeks."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    game: str
    players: int
    games: int
    seed: int

    def check(self) -> None:
        """Refuse a plan that cannot be played."""
        describe(self.game).checked_table(self.players, self.seed)
        if not 1 <= self.games <= MOST_GAMES:
            raise UsageError(f"{self.games} games cannot be played; 1 to {MOST_GAMES:,} can").said(
                "games", games=self.games, most=MOST_GAMES
            )


def simulate(plan: Plan, where: Where, done: Callable[[int], None] = lambda _: None) -> Tally:
    """Play all games of a plan; `done` is called with the number of games in every batch."""
    plan.check()
    tallies = []
    for _, tally in spread(partial(_tally, plan), _batches(plan.games, BATCH[BACKEND]), where):
        tallies.append(tally)
        done(tally.games)
    return add(tallies)


def transcripts(plan: Plan, where: Where) -> Iterator[bytes]:
    """Yield the transcript of every game of a plan, in the order of their numbers."""
    plan.check()
    written = spread(partial(_transcripts, plan), _batches(plan.games, TRANSCRIPT_BATCH), where)
    for texts in ordered(written):
        yield from texts


def batches(plan: Plan) -> int:
    """Return how many batches a plan is cut into: more processes than that would have nothing to do."""
    return len(_batches(plan.games, BATCH[BACKEND]))


def _batches(games: int, size: int) -> list[tuple[int, int]]:
    """Cut games into ranges: first number and count."""
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def _tally(plan: Plan, batch: tuple[int, int]) -> Tally:
    return describe(plan.game).play_batch(plan.players, plan.seed, *batch)


def _transcripts(plan: Plan, batch: tuple[int, int]) -> list[bytes]:
    first, count = batch
    played = describe(plan.game)
    recorded = [played.play_recorded(plan.players, plan.seed, number) for number in range(first, first + count)]
    return [played.transcript_of(played.rules, record) for record in recorded]
