"""PettingZoo: every seat is an agent, one at a time (AEC) or all at once (parallel).

Seat n is `player_n`. A seat sees a dictionary of `observation` and `action_mask`. In the parallel environment a
seat that has nothing to decide in a step may only wait, which is action 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from mirabilia.core.errors import MissingError, UsageError
from mirabilia.core.features import NOBODY, WAIT
from mirabilia.core.seed import SEEDS
from mirabilia.env.episode import Episode, Seen

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as missing:
    raise MissingError("PettingZoo environments need", missing.name, "env") from None
from mirabilia.env.spaces import RENDER_MODES, Actions, check_render_mode, seen_space, shown


class _Seats:
    """What both kinds of environment have in common: a game, its agents and their spaces."""

    metadata: dict[str, Any]

    def __init__(
        self, game: str, players: int, reward: str, render_mode: str | None, version: int | None = None
    ) -> None:
        self.episode = Episode(game, players, reward, version)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"{game}_v{self.episode.features.version}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Actions(self.episode.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: seen_space(self.episode.highs, self.episode.actions) for agent in self.possible_agents
        }
        self._chance, _ = seeding.np_random()

    def action_space(self, agent: str) -> Actions:
        """Return the actions there are, the same for every agent."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def render(self) -> str | None:
        """Show what everybody can see of the table in the mode asked for: `ansi` returns text, `human` prints it."""
        return shown(self.episode, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _show(self, agent: str, city: int) -> Seen:
        """Return what an agent sees when it decides for a city, or for NOBODY."""
        seen = self.episode.look(self.seats[agent], city)
        self.action_spaces[agent].now = seen["action_mask"]
        return seen

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.episode.begin(int(self._chance.integers(SEEDS - 1)))
        self.agents = list(self.possible_agents)


class SeatsInTurn(_Seats, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One decision per step, by the first seat that the game waits for."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str = "win",
        render_mode: str | None = None,
        version: int | None = None,
    ) -> None:
        super().__init__(game, players, reward, render_mode, version)
        self.agent_selection = self.possible_agents[0]
        self.terminations: dict[str, bool] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's own test gives some that nobody knows
        """Begin a game; without a seed, the next game of the last seed."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees; it has actions only if it is the one to decide."""
        mine = agent == self.agent_selection and self.episode.city != NOBODY
        return self._show(agent, self.episode.city if mine else NOBODY)

    def step(self, action: SupportsIndex | None) -> None:
        """Carry out the action of the agent that decides; UsageError if it is not one of its options."""
        agent = self.agent_selection
        if agent not in self.terminations:
            raise UsageError("the game is over, or has not begun: call reset")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise UsageError(f"{agent} has to decide: step takes one of its actions, not None")
        self.episode.act(self.episode.city, action)
        self._cumulative_rewards[agent] = 0.0
        if self.episode.city == NOBODY:
            self._end()
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        points = self.episode.outcome()[: self.episode.players]
        self.infos = {agent: {"points": int(points[seat])} for agent, seat in self.seats.items()}
        self.agent_selection = self.agents[0]


class SeatsAtOnce(_Seats, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One step lets every seat that has something to decide do so; the others wait."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str = "win",
        render_mode: str | None = None,
        version: int | None = None,
    ) -> None:
        super().__init__(game, players, reward, render_mode, version)
        self._cities: dict[int, int] = {}

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - as above
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a game; without a seed, the next game of the last seed."""
        self._begin(seed)
        self._cities = self.episode.awaited()
        return self._look(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out one action for every agent; UsageError, with nothing done, if one of them is not an option."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        self._check(actions)
        self.episode.act_at_once({city: actions[self.possible_agents[seat]] for seat, city in self._cities.items()})
        over = self.episode.city == NOBODY
        self._cities = self.episode.awaited()
        agents = list(self.agents)
        rewards = dict(zip(agents, self.episode.rewards(), strict=True))
        seen, infos = self._look(), {agent: self._info(agent, over) for agent in agents}
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _look(self) -> dict[str, Seen]:
        return {agent: self._show(agent, self._cities.get(seat, NOBODY)) for agent, seat in self.seats.items()}

    def _info(self, agent: str, over: bool) -> dict[str, Any]:
        return {"points": int(self.episode.outcome()[self.seats[agent]])} if over else {}

    def _check(self, actions: Mapping[str, SupportsIndex]) -> None:
        if set(actions) != set(self.agents):
            raise UsageError(f"a step takes an action from each of {', '.join(self.agents)}")
        for agent, action in actions.items():
            city = self._cities.get(self.seats[agent], NOBODY)
            if city == NOBODY and action != WAIT:
                raise UsageError(f"{agent} has nothing to decide in this step and can only wait: action {WAIT}")
            if city != NOBODY and not self.episode.is_option(city, action):
                raise UsageError(f"action {action} is not an option of {agent}; action_mask has a 1 for those that are")
