"""The nouns of statistics, each defined once for reports, files and wires."""

from __future__ import annotations

from msgspec import Struct, field


class Interval(Struct, frozen=True):
    """A figure and its bounds with 95 % confidence; None where too little is known."""

    value: float | None
    low: float | None = None
    high: float | None = None

    def holds(self, truth: float) -> bool:
        """Return whether a value is inside."""
        return self.low is not None and self.high is not None and self.low <= truth <= self.high


class ScoreFigures(Struct, frozen=True):
    """The points of a category."""

    category: str
    mean: Interval
    winners: Interval
    """The mean of the winners, each weighted by its share of the victory."""
    sd: float
    """Standard deviation over all cities."""


class CountFigures(Struct, frozen=True):
    """Something counted in every city."""

    name: str
    mean: Interval
    winners: Interval


class BoardFigures(Struct, frozen=True):
    """How a board fares."""

    board: str
    games: int
    """In how many games it was played."""
    index: Interval
    """Its share of the victories times the number of players: 1 is a fair share."""
    points: Interval


class PieceFigures(Struct, frozen=True):
    """How often cities have a piece, and how those that have it fare."""

    kind: str = field(name="group")
    id: str
    section: str
    """The heading under which it is shown."""
    games: int
    """In how many games it was in play."""
    copies: int
    """How many copies were built or taken in those games."""
    rate: Interval
    """Copies per city in those games; where no city has two alike, the share of cities."""
    lift: Interval
    """Share of victory behind a copy, minus a fair share."""
    adjusted: Interval
    """What goes with one more copy among the cities of one table: the mean difference in share of victory, with
    tables weighted by how much their cities differ. An association, not a cause."""


class Figures(Struct, frozen=True):
    """All figures of some games."""

    game: str
    players: int
    games: int
    deals: int
    """How many different seeds there are among them."""
    margin: float
    """The median of the winner's lead over second place, in points."""
    scores: tuple[ScoreFigures, ...]
    counts: tuple[CountFigures, ...]
    boards: tuple[BoardFigures, ...]
    pieces: tuple[PieceFigures, ...] = field(name="things")
    totals: dict[int, int]
    """How many cities had each final score."""
    winning_totals: dict[int, int]
    """The same for winners; everyone who shares a victory is counted."""

    def score(self, category: str) -> ScoreFigures:
        """Return the points of a category."""
        return next(score for score in self.scores if score.category == category)
