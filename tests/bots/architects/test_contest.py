"""Contests between weights: fair, in slices that add up, and able to tell good weights from bad ones."""

from __future__ import annotations

import pytest

from mirabilia.bots.architects.contest import GAMES, MARGIN, SHARES, SUMS, contest
from mirabilia.bots.architects.weights import START, as_words, load_weights
from mirabilia.core.kernel import Words, plain, words
from mirabilia.core.tally import WIN

SEED = 3


def compare(hero: Words, others: Words, players: int, first: int, count: int) -> list[int]:
    """Return the sums of a contest."""
    sums = words(SUMS)
    contest(players, SEED, first, count, hero, others, sums)
    return plain(sums)


@pytest.mark.parametrize(("players", "deals"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1), (7, 1)])
def test_between_equals_every_seat_in_turn_is_exactly_fair(players: int, deals: int) -> None:
    sums = compare(load_weights(players), load_weights(players), players, 0, deals)
    assert sums[GAMES] == players * deals
    assert sums[SHARES] == WIN * deals
    assert sums[MARGIN] <= 0


def test_slices_add_up() -> None:
    hero, others = load_weights(3), as_words(START)
    whole = compare(hero, others, 3, 5, 3)
    parts = [compare(hero, others, 3, 5, 1), compare(hero, others, 3, 6, 2)]
    assert whole == [sum(both) for both in zip(*parts, strict=True)]
    assert parts[0] != compare(hero, others, 3, 6, 1), "every deal is different"


def test_weights_that_want_the_opposite_lose() -> None:
    hopeless = as_words([-weight for weight in plain(load_weights(2))])
    sums = compare(load_weights(2), hopeless, 2, 0, 6)
    assert sums[SHARES] >= 0.9 * WIN * sums[GAMES]
    assert sums[MARGIN] > 5 * sums[GAMES]
