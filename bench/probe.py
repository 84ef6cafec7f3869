"""A figure of the engine, measured in a process of its own, because a process has one backend.

`python -m bench.probe FIGURE [WHAT...]` prints it; MIRABILIA_BACKEND says which backend it measures.
"""

import sys
from collections.abc import Callable
from time import perf_counter, process_time

from bench.peers import rate
from mirabilia.core.kernel import BACKEND, Words, allocating, copy, words

COPIES = 1_000_000
KEY = "0f" * 32


def games(game: str, players: str, seconds: str) -> float:
    """Return random games per second."""
    from mirabilia.core.registry import describe

    play_batch = describe(game).play_batch
    size = 2_000 if BACKEND == "numba" else 50

    def play() -> int:
        return play_batch(int(players), 7, 0, size).games

    return rate(play, float(seconds))


def seeds(game: str, players: str, seconds: str) -> tuple[float, float]:
    """Return the microseconds of processor time of a random game from a number and from a key.

    They take turns, and the quickest turn of each counts: whatever else the machine does slows both equally.
    """
    from mirabilia.core.registry import describe

    play_batch, size = describe(game).play_batch, 2_000
    best: dict[int | str, float] = dict.fromkeys((7, KEY), float("inf"))
    for seed in best:
        play_batch(int(players), seed, 0, 1)
    end = perf_counter() + float(seconds)
    while perf_counter() < end:
        for seed in best:
            start = process_time()
            play_batch(int(players), seed, 0, size)
            best[seed] = min(best[seed], process_time() - start)
    return best[7] / size * 1e6, best[KEY] / size * 1e6


@allocating
def copy_often(state: Words, times: int) -> int:
    """Copy a state this many times; the result depends on every copy, so that none can be optimised away."""
    target = words(len(state))
    total = 0
    for turn in range(times):
        state[0] = turn
        copy(state, target)
        total += target[0]
    return total


def copies(players: str) -> float:
    """Return the nanoseconds it takes to copy the state of a game with this many players inside the kernel."""
    from mirabilia.core.registry import USUAL, describe

    state = words(describe(USUAL).features.state_size(int(players)))
    copy_often(state, 1)
    start = perf_counter()
    copy_often(state, COPIES)
    return (perf_counter() - start) / COPIES * 1e9


def compiling(game: str) -> float:
    """Return the seconds from nothing to the first game; the caller provides an empty cache."""
    from mirabilia.core.registry import describe

    start = perf_counter()
    describe(game).play_batch(3, 7, 0, 1)
    return perf_counter() - start


FIGURES: dict[str, Callable[..., float | tuple[float, ...]]] = {
    "games": games,
    "seeds": seeds,
    "copies": copies,
    "compiling": compiling,
}

if __name__ == "__main__":
    found = FIGURES[sys.argv[1]](*sys.argv[2:])
    print(*(found if isinstance(found, tuple) else [found]))
