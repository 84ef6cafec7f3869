"""Where a table comes from that takes up a finished game: part of the wire, and of the log."""

from __future__ import annotations

from msgspec import Struct


class Origin(Struct, frozen=True):
    """The decision of a finished game that a table begins with, and how that game ended, to be compared.

    It names nobody, and stays when the other table is deleted.
    """

    table: str
    """Where that game was played."""
    number: int
    """Of the move in its record, from 0, that decided there."""
    seat: int
    """Whose decision it was; whoever tries again has this seat."""
    categories: tuple[str, ...]
    """Of the score sheet, in the order of the points; the last is the total."""
    points: tuple[tuple[int, ...], ...]
    """Of each seat in that game, by category."""
    places: tuple[int, ...]
    """Of each seat, 1 for winners; equal seats have equal places."""
