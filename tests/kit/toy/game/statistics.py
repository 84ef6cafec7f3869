"""What the statistics count in the toy fair: cards on stalls, sales and ribbons."""

from __future__ import annotations

from mirabilia.core.game import Event
from mirabilia.core.statistics import Gain, Piece, Statistics
from tests.kit.toy.game.model import RibbonWon, Shown, Sold
from tests.kit.toy.game.tables import CARD_NAMES, CARD_NUMBERS, CARDS


def gains_of(event: Event) -> list[Gain]:
    """Return what an event says about a city."""
    match event:
        case Shown(city, card):
            return [Gain(city, Piece("card", card))]
        case Sold(city):
            return [Gain(city, "sold")]
        case RibbonWon(city):
            return [Gain(city, "ribbons")]
    return []


def section_of(piece: Piece) -> str:
    """Return the ware of a card."""
    return CARDS[CARD_NUMBERS[piece.id] - 1].ware


PIECES = tuple(Piece("card", card) for card in CARD_NAMES[1:])
STATISTICS = Statistics(
    pieces=PIECES,
    gains=gains_of,
    section=section_of,
    counts=("sold", "ribbons"),
    always=frozenset(PIECES),
    single=frozenset({"card"}),
)
