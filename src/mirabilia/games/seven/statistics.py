"""What the statistics count in 7 Wonders."""

from __future__ import annotations

from mirabilia.core.game import Event
from mirabilia.core.statistics import NO_CITY, Gain, Piece, Statistics
from mirabilia.games.seven.model import Built, Sold, StageBuilt, Thrown
from mirabilia.games.seven.tables import CARD_NAMES, CARD_NUMBERS, CARDS


def gains_of(event: Event) -> list[Gain]:
    """Return every card that an event builds, sells, buries or throws away; over a game, all that were dealt."""
    match event:
        case Built(city, card):
            return [Gain(city, Piece("card", card))]
        case StageBuilt(_, city, _, str(card)):
            return [Gain(city, "stages"), Gain(NO_CITY, Piece("card", card))]
        case Sold(_, city, str(card)):
            return [Gain(city, "sold"), Gain(NO_CITY, Piece("card", card))]
        case Thrown(_, _, str(card)):
            return [Gain(NO_CITY, Piece("card", card))]
    return []


def _section(piece: Piece) -> str:
    return f"age{CARDS[CARD_NUMBERS[piece.id] - 1].age}"


STATISTICS = Statistics(
    pieces=tuple(Piece("card", name) for name in CARD_NAMES if name),
    gains=gains_of,
    section=_section,
    counts=("stages", "sold"),
    single=frozenset({"card"}),
)
