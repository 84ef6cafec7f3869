"""The course of a tuning: what each generation found, as the lines of a ledger and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from mirabilia.lab.plot import FAINT, INK, MARK, SECOND, add_legend, picture
from mirabilia.lab.terms import LedgerHead


class Head(LedgerHead, frozen=True, kw_only=True, tag="tuning"):
    """Everything that determines a tuning except how long it goes on; the first line of its ledger."""

    population: int
    deals: int
    sigma: float
    names: tuple[str, ...]
    start: tuple[int, ...]
    """The weights it starts from."""
    steps: tuple[int, ...]
    against: tuple[int, ...]
    """The first champion."""


class Generation(Struct, frozen=True):
    """One round: candidates around a mean, their fitness, and the trial of the new mean against the champion."""

    points: tuple[tuple[float, ...], ...]
    """The candidates, in steps from the start."""
    fitness: tuple[float, ...]
    mean: tuple[int, ...]
    """The weights that the search now considers best."""
    share: float
    """The mean's share of victories against the champion, on deals that no candidate has seen."""
    champion: bool
    """Whether the mean has become the champion."""

    @property
    def best(self) -> float:
        """Return the fitness of the best candidate."""
        return max(self.fitness)

    @property
    def average(self) -> float:
        """Return the mean fitness of the candidates."""
        return sum(self.fitness) / len(self.fitness)


def draw(path: Path, head: Head, course: Sequence[Generation]) -> None:
    """Draw the fitness by generation; the format follows from the file's extension."""
    with picture(path, 3.4) as (figure, axes):
        numbers = range(1, len(course) + 1)
        for values, label, colour, line in (
            ([each.best for each in course], "best candidate, fitness", MARK, "--"),
            ([each.average for each in course], "all candidates, mean fitness", MARK, "-"),
            ([each.share for each in course], "mean against champion, win share", SECOND, "-"),
        ):
            axes.plot(numbers, values, lw=1.2, label=label, color=colour, ls=line)
        axes.axhline(1 / head.players, color=FAINT, lw=1, label="even")
        champions = [number for number, each in zip(numbers, course, strict=True) if each.champion]
        for number in champions:
            one = "new champion" if number == champions[0] else None  # one line of the legend for all of them
            axes.axvline(number, color=INK, lw=0.8, ls=":", label=one)
        axes.set_title(f"tuning {head.game}, {head.players} players, seed {head.seed}")
        axes.set_xlabel("generation (the fitness falls where a stronger champion takes over)")
        axes.set_ylabel("against the champion")
        add_legend(figure)
