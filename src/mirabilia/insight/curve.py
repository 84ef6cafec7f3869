"""The curve of a finished game: everybody's chance from turn to turn, and what changed it.

Chances come from what all seats together knew; what nobody could have seen is dealt again in every world. Between two
moments each seat's chance changes in three steps: its own choice is fixed, then the others' choices, then what was
dealt comes to light. All of them telescope, so they add up to what was won minus the first chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mirabilia.bots.playouts import WON, Line, Position
from mirabilia.core.chance import stream
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.kernel import Words, words
from mirabilia.core.tally import WIN
from mirabilia.insight.course import PastMoment
from mirabilia.insight.model import MILLE, CurvePoint, Effort, SeatReview, TurnParts
from mirabilia.insight.sums import RowBlock, RowLedger, Sums, add_differences, rounded
from mirabilia.insight.weigh import playouts_of, width_of

CURVE_STREAM = 1
"""The stream of a review's seed from which the worlds of the curve come."""

Chances = tuple[int, ...]
"""The chance of each seat."""


class Curve:
    """The chances of a finished game, as far as they have been worked out."""

    def __init__(self, game: Descriptor, players: int, effort: Effort, seed: int) -> None:
        self._game, self._players, self._effort = game, players, effort
        self._seed = int(stream(seed, CURVE_STREAM))
        self._width = width_of(game, players)
        self._columns = [seat * (self._width // players) + WON for seat in range(players)]
        self._playouts = playouts_of(game)

    def trace(self, moments: Sequence[PastMoment]) -> Iterator[CurvePoint | TurnParts]:
        """Yield a point for each turn, each but the first after the parts that led to it; the last is the end."""
        rules = self._game.rules
        now, rows = self._chances(moments[0], ())
        yield self._told(moments[0], now, rows)
        parts = _Parts(self._players)
        for at, moment in enumerate(moments):
            own = self._own(moment, rows)
            last = at + 1 == len(moments)
            if last:
                after: Chances = won_by(self._game, moment, self._players)
            else:
                after, later = self._chances(moments[at + 1], ())
            settled = after if last or not self._playouts.dealt(moment.before, moment.after) else self._settled(moment)
            parts.add(now, own, settled, after)
            age, turn = rules.when(moment.before)
            if last or rules.when(moments[at + 1].before) != (age, turn):
                yield parts.close(age, turn)
                yield self._end(moment, after) if last else self._told(moments[at + 1], after, later)
            if not last:
                now, rows = after, later

    def point(self, moment: PastMoment) -> CurvePoint:
        """Return the point at which a turn begins, without what led to it."""
        return self._told(moment, *self._chances(moment, ()))

    def _chances(self, moment: PastMoment, line: Line) -> tuple[Chances, Words]:
        """Return everybody's chance after a line is played from before a moment, and the rows behind it."""
        rows = self._position(moment).play_out([line], self._seed, 0, self._effort.curve)
        sums = self._sums(rows)
        return rounded(MILLE * sums.mean(column) / WIN for column in self._columns), rows

    def _settled(self, moment: PastMoment) -> Chances:
        """Return everybody's chance when all choices of a moment are fixed and nothing new has come to light."""
        return self._chances(moment, [(choice.city, choice.move) for choice in moment.choices])[0]

    def _position(self, moment: PastMoment) -> Position:
        return self._playouts.truth(moment.before)

    def _sums(self, rows: Words) -> Sums:
        ledger = RowLedger(self._width)
        ledger.add(RowBlock((0,), len(rows) // self._width, rows))
        return ledger.sums(0)

    def _own(self, moment: PastMoment, rows: Words) -> list[int | None]:
        """Return how each seat's chance changes once its own choice is fixed; None if it chose alone."""
        seats = sorted({choice.seat for choice in moment.choices})
        changes: list[int | None] = [0] * self._players
        if len(seats) == 1:
            changes[seats[0]] = None
            return changes
        lines = [[(choice.city, choice.move) for choice in moment.own(seat)] for seat in seats]
        games = min(self._effort.parts, self._effort.curve)
        fixed = self._position(moment).play_out(lines, self._seed, 0, games)
        for line, seat in enumerate(seats):
            sums = words(2 * self._width)
            add_differences(fixed, line * games * self._width, rows, 0, self._width, games, sums)
            changes[seat] = round(MILLE * int(sums[self._columns[seat]]) / (WIN * games))
        return changes

    def _told(self, moment: PastMoment, chances: Chances, rows: Words) -> CurvePoint:
        sums = self._sums(rows)
        errors = tuple(round(MILLE * sums.error(column) / WIN) for column in self._columns)
        return CurvePoint(moment.choices[0].number, *self._game.rules.when(moment.before), chances, errors)

    def _end(self, moment: PastMoment, won: Chances) -> CurvePoint:
        last = moment.choices[-1].number + 1
        return CurvePoint(last, *self._game.rules.when(moment.before), won, (0,) * self._players)


class _Parts:
    """What changed everybody's chance since the turn began."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._begin()

    def _begin(self) -> None:
        self._own, self._others, self._deal = ([0] * self._players for _ in range(3))

    def add(self, now: Chances, own: Sequence[int | None], settled: Chances, after: Chances) -> None:
        """Add a moment: chances before it, what each seat's choice changed, chances with all choices and after it."""
        for seat in range(self._players):
            change = settled[seat] - now[seat]
            mine = own[seat]
            mine = change if mine is None else mine
            self._own[seat] += mine
            self._others[seat] += change - mine
            self._deal[seat] += after[seat] - settled[seat]

    def close(self, age: int, turn: int) -> TurnParts:
        """Return the parts of the turn that ends, and begin the next."""
        parts = TurnParts(age, turn, tuple(self._own), tuple(self._others), tuple(self._deal))
        self._begin()
        return parts


def won_by(game: Descriptor, moment: PastMoment, players: int) -> Chances:
    """Return what each seat won at the end of a game."""
    result = game.rules.result(moment.after)
    assert result is not None, "the last moment ends the game"
    winners = result.winners
    return rounded(MILLE / len(winners) if seat in winners else 0 for seat in range(players))


def seat_parts(seat: int, points: Sequence[CurvePoint], turns: Sequence[TurnParts]) -> SeatReview:
    """Return what a seat began with, what changed it, and what it won."""
    own, others, deal = (
        sum(part[seat] for part in parts) for parts in zip(*((t.own, t.others, t.deal) for t in turns), strict=True)
    )
    return SeatReview(seat, points[0].chances[seat], own, others, deal, points[-1].chances[seat])
