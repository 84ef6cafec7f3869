"""One game as numbers: the basis of the environments of PettingZoo and Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from mirabilia.core.errors import UsageError
from mirabilia.core.features import NOBODY, OPTION, move_of
from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.core.registry import describe
from mirabilia.core.seed import check_number
from mirabilia.display.table import table_text
from mirabilia.env.reward import check_reward, rewards

Seen = dict[str, NDArray[Any]]
"""What a seat is shown: `observation` and `action_mask`."""
COLUMNS = 100
"""How wide a table is drawn."""


class Episode:
    """A game in progress, and who it waits for."""

    def __init__(self, game: str, players: int, reward: str, version: int | None = None) -> None:
        described = describe(game)
        described.rules.check_players(players)
        players = index(players)
        self.rules, self.features = described.rules, described.features_of(version)
        self.players = players
        self.reward = check_reward(reward)
        self.actions = len(self.features.actions)
        self.highs = np.array([entry.high for entry in self.features.entries(players)], np.int16)
        self._words = words(self.features.state_size(players))
        self._desk = words(self.features.desk_size)
        self._cities = range(self.features.cities(players))
        self._options = [words(self.features.desk_size) for _ in self._cities]
        self._counts: dict[int, int] = {}
        """How many options each city has whose options have been listed since the last move."""
        self._begun = False
        self.city = NOBODY
        """The first city that the game waits for, or NOBODY when it is over or has not begun."""

    @property
    def state(self) -> State:
        """The state, for the rules; it changes with every action."""
        return State(self._words)

    @property
    def seat(self) -> int:
        """The seat that decides for the first city that the game waits for."""
        return int(self.features.deciding_seat(self._words, self.city))

    def begin(self, seed: int) -> None:
        """Set out the game of a seed."""
        check_number(seed)
        self.features.begin(self._words, self.players, seed, self._desk)
        self._counts.clear()
        self._begun = True
        self.city = int(self.features.next_city(self._words))

    def act(self, city: int, action: SupportsIndex) -> None:
        """Carry out an action for a city; UsageError, with nothing done, if it is not an option."""
        self.play(city, self._checked_move(city, action))

    def act_at_once(self, actions: Mapping[int, SupportsIndex]) -> None:
        """Carry out an action for each of some cities; UsageError, with nothing done, if one is not an option."""
        moves = [(city, self._checked_move(city, action)) for city, action in actions.items()]
        for city, move in moves:
            self.play(city, move)

    def play(self, city: int, move: int) -> None:
        """Make a move that is an option of a city, given as the engine's word for it."""
        self.features.play(self._words, city, move, self._desk)
        self._counts.clear()
        self.city = int(self.features.next_city(self._words))

    def play_option(self, city: int, place: int) -> None:
        """Make the move of a city's option, given by its position in the decision."""
        self._count_options(city)
        self.play(city, self._options[city][place] // OPTION)

    def is_option(self, city: int, action: SupportsIndex) -> bool:
        """Return whether an action can be carried out for a city; UsageError if it is not the number of any action."""
        return self._move(city, action) != 0

    def awaited(self) -> dict[int, int]:
        """Return, for each seat that has to decide now, the city it decides for first."""
        cities: dict[int, int] = {}
        for city in self._cities:
            if self.features.is_awaited(self._words, city):
                cities.setdefault(int(self.features.deciding_seat(self._words, city)), city)
        return cities

    def look(self, seat: int, city: int) -> Seen:
        """Return what a seat sees, and the actions it has if it decides for a city."""
        self._check_begun()
        observation = np.zeros(len(self.highs), np.int16)
        self.features.observe(self._words, seat, city, observation)  # type: ignore[arg-type]  # an array is words
        return {"observation": observation, "action_mask": self._list_options(city)}

    def outcome(self) -> NDArray[np.int64]:
        """Return each seat's points, then how many finished ahead of it, for a game that is over."""
        row = np.zeros(2 * self.players, np.int64)
        self.features.write_outcome(self._words, row, self._desk)  # type: ignore[arg-type]  # an array is words
        return row

    def rewards(self) -> list[float]:
        """Return what the end is worth to each seat, and zeros before it."""
        if self.city != NOBODY:
            return [0.0] * self.players
        return [float(share) for share in rewards(self.outcome()[None, :], self.reward)[0]]

    def text(self, encoding: str = "utf-8") -> str:
        """Return what everybody can see of the table, drawn as in the terminal, with signs that an encoding has."""
        self._check_begun()
        return table_text(self.rules.name, self.rules.view(self.state, None), COLUMNS, encoding)

    def _list_options(self, city: int) -> NDArray[np.int8]:
        """Return the mask of a city, and keep its options until something is played."""
        mask = np.zeros(self.actions, np.int8)
        desk = self._desk if city == NOBODY else self._options[city]
        self._counts[city] = self.features.write_options(self._words, city, mask, desk)  # type: ignore[arg-type]  # an array is words
        return mask

    def _count_options(self, city: int) -> int:
        """Return how many options a city has, listing them only if that has not been done yet."""
        if city not in self._counts:
            self._list_options(city)
        return self._counts[city]

    def _move(self, city: int, action: SupportsIndex) -> int:
        """Return the engine's move for an action of a city, as it was listed; 0 if it is not an option."""
        number = self._number(action)
        return move_of(self._options[city], 0, self._count_options(city), number) if 0 <= number < self.actions else 0

    def _checked_move(self, city: int, action: SupportsIndex) -> int:
        """Return the engine's move for an action of a city; UsageError if it is not an option."""
        move = self._move(city, action)
        if not move:
            number = self._number(action)
            name = f"{number} ({self.features.actions[number]})" if 0 <= number < self.actions else str(number)
            raise UsageError(f"action {name} is not an option of city {city}; action_mask has a 1 for those that are")
        return move

    def _check_begun(self) -> None:
        if not self._begun:
            raise UsageError("there is nothing to see, as the game has not begun: call reset")

    def _number(self, action: SupportsIndex) -> int:
        """Return the number of an action, whatever kind of integer it is."""
        try:
            return index(action)
        except TypeError:
            raise UsageError(f"an action is an integer from 0 to {self.actions - 1}, not {action!r:.60}") from None
