"""What games that were played out add up to: means, errors and differences in the same worlds.

Rows are those of `bots/playouts.py`. Sums are whole numbers, so that any order of adding gives the same on both
backends; only at the end do they become means, rounded to the units of `model.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from math import sqrt
from typing import NamedTuple

from mirabilia.core.kernel import Words, kernel, plain, words


@kernel
def add_up(rows: Words, begin: int, width: int, count: int, sums: Words) -> None:
    """Add `count` rows from a place on to the sums: for each word first its sum, then the sum of its squares."""
    for at in range(begin, begin + width * count, width):
        for column in range(width):
            value = rows[at + column]
            sums[column] += value
            sums[width + column] += value * value


@kernel
def add_differences(rows: Words, begin: int, others: Words, other: int, width: int, count: int, sums: Words) -> None:
    """Add what `count` rows have over others to the sums: for each word first the difference, then its square."""
    for at in range(0, width * count, width):
        for column in range(at, at + width):
            value = rows[begin + column] - others[other + column]
            sums[column - at] += value
            sums[width + column - at] += value * value


class Sums(NamedTuple):
    """A number of games added up, word by word of their rows."""

    games: int
    totals: Sequence[int]
    squares: Sequence[int]

    def mean(self, column: int) -> float:
        """Return the mean of a word."""
        return self.totals[column] / self.games

    def variance(self, column: int) -> float:
        """Return how much a word varies from game to game; with a single game this is unknown, and 0."""
        if self.games < 2:
            return 0.0
        spread = self.squares[column] * self.games - self.totals[column] ** 2
        return spread / (self.games * (self.games - 1))

    def error(self, column: int) -> float:
        """Return the standard error of the mean of a word."""
        return sqrt(self.variance(column) / self.games)


class RowBlock(NamedTuple):
    """Rows of some lines in the same worlds."""

    lines: tuple[int, ...]
    """The numbers of the lines."""
    worlds: int
    rows: Words

    def begin(self, line: int, width: int) -> int:
        """Return where the rows of a line begin."""
        return self.lines.index(line) * self.worlds * width


class RowLedger:
    """The rows of many lines, in blocks that begin with all lines and continue with ever fewer."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._blocks: list[RowBlock] = []

    def add(self, block: RowBlock) -> None:
        """Keep more rows."""
        self._blocks.append(block)

    def sums(self, line: int, beside: int | None = None) -> Sums:
        """Return what all games of a line add up to, or those in the worlds that it shares with another."""
        blocks = self._common(line, line if beside is None else beside)
        total = words(2 * self.width)
        for block in blocks:
            add_up(block.rows, block.begin(line, self.width), self.width, block.worlds, total)
        return self._closed(blocks, total)

    def differences(self, line: int, other: int) -> Sums:
        """Return what a line has over another, in the worlds that both have met."""
        blocks = self._common(line, other)
        total = words(2 * self.width)
        for block in blocks:
            begin, beside = (block.begin(which, self.width) for which in (line, other))
            add_differences(block.rows, begin, block.rows, beside, self.width, block.worlds, total)
        return self._closed(blocks, total)

    def _common(self, line: int, other: int) -> list[RowBlock]:
        return [block for block in self._blocks if line in block.lines and other in block.lines]

    def _closed(self, blocks: Iterable[RowBlock], total: Words) -> Sums:
        values = plain(total)
        return Sums(sum(block.worlds for block in blocks), values[: self.width], values[self.width :])


def rounded(parts: Iterable[float]) -> tuple[int, ...]:
    """Round some parts so that they add up to their rounded sum: each ends where the next begins."""
    ends = [0, *(round(end) for end in accumulate(parts))]
    return tuple(end - begin for begin, end in pairwise(ends))
