"""Scoring: items add up to the sheet, and the order of the seats follows from points and coins."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from mirabilia.core.game import Item, State
from mirabilia.core.kernel import plain, words
from mirabilia.games.seven.engine import score as engine
from mirabilia.games.seven.engine.layout import COINS, PLAYERS, city_at
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.sheet import CATEGORIES, sheet_of
from tests.kit.depth import examples
from tests.kit.seven.positions import finished, positions
from tests.kit.seven.table import table


@given(positions())
@examples(60)
def test_the_items_of_a_category_add_up_to_it(state: State) -> None:
    for city in range(len(SEVEN.view(state, None).cities)):
        sums = Counter(dict.fromkeys(CATEGORIES, 0))
        for item in SEVEN.items(state, city):
            sums[item.category] += item.points
            sums["total"] += item.points
        sheet = sheet_of(state.words, city)
        assert sums == {name: getattr(sheet, name) for name in CATEGORIES}


def test_items_name_what_is_worth_points() -> None:
    laid = table("gizah-A rhodos-A ephesos-A").age(3).city(0, cards="altar apothecary workshop scriptorium", coins=7)
    state = laid.city(0, stages=1).state()
    assert SEVEN.items(state, 0) == (
        Item("treasury", "coins", 7, 2),
        Item("wonder", "stage 1", 1, 3),
        Item("civilian", "altar", 1, 2),
        Item("science", "set", 1, 7),
        Item("science", "compass", 1, 1),
        Item("science", "gear", 1, 1),
        Item("science", "tablet", 1, 1),
    )


@given(finished())
@examples(40)
def test_ranks_follow_from_points_and_then_coins(state: State) -> None:
    players = int(state.words[PLAYERS])
    row, desk = words(2 * players), words(engine.SHEET + players)
    engine.rank(state.words, row, desk)
    points, ranks = plain(row)[:players], plain(row)[players:]
    keys = [(points[seat], int(state.words[city_at(seat) + COINS])) for seat in range(players)]
    assert points == [sheet_of(state.words, seat).total for seat in range(players)]
    assert ranks == [sum(other > key for other in keys) for key in keys]
    result = SEVEN.result(state)
    assert result is not None
    assert result.winners == tuple(seat for seat in range(players) if ranks[seat] == 0)


def test_negative_points_are_ranked_too() -> None:
    assert engine.standing(-6, 0) < engine.standing(-5, 0) < engine.standing(-5, 1) < engine.standing(0, 0)
