"""Numbers inside, names outside: cards, boards and moves of the engine as the nouns of the model."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import assert_never

from mirabilia.core.errors import MoveError
from mirabilia.games.seven.engine import moves
from mirabilia.games.seven.engine.layout import CARD_BITS, CARD_MASK
from mirabilia.games.seven.model import Board, Build, BuildFree, BuildStage, Decline, Dig, Move, Sell
from mirabilia.games.seven.tables import CARD_NAMES, CARD_NUMBERS, CARDS, WONDER_NAMES, WONDER_NUMBERS

MOVES_KEPT = 16_384
"""Moves whose nouns are kept: decisions name the same ones again and again."""


@cache
def board_name(number: int) -> Board:
    """Return the board with this number."""
    return Board(WONDER_NAMES[number // 2], "B" if number % 2 else "A")


def board_number(board: Board) -> int:
    """Return the number of a board."""
    return 2 * WONDER_NUMBERS[board.wonder] + (board.side == "B")


def card_numbers(hand: int) -> list[int]:
    """Return the cards of a packed hand or pile."""
    numbers = []
    while hand:
        numbers.append(hand & CARD_MASK)
        hand >>= CARD_BITS
    return numbers


def card_names(numbers: list[int]) -> tuple[str, ...]:
    """Return the ids of cards."""
    return tuple([CARD_NAMES[number] for number in numbers])


def structure_name(card: int) -> str | None:
    """Return the structure that a card builds; None for 0, which is not a card."""
    return CARDS[card - 1].building if card else None


@lru_cache(maxsize=MOVES_KEPT)
def decode_move(move: int) -> Move:
    """Return a move of the engine as a noun."""
    card = CARD_NAMES[moves.card_of(move)]
    left, right = int(moves.paid_left(move)), int(moves.paid_right(move))
    match int(moves.kind_of(move)):
        case moves.BUILD:
            return Build(card, left, right)
        case moves.STAGE:
            return BuildStage(card, left, right)
        case moves.SELL:
            return Sell(card)
        case moves.FREE:
            return BuildFree(card)
        case moves.DIG:
            return Dig(card)
    return Decline()


@lru_cache(maxsize=MOVES_KEPT)
def encode_move(move: Move) -> int:
    """Return a move as the engine's number; MoveError for an unknown card or an impossible payment."""
    match move:
        case Build(card, left, right):
            return _pack(moves.BUILD, card, left, right)
        case BuildStage(card, left, right):
            return _pack(moves.STAGE, card, left, right)
        case Sell(card):
            return _pack(moves.SELL, card)
        case BuildFree(card):
            return _pack(moves.FREE, card)
        case Dig(card):
            return _pack(moves.DIG, card)
        case Decline():
            return moves.DECLINE
    assert_never(move)


def _pack(kind: int, card: str, left: int = 0, right: int = 0) -> int:
    if card not in CARD_NUMBERS:
        raise MoveError(f"there is no card {card!r} in 7 Wonders")
    if not (0 <= left < 32 and 0 <= right < 32):
        raise MoveError(f"nobody pays {left} coins to the left and {right} to the right").said(
            "move_price", left=left, right=right
        )
    return int(moves.make_move(kind, CARD_NUMBERS[card], left, right))
