from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.games.seven.engine.science import best_wilds, science_points

counts = st.integers(0, 8)


@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 1),
        ((0, 2, 0), 4),
        ((1, 1, 1), 10),
        ((2, 1, 0), 5),
        ((3, 2, 1), 9 + 4 + 1 + 7),
        ((2, 2, 2), 12 + 14),
        ((4, 4, 4), 48 + 28),
    ],
)
def test_symbols_are_squared_and_sets_are_worth_seven(symbols: tuple[int, int, int], points: int) -> None:
    assert science_points(*symbols) == points


@given(counts, counts, counts)
def test_the_kinds_of_symbols_are_worth_the_same(compass: int, gear: int, tablet: int) -> None:
    assert science_points(compass, gear, tablet) == science_points(gear, tablet, compass)
    assert science_points(compass, gear, tablet) == science_points(tablet, gear, compass)


def with_wilds(symbols: tuple[int, int, int], wild: int) -> int:
    used = best_wilds(*symbols, wild)
    assert sum(used) == wild
    assert min(used) >= 0
    return science_points(*(count + more for count, more in zip(symbols, used, strict=True)))


@pytest.mark.parametrize(
    ("symbols", "wild", "points"),
    [
        ((1, 0, 0), 2, 10),
        ((0, 0, 0), 3, 10),
        ((2, 1, 0), 1, 4 + 1 + 1 + 7),
        ((4, 0, 0), 1, 25),
        ((4, 0, 0), 2, 36),
        ((3, 3, 0), 1, 9 + 9 + 1 + 7),
        ((4, 4, 3), 1, 48 + 28),
        ((2, 2, 0), 2, 12 + 14),
    ],
)
def test_wild_symbols_are_chosen_together(symbols: tuple[int, int, int], wild: int, points: int) -> None:
    assert with_wilds(symbols, wild) == points


@given(counts, counts, counts, st.integers(0, 4))
def test_wild_symbols_are_used_for_the_most_points(compass: int, gear: int, tablet: int, wild: int) -> None:
    most = 0
    for choice in product("cgt", repeat=wild):
        c, g, t = compass + choice.count("c"), gear + choice.count("g"), tablet + choice.count("t")
        most = max(most, c**2 + g**2 + t**2 + 7 * min(c, g, t))
    assert with_wilds((compass, gear, tablet), wild) == most
