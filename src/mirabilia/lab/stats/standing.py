"""Standings: how each seat ended, from the result of a game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mirabilia.core.tally import WIN


class Standing(Struct, frozen=True):
    """How a seat ended."""

    points: int
    share: int
    """Of the victory, in parts of WIN."""
    rank: int
    """1 is a winner; equal seats have equal ranks."""
    margin: int
    """Points more than the best other seat; negative when behind, 0 also when only the tie-break decided."""


def standings_of(result: Any, players: int, tie: str) -> tuple[Standing, ...]:
    """Return how each seat ended; `tie` names what decides between equal totals on the sheets of this game."""
    sheets = result.sheets[:players]  # a city without a player comes last and wins nothing
    keys = [(sheet.total, getattr(sheet, tie)) for sheet in sheets]
    totals = [sheet.total for sheet in sheets]
    return tuple(
        Standing(
            points=total,
            share=WIN // len(result.winners) if seat in result.winners else 0,
            rank=1 + sum(key > keys[seat] for key in keys),
            margin=total - max(totals[:seat] + totals[seat + 1 :]),
        )
        for seat, total in enumerate(totals)
    )
