"""Thousands of games at once, advanced inside the kernel: no Python runs for any single game.

One step makes one decision in every game: for the first city that the game waits for, by the seat that decides for it.
A game that ends is followed immediately by the next one in the same place, so that there is always a decision to make
in every place.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping, Sequence
from hashlib import sha256
from operator import index
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mirabilia.core.chance import stream
from mirabilia.core.errors import UsageError
from mirabilia.core.features import NOBODY, Entry, Rows, lay_out_games, pick_actions
from mirabilia.core.kernel import BACKEND, rows, words
from mirabilia.core.registry import USUAL, describe
from mirabilia.core.seed import check_number, is_integer
from mirabilia.env.deals import Deals
from mirabilia.env.opposition import NETWORK, make_opposition, opponents_of, split_pools
from mirabilia.env.reward import check_reward, rewards
from mirabilia.files import read_file

SAMPLE_STREAM = 1 << 40
"""The stream of a seed from which actions are sampled; games have the lower ones."""
NEVER = -1
"""The number of a step that was never made."""


class VectorStep(NamedTuple):
    """What is known of all games at once, one row per game. The next step overwrites the arrays."""

    observations: NDArray[np.int16]
    """What the deciding seat sees, by the entries of `VectorEnv.entries`; no rows if observations were not asked
    for."""
    masks: NDArray[np.bool_]
    """Whether the deciding seat may choose each action."""
    seats: NDArray[np.int64]
    """Who decides."""
    rewards: NDArray[np.float32]
    """What the step was worth to each seat: 0, except where it ended a game."""
    done: NDArray[np.bool_]
    """Whether the step ended the game; the row already shows the next one."""
    previous: NDArray[np.int64]
    """The step in which the deciding seat last decided in this game, NEVER if it has not yet."""
    last: NDArray[np.int64]
    """The step in which each seat last decided in the game that ended, or else in this one; NEVER if it has not.

    Where `done`, this is the decision that the seat's reward belongs to.
    """


class VectorEnv:
    """Many games with one number of players, stepped together.

    Game n of a seed is the game `mirabilia simulate` plays as number n. Place p plays the games p, p + games,
    p + 2 * games and so on, so that a run is the same for the same seed and actions.

    With `opponents`, bots decide for the other seats inside the kernel, and only the learner's decisions come out;
    `env/opposition.py` says how they are written. The learner sits in `seat`, or in a seat that is drawn for every
    game. With `deals`, the same games are played in turn again and again: that many of the seed, from the first on, or
    those of the listed seeds. With `wishes`, boards are as asked for. `version` is that of the observations, the first
    unless you say otherwise; docs/learning.md describes them.
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
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        wishes: str = "",
        deals: int | Sequence[int] | None = None,
        version: int | None = None,
    ) -> None:
        if not is_integer(games) or games < 1:
            raise UsageError(f"{games!r} games cannot be stepped; ask for one or more")
        check_number(seed)  # also None, which leaves the seed of a `reset` as it was
        _warn_if_slow()
        described = describe(game)
        games, players = index(games), described.players_or_usual(players)
        self.features = described.features_of(version)
        self.game, self.games, self.players = game, games, players
        self.reward = check_reward(reward)
        self.entries: tuple[Entry, ...] = self.features.entries(players)
        """What each column of an observation says."""
        self.actions = self.features.actions
        """What each action does."""
        self.steps = 0
        """How many steps have been made since the last reset: the number of the next one."""
        self._deals = Deals(described, players, deals, wishes)
        self._make_room(observations)
        self._others = None
        if opponents is not None:
            self._others = make_opposition(game, players, games, opponents, seat, self._deals.openings)
            self._play_on = opponents_of(game).play_on
        elif seat is not None:
            raise UsageError("`seat` is the learner's among opponents; without opponents it decides for all seats")
        self._settings = {
            "game": np.array(game),
            "version": np.array(self.features.version),
            "games": np.array(games),
            "players": np.array(players),
            "reward": np.array(self.reward),
            "opponents": np.array(_told(opponents)),
            "seat": np.array("any" if seat is None else str(int(seat))),
            "wishes": np.array(wishes),
            "deals": np.array(self._deals.asked),
        }
        """Everything that decides what a snapshot means."""
        self.reset(seed)

    def _make_room(self, observations: bool) -> None:
        games, players, width = self.games, self.players, len(self.actions)
        self._states = rows(games, self.features.state_size(players))
        self._finals = rows(games, self.features.state_size(players))
        self._desk = words(self.features.desk_size)
        self._chance = words(1)
        self._numbers = words(games)
        self._cities = np.zeros(games, np.int64)
        self._options = np.zeros(games * self.features.desk_size, np.int64)  # nearly all of it is never touched
        self._firsts = np.zeros(games + 1, np.int64)
        self._outcomes = np.zeros((games, 2 * players), np.int64)
        self._places = np.arange(games)
        self._masks = np.zeros((games, width), np.int8)
        self._done = np.zeros(games, np.int8)
        self._last = np.full((games, players), NEVER, np.int64)
        self.moment = VectorStep(
            observations=np.zeros((games if observations else 0, len(self.entries)), np.int16),
            masks=self._masks.view(np.bool_),  # the same bytes: kernels write ones, NumPy reads booleans
            seats=np.zeros(games, np.int64),
            rewards=np.zeros((games, players), np.float32),
            done=self._done.view(np.bool_),
            previous=np.full(games, NEVER, np.int64),
            last=np.full((games, players), NEVER, np.int64),
        )

    @property
    def points(self) -> NDArray[np.int64]:
        """The points of the last game that ended in each place, one row per place; zeros where none has ended yet."""
        return self._outcomes[:, : self.players]

    @property
    def seeds(self) -> list[int]:
        """The seed of the game in each place, from which the library and the command line deal the same."""
        return [self._deals.seed_of(self.seed, int(number)) for number in self._numbers]

    def reset(self, seed: int | None = None) -> VectorStep:
        """Start over, with another seed if one is given."""
        if seed is not None:
            check_number(seed)
            self.seed = index(seed)
        self.steps = 0
        self._numbers[:] = range(self.games)
        self._outcomes[:] = 0
        self._chance[0] = stream(self.seed, SAMPLE_STREAM)
        self._last[:] = NEVER
        self.moment.last[:] = NEVER
        self.moment.rewards[:] = 0
        self._deals.lay_out(self.seed)
        self.features.begin_games(self._states, self.players, self.seed, self._numbers, self._desk)
        self._done[:] = 1  # every game is a new one
        self._begin_where_done()
        self._done[:] = 0
        return self._show()

    def step(self, actions: ArrayLike) -> VectorStep:
        """Carry out an action in every game; UsageError, with nothing done, if one of them is not an option."""
        chosen = self._check(actions)
        moment = self.moment
        self._last[self._places, moment.seats] = self.steps
        self.steps += 1
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
            self._finals,
            self._done,
            self._desk,
        )
        self._begin_where_done()
        moment.rewards[:] = 0
        moment.last[:] = self._last
        ended = np.flatnonzero(moment.done)
        if len(ended):
            moment.rewards[ended] = rewards(self._outcomes[ended], self.reward)
            self._last[ended] = NEVER
        return self._show()

    def sample(self) -> NDArray[np.int64]:
        """Return one of the actions that can be chosen for every game, each equally likely."""
        actions = np.zeros(self.games, np.int64)
        pick_actions(self._masks, self._firsts, self._chance, actions)  # type: ignore[arg-type]  # arrays are rows
        return actions

    def state(self) -> NDArray[np.int16]:
        """Return what all seats see, for training only: games, then seats from the one that decides, then entries.

        A critic may look at it while it learns; a player who did would see everybody's hand. It does not include what
        nobody sees, such as the order of a deck, or choices that are not revealed yet.
        """
        seen = np.zeros((self.games, self.players, len(self.entries)), np.int16)
        flat: Any = seen.reshape(self.games * self.players, len(self.entries))
        self.features.show_seats(self._states, self.players, self._cities, flat)
        return seen

    def states(self) -> Rows:
        """Return the states themselves, a row for each game, for the rules and for bots; read only."""
        return self._states

    def final_observation(self, place: int, seat: int) -> NDArray[np.int16]:
        """Return what a seat saw at the end of the last game that ended in a place; zeros where none has ended yet."""
        seen = np.zeros(len(self.entries), np.int16)
        if self._outcomes[place].any():
            self.features.observe(self._finals[place], seat, NOBODY, seen)  # type: ignore[arg-type]  # an array is words
        return seen

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """Return everything that `restore` needs to continue from this moment, in a form for `numpy.savez`."""
        kept = {name: np.array(part) for name, part in (self._settings | self._parts()).items()}
        return {**kept, "seed": np.array(self.seed), "steps": np.array(self.steps)}

    def restore(self, snapshot: Mapping[str, NDArray[Any]]) -> VectorStep:
        """Go back to the moment of a snapshot; UsageError if the environment it is of was made otherwise."""
        self._check_snapshot(snapshot)
        self.seed, self.steps = int(snapshot["seed"]), int(snapshot["steps"])
        for name, part in self._parts().items():
            _write(part, snapshot[name])
        self._deals.lay_out(self.seed)
        return self._show()

    def _check_snapshot(self, snapshot: Mapping[str, NDArray[Any]]) -> None:
        """Refuse what would make compiled code play on with other bots, or read what is not there."""
        if not {*self._settings, "seed", "steps"} <= {*snapshot}:
            raise UsageError("this is not a snapshot of a VectorEnv; `snapshot` returns one")
        for name, own in self._settings.items():
            if snapshot[name].tolist() != own.tolist():
                raise UsageError(
                    f"this snapshot was made with {name} {_shown(snapshot[name])}, not {_shown(own)}; restore it in an "
                    "environment that was made in the same way"
                )
        for name, part in self._parts().items():
            if name not in snapshot or snapshot[name].shape != np.shape(part):
                raise UsageError(f"this snapshot has no {name} that fit; make it again with this release of Mirabilia")

    def _parts(self) -> dict[str, Any]:
        """Return, by name, everything that changes while games are played and is not rewritten at every step."""
        parts = {
            "states": self._states,
            "numbers": self._numbers,
            "outcomes": self._outcomes,
            "finals": self._finals,
            "chance": self._chance,
            "own": self._last,
            "last": self.moment.last,
            "rewards": self.moment.rewards,
            "done": self._done,
        }
        if self._others:
            parts |= {"seating": self._others.seating, "chances": self._others.chances}
        return parts

    def _begin_where_done(self) -> None:
        """Where a game has just begun, lay out its opening and let those who come before the learner decide."""
        if len(self._deals.openings):
            lay_out_games(self._states, self._numbers, self._deals.openings, self._done)  # type: ignore[arg-type]  # as above
        if self._others:
            self._play_on(
                self._others,
                self._states,
                self.players,
                self.seed,
                self._numbers,
                self._outcomes,
                self._finals,
                self._done,
                self._desk,
            )

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
        moment.previous[:] = self._last[self._places, moment.seats]
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
    """Warn about the slow engine if nobody asked for it: another import chose it before this one could."""
    if BACKEND == "python" and os.environ.get("MIRABILIA_BACKEND") != "python":
        warnings.warn(
            "VectorEnv runs on the python backend, at a hundredth of its speed; import mirabilia.env before anything "
            "else of mirabilia, or set MIRABILIA_BACKEND to numba",
            RuntimeWarning,
            stacklevel=3,
        )


def _told(opponents: str | Sequence[str] | None) -> str:
    """Return opponents in one line, a network by what is in its file: where that lies makes no difference."""
    pools = split_pools(opponents) if opponents is not None else []
    return ",".join("|".join(_content(name) if name.endswith(NETWORK) else name for name in pool) for pool in pools)


def _content(file: str) -> str:
    return f"{Path(file).name} ({sha256(read_file(Path(file))).hexdigest()[:16]})"


def _shown(setting: NDArray[Any]) -> str:
    """Return a setting as it stands in a refusal, cut where a list of deals is long."""
    return f"{setting.tolist() or 'none'!s:.60}"


def _write(into: Any, numbers: NDArray[Any]) -> None:
    """Write numbers over words, rows or an array of the same shape."""
    if isinstance(into, list):
        for at, part in enumerate(numbers.tolist()):
            into[at] = part
    else:
        into[:] = numbers
