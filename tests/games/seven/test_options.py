"""What a decision says about its options' prices, and the shorter list of works."""

from collections import defaultdict
from random import Random

import pytest

from mirabilia.core.kernel import plain, words
from mirabilia.games.seven.engine.layout import CARD_MASK, DIGGING, HAND, PHASE, city_at, is_free_city
from mirabilia.games.seven.engine.moves import BUILD, CARD, FREE, SELL, STAGE, card_of, kind_of
from mirabilia.games.seven.engine.options import DESK, STAGE_PAYMENTS, list_options, list_works
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Build, BuildStage
from tests.kit import depth
from tests.kit.seven.positions import random_position


def test_an_option_says_all_its_coins_and_whether_another_way_is_cheaper() -> None:
    random, compared = Random(7), 0
    state = SEVEN.start(SEVEN.draw_setup(4, seed=11), 11)
    while waiting := SEVEN.waiting(state):
        city = waiting[0]
        options = SEVEN.decision(state, city).options
        ways = defaultdict(list)
        for option in options:
            ways[type(option.move), getattr(option.move, "card", None)].append(option)
            paid = option.move.left + option.move.right if isinstance(option.move, Build | BuildStage) else 0
            assert option.coins == option.bank + paid
        for same in ways.values():
            least = min(option.coins for option in same)
            assert [option.cheapest for option in same] == [option.coins == least for option in same]
            compared += len(same) > 1
        state = SEVEN.choose(state, city, random.choice(options).move).state
    assert compared > 20


@pytest.mark.parametrize("players", depth.counts())
def test_works_are_the_options_without_the_cards_that_serve_for_stages_and_sales(players: int) -> None:
    desk, stages = words(DESK), 0
    for choices in range(0, 18 * players, 2):
        state = random_position(players, 5, choices).words
        for city in map(city_at, range(players)):
            if state[PHASE] == DIGGING or is_free_city(state, city) or not state[city + HAND]:
                continue
            count = list_options(state, city, desk)
            options = plain(desk)[:count]
            first = state[city + HAND] & CARD_MASK
            works, payments = list_works(state, city, desk)
            assert plain(desk)[:works] == [move for move in options if kind_of(move) in (BUILD, FREE)]
            buried = [move + CARD * first for move in plain(desk)[STAGE_PAYMENTS : STAGE_PAYMENTS + payments]]
            assert buried == [move for move in options if kind_of(move) == STAGE and card_of(move) == first]
            assert SELL + CARD * first in options
            stages += payments
    assert stages
