"""7 Wonders for PettingZoo, version 1. The version changes when what is played, seen or rewarded does."""

from __future__ import annotations

from mirabilia.env.agents import SeatsAtOnce, SeatsInTurn


def env(players: int = 3, reward: str = "win", render_mode: str | None = None) -> SeatsInTurn:
    """Return the environment in which one seat decides at a time."""
    return SeatsInTurn("seven", players, reward, render_mode)


def parallel_env(players: int = 3, reward: str = "win", render_mode: str | None = None) -> SeatsAtOnce:
    """Return the environment in which all seats decide at once, as at a table."""
    return SeatsAtOnce("seven", players, reward, render_mode)
