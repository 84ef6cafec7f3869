"""What is hidden, and from whom: A12."""

from __future__ import annotations

from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Peeked
from tests.kit.architects.play import active, cards, play, player, told, view
from tests.kit.architects.table import table

EVERYBODY = (None, 0, 1, 2)


def test_a12_everybody_sees_the_top_of_every_wonders_deck() -> None:
    state = table().top(0, "wood gear").top(1, "coin gear").top(2, "red0 gear").state()
    for seat in EVERYBODY:
        assert [player.deck.top for player in view(state, seat).cities] == ["wood", "coin", "red0"]


def test_a12_the_order_below_the_top_is_hidden() -> None:
    here = table().deck(0, "wood gear coin").state()
    there = table().deck(0, "wood coin gear").state()
    assert [view(here, seat) for seat in EVERYBODY] == [view(there, seat) for seat in EVERYBODY]


def test_a12_the_top_of_the_central_deck_is_hidden_from_everybody() -> None:
    state = table().top_of_centre("wood gear").state()
    assert [view(state, seat).central.top for seat in EVERYBODY] == [None] * 4


def test_a12_what_each_deck_still_contains_is_public() -> None:
    state = table().deck(1, "wood gear wood coin").centre("red2 coin red2").state()
    for seat in EVERYBODY:
        assert player(state, 1).deck.cards == {"wood": 2, "coin": 1, "gear": 1}
        assert (view(state, seat).central.cards, view(state, seat).central.count) == ({"coin": 1, "red2": 2}, 3)


def test_a12_the_face_down_tokens_are_known_but_not_their_order() -> None:
    here = table().open("decor culture politics").stack("tactics economy culture").state()
    there = table().open("decor culture politics").stack("culture tactics economy").state()
    for seat in EVERYBODY:
        assert view(here, seat).stack == {"economy": 1, "tactics": 1, "culture": 1}
        assert view(here, seat) == view(there, seat)


def test_a12_the_cat_peeks_for_who_holds_it_at_the_start_of_the_turn() -> None:
    state = table().cat(0).top_of_centre("wood gear").state()
    assert [view(state, seat).central.top for seat in EVERYBODY] == [None, "wood", None, None]


def test_a12_the_cat_shows_nothing_in_the_turns_of_others() -> None:
    state = table().cat(1).top_of_centre("wood gear").state()
    assert [view(state, seat).central.top for seat in EVERYBODY] == [None] * 4
    state = play(state, "take left")
    assert (active(state), view(state, 1).central.top, view(state, 0).central.top) == (1, "wood", None)


def test_a12_who_takes_the_cat_peeks_from_the_next_own_turn_on() -> None:
    laid = table().top(0, "blue2cat").player(0, cards="wood stone brick").top_of_centre("tablet")
    state = play(laid.state(), "take left")
    assert (active(state), view(state).cat, view(state, 0).central.top) == (0, 0, None)
    state = play(state, "build 1 wood stone", "take left", "take left")
    assert (active(state), view(state, 0).central.top) == (0, "tablet")


def test_a12_a_peeked_card_is_known_until_it_is_taken() -> None:
    state = play(table().cat(0).top_of_centre("tablet gear").state(), "take left")
    assert [view(state, seat).central.top for seat in EVERYBODY] == [None, "tablet", None, None]
    state = play(state, "take left")
    assert view(state, 0).central.top == "tablet"
    state = play(state, "take centre")
    assert (cards(state, 2), active(state)) == ({"tablet": 1}, 0)
    assert view(state, 0).central.top == "gear"  # a new turn, a new peek
    state = play(state, "take centre")
    assert [view(state, seat).central.top for seat in EVERYBODY] == [None] * 4


def test_a12_a_peeked_card_stays_known_when_the_cat_leaves() -> None:
    state = play(table().cat(0).top(1, "blue2cat").top_of_centre("tablet").state(), "take left", "take left")
    assert (view(state).cat, view(state, 0).central.top, view(state, 1).central.top) == (1, "tablet", None)
    state = play(state, "take left", "take left")
    assert [view(state, seat).central.top for seat in EVERYBODY] == [None, "tablet", "tablet", None]


def test_a12_an_effect_that_takes_the_peeked_card_ends_the_knowledge() -> None:
    laid = table("ephesus giza rhodes").player(0, cards="2*wood", stages="1").cat(0).top_of_centre("red0 gear")
    state = play(laid.state(), "take left", "use")
    assert (cards(state, 0), view(state, 0).central.top) == ({"red0": 1}, None)


def test_a12_a_look_of_halicarnassus_shuffles_its_deck_not_the_central_one() -> None:
    laid = table("halicarnassus giza rhodes").player(0, cards="2*wood", stages="1").cat(0).top_of_centre("red0")
    state = play(laid.top(0, "blue3 gear").state(), "take left", "look left", "keep gear")
    assert (active(state), view(state, 0).central.top) == (1, "red0")


def test_a12_the_peek_is_told_to_its_seat_only() -> None:
    events = told(table().cat(1).top_of_centre("tablet").state(), "take left")
    peek = next(event for event in events if isinstance(event, Peeked))
    assert [peek.seen_by(seat) for seat in (1, None, 0, 2)] == [Peeked(1, "tablet")] + [Peeked(1, None)] * 3


def test_a12_there_is_no_peek_into_an_empty_central_deck() -> None:
    laid = table().cat(1).centre("")
    assert not [event for event in told(laid.state(), "take left") if isinstance(event, Peeked)]
    assert view(play(laid.state(), "take left"), 1).central.top is None


def test_a12_the_new_top_after_a_look_is_visible_to_everybody() -> None:
    laid = table("halicarnassus giza rhodes").player(0, cards="2*wood", stages="1").deck(2, "coin gear gear gear")
    state = play(laid.state(), "take left", "look right", "keep coin")
    assert [ARCHITECTS.view(state, seat).cities[2].deck.top for seat in EVERYBODY] == ["gear"] * 4
