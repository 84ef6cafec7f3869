"""The names of pieces and counts in reports, by keys that begin with the id of the game."""

from __future__ import annotations

from mirabilia.core.registry import describe
from mirabilia.core.statistics import Piece
from mirabilia.text import say


def piece_name(game: str, piece: Piece) -> str:
    """Return the name of a piece."""
    return say(f"{game}-{piece.kind}-{piece.id}")


def verb_of(game: str, kind: str) -> str:
    """Return the word for how a city got a piece: it was built, or taken."""
    return say(f"{game}-had-{kind}")


def count_name(game: str, count: str) -> str:
    """Return the name of a count."""
    return say(f"{game}-count-{count}")


def section_name(game: str, piece: Piece) -> str:
    """Return the heading under which a piece is shown."""
    return say(f"{game}-section-{describe(game).statistics.section(piece)}")
