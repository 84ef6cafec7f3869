"""What people are told beyond the view: figures counted by hand at prepared tables, and what then really happens."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.game import State
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import CatMoved, Flipped, TokenTaken, Took
from mirabilia.games.architects.outlook import Buildable, Consequence, Need, Outlook
from tests.kit.architects.positions import positions, random_position
from tests.kit.architects.table import Table, table
from tests.kit.depth import examples


def leads_to(state: State, move: str) -> Consequence:
    """Return what an option of the active player would lead to."""
    (seat,) = ARCHITECTS.waiting(state)
    decision = ARCHITECTS.decision(state, seat)
    options = [ARCHITECTS.write_move(option.move) for option in decision.options]
    return dict(zip(options, ARCHITECTS.consequences(state, decision), strict=True))[move]


def choose(state: State, move: str) -> State:
    """Let the active player choose."""
    (seat,) = ARCHITECTS.waiting(state)
    return ARCHITECTS.choose(state, seat, ARCHITECTS.parse_move(move)).state


def three_piles() -> Table:
    """Lay out a turn in which each deck leads to something else: a stage, a token, a battle."""
    return (
        table("babylon alexandria giza")
        .player(0, cards="wood stone compass blue2cat red0", stages="1 2", tokens="crafts")
        .player(1, cards="2*papyrus blue3 red0")
        .player(2, cards="2*brick 2*red0", stages="1 2", victories=1)
        .top(0, "glass")
        .top(2, "compass")
        .top_of_centre("red1")
        .flipped(2)
    )


def test_a_card_that_completes_a_cost_tells_the_stage_and_what_is_spent() -> None:
    told = leads_to(three_piles().state(), "take left")
    assert told == Consequence(
        cards=("glass",),
        draws=1,  # by Crafts
        builds=(Buildable(3, points=5, mandatory=True, spent=("wood", "stone", "glass")),),
        needs=(Need(3, 3, "different", 3, 0, missing=0, fitting=(), held=("wood", "stone", "glass")),),
    )


def test_a_second_symbol_tells_of_a_token() -> None:
    assert leads_to(three_piles().state(), "take right") == Consequence(
        cards=("compass",), sets=(("compass", "compass"),)
    )


def test_a_symbol_without_a_set_tells_what_one_more_card_would_make_one() -> None:
    alone = table("babylon giza").top(0, "gear").top(1, "tablet").player(0, cards="wood")
    assert leads_to(alone.state(), "take left") == Consequence(cards=("gear",), completing=("gear",))
    second = alone.player(0, cards="gear")
    assert leads_to(second.state(), "take right") == Consequence(
        cards=("tablet",),
        completing=("compass", "gear", "tablet"),  # two of a kind or three that differ
    )


def test_symbols_are_worth_nothing_once_all_tokens_are_gone() -> None:
    state = table("babylon giza").top(0, "gear").open("").stack("").state()
    assert leads_to(state, "take left") == Consequence(cards=("gear",))


def test_the_last_horn_tells_of_the_battle_and_how_it_stands() -> None:
    told = leads_to(three_piles().cat(0).state(), "take centre")
    assert told == Consequence(cards=("red1",), flipped=1, battle=True, shields=2, victories=(1, 0, 1), battle_points=3)


def test_nothing_is_told_of_a_card_that_the_player_has_not_seen() -> None:
    assert leads_to(three_piles().state(), "take centre") == Consequence(known=False)
    assert leads_to(three_piles().cat(1).state(), "take centre") == Consequence(known=False)


def test_points_now_and_what_each_next_stage_needs_are_told_for_every_city() -> None:
    mine, left, right = ARCHITECTS.outlooks(three_piles().cat(0).state())
    assert (mine.points, mine.categories) == (7, {"wonder": 3, "cat": 2, "civilian": 2})
    assert mine.needs == (Need(3, 3, "different", 2, 0, 1, ("brick", "papyrus", "glass"), held=("wood", "stone")),)
    assert left.needs == (Need(1, 2, "different", 1, 0, 1, ("wood", "stone", "brick", "glass"), held=("papyrus",)),)
    assert (right.points, right.categories) == (12, {"wonder": 9, "military": 3})


def test_equal_resources_need_more_of_the_same_kind_and_coins_help() -> None:
    state = table("babylon giza").player(0, cards="brick coin", stages="1").state()
    (need,) = ARCHITECTS.outlooks(state)[0].needs
    assert need == Need(2, 2, "identical", grey=1, coins=1, missing=0, fitting=("brick",), held=("brick",))
    state = table("babylon giza").player(0, stages="1").state()
    (need,) = ARCHITECTS.outlooks(state)[0].needs
    assert need.missing == 2
    assert len(need.fitting) == 5


def test_only_cards_that_go_together_count_towards_a_stage() -> None:
    equal = table("babylon giza").player(0, cards="wood 2*glass brick", stages="1").state()
    assert ARCHITECTS.outlooks(equal)[0].needs[0].held == ("glass", "glass")
    different = table("babylon giza").player(0, cards="3*papyrus wood", stages="1 2").state()
    assert ARCHITECTS.outlooks(different)[0].needs[0].held == ("wood", "papyrus")


def test_a_blue_card_with_a_cat_brings_the_cat_and_its_points() -> None:
    state = table("babylon giza").top(0, "blue2cat").cat(1).state()
    told = leads_to(state, "take left")
    assert told == Consequence(cards=("blue2cat",), points=4, categories={"cat": 2, "civilian": 2}, cat=True)


def test_where_several_cards_could_pay_none_is_named() -> None:
    state = table("babylon giza").player(0, cards="wood stone").top(0, "brick").state()
    (build,) = leads_to(state, "take left").builds
    assert build == Buildable(1, points=3, mandatory=True)  # any two of three


def test_tokens_tell_their_points_and_the_stack_nothing() -> None:
    state = choose(three_piles().player(0, tokens="education").open("decor tactics culture").state(), "take right")
    assert leads_to(state, "research compass compass decor").points == 4 + 2  # and two for Education
    tactics = leads_to(state, "research compass compass tactics")
    assert (tactics.token, tactics.shields, tactics.victories, tactics.battle) == ("tactics", 3, (2, 0, 1), False)
    assert leads_to(state, "research compass compass ?") == Consequence(known=False)


def test_the_end_of_a_turn_tells_its_battle() -> None:
    laid = table("giza babylon rhodes").player(0, cards="red0", tokens="propaganda").top(0, "red1").flipped(2)
    told = leads_to(choose(laid.state(), "take left"), "end")
    assert (told.battle, told.victories, told.points, told.battle_points) == (True, (2, 0, 0), 6, 0)


def test_the_last_stage_tells_that_the_game_ends() -> None:
    laid = table("giza babylon").player(0, cards="wood stone brick papyrus", stages="1 2 3 4").top(0, "glass")
    state = laid.state()
    assert not leads_to(state, "take left").ends
    built = leads_to(choose(state, "take left"), "build 5 wood stone brick papyrus")
    assert built == Consequence(points=8, categories={"wonder": 8}, ends=True)


def test_building_tells_the_effect_that_follows() -> None:
    state = table("babylon giza").player(0, cards="2*wood 2*stone", stages="1").top(0, "wood").state()
    state = choose(state, "take left")
    assert leads_to(state, "build 2 stone stone").effect == "take_token"


@given(positions(), st.data())
@examples(80)
def test_what_is_told_happens(state: State, data: st.DataObject) -> None:
    for seat in ARCHITECTS.waiting(state):
        decision = ARCHITECTS.decision(state, seat)
        options, told = decision.options, ARCHITECTS.consequences(state, decision)
        number = data.draw(st.integers(0, len(options) - 1))
        step, one = ARCHITECTS.choose(state, seat, options[number].move), told[number]
        took = [event.card for event in step.events if isinstance(event, Took)]
        assert tuple(took[: len(one.cards)]) == one.cards
        assert one.token is None or one.token in [e.token for e in step.events if isinstance(e, TokenTaken)]
        assert not one.cat or any(isinstance(event, CatMoved) for event in step.events)
        assert not one.flipped or any(isinstance(event, Flipped) for event in step.events)


@given(positions())
@examples(80)
def test_categories_add_up_to_points(state: State) -> None:
    told: list[Outlook | Consequence] = list(ARCHITECTS.outlooks(state))
    for seat in ARCHITECTS.waiting(state):
        told += ARCHITECTS.consequences(state, ARCHITECTS.decision(state, seat))
    assert all(sum(one.categories.values()) == one.points for one in told)


def test_after_the_end_the_result_says_it_all() -> None:
    state = random_position(3, seed=1, moves=10_000)
    assert ARCHITECTS.result(state)
    assert ARCHITECTS.outlooks(state) == ()
