"""Options of the verbs that look at many games of bots, and what they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from mirabilia.cli.lab.figures import write_command
from mirabilia.cli.lab.options import Command

if TYPE_CHECKING:
    from mirabilia.lab.series import Series

_OPTIONS = (
    click.option("--players", type=int, default=3, show_default=True, help="How many play."),
    click.option(
        "--bots",
        default="strategist",
        show_default=True,
        help="Who plays: one for all seats, or one for each, with commas; level, level:leaning, level@500, level@0.5s.",
    ),
    click.option("--games", type=int, default=1000, show_default=True, help="How many games, each a deal of its own."),
    click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same games."),
    click.option("--wonders", default="", help='Wonders by seat, like "rhodos-A ? ?-B"; ? is drawn for each game.'),
    click.option("--jobs", type=int, help="Processes side by side; all cores if left out."),
    click.option("--ray", metavar="ADDRESS", help="Work on a Ray cluster instead; needs mirabilia[cluster]."),
    click.option(
        "--backend",
        type=click.Choice(["numba", "python"]),
        default="numba",
        show_default=True,
        help="What runs the rules; the games are the same.",
    ),
)


def series_options(command: Command) -> Command:
    """Give a verb the options of a series."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def series_of(game: str, players: int, bots: str, games: int, seed: int, wonders: str) -> Series:
    """Return the series that is asked for; a refusal says what is wrong with it."""
    from mirabilia.lab.games import room
    from mirabilia.lab.series import Series, parse_bots

    room(game).game.check_players(players)
    series = Series(game, players, games, seed, parse_bots(bots, players), wonders)
    series.check()
    return series


def command_of(verb: str, series: Series) -> str:
    """Write the command that plays the same games anywhere."""
    options = {
        "players": series.players,
        "bots": series.written_bots,
        "games": series.games,
        "seed": series.seed,
        "wonders": series.wonders,
    }
    return write_command(verb, series.game, options)
