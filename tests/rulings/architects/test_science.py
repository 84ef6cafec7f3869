"""Science: sets of symbols for progress tokens, A03."""

from __future__ import annotations

import pytest

from mirabilia.core.errors import MoveError
from mirabilia.games.architects.model import TokenTaken
from tests.kit.architects.play import active, cards, decision, options, play, player, told, view
from tests.kit.architects.table import table

SETS = ["compass compass", "gear gear", "tablet tablet", "compass gear tablet"]


@pytest.mark.parametrize("symbols", SETS)
def test_a03_a_set_must_be_given_up_for_a_token(symbols: str) -> None:
    state = play(table().player(0, cards=symbols).open("decor politics strategy").state(), "take left")
    tokens = ("decor", "politics", "strategy", "?")
    assert options(state) == [f"research {symbols} {token}" for token in tokens]
    assert all(option.mandatory for option in decision(state).options)
    with pytest.raises(MoveError):
        play(state, "end")


@pytest.mark.parametrize("symbols", ["", "compass", "gear tablet", "compass gear", "compass tablet"])
def test_a03_less_than_a_set_gives_nothing(symbols: str) -> None:
    state = play(table().player(0, cards=symbols).state(), "take left")
    assert (active(state), player(state, 0).tokens) == (1, ())


def test_a03_the_card_just_taken_completes_a_set() -> None:
    state = play(table().player(0, cards="compass tablet").top(0, "gear").state(), "take left")
    assert len(options(state, "research compass gear tablet")) == 4


def test_a03_the_cards_of_a_set_are_discarded() -> None:
    state = play(table().player(0, cards="compass gear tablet").state(), "take left", "research compass gear tablet ?")
    assert (cards(state, 0), view(state).discards) == ({}, {"compass": 1, "gear": 1, "tablet": 1})


def test_a03_a_set_is_exactly_two_equal_or_three_different_cards() -> None:
    state = play(table().player(0, cards="3*gear").state(), "take left", "research gear gear decor")
    assert (cards(state, 0), player(state, 0).tokens, active(state)) == ({"gear": 1}, ("decor",), 1)
    state = play(table().player(0, cards="2*compass gear tablet").state(), "take left")
    after = play(state, "research compass gear tablet decor")
    assert (cards(after, 0), player(after, 0).tokens) == ({"compass": 1}, ("decor",))


def test_a03_among_several_sets_the_player_chooses() -> None:
    state = play(table().player(0, cards="2*compass 2*gear tablet").state(), "take left")
    chosen = {" ".join(move.split()[1:-1]) for move in options(state)}
    assert chosen == {"compass compass", "gear gear", "compass gear tablet"}
    assert cards(play(state, "research gear gear decor"), 0) == {"compass": 2, "tablet": 1}


def test_a03_science_is_mandatory_again_and_again() -> None:
    state = play(table().player(0, cards="4*tablet gear").state(), "take left", "research tablet tablet decor")
    assert options(state, "end") == []
    state = play(state, "research tablet tablet politics")
    assert (player(state, 0).tokens, cards(state, 0), active(state)) == (("decor", "politics"), {"gear": 1}, 1)


def test_a03_a_token_lying_open_is_replaced_at_once() -> None:
    laid = table().player(0, cards="4*gear").open("decor politics strategy").stack("tactics economy culture")
    state = play(laid.state(), "take left", "research gear gear politics")
    assert view(state).open_tokens == ("decor", "tactics", "strategy")
    assert view(state).stack == {"economy": 1, "culture": 1}
    assert options(state)[1] == "research gear gear tactics"
    assert player(play(state, "research gear gear tactics"), 0).shields == 2


def test_a03_the_top_of_the_stack_is_taken_blind() -> None:
    laid = table().player(0, cards="2*gear").open("decor politics strategy").stack("tactics economy")
    events = told(laid.state(), "take left", "research gear gear ?")
    assert TokenTaken(0, "tactics", blind=True) in events
    state = play(laid.state(), "take left", "research gear gear ?")
    assert player(state, 0).tokens == ("tactics",)
    assert (view(state).open_tokens, view(state).stack) == (("decor", "politics", "strategy"), {"economy": 1})


def test_a03_both_copies_of_culture_can_be_taken() -> None:
    laid = table().player(0, cards="4*gear").open("culture decor culture").stack("tactics economy")
    state = play(laid.state(), "take left")
    assert options(state) == [f"research gear gear {token}" for token in ("culture", "decor", "?")]
    state = play(state, "research gear gear culture", "research gear gear culture")
    assert player(state, 0).tokens == ("culture", "culture")
