"""Two players and the Free City: S20."""

from collections import Counter

import pytest

from mirabilia.core.errors import MoveError
from mirabilia.core.game import State
from mirabilia.games.seven.codec import card_names, card_numbers
from mirabilia.games.seven.engine.layout import FREE_CITY as FREE_CITY_AT
from mirabilia.games.seven.engine.layout import HAND
from mirabilia.games.seven.game import SEVEN
from tests.kit.seven import printed
from tests.kit.seven.play import choose, coins, hand, idle, idle_move, options, play_turn, prices
from tests.kit.seven.table import FREE_CITY, table

TWO = "gizah-A rhodos-A + olympia-A"


def pile(state: State) -> tuple[str, ...]:
    """Return the Free City's pile from its top."""
    return card_names(card_numbers(int(state.words[FREE_CITY_AT + HAND])))


def holder(state: State) -> int | None:
    return SEVEN.view(state, None).holder


def start(seed: int = 7) -> State:
    return SEVEN.start(SEVEN.parse_setup(TWO), seed)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_s20_the_cards_of_three_players_are_dealt(age: int) -> None:
    state = idle(start(), turns=6 * (age - 1))
    dealt = Counter(hand(state, 0) + hand(state, 1) + pile(state))
    cards = [card for card in printed.CARDS.values() if card.age == age]
    expected = Counter({card.id: sum(needed <= 3 for needed in card.copies) for card in cards if card.copies})
    guilds = {card: count for card, count in dealt.items() if printed.CARDS[card].colour == "purple"}
    assert dealt - Counter(guilds) == +expected
    assert len(guilds) == (5 if age == 3 else 0)
    assert set(guilds.values()) <= {1}


def test_s20_seven_cards_each_and_seven_in_the_pile_of_which_the_holder_draws_one() -> None:
    state = start()
    assert (len(hand(state, 0)), len(hand(state, 1)), len(pile(state))) == (7 + 1, 7, 7 - 1)
    assert SEVEN.view(state, 0).drawn in hand(state, 0)
    assert SEVEN.view(state, 1).drawn is None


def test_s20_everyone_starts_with_three_coins() -> None:
    assert coins(start()) == [3, 3, 3]


def test_s20_two_players_and_the_free_city_sit_in_a_ring() -> None:
    laid = table("gizah-A rhodos-A + olympia-A").hand(0, "stockade barracks").hand(1, "stockade baths")
    state = laid.state()
    # City 0 has city 1 on its left and the Free City on its right; city 1 the other way round.
    assert prices(state, 0, "build stockade") == [(0, 2)]
    assert prices(state, 0, "build barracks") == [(2, 0)]
    assert prices(state, 1, "build stockade") == [(2, 0)]
    assert prices(state, 1, "build baths") == [(0, 2)]


@pytest.mark.parametrize(
    ("age", "holders"),
    [(1, [0, 1, 0, 1, 0, 1]), (2, [1, 0, 1, 0, 1, 0]), (3, [0, 1, 0, 1, 0, 1])],
)
def test_s20_the_holder_changes_every_turn_and_begins_by_age(age: int, holders: list[int]) -> None:
    # The player to the left of the Free City (city 2) is city 0, the one to its right city 1.
    state = idle(start(), turns=6 * (age - 1))
    found = []
    for _ in range(6):
        assert SEVEN.view(state, None).age == age
        found.append(holder(state))
        state = idle(state)
    assert found == holders


def test_s20_the_holder_draws_the_top_of_the_pile_each_turn() -> None:
    state = table(TWO).pile("altar baths mine tavern stockade barracks").hand(1, "theater workshop").state()
    state = idle(state)
    assert holder(state) == 1
    assert SEVEN.view(state, 1).drawn == "altar"
    assert "altar" in hand(state, 1)
    assert pile(state)[0] == "baths"
    assert SEVEN.view(state, 0).drawn is None


def test_s20_the_own_card_is_picked_first_then_the_free_citys() -> None:
    state = table(TWO).hand(0, "altar theater tavern").state()
    assert SEVEN.waiting(state) == (0, 1)
    with pytest.raises(MoveError):
        SEVEN.decision(state, FREE_CITY)
    state = choose(state, 0, "build theater")
    assert SEVEN.waiting(state) == (1, FREE_CITY)
    decision = SEVEN.decision(state, FREE_CITY)
    assert (decision.city, decision.seat) == (FREE_CITY, 0)
    assert options(state, FREE_CITY) == ["build altar", "build tavern"]


def test_s20_the_other_player_chooses_independently() -> None:
    state = start()
    state = choose(state, 1, idle_move(state, 1))
    assert SEVEN.waiting(state) == (0,)
    state = choose(state, 0, idle_move(state, 0))
    assert SEVEN.waiting(state) == (FREE_CITY,)


def test_s20_changing_the_own_card_takes_the_free_citys_choice_back() -> None:
    state = table(TWO).hand(0, "altar theater tavern").state()
    state = choose(choose(state, 0, "build theater"), FREE_CITY, "build altar")
    assert SEVEN.waiting(state) == (1,)
    state = choose(state, 0, "build altar")
    assert SEVEN.waiting(state) == (1, FREE_CITY)
    assert options(state, FREE_CITY) == ["build theater", "build tavern"]


def test_s20_two_copies_serve_both_cities() -> None:
    state = choose(table(TWO).hand(0, "altar altar theater").state(), 0, "build altar")
    assert options(state, FREE_CITY) == ["build altar", "build theater"]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_s20_hands_are_swapped(age: int) -> None:
    laid = table(TWO).age(age).turn(3 if age != 2 else 2)
    laid.hand(0, "altar theater tavern mine").hand(1, "baths stockade").pile("barracks workshop")
    state = play_turn(laid.state(), "sell altar", "sell baths", "build theater")
    assert set(hand(state, 0)) == {"stockade"}
    assert set(hand(state, 1)) == {"tavern", "mine", "barracks"}


def test_s20_hands_shrink_by_one_a_turn() -> None:
    state = start()
    sizes = []
    for _ in range(6):
        sizes.append((len(hand(state, 0)), len(hand(state, 1)), len(pile(state))))
        state = idle(state)
    assert sizes == [(8, 7, 6), (6, 7, 5), (6, 5, 4), (4, 5, 3), (4, 3, 2), (2, 3, 1)]


def test_s20_only_its_drawer_knows_the_card_from_the_pile() -> None:
    state = table(TWO).hand(0, "altar theater").pile("guard_tower").state()
    state = play_turn(state, "sell altar", "", "build theater")
    assert SEVEN.view(state, 1).drawn == "guard_tower"
    assert "guard_tower" not in str(SEVEN.view(state, 0))
    assert "guard_tower" not in str(SEVEN.view(state, None))


def test_s20_the_free_citys_choice_is_secret_until_all_have_chosen() -> None:
    state = table(TWO).hand(0, "guard_tower theater").state()
    state = choose(choose(state, 0, "sell guard_tower"), FREE_CITY, "build theater")
    assert FREE_CITY in SEVEN.view(state, None).ready
    assert "guard_tower" not in str(SEVEN.view(state, 1))
    assert "build theater" in [SEVEN.write_move(move) for _, move in SEVEN.view(state, 0).chosen]
    assert SEVEN.view(state, 1).chosen == ()
