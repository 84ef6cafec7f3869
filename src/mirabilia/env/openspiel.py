"""OpenSpiel: every game as one of its own, `pyspiel.load_game("mirabilia_seven(players=3)")`.

Importing this registers the games. A game begins with a chance node that picks one of its deals; then the seats decide
one after another, even where all choose at once: a choice that nobody can see yet changes nothing for the others.
The returns are shares of the victory, which add up to 1. Actions and observations are those of the other environments;
observations are divided by their bounds.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirabilia.core.chance import stream
from mirabilia.core.errors import MissingError
from mirabilia.core.features import NOBODY, Features, move_of
from mirabilia.core.kernel import Words, words
from mirabilia.core.registry import describe, games

try:
    import pyspiel
except ImportError as missing:
    raise MissingError("games of OpenSpiel need", missing.name, "openspiel") from None

PREFIX = "mirabilia_"
DEALS = 1000
"""How many deals the chance node has, unless the game is loaded with a different number."""
LONGEST = 2000
"""More decisions than any game has."""


def _game_type(game: str) -> Any:
    players = describe(game).rules.players
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game}",
        long_name=f"Mirabilia: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": describe(game).usual_players, "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of Mirabilia for a number of players."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.id = game
        self.players = describe(game).players_or_usual(given.get("players"))
        self.deals = int(given.get("deals", DEALS))
        self.features = describe(game).features
        super().__init__(
            _game_type(game),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.features.actions),
                max_chance_outcomes=self.deals,
                num_players=self.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=LONGEST,
            ),
            {"players": self.players, "deals": self.deals},
        )

    def new_initial_state(self) -> SpielState:
        """Return the chance node that a game begins with."""
        return SpielState(self, self.id, self.players, self.deals)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002 - as OpenSpiel has it
        """Return the observer of states for a player."""
        return Observer(self.features, self.players)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A moment of a game. Copies share nothing; what does not change is looked up by the game's id."""

    def __init__(self, parent: SpielGame, game: str, players: int, deals: int) -> None:
        super().__init__(parent)
        self._id, self.players, self.deals = game, players, deals
        self.words: Words | None = None
        """The state of the engine, or None at the chance node."""

    @property
    def features(self) -> Features:
        """The features of the game."""
        return describe(self._id).features

    def current_player(self) -> int:
        """Return the deciding seat, or the value for chance or the end."""
        if self.words is None:
            return int(pyspiel.PlayerId.CHANCE)
        city = self.features.next_city(self.words)
        if city == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.features.deciding_seat(self.words, city))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every deal, each as likely as the others."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.words is not None and self.features.next_city(self.words) == NOBODY

    def returns(self) -> list[float]:
        """Return each seat's share of the victory; zeros before the end."""
        if not self.is_terminal():
            return [0.0] * self.players
        row = words(2 * self.players)
        assert self.words is not None
        self.features.write_outcome(self.words, row, words(self.features.desk_size))
        won = [row[self.players + seat] == 0 for seat in range(self.players)]
        return [one / sum(won) for one in won]

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only the one who decides is asked
        mask, _, _ = self._options()
        return [action for action in range(len(mask)) if mask[action]]

    def _options(self) -> tuple[Words, Words, int]:
        """Return the mask of the deciding seat, and the options with their number."""
        assert self.words is not None
        mask, desk = words(len(self.features.actions)), words(self.features.desk_size)
        count = self.features.write_options(self.words, self.features.next_city(self.words), mask, desk)
        return mask, desk, int(count)

    def _apply_action(self, action: int) -> None:
        if self.words is None:
            self.words = words(self.features.state_size(self.players))
            self.features.begin(self.words, self.players, int(stream(0, action)), words(self.features.desk_size))
            return
        _, desk, count = self._options()
        city = int(self.features.next_city(self.words))
        self.features.play(self.words, city, int(move_of(desk, 0, count, action)), words(self.features.desk_size))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.features.actions[action]

    def __str__(self) -> str:
        return f"{self._id}: " + " ".join(map(str, self.history()))


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, features: Features, players: int) -> None:
        self._features, self._entries = features, features.entries(players)
        self._highs = np.array([entry.high for entry in self._entries], np.float32)
        self.tensor: NDArray[np.float32] = np.zeros(len(self._entries), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees of a state."""
        self.tensor[:] = self._seen(state, player) / self._highs

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees of a state, as the names and values of all entries that are not 0."""
        seen = zip(self._entries, self._seen(state, player), strict=True)
        return " ".join(f"{entry.name}={int(number)}" for entry, number in seen if number)

    def _seen(self, state: SpielState, player: int) -> NDArray[np.int64]:
        row = words(len(self._entries))
        if state.words is not None:
            mine = state.current_player() == player
            city = int(self._features.next_city(state.words)) if mine else NOBODY
            self._features.observe(state.words, player, city, row)
        return np.array(row, np.int64)


def _register(game: str) -> None:
    class Registered(SpielGame):
        """A game of OpenSpiel, built from its parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(_game_type(game), Registered)


for _game in games():
    _register(_game)
