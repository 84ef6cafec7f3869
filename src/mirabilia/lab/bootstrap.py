"""Bootstrap intervals: how far a mean could be off, found by drawing the same data again with replacement.

Chance is the house's own (core/chance.py), so that the same results give the same interval for ever; every
resample has a stream to itself, and all move on together as one array.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy
from msgspec import Struct

from mirabilia.core.chance import FACTOR, LOW, stream

RESAMPLES = 2000
LEVEL = 0.95
"""How often an interval is to hold the true mean."""


class Interval(Struct, frozen=True):
    """A mean and its bounds."""

    mean: float
    low: float
    high: float


def interval(values: Sequence[float], seed: int = 0) -> Interval:
    """Return the mean of independent values with its percentile bootstrap interval."""
    data = numpy.asarray(values, dtype=numpy.float64)
    means = resampled_means(data, seed)
    low, high = numpy.quantile(means, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return Interval(float(data.mean()), float(low), float(high))


def resampled_means(data: numpy.ndarray[tuple[int], numpy.dtype[numpy.float64]], seed: int) -> numpy.ndarray:
    """Return the means of RESAMPLES samples, each as large as the data and drawn from it."""
    words = numpy.array([stream(seed, number) for number in range(RESAMPLES)], dtype=numpy.uint64)
    factor, low, half = numpy.uint64(FACTOR), numpy.uint64(LOW), numpy.uint64(32)
    count = numpy.uint64(len(data))
    sums = numpy.zeros(RESAMPLES)
    for _ in range(len(data)):
        words = factor * (words & low) + (words >> half)
        drawn = (words & low) ^ (words >> half)
        sums += data[(drawn * count >> half).astype(numpy.intp)]  # uneven by less than one in a million
    return sums / len(data)
