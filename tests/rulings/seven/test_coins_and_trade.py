"""Coins and trade: S01 to S08."""

import pytest

from mirabilia.core.errors import MoveError
from tests.kit.seven.play import choose, coins, look, play_turn, prices, sheet, verbs
from tests.kit.seven.table import table

# S01: Vineyard and Bazar


def test_s01_vineyard_counts_brown_cards_here_and_next_door_also_those_built_this_turn() -> None:
    state = (
        table("gizah-A rhodos-A ephesos-A olympia-A")
        .age(2)
        .city(0, cards="lumber_yard loom_age1")
        .city(1, cards="stone_pit ore_vein")
        .city(2, cards="clay_pool mine excavation")
        .hand(0, "vineyard")
        .hand(1, "sawmill")
        .hand(3, "quarry")
        .state()
    )
    state = play_turn(state, "build vineyard", "build sawmill", "", "build quarry")
    # Here 1, on the left 2 and the new sawmill, on the right the new quarry; the city opposite is not a neighbour.
    assert look(state, 0).coins == 3 + 5


def test_s01_bazar_counts_grey_cards_here_and_next_door_also_those_built_this_turn() -> None:
    state = (
        table("gizah-A rhodos-A ephesos-A olympia-A")
        .age(2)
        .city(0, cards="loom_age1 lumber_yard")
        .city(2, cards="press_age1 glassworks_age1")
        .city(3, cards="glassworks_age1")
        .hand(0, "bazar")
        .hand(1, "press_age2")
        .state()
    )
    state = play_turn(state, "build bazar", "build press_age2")
    assert look(state, 0).coins == 3 + 2 * 3


def test_s01_vineyard_as_the_seventh_card_counts_the_sixth() -> None:
    state = table("babylon-B rhodos-A gizah-A").age(2).turn(6).city(0, stages=2).hand(0, "sawmill vineyard").state()
    state = choose(play_turn(state, "build sawmill"), 0, "build vineyard")
    assert look(state, 0).coins == 3 - 1 + 1


# S02: a board is not a card


@pytest.mark.parametrize("card", ["vineyard", "bazar"])
def test_s02_no_coins_for_the_resources_printed_on_boards(card: str) -> None:
    state = table("olympia-A gizah-A alexandria-A").age(2).hand(0, card).state()
    assert look(play_turn(state, f"build {card}"), 0).coins == 3


def test_s02_no_points_for_the_resources_printed_on_boards() -> None:
    cards = "workers_guild craftsmens_guild haven chamber_of_commerce"
    state = table("olympia-A gizah-A alexandria-A").age(3).city(0, cards=cards).state()
    assert (sheet(state, 0).guilds, sheet(state, 0).commerce) == (0, 0)


# S03: income waits for the next turn


def test_s03_income_of_this_turn_cannot_be_spent_this_turn() -> None:
    state = (
        table("gizah-A rhodos-A ephesos-A")
        .city(0, coins=0)
        .hand(0, "timber_yard altar")
        .hand(1, "baths theater")
        .hand(2, "baths clay_pit")
        .state()
    )
    state = choose(state, 1, "build baths >2")
    state = choose(state, 2, "build baths <2")
    assert verbs(state, 0, "timber_yard") == ["sell"]
    state = choose(state, 0, "sell altar")
    assert look(state, 0).coins == 2 + 2 + 3
    assert prices(state, 0, "build clay_pit") == [(0, 0)]


@pytest.mark.parametrize("sixth", ["sell altar", "build tavern"])
def test_s03_coins_for_the_sixth_card_cannot_be_spent_on_the_seventh(sixth: str) -> None:
    card = sixth.split()[1]
    state = table("babylon-B rhodos-A gizah-A").turn(6).city(0, stages=2, coins=0).hand(0, f"{card} mine").state()
    assert verbs(play_turn(state, sixth), 0, "mine") == ["sell"]


# S04: a sold resource stays where it is


def test_s04_a_resource_sold_to_both_neighbours_is_still_there_for_its_owner() -> None:
    state = table("gizah-A rhodos-A ephesos-A").hand(0, "baths").hand(1, "baths").hand(2, "baths").state()
    state = play_turn(state, "build baths", "build baths >2", "build baths <2")
    assert [city.cards for city in (look(state, 0), look(state, 1), look(state, 2))] == [("baths",)] * 3
    assert coins(state) == [3 + 2 + 2, 3 - 2, 3 - 2]


def test_s04_nobody_can_refuse_a_sale() -> None:
    state = table("gizah-A rhodos-A ephesos-A").hand(0, "lumber_yard").hand(1, "baths").state()
    for move in ("sell lumber_yard", "build lumber_yard"):
        assert prices(choose(state, 0, move), 1, "build baths") == [(0, 2)]


# S05: one unit of either kind for each user


def test_s05_owner_and_neighbours_each_take_the_kind_they_like() -> None:
    state = (
        table("rhodos-A ephesos-A halikarnassos-A")
        .city(0, cards="timber_yard")
        .hand(0, "stockade")
        .hand(1, "baths")
        .hand(2, "stockade")
        .state()
    )
    state = play_turn(state, "build stockade", "build baths >2", "build stockade <2")
    assert [city.cards[-1] for city in (look(state, 0), look(state, 1), look(state, 2))] == [
        "stockade",
        "baths",
        "stockade",
    ]
    assert coins(state) == [7, 1, 1]


def test_s05_a_neighbour_buys_one_unit_of_a_card_not_one_of_each_kind() -> None:
    one = table("rhodos-A ephesos-A gizah-A").age(2).city(0, coins=9).city(1, cards="tree_farm").hand(0, "stables")
    assert verbs(one.state(), 0, "stables") == ["sell"]
    both = one.city(2, cards="tree_farm")
    assert prices(both.state(), 0, "build stables") == [(2, 2)]


def test_s05_the_owner_uses_one_unit_of_a_card_not_one_of_each_kind() -> None:
    state = table("rhodos-A ephesos-A gizah-A").age(2).city(0, cards="tree_farm").hand(0, "stables").state()
    assert verbs(state, 0, "stables") == ["sell"]


# S06: what is for sale


@pytest.mark.parametrize(
    ("board", "cards", "stages", "wanted"),
    [
        ("rhodos-A", "forum", 0, "apothecary"),
        ("rhodos-A", "caravansery", 0, "stockade"),
        ("alexandria-A", "", 2, "stockade"),
        ("alexandria-B", "", 1, "stockade"),
        ("alexandria-B", "", 2, "apothecary"),
    ],
)
def test_s06_yellow_cards_and_stages_make_for_their_owner_only(
    board: str, cards: str, stages: int, wanted: str
) -> None:
    laid = table(f"gizah-A {board} ephesos-A").hand(0, wanted).hand(1, wanted).city(1, cards=cards, stages=stages)
    assert verbs(laid.state(), 0, wanted) == ["sell"]
    assert (0, 0) in prices(laid.state(), 1, f"build {wanted}")


@pytest.mark.parametrize(
    ("board", "cards", "wanted"),
    [
        ("olympia-A", "", "stockade"),
        ("rhodos-A", "lumber_yard", "stockade"),
        ("halikarnassos-A", "", "apothecary"),
        ("rhodos-A", "loom_age1", "apothecary"),
    ],
)
def test_s06_boards_brown_and_grey_cards_sell(board: str, cards: str, wanted: str) -> None:
    state = table(f"gizah-A {board} ephesos-A").hand(0, wanted).city(1, cards=cards).state()
    assert prices(state, 0, f"build {wanted}") == [(2, 0)]


# S07: discounts

WOOD_ON_BOTH_SIDES = "rhodos-A olympia-A ephesos-A"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("", [(0, 2), (2, 0)]),
        ("west_trading_post", [(1, 0), (0, 2)]),
        ("east_trading_post", [(0, 1), (2, 0)]),
        ("west_trading_post east_trading_post", [(0, 1), (1, 0)]),
        ("marketplace", [(0, 2), (2, 0)]),
    ],
)
def test_s07_west_is_left_and_east_is_right_for_raw_materials(cards: str, expected: list[tuple[int, int]]) -> None:
    laid = table(WOOD_ON_BOTH_SIDES).city(0, cards=cards).city(2, cards="lumber_yard").hand(0, "stockade")
    assert prices(laid.state(), 0, "build stockade") == expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("west_trading_post east_trading_post", [(0, 2), (2, 0)]),
        ("marketplace", [(0, 1), (1, 0)]),
    ],
)
def test_s07_the_marketplace_is_for_goods_from_both_sides(cards: str, expected: list[tuple[int, int]]) -> None:
    laid = table("rhodos-A halikarnassos-A ephesos-A").city(0, cards=cards).city(2, cards="loom_age1")
    assert prices(laid.hand(0, "apothecary").state(), 0, "build apothecary") == expected


def test_s07_olympia_b_is_for_raw_materials_from_both_sides() -> None:
    laid = (
        table("olympia-B babylon-A ephesos-A").city(0, stages=1).city(2, cards="clay_pool").city(1, cards="loom_age1")
    )
    state = laid.hand(0, "guard_tower apothecary").state()
    assert prices(state, 0, "build guard_tower") == [(0, 1), (1, 0)]
    assert prices(state, 0, "build apothecary") == [(2, 0)]


def test_s07_discounts_never_stack_below_one_coin() -> None:
    laid = table("olympia-B babylon-A ephesos-A").city(0, stages=1, cards="west_trading_post east_trading_post")
    assert prices(laid.hand(0, "guard_tower").state(), 0, "build guard_tower") == [(1, 0)]


def test_s07_a_discount_works_from_the_turn_after_it_is_built() -> None:
    laid = table(WOOD_ON_BOTH_SIDES).hand(0, "west_trading_post stockade").hand(2, "altar stockade")
    state = laid.state()
    assert prices(state, 0, "build stockade") == [(2, 0)]
    state = play_turn(state, "build west_trading_post", "", "sell altar")
    assert prices(state, 0, "build stockade") == [(1, 0)]


def test_s07_a_discount_does_not_work_on_the_seventh_card_of_the_same_turn() -> None:
    laid = table("babylon-B olympia-A ephesos-A").turn(6).city(0, stages=2).hand(0, "west_trading_post stockade")
    state = play_turn(laid.state(), "build west_trading_post")
    assert prices(state, 0, "build stockade") == [(2, 0)]


def test_s07_the_first_stage_of_olympia_b_works_from_the_next_turn_on() -> None:
    laid = table("olympia-B babylon-A ephesos-A").city(0, cards="lumber_yard").hand(0, "altar guard_tower")
    state = laid.hand(2, "theater guard_tower").state()
    assert prices(state, 0, "build guard_tower") == [(2, 0)]
    state = play_turn(state, "stage altar", "", "sell theater")
    assert prices(state, 0, "build guard_tower") == [(1, 0)]


# S08: buying what is missing


def test_s08_nothing_is_bought_that_the_city_makes_itself() -> None:
    laid = table(WOOD_ON_BOTH_SIDES).city(0, cards="lumber_yard").city(2, cards="lumber_yard")
    assert prices(laid.hand(0, "stockade").state(), 0, "build stockade") == [(0, 0)]


def test_s08_only_the_missing_units_are_bought() -> None:
    laid = table(WOOD_ON_BOTH_SIDES).age(2).city(0, cards="lumber_yard").city(2, cards="lumber_yard")
    assert prices(laid.hand(0, "caravansery").state(), 0, "build caravansery") == [(0, 2), (2, 0)]


def test_s08_the_dearer_neighbour_may_be_paid() -> None:
    laid = table(WOOD_ON_BOTH_SIDES).city(0, cards="west_trading_post").city(2, cards="lumber_yard")
    state = play_turn(laid.hand(0, "stockade").state(), "build stockade >2")
    assert coins(state) == [1, 3 + 3, 3 + 2 + 3]  # the neighbours have sold a card each


def test_s08_a_payment_that_is_dominated_by_another_is_not_offered() -> None:
    wares = "lumber_yard press_age1"
    laid = table("gizah-A rhodos-A babylon-A").age(2).city(0, cards="west_trading_post", coins=9)
    state = laid.city(1, cards=wares).city(2, cards=wares).hand(0, "school").state()
    # Wood is 1 on the left, 2 on the right, papyrus 2 on either side: wood >2 with papyrus <2 falls to wood <1 with >2.
    assert prices(state, 0, "build school") == [(1, 2), (3, 0), (0, 4)]
    with pytest.raises(MoveError):
        choose(state, 0, "build school <2 >2")


def test_s08_several_units_may_come_from_one_neighbour() -> None:
    laid = table(WOOD_ON_BOTH_SIDES).age(2).city(0, coins=4).city(1, cards="lumber_yard").city(2, cards="lumber_yard")
    state = laid.hand(0, "caravansery").state()
    assert prices(state, 0, "build caravansery") == [(2, 2), (4, 0)]
    assert coins(play_turn(state, "build caravansery <4"))[:2] == [0, 3 + 4 + 3]


def test_s08_without_the_coins_nothing_is_bought() -> None:
    laid = table(WOOD_ON_BOTH_SIDES).city(0, coins=1).hand(0, "stockade")
    assert verbs(laid.state(), 0, "stockade") == ["sell"]


def test_s08_wares_of_a_card_built_this_turn_are_not_for_sale_yet() -> None:
    laid = table("gizah-A rhodos-A ephesos-A").hand(0, "stockade altar").hand(1, "lumber_yard").hand(2, "stockade mine")
    state = choose(laid.state(), 1, "build lumber_yard")
    assert verbs(state, 0, "stockade") == ["sell"]
    state = choose(choose(state, 0, "sell altar"), 2, "sell mine")
    assert prices(state, 0, "build stockade") == [(2, 0)]


def test_s08_wares_a_neighbour_built_this_turn_are_not_for_sale_to_the_seventh_card() -> None:
    laid = table("babylon-B rhodos-A ephesos-A").turn(6).city(0, stages=2).hand(1, "lumber_yard altar")
    state = play_turn(laid.hand(0, "stockade theater").state(), "sell theater", "build lumber_yard")
    assert verbs(state, 0, "stockade") == ["sell"]
