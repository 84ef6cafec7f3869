"""What is empty, A10; the end of the game, A11."""

from __future__ import annotations

import pytest

from mirabilia.core.errors import MoveError
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Ended, Fought, Took, TurnBegan
from tests.kit.architects.play import active, cards, options, play, player, result, told, victories, view
from tests.kit.architects.table import table

LAST = "wood stone brick glass"
"""Pays for the fifth stage."""
FOUR = "1 2 3 4"

# A10: empty decks


@pytest.mark.parametrize(
    ("empty", "left"), [("own", ["take right", "take centre"]), ("right", ["take left", "take centre"])]
)
def test_a10_an_empty_deck_cannot_be_taken_from(empty: str, left: list[str]) -> None:
    state = table().deck(0 if empty == "own" else 2, "").state()
    assert options(state) == left
    with pytest.raises(MoveError):
        play(state, "take left" if empty == "own" else "take right")


def test_a10_an_empty_central_deck_cannot_be_taken_from() -> None:
    assert options(table().centre("").state()) == ["take left", "take right"]


def test_a10_an_empty_deck_stays_empty() -> None:
    state = play(table("giza rhodes").deck(0, "coin").state(), "take left")
    deck = player(state, 0).deck
    assert (deck.count, deck.top, deck.cards) == (0, None, {})
    assert options(play(state, "take left")) == ["take right", "take centre"]


def test_a10_the_only_deck_left_is_taken_from_unasked() -> None:
    laid = table("giza rhodes olympia").deck(0, "").deck(1, "").centre("blue3 coin red0 tablet")
    events = told(laid.state(), "take centre")
    assert Took(1, "coin", None, "turn") in events  # both decks of seat 1 are empty: nothing to choose
    assert active(play(laid.state(), "take centre")) == 2


def test_a10_a_player_whose_three_decks_are_empty_takes_nothing() -> None:
    laid = table(players=4).deck(0, "blue3").deck(1, "").centre("").player(1, cards="coin")
    events = told(laid.state(), "take left")
    assert [event.seat for event in events if isinstance(event, TurnBegan)] == [1, 2, 3]
    assert [event.seat for event in events if isinstance(event, Took)] == [0, 2]  # seat 2 had one deck left


def test_a10_a_player_whose_three_decks_are_empty_plays_the_rest_of_the_turn() -> None:
    laid = table(players=4).deck(0, "blue3").deck(1, "").centre("")
    laid.player(1, cards="coin wood", tokens="economy engineering", stages="1 2")
    state = play(laid.state(), "take left")
    assert (active(state), options(state)) == (1, ["build 3 wood +1 economy", "end"])
    assert player(play(state, "build 3 wood +1 economy"), 1).stages == (1, 2, 3)


def test_a10_an_extra_draw_from_empty_decks_is_not_offered() -> None:
    laid = table(players=4).player(0, tokens="jewelry").deck(0, "coin").deck(3, "blue3").centre("")
    assert options(play(laid.state(), "take left")) == ["draw right", "end"]
    assert active(play(laid.deck(3, "").state(), "take left")) != 0


def test_a10_all_decks_of_the_table_empty_end_the_game() -> None:
    laid = table().deck(0, "blue3").deck(1, "").deck(2, "").centre("")
    assert isinstance(told(laid.state(), "take left")[-1], Ended)
    state = play(laid.state(), "take left")
    assert (view(state).phase, ARCHITECTS.waiting(state)) == ("over", ())
    assert [sheet.total for sheet in result(state).sheets] == [3, 0, 0]
    assert result(state).winners == (0,)


def test_a10_the_game_goes_on_while_any_deck_of_the_table_has_a_card() -> None:
    laid = table(players=5).deck(0, "blue3").deck(1, "").deck(4, "").centre("")
    state = play(laid.state(), "take left")
    assert (view(state).phase, active(state)) == ("taking", 3)


def test_a10_the_last_card_ends_the_game_only_at_the_end_of_the_turn() -> None:
    laid = table().deck(0, "blue3").deck(1, "").deck(2, "").centre("").player(0, cards="wood stone brick")
    state = play(laid.state(), "take left")
    assert (view(state).phase, options(state)[0]) == ("acting", "build 1 wood stone")
    assert result(play(state, "build 1 wood stone")).sheets[0].wonder == 4


# A10: no progress tokens


def test_a10_with_an_empty_stack_the_place_of_a_token_stays_empty() -> None:
    laid = table().player(0, cards="6*gear").open("decor politics strategy").stack("")
    state = play(laid.state(), "take left")
    assert options(state) == [f"research gear gear {token}" for token in ("decor", "politics", "strategy")]
    state = play(state, "research gear gear politics")
    assert view(state).open_tokens == ("decor", None, "strategy")
    assert options(state) == ["research gear gear decor", "research gear gear strategy"]
    state = play(state, "research gear gear decor")
    assert player(state, 0).tokens == ("decor", "politics", "strategy")  # the last set had one token to choose
    assert view(state).open_tokens == (None, None, None)


def test_a10_the_last_token_of_the_stack_can_be_taken_blind() -> None:
    laid = table().player(0, cards="2*gear").open("").stack("tactics")
    assert player(play(laid.state(), "take left"), 0).tokens == ("tactics",)


def test_a10_without_tokens_green_cards_stay() -> None:
    laid = table().player(0, cards="2*gear compass tablet").open("").stack("")
    state = play(laid.state(), "take left")
    assert (active(state), cards(state, 0)) == (1, {"gear": 2, "compass": 1, "tablet": 1})


# A11: completing the wonder


def test_a11_the_game_ends_with_the_turn_in_which_a_wonder_is_completed() -> None:
    laid = table().player(0, cards=LAST, stages=FOUR)
    events = told(laid.state(), "take left")
    assert isinstance(events[-1], Ended)
    assert not any(isinstance(event, TurnBegan) for event in events)
    state = play(laid.state(), "take left")
    assert (view(state).phase, result(state).winners) == ("over", (0,))
    assert result(state).sheets[0].wonder == 4 + 5 + 6 + 7 + 8


def test_a11_the_first_player_may_end_the_game_before_others_have_played() -> None:
    laid = table("giza rhodes olympia").active(1).player(1, cards=LAST, stages=FOUR)
    assert view(play(laid.state(), "take left")).turn == 1


def test_a11_science_stays_mandatory_after_the_wonder_is_complete() -> None:
    laid = table().player(0, cards=f"{LAST} 2*gear", stages=FOUR)
    state = play(laid.state(), "take left", "build 5 wood stone brick glass")
    assert (view(state).phase, len(options(state)), len(options(state, "research"))) == ("acting", 4, 4)
    assert result(play(state, "research gear gear decor")).sheets[0].progress == 6


def test_a11_draws_stay_possible_after_the_wonder_is_complete() -> None:
    laid = table().player(0, cards=LAST, stages=FOUR, tokens="architecture").top_of_centre("blue2cat")
    state = play(laid.state(), "take left")
    assert options(state) == ["draw left", "draw right", "draw centre", "end"]
    sheet = result(play(state, "draw centre")).sheets[0]
    assert (sheet.cat, sheet.civilian) == (2, 3 + 2)


def test_a11_the_effect_of_the_last_stage_can_be_used() -> None:
    laid = table("babylon giza").player(0, cards="3*wood", stages="1 2 3 5").open("culture decor tactics")
    state = play(laid.state(), "take left")
    assert options(state)[:2] == ["token culture", "token decor"]
    assert result(play(state, "token decor")).sheets[0].progress == 6


def test_a11_a_complete_wonder_builds_no_more() -> None:
    laid = table().player(0, cards=f"{LAST} 2*coin 2*wood 2*gear", stages=FOUR)
    state = play(laid.state(), "take left", "build 5 wood stone brick glass")
    assert (options(state, "build"), options(state, "end")) == ([], [])


def test_a11_the_battle_of_the_last_turn_comes_before_scoring() -> None:
    laid = table().player(0, cards=LAST, stages=FOUR).player(1, victories=1).top(0, "red1").flipped(2)
    battle, end = told(laid.state(), "take left")[-2:]
    assert isinstance(battle, Fought)
    assert isinstance(end, Ended)
    sheets = result(play(laid.state(), "take left")).sheets
    assert [sheet.military for sheet in sheets] == [6, 3, 0]


def test_a11_the_battle_of_the_last_cards_comes_before_scoring() -> None:
    laid = table().deck(0, "red1").deck(1, "").deck(2, "").centre("").flipped(2)
    assert result(play(laid.state(), "take left")).sheets[0].military == 6


def test_a11_victory_tokens_never_run_out() -> None:
    laid = table().player(0, victories=40).player(1, victories=40).top(0, "red1").flipped(2)
    assert victories(play(laid.state(), "take left")) == [42, 40, 0]
