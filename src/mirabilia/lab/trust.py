"""How far insight can be trusted: whether chances are what they say, and whether accuracy tells bots apart.

Games of mixed bots are reviewed, each bot drawn anew for every seat. *Calibration* puts the chances of all turns and
seats into ten bins and compares them with what was won; the expected calibration error is the mean distance, each bin
counting as often as it occurs. *Accuracy* is that of reviews, for each level of bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import NamedTuple

from msgspec import Struct

from mirabilia.bots.bot import make_chance
from mirabilia.bots.roster import parse_entrant
from mirabilia.core.chance import below, stream
from mirabilia.core.record import Record
from mirabilia.core.registry import describe
from mirabilia.insight.model import MILLE, CurvePoint, Effort
from mirabilia.insight.review import review, review_parts
from mirabilia.lab.play import play

BINS = 10
MIXED = ("apprentice", "builder", "strategist", "scholar@60")
"""Who plays the games that chances are compared with."""
NORMAL = 1.96
"""An interval of so many errors to both sides contains the true value in 95 of 100 cases."""


class Bin(Struct, frozen=True):
    """Chances between two tenths, and what came of them."""

    count: int
    predicted: float
    """Their mean."""
    won: float
    """What those seats won on average."""


class Calibration(Struct, frozen=True):
    """Chances against what happened."""

    games: int
    bins: tuple[Bin, ...]
    """Those that are not empty."""

    @property
    def error(self) -> float:
        """Return the expected calibration error, in points of a hundred."""
        total = sum(found.count for found in self.bins)
        return 100 * sum(found.count * abs(found.predicted - found.won) for found in self.bins) / total


class LevelAccuracy(NamedTuple):
    """The accuracy of a level of bots, from 0 to 100, with its interval."""

    name: str
    games: int
    mean: float
    low: float
    high: float


def mixed_game(game: str, players: int, seed: int, number: int, bots: Sequence[str] = MIXED) -> Record:
    """Return the record of one game of a seed, with a bot drawn for each seat."""
    rules, dealt = describe(game).rules, int(stream(seed, number))
    chance = make_chance(dealt, 7)
    entrants = [parse_entrant(bots[below(chance, len(bots))]) for _ in range(players)]
    return play(rules, rules.draw_setup(players, dealt), dealt, entrants, patience=inf).record


def calibrate(game: str, players: int, games: int, seed: int, worlds: int) -> Calibration:
    """Play games of mixed bots and compare the chances of every turn with what was won."""
    found: list[tuple[int, int]] = []
    for number in range(games):
        record = mixed_game(game, players, seed, number)
        found += chances_and_ends(record, worlds)
    return binned(games, found)


def chances_and_ends(record: Record, worlds: int) -> list[tuple[int, int]]:
    """Return the chance of every seat at the start of every turn of a game, each with what the seat won."""
    parts = review_parts(record, seats=(), effort=Effort(curve=worlds, parts=1, decision=1))
    *points, end = [part for part in parts if isinstance(part, CurvePoint)]
    return [pair for point in points for pair in zip(point.chances, end.chances, strict=True)]


def binned(games: int, found: Sequence[tuple[int, int]]) -> Calibration:
    """Put chances into bins."""
    bins = []
    for number in range(BINS):
        inside = [pair for pair in found if min(BINS - 1, BINS * pair[0] // MILLE) == number]
        if inside:
            predicted, won = (sum(column) / (MILLE * len(inside)) for column in zip(*inside, strict=True))
            bins.append(Bin(len(inside), predicted, won))
    return Calibration(games, tuple(bins))


def rank_levels(
    game: str, players: int, games: int, seed: int, decision: int, levels: Sequence[str]
) -> list[LevelAccuracy]:
    """Return the accuracy of each level: in every game all levels sit at the table, on seats that take turns."""
    found: dict[str, list[float]] = {level: [] for level in levels}
    for number in range(games):
        rules, dealt = describe(game).rules, int(stream(seed, number))
        seated = [levels[(seat + number) % len(levels)] for seat in range(players)]
        setup = rules.draw_setup(players, dealt)
        entrants = [parse_entrant(level) for level in seated]
        record = play(rules, setup, dealt, entrants, patience=inf).record
        made = review(record, effort=Effort(curve=1, parts=1, decision=decision))
        for level, seat in zip(seated, made.seats, strict=True):
            if seat.accuracy is not None:
                found[level].append(100 * seat.accuracy / MILLE)
    return [_level(name, values) for name, values in found.items()]


def _level(name: str, values: Sequence[float]) -> LevelAccuracy:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    reach = NORMAL * sqrt(spread / len(values))
    return LevelAccuracy(name, len(values), mean, mean - reach, mean + reach)
