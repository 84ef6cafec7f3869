"""What a backend makes of the toy: the same lines are printed by both."""

from __future__ import annotations

import hashlib

from mirabilia.bots.descriptor import as_words
from mirabilia.core.kernel import plain, words
from mirabilia.env.vector import VectorEnv
from tests.kit.toy.bots.descriptor import BOTS
from tests.kit.toy.game.batch import play_batch

GAMES, SEED, STEPS = 300, 7, 40


def digest(players: int) -> str:
    """Return what batches, environments and contests come to, as one line."""
    return f"{play_batch(players, SEED, 0, GAMES, hashed=True)} {_stepped(players)} {_contested(players)}"


def _stepped(players: int) -> str:
    """Return a hash over everything that an environment shows."""
    env = VectorEnv("toy", games=8, players=players, seed=SEED)
    found = hashlib.sha256()
    for _ in range(STEPS):
        moment = env.step(env.sample())
        for shown in moment:
            found.update(shown.tobytes())
    return f"{found.hexdigest()} {env.points.sum()}"


def _contested(players: int) -> list[int]:
    tunable = BOTS.tunable
    assert tunable
    sums = words(tunable.sums)
    tunable.contest(players, SEED, 0, GAMES, as_words(tunable.start), as_words((0, 0, 0)), sums)
    return plain(sums)
