"""What bots are asked at a table: a view and a decision, and nothing else."""

from __future__ import annotations

import secrets

import msgspec
from msgspec import Struct

from mirabilia.core.chance import SEEDS
from mirabilia.core.errors import MirabiliaError
from mirabilia.server.tables.commands import check_city, check_turn
from mirabilia.server.tables.table import STAND_IN, Table
from mirabilia.server.thinking.workers import Question
from mirabilia.server.wire.protocol import Hint
from mirabilia.server.wire.refusal import RefusedError

_encoder = msgspec.json.Encoder()


class Asked(Struct, frozen=True):
    """A question, and how the answer is to be read."""

    question: Question
    options: int
    moves: tuple[str, ...]
    """The move of every option, in the game's notation."""


def ask_for(table: Table, city: int, bot: str) -> Asked:
    """Return the question which of a city's options a bot would pick; it sees what the deciding seat sees."""
    game = table.rules
    assert table.state
    decision = game.decision(table.state, city)
    view = game.view(table.state, decision.seat)
    question = Question(
        table.options.game,
        bot,
        secrets.randbelow(SEEDS),
        msgspec.Raw(_encoder.encode(view)),
        msgspec.Raw(_encoder.encode(decision)),
    )
    moves = tuple(game.write_move(option.move) for option in decision.options)
    return Asked(question, len(decision.options), moves)


def hint_question(table: Table, seat: int, command: Hint) -> Asked:
    """Return what to ask for a hint; RefusedError where none may be given."""
    if not table.options.hints:
        raise RefusedError("hints-off", "this table is played without hints")
    check_turn(table, command.turn)
    check_city(table, seat, command.city)
    try:
        return ask_for(table, command.city, STAND_IN)
    except MirabiliaError as error:
        raise RefusedError("not-now", str(error)) from None
