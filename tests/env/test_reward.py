"""What the end of a game is worth."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.errors import UsageError
from mirabilia.env.reward import check_reward, rewards


def row(*places: tuple[int, int]) -> np.ndarray:
    """Return the outcome of one game from each seat's points and how many came in before it."""
    return np.array([[points for points, _ in places] + [before for _, before in places]])


def test_a_victory_is_shared_by_those_who_tie() -> None:
    assert rewards(row((50, 0), (40, 2), (50, 0)), "win").tolist() == [[0.5, 0.0, 0.5]]
    assert rewards(row((50, 1), (40, 2), (50, 0)), "win").tolist() == [[0.0, 0.0, 1.0]]


def test_ranks_go_evenly_from_first_to_last_and_ties_share() -> None:
    assert rewards(row((9, 0), (8, 1), (7, 2)), "rank").tolist() == [[1.0, 0.0, -1.0]]
    assert rewards(row((9, 0), (7, 1), (7, 1)), "rank").tolist() == [[1.0, -0.5, -0.5]]
    assert rewards(row((9, 0), (8, 1)), "rank").tolist() == [[1.0, -1.0]]


def test_a_margin_is_to_the_best_other_seat() -> None:
    assert rewards(row((50, 0), (47, 1), (30, 2)), "margin").tolist() == [[3.0, -3.0, -20.0]]
    assert rewards(row((50, 0), (50, 0), (30, 2)), "margin").tolist() == [[0.0, 0.0, -20.0]]


@given(st.lists(st.integers(0, 9), min_size=2, max_size=7))
def test_shares_add_up_to_one_victory_and_ranks_to_nothing(points: list[int]) -> None:
    places = [(own, sum(other > own for other in points)) for own in points]
    assert rewards(row(*places), "win").sum() == pytest.approx(1)
    assert rewards(row(*places), "rank").sum() == pytest.approx(0, abs=1e-5)


def test_an_unknown_reward_is_refused_by_name() -> None:
    with pytest.raises(UsageError, match="no reward 'glory'; there are win, rank, margin"):
        check_reward("glory")
