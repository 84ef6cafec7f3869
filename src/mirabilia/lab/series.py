"""A series: games of bots, each with a deal of its own, of which every one follows from its number."""

from __future__ import annotations

from msgspec import Struct

from mirabilia.bots.roster import Entrant, parse_entrant, write_entrant
from mirabilia.core.chance import check_seed, stream
from mirabilia.core.errors import UsageError
from mirabilia.lab.games import room
from mirabilia.lab.play import Played, check_entrant, is_timed, play

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
        room(self.game).game.check_players(self.players)
        check_seed(self.seed)
        if not 1 <= self.games <= MOST_GAMES:
            raise UsageError(f"{self.games} games cannot be played; 1 to {MOST_GAMES:,} can")
        room(self.game).game.draw_setup(self.players, self.seed, self.wonders)
        _check_seats(len(self.bots), self.players)
        for entrant in self.bots:
            check_entrant(self.game, entrant)

    @property
    def names(self) -> tuple[str, ...]:
        """Return how the bot on each seat is written."""
        return tuple(map(write_entrant, self.bots))

    @property
    def depends_on_machine(self) -> bool:
        """Whether a bot thinks by the clock, so that a faster machine may play other games."""
        return any(is_timed(entrant) for entrant in self.bots)

    @property
    def written_bots(self) -> str:
        """Return the bots as `parse_bots` reads them, as short as can be."""
        return self.names[0] if len(set(self.names)) == 1 else ",".join(self.names)


def parse_bots(text: str, players: int) -> tuple[Entrant, ...]:
    """Read who sits where: one bot for all seats, or one for each, with commas between."""
    named = [parse_entrant(name) for name in text.split(",")]
    if len(named) == 1:
        named *= players
    _check_seats(len(named), players)
    return tuple(named)


def _check_seats(bots: int, players: int) -> None:
    if bots != players:
        raise UsageError(f"{bots} bots for {players} seats; name one for all, or one for each with commas between")


def play_number(series: Series, number: int) -> Played:
    """Play one game of a series."""
    place = room(series.game)
    seed = int(stream(series.seed, number))
    return play(place, place.game.draw_setup(series.players, seed, series.wonders), seed, series.bots)
