"""How far insight can be trusted: bins and their error, and a quick look at both on the compiled backend."""

from __future__ import annotations

import pytest

from mirabilia.lab.trust import Calibration, binned, chances_and_ends
from tests.kit.compiled import compiled
from tests.kit.insight import played


def test_chances_that_are_what_they_say_have_no_error() -> None:
    found = [(200, 1000), *[(200, 0)] * 4, (500, 1000), (500, 0), (1000, 1000)]
    made = binned(8, found)
    assert made.error == pytest.approx(0)
    assert [one.count for one in made.bins] == [5, 2, 1]


def test_the_error_is_the_mean_distance_by_how_often_it_occurs() -> None:
    assert binned(4, [(900, 0), (900, 1000), (0, 0), (0, 0)]).error == pytest.approx(20)
    assert Calibration(1, binned(1, [(300, 1000)]).bins).error == pytest.approx(70)


def test_every_turn_of_every_seat_is_compared_with_what_the_seat_won() -> None:
    found = chances_and_ends(played("seven", 3, 1), worlds=1)
    assert len(found) == 18 * 3
    assert sum(won for _, won in found) == 18 * 1000


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("seven", 4), ("architects", 3)])
def test_chances_are_what_they_say(game: str, players: int) -> None:
    code = (
        "from mirabilia.lab.trust import calibrate\n"
        f"print(calibrate({game!r}, {players}, games=150, seed=1, worlds=200).error)"
    )
    error = float(compiled(code, as_shipped=True)[0])
    assert error < 5, "two points at most with many games; a few games add noise of their own"


@pytest.mark.slow
def test_accuracy_tells_levels_apart() -> None:
    code = (
        "from mirabilia.lab.trust import rank_levels\n"
        "levels = ('apprentice', 'builder', 'strategist')\n"
        "print(*(level.mean for level in rank_levels('seven', 3, 20, 1, 800, levels)), sep='\\n')"
    )
    apprentice, builder, strategist = map(float, compiled(code, as_shipped=True))
    assert apprentice < builder < strategist


@pytest.mark.slow
def test_a_review_is_quick_on_the_compiled_backend() -> None:
    code = (
        "from time import process_time\n"
        "from mirabilia.insight.model import SeatReview\n"
        "from mirabilia.insight.review import review_parts, scaled\n"
        "from tests.kit.insight import played\n"
        "record = played('seven', 4, 1)\n"
        "list(review_parts(record, seats=(0,), effort=scaled(0.01)))\n"
        "begun = process_time()\n"
        "for part in review_parts(record, seats=(0,)):\n"
        "    if isinstance(part, SeatReview):\n"
        "        print(process_time() - begun)\n"
    )
    *curve, seat = map(float, compiled(code, as_shipped=True))
    assert curve[0] < 6, "three seconds on a quiet core"
    assert seat < 40, "twenty seconds on a quiet core"
