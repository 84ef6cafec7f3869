"""Gymnasium: one seat is the agent, and bots of the ladder have the others.

Importing this registers every game with Gymnasium, as `mirabilia/Seven-v1` and so on; `env/seats.py` plays many games
at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirabilia.bots.bot import AnyBot, make_chances
from mirabilia.bots.roster import Entrant, make_bot, parse_entrants
from mirabilia.core.errors import MissingError, UsageError
from mirabilia.core.features import NOBODY
from mirabilia.core.kernel import Words
from mirabilia.core.registry import USUAL, describe, games
from mirabilia.core.seed import SEEDS
from mirabilia.env.episode import Episode, Seen
from mirabilia.env.reward import WORST

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as missing:
    raise MissingError("Gymnasium environments need", missing.name, "env") from None
from mirabilia.env.spaces import RENDER_MODES, Actions, check_render_mode, seen_space, shown


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A seat of one game against bots.

    `opponents` is one bot for all other seats, or one for each, in a list or separated by commas, written as for
    `mirabilia match`. `seat` is where the agent sits; None draws a seat for every game. `version` is that of the
    observations. An action that is not an option ends the game with the worst reward and `illegal` in the info.
    """

    metadata = {"render_modes": [*RENDER_MODES]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str = USUAL,
        players: int | None = None,
        opponents: str | Sequence[str] = "builder",
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        version: int | None = None,
    ) -> None:
        players = describe(game).players_or_usual(players)
        self.episode = Episode(game, players, reward, version)
        if seat is not None and seat not in range(players):
            raise UsageError(f"there is no seat {seat!r}; {players} players have the seats 0 to {players - 1}")
        self.render_mode = check_render_mode(render_mode)
        self.action_space: Actions = Actions(self.episode.actions)
        seen = seen_space(self.episode.highs, self.episode.actions)
        self.observation_space: spaces.Dict[Any] = seen  # type: ignore[assignment]  # theirs is wider
        self.seat = int(seat) if seat is not None else 0
        self._fixed = seat is not None
        self._bots = [(entrant, make_bot(game, entrant)) for entrant in _opponents(game, opponents, players)]
        self._chances: list[Words] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; without a seed, the next game of the last seed."""
        if options:
            raise UsageError(f"reset knows no option {next(iter(options))!r}; they are given to the environment itself")
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(SEEDS - 1))
        if not self._fixed:
            self.seat = int(self.np_random.integers(self.episode.players))
        self._chances = make_chances(game_seed, self.episode.players)
        self.episode.begin(game_seed)
        self._let_others_decide()
        return self._look(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out an action and let the others play until the seat decides again, or the game is over."""
        if self.episode.city == NOBODY:
            raise UsageError("the game is over, or has not begun: call reset")
        info: dict[str, Any] = {"seat": self.seat}
        if not self.episode.is_option(self.episode.city, action):
            self.episode.city = NOBODY
            return self._look(), WORST[self.episode.reward], True, False, {**info, "illegal": True}
        self.episode.act(self.episode.city, action)
        self._let_others_decide()
        over = self.episode.city == NOBODY
        if over:
            info["points"] = self.episode.outcome()[: self.episode.players]
        return self._look(), self.episode.rewards()[self.seat], over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions can be chosen, in the form that some learning libraries ask for."""
        if self.action_space.now is None:
            raise UsageError("the game has not begun: call reset")
        return np.asarray(self.action_space.now, np.bool_)

    def render(self) -> str | None:
        """Show what everybody can see of the table in the mode asked for: `ansi` returns text, `human` prints it."""
        return shown(self.episode, self.render_mode)

    def _look(self) -> Seen:
        seen = self.episode.look(self.seat, self.episode.city)
        self.action_space.now = seen["action_mask"].copy()
        return seen

    def _let_others_decide(self) -> None:
        """Let bots decide until it is the agent's turn or nobody's."""
        while self.episode.city != NOBODY and self.episode.seat != self.seat:
            seat, city = self.episode.seat, self.episode.city
            entrant, bot = self._bots[seat - (seat > self.seat)]
            self.episode.play_option(city, self._ask(entrant, bot, seat, city))

    def _ask(self, entrant: Entrant, bot: AnyBot, seat: int, city: int) -> int:
        """Return which of a decision's options a bot picks, given its own view."""
        rules, state = self.episode.rules, self.episode.state
        decision = rules.decision(state, city)
        budget = entrant.budget(rules.name, monotonic)
        option = bot(rules.view(state, seat), decision, budget, self._chances[seat])
        return decision.options.index(option)


def _opponents(game: str, names: str | Sequence[str], players: int) -> Sequence[Entrant]:
    """Return the bots in the other seats."""
    text = names if isinstance(names, str) else ",".join(names)
    return parse_entrants(game, text, range(1, players))


for _game in games():
    # Later versions are asked for with `version`: under names of their own they would make Gymnasium warn about the
    # first.
    gymnasium.register(
        id=f"mirabilia/{_game.capitalize()}-v{describe(_game).features.version}",
        entry_point="mirabilia.env.seat:SeatEnv",
        vector_entry_point="mirabilia.env.seats:SeatVectorEnv",
        kwargs={"game": _game},
        disable_env_checker=True,  # it warns at every reset; the tests run the whole checker
    )
