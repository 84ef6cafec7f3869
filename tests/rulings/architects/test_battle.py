"""The Cat and the horns, A04; battles, A05."""

from __future__ import annotations

import pytest

from mirabilia.games.architects.model import CatMoved, Flipped, Fought, TurnBegan
from tests.kit.architects.play import active, cards, options, play, player, sheet, told, victories, view
from tests.kit.architects.table import Table, table

CHOICE = "wood stone brick"
"""Cards that leave a choice, so that the turn does not end on its own."""
BUILD = "build 1 wood stone"

# A04: the Cat and the horns


def test_a04_a_blue_card_with_the_cat_takes_it_at_once() -> None:
    laid = table().player(0, cards=CHOICE).top(0, "blue2cat").cat(2)
    state = play(laid.state(), "take left")
    assert (active(state), view(state).cat) == (0, 0)
    assert CatMoved(0) in told(laid.state(), "take left")


def test_a04_nobody_has_the_cat_before_the_first_such_card() -> None:
    state = play(table().state(), "take left")
    assert view(state).cat is None


def test_a04_a_blue_card_without_the_cat_leaves_it_where_it_is() -> None:
    assert view(play(table().cat(2).state(), "take left")).cat == 2


@pytest.mark.parametrize(("card", "horns"), [("red0", 0), ("red1", 1), ("red2", 2)])
def test_a04_horns_flip_as_many_peace_tokens_at_once(card: str, horns: int) -> None:
    state = play(table().player(0, cards=CHOICE).top(0, card).state(), "take left")
    assert (active(state), view(state).peace, view(state).battle) == (0, 3 - horns, False)


def test_a04_flipped_tokens_stay_flipped_in_the_turns_of_others() -> None:
    state = play(table().top(0, "red2").state(), "take left", "take left", "take left")
    assert (active(state), view(state).peace) == (0, 1)


def test_a04_horns_beyond_the_last_peace_token_are_ignored() -> None:
    laid = table().top(0, "red2").flipped(2)
    assert Flipped(0, 3, battle=True) in told(laid.state(), "take left")
    state = play(laid.state(), "take left")
    assert view(state).peace == 3  # none is flipped again after the battle


def test_a04_one_token_that_is_left_at_peace_keeps_the_peace() -> None:
    state = play(table().top(0, "red1").flipped(1).state(), "take left")
    assert (view(state).peace, victories(state), cards(state, 0)) == (1, [0, 0, 0], {"red1": 1})


# A05: battles


def fought(laid: Table, *moves: str) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return the shields and victory tokens of every battle in these moves."""
    return [(e.shields, e.victories) for e in told(laid.state(), *moves) if isinstance(e, Fought)]


def test_a05_the_last_token_starts_a_battle_at_the_end_of_the_turn_not_before() -> None:
    laid = table().player(0, cards=CHOICE).top(0, "red1").flipped(2)
    state = play(laid.state(), "take left")
    assert (active(state), view(state).battle, view(state).peace, victories(state)) == (0, True, 0, [0, 0, 0])
    state = play(state, BUILD)
    assert (active(state), view(state).battle, view(state).peace, victories(state)) == (1, False, 3, [2, 0, 0])


def test_a05_the_battle_comes_before_the_next_turn() -> None:
    events = told(table().top(0, "red1").flipped(2).state(), "take left")
    kinds = [type(event) for event in events]
    assert kinds.index(Fought) < kinds.index(TurnBegan)


def test_a05_shields_are_red_cards_with_and_without_horns() -> None:
    laid = table().player(0, cards="red0 red2").player(1, cards="2*red0").player(2, cards="4*red1").top(0, "red1")
    assert fought(laid.flipped(2), "take left") == [((3, 2, 4), (1, 0, 2))]


def test_a05_shields_are_also_tactics_and_the_stages_of_rhodes() -> None:
    laid = table("rhodes giza olympia").player(0, stages="1 2 3 4").player(1, tokens="tactics").top(0, "red1")
    assert fought(laid.flipped(2), "take left") == [((3, 2, 0), (2, 1, 0))]
    laid = table("rhodes giza olympia").player(0, stages="1 2").player(1, cards="red0", stages="1 2").top(0, "red1")
    assert fought(laid.flipped(2), "take left") == [((2, 1, 0), (2, 1, 0))]


def test_a05_a_card_drawn_after_the_last_token_fell_counts() -> None:
    laid = table().player(0, tokens="propaganda").player(1, cards="red0").top(0, "red1 red0").flipped(2)
    assert fought(laid, "take left", "end") == [((1, 1, 0), (1, 1, 0))]
    assert fought(laid, "take left", "draw left") == [((2, 1, 0), (2, 1, 0))]


def test_a05_tactics_taken_after_the_last_token_fell_counts() -> None:
    laid = table().player(0, cards="2*gear").player(2, cards="2*red0").top(0, "red1").flipped(2)
    laid.open("tactics decor politics")
    assert fought(laid, "take left", "research gear gear tactics") == [((3, 0, 2), (2, 0, 1))]
    assert fought(laid, "take left", "research gear gear decor") == [((1, 0, 2), (1, 0, 2))]


def test_a05_a_stage_of_rhodes_built_after_the_last_token_fell_counts() -> None:
    laid = table("rhodes giza olympia").player(0, cards="2*wood 2*stone").player(1, cards="red0").top(0, "red1")
    assert fought(laid.flipped(2), "take left", "build 2 wood wood")[0] == ((2, 1, 0), (2, 1, 0))


def test_a05_one_victory_token_for_each_neighbour_with_fewer_shields() -> None:
    laid = table(players=5).top(0, "red1").flipped(4)
    for seat, count in ((1, 3), (2, 2), (3, 2), (4, 0)):
        laid.player(seat, cards=f"{count}*red0")
    assert fought(laid, "take left") == [((1, 3, 2, 2, 0), (1, 2, 0, 1, 0))]


def test_a05_nothing_for_equal_shields_and_nothing_is_lost_for_fewer() -> None:
    laid = table(players=4).top(0, "red1").flipped(3).player(3, victories=1)
    for seat in (1, 2):
        laid.player(seat, cards="red0")
    state = play(laid.state(), "take left")
    assert victories(state) == [1, 0, 1, 1]


def test_a05_a_victory_token_is_worth_three_points() -> None:
    assert sheet(table().player(0, victories=2).state(), 0).military == 6


@pytest.mark.parametrize(
    ("mine", "yours", "won"),
    [
        (1, 0, (1, 0)),
        (1, 1, (0, 0)),
        (1, 2, (0, 2)),
        (2, 0, (2, 0)),
        (2, 1, (2, 0)),
        (2, 2, (0, 0)),
        (3, 1, (2, 0)),
        (3, 2, (1, 0)),
        (4, 2, (2, 0)),
        (4, 3, (1, 0)),
        (5, 3, (1, 0)),
        (2, 3, (0, 1)),
        (3, 6, (0, 2)),
    ],
)
def test_a05_two_players_twice_the_shields_and_at_least_two_give_two_tokens(
    mine: int, yours: int, won: tuple[int, int]
) -> None:
    laid = table("giza rhodes").player(0, cards=f"{mine - 1}*red0").player(1, cards=f"{yours}*red0").top(0, "red1")
    assert fought(laid.flipped(2), "take left") == [((mine, yours), won)]


def test_a05_more_than_two_players_never_get_two_tokens_for_one_neighbour() -> None:
    laid = table().player(0, cards="5*red0").player(1, cards="9*red0").top(0, "red1").flipped(2)
    assert fought(laid, "take left") == [((6, 9, 0), (1, 2, 0))]


def test_a05_all_red_cards_with_horns_are_discarded_and_the_others_stay() -> None:
    laid = table().top(0, "red1").flipped(2)
    laid.player(0, cards="red0").player(1, cards="red2 red1 2*red0").player(2, cards="2*red2")
    state = play(laid.state(), "take left")
    assert [cards(state, seat) for seat in range(3)] == [{"red0": 1}, {"red0": 2}, {}]
    assert view(state).discards == {"red1": 2, "red2": 3}
    assert [player(state, seat).shields for seat in range(3)] == [1, 2, 0]


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_a05_all_conflict_tokens_turn_back_to_peace(players: int, tokens: int) -> None:
    state = table(players=players).top(0, "red1").flipped(tokens - 1).state()
    assert (view(state).conflict, view(state).peace) == (tokens, 1)
    assert view(play(state, "take left")).peace == tokens


def test_a05_horns_after_the_last_token_start_no_second_battle() -> None:
    laid = table().player(0, tokens="propaganda").top(0, "red1 red2").flipped(2)
    assert fought(laid, "take left", "draw left") == [((2, 0, 0), (2, 0, 0))]
    assert view(play(laid.state(), "take left", "draw left")).peace == 3


def test_a05_without_a_battle_nothing_is_won() -> None:
    state = play(table().player(0, cards="3*red0").state(), "take left")
    assert (victories(state), options(state)) == ([0, 0, 0], ["take left", "take right", "take centre"])
