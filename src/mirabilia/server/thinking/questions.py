"""What bots are asked at a table: a view and a decision, and nothing else."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct

from mirabilia.core.chance import SEEDS
from mirabilia.core.game import Decision
from mirabilia.server.tables.commands import check_city, check_turn
from mirabilia.server.tables.sights import Sights
from mirabilia.server.tables.table import STAND_IN
from mirabilia.server.thinking.workers import Question
from mirabilia.server.wire.protocol import Hint
from mirabilia.server.wire.refusal import RefusedError


class Asked(Struct, frozen=True):
    """A question, and the decision it is about."""

    question: Question
    decision: Decision[Any]


def ask_for(sights: Sights, city: int, bot: str) -> Asked | None:
    """Return the question which of a city's options a bot would pick, None if there is nothing to decide.

    The bot is told what the deciding seat is sent, byte for byte.
    """
    found = sights.decided(city)
    if found is None:
        return None
    view = sights.written(found.decision.seat).data
    question = Question(sights.table.options.game, bot, secrets.randbelow(SEEDS), view, found.data)
    return Asked(question, found.decision)


def hint_question(sights: Sights, seat: int, command: Hint) -> Asked:
    """Return what to ask for a hint; RefusedError where none may be given."""
    table = sights.table
    if not table.options.hints:
        raise RefusedError("hints-off", "this table is played without hints")
    check_turn(table, command.turn)
    check_city(table, seat, command.city)
    asked = ask_for(sights, command.city, STAND_IN)
    if asked is None:
        raise RefusedError("not-now", f"city {command.city} has nothing to decide now")
    return asked
