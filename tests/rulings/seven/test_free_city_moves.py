"""What the Free City must, may and cannot do: S21."""

import pytest

from mirabilia.core.errors import MoveError
from mirabilia.core.game import State
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import MustBuild, MustBuildChain, Reason
from tests.kit.seven.play import choose, coins, look, options, play_turn, prices, sheet
from tests.kit.seven.table import FREE_CITY, Table, table


def two(free_city: str = "olympia-A") -> Table:
    """Lay a table of two; city 0 holds the Free City card in turn 1 of age I and III."""
    return table(f"gizah-A rhodos-A + {free_city}")


def holder_chose(laid: Table, move: str = "sell altar") -> State:
    """Return the state when the holder, city 0, has chosen for itself."""
    return choose(laid.state(), 0, move)


def refused(state: State, card: str, verb: str) -> tuple[Reason, ...]:
    refusals = SEVEN.decision(state, FREE_CITY).refusals
    return next(r.reasons for r in refusals if (r.card, r.verb) == (card, verb))


# It must build


def test_s21_it_builds_when_any_card_left_allows_it() -> None:
    state = holder_chose(two().hand(0, "altar theater palace arsenal"))
    assert options(state, FREE_CITY) == ["build theater"]
    assert refused(state, "palace", "sell") == (MustBuild(),)
    with pytest.raises(MoveError):
        choose(state, FREE_CITY, "sell palace")


def test_s21_the_holder_picks_which_card() -> None:
    state = holder_chose(two().hand(0, "altar theater lumber_yard mine palace"))
    assert set(options(state, FREE_CITY)) == {"build theater", "build lumber_yard", "build mine"}


def test_s21_a_stage_counts_as_building() -> None:
    state = holder_chose(two().city(FREE_CITY, cards="sawmill", coins=0).hand(0, "altar palace arsenal"))
    assert set(options(state, FREE_CITY)) == {"stage palace", "stage arsenal"}


def test_s21_it_may_add_a_stage_also_when_it_could_build() -> None:
    state = holder_chose(two().city(FREE_CITY, cards="sawmill").hand(0, "altar theater"))
    assert options(state, FREE_CITY) == ["build theater", "stage theater"]
    state = play_turn(two().city(FREE_CITY, cards="sawmill").hand(0, "altar theater").state(), "", "", "stage theater")
    assert look(state, FREE_CITY).stages == 1


def test_s21_it_sells_only_when_no_card_left_can_be_built() -> None:
    laid = two().city(FREE_CITY, coins=0).hand(0, "altar palace arsenal")
    state = holder_chose(laid)
    assert set(options(state, FREE_CITY)) == {"sell palace", "sell arsenal"}
    state = play_turn(laid.state(), "sell altar", "", "sell palace")
    assert (look(state, FREE_CITY).coins, look(state, FREE_CITY).sold) == (3, 1)


def test_s21_what_the_holder_builds_itself_does_not_bind_the_free_city() -> None:
    state = holder_chose(two().city(FREE_CITY, coins=0).hand(0, "altar palace"), "build altar")
    assert options(state, FREE_CITY) == ["sell palace"]


def test_s21_a_structure_it_has_cannot_be_built_again() -> None:
    state = holder_chose(two().city(FREE_CITY, cards="theater").hand(0, "altar theater"))
    assert options(state, FREE_CITY) == ["sell theater"]


# Chains


def test_s21_it_uses_the_chain_of_the_card_that_is_picked() -> None:
    laid = two().age(3).city(FREE_CITY, cards="temple brickyard", coins=20).hand(0, "altar pantheon")
    assert options(holder_chose(laid), FREE_CITY) == ["build pantheon"]


def test_s21_a_card_it_could_chain_may_not_go_under_its_wonder() -> None:
    laid = two().age(3).city(FREE_CITY, cards="temple sawmill").hand(0, "altar pantheon arsenal palace")
    state = holder_chose(laid)
    assert set(options(state, FREE_CITY)) == {"build pantheon", "stage arsenal", "stage palace"}
    assert refused(state, "pantheon", "stage") == (MustBuildChain(),)


def test_s21_another_card_may_be_picked_though_one_could_be_chained() -> None:
    laid = two().age(3).city(FREE_CITY, cards="temple").hand(0, "altar pantheon vineyard")
    assert set(options(holder_chose(laid), FREE_CITY)) == {"build pantheon", "build vineyard"}


def test_s21_a_card_that_stands_already_may_go_under_its_wonder() -> None:
    laid = two().age(3).city(FREE_CITY, cards="temple pantheon sawmill").hand(0, "altar pantheon")
    assert options(holder_chose(laid), FREE_CITY) == ["stage pantheon"]


def test_s21_players_may_bury_what_they_could_chain() -> None:
    state = two().age(3).city(0, cards="temple quarry").hand(0, "pantheon").state()
    assert options(state, 0) == ["build pantheon", "stage pantheon", "sell pantheon"]


# Trade


def test_s21_it_trades_by_the_normal_rules_and_the_holder_chooses_the_seller() -> None:
    laid = two().city(0, cards="clay_pool").city(1, cards="clay_pool").hand(0, "altar guard_tower")
    assert prices(holder_chose(laid), FREE_CITY, "build guard_tower") == [(0, 2), (2, 0)]
    # The Free City's left neighbour is city 0, its right neighbour city 1.
    state = play_turn(laid.state(), "sell altar", "", "build guard_tower <2")
    assert coins(state) == [3 + 3 + 2, 3 + 3, 3 - 2]
    state = play_turn(laid.state(), "sell altar", "", "build guard_tower >2")
    assert coins(state) == [3 + 3, 3 + 3 + 2, 3 - 2]


def test_s21_its_discounts_and_coins_are_its_own() -> None:
    laid = two().city(FREE_CITY, cards="west_trading_post", coins=1).city(0, cards="clay_pool")
    state = holder_chose(laid.city(1, cards="clay_pool").hand(0, "altar guard_tower"))
    assert prices(state, FREE_CITY, "build guard_tower") == [(1, 0)]


def test_s21_it_must_buy_when_it_can() -> None:
    state = holder_chose(two().city(0, cards="clay_pool").hand(0, "altar guard_tower"))
    assert options(state, FREE_CITY) == ["build guard_tower <2"]


def test_s21_players_buy_from_it_and_it_earns() -> None:
    laid = two().hand(0, "stockade theater tavern").hand(1, "stockade baths")
    state = play_turn(laid.state(), "build stockade >2", "build stockade <2", "build tavern")
    assert coins(state) == [1, 1, 3 + 2 + 2 + 5]


# Olympia's free build


def test_s21_a_usable_free_build_counts_as_being_able_to_build() -> None:
    laid = two().city(FREE_CITY, stages=2, coins=0).hand(0, "altar palace")
    assert options(holder_chose(laid), FREE_CITY) == ["free palace"]
    state = play_turn(laid.state(), "sell altar", "", "free palace")
    assert look(state, FREE_CITY).cards == ("palace",)
    assert not look(state, FREE_CITY).free_build


def test_s21_a_free_build_is_a_choice_where_the_card_can_be_paid() -> None:
    laid = two().city(FREE_CITY, stages=2).hand(0, "altar mine")
    assert options(holder_chose(laid), FREE_CITY) == ["build mine", "free mine"]


def test_s21_a_used_free_build_forces_nothing() -> None:
    laid = two().city(FREE_CITY, stages=2, coins=0).hand(0, "altar palace").hand(1, "theater arsenal circus")
    state = play_turn(laid.state(), "sell altar", "sell theater", "free palace")
    state = choose(state, 1, idle_for_holder(state))
    assert all(not option.startswith("free") for option in options(state, FREE_CITY))


def idle_for_holder(state: State) -> str:
    return next(option for option in options(state, 1) if option.startswith("sell"))


# Conflicts and the end


def test_s21_it_fights() -> None:
    laid = two().turn(6).city(0, shields=1).city(1, shields=3).city(FREE_CITY, shields=2)
    state = play_turn(laid.state())
    assert [look(state, city).victories[0] for city in range(3)] == [0, 2, 1]
    assert [look(state, city).defeats for city in range(3)] == [2, 0, 1]


def test_s21_it_cannot_win() -> None:
    laid = two().age(3).turn(6).city(FREE_CITY, cards="palace pantheon senate", coins=50).city(1, cards="altar")
    state = play_turn(laid.state())
    result = SEVEN.result(state)
    assert result is not None
    assert result.winners == (1,)
    assert max(score.total for score in result.sheets) == result.sheets[FREE_CITY].total


# Special decisions


@pytest.mark.parametrize(("turn", "holder"), [(1, 0), (2, 1), (5, 0)])
def test_s21_the_holder_digs_for_it(turn: int, holder: int) -> None:
    laid = two("halikarnassos-A").turn(turn).city(FREE_CITY, cards="foundry ore_vein", stages=1).discards("palace")
    laid.hand(holder, "altar arsenal").hand(1 - holder, "theater mine")
    state = play_turn(laid.state(), *(["sell altar", "sell theater"][:: 1 if holder == 0 else -1]), "stage arsenal")
    assert SEVEN.waiting(state) == (FREE_CITY,)
    decision = SEVEN.decision(state, FREE_CITY)
    assert (decision.kind, decision.seat) == ("dig", holder)
    assert set(options(state, FREE_CITY)) == {"dig palace", "dig altar", "dig theater", "decline"}
    assert set(SEVEN.view(state, holder).pile) == {"palace", "altar", "theater"}
    assert SEVEN.view(state, 1 - holder).pile == ()
    assert "palace" in look(choose(state, FREE_CITY, "dig palace"), FREE_CITY).cards


def last_turn(free_city: str, last: str) -> Table:
    """Lay the sixth turn of age I, in which city 1 holds the Free City card and one card is in the pile."""
    return two(free_city).turn(6).hand(0, "altar clay_pool").hand(1, "theater mine tavern").pile(last)


def test_s21_in_turn_6_the_last_card_of_the_pile_is_discarded_with_the_leftovers() -> None:
    state = play_turn(last_turn("olympia-A", "guard_tower").state(), "build altar", "build theater", "build tavern")
    view = SEVEN.view(state, None)
    assert (view.age, view.discards) == (2, 3)  # clay_pool, mine and guard_tower
    for seat in (0, 1, None):
        assert "guard_tower" not in str(SEVEN.view(state, seat))  # nobody has looked at it


def test_s21_a_dig_in_turn_6_finds_the_last_card_of_the_pile() -> None:
    laid = last_turn("halikarnassos-A", "guard_tower").city(FREE_CITY, cards="foundry ore_vein", stages=1)
    state = play_turn(laid.state(), "build altar", "build theater", "stage tavern")
    assert set(options(state, FREE_CITY)) == {"dig guard_tower", "dig clay_pool", "dig mine", "decline"}


def test_s21_with_babylons_power_the_last_card_of_the_pile_is_its_seventh() -> None:
    laid = last_turn("babylon-B", "guard_tower").city(FREE_CITY, stages=2)
    state = play_turn(laid.state(), "build altar", "build theater", "build tavern")
    assert (SEVEN.view(state, None).phase, SEVEN.waiting(state)) == ("seventh", (FREE_CITY,))
    decision = SEVEN.decision(state, FREE_CITY)
    assert (decision.kind, decision.seat) == ("seventh", 1)
    assert options(state, FREE_CITY) == ["build guard_tower"]
    state = choose(state, FREE_CITY, "build guard_tower")
    assert look(state, FREE_CITY).cards == ("tavern", "guard_tower")
    assert SEVEN.view(state, None).discards == 2  # clay_pool and mine
    assert look(state, FREE_CITY).victories == (2, 0, 0)


def test_s21_its_seventh_card_is_sold_only_when_it_cannot_be_built() -> None:
    laid = last_turn("babylon-B", "arsenal").city(FREE_CITY, stages=2)
    state = play_turn(laid.state(), "build altar", "build theater", "build tavern")
    assert options(state, FREE_CITY) == ["sell arsenal"]
    assert look(choose(state, FREE_CITY, "sell arsenal"), FREE_CITY).coins == 3 + 5 + 3


def test_s21_its_seventh_card_is_paid_afresh_but_not_with_this_turns_income() -> None:
    laid = last_turn("babylon-B", "timber_yard").city(FREE_CITY, stages=2, coins=0)
    state = play_turn(laid.state(), "build altar", "build theater", "build tavern")
    assert options(state, FREE_CITY) == ["sell timber_yard"]


def test_s21_its_seventh_card_may_not_be_buried_when_it_could_be_chained() -> None:
    laid = last_turn("babylon-B", "temple").city(FREE_CITY, stages=2, cards="altar brickyard press_age1")
    state = play_turn(laid.state(), "build altar", "build theater", "build tavern")
    assert options(state, FREE_CITY) == ["build temple"]


def test_s21_its_holder_sees_the_seventh_card_the_other_player_does_not() -> None:
    laid = last_turn("babylon-B", "guard_tower").city(FREE_CITY, stages=2)
    state = play_turn(laid.state(), "build altar", "build theater", "build tavern")
    assert "guard_tower" not in str(SEVEN.view(state, 0))
    assert "guard_tower" not in str(SEVEN.view(state, None))
    assert "guard_tower" in str(SEVEN.decision(state, FREE_CITY))


def test_s21_it_copies_a_guild_at_the_end() -> None:
    laid = two("olympia-B").age(3).city(FREE_CITY, stages=3).city(0, cards="magistrates_guild altar")
    assert sheet(laid.city(1, cards="temple").state(), FREE_CITY).guilds == 2
