"""Playing by the evaluator: the best option, or by softmax one that may be it; always to the end."""

from __future__ import annotations

from collections import Counter
from math import exp

import pytest

from mirabilia.bots.bot import make_chance
from mirabilia.bots.seven.evaluator import PAD, WORTH, judge
from mirabilia.bots.seven.policy import best_option, pick, play_out
from mirabilia.bots.seven.weights import load_weights
from mirabilia.core.game import State
from mirabilia.core.kernel import plain, words
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.moves import SELL, STAGE, card_of, kind_of
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.game import SEVEN
from tests.kit.bots import special_moments, usual_moments
from tests.kit.seven.table import table

DRAWS = 4_000
HEATS = (40, 150, 600)


def judged(state: State, city: int) -> dict[int, int]:
    """Return what every move of a city seems worth."""
    desk, pad = words(DESK), words(PAD)
    count = judge(state.words, at.city_at(city), load_weights(int(state.words[at.PLAYERS])), desk, pad)
    return dict(zip(plain(desk)[:count], plain(pad)[WORTH : WORTH + count], strict=True))


def picks(state: State, city: int, heat: int, times: int) -> Counter[int]:
    """Return how often each move was picked."""
    desk, pad, chance = words(DESK), words(PAD), make_chance(5, heat)
    weights = load_weights(int(state.words[at.PLAYERS]))
    return Counter(int(pick(state.words, at.city_at(city), weights, heat, chance, desk, pad)) for _ in range(times))


def thing(move: int) -> tuple[int, int]:
    """Return what a move does, however it is done: any card will do for a stage or a sale."""
    kind = int(kind_of(move))
    return kind, 0 if kind in (STAGE, SELL) else int(card_of(move))


def market() -> State:
    """Return a table at which seat 0 can pay for one card and for a stage in several ways."""
    return (
        table("rhodos-A gizah-A babylon-A")
        .age(1)
        .turn(6)
        .city(0, coins=9, cards="lumber_yard")
        .city(1, cards="stone_pit clay_pit")
        .city(2, cards="stone_pit timber_yard")
        .hand(0, "baths altar")
        .state()
    )


# Without heat.


@pytest.mark.parametrize("players", range(2, 8))
def test_without_heat_the_best_is_picked(players: int) -> None:
    special = [moment for moment in special_moments("seven").values() if moment.state.words[at.PLAYERS] == players]
    for moment in usual_moments("seven", players) + special:
        worths = judged(moment.state, moment.city)
        (picked,) = picks(moment.state, moment.city, 0, 1)
        assert picked == max(worths, key=lambda move: worths[move])


def test_of_equals_the_first_is_best() -> None:
    pad = words(PAD)
    for place, worth in enumerate((3, 7, 5, 7, 9)):
        pad[WORTH + place] = worth
    assert [best_option(count, pad) for count in range(1, 6)] == [0, 1, 1, 1, 4]


# With heat.


def test_the_market_has_several_ways_to_do_the_same() -> None:
    ways = Counter(thing(move) for move in judged(market(), 0))
    assert len(ways) >= 3
    assert sum(count > 1 for count in ways.values()) >= 2


@pytest.mark.parametrize("heat", HEATS)
def test_with_heat_things_are_picked_as_softmax_says_however_many_ways_they_have(heat: int) -> None:
    best: dict[tuple[int, int], int] = {}
    for move, worth in judged(market(), 0).items():
        best[thing(move)] = max(best.get(thing(move), worth), worth)
    top = max(best.values())
    likely = {what: exp((worth - top) / heat) for what, worth in best.items()}
    drawn = Counter[tuple[int, int]]()
    for move, count in picks(market(), 0, heat, DRAWS).items():
        drawn[thing(move)] += count
    for what, share in likely.items():
        expected = share / sum(likely.values())
        assert drawn[what] / DRAWS == pytest.approx(expected, abs=0.03), what


@pytest.mark.parametrize("heat", HEATS)
def test_what_is_done_is_done_in_the_best_way(heat: int) -> None:
    worths = judged(market(), 0)
    for picked in picks(market(), 0, heat, 500):
        assert worths[picked] == max(worth for move, worth in worths.items() if thing(move) == thing(picked))


def test_the_same_chance_picks_the_same() -> None:
    assert picks(market(), 0, 200, 300) == picks(market(), 0, 200, 300)


# To the end.


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("heat", [0, 100])
def test_every_game_ends(players: int, heat: int) -> None:
    for seed, wishes in ((1, ""), (2, "babylon-B halikarnassos-B")):
        state = SEVEN.start(SEVEN.draw_setup(players, seed, wishes), seed)
        play_out(state.words, load_weights(players), heat, make_chance(seed, 0), words(DESK), words(PAD))
        assert (state.words[at.PHASE], state.words[at.AGE], state.words[at.WAITING]) == (at.OVER, 3, 0)
        assert not SEVEN.waiting(state)
        result = SEVEN.result(state)
        assert result is not None
        assert max(sheet.total for sheet in result.sheets) > 30


def test_a_game_goes_on_from_anywhere() -> None:
    for moment in [*special_moments("seven").values(), *usual_moments("seven", 4)]:
        state = moment.state.copy()
        players = int(state.words[at.PLAYERS])
        play_out(state.words, load_weights(players), 50, make_chance(1, 0), words(DESK), words(PAD))
        assert state.words[at.PHASE] == at.OVER
