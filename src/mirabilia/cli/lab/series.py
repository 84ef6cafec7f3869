"""Options of the verbs that study many games of bots, and the series they ask for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any

from mirabilia.cli.help.spoken import option
from mirabilia.cli.lab.options import PLAYERS, SEED, WISHES, Command, with_options
from mirabilia.text import say

if TYPE_CHECKING:
    from mirabilia.lab.series import Series

_BOTS = option(
    "--bots",
    default="strategist",
    show_default=True,
    help=say("option-bots"),
)
_GAMES = option("--games", type=int, default=1000, show_default=True, help=say("option-games"))


@dataclass(frozen=True, slots=True)
class AskedSeries:
    """A series as a person asks for it."""

    players: int | None
    bots: str
    games: int
    seed: int
    wishes: str

    def series(self, game: str) -> Series:
        """Return the series; a refusal says what is wrong with it."""
        from mirabilia.lab.series import make_series

        return make_series(game, self.players, self.bots, self.games, self.seed, self.wishes)


def series_options(command: Command) -> Command:
    """Give a verb the options of a series, which it gets as `asked`."""

    @wraps(command)
    def asking(*arguments: Any, **others: Any) -> Any:
        asked = AskedSeries(**{name: others.pop(name) for name in AskedSeries.__dataclass_fields__})
        return command(*arguments, asked=asked, **others)

    return with_options(PLAYERS, _BOTS, _GAMES, SEED, WISHES)(asking)
