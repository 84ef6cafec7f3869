"""Contests between weights: fair, in slices that add up, and able to tell good weights from bad ones."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from mirabilia.bots.seven.contest import GAMES, MARGIN, OTHERS_POINTS, POINTS, SUMS, WON, contest
from mirabilia.bots.seven.weights import NAMES, load_weights
from mirabilia.core.kernel import Words, plain, words
from mirabilia.core.tally import WIN

SEED = 3


def compare(hero: Words, others: Words, players: int, first: int, count: int) -> list[int]:
    """Return the sums of a contest."""
    sums = words(SUMS)
    contest(players, SEED, first, count, hero, others, sums)
    return plain(sums)


def made(values: Iterable[int]) -> Words:
    weights = words(len(NAMES))
    for place, value in enumerate(values):
        weights[place] = value
    return weights


def hopeless(players: int) -> Words:
    """Return weights that want the opposite of what is good."""
    return made(-weight for weight in load_weights(players))


@pytest.mark.parametrize(("players", "deals"), [(2, 4), (3, 4), (4, 2), (5, 1), (6, 1), (7, 1)])
def test_between_equals_every_seat_in_turn_is_exactly_fair(players: int, deals: int) -> None:
    sums = compare(load_weights(players), load_weights(players), players, 0, deals)
    assert sums[GAMES] == players * deals
    assert sums[WON] == WIN * deals
    assert sums[OTHERS_POINTS] == (players - 1) * sums[POINTS]
    assert sums[MARGIN] <= 0 < sums[POINTS]


def test_slices_add_up() -> None:
    hero, others = load_weights(4), made(weight // 2 for weight in load_weights(4))
    whole = compare(hero, others, 4, 5, 3)
    parts = [compare(hero, others, 4, 5, 1), compare(hero, others, 4, 6, 2)]
    assert whole == [sum(both) for both in zip(*parts, strict=True)]
    assert parts[0] != compare(hero, others, 4, 6, 1), "every deal is different"


def test_sums_are_added_to_what_is_there() -> None:
    hero, sums = load_weights(3), words(SUMS)
    contest(3, SEED, 0, 1, hero, hero, sums)
    once = plain(sums)
    contest(3, SEED, 0, 1, hero, hero, sums)
    assert plain(sums) == [2 * each for each in once]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hopeless_weights_lose_clearly(players: int) -> None:
    sums = compare(hopeless(players), load_weights(players), players, 0, 3)
    assert sums[WON] == 0
    assert sums[MARGIN] < -20 * sums[GAMES]
    assert sums[POINTS] * (players - 1) < 0.6 * sums[OTHERS_POINTS]


def test_good_weights_win_against_hopeless_ones() -> None:
    sums = compare(load_weights(3), hopeless(3), 3, 0, 4)
    assert sums[WON] >= 0.9 * WIN * sums[GAMES]
    assert sums[MARGIN] > 15 * sums[GAMES]


def test_weights_of_nothing_lose_too() -> None:
    """A bot that cares only for printed points still does better than one that wants the opposite of what is good."""
    nothing = compare(made([]), load_weights(3), 3, 0, 5)
    assert nothing[WON] <= 0.2 * WIN * nothing[GAMES]
    assert nothing[POINTS] > compare(hopeless(3), load_weights(3), 3, 0, 5)[POINTS]
