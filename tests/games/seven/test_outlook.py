"""What people are told beyond the view: figures counted by hand at prepared tables, and what then really happens."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from mirabilia.core.game import State
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Discount, Sell, Source
from mirabilia.games.seven.outlook import Consequence, Fights, Outlook, Prices
from tests.kit.depth import examples
from tests.kit.seven.play import choose, idle_move, options, play_turn
from tests.kit.seven.positions import finished, positions
from tests.kit.seven.table import Table, table


def leads_to(state: State, city: int, move: str) -> Consequence:
    """Return what an option would lead to."""
    told = dict(zip(options(state, city), SEVEN.consequences(state, SEVEN.decision(state, city)), strict=True))
    return told[move]


def crossroads() -> Table:
    """Lay out a city with 6 coins, one shield and one gear, between two that differ in everything."""
    return (
        table("rhodos-A gizah-A olympia-A")
        .age(2)
        .turn(3)
        .city(0, coins=6, cards="lumber_yard stockade workshop altar")
        .city(1, cards="stone_pit clay_pool barracks quarry", shields=1)
        .city(2, cards="ore_vein clay_pit")
        .hand(0, "walls vineyard laboratory statue caravansery")
    )


def test_shields_are_compared_with_both_neighbours_before_and_after() -> None:
    state = crossroads().state()
    assert SEVEN.outlooks(state)[0].fights == Fights(1, 2, 0, left_points=-1, right_points=3)
    assert leads_to(state, 0, "build walls <6") == Consequence(
        coins=0,
        paid=6,
        points=-2,
        categories={"treasury": -2},
        fights=Fights(3, 2, 0, left_points=3, right_points=3),
    )


def test_income_of_a_yellow_card_is_a_number() -> None:
    told = leads_to(crossroads().state(), 0, "build vineyard")
    assert told == Consequence(coins=12, earned=6, points=2, categories={"treasury": 2})  # 1 + 3 + 2 brown cards


def test_symbols_points_and_production_are_told() -> None:
    state = crossroads().state()
    assert leads_to(state, 0, "build laboratory") == Consequence(
        coins=6, points=3, categories={"science": 3}, symbols=("gear",)
    )
    assert leads_to(state, 0, "build statue >2") == Consequence(
        coins=4, paid=2, points=3, categories={"treasury": -1, "civilian": 4}
    )
    assert leads_to(state, 0, "build caravansery >2").makes == (
        Source(("clay", "stone", "ore", "wood"), 1, for_sale=False),
    )


def test_a_stage_and_a_sale_are_the_same_with_every_card() -> None:
    state = crossroads().state()
    stage = Consequence(coins=4, paid=2, points=2, categories={"treasury": -1, "wonder": 3}, stage=1)
    sale = Consequence(coins=9, earned=3, points=1, categories={"treasury": 1})
    for card in SEVEN.view(state, 0).hand:
        assert leads_to(state, 0, f"stage {card} >2") == stage
        assert leads_to(state, 0, f"sell {card}") == sale


def test_coins_to_the_bank_count_as_paid_and_discounts_are_named() -> None:
    state = table("rhodos-A gizah-A olympia-A").city(0, coins=4).hand(0, "excavation west_trading_post").state()
    told = leads_to(state, 0, "build excavation")
    assert (told.coins, told.paid, told.points) == (3, 1, 0)
    (discount,) = leads_to(state, 0, "build west_trading_post").discounts
    assert discount in (Discount("raw", "left"), Discount("raw", "right"))


def test_powers_of_stages_are_named_and_a_free_build_costs_nothing() -> None:
    state = table("olympia-A gizah-A rhodos-A").city(0, cards="stone_pit quarry", stages=1).hand(0, "palace").state()
    assert leads_to(state, 0, "stage palace").powers == ("free_build",)
    free = table("olympia-A gizah-A rhodos-A").age(3).city(0, coins=5, stages=2).hand(0, "palace").state()
    assert leads_to(free, 0, "free palace") == Consequence(coins=5, points=8, categories={"civilian": 8})


def test_a_wild_symbol_is_put_to_its_best_use() -> None:
    laid = table("babylon-A gizah-A rhodos-A").city(
        0, cards="workshop scriptorium sawmill lumber_yard", coins=20, stages=1
    )
    told = leads_to(laid.hand(0, "altar").state(), 0, "stage altar")
    assert told.symbols == ("wild",)
    assert told.categories["science"] == 1 + 7  # a third kind, and with it a set


def test_a_guild_that_could_be_copied_counts() -> None:
    laid = table("olympia-B gizah-A rhodos-A").age(3).city(0, coins=9, cards="loom_age1 ore_vein foundry", stages=2)
    state = laid.city(1, cards="workers_guild stone_pit").city(2, cards="clay_pool").hand(0, "palace").state()
    told = leads_to(state, 0, "stage palace")
    assert told.powers == ("copy_guild",)
    assert told.categories == {"guilds": 2}  # a brown card on each side


def test_babylons_seventh_card_counts_the_coins_of_the_turn() -> None:
    laid = table("babylon-B gizah-A rhodos-A").turn(6).city(0, coins=0, stages=2)
    state = play_turn(laid.hand(0, "altar baths").state(), "sell baths")
    assert SEVEN.view(state, 0).phase == "seventh"
    assert SEVEN.outlooks(state)[0].categories == {"wonder": 3, "treasury": 1}
    assert leads_to(state, 0, "sell altar") == Consequence(coins=6, earned=3, points=1, categories={"treasury": 1})
    assert leads_to(state, 0, "build altar") == Consequence(coins=3, points=2, categories={"civilian": 2})


def test_a_dig_is_free_and_declining_changes_nothing() -> None:
    laid = table("halikarnassos-B gizah-A rhodos-A").city(0, cards="ore_vein foundry", coins=2)
    state = laid.discards("tavern altar").hand(0, "baths stockade").state()
    state = play_turn(state, "stage baths")
    assert SEVEN.view(state, 0).phase == "digging"
    assert leads_to(state, 0, "dig tavern").earned == 5
    assert leads_to(state, 0, "dig altar").categories == {"civilian": 2}
    assert leads_to(state, 0, "decline") == Consequence(coins=2)


def test_the_free_city_is_looked_ahead_for_as_well() -> None:
    state = table("gizah-A rhodos-A + olympia-A").hand(0, "altar baths stockade ore_vein lumber_yard").state()
    holder = SEVEN.view(state, 0).holder
    assert holder is not None
    state = choose(state, holder, idle_move(state, holder))
    decision = SEVEN.decision(state, 2)
    assert len(SEVEN.consequences(state, decision)) == len(decision.options)
    assert [one.city for one in SEVEN.outlooks(state)] == [0, 1, 2]


def test_tokens_and_prices_are_told_for_every_city() -> None:
    laid = table("rhodos-A gizah-A olympia-A").age(3).city(0, victories=(1, 2, 0), defeats=3, cards="marketplace")
    outlook = SEVEN.outlooks(laid.city(2, cards="east_trading_post").state())
    assert (outlook[0].won, outlook[0].lost, outlook[0].categories["military"]) == (7, -3, 4)
    assert outlook[0].prices == Prices(raw_left=2, raw_right=2, goods_left=1, goods_right=1)
    assert outlook[1].prices == Prices(raw_left=2, raw_right=2, goods_left=2, goods_right=2)
    assert sorted((outlook[2].prices.raw_left, outlook[2].prices.raw_right)) == [1, 2]


@given(positions(st.integers(3, 7)), st.data())
@examples(60)
def test_what_is_told_happens_when_everybody_else_sells(state: State, data: st.DataObject) -> None:
    assume(state.words[at.PHASE] == at.CHOOSING and state.words[at.TURN] < at.LAST_TURN)
    city = data.draw(st.sampled_from(SEVEN.waiting(state)))
    decision = SEVEN.decision(state, city)
    options, told = decision.options, SEVEN.consequences(state, decision)
    number = data.draw(st.integers(0, len(options) - 1))
    before = SEVEN.outlooks(state)[city]
    then = state
    for other in [other for other in range(int(state.words[at.CITIES])) if other != city]:
        sale = next(o.move for o in SEVEN.decision(state, other).options if isinstance(o.move, Sell))
        then = SEVEN.choose(then, other, sale).state  # perhaps instead of what it had chosen
    then = SEVEN.choose(then, city, options[number].move).state
    after = SEVEN.outlooks(then)[city]
    assert SEVEN.view(then, None).cities[city].coins == told[number].coins
    assert after.points == before.points + told[number].points
    assert after.fights == (told[number].fights or before.fights)


@given(finished())
@examples(20)
def test_after_the_end_the_result_says_it_all(state: State) -> None:
    assert SEVEN.outlooks(state) == ()


@given(positions())
@examples(40)
def test_categories_add_up_to_points(state: State) -> None:
    told: list[Outlook | Consequence] = list(SEVEN.outlooks(state))
    for city in SEVEN.waiting(state):
        told += SEVEN.consequences(state, SEVEN.decision(state, city))
    assert all(sum(one.categories.values()) == one.points for one in told)
