"""Insight in words: every move, call and reason, in every language; reasons that the numbers carry."""

from __future__ import annotations

from typing import get_args

import pytest

from mirabilia.bots.bot import Budget
from mirabilia.core.prospect import Prospect
from mirabilia.core.registry import describe
from mirabilia.core.replay import begin, replay
from mirabilia.insight.advice import Adviser
from mirabilia.insight.model import Call, Difference, PointsReason, ProspectReason, Reason, RivalReason
from mirabilia.insight.reasons import MOST, reasons_for
from mirabilia.insight.words import call_words, move_words, reason_words, when_words
from mirabilia.text import languages, spoken
from tests.kit.bots import GAMES, special_moments, usual_moments
from tests.kit.insight import played

NO_POINTS = ((0,) * 8,) * 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_prospect_has_words(game: str, language: str) -> None:
    known, told = describe(game), set()
    boards = known.boards * 2
    for moment in [*special_moments(game).values(), *usual_moments(game, 3), *usual_moments(game, 2)]:
        decision = moment.decision
        consequences = moment.game.consequences(moment.state, decision)
        assert known.prospects
        with spoken(language):
            for option, consequence in zip(decision.options, consequences, strict=True):
                told.add(move_words(game, known.rules.write_move(option.move), boards))
                for prospect in known.prospects(option, consequence):
                    told.add(reason_words(game, ProspectReason(prospect), boards))
    assert len(told) > 20
    assert all(words and "{" not in words and "  " not in words for words in told)


def test_moves_read_as_people_say_them() -> None:
    boards = ("gizah-A", "rhodos-B", "babylon-A")
    assert move_words("seven", "build altar", boards) == "build Altar"
    assert move_words("seven", "build barracks <1 >2", boards) == "build Barracks (trade: 3)"
    assert move_words("seven", "stage altar", boards) == "build a stage with Altar"
    assert when_words("seven", 3, 2) == "age III, turn 2"
    assert when_words("architects", 1, 12) == "turn 12"


def test_reasons_read_as_people_say_them() -> None:
    boards = ("gizah-A", "rhodos-B", "babylon-A")
    told: dict[Reason, str] = {
        PointsReason("science", 51, 4): "Science: about 5 points more",
        PointsReason("military", -6, 1): "Military: about 1 point fewer",
        RivalReason(1, 26, 3): "Rhodes B gets about 3 points fewer",
        ProspectReason(Prospect("frees", "card-lodge", 3)): "free in age III: Lodge",
        ProspectReason(Prospect("power", "power-dig", 2)): "stage 2: a free build from the discard pile",
        ProspectReason(Prospect("coins", "", 5)): "brings 5 coins",
    }
    assert {reason: reason_words("seven", reason, boards) for reason in told} == told


@pytest.mark.parametrize("language", languages())
def test_every_call_has_words(language: str) -> None:
    with spoken(language):
        assert len({call_words(call) for call in get_args(Call)}) == len(get_args(Call))


def test_a_reason_is_told_only_if_the_numbers_carry_it() -> None:
    game, record = describe("seven"), played("seven", 3, 1)
    state = begin(game.rules, record)
    decision = game.rules.decision(state, 0)

    def told(points: tuple[int, ...], error: int) -> tuple[object, ...]:
        over = Difference(9, (0, 0, 0), (0, 0, 0), (points, *NO_POINTS[1:]), ((error,) * 8, *NO_POINTS[1:]))
        return reasons_for(game, state, decision, 0, 0, over)

    assert told((0, 0, 0, 0, 30, 0, 0, 30), error=20) == ()
    assert told((0, 0, 0, 0, 4, 0, 0, 4), error=0) == ()
    assert told((0, 0, 0, 0, 30, 0, -12, 18), error=2) == (
        PointsReason("science", 30, 2),
        PointsReason("guilds", -12, 2),
    )
    assert told((0, 0, 0, 0, 0, 0, -12, -12), error=2) == (), "what only speaks against it is no reason for it"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_at_most_three_reasons_about_what_is_there(game: str) -> None:
    known = describe(game)
    steps = list(replay(known.rules, played(game, 3, 1)))
    state = steps[3 * len(steps) // 4].state
    decision = known.rules.decision(state, known.rules.waiting(state)[0])
    hint = Adviser(known.rules.view(state, decision.seat), decision).hint(Budget(80), seed=1)
    assert len(hint.reasons) <= MOST
    assert hint.weighing.best.option not in hint.tied
