"""What a result was made with: a hash of the sources that it depends on."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from mirabilia.core import registry

WEIGHTS = "weights.toml"
"""The file of a game's bots that tuning writes."""


@cache
def sources_of(game: str, *more: str, weights: bool = True) -> str:
    """Return a hash of everything that decides how bots play a game: its rules, its bots, and their weights.

    `more` names packages that a result depends on besides. Tuning leaves the weights out: it brings its own, and may
    write that very file.
    """
    digest, home = sha256(), registry.home(game)
    for package, part in (
        ("mirabilia.core", "**/*"),
        (home.game, "**/*"),
        ("mirabilia.bots", "*"),
        (home.bots, "**/*"),
        *((package, "**/*") for package in more),
    ):
        folder = registry.folder_of(package)
        for path in sorted(folder.glob(part)):
            if path.suffix in (".py", ".toml") and (weights or path.name != WEIGHTS):
                name = f"{package}/{path.relative_to(folder).as_posix()}"
                digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
