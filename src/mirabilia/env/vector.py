"""Thousands of games at once, advanced inside the kernel: no Python runs for any single game.

One step makes one decision in every game: for the first city that the game waits for, by the seat that decides for it.
A game that ends is followed immediately by the next one in the same place, so that there is always a decision to make
in every place.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mirabilia.core.descriptor import Descriptor
from mirabilia.core.errors import UsageError
from mirabilia.core.features import PLACES, Entry, Features, Rows
from mirabilia.core.kernel import BACKEND
from mirabilia.core.registry import USUAL, describe
from mirabilia.core.seed import check_number, is_integer
from mirabilia.env.opposition import NETWORK, split_pools
from mirabilia.env.part import NEVER, VectorPart, VectorSettings, VectorStep
from mirabilia.env.reward import check_reward
from mirabilia.files import read_file

__all__ = ["NEVER", "VectorEnv", "VectorStep"]


class VectorEnv:
    """Many games, stepped together.

    Game n of a seed is the game `mirabilia simulate` plays as number n. Place p plays the games p, p + games,
    p + 2 * games and so on, so that a run is the same for the same seed and actions.

    With several numbers of `players`, which needs a version of the observations that has one length for all of them,
    the places take turns: place p plays with `players[p % len(players)]`. The places that have one number are an
    environment of that number, and play its games: the places of a plain one with the same seed, in the same order.

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
        players: int | Sequence[int] | None = None,
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
        if seat is not None and opponents is None:
            raise UsageError("`seat` is the learner's among opponents; without opponents it decides for all seats")
        _warn_if_slow()
        described = describe(game)
        self.features = described.features_of(version)
        self.game, self.games = game, index(games)
        self.reward = check_reward(reward)
        numbers = _numbers_of(described, self.features, self.games, players)
        self._padded = _are_several(players)
        self.players = max(len(PLACES), *numbers) if self._padded else numbers[0]
        """How many seats a row has: the number of players, or seven if several numbers were given."""
        self.players_in = np.resize(np.array(numbers, np.int64), self.games)
        """How many play in each place."""
        self.entries: tuple[Entry, ...] = self.features.entries(numbers[0])
        """What each column of an observation says."""
        self.actions = self.features.actions
        """What each action does."""
        self.steps = 0
        """How many steps have been made since the last reset: the number of the next one."""
        settings = VectorSettings(described, self.features, self.reward, observations, opponents, seat, wishes, deals)
        self._parts = [VectorPart(settings, n, np.flatnonzero(self.players_in == n)) for n in dict.fromkeys(numbers)]
        self._rows = {int(place): (part, row) for part in self._parts for row, place in enumerate(part.places)}
        """The part and the row of each place."""
        self._settings = {
            "game": np.array(game),
            "version": np.array(self.features.version),
            "games": np.array(self.games),
            "players": np.array(numbers if self._padded else self.players),
            "reward": np.array(self.reward),
            "opponents": np.array(_told(opponents)),
            "seat": np.array("any" if seat is None else str(int(seat))),
            "wishes": np.array(wishes),
            "deals": np.array(self._parts[0].deals.asked),
        }
        """Everything that decides what a snapshot means."""
        self.moment = self._room(observations) if self._padded else self._parts[0].moment
        self.reset(seed)

    def _room(self, observations: bool) -> VectorStep:
        """Return arrays for the moment of several parts; what they do not write stays as it is here."""
        games = self.games
        return VectorStep(
            observations=np.zeros((games if observations else 0, len(self.entries)), np.int16),
            masks=np.zeros((games, len(self.actions)), np.bool_),
            seats=np.zeros(games, np.int64),
            rewards=np.zeros((games, self.players), np.float32),
            done=np.zeros(games, np.bool_),
            previous=np.full(games, NEVER, np.int64),
            last=np.full((games, self.players), NEVER, np.int64),
        )

    @property
    def points(self) -> NDArray[np.int64]:
        """The points of the last game that ended in each place, one row per place; zeros where none has ended yet."""
        return self._whole([part.points for part in self._parts])

    @property
    def seeds(self) -> list[int]:
        """The seed of the game in each place, from which the library and the command line deal the same."""
        return [part.seed_of(row) for part, row in self._in_order()]

    def reset(self, seed: int | None = None) -> VectorStep:
        """Start over, with another seed if one is given."""
        if seed is not None:
            check_number(seed)
            self.seed = index(seed)
        self.steps = 0
        for part in self._parts:
            part.begin(self.seed)
        return self._show()

    def step(self, actions: ArrayLike) -> VectorStep:
        """Carry out an action in every game; UsageError, with nothing done, if one of them is not an option."""
        chosen = self._check(actions)
        for part in self._parts:
            part.step(chosen[part.places], self.steps)
        self.steps += 1
        return self._show()

    def sample(self) -> NDArray[np.int64]:
        """Return one of the actions that can be chosen for every game, each equally likely."""
        return self._whole([part.sample() for part in self._parts])

    def state(self) -> NDArray[np.int16]:
        """Return what all seats see, for training only: games, then seats from the one that decides, then entries.

        A critic may look at it while it learns; a player who did would see everybody's hand. It does not include what
        nobody sees, such as the order of a deck, or choices that are not revealed yet.
        """
        return self._whole([part.state() for part in self._parts])

    def states(self) -> Rows:
        """Return the states themselves, a row for each game, for the rules and for bots; read only."""
        return [part.states[row] for part, row in self._in_order()] if self._padded else self._parts[0].states

    def final_observation(self, place: int, seat: int) -> NDArray[np.int16]:
        """Return what a seat saw at the end of the last game that ended in a place; zeros where none has ended yet."""
        part, row = self._rows[place]
        if seat not in range(part.players):
            raise UsageError(f"there is no seat {seat!r} in place {place}, where {part.players} play")
        return part.final_observation(row, seat)

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """Return everything that `restore` needs to continue from this moment, in a form for `numpy.savez`."""
        arrays = {name: own for part in self._parts for name, own in part.arrays().items()}
        kept = {name: np.array(own) for name, own in (self._settings | arrays).items()}
        return {**kept, "seed": np.array(self.seed), "steps": np.array(self.steps)}

    def restore(self, snapshot: Mapping[str, NDArray[Any]]) -> VectorStep:
        """Go back to the moment of a snapshot; UsageError if the environment it is of was made otherwise."""
        self._check_settings(snapshot)
        for part in self._parts:
            part.check_arrays(snapshot)
        self.seed, self.steps = int(snapshot["seed"]), int(snapshot["steps"])
        for part in self._parts:
            part.go_back(snapshot, self.seed)
        return self._show()

    def _check_settings(self, snapshot: Mapping[str, NDArray[Any]]) -> None:
        """Refuse a snapshot with which other bots would play on, or other games."""
        if not {*self._settings, "seed", "steps"} <= {*snapshot}:
            raise UsageError("this is not a snapshot of a VectorEnv; `snapshot` returns one")
        for name, own in self._settings.items():
            if snapshot[name].tolist() != own.tolist():
                raise UsageError(
                    f"this snapshot was made with {name} {_shown(snapshot[name])}, not {_shown(own)}; restore it in an "
                    "environment that was made in the same way"
                )

    def _show(self) -> VectorStep:
        """Gather the moment; a part that is alone has written it already."""
        if self._padded:
            for part in self._parts:
                for whole, own in zip(self.moment, part.moment, strict=True):
                    _lay(own, part.places, whole)
        return self.moment

    def _whole(self, owns: Sequence[NDArray[Any]]) -> NDArray[Any]:
        """Return the rows of all parts in the order of places, with zeros for seats that nobody has."""
        if not self._padded:
            return owns[0]
        seats = (self.players,) if owns[0].ndim > 1 else ()
        whole = np.zeros((self.games, *seats, *owns[0].shape[2:]), owns[0].dtype)
        for part, own in zip(self._parts, owns, strict=True):
            _lay(own, part.places, whole)
        return whole

    def _in_order(self) -> Iterator[tuple[VectorPart, int]]:
        """Yield the part and the row of each place."""
        return (self._rows[place] for place in range(self.games))

    def _check(self, actions: ArrayLike) -> NDArray[np.int64]:
        """Return actions as an array; UsageError names the first that cannot be carried out."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise UsageError(
                f"a step takes {self.games} actions, one integer per game, not {chosen.dtype}{chosen.shape}"
            )
        within = (chosen >= 0) & (chosen < len(self.actions))
        legal = within & self.moment.masks[np.arange(self.games), np.where(within, chosen, 0)]
        if not legal.all():
            place = int(np.argmin(legal))
            action = int(chosen[place])
            name = f"{action} ({self.actions[action]})" if within[place] else str(action)
            raise UsageError(
                f"action {name} is not an option in game {place}; its row of masks is true for those that are"
            )
        return chosen.astype(np.int64, copy=False)


def _are_several(players: object) -> bool:
    """Return whether numbers of players are given in a list, be it of one, and not as a number."""
    return isinstance(players, (Sequence, np.ndarray))


def _numbers_of(game: Descriptor, features: Features, games: int, players: Any) -> list[int]:
    """Return the numbers of players that the places have in turn; an error if they cannot be stepped together."""
    if not _are_several(players):
        return [game.players_or_usual(players)]
    numbers = [game.players_or_usual(number) for number in players]
    if not numbers:
        raise UsageError("no number of players is given; name one or more, such as [3, 4, 7]")
    if games < len(numbers):
        raise UsageError(
            f"{games} games cannot take turns with {len(numbers)} numbers of players; ask for as many or more"
        )
    if len({features.entries(number) for number in numbers}) > 1:
        raise UsageError(
            f"{game.id}_v{features.version} has rows of another length for each number of players, so {numbers} cannot "
            "be stepped together; use version=2"
        )
    return numbers


def _lay(own: Any, places: NDArray[np.int64], whole: Any) -> None:
    """Write the rows of a part where they belong, and leave the seats beyond its own as they are."""
    if len(own):  # none if observations were not asked for
        whole[(places, *map(slice, own.shape[1:]))] = own


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
