"""A series: games between bots, each with its own deal, which follows from the number of the game."""

from __future__ import annotations

from msgspec import Struct

from mirabilia.bots.roster import Entrant, check_entrant, parse_entrants, write_entrant
from mirabilia.core.chance import stream
from mirabilia.core.errors import UsageError
from mirabilia.core.registry import describe
from mirabilia.lab.command import write_command
from mirabilia.lab.play import Played, is_timed, play

MOST_GAMES = 10_000_000
"""More would take weeks."""


class Series(Struct, frozen=True):
    """What is to be played."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[Entrant, ...]
    """The bot in each seat."""
    wishes: str = ""
    """Wishes for the boards, in the game's notation; the rest are drawn for each game."""

    def check(self) -> None:
        """Refuse a series that cannot be played."""
        describe(self.game).checked_table(self.players, self.seed, self.wishes)
        if not 1 <= self.games <= MOST_GAMES:
            raise UsageError(f"{self.games} games cannot be played; 1 to {MOST_GAMES:,} can").said(
                "games", games=self.games, most=MOST_GAMES
            )
        if len(self.bots) != self.players:
            raise UsageError(f"{len(self.bots)} bots are named for {self.players} seats").said(
                "bots_for_seats", bots=len(self.bots), seats=self.players
            )
        for bot in self.bots:
            check_entrant(self.game, bot)
        if any(bot.program for bot in self.bots):
            raise UsageError("programs play in match, ladder, table and serve, not in a series of games").said(
                "programs_in_series"
            )

    @property
    def names(self) -> tuple[str, ...]:
        """Return how the bot in each seat is written."""
        return tuple(map(write_entrant, self.bots))

    @property
    def depends_on_machine(self) -> bool:
        """Whether a bot thinks by the clock, so that a faster machine may play different games."""
        return is_timed(self.bots)

    @property
    def written_bots(self) -> str:
        """Return the bots as `parse_entrants` reads them, as briefly as possible."""
        return self.names[0] if len(set(self.names)) == 1 else ",".join(self.names)


def make_series(game: str, players: int | None, bots: str, games: int, seed: int = 0, wishes: str = "") -> Series:
    """Return a series from what people write: one bot for all seats, or one for each, separated by commas."""
    players, seed = describe(game).checked_table(players, seed, wishes)
    series = Series(game, players, games, seed, parse_entrants(game, bots, range(players)), wishes)
    series.check()
    return series


def command_of(verb: str, series: Series, **others: object) -> str:
    """Write the command that plays the same games anywhere; `others` are options of that verb alone."""
    options = {
        "players": series.players,
        "bots": series.written_bots,
        "games": series.games,
        "seed": series.seed,
        "wishes": series.wishes,
        **others,
    }
    return write_command(verb, series.game, options)


def play_number(series: Series, number: int) -> Played:
    """Play one game of a series."""
    rules = describe(series.game).rules
    seed = int(stream(series.seed, number))
    return play(rules, rules.draw_setup(series.players, seed, series.wishes), seed, series.bots)
