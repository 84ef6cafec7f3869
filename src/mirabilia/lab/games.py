"""The games of the house, by name, with what the lab needs of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from mirabilia.core.chance import check_seed
from mirabilia.core.errors import UsageError
from mirabilia.core.game import AnyGame
from mirabilia.core.record import Record
from mirabilia.core.tally import Tally
from mirabilia.games.architects import batch as architects_batch
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.transcript import transcript_of as architects_transcript
from mirabilia.games.seven import batch as seven_batch
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.transcript import transcript_of as seven_transcript


class PlayBatch(Protocol):
    """Play games `first` to `first + count - 1` of a seed and add them up."""

    def __call__(self, players: int, seed: int, first: int, count: int, *, hashed: bool = False) -> Tally:
        """Return the tally."""


@dataclass(frozen=True, slots=True)
class Room:
    """A game, and how the lab plays it."""

    game: AnyGame
    play_batch: PlayBatch
    play_recorded: Callable[[int, int, int], Record]
    """Players, seed and number of a game give its record."""
    transcript_of: Callable[[AnyGame, Record], bytes]
    categories: tuple[str, ...]
    """Of a score sheet, the total last."""


ROOMS = {
    room.game.name: room
    for room in (
        Room(SEVEN, seven_batch.play_batch, seven_batch.play_recorded, seven_transcript, seven_batch.CATEGORIES),
        Room(
            ARCHITECTS,
            architects_batch.play_batch,
            architects_batch.play_recorded,
            architects_transcript,
            architects_batch.CATEGORIES,
        ),
    )
}


def room(name: str) -> Room:
    """Return the room of a game; UsageError names the games there are."""
    if name not in ROOMS:
        raise UsageError(f"there is no game {name!r}; there are {' and '.join(ROOMS)}")
    return ROOMS[name]


def check_table(game: str, players: int, seed: int, wonders: str = "") -> None:
    """Refuse what no game can be begun with."""
    rules = room(game).game
    rules.check_players(players)
    check_seed(seed)
    rules.draw_setup(players, seed, wonders)
