"""What the environments of PettingZoo and Gymnasium show, and what can be done in them."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mirabilia.core.errors import UsageError
from mirabilia.env.episode import Episode

RENDER_MODES = ("ansi", "human")


class Actions(spaces.Discrete[np.int64]):
    """All actions; sampling without a mask gives one that can be chosen now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.now: NDArray[Any] | None = None
        """A 1 for each action that can be chosen, as last shown."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return a random action: by a mask, by probabilities, or else one that can be chosen now."""
        if mask is None and probability is None:
            mask = self.now
        return super().sample(mask, probability)


def seen_space(highs: NDArray[np.int16], actions: int) -> spaces.Dict:
    """Return the space of what a seat sees, given the most that each entry can be and how many actions there are."""
    box = spaces.Box(np.zeros_like(highs), highs, dtype=np.int16)
    return spaces.Dict({"observation": box, "action_mask": spaces.MultiBinary(actions)})


def check_render_mode(mode: str | None) -> str | None:
    """Return how a game is to be shown; UsageError if it cannot be shown that way."""
    if mode not in (None, *RENDER_MODES):
        raise UsageError(f"there is no render_mode {mode!r}; there are {' and '.join(RENDER_MODES)}")
    return mode


def shown(episode: Episode, mode: str | None) -> str | None:
    """Return a game as text for `ansi`, or print it for `human`."""
    if mode == "human":
        print(episode.text(sys.stdout.encoding or "utf-8"))
    return episode.text() if mode == "ansi" else None
