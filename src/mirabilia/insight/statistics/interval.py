"""Intervals by bootstrap: deals are resampled with our own chance, so that the same games give the same interval.

Every figure is a ratio of two sums over deals. A deal counts as a whole: games that share it are not independent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mirabilia.core.chance import FACTOR, LOW, stream
from mirabilia.insight.statistics.model import Interval

RESAMPLES = 2000
FEWEST = 20
"""With fewer deals no interval is given: it would look more certain than it is."""
LEVEL = 0.95
BLOCK = 4_000_000
"""Draws kept in memory at once."""

Floats = NDArray[np.float64]


class Ratio(NamedTuple):
    """Two sums over deals, one entry per deal, whose ratio is the figure, then scaled and shifted."""

    above: Floats
    below: Floats
    scale: float = 1.0
    offset: float = 0.0
    whole: float | None = None
    """For a share, the ratio if everything is won: if all or nothing is won, resampling shows no uncertainty."""


def mean_of(values: Sequence[float], whole: float | None = None) -> Ratio:
    """Return the mean of one value per deal as a ratio."""
    data = np.asarray(values, dtype=np.float64)
    return Ratio(data, np.ones_like(data), whole=whole)


def intervals(ratios: Sequence[Ratio], seed: int = 0) -> list[Interval]:
    """Return the value of every ratio with its interval; all use the same resampled deals."""
    if not ratios:
        return []
    above = np.stack([ratio.above for ratio in ratios], axis=1)
    below = np.stack([ratio.below for ratio in ratios], axis=1)
    values = _divide(above.sum(axis=0), below.sum(axis=0))
    bounds = np.full((2, len(ratios)), np.nan)
    deals = (below != 0).sum(axis=0)
    enough = deals >= FEWEST
    if enough.any():
        drawn = [_divide(times @ above, times @ below)[:, enough] for times in resamples(len(above), seed)]
        tail = (1 - LEVEL) / 2
        bounds[:, enough] = np.nanquantile(np.concatenate(drawn), [tail, 1 - tail], axis=0)
    for at, whole in enumerate(ratio.whole for ratio in ratios):
        if whole is not None and enough[at] and values[at] in (0, whole):
            bounds[:, at] = whole * np.array(extreme_bounds(int(deals[at]), won=values[at] == whole))
    return [_interval(*found) for found in zip(ratios, values, *bounds, strict=True)]


def extreme_bounds(deals: int, *, won: bool) -> tuple[float, float]:
    """Return the bounds of a share when all deals are won, or none, after Clopper and Pearson."""
    least = ((1 - LEVEL) / 2) ** (1 / deals)
    return (least, 1.0) if won else (0.0, 1 - least)


def _interval(ratio: Ratio, *found: float) -> Interval:
    """Scale and shift a value and its bounds; what is not a number is unknown."""
    return Interval(*(None if np.isnan(each) else float(ratio.scale * each + ratio.offset) for each in found))


def _divide(above: Floats, below: Floats) -> Floats:
    """Divide; division by zero gives not a number."""
    return np.divide(above, below, out=np.full_like(above, np.nan), where=below != 0)


def resamples(deals: int, seed: int) -> Iterator[Floats]:
    """Yield, in blocks of resamples, how many times each deal is drawn."""
    size = max(1, BLOCK // deals)
    for first in range(0, RESAMPLES, size):
        numbers = range(first, min(first + size, RESAMPLES))
        chance = np.array([int(stream(seed, number)) for number in numbers], dtype=np.int64)
        drawn = _draw(chance, deals) + np.arange(len(numbers)) * deals
        counted = np.bincount(drawn.ravel(), minlength=len(numbers) * deals)
        yield counted.reshape(len(numbers), deals).astype(np.float64)


def _draw(chance: NDArray[np.int64], deals: int) -> NDArray[np.int64]:
    """Draw `deals` deals for every resample: `core.chance.draw` for many chances at once.

    Unlike `below`, this does not reject the biased draws: a deal is likelier by at most deals / 2^32, too little to
    show in any interval.
    """
    drawn = np.empty((deals, len(chance)), dtype=np.int64)
    for row in drawn:
        chance = FACTOR * (chance & LOW) + (chance >> 32)
        row[:] = ((chance & LOW) ^ (chance >> 32)) * deals >> 32
    return drawn
