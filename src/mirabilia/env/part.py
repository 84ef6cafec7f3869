"""The games of an environment that have one number of players, advanced inside the kernel.

A `VectorEnv` has one part, or one for each number of players; parts know nothing of each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mirabilia.core.chance import stream
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.errors import UsageError
from mirabilia.core.features import NOBODY, Features, lay_out_games, pick_actions
from mirabilia.core.kernel import rows, words
from mirabilia.env.deals import Deals
from mirabilia.env.opposition import make_opposition, opponents_of
from mirabilia.env.reward import Reward, rewards

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


class VectorSettings(NamedTuple):
    """What is the same for all games of an environment."""

    game: Descriptor
    features: Features
    reward: Reward
    observations: bool
    opponents: str | Sequence[str] | None
    seat: int | None
    wishes: str
    deals: int | Sequence[int] | None


class VectorPart:
    """Some games with one number of players, stepped together: number n, n + games, n + 2 * games in row n."""

    def __init__(self, settings: VectorSettings, players: int, places: NDArray[np.int64]) -> None:
        game, self.features, self.reward = settings.game, settings.features, settings.reward
        self.players, self.places, self.games = players, places, len(places)
        """How many play; the place of each row in the whole environment; how many rows there are."""
        self._entries = len(self.features.entries(players))
        self.deals = Deals(game, players, settings.deals, settings.wishes)
        self._make_room(settings.observations)
        self.others = None
        if settings.opponents is not None:
            named = (game.id, players, self.games, settings.opponents, settings.seat)
            self.others = make_opposition(*named, self.deals.openings)
            self._play_on = opponents_of(game.id).play_on

    def _make_room(self, observations: bool) -> None:
        games, players = self.games, self.players
        self.states = rows(games, self.features.state_size(players))
        self._finals = rows(games, self.features.state_size(players))
        self._desk = words(self.features.desk_size)
        self._chance = words(1)
        self._numbers = words(games)
        self._cities = np.zeros(games, np.int64)
        self._options = np.zeros(games * self.features.desk_size, np.int64)  # nearly all of it is never touched
        self._firsts = np.zeros(games + 1, np.int64)
        self._outcomes = np.zeros((games, 2 * players), np.int64)
        self._rows = np.arange(games)
        self._masks = np.zeros((games, len(self.features.actions)), np.int8)
        self._done = np.zeros(games, np.int8)
        self._last = np.full((games, players), NEVER, np.int64)
        self.moment = VectorStep(
            observations=np.zeros((games if observations else 0, self._entries), np.int16),
            masks=self._masks.view(np.bool_),  # the same bytes: kernels write ones, NumPy reads booleans
            seats=np.zeros(games, np.int64),
            rewards=np.zeros((games, players), np.float32),
            done=self._done.view(np.bool_),
            previous=np.full(games, NEVER, np.int64),
            last=np.full((games, players), NEVER, np.int64),
        )

    @property
    def points(self) -> NDArray[np.int64]:
        """The points of the last game that ended in each row; zeros where none has ended yet."""
        return self._outcomes[:, : self.players]

    def seed_of(self, row: int) -> int:
        """Return the seed of the game in a row."""
        return self.deals.seed_of(self._seed, int(self._numbers[row]))

    def begin(self, seed: int) -> None:
        """Start over with the games of a seed."""
        self._seed = seed
        self._numbers[:] = range(self.games)
        self._outcomes[:] = 0
        self._chance[0] = stream(seed, SAMPLE_STREAM)
        self._last[:] = NEVER
        self.moment.last[:] = NEVER
        self.moment.rewards[:] = 0
        self.deals.lay_out(seed)
        self.features.begin_games(self.states, self.players, seed, self._numbers, self._desk)
        self._done[:] = 1  # every game is a new one
        self._begin_where_done()
        self._done[:] = 0
        self._show()

    def step(self, chosen: NDArray[np.int64], number: int) -> None:
        """Carry out an action in every game, in the step with a number; each of them must be an option."""
        moment = self.moment
        self._last[self._rows, moment.seats] = number
        self.features.step_games(
            self.states,
            self.players,
            self._seed,
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
        self._show()

    def sample(self) -> NDArray[np.int64]:
        """Return one of the actions that can be chosen for every game, each equally likely."""
        actions = np.zeros(self.games, np.int64)
        pick_actions(self._masks, self._firsts, self._chance, actions)  # type: ignore[arg-type]  # arrays are rows
        return actions

    def state(self) -> NDArray[np.int16]:
        """Return what all seats see: games, then seats from the one that decides, then entries."""
        seen = np.zeros((self.games, self.players, self._entries), np.int16)
        flat: Any = seen.reshape(self.games * self.players, self._entries)
        self.features.show_seats(self.states, self.players, self._cities, flat)
        return seen

    def final_observation(self, row: int, seat: int) -> NDArray[np.int16]:
        """Return what a seat saw at the end of the last game that ended in a row; zeros where none has ended yet."""
        seen = np.zeros(self._entries, np.int16)
        if self._outcomes[row].any():
            self.features.observe(self._finals[row], seat, NOBODY, seen)  # type: ignore[arg-type]  # an array is words
        return seen

    def arrays(self) -> dict[str, Any]:
        """Return, by name, everything that changes while games are played and is not rewritten at every step."""
        arrays = {
            "states": self.states,
            "numbers": self._numbers,
            "outcomes": self._outcomes,
            "finals": self._finals,
            "chance": self._chance,
            "own": self._last,
            "last": self.moment.last,
            "rewards": self.moment.rewards,
            "done": self._done,
        }
        if self.others:
            arrays |= {"seating": self.others.seating, "chances": self.others.chances}
        return {f"{name}.{self.players}": array for name, array in arrays.items()}

    def check_arrays(self, kept: Mapping[str, NDArray[Any]]) -> None:
        """Refuse arrays of another shape, with which compiled code would read what is not there."""
        for name, own in self.arrays().items():
            if name not in kept or kept[name].shape != np.shape(own):
                raise UsageError(f"this snapshot has no {name} that fit; make it again with this release of Mirabilia")

    def go_back(self, kept: Mapping[str, NDArray[Any]], seed: int) -> None:
        """Go back to the moment of some arrays, in games of a seed."""
        self._seed = seed
        for name, own in self.arrays().items():
            _write(own, kept[name])
        self.deals.lay_out(seed)
        self._show()

    def _begin_where_done(self) -> None:
        """Where a game has just begun, lay out its opening and let those who come before the learner decide."""
        if len(self.deals.openings):
            lay_out_games(self.states, self._numbers, self.deals.openings, self._done)  # type: ignore[arg-type]  # as above
        if self.others:
            self._play_on(
                self.others,
                self.states,
                self.players,
                self._seed,
                self._numbers,
                self._outcomes,
                self._finals,
                self._done,
                self._desk,
            )

    def _show(self) -> None:
        moment = self.moment
        self.features.show_games(
            self.states,
            self._cities,
            moment.seats,
            self._masks,
            self._options,
            self._firsts,
            moment.observations,
            self._desk,
        )
        moment.previous[:] = self._last[self._rows, moment.seats]


def _write(into: Any, numbers: NDArray[Any]) -> None:
    """Write numbers over words, rows or an array of the same shape."""
    if isinstance(into, list):
        for at, part in enumerate(numbers.tolist()):
            into[at] = part
    else:
        into[:] = numbers
