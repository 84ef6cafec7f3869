"""7 Wonders Architects for PettingZoo, version 1. The version changes when what is played, seen or rewarded does."""

from __future__ import annotations

from mirabilia.env.agents import SeatsInTurn


def env(players: int = 2, reward: str = "win", render_mode: str | None = None) -> SeatsInTurn:
    """Return the environment in which one seat decides at a time."""
    return SeatsInTurn("architects", players, reward, render_mode)
