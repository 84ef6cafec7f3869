"""The general rules: the deal, a turn, passing, the sixth turn, conflicts, scoring, ties."""

from collections import Counter

import pytest
from hypothesis import given

from mirabilia.core.errors import MoveError
from mirabilia.core.game import State
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Sheet
from tests.kit.seven import printed
from tests.kit.seven.play import choose, coins, hand, idle, look, options, play_turn, sheet
from tests.kit.seven.positions import finished, positions
from tests.kit.seven.table import table

# The deal


@pytest.mark.parametrize("players", range(3, 8))
def test_every_age_deals_exactly_the_cards_of_the_number_of_players(players: int) -> None:
    state = SEVEN.start(SEVEN.draw_setup(players, 3), 3)
    for age in (1, 2, 3):
        hands = [hand(state, seat) for seat in range(players)]
        assert [len(cards) for cards in hands] == [7] * players
        dealt = Counter(card for cards in hands for card in cards)
        guilds = {card for card in dealt if printed.CARDS[card].colour == "purple"}
        expected = {
            card.id: sum(needed <= players for needed in card.copies)
            for card in printed.CARDS.values()
            if card.age == age
        }
        assert {card: dealt[card] for card in expected if card not in guilds and expected[card]} == {
            card: count for card, count in expected.items() if count
        }
        assert len(guilds) == (players + 2 if age == 3 else 0)
        assert dealt.total() == 7 * players
        state = idle(state, turns=6)


def test_another_seed_deals_other_cards_and_draws_other_guilds() -> None:
    setup = SEVEN.parse_setup("gizah-A rhodos-A ephesos-A")
    first, second = (idle(SEVEN.start(setup, seed), turns=12) for seed in (1, 2))
    guilds = [
        {card for seat in range(3) for card in hand(state, seat) if printed.CARDS[card].colour == "purple"}
        for state in (first, second)
    ]
    assert guilds[0] != guilds[1]


def test_everybody_starts_with_three_coins_and_a_wonder_of_their_own() -> None:
    state = SEVEN.start(SEVEN.draw_setup(7, 5), 5)
    assert coins(state) == [3] * 7
    assert len({look(state, seat).board.wonder for seat in range(7)}) == 7


# A turn


def test_all_choose_then_all_is_revealed() -> None:
    state = table().hand(0, "altar").state()
    state = choose(state, 0, "build altar")
    assert (look(state, 0).cards, SEVEN.view(state, None).ready) == ((), (0,))
    state = idle(state)
    assert look(state, 0).cards == ("altar",)


def test_a_choice_can_be_changed_and_taken_back_until_the_last_seat_has_chosen() -> None:
    state = table().hand(0, "altar theater").state()
    state = choose(choose(state, 0, "build altar"), 0, "build theater")
    back = SEVEN.withdraw(state, 0).state
    assert SEVEN.waiting(back) == (0, 1, 2)
    assert look(idle(state), 0).cards == ("theater",)


def test_a_card_sold_brings_three_coins_and_goes_to_the_discard_pile() -> None:
    state = play_turn(table().hand(0, "altar").hand(1, "theater").hand(2, "mine").state(), "", "build theater", "")
    assert coins(state) == [6, 3, 6]
    assert SEVEN.view(state, None).discards == 2


def test_coins_to_the_bank_are_paid() -> None:
    assert look(play_turn(table().hand(0, "mine").state(), "build mine"), 0).coins == 2


def test_a_stage_is_built_with_any_card() -> None:
    state = table("gizah-A rhodos-A ephesos-A").city(0, cards="stone_pit").hand(0, "palace").state()
    state = play_turn(state, "stage palace")
    assert (look(state, 0).stages, look(state, 0).cards, sheet(state, 0).wonder) == (1, ("stone_pit",), 3)


def test_a_move_that_is_no_option_is_refused() -> None:
    state = table().hand(0, "altar").state()
    for move in ("build theater", "build altar <2", "stage altar", "free altar", "dig altar", "decline"):
        with pytest.raises(MoveError):
            choose(state, 0, move)


# Passing


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize(("age", "to"), [(1, 1), (2, -1), (3, 1)])
def test_hands_go_left_in_age_one_and_three_and_right_in_age_two(players: int, age: int, to: int) -> None:
    state = table(players=players).age(age).state()
    before = [Counter(hand(state, seat)) for seat in range(players)]
    state = idle(state)
    for seat in range(players):
        passed = Counter(hand(state, (seat + to) % players))  # the left neighbour is the next seat
        assert (before[seat] - passed).total() == 1
        assert passed - before[seat] == Counter()
    assert SEVEN.view(state, None).passing == ("left" if to == 1 else "right")


def test_an_age_has_six_turns_and_a_game_three_ages() -> None:
    state = SEVEN.start(SEVEN.draw_setup(4, 1), 1)
    when = []
    while SEVEN.waiting(state):
        view = SEVEN.view(state, None)
        when.append((view.age, view.turn))
        state = idle(state)
    assert when == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]
    assert SEVEN.view(state, None).phase == "over"


def test_in_turn_6_one_card_is_played_and_the_other_goes_to_the_pile_for_nothing() -> None:
    laid = table().turn(6).hand(0, "altar mine").hand(1, "theater baths").hand(2, "clay_pool workshop")
    state = play_turn(laid.state(), "build altar", "build theater", "build clay_pool")
    view = SEVEN.view(state, None)
    assert (view.discards, view.age, view.turn) == (3, 2, 1)
    assert coins(state) == [3, 3, 3]


# Conflicts


@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_more_shields_win_a_token_of_the_age_and_fewer_lose_one_point(age: int, worth: int) -> None:
    laid = table(players=4).age(age).turn(6).city(0, shields=2).city(1, shields=1).city(2, shields=1)
    state = play_turn(laid.state())
    # City 0 beats 1 and 3; 1 and 2 are equal; 2 beats 3.
    expected = [2 * worth, -1, worth, -2]
    assert [sheet(state, seat).military for seat in range(4)] == expected
    assert [look(state, seat).victories[age - 1] for seat in range(4)] == [2, 0, 1, 0]
    assert [look(state, seat).defeats for seat in range(4)] == [0, 1, 0, 2]


def test_equal_shields_give_nothing() -> None:
    state = play_turn(table().turn(6).city(0, shields=4).city(1, shields=4).city(2, shields=4).state())
    assert [sheet(state, seat).military for seat in range(3)] == [0, 0, 0]


def test_shields_of_a_card_built_in_turn_6_count() -> None:
    laid = table("rhodos-A gizah-A ephesos-A").turn(6).hand(0, "barracks altar")
    assert look(play_turn(laid.state(), "build barracks"), 0).victories == (2, 0, 0)


def test_there_is_no_conflict_before_turn_6() -> None:
    state = play_turn(table().turn(5).city(0, shields=9).state())
    assert look(state, 0).victories == (0, 0, 0)


# Scoring


def test_seven_categories_make_the_total() -> None:
    laid = table("gizah-A rhodos-A ephesos-A").age(3)
    laid.city(
        0,
        stages=2,
        coins=11,
        victories=(2, 1, 1),
        defeats=3,
        cards="altar temple palace apothecary dispensary workshop scriptorium haven lumber_yard mine spies_guild",
    )
    laid.city(1, cards="stockade walls").city(2, cards="circus altar")
    assert points(sheet(laid.state(), 0)) == {
        "military": 2 * 1 + 3 + 5 - 3,
        "treasury": 3,
        "wonder": 3 + 5,
        "civilian": 2 + 3 + 8,
        "science": 4 + 1 + 1 + 7,
        "commerce": 2,
        "guilds": 3,
        "total": 7 + 3 + 8 + 13 + 13 + 2 + 3,
    }


def points(score: Sheet) -> dict[str, int]:
    names = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "total")
    return {name: getattr(score, name) for name in names}


@pytest.mark.parametrize(("coins", "treasury"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_three_coins_are_a_point(coins: int, treasury: int) -> None:
    assert sheet(table().age(3).city(0, coins=coins).state(), 0).treasury == treasury


def winners(state: State) -> tuple[int, ...]:
    result = SEVEN.result(play_turn(state))  # everyone sells: 3 coins, a point
    assert result is not None
    return result.winners


def test_most_points_win() -> None:
    assert winners(table(players=4).age(3).turn(6).city(2, cards="altar").state()) == (2,)


def test_coins_decide_a_tie() -> None:
    laid = table(players=4).age(3).turn(6).city(0, coins=3).city(1, coins=5).city(2, coins=4).city(3, coins=0)
    assert winners(laid.state()) == (1,)


def test_with_equal_coins_the_victory_is_shared() -> None:
    laid = table(players=4).age(3).turn(6).city(0, coins=5).city(1, coins=4).city(2, coins=5).city(3, coins=0)
    assert winners(laid.state()) == (0, 2)


def test_points_come_before_coins() -> None:
    laid = table().age(3).turn(6).city(0, coins=5).city(1, coins=3, cards="altar").city(2, coins=5)
    assert winners(laid.state()) == (1,)


def test_there_is_no_result_before_the_end() -> None:
    assert SEVEN.result(table().age(3).turn(6).state()) is None


# Whatever is played


@given(positions())
def test_whoever_is_waited_for_has_an_option(state: State) -> None:
    assert all(options(state, city) for city in SEVEN.waiting(state))


@given(positions())
def test_no_city_ever_owes_coins_or_has_a_structure_twice(state: State) -> None:
    for number in range(len(SEVEN.view(state, None).cities)):
        city = look(state, number)
        structures = [printed.CARDS[card].structure for card in city.cards]
        assert city.coins - city.income >= 0
        assert len(set(structures)) == len(structures)
        assert city.stages <= len(printed.BOARDS[f"{city.board.wonder}-{city.board.side}"].stages)


@given(positions())
def test_shields_and_symbols_are_those_of_cards_and_stages(state: State) -> None:
    for number in range(len(SEVEN.view(state, None).cities)):
        city = look(state, number)
        stages = printed.BOARDS[f"{city.board.wonder}-{city.board.side}"].stages[: city.stages]
        effects = [effect for card in city.cards for effect in printed.CARDS[card].effects]
        effects += [effect for stage in stages for effect in stage.effects]
        assert city.shields == sum(int(effect[0]) for effect in effects if effect.endswith(" shields"))
        symbols = [effects.count(symbol) for symbol in ("compass", "gear", "tablet", "wild")]
        assert [city.compass, city.gear, city.tablet, city.wild] == symbols


@given(finished())
def test_winners_have_the_best_total_and_then_the_most_coins(state: State) -> None:
    result = SEVEN.result(state)
    assert result is not None
    players = SEVEN.view(state, None).players
    ranks = [(score.total, score.coins) for score in result.sheets[:players]]
    assert result.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    for score in result.sheets:
        *categories, total = points(score).values()
        assert sum(categories) == total
