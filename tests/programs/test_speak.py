"""Our own bots as a program: one of them, or all of them for questions that name one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

import pytest
from msgspec import json
from msgspec.structs import replace

from mirabilia.bots.roster import Entrant, parse_entrant
from mirabilia.core.errors import UsageError
from mirabilia.programs import speak
from mirabilia.programs.messages import (
    PROTOCOL,
    Answer,
    Ask,
    FromProgram,
    Greeting,
    OwnAnswer,
    Ready,
    Trouble,
    raw,
    write_chance,
    write_line,
)
from tests.kit.bots import usual_moments

GREETING = Greeting(PROTOCOL, "0")


def ask_of(number: int = 1, bot: str = "", game: str = "architects") -> Ask:
    """Return a question of a game."""
    moment = usual_moments("architects", 3)[1]
    view = moment.game.view(moment.state, moment.decision.seat)
    return Ask(number, game, 10.0, write_chance(1), raw(view), raw(moment.decision), bot)


def said(
    entrant: Entrant | None, *messages: Greeting | Ask | bytes, prepare: Callable[[], None] = lambda: None
) -> list[FromProgram | OwnAnswer]:
    """Return what is answered to some lines."""
    lines = [message if isinstance(message, bytes) else write_line(message) for message in messages]
    return list(speak.replies(entrant, lines, prepare))


def test_who_serves_all_bots_answers_as_the_one_that_a_question_names() -> None:
    ready, *answers = said(None, GREETING, ask_of(1, "builder"), ask_of(2, "strategist:science"), ask_of(3, "mcts@4"))
    assert ready == Ready(PROTOCOL, "mirabilia")
    for answer, bot in zip(answers, ("builder", "strategist:science", "mcts@4"), strict=True):
        assert isinstance(answer, Answer)
        (alone,) = said(parse_entrant(bot), ask_of(answer.id))
        assert answer == alone


def test_a_single_bot_does_not_look_at_the_name_and_is_not_told_one() -> None:
    builder = parse_entrant("builder")
    assert said(builder, ask_of(bot="apprentice")) == said(builder, ask_of())
    assert "bot" not in json.decode(write_line(ask_of()))


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"bot": "nobody"}, {"chance": "soon"}, {"chance": "0" * 16}, {"view": raw({"a": 1})}]
)
def test_a_question_that_cannot_be_answered_is_named_and_the_next_one_is_answered(wrong: dict[str, Any]) -> None:
    trouble, answer = said(None, replace(ask_of(7, "builder"), **wrong), ask_of(8, "builder"))
    assert isinstance(trouble, Trouble)
    assert trouble.id == 7
    assert isinstance(answer, Answer)


@pytest.mark.parametrize("error", [SystemExit(3), RuntimeError("the altar is in seat 2")])
def test_a_bot_that_raises_or_wants_to_exit_is_a_trouble(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    def raising(*_: object) -> NoReturn:
        raise error

    monkeypatch.setattr(speak, "_bot", lambda *_: raising)
    (trouble,) = said(None, ask_of(bot="builder"))
    assert isinstance(trouble, Trouble)
    assert trouble.message.startswith(f"{type(error).__name__} in test_speak.py, line "), "and not in its own words"
    (trouble,) = said(parse_entrant("builder"), ask_of())
    assert trouble == Trouble(f"{type(error).__name__}: {error}", 1)


def test_who_cannot_begin_says_why() -> None:
    def prepare() -> None:
        raise UsageError("there is no room")

    assert said(None, GREETING, prepare=prepare) == [Trouble("there is no room")]


def test_what_is_no_message_is_a_trouble_of_no_question() -> None:
    (trouble,) = said(None, b"\xff oh\n")
    assert isinstance(trouble, Trouble)
    assert trouble.id is None
