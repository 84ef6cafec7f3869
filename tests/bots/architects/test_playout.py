"""Playing by the evaluator: the best option, or by softmax one that may be it; always to the end."""

from __future__ import annotations

from collections import Counter
from math import exp

import pytest

from mirabilia.bots.architects.evaluator import PAD
from mirabilia.bots.architects.playout import best_option, pick_option, play_out
from mirabilia.bots.architects.weights import as_words, load_weights, table_of
from mirabilia.bots.bot import make_chance
from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.options import DESK
from tests.kit.architects.positions import random_position

DRAWS = 4_000


def test_without_heat_the_first_of_the_best_is_picked() -> None:
    worths = as_words([100, 300, 300, -50])
    assert best_option(4, worths) == 1
    assert pick_option(4, 0, make_chance(1, 0), worths) == 1


@pytest.mark.parametrize("heat", [50, 200])
def test_options_are_picked_as_softmax_says(heat: int) -> None:
    worths = [0, 100, 40]
    chance = make_chance(heat, 0)
    found = Counter(int(pick_option(3, heat, chance, as_words(worths))) for _ in range(DRAWS))
    parts = [exp(worth / heat) for worth in worths]
    for place, part in enumerate(parts):
        expected = DRAWS * part / sum(parts)
        assert abs(found[place] - expected) < 5 * expected**0.5 + 0.05 * expected


def test_what_is_far_worse_is_never_picked() -> None:
    chance = make_chance(1, 0)
    assert {int(pick_option(2, 10, chance, as_words([0, -100_000]))) for _ in range(50)} == {0}


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("heat", [0, 60])
def test_a_game_is_played_to_its_end(players: int, heat: int) -> None:
    state: State = random_position(players, players, 20)
    rows = table_of(load_weights(players))
    play_out(state.words, rows, heat, make_chance(1, 0), words(DESK), words(DESK), words(PAD))
    assert state.words[at.PHASE] == at.OVER
