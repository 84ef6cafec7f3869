"""The list of games, and where their rooms are: the only file besides a game's own that knows a game by name.

A game of this house is in `games/<id>`, its bots in `bots/<id>`, its table as text in `display/<id>`, its table in the
terminal in `cli/terminal/<id>`, its words among the others in `text/locales`. A game from elsewhere is a package named
in the variable MIRABILIA_GAMES, which separates several with commas and is inherited by child processes. The last part
of the package's name is the game's id, and it has the rooms `game`, `bots`, `display`, `terminal` and `locales`.

Rooms are imported when they are first asked for, so that the backend can be chosen before that.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from mirabilia.core.errors import UsageError

if TYPE_CHECKING:
    from mirabilia.core.descriptor import Descriptor

HOUSE = ("seven", "architects")
"""The games of this house, in the order in which they are shown."""
USUAL = HOUSE[0]
"""The game that is meant if a program names none."""
VARIABLE = "MIRABILIA_GAMES"
"""Names the packages of games from elsewhere."""
ID = r"[a-z][a-z0-9]{0,19}"
"""What the id of a game may look like."""


class Home(NamedTuple):
    """Where a game lives: the packages of its rooms, by their full names."""

    id: str
    game: str
    """Its rules; `descriptor.DESCRIPTOR` in this package says everything else about it."""
    bots: str
    """Its bots: `LEVELS` in this package lists them, `descriptor.BOTS` says everything else about them."""
    display: str
    """Its table as text: `table.draw` in this package."""
    terminal: str
    """Its table in the terminal: `sitting.SITTING` in this package."""
    package: str | None = None
    """A game from elsewhere has its words in the folder `locales` of this package."""

    @property
    def locales(self) -> Path | None:
        """Return the folder of its words, or None for a game of this house, whose words are with all the others."""
        return folder_of(self.package) / "locales" if self.package else None


def games() -> tuple[str, ...]:
    """Return the ids of all games, those of this house first."""
    return tuple(_homes(os.environ.get(VARIABLE, "")))


def home(game: str) -> Home:
    """Return where a game lives; UsageError names the games there are."""
    homes = _homes(os.environ.get(VARIABLE, ""))
    if game not in homes:
        listed = ", ".join(homes)
        raise UsageError(f"there is no game {game!r:.60}; there are {listed}").said(
            "no_game", game=game[:60], known=listed
        )
    return homes[game]


def describe(game: str) -> Descriptor:
    """Return the descriptor of a game; UsageError names the games there are."""
    descriptor: Descriptor = load(f"{home(game).game}.descriptor", "DESCRIPTOR")
    return descriptor


def game_of(noun: object) -> str | None:
    """Return the game that a view, a decision or another noun belongs to, or None if it belongs to no game."""
    module = type(noun).__module__
    return next((game for game in games() if module.startswith(f"{home(game).game}.")), None)


def load(module: str, name: str) -> Any:
    """Return what a room exports under a name; UsageError when a game from elsewhere is not as it should be."""
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        if module.startswith("mirabilia."):
            raise
        raise UsageError(f"{VARIABLE} names a game without {module}.{name}: {error}").said(
            "game_without", variable=VARIABLE, part=f"{module}.{name}", reason=str(error)
        ) from None


@cache
def folder_of(package: str) -> Path:
    """Return the folder of a package, without importing it; UsageError when there is none."""
    try:
        found = find_spec(package)
    except ImportError:
        found = None
    if found is None or not found.submodule_search_locations:
        raise UsageError(f"{VARIABLE} needs the package {package}, which does not exist").said(
            "no_package", variable=VARIABLE, package=package
        )
    return Path(next(iter(found.submodule_search_locations)))


@cache
def _homes(packages: str) -> dict[str, Home]:
    """Return the home of every game, by id."""
    homes = {
        game: Home(
            game,
            f"mirabilia.games.{game}",
            f"mirabilia.bots.{game}",
            f"mirabilia.display.{game}",
            f"mirabilia.cli.terminal.{game}",
        )
        for game in HOUSE
    }
    for package in filter(None, (name.strip() for name in packages.split(","))):
        game = package.rpartition(".")[2]
        if not re.fullmatch(ID, game):
            raise UsageError(f"{VARIABLE}: {package!r} is not a package whose last name can be the id of a game").said(
                "not_a_package", variable=VARIABLE, package=package
            )
        if game in homes:
            raise UsageError(f"{VARIABLE}: {package} would be a second game {game}").said(
                "second_game", variable=VARIABLE, package=package, game=game
            )
        homes[game] = Home(
            game, f"{package}.game", f"{package}.bots", f"{package}.display", f"{package}.terminal", package
        )
    return homes
