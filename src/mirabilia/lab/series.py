"""A series: games of bots, each with a deal of its own, of which every one follows from its number."""

from __future__ import annotations

from msgspec import Struct

from mirabilia.bots.roster import Entrant, write_entrant
from mirabilia.core.chance import stream
from mirabilia.core.errors import UsageError
from mirabilia.lab.command import write_command
from mirabilia.lab.games import check_table, room
from mirabilia.lab.play import Played, check_bots, is_timed, parse_bots, play

MOST_GAMES = 10_000_000
"""More would take weeks."""


class Series(Struct, frozen=True):
    """What is to be played."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[Entrant, ...]
    """On each seat."""
    wonders: str = ""
    """Wishes for the boards, in the game's notation; the rest is drawn for each game."""

    def check(self) -> None:
        """Refuse a series that cannot be played."""
        check_table(self.game, self.players, self.seed, self.wonders)
        if not 1 <= self.games <= MOST_GAMES:
            raise UsageError(f"{self.games} games cannot be played; 1 to {MOST_GAMES:,} can")
        check_bots(self.bots, self.players)
        if any(bot.program for bot in self.bots):
            raise UsageError("programs play in match, ladder, table and serve, not in a series of games")

    @property
    def names(self) -> tuple[str, ...]:
        """Return how the bot on each seat is written."""
        return tuple(map(write_entrant, self.bots))

    @property
    def depends_on_machine(self) -> bool:
        """Whether a bot thinks by the clock, so that a faster machine may play other games."""
        return is_timed(self.bots)

    @property
    def written_bots(self) -> str:
        """Return the bots as `parse_bots` reads them, as short as can be."""
        return self.names[0] if len(set(self.names)) == 1 else ",".join(self.names)


def make_series(game: str, players: int, bots: str, games: int, seed: int = 0, wonders: str = "") -> Series:
    """Return a series as people write it: one bot for all seats, or one for each, with commas."""
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


def play_number(series: Series, number: int) -> Played:
    """Play one game of a series."""
    place = room(series.game)
    seed = int(stream(series.seed, number))
    return play(place, place.game.draw_setup(series.players, seed, series.wonders), seed, series.bots)
