"""Babylon's seventh card: S14."""

import pytest

from mirabilia.core.errors import MoveError
from mirabilia.core.game import State
from mirabilia.games.seven.game import SEVEN
from tests.kit.seven.play import choose, coins, look, options, play_turn, prices, sheet, verbs
from tests.kit.seven.table import Table, table, with_hand


def babylon(neighbours: str = "rhodos-A gizah-A", *, stages: int = 2, cards: str = "", coins: int = 3) -> Table:
    """Lay a table in turn 6 where city 0 is Babylon B, by default with the power of its second stage."""
    return table(f"babylon-B {neighbours}").turn(6).city(0, stages=stages, cards=cards, coins=coins)


def awaits_seventh(state: State) -> bool:
    return (SEVEN.view(state, None).phase, SEVEN.waiting(state)) == ("seventh", (0,))


@pytest.mark.parametrize(("age", "hand"), [(1, "altar theater"), (2, "vineyard bazar"), (3, "palace arena")])
def test_s14_the_seventh_card_is_played_in_every_age(age: int, hand: str) -> None:
    first, second = hand.split()
    state = play_turn(babylon().age(age).hand(0, hand).state(), f"sell {first}")
    assert awaits_seventh(state)
    assert SEVEN.view(state, 0).hand == (second,)
    assert SEVEN.decision(state, 0).kind == "seventh"
    state = choose(state, 0, f"sell {second}")
    assert look(state, 0).coins == 3 + 3 + 3
    assert look(state, 0).sold == 2


def test_s14_also_in_the_turn_the_stage_is_built() -> None:
    laid = babylon(stages=1, cards="sawmill glassworks_age1").hand(0, "altar theater")
    state = play_turn(laid.state(), "stage altar")
    assert awaits_seventh(state)
    assert "theater" in look(choose(state, 0, "build theater"), 0).cards


def test_s14_not_before_the_second_stage() -> None:
    state = play_turn(babylon(stages=1).state())
    assert SEVEN.view(state, None).age == 2


def test_s14_not_on_side_a() -> None:
    state = play_turn(table("babylon-A rhodos-A gizah-A").turn(6).city(0, stages=3).state())
    assert SEVEN.view(state, None).age == 2


def test_s14_not_before_the_sixth_turn() -> None:
    state = play_turn(babylon().turn(5).state())
    assert (SEVEN.view(state, None).phase, SEVEN.view(state, None).turn) == ("choosing", 6)


def test_s14_it_is_built_or_put_under_a_stage_or_sold() -> None:
    laid = babylon(cards="brickyard press_age1").hand(0, "altar theater")
    state = play_turn(laid.state(), "build altar")
    assert options(state, 0) == ["build theater", "stage theater", "sell theater"]
    after = choose(state, 0, "stage theater")
    assert (look(after, 0).stages, look(after, 0).wild) == (3, 1)


def test_s14_it_must_be_played_not_thrown_away() -> None:
    state = play_turn(babylon().hand(0, "altar palace").state(), "build altar")
    assert options(state, 0) == ["sell palace"]
    with pytest.raises(MoveError):
        choose(state, 0, "decline")


def test_s14_it_is_played_after_the_sixth_is_on_the_table() -> None:
    state = play_turn(babylon().hand(0, "altar theater").state(), "build altar")
    assert look(state, 0).cards == ("altar",)


def test_s14_the_others_throw_their_last_card_away_babylon_does_not() -> None:
    state = play_turn(babylon().hand(0, "altar theater").state(), "build altar")
    before = SEVEN.view(state, None).discards
    after = SEVEN.view(choose(state, 0, "build theater"), None)
    assert (before, after.discards) == (2, 2 + 2)


def test_s14_production_used_for_the_sixth_card_may_be_used_again() -> None:
    laid = babylon(cards="lumber_yard press_age1").age(2).hand(0, "stockade school")
    state = play_turn(laid.state(), "build stockade")
    assert prices(state, 0, "build school") == [(0, 0)]


def test_s14_wares_bought_for_the_sixth_card_may_be_bought_again() -> None:
    laid = babylon("olympia-A gizah-A", cards="press_age1", coins=4).age(2).hand(0, "stockade school")
    state = play_turn(laid.state(), "build stockade <2")
    assert prices(state, 0, "build school") == [(2, 0)]
    state = choose(state, 0, "build school <2")
    assert coins(state)[:2] == [0, 3 + 2 + 2 + 3]


def test_s14_what_the_sixth_card_makes_may_be_used() -> None:
    state = play_turn(babylon().hand(0, "lumber_yard stockade").state(), "build lumber_yard")
    assert prices(state, 0, "build stockade") == [(0, 0)]


@pytest.mark.parametrize("sixth", ["sell altar", "build tavern"])
def test_s14_coins_of_the_sixth_card_may_not_be_used(sixth: str) -> None:
    laid = babylon(coins=0).hand(0, f"{sixth.split()[1]} mine")
    state = play_turn(laid.state(), sixth)
    assert verbs(state, 0, "mine") == ["sell"]
    assert look(choose(state, 0, "sell mine"), 0).coins == (3 if "sell" in sixth else 5) + 3


@pytest.mark.parametrize("buyers", [("build guard_tower >2", ""), ("", "build guard_tower <2")])
def test_s14_coins_from_neighbours_who_bought_in_turn_6_may_not_be_used(buyers: tuple[str, str]) -> None:
    laid = babylon(coins=0).hand(0, "altar mine").hand(1, "guard_tower altar").hand(2, "guard_tower altar")
    state = play_turn(laid.state(), "build altar", *buyers)
    assert (look(state, 0).coins, look(state, 0).income) == (2, 2)
    assert verbs(state, 0, "mine") == ["sell"]


def test_s14_wares_neighbours_built_in_turn_6_may_not_be_bought() -> None:
    laid = babylon().hand(0, "altar stockade").hand(1, "lumber_yard baths")
    state = play_turn(laid.state(), "build altar", "build lumber_yard")
    assert verbs(state, 0, "stockade") == ["sell"]


def test_s14_a_discount_built_in_turn_6_may_not_be_used() -> None:
    laid = babylon("olympia-A gizah-A").hand(0, "west_trading_post stockade")
    state = play_turn(laid.state(), "build west_trading_post")
    assert prices(state, 0, "build stockade") == [(2, 0)]


def test_s14_older_discounts_and_coins_left_over_may_be_used() -> None:
    laid = babylon("olympia-A gizah-A", cards="west_trading_post", coins=1).hand(0, "altar stockade")
    state = play_turn(laid.state(), "build altar")
    assert prices(state, 0, "build stockade") == [(1, 0)]


def test_s14_two_stages_can_be_built_in_one_turn() -> None:
    laid = babylon(stages=1, cards="sawmill glassworks_age1 brickyard press_age1").hand(0, "altar theater")
    state = choose(play_turn(laid.state(), "stage altar"), 0, "stage theater")
    assert (look(state, 0).stages, look(state, 0).cards[-1]) == (3, "brickyard")
    secrets = [secret for secret in SEVEN.view(state, 0).secrets if secret.city == 0]
    assert [(secret.turn, secret.card) for secret in secrets] == [(6, "altar"), (6, "theater")]


def test_s14_it_counts_in_the_conflicts_of_the_age() -> None:
    laid = babylon(cards="lumber_yard").hand(0, "altar stockade")
    state = choose(play_turn(laid.state(), "build altar"), 0, "build stockade")
    assert look(state, 0).victories == (2, 0, 0)
    assert sheet(state, 0).military == 2


def test_s14_what_both_cards_make_is_for_sale_in_the_next_age() -> None:
    laid = babylon().hand(0, "lumber_yard clay_pool")
    state = choose(play_turn(laid.state(), "build lumber_yard"), 0, "build clay_pool")
    assert [(source.one_of, source.for_sale) for source in look(state, 0).sources] == [
        (("clay",), True),
        (("wood",), True),
        (("clay",), True),
    ]
    assert prices(with_hand(state, 1, "gardens"), 1, "build gardens") == [(0, 6)]
