"""Serving our own bots as a program: questions on standard input, answers on standard output.

It is the reference implementation of the protocol, a way to play against a bot of another version of Mirabilia, and
what the workers of the server do. The engine is not imported before `prepare` has run, so that a failure to load it
can be reported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import monotonic
from traceback import extract_tb
from typing import TYPE_CHECKING, Any

from msgspec import MsgspecError, json
from msgspec.structs import replace

from mirabilia.bots.roster import Entrant, make_bot, parse_entrant, write_entrant
from mirabilia.core.errors import MirabiliaError
from mirabilia.programs.messages import (
    PROTOCOL,
    Answer,
    Ask,
    FromProgram,
    Greeting,
    OwnAnswer,
    OwnQuestion,
    Ready,
    ToProgram,
    Trouble,
    is_chance,
    parse_chance,
    read_question,
    write_chance,
    write_line,
)

if TYPE_CHECKING:
    from mirabilia.bots.bot import AnyBot, Budget


@dataclass(frozen=True)
class Besides:
    """Questions to a process of ours that are not about moves, which other people's programs need not understand."""

    question: type[OwnQuestion]
    reply: Callable[[Any], OwnAnswer]


def speak(entrant: Entrant | None, prepare: Callable[[], None] = lambda: None, besides: Besides | None = None) -> int:
    """Serve a bot, or any bot of ours that a question names, until the input ends; return the exit code.

    It is 1 if something could not be understood, or if serving could not even begin.
    """
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # so that nothing printed by other code is taken for an answer
    with answers:
        for reply in replies(entrant, sys.stdin.buffer, prepare, besides):
            answers.write(write_line(reply))
            answers.flush()
            if isinstance(reply, Trouble) and reply.id is None:
                return 1
    return 0


def replies(
    entrant: Entrant | None, lines: Iterable[bytes], prepare: Callable[[], None], besides: Besides | None = None
) -> Iterable[FromProgram | OwnAnswer]:
    """Yield the reply to each line; `prepare` is called before anything is ready."""
    known: Any = ToProgram | besides.question if besides else ToProgram
    for line in lines:
        try:
            message = json.decode(line, type=known)
        except (MsgspecError, ValueError, RecursionError) as error:
            yield Trouble(f"this is not a message: {error}")
            continue
        if isinstance(message, Greeting):
            yield _greet(message, entrant, prepare)
        elif isinstance(message, Ask):
            yield reply_to(message, entrant)
        else:
            assert besides
            yield reply_besides(message, besides)


def _greet(greeting: Greeting, entrant: Entrant | None, prepare: Callable[[], None]) -> FromProgram:
    if greeting.protocol != PROTOCOL:
        return Trouble(f"this speaks version {PROTOCOL} of the protocol, not {greeting.protocol}")
    try:
        prepare()
    except Exception as error:
        return Trouble(_words(error))
    return Ready(PROTOCOL, f"mirabilia {write_entrant(entrant)}" if entrant else "mirabilia")


def reply_to(ask: Ask, entrant: Entrant | None) -> FromProgram:
    """Return what a bot answers, or what went wrong; the next question may go well."""
    try:
        return _answer(ask, entrant or parse_entrant(ask.bot))
    except (Exception, SystemExit) as error:  # also from a bot that tries to exit
        return Trouble(_words(error) if entrant else _place(error), ask.id)


def reply_besides(message: OwnQuestion, besides: Besides) -> OwnAnswer | Trouble:
    """Return the answer to a question that is not about a move, or what went wrong."""
    try:
        return besides.reply(message)
    except (Exception, SystemExit) as error:
        return Trouble(_place(error), message.id)


def _answer(ask: Ask, entrant: Entrant) -> Answer:
    """Return what a bot picks, and where its chance ended."""
    from mirabilia.core.kernel import words

    bot = _bot(ask.game, replace(entrant, playouts=None, seconds=None))
    view, decision = read_question(ask)
    if not is_chance(ask.chance):
        raise ValueError(f"{ask.chance!r} is not a chance")
    chance = words(1)
    chance[0] = parse_chance(ask.chance)
    picked = bot(view, decision, budget_of(ask.game, entrant, ask.seconds), chance)
    return Answer(ask.id, list(decision.options).index(picked), write_chance(int(chance[0])))


@cache
def _bot(game: str, entrant: Entrant) -> AnyBot:
    return make_bot(game, entrant)


def budget_of(game: str, entrant: Entrant, seconds: float) -> Budget:
    """Return how long a bot may think if an answer only counts within these seconds."""
    from mirabilia.bots.bot import GRACE, Budget

    wanted = entrant.budget(game, monotonic)
    allowed = max(seconds - GRACE, seconds / 2)
    return Budget(wanted.playouts, min(wanted.seconds, allowed), monotonic)


def _words(error: BaseException) -> str:
    """Say what was raised."""
    return str(error) if isinstance(error, MirabiliaError) else f"{type(error).__name__}: {error}"


def _place(error: BaseException) -> str:
    """Say what was raised and where, without its message, which may reveal what only one seat knows in a log."""
    *_, last = extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {Path(last.filename).name}, line {last.lineno}"
