"""How far insight can be trusted: bins and their error, and a quick look at both on the compiled backend."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from random import Random

import pytest

from mirabilia.insight.model import Effort
from mirabilia.insight.review import review
from mirabilia.lab.trust import binned, chances_and_ends
from tests.kit.compiled import compiled
from tests.kit.insight import played


def test_chances_that_are_what_they_say_have_no_error() -> None:
    made = binned([[(200, 1000), *[(200, 0)] * 4], [(500, 1000), (500, 0), (1000, 1000)]])
    assert made.error == pytest.approx(0)
    assert [one.count for one in made.bins] == [5, 2, 1]


def test_the_error_is_the_mean_distance_by_how_often_it_occurs() -> None:
    assert binned([[(900, 0), (900, 1000), (0, 0), (0, 0)]]).error == pytest.approx(20)
    assert binned([[(300, 1000)]]).error == pytest.approx(70)


def perfect_game(chance: Random, steps: int = 9) -> list[tuple[int, int]]:
    """Return both sides' chances before every toss, in a game that is decided by a majority of coins."""
    heads, found = 0, []
    for tossed in range(steps):
        left, needed = steps - tossed, steps // 2 + 1 - heads
        exact = sum(comb(left, more) for more in range(max(0, needed), left + 1)) / 2**left
        found.append(round(1000 * exact))
        heads += chance.random() < 0.5
    won = 1000 * (heads > steps // 2)
    return [pair for first in found for pair in ((first, won), (1000 - first, 1000 - won))]


def test_noise_is_the_error_of_chances_without_fault_and_shrinks_with_games() -> None:
    chance = Random(1)
    found = [binned([perfect_game(chance) for _ in range(60)]) for _ in range(100)]
    error, noise = (sum(getattr(one, name) for one in found) / len(found) for name in ("error", "noise"))
    assert error == pytest.approx(noise, rel=0.1)
    assert noise > 2
    many = binned([perfect_game(chance) for _ in range(6000)])
    assert many.noise == pytest.approx(noise / 10, rel=0.15)
    assert many.error < 1


def test_chances_that_promise_too_much_are_off_by_more_than_noise() -> None:
    chance = Random(2)
    bold = [[(1000 if one > 500 else 0, won) for one, won in perfect_game(chance)] for _ in range(500)]
    made = binned(bold)
    assert made.error > 15 > 5 * made.noise


@pytest.mark.parametrize(("game", "players"), [("seven", 3), ("architects", 2)])
def test_chances_are_those_of_the_review_at_the_start_of_turns(game: str, players: int) -> None:
    record = played(game, players, 1)
    *points, end = review(record, seats=(), effort=Effort(curve=2, parts=1)).curve
    found = chances_and_ends(record, worlds=2)
    looked_at = [points[len(points) * turn // 18] for turn in range(18)]
    assert found == [pair for point in looked_at for pair in zip(point.chances, end.chances, strict=True)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("seven", 4), ("architects", 3)])
def test_chances_are_what_they_say(game: str, players: int, found: Callable[[str], None]) -> None:
    code = (
        "from mirabilia.lab.trust import calibrate\n"
        f"made = calibrate({game!r}, {players}, games=150, seed=1, worlds=200)\n"
        "print(made.error, made.noise, sep='\\n')"
    )
    error, noise = map(float, compiled(code, as_shipped=True))
    found(f"chances of {game} with {players} players are off by {error:.1f} points; noise alone makes {noise:.1f}")
    assert error < 2 + noise, "two points at most with many games; a few games add noise of their own"


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
def test_a_review_is_quick_on_the_compiled_backend(found: Callable[[str], None]) -> None:
    code = (
        "from time import process_time\n"
        "from mirabilia.insight.model import SeatReview\n"
        "from mirabilia.insight.review import review_parts, scaled\n"
        "from tests.kit.insight import played\n"
        "record = played('seven', 4, 1)\n"
        "list(review_parts(record, effort=scaled(0.01)))\n"
        "begun = process_time()\n"
        "for part in review_parts(record):\n"
        "    if isinstance(part, SeatReview):\n"
        "        print(process_time() - begun)\n"
    )
    times = [float(line) for line in compiled(code, as_shipped=True)]
    curve, seat, seats = times[0], times[4] - times[3], times[7] - times[3]
    found(f"a curve takes {curve:.1f} s, a seat's decisions {seat:.1f} s, those of all seats {seats:.1f} s")
    assert curve < 6, "three seconds on a quiet core"
    assert seat < 40, "twenty seconds on a quiet core"
    assert seats < 180, "ninety seconds on a quiet core"
