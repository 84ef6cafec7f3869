"""What the statistics count in Architects."""

from __future__ import annotations

from mirabilia.core.game import Event
from mirabilia.core.statistics import Gain, Piece, Statistics
from mirabilia.games.architects.model import StageBuilt, TokenTaken, Took
from mirabilia.games.architects.tables import CARD_NAMES, TOKEN_NAMES


def gains_of(event: Event) -> list[Gain]:
    """Return the card, progress token or stage that an event brings a player."""
    match event:
        case Took(seat, card):
            return [Gain(seat, Piece("card", card)), Gain(seat, "cards")]
        case TokenTaken(seat, token):
            return [Gain(seat, Piece("token", token)), Gain(seat, "tokens")]
        case StageBuilt(seat):
            return [Gain(seat, "stages")]
    return []


_PIECES = (
    *(Piece("card", name) for name in CARD_NAMES if name),
    *(Piece("token", name) for name in TOKEN_NAMES if name),
)

STATISTICS = Statistics(
    pieces=_PIECES,
    gains=gains_of,
    section=lambda piece: f"{piece.kind}s",
    counts=("stages", "cards", "tokens"),
    always=frozenset(_PIECES),
)
