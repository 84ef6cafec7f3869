"""Scoring: every category, and who wins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.game import Item, State
from mirabilia.core.kernel import plain, words
from mirabilia.games.architects.engine.layout import PLAYERS
from mirabilia.games.architects.engine.score import SHEET, rank, winners
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.sheet import CATEGORIES
from tests.kit.architects.play import play, result, sheet
from tests.kit.architects.positions import positions
from tests.kit.architects.table import Table, table

POINTS = {
    "alexandria": (4, 3, 6, 5, 7),
    "babylon": (3, 0, 5, 5, 7),
    "ephesus": (3, 3, 4, 5, 7),
    "giza": (4, 5, 6, 7, 8),
    "halicarnassus": (3, 3, 6, 5, 7),
    "olympia": (3, 2, 5, 5, 7),
    "rhodes": (4, 4, 5, 6, 7),
}


@pytest.mark.parametrize("wonder", POINTS)
@pytest.mark.parametrize("stage", range(1, 6))
def test_a_stage_is_worth_what_is_printed_on_it(wonder: str, stage: int) -> None:
    other = "rhodes" if wonder == "giza" else "giza"
    state = table(f"{wonder} {other}").player(0, stages=str(stage)).state()
    assert (sheet(state, 0).wonder, sheet(state, 0).total) == (POINTS[wonder][stage - 1],) * 2


def test_stages_add_up() -> None:
    assert sheet(table().player(0, stages="1 2 3 4 5").state(), 0).wonder == 30


def test_blue_cards_are_worth_three_or_two_with_a_cat() -> None:
    assert sheet(table().player(0, cards="2*blue3 3*blue2cat").state(), 0).civilian == 2 * 3 + 3 * 2


def test_the_cat_is_worth_two_to_who_has_it() -> None:
    state = table().cat(1).player(0, cards="blue2cat").state()
    assert [sheet(state, seat).cat for seat in range(3)] == [0, 2, 0]


def test_other_cards_are_worth_nothing() -> None:
    state = table().player(0, cards="wood stone brick papyrus glass coin compass gear tablet red0 red1 red2").state()
    assert sheet(state, 0).total == 0


def test_the_total_is_the_sum_of_all_categories() -> None:
    laid = table().player(0, stages="1 2", cards="blue3 blue2cat", victories=2, tokens="strategy politics culture")
    seen = sheet(laid.cat(0).state(), 0)
    assert (seen.wonder, seen.cat, seen.civilian, seen.military, seen.progress) == (9, 2, 5, 6, 2 + 1 + 4)
    assert (seen.total, seen.stages) == (9 + 2 + 5 + 6 + 7, 2)


# What a sheet is made of


def test_a_sheet_says_what_it_is_made_of() -> None:
    laid = table("babylon giza").player(0, stages="1 2", cards="blue3 3*blue2cat wood", victories=2)
    laid.player(1, stages="1 2 3 4 5", tokens="tactics decor politics strategy education culture culture", victories=1)
    state = laid.cat(0).state()
    assert set(ARCHITECTS.items(state, 0)) == {
        Item("wonder", "stage 1", 1, 3),
        Item("wonder", "stage 2", 1, 0),  # even a stage that is worth nothing
        Item("cat", "cat", 1, 2),
        Item("civilian", "blue3", 1, 3),
        Item("civilian", "blue2cat", 3, 6),
        Item("military", "victory", 2, 6),
    }
    theirs = [item for item in ARCHITECTS.items(state, 1) if item.category not in ("wonder", "military")]
    assert set(theirs) == {
        Item("progress", "tactics", 1, 0),
        Item("progress", "decor", 1, 6),
        Item("progress", "politics", 1, 0),
        Item("progress", "strategy", 1, 1),
        Item("progress", "education", 1, 2 * 7),
        Item("progress", "culture", 2, 12),
    }


@given(positions(), st.data())
def test_the_items_of_a_sheet_add_up_to_its_categories(state: State, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, int(state.words[PLAYERS]) - 1))
    items, seen = ARCHITECTS.items(state, seat), sheet(state, seat)
    for category in CATEGORIES:
        assert sum(item.points for item in items if category in (item.category, "total")) == getattr(seen, category)
    player = ARCHITECTS.view(state, None).cities[seat]
    assert [item.what for item in items if item.category == "wonder"] == [f"stage {stage}" for stage in player.stages]
    tokens = [item for item in items if item.category == "progress"]
    assert [item.what for item in tokens for _ in range(item.count)] == list(player.tokens)


# Who wins


def at_the_end(laid: Table) -> State:
    """Return a game of three whose last card, a stone, has just been taken by seat 0."""
    for seat in (1, 2):
        laid.deck(seat, "")
    return play(laid.deck(0, "stone").centre("").state(), "take left")


def test_most_points_win() -> None:
    state = at_the_end(table().player(0, cards="blue3").player(1, cards="2*blue3").player(2, stages="1"))
    assert [line.total for line in result(state).sheets] == [3, 6, 3]
    assert result(state).winners == (1,)


def test_a_tie_goes_to_who_has_more_stages() -> None:
    laid = table("giza olympia ephesus").player(0, stages="1", cards="blue3")
    state = at_the_end(laid.player(1, stages="1 2", cards="blue2cat").player(2, cards="blue3 2*blue2cat"))
    assert [(line.total, line.stages) for line in result(state).sheets] == [(7, 1), (7, 2), (7, 0)]
    assert result(state).winners == (1,)


def test_a_tie_with_as_many_stages_is_shared() -> None:
    laid = table("giza rhodes ephesus").player(0, stages="1").player(1, stages="2").player(2, cards="2*blue2cat")
    state = at_the_end(laid)
    assert [(line.total, line.stages) for line in result(state).sheets] == [(4, 1), (4, 1), (4, 0)]
    assert result(state).winners == (0, 1)


def test_five_stages_do_not_beat_one_point_more() -> None:
    laid = table("giza babylon rhodes").player(1, stages="1 2 3 4 5").player(2, cards="7*blue3")
    state = at_the_end(laid)
    assert [(line.total, line.stages) for line in result(state).sheets] == [(0, 0), (20, 5), (21, 0)]
    assert result(state).winners == (2,)


def test_who_completes_the_wonder_need_not_win() -> None:
    laid = table().player(0, stages="1 2 3 4", cards="wood stone brick glass").player(2, cards="11*blue3", victories=1)
    state = play(laid.top(0, "coin").state(), "take left")
    assert [line.total for line in result(state).sheets] == [30, 0, 36]
    assert result(state).winners == (2,)


@given(positions())
def test_everybody_is_ranked_by_points_and_then_by_stages(state: State) -> None:
    players = int(state.words[PLAYERS])
    ranking, desk = words(2 * players), words(SHEET + players)
    rank(state.words, ranking, desk)
    sheets = [sheet(state, seat) for seat in range(players)]
    merits = [(line.total, line.stages) for line in sheets]
    assert plain(ranking)[:players] == [line.total for line in sheets]
    places = plain(ranking)[players:]
    assert places == [sum(other > mine for other in merits) for mine in merits]
    assert winners(state.words, words(SHEET)) == sum(1 << seat for seat, place in enumerate(places) if place == 0)
