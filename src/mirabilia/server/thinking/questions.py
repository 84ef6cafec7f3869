"""What bots are asked at a table: a view and a decision, and nothing else."""

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
from mirabilia.server.wire.protocol import Hint
from mirabilia.server.wire.refusal import RefusedError

Options = Sequence[Option[Any]]

HINT_SECONDS = 10.0
"""How long a hint may take."""
LESSON_SEED = 0
"""Where the chance of bots starts in a lesson, so that it goes on alike for all who do what the coach says."""


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


def give_hint(thinkers: Thinkers, sights: Sights, seat: int, command: Hint) -> Awaitable[int | None]:
    """Look at a table now, and return a good bot's choice once awaited; RefusedError where no hint may be given."""
    table = sights.table
    if not table.options.hints:
        raise RefusedError("hints-off", "this table is played without hints")
    check_turn(table, command.turn)
    check_city(table, seat, command.city)
    asked = ask_for(sights, command.city, STAND_IN)
    if asked is None:
        raise RefusedError("not-now", f"city {command.city} has nothing to decide now")
    question, options = asked
    return _option_of(thinkers, question, len(options))


async def _option_of(thinkers: Thinkers, question: Question, options: int) -> int | None:
    thought = await thinkers.ask(question, options, HINT_SECONDS)
    return thought.option if thought else None
