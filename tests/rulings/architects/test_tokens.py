"""Cards gained in any way, A06; what progress tokens do, A07."""

from __future__ import annotations

import pytest

from mirabilia.games.architects.model import DrawAllowed, StageBuilt, Took
from tests.kit.architects.play import active, cards, decision, options, play, player, sheet, told, view
from tests.kit.architects.table import table

# A06: every card gained counts as taken

WAYS = [
    pytest.param("giza", "", "", "jewelry", "draw right", id="by a token"),
    pytest.param("alexandria", "1", "2*brick", "", "from 1", id="by Alexandria"),
    pytest.param("ephesus", "1", "2*brick", "", "use", id="by Ephesus"),
    pytest.param("olympia", "1", "2*brick", "", "use", id="by Olympia"),
    pytest.param("halicarnassus", "1", "2*brick", "", "look right|keep CARD", id="by Halicarnassus"),
]
"""A wonder, its stages, cards and token, and the moves that gain a card after the stone of the turn."""


@pytest.mark.parametrize(("wonder", "stages", "held", "token", "moves"), WAYS)
@pytest.mark.parametrize("card", ["red0", "blue2cat", "red2", "glass", "gear"])
def test_a06_a_card_gained_in_whatever_way_counts_as_taken(
    wonder: str, stages: str, held: str, token: str, moves: str, card: str
) -> None:
    """The Cat moves, horns flip tokens, another token allows a draw, a pair of symbols is to be given up."""
    laid = table(f"{wonder} rhodes").top(0, "stone").top(1, card).top_of_centre(card)
    laid.player(0, cards=f"gear {held}", stages=stages, tokens=f"{token} crafts")
    state = play(laid.state(), "take left", *moves.replace("CARD", card).split("|"))
    assert (view(state).cat == 0) == (card == "blue2cat")
    assert view(state).peace == (1 if card == "red2" else 3)
    assert (active(state) == 0) == (card in ("glass", "gear"))
    assert (view(state).draws == 1) == (card == "glass")
    assert (active(state) == 0 and options(state, "research gear gear") != []) == (card == "gear")


def test_a06_a_drawn_card_that_pays_for_a_stage_must_be_used() -> None:
    laid = table().player(0, tokens="urbanism").top(0, "wood stone")
    built = [event for event in told(laid.state(), "take left", "draw left") if isinstance(event, StageBuilt)]
    assert [(event.stage, event.spent) for event in built] == [(1, ("wood", "stone"))]


def test_a06_a_card_of_an_effect_that_pays_for_a_stage_must_be_used() -> None:
    laid = table("ephesus giza").player(0, cards="2*wood stone brick", stages="1").top_of_centre("glass")
    state = play(laid.state(), "take left", "build 2 wood wood", "use")
    assert (player(state, 0).stages, cards(state, 0)) == ((1, 2, 3), {})


# A07: drawing tokens

TRIGGERS = {
    "urbanism": ["wood", "brick"],
    "crafts": ["papyrus", "glass"],
    "jewelry": ["stone", "coin"],
    "science": ["compass", "gear", "tablet"],
    "propaganda": ["red1", "red2"],
}
GREY = ["wood", "stone", "brick", "papyrus", "glass"]
CARDS = [*GREY, "coin", "blue3", "blue2cat", "compass", "gear", "tablet", "red0", "red1", "red2"]


@pytest.mark.parametrize("token", TRIGGERS)
@pytest.mark.parametrize("card", CARDS)
def test_a07_a_drawing_token_works_for_its_cards_only(token: str, card: str) -> None:
    state = play(table().player(0, tokens=token).top(0, f"{card} blue3").state(), "take left")
    if card in TRIGGERS[token]:
        assert options(state) == ["draw left", "draw right", "draw centre", "end"]
        assert (view(state).draws, view(state).spent) == (1, (token,))
    else:
        assert (active(state), view(state).spent) == (1, ())


def test_a07_a_drawing_token_of_another_player_does_nothing() -> None:
    assert active(play(table().player(1, tokens="urbanism").top(0, "wood").state(), "take left")) == 1


def test_a07_an_extra_draw_chooses_from_the_same_three_decks() -> None:
    laid = table(players=4).player(0, tokens="urbanism").top(0, "wood glass").top(3, "coin").top_of_centre("tablet")
    state = play(laid.state(), "take left")
    for move, card in (("draw left", "glass"), ("draw right", "coin"), ("draw centre", "tablet")):
        events = told(state, move)
        assert [event.card for event in events if isinstance(event, Took)] == [card]


def test_a07_an_extra_draw_is_optional() -> None:
    state = play(table().player(0, tokens="urbanism").top(0, "wood").state(), "take left")
    assert not any(option.mandatory for option in decision(state).options)
    state = play(state, "end")
    assert (active(state), cards(state, 0)) == (1, {"wood": 1})


def test_a07_a_token_works_once_a_turn() -> None:
    state = play(table().player(0, tokens="urbanism").top(0, "wood wood wood").state(), "take left", "draw left")
    assert (active(state), cards(state, 0)) == (1, {"wood": 2})


def test_a07_a_token_works_again_in_the_next_turn() -> None:
    laid = table("giza rhodes").player(0, tokens="urbanism").top(0, "wood wood wood wood")
    state = play(laid.state(), "take left", "draw left", "take left", "take left")
    assert (active(state), view(state).draws) == (0, 1)


def test_a07_a_second_trigger_adds_nothing() -> None:
    laid = table("olympia giza").player(0, cards="2*glass", stages="1", tokens="urbanism").top(0, "blue3 wood")
    state = play(laid.top(1, "brick blue3").state(), "take left", "use")
    assert (cards(state, 0), view(state).draws) == ({"wood": 1, "brick": 1}, 1)
    assert active(play(state, "draw right")) == 1


def test_a07_different_tokens_allow_a_draw_each() -> None:
    laid = table().player(0, tokens="urbanism crafts").top(0, "wood papyrus blue3")
    state = play(laid.state(), "take left", "draw left")
    assert player(state, 0).stages == ()
    assert options(state) == ["build 1 wood papyrus", "draw left", "draw right", "draw centre"]


def test_a07_draws_add_up_until_they_are_used() -> None:
    laid = table("olympia giza").player(0, cards="2*stone", stages="1", tokens="urbanism crafts")
    state = play(laid.top(0, "blue3 wood").top(1, "glass").state(), "take left", "use")
    assert view(state).draws == 2
    state = play(state, "draw centre")
    assert (active(state), view(state).draws) == (0, 1)
    assert active(play(state, "draw centre")) == 1


def test_a07_an_extra_draw_can_wait_until_other_things_are_done() -> None:
    laid = table().player(0, cards="stone brick 2*gear", tokens="urbanism").top(0, "wood")
    state = play(laid.state(), "take left", "research gear gear decor", "build 1 stone brick")
    assert options(state) == ["draw left", "draw right", "draw centre", "end"]
    assert cards(play(state, "draw centre"), 0) == {"wood": 1}


def test_a07_an_extra_draw_can_come_before_what_is_mandatory() -> None:
    laid = table().player(0, cards="stone 2*gear", tokens="urbanism").top(0, "wood blue3").top_of_centre("gear")
    state = play(laid.state(), "take left", "draw centre")
    assert options(state, "build") == ["build 1 wood stone"]
    assert (cards(state, 0)["gear"], options(state, "end")) == (3, [])


def test_a07_an_extra_draw_lapses_at_the_end_of_the_turn() -> None:
    laid = table("giza rhodes").player(0, tokens="urbanism").top(0, "wood blue3")
    state = play(laid.state(), "take left", "end", "take left")
    assert (active(state), view(state).draws, options(state, "draw")) == (0, 0, [])
    assert active(play(state, "take left")) == 1


def test_a07_a_drawing_token_does_not_work_for_cards_taken_earlier_in_the_turn() -> None:
    laid = table().player(0, cards="gear").top(0, "gear").open("science decor politics")
    state = play(laid.state(), "take left", "research gear gear science")
    assert (active(state), player(state, 0).tokens) == (1, ("science",))


def test_a07_a_drawing_token_works_from_the_moment_it_is_taken() -> None:
    laid = table().player(0, cards="gear", tokens="science").top(0, "gear wood blue3").open("urbanism decor politics")
    state = play(laid.state(), "take left", "research gear gear urbanism")
    assert view(state).draws == 1
    state = play(state, "draw left")
    assert (cards(state, 0), view(state).draws, active(state)) == ({"wood": 1}, 1, 0)


def test_a07_a_draw_of_a_token_taken_earlier_is_told() -> None:
    events = told(table().player(0, tokens="jewelry").top(0, "coin").state(), "take left")
    assert events == [Took(0, "coin", 0, "turn"), DrawAllowed(0)]


def test_a07_architecture_allows_a_draw_when_a_stage_is_built() -> None:
    state = play(table().player(0, cards="wood stone", tokens="architecture").state(), "take left")
    assert (player(state, 0).stages, options(state)) == ((1,), ["draw left", "draw right", "draw centre", "end"])


def test_a07_a_second_stage_in_the_turn_allows_no_second_draw() -> None:
    laid = table().player(0, cards="4*coin", tokens="architecture")
    state = play(laid.state(), "take left")
    assert (player(state, 0).stages, view(state).draws) == ((1,), 1)
    state = play(state, "build 2 +2")
    assert (player(state, 0).stages, view(state).draws) == ((1, 2), 1)
    assert active(play(state, "draw centre")) == 1


def test_a07_architecture_does_not_work_for_stages_built_earlier_in_the_turn() -> None:
    laid = table("babylon giza").player(0, cards="2*wood", stages="1").open("architecture decor politics")
    state = play(laid.state(), "take left", "token architecture")
    assert (player(state, 0).tokens, active(state)) == (("architecture",), 1)
    laid.player(0, cards="stone brick glass")
    state = play(laid.state(), "take left", "token architecture")
    assert (player(state, 0).stages, view(state).draws, active(state)) == ((1, 2, 3), 1, 0)


def test_a07_building_tokens_work_from_the_moment_they_are_taken() -> None:
    laid = table().player(0, cards="gear coin").top(0, "gear").open("economy engineering decor")
    state = play(laid.state(), "take left", "research gear gear economy")
    assert options(state) == ["build 1 +1 economy", "end"]
    laid = table().player(0, cards="gear 2*wood").top(0, "gear").open("economy engineering decor")
    state = play(laid.state(), "take left", "research gear gear engineering")
    assert options(state) == ["build 1 wood wood engineering", "end"]


# A07: tokens that simply count


def test_a07_tactics_simply_counts() -> None:
    state = play(table().player(0, cards="2*gear").open("tactics decor politics").state(), "take left")
    state = play(state, "research gear gear tactics")
    assert (player(state, 0).shields, sheet(state, 0).progress) == (2, 0)


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("culture", 4),
        ("2*culture", 12),
        ("decor", 4),
        ("education", 2),
        ("education tactics urbanism", 6),
        ("education 2*culture", 6 + 12),
        ("politics", 0),
        ("strategy", 0),
        ("urbanism crafts jewelry science propaganda architecture economy engineering tactics", 0),
    ],
)
def test_a07_point_tokens_simply_count(tokens: str, points: int) -> None:
    assert sheet(table().player(0, tokens=tokens).state(), 0).progress == points


def test_a07_decor_is_worth_more_with_a_complete_wonder() -> None:
    assert sheet(table().player(0, tokens="decor", stages="1 2 3 4").state(), 0).progress == 4
    assert sheet(table().player(0, tokens="decor", stages="1 2 3 4 5").state(), 0).progress == 6


def test_a07_politics_counts_the_cats_on_blue_cards_not_the_cat() -> None:
    laid = table().player(0, tokens="politics", cards="3*blue2cat 2*blue3").player(1, cards="blue2cat")
    assert sheet(laid.cat(0).state(), 0).progress == 3


def test_a07_strategy_counts_victory_tokens() -> None:
    assert sheet(table().player(0, tokens="strategy", victories=4).player(1, victories=2).state(), 0).progress == 4
