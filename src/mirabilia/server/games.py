"""The games of the server, by name, with what their wires and records need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mirabilia.core.errors import UsageError
from mirabilia.core.game import AnyGame
from mirabilia.core.record import Record
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Move as ArchitectsMove
from mirabilia.games.architects.transcript import transcript_of as architects_transcript
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Move as SevenMove
from mirabilia.games.seven.transcript import transcript_of as seven_transcript
from mirabilia.server.wire.protocol import ArchitectsSight, SevenSight


@dataclass(frozen=True, slots=True)
class Room:
    """A game, and how its server speaks of it."""

    game: AnyGame
    move: Any
    """The type of its moves, to read them by."""
    sight: type[SevenSight] | type[ArchitectsSight]
    """How what a seat sees of it is sent."""
    transcript_of: Callable[[AnyGame, Record], bytes]


ROOMS = {
    "seven": Room(SEVEN, SevenMove, SevenSight, seven_transcript),
    "architects": Room(ARCHITECTS, ArchitectsMove, ArchitectsSight, architects_transcript),
}


def room(name: str) -> Room:
    """Return the room of a game; UsageError names the games there are."""
    if name not in ROOMS:
        raise UsageError(f"there is no game {name!r}; there are {' and '.join(ROOMS)}")
    return ROOMS[name]
