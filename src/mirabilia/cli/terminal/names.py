"""Who is who at the table: a city has its own name, the person's is also `you`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mirabilia.cli.terminal.paint import bold
from mirabilia.games.seven.facts import Stage, box
from mirabilia.games.seven.model import Board, City, View
from mirabilia.text import say


@dataclass(frozen=True)
class Names:
    """The names of all cities as one person reads them."""

    person: int
    players: int
    boards: tuple[Board, ...]

    def who(self, seat: int) -> str:
        """Return what chooses the form of a sentence: you, or another."""
        return "you" if seat == self.person else "other"

    def of(self, seat: int) -> str:
        """Return the name of a city inside a sentence."""
        if seat == self.person:
            return bold(say("seven-you"))
        return bold(self.plain(seat))

    def plain(self, seat: int) -> str:
        """Return the name of a city without colour, the person's too."""
        if seat >= self.players:
            return say("seven-free-city")
        return say(f"seven-city-{self.boards[seat].wonder}")

    def all(self, seats: Iterable[int]) -> str:
        """Return the names of several cities."""
        return ", ".join(self.of(seat) for seat in seats)

    def is_free_city(self, seat: int) -> bool:
        """Whether nobody sits at this city."""
        return seat >= self.players


def names_of(view: View, person: int) -> Names:
    """Return the names at the table of a view."""
    return Names(person, view.players, tuple(city.board for city in view.cities))


def stages_of(board: Board) -> tuple[Stage, ...]:
    """Return all stages of a board."""
    return next(wonder for wonder in box().wonders if wonder.id == board.wonder).stages(board.side)


def left_of(seat: int, cities: tuple[City, ...]) -> City:
    """Return the left neighbour of a city, who sits one further."""
    return cities[(seat + 1) % len(cities)]


def right_of(seat: int, cities: tuple[City, ...]) -> City:
    """Return the right neighbour of a city."""
    return cities[seat - 1]
