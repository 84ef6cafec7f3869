"""Where a table that takes up a finished game comes from: part of the wire, and of the log."""

from __future__ import annotations

from msgspec import Struct


class Origin(Struct, frozen=True):
    """The decision of a finished game that a table begins with, and how that game ended, for comparison.

    It names nobody, and stays when the other table is deleted.
    """

    table: str
    """Where that game was played."""
    number: int
    """The number, from 0, of the move in its record that decided there."""
    seat: int
    """Whose decision it was; the person who tries again has this seat."""
    categories: tuple[str, ...]
    """The categories of the score sheet, in the order of the points; the last is the total."""
    points: tuple[tuple[int, ...], ...]
    """The points of each seat in that game, by category."""
    places: tuple[int, ...]
    """The place of each seat, 1 for winners; equal seats have equal places."""
