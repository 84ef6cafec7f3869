"""Who is who at the table, and who sits beside whom."""

from __future__ import annotations

from dataclasses import dataclass

from mirabilia.display.names import Names as SharedNames
from mirabilia.display.paint import bold
from mirabilia.games.seven.facts import Stage, box
from mirabilia.games.seven.model import Board, City
from mirabilia.text import say


@dataclass(frozen=True)
class Names(SharedNames):
    """The names of all cities as one person reads them."""

    boards: tuple[Board, ...]
    players: int
    """How many cities have a player; the Free City comes after them."""

    def who(self, seat: int) -> str:
        """Return the value that selects the form of a sentence: you, the Free City, or another."""
        return "free_city" if self.is_free_city(seat) else super().who(seat)

    def of(self, seat: int) -> str:
        """Return the name of a city inside a sentence."""
        return bold(say("seven-the-free-city")) if self.is_free_city(seat) else super().of(seat)

    def is_free_city(self, seat: int) -> bool:
        """Whether nobody sits at this city."""
        return seat >= self.players


def names_of(person: int, players: int, boards: tuple[Board, ...]) -> Names:
    """Return the names at a table."""
    cities = [say(f"seven-city-{board.wonder}") for board in boards[:players]]
    if len(boards) > players:
        cities.append(say("seven-free-city"))
    return Names(person, tuple(cities), boards, players)


def stages_of(board: Board) -> tuple[Stage, ...]:
    """Return all stages of a board."""
    return next(wonder for wonder in box().wonders if wonder.id == board.wonder).stages(board.side)


def left_of(seat: int, cities: tuple[City, ...]) -> City:
    """Return the left neighbour of a city, which has the next number."""
    return cities[(seat + 1) % len(cities)]


def right_of(seat: int, cities: tuple[City, ...]) -> City:
    """Return the right neighbour of a city."""
    return cities[seat - 1]
