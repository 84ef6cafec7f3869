"""Gymnasium, vectorised: one seat in each of many games, against bots that play inside the kernel.

`gymnasium.make_vec("mirabilia/Seven-v1", num_envs=1024)` creates one. When a game ends, the next begins in the same
step, as `AutoresetMode.SAME_STEP` says: the row shows the new game, and `final_obs` and `final_info` show how the old
one ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirabilia.core.errors import MissingError, UsageError
from mirabilia.core.features import WAIT
from mirabilia.core.registry import USUAL
from mirabilia.core.seed import SEEDS
from mirabilia.env.opposition import LEARNER_WORD, split_pools
from mirabilia.env.vector import VectorEnv

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise MissingError("Gymnasium environments need", missing.name, "env") from None
from mirabilia.env.spaces import Actions, seen_space

Seen = dict[str, NDArray[Any]]
Flags = NDArray[Any]


class ManyActions(spaces.MultiDiscrete[np.int64]):
    """The actions of all games; sampling without a mask gives actions that can be chosen now."""

    def __init__(self, env: VectorEnv) -> None:
        super().__init__([len(env.actions)] * env.games)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """Return a random action for each game: by masks, by probabilities, or else one that can be chosen now."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        keys = self.np_random.random(self._env.moment.masks.shape)
        return np.asarray(np.where(self._env.moment.masks, keys, -1).argmax(axis=1), np.int64)


class SeatVectorEnv(gymnasium.vector.VectorEnv[Seen, NDArray[np.int64], Flags]):
    """A seat in each of many games, against bots that play inside the kernel.

    `players`, `opponents`, `seat`, `wishes`, `deals` and `version` are those of `mirabilia.env.VectorEnv`, except that
    no other seat is the learner's. An action that is not an option raises UsageError, and nothing is done.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 1,
        game: str = USUAL,
        players: int | Sequence[int] | None = None,
        opponents: str | Sequence[str] = "strategist",
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        wishes: str = "",
        deals: int | Sequence[int] | None = None,
        version: int | None = None,
    ) -> None:
        if render_mode is not None:
            raise UsageError("games inside the kernel cannot be shown; gymnasium.make shows a single one")
        if any(LEARNER_WORD in pool for pool in split_pools(opponents)):
            raise UsageError("here the learner has one seat; several are possible in mirabilia.env.VectorEnv")
        self.games = VectorEnv(
            game,
            num_envs,
            players,
            reward=reward,
            opponents=opponents,
            seat=seat,
            wishes=wishes,
            deals=deals,
            version=version,
        )
        """The games themselves, with everything that can be done with them."""
        self.num_envs = self.games.games
        highs = np.array([entry.high for entry in self.games.entries], np.int16)
        self.single_observation_space = seen_space(highs, len(self.games.actions))
        self.single_action_space = Actions(len(self.games.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = ManyActions(self.games)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin new games everywhere; without a seed, those of a seed derived from the last one."""
        if options:
            raise UsageError(f"reset knows no option {next(iter(options))!r}; they are given to the environment itself")
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(SEEDS - 1)))
        return self._look(), self._seats()

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, Flags, Flags, Flags, dict[str, Any]]:
        """Carry out an action in every game, and let the others play until the seat decides again."""
        seats = self.games.moment.seats.copy()
        moment = self.games.step(actions)
        rewards = moment.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        infos = self._seats()
        if moment.done.any():
            infos |= self._ends(seats, moment.done.copy())
        return self._look(), rewards, moment.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _look(self) -> Seen:
        moment = self.games.moment
        return {"observation": moment.observations.copy(), "action_mask": moment.masks.astype(np.int8)}

    def _seats(self) -> dict[str, Any]:
        return {"seat": self.games.moment.seats.copy(), "_seat": np.ones(self.num_envs, np.bool_)}

    def _ends(self, seats: NDArray[np.int64], ended: Flags) -> dict[str, Any]:
        """Return what was seen and known at the end, for the games that ended."""
        seen = np.full(self.num_envs, None, object)
        only_wait = np.zeros(len(self.games.actions), np.int8)
        only_wait[WAIT] = 1
        for place in np.flatnonzero(ended):
            last = self.games.final_observation(int(place), int(seats[place]))
            seen[place] = {"observation": last, "action_mask": only_wait.copy()}
        points = np.where(ended[:, None], self.games.points, 0)
        known = {"seat": np.where(ended, seats, 0), "_seat": ended.copy(), "points": points, "_points": ended.copy()}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": known, "_final_info": ended.copy()}
