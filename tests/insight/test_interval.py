"""Intervals: right in known cases, none where too little is known, and the same forever."""

from __future__ import annotations

from statistics import fmean, stdev

import numpy as np
import pytest

from mirabilia.bots.bot import make_chance
from mirabilia.core.chance import below
from mirabilia.insight.statistics.interval import FEWEST, RESAMPLES, Ratio, intervals, mean_of, resamples
from mirabilia.insight.statistics.model import Interval

UNEVEN = [float(number * number % 17) for number in range(400)]


def interval(values: list[float], seed: int = 0, whole: float | None = None) -> Interval:
    return intervals([mean_of(values, whole)], seed)[0]


def flips(seed: int, count: int) -> list[float]:
    """Return tosses of a coin that shows 1 in one of three cases."""
    chance = make_chance(seed, 1)
    return [float(below(chance, 3) == 0) for _ in range(count)]


def test_what_never_varies_has_no_width() -> None:
    assert interval([1.0] * 50) == Interval(1.0, 1.0, 1.0)
    assert interval([0.25] * FEWEST) == Interval(0.25, 0.25, 0.25)


def test_too_few_values_have_no_interval() -> None:
    assert interval([0.25] * (FEWEST - 1)) == Interval(0.25)


@pytest.mark.parametrize("deals", [FEWEST, 100, 1000])
def test_a_share_of_all_or_nothing_is_as_wide_as_chance_would_hide(deals: int) -> None:
    won, lost = (interval([value] * deals, whole=1) for value in (1.0, 0.0))
    assert won.low is not None
    assert won.low**deals == pytest.approx(0.025)
    assert (won.value, won.high) == (1, 1)
    assert (lost.value, lost.low) == (0, 0)
    assert lost.high == pytest.approx(1 - won.low)
    scaled = intervals([Ratio(np.full(deals, 6.0), np.ones(deals), scale=0.5, offset=1, whole=6)])[0]
    assert scaled.low == pytest.approx(1 + 3 * won.low)
    assert scaled.high == 4
    assert interval([1.0] * (deals - 1) + [0.0], whole=1) == interval([1.0] * (deals - 1) + [0.0])


def test_for_many_values_it_is_the_normal_interval() -> None:
    found = interval(UNEVEN)
    half = 1.96 * stdev(UNEVEN) / len(UNEVEN) ** 0.5
    assert found.value == pytest.approx(fmean(UNEVEN))
    assert found.low == pytest.approx(fmean(UNEVEN) - half, abs=half / 8)
    assert found.high == pytest.approx(fmean(UNEVEN) + half, abs=half / 8)


def test_a_resample_draws_as_our_own_chance_does() -> None:
    (means,) = (times @ UNEVEN / len(UNEVEN) for times in resamples(len(UNEVEN), seed=3))
    for number in (0, 7, RESAMPLES - 1):
        chance = make_chance(3, number)
        drawn = [UNEVEN[below(chance, len(UNEVEN))] for _ in UNEVEN]
        assert means[number] == pytest.approx(fmean(drawn))


def test_many_deals_are_drawn_in_blocks_to_the_same_end(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = interval(UNEVEN)
    monkeypatch.setattr("mirabilia.insight.statistics.interval.BLOCK", 70_000)
    assert len(list(resamples(len(UNEVEN), 0))) > 10
    assert interval(UNEVEN) == whole


def test_it_holds_the_true_mean_about_as_often_as_it_says() -> None:
    assert 88 <= sum(interval(flips(sample, 120)).holds(1 / 3) for sample in range(100)) <= 99


def test_the_same_values_give_the_same_interval_and_other_chance_another() -> None:
    values = UNEVEN[:60]
    assert interval(values) == interval(values)
    assert interval(values) != interval(values, seed=1)


def test_a_ratio_of_too_few_deals_has_no_interval_and_one_of_none_no_value() -> None:
    said = np.array([deal < FEWEST for deal in range(40)], dtype=float)
    less, nothing = said.copy(), np.zeros(40)
    less[0] = 0
    found = intervals([Ratio(2 * said, said), Ratio(2 * less, less, scale=10, offset=1), Ratio(nothing, nothing)])
    assert found == [Interval(2, 2, 2), Interval(21), Interval(None)]
