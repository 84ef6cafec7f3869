"""Weights: named, tuned for numbers of players, bent by leanings, and mixed by the time of the game."""

from __future__ import annotations

import pytest

from mirabilia.bots.architects.weights import (
    ENTRIES,
    FONDNESS,
    GROUPS,
    NAMES,
    ROW,
    ROWS,
    START,
    STEPS,
    as_words,
    load_weights,
    table_of,
)
from mirabilia.core.kernel import plain


def test_every_weight_has_a_name_a_start_and_a_step() -> None:
    assert len(NAMES) == len(START) == len(STEPS) == len(set(NAMES))
    assert all(step > 0 for step in STEPS)


@pytest.mark.parametrize("players", range(2, 8))
def test_there_are_weights_for_every_number_of_players(players: int) -> None:
    assert len(load_weights(players)) == len(NAMES)


@pytest.mark.parametrize("leaning", GROUPS)
def test_a_leaning_overrates_its_group_and_nothing_else(leaning: str) -> None:
    usual, bent = plain(load_weights(3)), plain(load_weights(3, leaning))
    fond = {name for name in NAMES if name.startswith(GROUPS[leaning])}
    assert all(any(name.startswith(start) for name in fond) for start in GROUPS[leaning]), "each names some weight"
    for name, before, after in zip(NAMES, usual, bent, strict=True):
        assert after == (before * FONDNESS // 100 if name in fond else before)


def test_a_leaning_without_weights_changes_none() -> None:
    assert plain(load_weights(4, "close")) == plain(load_weights(4))


def test_a_table_goes_from_early_to_late_values() -> None:
    rows = plain(table_of(as_words(START)))
    assert len(rows) == ROW * ROWS
    for place, entry in enumerate(ENTRIES):
        course = rows[place::ROW]
        assert (course[0], course[-1]) == (entry.early, entry.late)
        assert course in (sorted(course), sorted(course, reverse=True))
