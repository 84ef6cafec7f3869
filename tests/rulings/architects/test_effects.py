"""What stages do when they are built, A09."""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia.core.errors import MoveError
from mirabilia.games.architects.model import Declined, Looked, StageBuilt, TokenTaken, Took
from tests.kit.architects.play import active, cards, decision, options, play, player, told, view
from tests.kit.architects.table import Table, table

PAID = "2*stone"
"""Pays for a second stage once the first stands."""
ASKING = ["alexandria", "babylon", "ephesus", "halicarnassus", "olympia"]
"""Wonders whose second stage has an effect to be used or declined."""


def built(wonder: str, others: str = "giza rhodes", seed: int = 0) -> Table:
    """Return a table where seat 0 builds the second stage as soon as a card is taken."""
    return table(f"{wonder} {others}", seed=seed).player(0, cards=PAID, stages="1")


# Used or declined at once, or skipped


@pytest.mark.parametrize("wonder", ASKING)
def test_a09_an_effect_is_used_or_declined_before_anything_else(wonder: str) -> None:
    laid = built(wonder).player(0, cards="2*gear", tokens="urbanism").top(0, "wood")
    state = play(laid.state(), "take left", "build 2 stone stone")
    assert (decision(state).kind, view(state).phase) == ("effect", "using")
    assert not any(move.split()[0] in ("research", "draw", "build", "end") for move in options(state))
    after = play(state, "decline")
    assert len(options(after, "research")) == 4
    assert len(options(after, "draw")) == 3


@pytest.mark.parametrize("wonder", ASKING)
def test_a09_an_effect_can_be_declined_and_is_gone(wonder: str) -> None:
    laid = built(wonder)
    assert Declined(0) in told(laid.state(), "take left", "decline")
    state = play(laid.state(), "take left", "decline")
    assert (active(state), player(state, 0).cards, player(state, 0).tokens) == (1, {"blue3": 1}, ())


@pytest.mark.parametrize("wonder", ASKING)
def test_a09_an_effect_that_can_do_nothing_is_skipped_unasked(wonder: str) -> None:
    laid = built(wonder)
    if wonder == "babylon":
        laid.open("").stack("")
    elif wonder == "ephesus":
        laid.centre("")
    else:  # the card of the turn is the last of the left deck, and the right one is empty
        laid.deck(0, "blue3").deck(2, "")
    if wonder == "alexandria":
        laid.deck(1, "").centre("")
    events = told(laid.state(), "take left")
    assert len([event for event in events if isinstance(event, StageBuilt)]) == 1
    assert not any(isinstance(event, Declined | Looked | TokenTaken) for event in events)
    state = play(laid.state(), "take left")
    assert (active(state), view(state).phase) == ((0, "over") if wonder == "alexandria" else (1, "taking"))


@pytest.mark.parametrize("wonder", ["giza", "rhodes"])
def test_a09_wonders_without_such_effects_never_ask(wonder: str) -> None:
    laid = table(f"{wonder} olympia").player(0, cards="14*coin")
    kinds = set()
    state = play(laid.state(), "take left")
    while active(state) == 0 and view(state).phase != "over":
        kinds.add(decision(state).kind)
        state = play(state, options(state)[0])
    assert (kinds <= {"act"}, len(player(state, 0).stages)) == (True, 5)


def test_a09_a_stage_without_an_effect_asks_nothing() -> None:
    state = play(table("alexandria giza").player(0, cards="wood stone").state(), "take left")
    assert (active(state), player(state, 0).stages) == (1, (1,))


# Halicarnassus


def test_a09_halicarnassus_looks_at_the_left_or_right_deck_or_declines_before_looking() -> None:
    state = play(built("halicarnassus").state(), "take left")
    assert options(state) == ["look left", "look right", "decline"]
    assert view(state, 0).looked == ()


def test_a09_halicarnassus_keeps_one_of_five_cards_and_cannot_decline_any_more() -> None:
    laid = built("halicarnassus").top(2, "wood gear gear coin red0 tablet")
    state = play(laid.state(), "take left", "look right")
    assert options(state) == ["keep wood", "keep gear", "keep coin", "keep red0"]  # not the sixth, and gear once
    assert view(state, 0).looked == ("wood", "gear", "gear", "coin", "red0")
    with pytest.raises(MoveError):
        play(state, "decline")
    assert cards(play(state, "keep coin"), 0) == {"coin": 1}
    after = play(state, "keep gear")
    assert (cards(after, 0), player(after, 2).deck.cards["gear"]) == ({"gear": 1}, 1)


def test_a09_halicarnassus_looks_at_the_own_deck_without_the_card_just_taken() -> None:
    laid = built("halicarnassus").top(0, "papyrus wood gear gear coin red0 tablet")
    state = play(laid.state(), "take left", "look left")
    assert view(state, 0).looked == ("wood", "gear", "gear", "coin", "red0")


def test_a09_halicarnassus_looks_at_all_cards_if_there_are_fewer_than_five() -> None:
    laid = built("halicarnassus").deck(2, "wood gear")
    state = play(laid.state(), "take left", "look right")
    assert (view(state, 0).looked, options(state)) == (("wood", "gear"), ["keep wood", "keep gear"])
    state = play(state, "keep gear")
    assert (cards(state, 0), player(state, 2).deck.cards) == ({"gear": 1}, {"wood": 1})


def test_a09_halicarnassus_keeps_the_only_card_of_a_deck() -> None:
    state = play(built("halicarnassus").deck(2, "gear").state(), "take left", "look right")
    assert (cards(state, 0), player(state, 2).deck.count, player(state, 2).deck.top) == ({"gear": 1}, 0, None)


def test_a09_halicarnassus_cannot_look_at_an_empty_deck() -> None:
    assert options(play(built("halicarnassus").deck(2, "").state(), "take left")) == ["look left", "decline"]


def test_a09_the_look_is_private() -> None:
    laid = built("halicarnassus").top(2, "wood gear gear coin red0 tablet")
    state = play(laid.state(), "take left", "look right")
    assert [view(state, seat).looked for seat in (None, 1, 2)] == [(), (), ()]
    assert [view(state, seat).looked_deck for seat in (None, 0, 1, 2)] == [2] * 4, "everyone sees whose deck it is"
    look = next(event for event in told(laid.state(), "take left", "look right") if isinstance(event, Looked))
    assert look.seen_by(0) == Looked(0, 2, ("wood", "gear", "gear", "coin", "red0"))
    assert [look.seen_by(seat) for seat in (None, 1, 2)] == [Looked(0, 2, None)] * 3


def test_a09_the_kept_card_is_public() -> None:
    laid = built("halicarnassus").top(2, "wood gear gear coin red0")
    events = told(laid.state(), "take left", "look right", "keep coin")
    took = next(event for event in events if isinstance(event, Took) and event.why == "look")
    assert [took.seen_by(seat) for seat in (None, 0, 1, 2)] == [Took(0, "coin", 2, "look")] * 4


def test_a09_the_whole_rest_of_the_deck_is_shuffled() -> None:
    """Cards below the five come to the top too, each about as often as the others."""
    tops: Counter[str | None] = Counter()
    for seed in range(200):
        laid = built("halicarnassus", seed=seed).deck(2, "wood gear tablet coin red0 glass papyrus")
        state = play(laid.state(), "take left", "look right", "keep coin")
        deck = player(state, 2).deck
        assert deck.cards == {"wood": 1, "gear": 1, "tablet": 1, "red0": 1, "glass": 1, "papyrus": 1}
        tops[deck.top] += 1
    assert set(tops) == {"wood", "gear", "tablet", "red0", "glass", "papyrus"}
    assert min(tops.values()) > 200 / 6 / 2


def test_a09_every_look_shuffles_anew() -> None:
    """Two looks at identical decks leave them in different orders."""
    tops = []
    deck = "coin wood gear tablet red0 glass papyrus"
    for seed in range(10):
        laid = built("halicarnassus", "giza", seed=seed).player(0, cards="3*brick").deck(0, deck).deck(1, deck)
        state = play(laid.state(), "take centre")
        assert options(state, "build") == ["build 2 stone stone", "build 2 brick brick"]
        state = play(state, "build 2 stone stone", "look right", "keep coin", "look left", "keep coin")
        tops.append([player(state, seat).deck.top for seat in (0, 1)])
    assert any(mine != yours for mine, yours in tops)


def test_a09_declining_shuffles_nothing() -> None:
    laid = built("halicarnassus").top(2, "wood gear tablet")
    assert player(play(laid.state(), "take left", "decline"), 2).deck.top == "wood"


# Olympia


def test_a09_olympia_takes_the_top_of_left_and_right_deck() -> None:
    laid = built("olympia").top(0, "blue3 wood coin").top(1, "red0").top(2, "glass coin").top_of_centre("red0")
    state = play(laid.state(), "take left")
    assert options(state) == ["use", "decline"]
    assert cards(play(state, "use"), 0) == {"wood": 1, "glass": 1}


def test_a09_olympia_does_nothing_between_the_two_cards() -> None:
    """Neither the pair of gears nor the draw of the first card comes before the second."""
    laid = built("olympia").player(0, cards="gear", tokens="urbanism science").top(0, "blue3 gear").top(2, "wood")
    state = play(laid.state(), "take left", "use")
    assert (cards(state, 0), view(state).draws) == ({"gear": 2, "wood": 1}, 2)


def test_a09_olympia_gets_the_same_in_either_order() -> None:
    laid = built("olympia").top(0, "blue3 red2").top(2, "blue2cat").flipped(1)
    here = play(laid.state(), "take left", "use")
    there = play(laid.top(0, "blue3 blue2cat").top(2, "red2").state(), "take left", "use")
    assert (player(here, 0).cards, player(here, 0).victories) == (player(there, 0).cards, player(there, 0).victories)
    assert (view(here).cat, view(here).peace) == (view(there).cat, view(there).peace) == (0, 3)


@pytest.mark.parametrize(("empty", "card"), [(0, "glass"), (2, "wood")])
def test_a09_olympia_skips_an_empty_deck(empty: int, card: str) -> None:
    laid = built("olympia").top(0, "wood").top(2, "glass").deck(empty, "")
    state = play(laid.state(), "take centre", "use")
    assert cards(state, 0) == {card: 1}


# Alexandria, Ephesus, Babylon, Rhodes


def test_a09_alexandria_takes_the_top_of_any_deck_on_the_table() -> None:
    laid = built("alexandria", "giza rhodes olympia babylon").top_of_centre("tablet").deck(3, "")
    for seat, card in ((1, "wood"), (2, "coin"), (4, "gear")):
        laid.top(seat, card)
    state = play(laid.state(), "take left")
    assert options(state) == ["from 0", "from 1", "from 2", "from 4", "from centre", "decline"]
    for move, card in (("from 1", "wood"), ("from 2", "coin"), ("from 4", "gear"), ("from centre", "tablet")):
        assert cards(play(state, move), 0) == {card: 1}
    assert player(play(state, "from 0"), 0).cards == {"blue3": 2}


def test_a09_ephesus_takes_the_top_of_the_central_deck() -> None:
    state = play(built("ephesus").top_of_centre("tablet gear").state(), "take left")
    assert options(state) == ["use", "decline"]
    assert cards(play(state, "use"), 0) == {"tablet": 1}


def test_a09_babylon_takes_a_progress_token() -> None:
    laid = built("babylon").open("decor tactics culture").stack("economy politics")
    state = play(laid.state(), "take left")
    assert options(state) == ["token decor", "token tactics", "token culture", "token ?", "decline"]
    after = play(state, "token tactics")
    assert (player(after, 0).tokens, player(after, 0).shields) == (("tactics",), 2)
    assert view(after).open_tokens == ("decor", "economy", "culture")
    assert player(play(state, "token ?"), 0).tokens == ("economy",)


def test_a09_babylon_gives_up_no_symbols() -> None:
    state = play(built("babylon").player(0, cards="gear").state(), "take left", "token ?")
    assert cards(state, 0) == {"gear": 1}


def test_a09_rhodes_adds_a_shield_for_good() -> None:
    laid = table("rhodes giza olympia").player(0, cards="2*wood").player(1, cards="red0")
    state = play(laid.state(), "take left")
    assert (active(state), player(state, 0).stages, player(state, 0).shields) == (1, (2,), 1)
    fought = play(laid.top(1, "red2").flipped(1).state(), "take left", "take left")
    assert (view(fought).peace, player(fought, 0).shields) == (3, 1)


def test_a09_the_second_stage_with_an_effect_asks_again() -> None:
    laid = table("alexandria giza").player(0, cards="3*wood", stages="1 2 3").top(1, "coin")
    assert cards(play(laid.state(), "take left", "from 1"), 0) == {"coin": 1}
