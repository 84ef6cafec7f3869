"""The PettingZoo environments by game and version: `version("seven_v1").env()`, and likewise for every other game.

The version of a game changes when what is played, seen or rewarded does. `from mirabilia.env import seven_v1` is short
for the above, for any game; for games of the house it is a module, so that it can be imported in any way.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from mirabilia.core.errors import UsageError
from mirabilia.core.registry import ID, describe
from mirabilia.env.agents import SeatsAtOnce, SeatsInTurn


@dataclass(frozen=True, slots=True)
class Version:
    """A game in PettingZoo."""

    game: str
    number: int

    def env(self, players: int | None = None, reward: str = "win", render_mode: str | None = None) -> SeatsInTurn:
        """Return the environment in which one seat decides at a time."""
        return SeatsInTurn(self.game, self._players(players), reward, render_mode, self.number)

    def parallel_env(
        self, players: int | None = None, reward: str = "win", render_mode: str | None = None
    ) -> SeatsAtOnce:
        """Return the environment in which all seats decide at once, as at a table; UsageError if they never do."""
        if not describe(self.game).at_once:
            raise UsageError(f"in {self.game} the seats decide one after another, so there is only env()")
        return SeatsAtOnce(self.game, self._players(players), reward, render_mode, self.number)

    def _players(self, players: int | None) -> int:
        return describe(self.game).players_or_usual(players)


def version(name: str) -> Version:
    """Return a game by its name and version, such as `seven_v1`; UsageError if there is no such version."""
    found = re.fullmatch(rf"({ID})_v(\d+)", name)
    if not found:
        raise UsageError(f"{name!r} is not a version of a game; write GAME_v1")
    game, number = found[1], int(found[2])
    describe(game).features_of(number)
    return Version(game, number)
