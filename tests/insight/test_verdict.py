"""Calls and accuracy: noise is never a mistake, and one formula says how much of the best chance was kept."""

from __future__ import annotations

import pytest

from mirabilia.insight.model import Call, DecisionReview, Verdict, Weighed, Weighing
from mirabilia.insight.verdict import CERTAIN, accuracy_of, call_of, costliest_of, counts


@pytest.mark.parametrize(
    ("cost", "error", "call"),
    [
        (0, 0, "best"),
        (400, 160, "good"),
        (9, 1, "good"),
        (19, 2, "near"),
        (49, 5, "inaccuracy"),
        (99, 10, "mistake"),
        (100, 10, "blunder"),
    ],
)
def test_a_cost_is_called_by_its_size_beyond_its_error(cost: int, error: int, call: Call) -> None:
    assert call_of(cost, error) == call


def test_nothing_within_twice_its_error_is_called() -> None:
    assert CERTAIN >= 2
    assert {call_of(cost, error) for error in range(1, 200) for cost in range(1, 2 * error + 1)} == {"good"}


def decided(number: int, best: int, cost: int, *, counted: bool = True) -> DecisionReview:
    options = (
        Weighed(0, "a", best, 1, 500, 1, 0, 0, 10),
        Weighed(1, "b", best - cost, 1, 500, 1, cost, 1, 10),
    )
    return DecisionReview(number, 1, 1, Weighing(0, 0, options), Verdict(1, cost, 1, call_of(cost, 1)), counted)


def test_accuracy_is_the_mean_chance_kept_out_of_the_best() -> None:
    assert accuracy_of([decided(0, 400, 100), decided(1, 500, 0)]) == 875
    assert accuracy_of([decided(0, 400, 100), decided(1, 500, 250, counted=False)]) == 750
    assert accuracy_of([decided(0, 400, 100, counted=False)]) is None


def test_what_leaves_nothing_to_choose_or_to_win_does_not_count() -> None:
    assert counts(2, 10)
    assert not counts(1, 500)
    assert not counts(9, 9)


def test_the_costliest_come_first_and_only_if_called() -> None:
    made = [decided(1, 500, 30), decided(2, 500, 200), decided(3, 500, 1), decided(4, 500, 60), decided(5, 500, 70)]
    assert costliest_of(made) == (2, 5, 4)
    assert costliest_of([decided(3, 500, 1)]) == ()
