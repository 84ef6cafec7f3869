"""Who is who at the table: every city has its own name, and that of whoever reads is also `you`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mirabilia.display.paint import bold
from mirabilia.text import say


@dataclass(frozen=True)
class Names:
    """The names of all cities as one person reads them."""

    person: int
    """The seat of this person; NOBODY for what everybody reads, where no city is `you`."""
    cities: tuple[str, ...]
    """The name of each city, without colour."""

    def who(self, seat: int) -> str:
        """Return the value that selects the form of a sentence: you, or another."""
        return "you" if seat == self.person else "other"

    def of(self, seat: int) -> str:
        """Return the name of a city inside a sentence."""
        return bold(say("you") if seat == self.person else self.plain(seat))

    def plain(self, seat: int) -> str:
        """Return the name of a city without colour, even for the person's own."""
        return self.cities[seat]

    def all(self, seats: Iterable[int]) -> str:
        """Return the names of several cities."""
        return ", ".join(self.of(seat) for seat in seats)
