"""The games as numbers, by name."""

from __future__ import annotations

from mirabilia.core.features import Features
from mirabilia.core.registry import describe


def features_of(game: str, players: int) -> Features:
    """Return a game as numbers; UsageError or SetupError if there is none for that many players."""
    described = describe(game)
    described.rules.check_players(players)
    return described.features
