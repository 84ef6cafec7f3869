"""A learner that picks at random against opponents inside the kernel, as a hash; run on either backend."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from mirabilia.bots.network import Widths
from mirabilia.core import kernel  # noqa: F401 - before mirabilia.env, which would choose the compiled engine
from mirabilia.core.registry import games
from mirabilia.env import VectorEnv
from tests.kit.gift import any_network

STEPS = 60
PLAYERS = (2, 3, 7)


def digests() -> list[str]:
    """Return a line for each game and some numbers of players."""
    return [f"{game} {players} {digest(game, players)}" for game in games() for players in PLAYERS]


def digest(game: str, players: int) -> str:
    """Return how many games ended, and a hash of everything that was written meanwhile."""
    levels = ("apprentice", "strategist", "strategist:science", "learner")
    with TemporaryDirectory() as folder:
        files = [Path(folder, f"{width}.npz") for width in (6, 10)]
        for file, width in zip(files, (6, 10), strict=True):
            file.write_bytes(any_network(game, width, Widths(width, 9, 7, 3)))
        env = VectorEnv(game, 2, players, 11, opponents="|".join((*levels, *map(str, files))), deals=3)
    total, ended = sha256(), 0
    for _ in range(STEPS):
        moment = env.step(env.sample())
        ended += int(moment.done.sum())
        total.update(b"".join(part.tobytes() for part in moment) + env.state().tobytes() + env.points.tobytes())
    return f"{ended} {total.hexdigest()}"
