"""Thousands of games at once, advanced inside the kernel: no Python runs for any single game.

One step makes one decision in every game: for the first city that is waited for, by the seat that decides for it.
A game that ends is followed at once by the next one in the same place, so that there is always a decision to be
made everywhere.
"""

from __future__ import annotations

import os
import warnings
from operator import index
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mirabilia.core.chance import stream
from mirabilia.core.errors import UsageError
from mirabilia.core.features import Entry, pick_actions
from mirabilia.core.kernel import BACKEND, rows, words
from mirabilia.core.registry import USUAL, describe
from mirabilia.core.seed import check_number, is_integer
from mirabilia.env.reward import check_reward, rewards

SAMPLE_STREAM = 1 << 40
"""The stream of a seed from which actions are sampled; games have the lower ones."""


class VectorStep(NamedTuple):
    """What is known of all games at once, one row per game. The next step overwrites the arrays."""

    observations: NDArray[np.int16]
    """What the deciding seat sees, by the entries of `VectorEnv.entries`; no rows if it was not asked for."""
    masks: NDArray[np.bool_]
    """Whether it may choose each action."""
    seats: NDArray[np.int64]
    """Who decides."""
    rewards: NDArray[np.float32]
    """What the step was worth to each seat: 0, except where it ended a game."""
    done: NDArray[np.bool_]
    """Whether the step ended the game; the row already shows the next one."""


class VectorEnv:
    """Games of one kind and number of players, stepped together.

    Game n of a seed is the game `mirabilia simulate` plays as number n. Place p plays the games p, p + games,
    p + 2 * games and so on, so that a run is the same for the same seed and actions.
    """

    def __init__(
        self,
        game: str = USUAL,
        games: int = 1024,
        players: int | None = None,
        seed: int = 0,
        *,
        reward: str = "win",
        observations: bool = True,
    ) -> None:
        if not is_integer(games) or games < 1:
            raise UsageError(f"{games!r} games cannot be stepped; ask for one or more")
        check_number(seed)  # also None, which leaves the seed of a `reset` as it was
        _warn_if_slow()
        described = describe(game)
        games, players = index(games), described.players_or_usual(players)
        self.features = described.features
        self.game, self.games, self.players = game, games, players
        self.reward = check_reward(reward)
        self.entries: tuple[Entry, ...] = self.features.entries(players)
        """What each column of an observation says."""
        self.actions = self.features.actions
        """What each action does."""
        self._states = rows(games, self.features.state_size(players))
        self._desk = words(self.features.desk_size)
        self._chance = words(1)
        self._numbers = words(games)
        self._cities = np.zeros(games, np.int64)
        self._options = np.zeros(games * self.features.desk_size, np.int64)  # nearly all of it is never touched
        self._firsts = np.zeros(games + 1, np.int64)
        self._outcomes = np.zeros((games, 2 * players), np.int64)
        self._places = np.arange(games)
        self._masks = np.zeros((games, len(self.actions)), np.int8)
        self._done = np.zeros(games, np.int8)
        self.moment = VectorStep(
            observations=np.zeros((games if observations else 0, len(self.entries)), np.int16),
            masks=self._masks.view(np.bool_),  # the same bytes: kernels write ones, NumPy reads truths
            seats=np.zeros(games, np.int64),
            rewards=np.zeros((games, players), np.float32),
            done=self._done.view(np.bool_),
        )
        self.reset(seed)

    @property
    def points(self) -> NDArray[np.int64]:
        """The points of the last game that ended in each place, one row per game; zeros where none has ended yet."""
        return self._outcomes[:, : self.players]

    def reset(self, seed: int | None = None) -> VectorStep:
        """Start over, with another seed if one is given."""
        if seed is not None:
            check_number(seed)
            self.seed = index(seed)
        self._numbers[:] = range(self.games)
        self._outcomes[:] = 0
        self._chance[0] = stream(self.seed, SAMPLE_STREAM)
        self.moment.rewards[:] = 0
        self.moment.done[:] = False
        self.features.begin_games(self._states, self.players, self.seed, self._numbers, self._desk)
        return self._show()

    def step(self, actions: ArrayLike) -> VectorStep:
        """Carry out an action in every game; UsageError, with nothing done, if one of them is not an option."""
        chosen = self._check(actions)
        moment = self.moment
        self.features.step_games(
            self._states,
            self.players,
            self.seed,
            self._numbers,
            self._cities,
            chosen,
            self._options,
            self._firsts,
            self._outcomes,
            self._done,
            self._desk,
        )
        moment.rewards[:] = 0
        ended = np.flatnonzero(moment.done)
        if len(ended):
            moment.rewards[ended] = rewards(self._outcomes[ended], self.reward)
        return self._show()

    def sample(self) -> NDArray[np.int64]:
        """Return for every game one of the actions that can be chosen, each equally likely."""
        actions = np.zeros(self.games, np.int64)
        pick_actions(self._masks, self._firsts, self._chance, actions)  # type: ignore[arg-type]  # arrays are rows
        return actions

    def _show(self) -> VectorStep:
        moment = self.moment
        self.features.show_games(
            self._states,
            self._cities,
            moment.seats,
            self._masks,
            self._options,
            self._firsts,
            moment.observations,
            self._desk,
        )
        return moment

    def _check(self, actions: ArrayLike) -> NDArray[np.int64]:
        """Return actions as an array; UsageError names the first that cannot be carried out."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise UsageError(
                f"a step takes {self.games} actions, one integer per game, not {chosen.dtype}{chosen.shape}"
            )
        within = (chosen >= 0) & (chosen < len(self.actions))
        legal = within & (self.moment.masks[self._places, np.where(within, chosen, 0)])
        if not legal.all():
            place = int(np.argmin(legal))
            action = int(chosen[place])
            name = f"{action} ({self.actions[action]})" if within[place] else str(action)
            raise UsageError(
                f"action {name} is not an option in game {place}; its row of masks is true for those that are"
            )
        return chosen.astype(np.int64, copy=False)


def _warn_if_slow() -> None:
    """Warn of the slow engine where nobody asked for it: another import chose it before this one could."""
    if BACKEND == "python" and os.environ.get("MIRABILIA_BACKEND") != "python":
        warnings.warn(
            "VectorEnv runs on the python backend, at a hundredth of its speed; import mirabilia.env before anything "
            "else of mirabilia, or set MIRABILIA_BACKEND to numba",
            RuntimeWarning,
            stacklevel=3,
        )
