"""Economy and Engineering, A08."""

from __future__ import annotations

import pytest

from mirabilia.core.errors import MoveError
from mirabilia.games.architects.model import CardsMissing
from tests.kit.architects.play import active, cards, decision, options, play, player
from tests.kit.architects.table import table


def payments(held: str, stages: str, tokens: str, wonder: str = "giza") -> list[str]:
    """Return what a player may do after a harmless card was taken, without choosing a token or a deck."""
    other = "rhodes" if wonder == "giza" else "giza"
    laid = table(f"{wonder} {other}").player(0, cards=held, stages=stages, tokens=tokens)
    state = play(laid.player(0, tokens="science").top(0, "gear").state(), "take left")
    return [move for move in options(state) if not move.startswith("draw")]


# Economy


def test_a08_economy_makes_one_yellow_card_two_coins() -> None:
    assert payments("coin", "", "economy") == ["build 1 +1 economy", "end"]
    assert payments("wood coin", "1 2", "economy") == ["build 3 wood +1 economy", "end"]
    assert payments("2*wood coin", "1 2 3 4", "") == ["end"]


def test_a08_economy_only_where_two_or_more_are_missing() -> None:
    assert payments("wood coin", "", "economy") == ["build 1 wood +1"]
    assert payments("2*wood 3*coin", "1", "economy") == ["build 2 wood wood"]


def test_a08_economy_doubles_one_card_only() -> None:
    assert payments("2*coin", "1 2 3", "economy") == ["build 4 +2 economy", "end"]
    assert payments("coin", "1 2 3", "economy") == ["end"]
    assert payments("2*coin", "1 2 3 4", "economy") == ["end"]
    assert payments("3*coin", "1 2 3 4", "economy") == ["build 5 +3 economy", "end"]


def test_a08_economy_gives_no_change() -> None:
    state = play(table().player(0, cards="3*coin", tokens="economy").state(), "take left", "build 1 +1 economy")
    assert (player(state, 0).stages, cards(state, 0)) == ((1, 2), {})  # the two left pay for the second stage
    state = play(table().player(0, cards="2*wood 2*coin", stages="1 2 3", tokens="economy").state(), "take left")
    assert (player(state, 0).stages, cards(state, 0)) == ((1, 2, 3, 4), {"coin": 1})


def test_a08_a_payment_without_economy_stays_legal() -> None:
    assert payments("2*coin", "", "economy") == ["build 1 +2", "build 1 +1 economy"]
    assert payments("4*coin", "1 2 3 4", "economy") == ["build 5 +4", "build 5 +3 economy"]


def test_a08_economy_works_once_a_turn_and_again_in_the_next() -> None:
    laid = table("rhodes giza").player(0, cards="2*coin", tokens="economy")
    state = play(laid.state(), "take left", "build 1 +1 economy")
    assert (active(state), player(state, 0).stages, cards(state, 0)) == (1, (1,), {"coin": 1})
    state = play(state, "take left", "take left")
    assert options(state) == ["build 2 +1 economy", "end"]


def test_a08_economy_forces_no_build() -> None:
    state = play(table().player(0, cards="coin", tokens="economy").state(), "take left")
    assert not any(option.mandatory for option in decision(state).options)
    state = play(state, "end")
    assert (player(state, 0).stages, cards(state, 0)) == ((), {"coin": 1})


def test_a08_a_build_that_is_mandatory_anyway_stays_so_with_economy() -> None:
    state = play(table().player(0, cards="2*coin", tokens="economy").state(), "take left")
    assert all(option.mandatory for option in decision(state).options)
    with pytest.raises(MoveError):
        play(state, "end")


def test_a08_a_player_without_the_token_does_not_use_that_of_another() -> None:
    state = play(table().player(0, cards="coin").player(1, tokens="economy engineering").state(), "take left")
    assert active(state) == 1


# Engineering


def test_a08_engineering_ignores_equal_and_different() -> None:
    assert payments("wood stone", "1", "engineering") == ["build 2 wood stone engineering", "end"]
    assert payments("2*wood", "", "engineering") == ["build 1 wood wood engineering", "end"]
    assert payments("2*wood glass", "1 2", "engineering") == ["build 3 wood wood glass engineering", "end"]
    assert payments("3*wood glass", "1 2 3 4", "engineering") == ["build 5 wood wood wood glass engineering", "end"]


def test_a08_with_engineering_the_player_chooses_the_cards() -> None:
    assert set(payments("wood stone glass", "1", "engineering")) == {
        "build 2 wood stone engineering",
        "build 2 wood glass engineering",
        "build 2 stone glass engineering",
        "end",
    }
    assert set(payments("3*wood 2*glass", "1 2 3", "engineering")) == {
        "build 4 wood wood wood",
        "build 4 wood wood glass engineering",
        "build 4 wood glass glass engineering",
    }


def test_a08_with_engineering_as_many_grey_cards_as_the_cost_takes_are_used() -> None:
    assert set(payments("wood stone coin", "1", "engineering")) == {
        "build 2 wood +1",
        "build 2 stone +1",
        "build 2 wood stone engineering",
    }
    assert set(payments("2*wood stone 2*coin", "1 2 3 4", "engineering")) == {
        "build 5 wood stone +2",
        "build 5 wood wood stone +1 engineering",
    }


def test_a08_engineering_combines_with_coins() -> None:
    assert payments("wood stone coin", "1 2 3", "engineering") == ["build 4 wood stone +1 engineering", "end"]


def test_a08_engineering_and_economy_combine() -> None:
    assert payments("2*wood coin", "1 2 3 4", "engineering") == ["end"]
    assert payments("2*wood coin", "1 2 3 4", "economy") == ["end"]
    both = "economy engineering"
    assert payments("2*wood coin", "1 2 3 4", both) == ["build 5 wood wood +1 economy engineering", "end"]
    assert set(payments("2*wood 2*coin", "1 2 3 4", both)) == {
        "build 5 wood +2 economy",
        "build 5 wood wood +2 engineering",
        "build 5 wood wood +1 economy engineering",
        "end",
    }


def test_a08_engineering_works_once_a_turn_and_again_in_the_next() -> None:
    laid = table("rhodes giza").player(0, cards="wood stone 2*glass", tokens="engineering")
    state = play(laid.state(), "take left", "build 2 wood stone engineering")
    assert (active(state), player(state, 0).stages, cards(state, 0)) == (1, (2,), {"glass": 2})
    state = play(state, "take left", "take left")
    assert options(state) == ["build 1 glass glass engineering", "end"]


def test_a08_a_payment_without_engineering_stays_legal_and_leaves_it_unused() -> None:
    laid = table("rhodes giza").player(0, cards="wood stone 2*glass", tokens="engineering")
    state = play(laid.state(), "take left")
    assert {"build 1 wood stone", "build 2 glass glass", "build 2 wood glass engineering"} <= set(options(state))
    state = play(state, "build 1 wood glass")
    assert options(state) == ["build 2 stone glass engineering", "end"]


def test_a08_engineering_forces_no_build() -> None:
    state = play(table().player(0, cards="2*wood", tokens="engineering").state(), "take left")
    assert not any(option.mandatory for option in decision(state).options)
    assert player(play(state, "end"), 0).stages == ()


def test_a08_resources_that_fit_anyway_do_not_use_engineering_up() -> None:
    assert payments("wood stone", "", "engineering") == ["build 1 wood stone"]
    assert payments("2*coin", "", "engineering") == ["build 1 +2"]


def test_a08_both_tokens_can_be_used_for_two_stages_of_one_turn() -> None:
    laid = table("rhodes giza").player(0, cards="wood stone coin", tokens="economy engineering")
    state = play(laid.state(), "take left", "build 2 wood stone engineering", "build 1 +1 economy")
    assert (player(state, 0).stages, cards(state, 0)) == ((1, 2), {})


def test_a08_a_stage_that_a_token_pays_for_is_not_refused() -> None:
    """What can be built is an option, what cannot is a refusal; nothing is both."""
    state = play(table().player(0, cards="2*wood", tokens="engineering").state(), "take left")
    assert [refusal.stage for refusal in decision(state).refusals] == [2, 3, 4, 5]
    state = play(table().player(0, cards="2*gear stone", tokens="economy").state(), "take left")
    reason = decision(state).refusals[0].reason
    assert reason == CardsMissing(needed=2, kind="different", grey=1, coins=0)
