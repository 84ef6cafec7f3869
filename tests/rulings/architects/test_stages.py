"""Stages: which can be built, A01, and what must be paid, A02."""

from __future__ import annotations

import pytest

from mirabilia.core.errors import MoveError, SetupError
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import CardsMissing, Refusal, StageBuilt, StagesMissing
from tests.kit.architects.play import active, cards, decision, options, play, player, told, view
from tests.kit.architects.table import table

PLENTY = "4*wood 4*stone 4*brick 4*papyrus 4*glass"
"""Enough to pay for any stage."""

# A01: stages, the table and the first player


def available(wonder: str, built: str) -> str:
    """Return the stages that a player with plenty of resources may build next."""
    other = "rhodes" if wonder == "giza" else "giza"
    laid = table(f"{wonder} {other}").player(0, cards=PLENTY, stages=" ".join(built))
    moves = options(play(laid.state(), "take left"), "build")
    return "".join(sorted({move.split()[1] for move in moves}))


def orders(wonder: str, built: str = "") -> list[str]:
    """Return every order in which a wonder can be finished."""
    if len(built) == 5:
        return [built]
    return [order for stage in available(wonder, built) for order in orders(wonder, built + stage)]


@pytest.mark.parametrize(
    ("wonder", "legal"),
    [
        ("alexandria", "12345"),
        ("babylon", "12345 12354"),
        ("ephesus", "12345 12435 13245 13425 14235 14325"),
        ("giza", "12345"),
        ("halicarnassus", "12345 12435"),
        ("olympia", "12345 13245"),
        ("rhodes", "12345 21345"),
    ],
)
def test_a01_a_wonder_grows_in_its_legal_orders_only(wonder: str, legal: str) -> None:
    assert sorted(orders(wonder)) == legal.split()


def test_a01_a_stage_waits_for_all_it_requires() -> None:
    state = play(table("ephesus giza").player(0, cards="wood stone brick papyrus", stages="1 2 3").state(), "take left")
    assert active(state) == 1  # stage 4 is not paid for, and stage 5 waits for it
    laid = table("ephesus giza").player(0, cards="wood stone brick 2*papyrus", stages="1 2 4")
    state = play(laid.state(), "take left")
    assert {move.split()[1] for move in options(state, "build")} == {"3"}
    assert Refusal(5, StagesMissing((3,))) in decision(state).refusals


def test_a01_with_several_stages_available_the_player_chooses() -> None:
    state = play(table("ephesus giza").player(0, cards="3*wood stone glass", stages="1").state(), "take left")
    assert options(state) == ["build 2 wood wood", "build 3 wood stone glass", "build 4 wood wood wood"]
    assert player(play(state, "build 4 wood wood wood"), 0).stages == (1, 4)


def test_a01_a_stage_is_built_once() -> None:
    assert available("rhodes", "1") == "2"
    assert available("rhodes", "12") == "3"


def test_a01_the_wonders_at_a_table_are_all_different() -> None:
    with pytest.raises(SetupError, match="giza appears twice"):
        ARCHITECTS.parse_setup("giza rhodes giza")
    for seed in range(30):
        assert len(set(ARCHITECTS.draw_setup(7, seed).wonders)) == 7
        wonders = ARCHITECTS.draw_setup(5, seed, "? giza ? rhodes").wonders
        assert (len(set(wonders)), wonders[1], wonders[3]) == (5, "giza", "rhodes")


def test_a01_the_first_player_is_part_of_the_setup_and_seat_0_unless_said() -> None:
    for setup, first in (("giza rhodes olympia", 0), ("giza rhodes olympia first=2", 2)):
        state = ARCHITECTS.start(ARCHITECTS.parse_setup(setup), seed=1)
        assert (ARCHITECTS.waiting(state), view(state).turn) == ((first,), 1)


def test_a01_nothing_is_built_before_the_card_of_the_turn_is_taken() -> None:
    state = table().player(0, cards="wood stone brick 2*gear").state()
    assert options(state) == ["take left", "take right", "take centre"]
    for early in ("build 1 wood stone", "research gear gear decor", "end"):
        with pytest.raises(MoveError, match="not an option"):
            play(state, early)


# A02: what must be built, and with what


def test_a02_who_can_pay_must_build() -> None:
    state = play(table().player(0, cards="wood stone brick").state(), "take left")
    assert options(state) == ["build 1 wood stone", "build 1 wood brick", "build 1 stone brick"]
    assert all(option.mandatory for option in decision(state).options)
    with pytest.raises(MoveError, match="'end' is not an option"):
        play(state, "end")


def test_a02_the_card_just_taken_pays_too() -> None:
    state = play(table().player(0, cards="wood").top(0, "stone").state(), "take left")
    assert (player(state, 0).stages, cards(state, 0)) == ((1,), {})


def test_a02_who_cannot_pay_builds_nothing() -> None:
    state = play(table().player(0, cards="2*wood").state(), "take left")
    assert (active(state), player(state, 0).stages, cards(state, 0)) == (1, (), {"wood": 2})


def test_a02_building_is_mandatory_again_and_again() -> None:
    state = play(table().player(0, cards="wood stone 2*brick").state(), "take left")
    twice = told(state, "build 1 wood stone")
    assert [(e.stage, e.spent) for e in twice if isinstance(e, StageBuilt)] == [
        (1, ("wood", "stone")),
        (2, ("brick", "brick")),
    ]
    once = play(state, "build 1 wood brick")
    assert (player(once, 0).stages, cards(once, 0), active(once)) == ((1,), {"stone": 1, "brick": 1}, 1)


def test_a02_three_stages_in_one_turn() -> None:
    state = play(table().player(0, cards="7*coin").state(), "take left")
    assert (player(state, 0).stages, cards(state, 0)) == ((1, 2, 3), {})


def test_a02_a_coin_is_any_missing_resource() -> None:
    for held, paid in (("wood coin", (("wood",), 1)), ("2*wood coin", (("wood",), 1)), ("2*coin", ((), 2))):
        built = [e for e in told(table().player(0, cards=held).state(), "take left") if isinstance(e, StageBuilt)]
        assert [(e.spent, e.coins) for e in built] == [paid]


def test_a02_coins_replace_missing_resources_only() -> None:
    state = play(table().player(0, cards="wood stone 2*coin").state(), "take left")
    assert player(state, 0).stages == (1, 2)  # wood and stone for the first, so that two coins are left
    state = table().player(0, cards="wood stone coin", stages="1").state()
    assert options(play(state, "take left")) == ["build 2 wood +1", "build 2 stone +1"]
    state = play(table().player(0, cards="2*wood stone coin", stages="1").state(), "take left")
    assert cards(state, 0) == {"stone": 1, "coin": 1}  # two wood are there: no coin is spent


def test_a02_among_payments_with_the_fewest_coins_the_player_chooses_the_cards() -> None:
    state = table().player(0, cards="wood stone brick glass coin", stages="1 2").state()
    assert options(play(state, "take left")) == [
        "build 3 wood stone brick",
        "build 3 wood stone glass",
        "build 3 wood brick glass",
        "build 3 stone brick glass",
    ]
    state = table().player(0, cards="3*wood 2*glass stone coin", stages="1").state()
    assert options(play(state, "take left")) == ["build 2 wood wood", "build 2 glass glass"]
    state = table().player(0, cards="2*wood 2*glass stone 3*coin", stages="1 2 3").state()
    assert options(play(state, "take left")) == ["build 4 wood wood +1", "build 4 glass glass +1"]


def test_a02_the_fewest_coins_are_those_of_the_chosen_stage() -> None:
    state = play(table("rhodes giza").player(0, cards="2*wood coin").state(), "take left")
    assert options(state) == ["build 1 wood +1", "build 2 wood wood"]
    assert cards(play(state, "build 1 wood +1"), 0) == {"wood": 1}


def test_a02_what_was_paid_is_out_of_the_game() -> None:
    state = play(table().player(0, cards="wood stone coin").state(), "take left")
    assert view(state).discards == {"wood": 1, "stone": 1}


def test_a02_building_and_science_come_in_the_order_the_player_likes() -> None:
    state = play(table().player(0, cards="wood stone 2*gear").state(), "take left")
    assert options(state, "build") == ["build 1 wood stone"]
    assert len(options(state, "research")) == 4
    assert options(state, "end") == []
    after = play(state, "research gear gear decor")
    assert (player(after, 0).stages, player(after, 0).tokens, active(after)) == ((1,), ("decor",), 1)


def test_a02_a_decision_says_what_a_stage_lacks() -> None:
    state = play(table().player(0, cards="2*gear wood stone coin", stages="1 2 3").state(), "take left")
    assert decision(state).refusals == (
        Refusal(4, CardsMissing(needed=3, kind="identical", grey=1, coins=1)),
        Refusal(5, StagesMissing((4,))),
    )
    state = play(table("rhodes giza").player(0, cards="2*gear stone").state(), "take left")
    assert decision(state).refusals[:3] == (
        Refusal(1, CardsMissing(needed=2, kind="different", grey=1, coins=0)),
        Refusal(2, CardsMissing(needed=2, kind="identical", grey=1, coins=0)),
        Refusal(3, StagesMissing((1, 2))),
    )
