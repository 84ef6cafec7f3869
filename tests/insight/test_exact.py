"""Estimates where the truth can be counted: last turns of 7 Wonders in full, ends of Architects."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.bots.bot import Budget
from mirabilia.bots.roster import bots_of
from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.core.registry import describe
from mirabilia.core.tally import WIN
from mirabilia.games.seven.game import SEVEN
from mirabilia.insight.advice import Adviser
from mirabilia.insight.course import course_of
from mirabilia.insight.curve import Curve
from mirabilia.insight.model import MILLE, TENTH, CurvePoint, Effort, TurnParts
from mirabilia.insight.sums import Sums, add_up
from tests.kit.insight import counted, ends, last_turn, mean, outcome, played, policy, worlds_of

GAMES = 1500
WIDE = 4.5
"""How many standard errors an estimate may be off: no honest one of a few hundred is."""
ROUGH = 0.004
"""What the table of noises, which has 1024 entries, may add to that, in shares of a victory or of ten points."""


def estimated(state: State, line: list[tuple[int, object]], games: int = GAMES) -> Sums:
    """Return what playing a line out from what all seats know adds up to."""
    playouts = bots_of("seven").playouts
    assert playouts
    rows = playouts.truth(state).play_out([line], 5, 0, games)
    width = len(rows) // games
    sums = words(2 * width)
    add_up(rows, 0, width, games, sums)
    values = [int(value) for value in sums]
    return Sums(games, values[:width], values[width:])


def assert_near(sums: Sums, truth: list[float], players: int) -> None:
    """Compare every seat's victories and points with the truth."""
    seat = len(truth) // players
    for column, value in enumerate(truth):
        unit = WIN if column % seat == 0 else 1
        slack = WIDE * sums.error(column) / unit + (ROUGH if unit == WIN else 10 * ROUGH)
        assert abs(sums.mean(column) / unit - value) <= slack, f"word {column}: {sums.mean(column) / unit}, not {value}"


@pytest.mark.parametrize("players", [3, 4])
def test_a_last_turn_is_worth_what_counting_it_in_full_says(players: int) -> None:
    state = last_turn(players, seed=players)
    assert_near(estimated(state, []), counted(state, {}), players)
    for _, move in policy(state, 0)[:2]:
        assert_near(estimated(state, [(0, move)]), counted(state, {0: move}), players)


def test_when_all_choices_are_fixed_nothing_is_left_to_chance() -> None:
    state = last_turn(3, seed=8)
    moves = {city: SEVEN.decision(state, city).options[0].move for city in range(3)}
    sums = estimated(state, list(moves.items()), games=3)
    truth = counted(state, moves)
    assert [sums.mean(column) / (WIN if column % 9 == 0 else 1) for column in range(27)] == truth
    assert {sums.error(column) for column in range(27)} == {0.0}


def test_options_of_a_last_turn_are_weighed_as_counting_all_worlds_says() -> None:
    state = last_turn(3, seed=5)
    view, decision = SEVEN.view(state, 1), SEVEN.decision(state, 1)
    worlds = worlds_of(view)
    assert 1 < len(worlds) < 20
    weighing = Adviser(view, decision).scales.weigh(Budget(GAMES * len(decision.options)), seed=2)
    for weighed in weighing.options:
        move = decision.options[weighed.option].move
        truth = mean([(weight, counted(world, {1: move})) for weight, world in worlds])
        assert abs(weighed.chance / MILLE - truth[9]) <= WIDE * weighed.error / MILLE + 5 * ROUGH
        assert abs(weighed.points / TENTH - truth[17]) <= WIDE * weighed.points_error / TENTH + 0.2


def test_the_curve_ends_with_what_counting_says() -> None:
    record = played("seven", 3, seed=21)
    moments = course_of(SEVEN, record)
    last = next(moment for moment in moments if SEVEN.when(moment.before) == (3, 6))
    if last is not moments[-1]:
        pytest.fail("a game without a dig or a seventh card is needed")
    point, parts, end = Curve(describe("seven"), 3, Effort(GAMES, GAMES, 1), 0).trace([last])
    assert isinstance(point, CurvePoint)
    assert isinstance(parts, TurnParts)
    assert isinstance(end, CurvePoint)
    truth, won = counted(last.before, {}), outcome(last.after)
    for seat in range(3):
        (own,) = last.own(seat)
        fixed = counted(last.before, {seat: own.move})
        near = (WIDE * point.errors[seat]) / MILLE + 3 * ROUGH
        assert abs(point.chances[seat] / MILLE - truth[9 * seat]) <= near
        assert abs(parts.own[seat] / MILLE - (fixed[9 * seat] - truth[9 * seat])) <= 2 * near
        assert parts.deal[seat] == 0
        assert end.chances[seat] == round(MILLE * won[9 * seat])
        assert point.chances[seat] + parts.own[seat] + parts.others[seat] == end.chances[seat]


@pytest.mark.parametrize("players", [2, 3])
def test_an_end_of_architects_is_worth_exactly_what_follows(players: int) -> None:
    rules = describe("architects").rules
    found = [(state, decision) for state, decision in ends(players, range(12)) if len(decision.options) > 1]
    assert found, "some games end with a choice"
    for state, decision in found[:6]:
        seat = decision.seat
        weighing = Adviser(rules.view(state, seat), decision).scales.weigh(Budget(20), seed=1)
        for weighed in weighing.options:
            after = rules.choose(state, seat, decision.options[weighed.option].move).state
            result: Any = rules.result(after)
            won = MILLE // len(result.winners) if seat in result.winners else 0
            assert (weighed.chance, weighed.error) == (won, 0)
            assert weighed.points == TENTH * result.sheets[seat].total
