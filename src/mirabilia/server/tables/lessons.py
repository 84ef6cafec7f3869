"""First lessons: tables that always begin the same way, so that a coach can talk about what is on them.

The deal of a lesson is known to everybody, so the table is private and says in its `TableInfo` what it is.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mirabilia.core.errors import UsageError
from mirabilia.core.registry import home
from mirabilia.server.tables.seed import DealSource
from mirabilia.server.wire.bodies import NewTable
from mirabilia.server.wire.protocol import BotName
from mirabilia.server.wire.refusal import RefusedError

SALT = "lesson"
"""Not a secret: the commitment of a lesson is as well known as its deal."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """How the table of a lesson begins; the person who learns sits on seat 0."""

    seed: int
    wonders: str
    bots: tuple[BotName, ...]
    """Who plays the seats from 1 on."""


def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game, from `lesson.toml` beside its rules; RefusedError if it has none."""
    try:
        facts = files(home(game).game).joinpath("lesson.toml").read_bytes()
    except UsageError as error:
        raise RefusedError("bad-message", str(error)) from None
    except FileNotFoundError:
        raise RefusedError("wrong-setup", f"{game} has no lesson") from None
    return msgspec.toml.decode(facts, type=Lesson)


def as_lesson(request: NewTable) -> tuple[NewTable, DealSource]:
    """Return the table for a lesson, in place of the one asked for, with its well-known seed."""
    lesson = lesson_of(request.game)
    table = replace(
        request,
        players=len(lesson.bots) + 1,
        seat=0,
        bots=(None, *lesson.bots),
        wonders=lesson.wonders,
        clock=None,
        public=False,
        promise=None,
    )
    return table, DealSource(seed=lesson.seed, salt=SALT)
