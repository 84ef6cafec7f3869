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
PLAYERS: tuple[int | list[int], ...] = (2, 3, 7, [2, 3, 7])


def digests() -> list[str]:
    """Return a line for each game and some numbers of players, alone and together."""
    return [f"{game}: {digest(game, players)}, {players} players" for game in games() for players in PLAYERS]


def digest(game: str, players: int | list[int]) -> str:
    """Return how many games ended, and a hash of everything that was written meanwhile."""
    levels = ("apprentice", "strategist", "strategist:science", "learner")
    with TemporaryDirectory() as folder:
        files = [Path(folder, f"{width}.npz") for width in (6, 10)]
        for file, width in zip(files, (6, 10), strict=True):
            file.write_bytes(any_network(game, width, Widths(width, 9, 7, 3)))
        others, version = "|".join((*levels, *map(str, files))), 1 if isinstance(players, int) else 2
        env = VectorEnv(game, 3, players, 11, opponents=others, deals=3, version=version)
    total, ended = sha256(), 0
    for _ in range(STEPS):
        moment = env.step(env.sample())
        ended += int(moment.done.sum())
        total.update(b"".join(part.tobytes() for part in moment) + env.state().tobytes() + env.points.tobytes())
    return f"{ended} {total.hexdigest()}"
