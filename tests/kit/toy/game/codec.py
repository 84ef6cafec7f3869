"""Numbers inside, names outside: cards and moves of the engine as the nouns of the model."""

from __future__ import annotations

from tests.kit.toy.game.engine import moves
from tests.kit.toy.game.engine.layout import CARD_BITS, CARD_MASK
from tests.kit.toy.game.model import Move, Sell, Show
from tests.kit.toy.game.tables import CARD_COUNT, CARD_NAMES, CARD_NUMBERS


def cards_in_row(row: int) -> tuple[str, ...]:
    """Return the cards of a hand or of the deck, the next one first."""
    cards = []
    while row:
        cards.append(CARD_NAMES[row & CARD_MASK])
        row >>= CARD_BITS
    return tuple(cards)


def cards_in_set(bits: int) -> tuple[str, ...]:
    """Return the cards of a set, in the order of the facts."""
    return tuple(CARD_NAMES[card] for card in range(1, CARD_COUNT + 1) if bits >> card & 1)


def decode_move(number: int) -> Move:
    """Return a move of the engine as a noun."""
    card = CARD_NAMES[int(moves.card_of(number))]
    return Sell(card) if moves.is_sale(number) else Show(card)


def encode_move(move: Move) -> int:
    """Return a move as the engine's number."""
    card = CARD_NUMBERS[move.card]
    return int(moves.sell(card) if isinstance(move, Sell) else moves.show(card))
