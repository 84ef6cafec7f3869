"""Science: symbols squared, sets of three different ones, and wild symbols put to their best use."""

from __future__ import annotations

from mirabilia.core.kernel import kernel, remembered
from mirabilia.games.seven.tables import NUMBERS

SET_POINTS = NUMBERS.set_points


@remembered
def science_points(compass: int, gear: int, tablet: int) -> int:
    """Return the points of three symbol counts: each squared, and more for every set."""
    squares = equal_points(compass) + equal_points(gear) + equal_points(tablet)
    return squares + set_points(sets_of(compass, gear, tablet))


@kernel
def equal_points(count: int) -> int:
    """Return the points of equal symbols."""
    return count * count


@kernel
def sets_of(compass: int, gear: int, tablet: int) -> int:
    """Return how many sets of three different symbols there are."""
    return min(compass, gear, tablet)


@kernel
def set_points(sets: int) -> int:
    """Return the points for sets of three different symbols."""
    return SET_POINTS * sets


@remembered
def best_wilds(compass: int, gear: int, tablet: int, wild: int) -> tuple[int, int, int]:
    """Return how many wild symbols become compass, gear and tablet for the most points (S18)."""
    best_points = -1
    best_c, best_g = 0, 0
    for c in range(wild + 1):
        for g in range(wild - c + 1):
            points = science_points(compass + c, gear + g, tablet + wild - c - g)
            if points > best_points:
                best_points, best_c, best_g = points, c, g
    return best_c, best_g, wild - best_c - best_g
