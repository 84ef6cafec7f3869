"""A process in which bots think: `python -m mirabilia.server.thinking.worker`, one line of JSON in, one out.

It knows what stands in a line and nothing else: a view, a decision, a bot's name, a seed, a time. It ends when
its input does, even in the middle of a thought, so that a server that is killed leaves nobody behind. Bots that are
programs are its own processes and end with it; which there are stands in its arguments.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from shutil import rmtree
from time import monotonic
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, BinaryIO

from msgspec import Raw, Struct, json
from msgspec.structs import replace

from mirabilia.bots.roster import Entrant, parse_entrant
from mirabilia.core.errors import ProgramError
from mirabilia.core.registry import games

if TYPE_CHECKING:
    from mirabilia.bots.bot import AnyBot, Budget
    from mirabilia.programs.program import Programs

THINKING = 1.0
"""Seconds that a bot that searches thinks about a decision unless its name says how long."""
PROGRAM_THINKING = 3.0
"""Seconds that a program has for a decision, its start included: the bots of other tables wait meanwhile."""
HOME = os.environ.get("MIRABILIA_CACHE")
"""Where compiled code is to be kept, as this process was told."""
GIVEN: list[str] = []
"""The programs that may play, each NAME=COMMAND: they stand in the arguments of this process, and never in a line."""
GENTLY = 10
"""How much nicer than others a worker is that compiles while people play."""


class Ask(Struct, frozen=True, tag_field="do", tag="ask"):
    """Tell what a bot would do."""

    number: int
    game: str
    bot: str
    seed: int
    view: Raw
    decision: Raw
    seconds: float
    """It is answered in time if it is answered within these."""


class Warm(Struct, frozen=True, tag_field="do", tag="warm"):
    """Load the code of all bots of all games, and compile what is not compiled."""

    number: int
    gently: bool = False
    """Whether everybody else comes first, now and for the rest of this process."""


Line = Ask | Warm


class Answer(Struct, frozen=True, omit_defaults=True):
    """What comes of a line: the number of an option, or what went wrong, or for `Warm` neither."""

    number: int
    """That of the line."""
    option: int | None = None
    error: str | None = None


def answer(line: Line) -> Answer:
    """Return what comes of a line; a bot that fails is an answer too."""
    try:
        if isinstance(line, Ask):
            return _pick(line)
        return Answer(line.number, error=_warm(line))
    except BaseException as error:  # also of a bot that wants to exit
        return Answer(line.number, error=_fault(error))


def _pick(line: Ask) -> Answer:
    """Ask a bot."""
    from mirabilia.bots.bot import make_chance

    entrant = parse_entrant(line.bot)
    bot = _bot(line.game, replace(entrant, playouts=None, seconds=None))
    view, decision = _decoded(line)
    picked = bot(view, decision, budget_of(entrant, line.seconds), make_chance(line.seed, 0))
    for number, option in enumerate(decision.options):
        if picked is option or picked == option:
            return Answer(line.number, option=number)
    return Answer(line.number, error="picked none of its options")


def budget_of(entrant: Entrant, seconds: float) -> Budget:
    """Return how long a bot may think when an answer is worth something within these seconds only."""
    from mirabilia.bots.bot import GRACE, Budget

    told = entrant.playouts is not None or entrant.seconds is not None
    if not told and (entrant.searches or entrant.program):
        entrant = replace(entrant, seconds=PROGRAM_THINKING if entrant.program else THINKING)
    wanted = entrant.budget(monotonic)
    allowed = max(seconds - GRACE, seconds / 2)
    return Budget(wanted.playouts, min(wanted.seconds, allowed), monotonic)


@cache
def _bot(game: str, entrant: Entrant) -> AnyBot:
    return _programs().make_bot(game, entrant)


@cache
def _programs() -> Programs:
    """Return the programs that may play."""
    from mirabilia.programs.given import parse_programs
    from mirabilia.programs.program import Programs

    return Programs(parse_programs(GIVEN), hurried=True)


def _decoded(line: Ask) -> tuple[Any, Any]:
    """Return the view and the decision of a question, in the nouns of its game."""
    from mirabilia.games.architects import model as architects
    from mirabilia.games.seven import model as seven

    nouns: dict[str, Any] = {"seven": seven, "architects": architects}
    model = nouns[line.game]
    return json.decode(line.view, type=model.View), json.decode(line.decision, type=model.Decision)


def _warm(line: Warm) -> str | None:
    """Load everything; return why that is of no use to the next process, if it is not."""
    if line.gently and hasattr(os, "nice"):
        os.nice(GENTLY)
    import_module("mirabilia.core.kernel")
    home = os.environ.get("MIRABILIA_CACHE")
    if home != HOME:  # the kernel could not write there and made a folder for this process alone
        rmtree(str(home), ignore_errors=True)
        return "compiled code cannot be kept; set MIRABILIA_CACHE to a folder that can be written"
    from mirabilia.bots.warmup import rehearse, warm_up

    for game in games():
        warm_up(game)
        rehearse(game)
    return None


def _fault(error: BaseException) -> str:
    """Say what was raised and where, without its words: they may tell what only one seat knows."""
    if isinstance(error, ProgramError):
        return error.reason
    *_, last = extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {Path(last.filename).name}, line {last.lineno}"


def serve(answers: Callable[[Line], object]) -> None:
    """Answer line by line until the input ends, which ends this process."""
    channel = _take_channel()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of a terminal: the server hears it too, and closes our input
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(lines,), name="listener", daemon=True).start()
    while True:
        found = answers(json.decode(lines.get(), type=Line))
        with suppress(BrokenPipeError):  # the server is gone, and the listener will know at once
            channel.write(json.encode(found) + b"\n")
            channel.flush()


def _take_channel() -> BinaryIO:
    """Return the output, from now on the channel's alone: what anybody prints goes to the log of the server."""
    channel = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return channel


def _listen(lines: SimpleQueue[bytes]) -> None:
    """Pass lines on; at the end of the input nobody wants to know any more what a bot thinks."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main() -> None:
    """Be a worker."""
    GIVEN.extend(sys.argv[1:])
    if os.environ.get("MIRABILIA_BACKEND") != "numba":  # that one has to be warmed first
        from mirabilia.bots.warmup import load

        for game in games():  # everything, before the first question and not during it
            load(game)
    serve(answer)


if __name__ == "__main__":
    main()
