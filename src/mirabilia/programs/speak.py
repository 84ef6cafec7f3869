"""Serving one of our own bots as a program: questions on standard input, answers on standard output.

It is the reference of the protocol, and a way to play against a bot of another version of Mirabilia.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from time import monotonic

from msgspec import MsgspecError, json

from mirabilia.bots.bot import GRACE, AnyBot, Budget
from mirabilia.bots.roster import Entrant, make_bot, write_entrant
from mirabilia.core.errors import UsageError
from mirabilia.core.kernel import words
from mirabilia.programs.messages import (
    PROTOCOL,
    Answer,
    Ask,
    FromProgram,
    Hello,
    Ready,
    ToProgram,
    Trouble,
    is_chance,
    parse_chance,
    read_question,
    write_chance,
    write_line,
)


def speak(entrant: Entrant, prepare: Callable[[], None] = lambda: None) -> int:
    """Serve a bot until the input ends; return the exit code, 1 after what could not be answered."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever anybody prints is no answer
    with answers:
        for reply in replies(entrant, sys.stdin.buffer, prepare):
            answers.write(write_line(reply))
            answers.flush()
            if isinstance(reply, Trouble):
                return 1
    return 0


def replies(entrant: Entrant, lines: Iterable[bytes], prepare: Callable[[], None]) -> Iterable[FromProgram]:
    """Yield what a bot says to each line; `prepare` is what it does before it is ready."""

    @cache
    def bot_of(game: str) -> AnyBot:
        return make_bot(game, entrant)

    for line in lines:
        try:
            message = json.decode(line, type=ToProgram)
            if isinstance(message, Hello):
                prepare()
                yield _greeting(message, entrant)
            else:
                yield answer(entrant, bot_of(message.game), message)
        except (MsgspecError, UsageError, ValueError) as error:
            yield Trouble(f"this cannot be answered: {error}")


def _greeting(hello: Hello, entrant: Entrant) -> FromProgram:
    if hello.protocol != PROTOCOL:
        return Trouble(f"this speaks version {PROTOCOL} of the protocol, not {hello.protocol}")
    return Ready(PROTOCOL, f"mirabilia {write_entrant(entrant)}")


def answer(entrant: Entrant, bot: AnyBot, ask: Ask) -> Answer:
    """Return what a bot picks, and where its chance ended."""
    view, decision = read_question(ask)
    if not is_chance(ask.chance):
        raise ValueError(f"{ask.chance!r} is no chance")
    chance = words(1)
    chance[0] = parse_chance(ask.chance)
    wanted = entrant.budget(monotonic)
    allowed = max(ask.seconds - GRACE, ask.seconds / 2)
    picked = bot(view, decision, Budget(wanted.playouts, min(wanted.seconds, allowed), monotonic), chance)
    return Answer(ask.id, list(decision.options).index(picked), write_chance(int(chance[0])))
