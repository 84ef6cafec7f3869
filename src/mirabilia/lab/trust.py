"""How far insight can be trusted: whether chances are right, and whether accuracy tells bots apart.

Games between mixed bots are reviewed, with a bot drawn anew for every seat. *Calibration* puts the chances of all
seats, at the start of turns, into ten bins and compares them with what was won; the expected calibration error is the
mean distance, each bin counting as often as it occurs. Chances that were exactly right would show an error too, since
the number of games is finite: that is the *noise*. *Accuracy* is that of reviews, for each level of bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, pi, sqrt
from typing import NamedTuple

from msgspec import Struct

from mirabilia.bots.bot import make_chance
from mirabilia.bots.roster import parse_entrant
from mirabilia.core.chance import below, stream
from mirabilia.core.record import Record
from mirabilia.core.registry import describe
from mirabilia.insight.course import course_of, turn_starts
from mirabilia.insight.curve import Curve, won_by
from mirabilia.insight.model import MILLE, Effort
from mirabilia.insight.review import review
from mirabilia.lab.play import play

BINS = 10
TURNS = 18
"""The most turns of a game, spread evenly, at the start of which chances are looked at; those of consecutive turns are
nearly the same. A game of 7 Wonders has no more."""
MIXED = ("apprentice", "builder", "strategist", "scholar@60")
"""The bots that play the games that chances are compared with."""
NORMAL = 1.96
"""An interval of this many errors on either side contains the true value in 95 of 100 cases."""


Pair = tuple[int, int]
"""A chance, and what was won."""


class Bin(Struct, frozen=True):
    """Chances between two tenths, and how those seats fared."""

    count: int
    predicted: float
    """The mean of these chances."""
    won: float
    """What those seats won on average."""
    error: float
    """The standard error of the distance between the two, from game to game: chances of one game are correlated."""


class Calibration(Struct, frozen=True):
    """Chances against what happened."""

    games: int
    bins: tuple[Bin, ...]
    """The bins that are not empty."""

    @property
    def error(self) -> float:
        """Return the expected calibration error, in percentage points."""
        return 100 * self._mean([abs(found.predicted - found.won) for found in self.bins])

    @property
    def noise(self) -> float:
        """Return the error that perfect chances would show in as many games: the mean size of a normal error."""
        return 100 * sqrt(2 / pi) * self._mean([found.error for found in self.bins])

    def _mean(self, values: Sequence[float]) -> float:
        """Return the mean over the bins of one value each, weighted by how often a bin occurs."""
        total = sum(found.count for found in self.bins)
        return sum(found.count * value for found, value in zip(self.bins, values, strict=True)) / total


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
    """Play games between mixed bots and compare chances with what was won."""
    return binned([chances_and_ends(mixed_game(game, players, seed, number), worlds) for number in range(games)])


def chances_and_ends(record: Record, worlds: int) -> list[Pair]:
    """Return the chance of every seat at the start of some turns of a game, each with what the seat won."""
    game = describe(record.game)
    moments = course_of(game.rules, record)
    players = game.rules.parse_setup(record.setup).players
    curve, won = Curve(game, players, Effort(curve=worlds), seed=0), won_by(game, moments[-1], players)
    starts = turn_starts(game.rules, moments)
    looked_at = [starts[len(starts) * turn // TURNS] for turn in range(TURNS)] if len(starts) > TURNS else starts
    return [pair for moment in looked_at for pair in zip(curve.point(moment).chances, won, strict=True)]


def binned(games: Sequence[Sequence[Pair]]) -> Calibration:
    """Put the chances of games into bins."""
    inside = [[[pair for pair in game if _bin(pair) == number] for game in games] for number in range(BINS)]
    return Calibration(len(games), tuple(_filled(parts) for parts in inside if any(parts)))


def _bin(pair: Pair) -> int:
    return min(BINS - 1, BINS * pair[0] // MILLE)


def _filled(games: Sequence[Sequence[Pair]]) -> Bin:
    """Return a bin with what each game puts into it."""
    count = sum(map(len, games))
    predicted, won = (sum(pair[column] for game in games for pair in game) / (MILLE * count) for column in (0, 1))
    # How far each game is from what its chances would be if they were off by as much as all of them are.
    apart = [sum((chance - end) / MILLE - (predicted - won) for chance, end in game) for game in games]
    spread = sum(distance * distance for distance in apart) * len(games) / max(1, len(games) - 1)
    return Bin(count, predicted, won, sqrt(spread) / count)


def rank_levels(
    game: str, players: int, games: int, seed: int, decision: int, levels: Sequence[str]
) -> list[LevelAccuracy]:
    """Return the accuracy of each level: in every game all levels sit at the table, in rotating seats."""
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
