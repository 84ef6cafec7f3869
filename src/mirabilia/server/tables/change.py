"""What an entry of a log did to its table, for those who watch it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mirabilia.core.game import Step
from mirabilia.server.wire.protocol import Note, Said


class Change(Struct, frozen=True):
    """What an entry did, for those who watch."""

    info: bool
    """Whether the table itself changed, not only its game."""
    step: Step[Any] | None = None
    chooser: int | None = None
    """The seat whose choice led to the step."""
    said: Said | None = None
    notes: tuple[Note, ...] = ()
