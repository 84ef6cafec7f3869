"""Tasks for learners, each with a fixed protocol, so that results can be compared (docs/reference/benchmarks.md).

    python -m mirabilia.env.tasks seven-3 random builder strategist policy.npz

A learner has one seat against Strategists. It may learn from as many of its own decisions as the task says, in games of
any seed but the task's own. Then it plays GAMES games of that seed, once each, in a seat drawn for each game, without
learning any more. What counts is its share of the victories.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mirabilia.bots.bot import AnyBot, Budget, make_chance
from mirabilia.bots.roster import make_bot, parse_entrant
from mirabilia.core.errors import MirabiliaError, UsageError
from mirabilia.core.features import OPTION
from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.core.registry import describe
from mirabilia.core.registry import games as registered
from mirabilia.env.vector import VectorEnv

SEED = 20_261_117
"""The seed of the judged games, from which nothing may be learnt."""
GAMES = 1000
Act = Callable[[VectorEnv], ArrayLike]
"""Returns an action for each game of an environment at its present moment."""


class Task(NamedTuple):
    """What is to be learnt."""

    name: str
    game: str
    players: int
    opponents: str = "strategist"
    decisions: int = 1_000_000
    """The number of its own decisions that the learner may learn from."""

    def env(self, games: int = 1024, seed: int = 0, reward: str = "win", version: int | None = None) -> VectorEnv:
        """Return the environment of the task, to learn in; UsageError for the seed of the judged games."""
        if seed == SEED:
            raise UsageError(f"the games of the seed {SEED} are for judging; learn from others")
        return self._env(games, seed, reward, version)

    def _env(self, games: int, seed: int, reward: str, version: int | None) -> VectorEnv:
        others = self.opponents
        return VectorEnv(self.game, games, self.players, seed, reward=reward, opponents=others, version=version)

    def judge(self, act: Act, games: int = GAMES, version: int | None = None) -> Performance:
        """Return how well these actions do, in games that are the same for every learner.

        `version` is that of the observations, which changes nothing else.
        """
        env = self._env(games, SEED, "win", version)
        share, margin = np.full(games, np.nan), np.zeros(games)
        while np.isnan(share).any():
            actions, seats = act(env), env.moment.seats.copy()
            moment = env.step(actions)
            for place in np.flatnonzero(moment.done & np.isnan(share)):
                share[place] = moment.rewards[place, seats[place]]
                margin[place] = env.points[place, seats[place]] - np.delete(env.points[place], seats[place]).max()
        doubt = 1.96 * float(share.std()) / sqrt(games)
        return Performance(float(share.mean()), doubt, float(margin.mean()), games)


class Performance(NamedTuple):
    """How a player did."""

    share: float
    """Its share of the victories."""
    doubt: float
    """By how much the share may be off, either way, with a confidence of 95 %."""
    margin: float
    """Points ahead of the best other seat, on average."""
    games: int


TASKS = {
    f"{game}-{players}": Task(f"{game}-{players}", game, players)
    for game in registered()
    for players in describe(game).benchmarks
}


def at_random(env: VectorEnv) -> NDArray[np.int64]:
    """Act at random."""
    return env.sample()


def like_bot(game: str, name: str) -> Act:
    """Act like a bot of the ladder, or like a trained policy in a file; each is asked with its view."""
    if name == "random":
        return at_random
    if name.endswith((".npz", ".pt")):
        from mirabilia.programs.policy import load

        policy = load(Path(name))
        if policy.game != game:
            raise UsageError(f"{name} plays {policy.game}, not {game}")
        return _asked(policy)
    return _asked(make_bot(game, parse_entrant(name)))


def _asked(bot: AnyBot) -> Act:
    """Return a function that asks a bot for its action in each game."""
    chance = make_chance(SEED, 0)

    def act(env: VectorEnv) -> list[int]:
        known = describe(env.game)
        rules, features = known.rules, known.features
        mask, desk = words(len(features.actions)), words(features.desk_size)
        actions = []
        for state in map(State, env.states()):
            city = rules.waiting(state)[0]
            decision = rules.decision(state, city)
            picked = bot(rules.view(state, decision.seat), decision, Budget(200), chance)
            features.write_options(state.words, city, mask, desk)
            actions.append(int(desk[decision.options.index(picked)] % OPTION))
        return actions

    return act


def main(arguments: Sequence[str]) -> int:
    """Judge players in a task and print a line for each."""
    if len(arguments) < 2 or arguments[0] not in TASKS:
        print(f"usage: python -m mirabilia.env.tasks TASK WHO...\nTASK: {', '.join(TASKS)}", file=sys.stderr)
        return 2
    task = TASKS[arguments[0]]
    for name in arguments[1:]:
        try:
            found = task.judge(like_bot(task.game, name))
        except MirabiliaError as error:
            print(f"error: {error}", file=sys.stderr)
            return 2
        print(
            f"{task.name}  {name:<12} {found.share:.1%} ± {found.doubt:.1%} of the victories,"
            f" {found.margin:+.1f} points, {found.games} games",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
