"""Bootstrap intervals: right on cases that are known, and the same for ever."""

from statistics import fmean, stdev

import numpy
import pytest

from mirabilia.core.chance import below, stream
from mirabilia.core.kernel import words
from mirabilia.lab.bootstrap import RESAMPLES, Interval, interval, resampled_means

UNEVEN = [float(number * number % 17) for number in range(400)]


def test_what_never_varies_has_no_width() -> None:
    assert interval([1.0] * 50) == Interval(1.0, 1.0, 1.0)
    assert interval([0.25]) == Interval(0.25, 0.25, 0.25)


def test_for_many_values_it_is_the_normal_interval() -> None:
    found = interval(UNEVEN)
    half = 1.96 * stdev(UNEVEN) / len(UNEVEN) ** 0.5
    assert found.mean == pytest.approx(fmean(UNEVEN))
    assert found.low == pytest.approx(found.mean - half, abs=half / 8)
    assert found.high == pytest.approx(found.mean + half, abs=half / 8)


def test_a_resample_draws_as_our_own_chance_does() -> None:
    means = resampled_means(numpy.array(UNEVEN), seed=3)
    for number in (0, 7, RESAMPLES - 1):
        chance = words(1)
        chance[0] = stream(3, number)
        drawn = [UNEVEN[below(chance, len(UNEVEN))] for _ in UNEVEN]
        assert means[number] == pytest.approx(fmean(drawn))


def test_it_holds_the_true_mean_about_as_often_as_it_says() -> None:
    held = 0
    for sample in range(100):
        chance = words(1)
        chance[0] = stream(sample, 1)
        found = interval([float(below(chance, 3) == 0) for _ in range(120)])
        held += found.low <= 1 / 3 <= found.high
    assert 88 <= held <= 99
