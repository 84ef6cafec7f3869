"""What games, boards, pieces and counts are called in reports, by keys that begin with the id of the game."""

from __future__ import annotations

from mirabilia.core.registry import describe
from mirabilia.core.statistics import Kind, Piece
from mirabilia.text import say


def game_name(game: str) -> str:
    """Return what a game is called."""
    return say(f"{game}-game")


def board_name(game: str, board: str) -> str:
    """Return what a board is called: its city, and its side if it has several."""
    city, _, side = board.partition("-")
    return f"{say(f'{game}-city-{city}')} {side}".rstrip()


def piece_name(game: str, piece: Piece) -> str:
    """Return what a piece is called."""
    match piece.kind:
        case "card":
            return say(f"{game}-card-{piece.id}")
        case "token":
            return say(f"{game}-token-{piece.id}")


def verb_of(game: str, kind: Kind) -> str:
    """Return how one says that a city has a piece: it was built, or taken."""
    return say(f"{game}-had-{kind}")


def count_name(game: str, count: str) -> str:
    """Return what a count is called."""
    return say(f"{game}-count-{count}")


def section_name(game: str, piece: Piece) -> str:
    """Return the heading under which a piece is shown."""
    return say(f"{game}-section-{describe(game).statistics.section(piece)}")
