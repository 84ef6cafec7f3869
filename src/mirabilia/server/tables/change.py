"""What goes into the log of a table, and what that changed, for those who watch."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mirabilia.core.game import Step
from mirabilia.server.tables import log
from mirabilia.server.wire.people import Said
from mirabilia.server.wire.terms import Note


class Choice(Struct, frozen=True):
    """A choice on its way into the log, with the step that it leads to, worked out when the choice was checked."""

    entry: log.ChoiceMade | log.ChoiceWithdrawn
    step: Step[Any]


Addition = log.Entry | Choice
"""What is added to a log."""


def entry_of(addition: Addition) -> log.Entry:
    """Return what the log keeps of an addition."""
    return addition.entry if isinstance(addition, Choice) else addition


class TableChange(Struct, frozen=True):
    """What an entry changed, for those who watch."""

    info: bool
    """Whether the table itself changed, not only its game."""
    step: Step[Any] | None = None
    chooser: int | None = None
    """The seat whose choice led to the step."""
    said: Said | None = None
    notes: tuple[Note, ...] = ()
    anew: bool = False
    """Whether what was sent before is no longer right, so that everything has to be shown again."""
