"""Weighing: all options in the same worlds, contenders longest, whole numbers that add up, nothing hidden."""

from __future__ import annotations

import pytest

from mirabilia.bots.bot import Budget
from mirabilia.core.kernel import Words, words
from mirabilia.core.registry import describe
from mirabilia.insight.advice import Adviser
from mirabilia.insight.model import MILLE
from mirabilia.insight.sums import RowBlock, RowLedger, rounded
from tests.kit.bots import GAMES, Moment, special_moments, usual_moments

BUDGET = Budget(playouts=120)


def adviser(moment: Moment) -> Adviser:
    decision = moment.decision
    return Adviser(moment.game.view(moment.state, decision.seat), decision)


def late(game: str, players: int) -> Moment:
    """Return a moment late enough for the Python engine to play it out often."""
    return next(moment for moment in reversed(usual_moments(game, players)) if len(moment.decision.options) > 3)


@pytest.mark.parametrize("game", GAMES)
def test_contenders_get_most_of_the_work(game: str) -> None:
    moment = late(game, 3)
    weighing = adviser(moment).scales.weigh(BUDGET, seed=1)
    games = [weighed.games for weighed in weighing.options]
    assert len(games) == len(moment.decision.options)
    assert games[0] == max(games) > min(games)
    assert sum(games) <= BUDGET.playouts + 2 * len(games), "a round may be finished, not more"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_about_is_weighed_to_the_end(game: str) -> None:
    moment = late(game, 3)
    worst = adviser(moment).scales.weigh(BUDGET, seed=1).options[-1].option
    weighing = adviser(moment).scales.weigh(BUDGET, seed=1, kept=worst)
    assert weighing.of(worst).games == weighing.best.games


@pytest.mark.parametrize("game", GAMES)
def test_the_best_is_in_front_and_what_others_lack_is_in_sight(game: str) -> None:
    weighing = adviser(late(game, 3)).scales.weigh(BUDGET, seed=3)
    top = weighing.best.chance
    assert (weighing.best.behind, weighing.best.behind_error) == (0, 0)
    for weighed in weighing.options:
        assert 0 <= weighed.chance <= top <= MILLE
        assert weighed.behind == top - weighed.chance


@pytest.mark.parametrize("game", GAMES)
def test_estimates_of_all_seats_add_up(game: str) -> None:
    moment = late(game, 3)
    scales = adviser(moment).scales
    best = scales.weigh(BUDGET, seed=1).best.option
    estimate = scales.estimate(best, best)
    assert abs(sum(estimate.chances) - MILLE) <= 2
    for points in estimate.points:
        assert sum(points[:-1]) == points[-1]
    nothing = scales.difference(best, best)
    assert {*nothing.chances, *nothing.errors} == {0}
    assert {value for seat in nothing.points for value in seat} == {0}


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_does_not_change_when_hidden_cards_are_dealt_again(game: str) -> None:
    moments = [usual_moments(game, 3)[-1], usual_moments(game, 2)[-1], *list(special_moments(game).values())[-2:]]
    for moment in moments:
        decision = moment.decision
        hint = adviser(moment).hint(Budget(16), seed=4)
        for other in moment.others():
            assert adviser(Moment(moment.game, other, moment.city)).hint(Budget(16), seed=4) == hint
        assert {weighed.option for weighed in hint.weighing.options} == set(range(len(decision.options)))


def test_the_same_seed_gives_the_same_and_another_seed_other_worlds() -> None:
    moment = usual_moments("seven", 3)[2]
    one, same, other = (adviser(moment).hint(Budget(60), seed=seed) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_a_budget_of_time_is_kept_by_the_clock() -> None:
    ticks = iter(range(10_000))
    budget = Budget(seconds=12, clock=lambda: float(next(ticks)))
    weighing = adviser(late("seven", 3)).scales.weigh(budget, seed=1)
    assert weighing.best.games >= 1


def test_a_view_of_another_seat_is_refused() -> None:
    moment = usual_moments("seven", 3)[0]
    decision = moment.decision
    with pytest.raises(Exception, match="its own view is needed"):
        Adviser(moment.game.view(moment.state, (decision.seat + 1) % 3), decision)
    with pytest.raises(Exception, match="a view is needed, not a int"):
        Adviser(7, decision)
    with pytest.raises(Exception, match="needs a decision of the same game"):
        Adviser(moment.game.view(moment.state, decision.seat), describe("architects"))


def test_parts_are_rounded_so_that_they_add_up() -> None:
    assert rounded([0.4, 0.4, 0.4]) == (0, 1, 0)
    assert rounded([333.4, 333.3, 333.3]) == (333, 334, 333)
    assert sum(rounded([12.26, -3.71, 4.449])) == 13


def test_differences_come_from_the_worlds_that_both_have_met() -> None:
    ledger = RowLedger(2)
    ledger.add(RowBlock((0, 1), 2, _words(5, 1, 7, 1, 4, 1, 4, 1)))
    ledger.add(RowBlock((0,), 1, _words(100, 1)))
    over = ledger.differences(0, 1)
    assert (over.games, list(over.totals), list(over.squares)) == (2, [4, 0], [10, 0])
    assert (ledger.sums(0).games, ledger.sums(0, 1).games) == (3, 2)
    assert ledger.sums(0, 1).mean(0) == 6
    assert over.variance(0) == 2


def _words(*values: int) -> Words:
    row = words(len(values))
    for place, value in enumerate(values):
        row[place] = value
    return row
