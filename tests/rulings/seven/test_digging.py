"""Halicarnassus and the discard pile: S15 and S16."""

import msgspec
import pytest

from mirabilia.core.game import State
from mirabilia.games.seven.game import SEVEN
from tests.kit.seven.play import choose, coins, look, options, play_turn, prices, sheet
from tests.kit.seven.table import Table, table, with_hand


def halikarnassos(neighbours: str = "gizah-A rhodos-A") -> Table:
    """Lay a table where city 0 can build the second stage of Halicarnassus A, whose cost is 3 ore."""
    return table(f"halikarnassos-A {neighbours}").city(0, cards="foundry ore_vein", stages=1)


def digs(state: State) -> set[str]:
    """Return the cards city 0 may dig up; it must be its turn to dig."""
    assert (SEVEN.view(state, None).phase, SEVEN.waiting(state)) == ("digging", (0,))
    assert SEVEN.decision(state, 0).kind == "dig"
    return {option.removeprefix("dig ") for option in options(state, 0)} - {"decline"}


def test_s15_the_cards_sold_this_turn_are_in_the_pile() -> None:
    laid = halikarnassos().hand(0, "baths").hand(1, "altar").hand(2, "theater")
    state = play_turn(laid.state(), "stage baths", "sell altar", "sell theater")
    assert digs(state) == {"altar", "theater"}  # and not the card under the stage


def test_s15_the_whole_pile_is_there_from_all_ages() -> None:
    laid = halikarnassos().age(3).discards("tavern school tavern").hand(0, "palace").hand(1, "senate").hand(2, "arena")
    state = play_turn(laid.state(), "stage palace")
    assert digs(state) == {"tavern", "school", "senate", "arena"}


def test_s15_in_turn_6_the_leftover_cards_are_in_the_pile_the_own_one_too() -> None:
    laid = halikarnassos().turn(6).hand(0, "baths pawnshop").hand(1, "altar mine").hand(2, "theater stockade")
    state = play_turn(laid.state(), "stage baths", "sell altar", "build theater")
    assert digs(state) == {"pawnshop", "altar", "mine", "stockade"}


def test_s15_in_turn_6_babylons_seventh_card_comes_first() -> None:
    laid = halikarnassos("babylon-B rhodos-A").turn(6).city(1, stages=2)
    laid.hand(0, "baths pawnshop").hand(1, "altar mine").hand(2, "theater stockade")
    state = play_turn(laid.state(), "stage baths", "build altar", "build theater")
    assert SEVEN.waiting(state) == (1,)
    state = choose(state, 1, "sell mine")
    assert digs(state) == {"pawnshop", "mine", "stockade"}


def test_s15_a_card_babylon_builds_as_its_seventh_is_not_in_the_pile() -> None:
    laid = halikarnassos("babylon-B rhodos-A").turn(6).city(1, stages=2)
    laid.hand(0, "baths pawnshop").hand(1, "altar theater").hand(2, "clay_pool stockade")
    state = play_turn(laid.state(), "stage baths", "build altar", "build clay_pool")
    assert digs(choose(state, 1, "build theater")) == {"pawnshop", "stockade"}


def test_s15_it_comes_before_the_conflicts() -> None:
    laid = halikarnassos().turn(6).discards("barracks").hand(0, "baths pawnshop")
    state = play_turn(laid.state(), "stage baths")
    assert look(state, 0).victories == (0, 0, 0)
    state = choose(state, 0, "dig barracks")
    assert (look(state, 0).victories, look(state, 1).defeats, look(state, 2).defeats) == ((2, 0, 0), 1, 1)


def test_s15_the_card_is_free() -> None:
    state = play_turn(halikarnassos().discards("palace").hand(0, "baths").city(0, coins=0).state(), "stage baths")
    state = choose(state, 0, "dig palace")
    assert (look(state, 0).coins, sheet(state, 0).civilian) == (0, 8)
    assert "palace" in look(state, 0).cards


def test_s15_the_card_leaves_the_pile() -> None:
    state = play_turn(halikarnassos().discards("palace").hand(0, "baths").state(), "stage baths")
    assert SEVEN.view(state, None).discards == 3
    assert SEVEN.view(choose(state, 0, "dig palace"), None).discards == 2


@pytest.mark.parametrize(("card", "earned"), [("tavern", 5), ("vineyard", 2 + 1), ("haven", 2), ("arena", 3 * 2)])
def test_s15_immediate_coins_apply(card: str, earned: int) -> None:
    laid = halikarnassos().discards(card).city(1, cards="lumber_yard").hand(0, "baths")
    state = choose(play_turn(laid.state(), "stage baths"), 0, f"dig {card}")
    assert look(state, 0).coins == 3 + earned
    assert look(state, 0).income == 0  # the turn is over: they can be spent in the next


def test_s15_what_was_dug_up_works_from_the_next_turn_on() -> None:
    laid = halikarnassos("gizah-A rhodos-A").discards("clay_pool").hand(0, "baths")
    state = choose(play_turn(laid.state(), "stage baths"), 0, "dig clay_pool")
    assert prices(with_hand(state, 1, "guard_tower"), 1, "build guard_tower") == [(0, 2)]


def test_s15_the_player_may_decline() -> None:
    state = play_turn(halikarnassos().discards("palace").hand(0, "baths").state(), "stage baths")
    assert options(state, 0)[-1] == "decline"
    before = SEVEN.view(state, None)
    after = SEVEN.view(choose(state, 0, "decline"), None)
    assert (after.phase, after.turn) == ("choosing", 2)
    assert (after.cities[0].cards, after.discards) == (before.cities[0].cards, before.discards)


@pytest.mark.parametrize("discards", ["", "foundry ore_vein"])
def test_s15_with_nothing_to_build_there_is_no_decision(discards: str) -> None:
    laid = halikarnassos().discards(discards).hand(0, "baths").hand(1, "altar").hand(2, "theater")
    state = play_turn(laid.state(), "stage baths", "build altar", "build theater")
    assert (SEVEN.view(state, None).phase, SEVEN.view(state, None).turn) == ("choosing", 2)


def test_s15_a_dig_that_found_nothing_does_not_come_back() -> None:
    laid = halikarnassos().hand(0, "baths lumber_yard").hand(1, "altar mine").hand(2, "theater clay_pool")
    state = play_turn(laid.state(), "stage baths", "build altar", "build theater")
    state = play_turn(state)  # now there is something in the pile
    assert SEVEN.view(state, None).phase == "choosing"


def test_s15_a_dig_is_once_for_each_stage() -> None:
    laid = halikarnassos().discards("palace").hand(0, "baths mine")
    state = choose(play_turn(laid.state(), "stage baths"), 0, "decline")
    assert SEVEN.view(play_turn(state), None).phase == "choosing"


@pytest.mark.parametrize(
    ("stages", "cards", "points"),
    [(0, "ore_vein mine", 2), (1, "brickyard clay_pool", 2 + 1), (2, "glassworks_age1 press_age1", 2 + 1 + 0)],
)
def test_s15_every_stage_of_side_b_digs(stages: int, cards: str, points: int) -> None:
    laid = table("halikarnassos-B gizah-A rhodos-A").city(0, stages=stages, cards=cards, coins=0)
    state = play_turn(laid.discards("palace").hand(0, "baths").state(), "stage baths")
    assert "palace" in digs(state)
    state = choose(state, 0, "dig palace")
    assert (look(state, 0).stages, sheet(state, 0).wonder) == (stages + 1, points)


@pytest.mark.parametrize("stages", [0, 2])
def test_s15_the_other_stages_of_side_a_do_not_dig(stages: int) -> None:
    laid = table("halikarnassos-A gizah-A rhodos-A").city(0, stages=stages, cards="brickyard loom_age1")
    state = play_turn(laid.discards("palace").hand(0, "baths").state(), "stage baths")
    assert SEVEN.view(state, None).phase == "choosing"


def test_s15_it_changes_nobody_elses_turn() -> None:
    laid = halikarnassos().discards("palace").hand(0, "baths").hand(1, "altar").hand(2, "theater")
    state = choose(play_turn(laid.state(), "stage baths", "sell altar", "sell theater"), 0, "dig palace")
    assert coins(state) == [3, 6, 6]


# S16: who sees the pile


def secret_pile() -> State:
    """Return a state in which city 0 digs through a pile that holds a palace."""
    laid = halikarnassos().discards("palace").hand(0, "baths mine").hand(1, "altar stockade").hand(2, "tavern barracks")
    return play_turn(laid.state(), "stage baths", "sell altar", "sell tavern")


def test_s16_only_who_digs_sees_the_pile() -> None:
    state = secret_pile()
    assert sorted(SEVEN.view(state, 0).pile) == ["altar", "palace", "tavern"]
    for seat in (1, 2, None):
        view = SEVEN.view(state, seat)
        assert (view.pile, view.discards) == ((), 3)
        assert b"palace" not in msgspec.json.encode(view)


def test_s16_what_others_sold_is_face_down() -> None:
    state = secret_pile()
    seen = {seat: msgspec.json.encode(SEVEN.view(state, seat)) for seat in (0, 1, 2, None)}
    assert [seat for seat, view in seen.items() if b'"altar"' in view] == [0, 1]
    assert [seat for seat, view in seen.items() if b'"tavern"' in view] == [0, 2]


def test_s16_the_pile_is_seen_at_that_moment_only() -> None:
    before = halikarnassos().discards("palace").hand(0, "baths mine").state()
    after = choose(secret_pile(), 0, "decline")
    for state in (before, after):
        for seat in (0, 1, 2, None):
            assert SEVEN.view(state, seat).pile == ()
            assert b"palace" not in msgspec.json.encode(SEVEN.view(state, seat))


def test_s16_the_card_dug_up_is_seen_by_all() -> None:
    state = choose(secret_pile(), 0, "dig palace")
    assert "palace" in look(state, 0).cards
