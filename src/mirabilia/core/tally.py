"""Tallies: what many games add up to. Whole numbers only, so that any order of adding gives the same sum."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

WIN = 420
"""The shares in a victory: divisible by any number of seats that may have to split it."""


class Tally(Struct, frozen=True):
    """The sums over some games."""

    games: int
    points: dict[str, int]
    """Points of all seats together, for each category and in total."""
    seats: int
    """How many seats these points come from."""
    boards: dict[str, tuple[int, int]]
    """For each board: how often it was played, and its victories in shares, WIN to a victory."""
    hashes: tuple[int, ...] = ()
    """A hash over all states of each game, if asked for."""


def add(tallies: Iterable[Tally]) -> Tally:
    """Add tallies up; hashes follow each other in the order given."""
    games = seats = 0
    points: dict[str, int] = {}
    boards: dict[str, tuple[int, int]] = {}
    hashes: list[int] = []
    for tally in tallies:
        games += tally.games
        seats += tally.seats
        for name, value in tally.points.items():
            points[name] = points.get(name, 0) + value
        for name, (played, won) in tally.boards.items():
            before = boards.get(name, (0, 0))
            boards[name] = (before[0] + played, before[1] + won)
        hashes += tally.hashes
    return Tally(games, points, seats, boards, tuple(hashes))
