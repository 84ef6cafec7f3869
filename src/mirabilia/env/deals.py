"""Which games are played: all those of a seed, one after another, or some of them in turn, again and again."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

from mirabilia.core.chance import stream
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.errors import UsageError
from mirabilia.core.kernel import rows
from mirabilia.core.seed import check_number

DEALS = 1024
"""How many deals are played in turn if boards are asked for and no number is given."""


class Deals:
    """Where games come from.

    With a number of deals, that many games of a seed, from the first on, are played in turn; with a list, the games of
    the seeds in it, whatever the seed; and with wishes, all of them with these boards.
    """

    def __init__(
        self, game: Descriptor, players: int, deals: SupportsIndex | Sequence[int] | None = None, wishes: str = ""
    ) -> None:
        self._rules, self._players, self._wishes = game.rules, players, wishes
        self._seeds: tuple[int, ...] = ()
        if deals is None:
            self._count = DEALS if wishes else 0
        elif isinstance(deals, SupportsIndex):
            self._count = index(deals)
        else:
            for seed in deals:
                check_number(seed)
            self._seeds = tuple(index(seed) for seed in deals)
            self._count = len(self._seeds)
        if deals is not None and self._count < 1:
            raise UsageError(f"{self._count} deals cannot be played in turn; name one or more")
        self.openings = rows(self._count, game.features.state_size(players))
        """How the games begin, in turn; no rows if they begin as their seeds decide."""
        self._laid: int | None = None

    @property
    def asked(self) -> int | tuple[int, ...]:
        """What was asked for: the seeds of the deals or how many there are, 0 for all games of a seed."""
        return self._seeds or self._count

    def seed_of(self, seed: int, number: int) -> int:
        """Return the seed of the game with a number."""
        if self._seeds:
            return self._seeds[number % self._count]
        return int(stream(seed, number % self._count if self._count else number))

    def lay_out(self, seed: int) -> None:
        """Set out how the games of a seed begin, if they do not begin as their seeds decide."""
        if seed == self._laid:
            return
        for number, opening in enumerate(self.openings):
            own = self.seed_of(seed, number)
            begun = self._rules.start(self._rules.draw_setup(self._players, own, self._wishes), own)
            opening[:] = begun.words
        self._laid = seed
