"""What is asked at a table, of bots and for hints: a view and a decision, and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Sequence
from typing import Any

from mirabilia.core.game import Option
from mirabilia.core.seed import SEEDS
from mirabilia.server.tables.commands import check_city, check_turn
from mirabilia.server.tables.sights import Sights
from mirabilia.server.tables.table import STAND_IN
from mirabilia.server.thinking.workers import Question, Thinkers
from mirabilia.server.wire.protocol import Hint, Hinted
from mirabilia.server.wire.refusal import RefusedError

Options = Sequence[Option[Any]]

HINT_GAMES = 3000
"""How many games are played out for a hint, if there is time."""
HINT_SECONDS = 1.0
"""Within how many seconds a hint is given."""
STAND_IN_SECONDS = 10.0
"""How long a bot may take that decides because too few games could be played."""
LESSON_SEED = 0
"""Where the chance of bots starts in a lesson, so that it goes the same way for all who do what the coach says."""


def ask_for(sights: Sights, city: int, bot: str) -> tuple[Question, Options] | None:
    """Return what to ask a bot about a city's decision, and the options; None if there is nothing to decide.

    The bot is told what the deciding seat is sent, byte for byte.
    """
    found = sights.decided(city)
    if found is None:
        return None
    view = sights.written(found.decision.seat).data
    table = sights.table
    seed = LESSON_SEED if table.options.lesson else secrets.randbelow(SEEDS)
    question = Question(table.options.game, bot, seed, view, found.data, table.id)
    return question, found.decision.options


def give_hint(
    thinkers: Thinkers,
    sights: Sights,
    seat: int,
    command: Hint,
    games: int = HINT_GAMES,
    seconds: float = HINT_SECONDS,
) -> Awaitable[Hinted | None]:
    """Look at a table now, and return a hint once awaited; RefusedError where none may be given."""
    table = sights.table
    if not table.options.hints:
        raise RefusedError("hints-off", "this table is played without hints")
    check_turn(table, command.turn)
    check_city(table, seat, command.city)
    asked = ask_for(sights, command.city, STAND_IN)
    if asked is None:
        raise RefusedError("not-now", f"city {command.city} has nothing to decide now")
    question, options = asked
    return _hinted(thinkers, question, len(options), command, games, seconds)


async def _hinted(
    thinkers: Thinkers, question: Question, options: int, command: Hint, games: int, seconds: float
) -> Hinted | None:
    """Weigh the options, or, if that fails, ask a bot that answers immediately."""
    advised = await thinkers.advise(question, games, seconds)
    advice = advised.advice if advised else None
    if advice:
        return Hinted(command.table, command.id, command.turn, command.city, advice.weighing.best.option, advice)
    thought = await thinkers.ask(question, options, STAND_IN_SECONDS)
    return Hinted(command.table, command.id, command.turn, command.city, thought.option) if thought else None
