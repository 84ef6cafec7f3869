"""Weighing a decision: every option is played out in the same worlds, and the contenders get most of the work.

Rounds have equal shares of the budget, and after each the worse half is dropped, as in sequential halving; an option
that is asked about stays to the end, so that its cost is as sharp as possible. An option that was dropped early is
estimated by how far it fell short of the best one in the worlds that both have met, which is sharper than its own mean
and keeps the best option in front.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Any

from mirabilia.bots.bot import Budget
from mirabilia.bots.playouts import WON, Playouts, Position
from mirabilia.bots.roster import bots_of
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.errors import UsageError
from mirabilia.core.tally import WIN
from mirabilia.insight.model import MILLE, TENTH, Difference, Estimate, Weighed, Weighing
from mirabilia.insight.sums import RowBlock, RowLedger, Sums, rounded

CHUNK = 16
"""How many worlds are played in one go."""
TIMED_CHUNK = 4
"""The same with a clock to look at in between; the first world is played alone."""
FEWEST = 8
"""With fewer games than this for each option, an estimate says nothing."""
CONTENDERS = 2
"""Options that stay to the end, besides the one that is asked about."""


def playouts_of(game: Descriptor) -> Playouts:
    """Return how a game is played out; UsageError if its bots cannot do that."""
    playouts = bots_of(game.id).playouts
    if playouts is None:
        raise UsageError(
            f"the bots of {game.id} do not play games out, so nothing can be said about its decisions"
        ).said("no_playouts", game=game.id)
    return playouts


def width_of(game: Descriptor, players: int) -> int:
    """Return how many words a row has: for each seat its victory and its categories."""
    return players * (1 + len(game.categories))


class Scales:
    """A decision on the scales: its options, and what came of playing them out."""

    def __init__(self, game: Descriptor, position: Position, decision: Any, players: int) -> None:
        self.game, self.decision, self.players = game, decision, players
        self._position = position
        self._ledger = RowLedger(width_of(game, players))
        self._seat = 1 + len(game.categories)
        """Words of a seat in a row."""

    def weigh(self, budget: Budget, seed: int, kept: int | None = None) -> Weighing:
        """Play the options out as far as the budget goes, and weigh them; one that is kept is not dropped."""
        field = list(range(len(self.decision.options)))
        goes_on, spent, worlds = budget.begin(), 0, 0
        rounds = max(1, (len(field) - 1).bit_length())
        for number in range(1, rounds + 1):
            while worlds == 0 or goes_on(spent, number / rounds):
                most = CHUNK if budget.seconds == inf else TIMED_CHUNK if worlds else 1
                more = self._chunk(most, budget.playouts * number / rounds - spent, len(field))
                self.play_out(field, seed, worlds, more)
                spent, worlds = spent + more * len(field), worlds + more
            if number < rounds:
                field = self._better_half(field, kept)
        return self.weighing(field)

    def play_out(self, field: Sequence[int], seed: int, first: int, worlds: int) -> None:
        """Play some options out in this many worlds of a seed, from `first` on."""
        lines = [[(self.decision.city, self.decision.options[option].move)] for option in field]
        rows = self._position.play_out(lines, seed, first, worlds)
        self._ledger.add(RowBlock(tuple(field), worlds, rows))

    def _chunk(self, most: int, left: float, options: int) -> int:
        """Return the number of further worlds in which to play this many options out."""
        return max(1, int(min(most, left / options)))

    def affords(self, budget: Budget) -> bool:
        """Return whether a budget is enough for a few games with every option, by playing one of them."""
        if budget.seconds == inf:
            return True
        began, options = budget.clock(), self.decision.options
        self._position.play_out([[(self.decision.city, options[0].move)]], 0, 0, 1)
        return (budget.clock() - began) * FEWEST * len(options) <= budget.seconds

    def _better_half(self, field: list[int], kept: int | None) -> list[int]:
        half = self._order(field)[: max(CONTENDERS, (len(field) + 1) // 2)]
        return sorted({*half, *([kept] if kept in field else [])})

    def _order(self, field: Sequence[int]) -> list[int]:
        """Sort some options that have met the same worlds, the best first."""
        column = self._column(self.decision.seat)
        won = {option: self._ledger.sums(option).totals[column] for option in field}
        return sorted(field, key=lambda option: (-won[option], option))

    def _column(self, seat: int) -> int:
        """Return where the victories of a seat are in a row; its categories follow."""
        return seat * self._seat + WON

    def estimate(self, option: int, best: int) -> Estimate:
        """Return what an option leads to, by what it has over the best one in the worlds that both have met."""
        own, beside = self._ledger.sums(option, best), self._ledger.sums(best)
        over = self._ledger.differences(option, best)
        means = [beside.mean(column) + over.mean(column) for column in range(self._ledger.width)]
        errors = [_error(own, over, beside.games, column) for column in range(self._ledger.width)]
        return Estimate(own.games, *self._told(means, errors, least=0.0))

    def difference(self, option: int, other: int) -> Difference:
        """Return what an option has over another in the worlds that both have met."""
        over = self._ledger.differences(option, other)
        columns = range(self._ledger.width)
        told = self._told([over.mean(at) for at in columns], [over.error(at) for at in columns], least=-1.0)
        return Difference(over.games, *told)

    def _told(self, means: list[float], errors: list[float], least: float) -> tuple[Any, Any, Any, Any]:
        """Return the chances and points of all seats, with their errors, in whole numbers."""
        chances, chance_errors, points, points_errors = [], [], [], []
        for seat in range(self.players):
            won, last = self._column(seat), (seat + 1) * self._seat - 1
            chances.append(round(MILLE * max(least, min(1.0, means[won] / WIN))))
            chance_errors.append(round(MILLE * errors[won] / WIN))
            parts = rounded(TENTH * mean for mean in means[won + 1 : last])
            points.append((*parts, sum(parts)))
            points_errors.append(tuple(round(TENTH * error) for error in errors[won + 1 : last + 1]))
        return tuple(chances), tuple(chance_errors), tuple(points), tuple(points_errors)

    def weighing(self, field: Sequence[int]) -> Weighing:
        """Return how all options stand; those in the field, which have met the same worlds, contend for first place."""
        seat, best = self.decision.seat, self._order(field)[0]
        estimates = {option: self.estimate(option, best) for option in range(len(self.decision.options))}
        order = sorted(estimates, key=lambda option: (option != best, -estimates[option].chances[seat], option))
        return Weighing(seat, self.decision.city, tuple(self._weighed(at, best, estimates) for at in order))

    def _weighed(self, option: int, best: int, estimates: dict[int, Estimate]) -> Weighed:
        seat, column = self.decision.seat, self._column(self.decision.seat)
        estimate, top = estimates[option], estimates[best].chances[seat]
        over = self._ledger.differences(best, option)
        return Weighed(
            option=option,
            move=self.game.rules.write_move(self.decision.options[option].move),
            chance=min(top, estimate.chances[seat]),
            error=estimate.errors[seat],
            points=estimate.points[seat][-1],
            points_error=estimate.points_errors[seat][-1],
            behind=max(0, top - estimate.chances[seat]),
            behind_error=round(MILLE * over.error(column) / WIN),
            games=estimate.games,
        )


def _error(own: Sums, over: Sums, games: int, column: int) -> float:
    """Return the error of a mean that is the best option's over all games plus the difference over those in common."""
    known, all_games = over.variance(column), max(games, own.games)
    return sqrt(max(0.0, known * (1 / own.games - 1 / all_games) + own.variance(column) / all_games))
