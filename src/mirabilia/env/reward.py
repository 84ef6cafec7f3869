"""What the end of a game is worth to each seat, in one of three ways. Nothing is rewarded before the end."""

from __future__ import annotations

from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from mirabilia.core.errors import UsageError

Reward = Literal["win", "rank", "margin"]
"""win      the share of the victory: 1, or an equal part after a tie
rank     from 1 for the first to -1 for the last, evenly spaced in between; ties share
margin   the seat's points minus those of the best other seat"""

WORST: dict[Reward, float] = {"win": 0.0, "rank": -1.0, "margin": -100.0}
"""What a seat that breaks the rules gets: as little as any loser."""


def check_reward(name: str) -> Reward:
    """Return the name of a reward; UsageError if there is no such reward."""
    for reward in get_args(Reward):
        if name == reward:
            return reward  # type: ignore[no-any-return]  # get_args does not say what it holds
    raise UsageError(f"there is no reward {name!r}; there are {', '.join(get_args(Reward))}")


def rewards(outcomes: NDArray[np.int64], reward: Reward) -> NDArray[np.float32]:
    """Return what each seat gets, one row per game, from rows of points and then of how many seats finished ahead."""
    players = outcomes.shape[1] // 2
    points, before = outcomes[:, :players], outcomes[:, players:]
    if reward == "win":
        won = before == 0
        return np.asarray(won / won.sum(axis=1, keepdims=True), np.float32)
    if reward == "rank":
        level = (before[:, :, None] == before[:, None, :]).sum(axis=2) - 1
        return np.asarray(1 - (2 * before + level) / (players - 1), np.float32)
    return np.asarray(points - _best_other(points), np.float32)


def _best_other(points: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return, for every seat, the most points that any other seat has."""
    ordered = np.sort(points, axis=1)
    best, second = ordered[:, -1:], ordered[:, -2:-1]
    return np.where(points == best, np.where((points == best).sum(axis=1, keepdims=True) > 1, best, second), best)
