"""One figure of an environment: `python -m bench.steps SECONDS PROBE [WHAT...]` prints steps per second.

The probe `threads` prints how many times as many steps two threads make as one.
"""

import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from time import perf_counter
from typing import Any

import numpy as np

from bench.peers import rate

GAMES = 4096
"""How many games a vectorised environment steps at once."""
STEPS = 200
"""Steps between two looks at the clock."""
THREADS = 2
"""How many threads step side by side, each with a core of its own."""


def vector(game: str, players: str, what: str) -> Callable[[], int]:
    """Step many of our games at once."""
    from mirabilia.env import VectorEnv

    env = VectorEnv(game, GAMES, int(players), 7, observations="observations" in what)

    def play() -> int:
        for _ in range(STEPS // 10):
            env.step(env.sample())
        return STEPS // 10 * GAMES

    return play


def threads(seconds: float, game: str, players: str, what: str) -> float:
    """Step two environments, each in a thread of its own, and return how many times as fast that is as one in one."""
    return gain([vector(game, players, what) for _ in range(THREADS)], seconds)


def gain(plays: Sequence[Callable[[], int]], seconds: float) -> float:
    """Return how many times as much is done when all of these play at once as when the first plays alone.

    Both take turns, and the quickest turn of each counts. A machine that is busy with other things has no core to spare
    for the second, and the figure is too low.
    """
    best = dict.fromkeys((1, len(plays)), 0.0)
    with ThreadPoolExecutor(len(plays)) as pool:
        list(pool.map(lambda play: play(), plays))  # what is done once, such as loading, is not measured
        end = perf_counter() + seconds
        while perf_counter() < end:
            for count in best:
                start = perf_counter()
                done = sum(pool.map(lambda play: play(), plays[:count]))
                best[count] = max(best[count], done / (perf_counter() - start))
    return best[len(plays)] / best[1]


def turns(game: str, players: str, what: str) -> Callable[[], int]:  # noqa: ARG001 - as all probes
    """Step one of our games in PettingZoo, seat by seat."""
    module = import_module(f"mirabilia.env.{game}_v1")
    return in_turn(module.env(int(players)))


def in_turn(env: Any) -> Callable[[], int]:
    """Step a PettingZoo environment in which agents act in turn."""
    chance = np.random.default_rng(7)
    env.reset(seed=7)

    def play() -> int:
        for _ in range(STEPS):
            if not env.agents:
                env.reset()
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                options = seen["action_mask"].nonzero()[0]
                env.step(int(options[int(chance.random() * len(options))]))
        return STEPS

    return play


def at_once(game: str, players: str, what: str) -> Callable[[], int]:  # noqa: ARG001 - as all probes
    """Step one of our games in PettingZoo, all seats at once; decisions are counted."""
    from mirabilia.env import seven_v1

    env = seven_v1.parallel_env(int(players))
    chance = np.random.default_rng(7)
    seen, _ = env.reset(seed=7)

    def play() -> int:
        nonlocal seen
        decisions = 0
        for _ in range(STEPS):
            if not env.agents:
                seen, _ = env.reset()
            actions = {}
            for agent, sight in seen.items():
                options = sight["action_mask"].nonzero()[0]
                actions[agent] = int(options[int(chance.random() * len(options))])
            decisions += sum(action != 0 for action in actions.values())
            seen, *_ = env.step(actions)
        return decisions

    return play


def seat(game: str, players: str, what: str) -> Callable[[], int]:
    """Step one of our games in Gymnasium; the agent's steps are counted."""
    from mirabilia.env.seat import SeatEnv

    env = SeatEnv(game, int(players), what.split()[-1].removesuffix("s"))
    env.reset(seed=7)

    def play() -> int:
        for _ in range(STEPS):
            if env.step(env.action_space.sample())[2]:
                env.reset()
        return STEPS

    return play


def pettingzoo(game: str) -> Callable[[], int]:
    """Step a classic PettingZoo environment."""
    return in_turn(import_module(f"pettingzoo.classic.{game}").env())


def pgx(game: str) -> Callable[[], int]:
    """Step many Pgx games at once, compiled as a whole."""
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental import auto_reset

    env = games.make(game)
    stepped = auto_reset(env.step, env.init)

    def walk(state: Any, key: Any) -> tuple[Any, Any]:
        keys = jax.random.split(key, GAMES)
        odds = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.vmap(jax.random.categorical)(keys, odds)
        return jax.vmap(stepped)(state, actions, keys), (state.observation.sum(), state.rewards.sum())

    @jax.jit  # type: ignore[untyped-decorator]  # jax is not installed where types are checked
    def run(state: Any, key: Any) -> Any:
        return jax.lax.scan(walk, state, jax.random.split(key, STEPS // 10))

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(7), GAMES))
    key = jax.random.PRNGKey(8)

    def play() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state, told = run(state, now)
        jax.block_until_ready(told)
        return STEPS // 10 * GAMES

    return play


PROBES: dict[str, Callable[..., Callable[[], int]]] = {
    "vector": vector,
    "turns": turns,
    "at-once": at_once,
    "seat": seat,
    "pettingzoo": pettingzoo,
    "pgx": pgx,
}


def confine(cores: int) -> None:
    """Let this process have only so many cores, so that figures can be compared."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-cores:])


def main(seconds: float, probe: str, *what: str) -> float:
    """Return the figure of a probe, on as many cores as it needs."""
    confine(THREADS if probe == "threads" else 1)
    if probe == "threads":
        return threads(seconds, *what)
    return rate(PROBES[probe](*what), seconds)


if __name__ == "__main__":
    print(main(float(sys.argv[1]), *sys.argv[2:]))
