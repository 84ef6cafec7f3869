"""What a state knows about itself: options are listed once, and what is known is always what would be listed now."""

from __future__ import annotations

from random import Random

import pytest

from mirabilia.core.errors import MoveError
from mirabilia.games.seven import game as rules
from mirabilia.games.seven.decision import moves_of
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Sell


@pytest.mark.parametrize("players", SEVEN.players)
def test_what_is_known_of_a_city_is_what_would_be_listed_now(players: int) -> None:
    chance = Random(players)
    state = SEVEN.start(SEVEN.draw_setup(players, 7), 7)
    while waiting := SEVEN.waiting(state):
        for city in waiting:
            SEVEN.decision(state, city)
        for city, known in state.known.items():
            assert known == moves_of(state.words, city_at(city))
        city = chance.choice(waiting)
        step = SEVEN.choose(state, city, chance.choice(SEVEN.decision(state, city).options).move)
        if chance.random() < 0.2 and not step.sealed:
            step = SEVEN.withdraw(step.state, city)
        state = step.state
    assert not state.known


def test_options_are_listed_once_for_those_who_look_and_then_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = []

    def listing(*asked: object) -> list[int]:
        listed.append(asked[1])
        return moves_of(*asked)  # type: ignore[arg-type]  # whatever it is asked

    monkeypatch.setattr(rules, "moves_of", listing)
    state = SEVEN.start(SEVEN.draw_setup(3, 7), 7)
    moves = [SEVEN.decision(state, city).options[0].move for city in range(3)]
    for city, move in enumerate(moves):
        state = SEVEN.choose(state, city, move).state
    assert listed == [city_at(city) for city in range(3)]
    with pytest.raises(MoveError, match="is not an option"):
        SEVEN.choose(state, 0, Sell("arena"))
    assert len(listed) == 4, "after the reveal all is new"
