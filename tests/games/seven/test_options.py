"""What a decision says of its options' prices."""

from collections import defaultdict
from random import Random

from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Build, BuildStage


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
