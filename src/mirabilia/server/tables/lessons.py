"""First lessons: tables that always begin alike, so that a coach can speak of what is on them.

The deal of a lesson is known to everybody, so the table is private and says in its `TableInfo` what it is.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mirabilia.server.wire.bodies import NewTable
from mirabilia.server.wire.protocol import BotName, GameName

SALT = "lesson"
"""No secret: the commitment of a lesson is as well known as its deal."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """How the table of a lesson begins; the person who learns sits on seat 0."""

    seed: int
    wonders: str
    bots: tuple[BotName, ...]
    """Who plays the seats from 1 on."""


@cache
def lessons() -> dict[GameName, Lesson]:
    """Return the lesson of each game."""
    facts = files("mirabilia.server.tables").joinpath("lessons.toml").read_bytes()
    return msgspec.toml.decode(facts, type=dict[GameName, Lesson])


def as_lesson(request: NewTable) -> tuple[NewTable, int, str]:
    """Return the table that a lesson is played at, in place of the one asked for, with its seed and salt."""
    lesson = lessons()[request.game]
    table = replace(
        request,
        players=len(lesson.bots) + 1,
        seat=0,
        bots=(None, *lesson.bots),
        wonders=lesson.wonders,
        clock=None,
        public=False,
    )
    return table, lesson.seed, SALT
