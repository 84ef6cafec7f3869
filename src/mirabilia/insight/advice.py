"""Advice from the view of a seat alone: a hint before the choice, a verdict after it.

No state comes in here, so nothing that the seat cannot know plays a part in what is said.
"""

from __future__ import annotations

from typing import Any

from mirabilia.bots.bot import Budget, make_chance
from mirabilia.bots.roster import bots_of
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.errors import UsageError
from mirabilia.core.game import State
from mirabilia.core.registry import describe, game_of
from mirabilia.insight.model import Advice, Reason, Verdict, Weighing
from mirabilia.insight.reasons import reasons_for
from mirabilia.insight.verdict import CERTAIN, call_of
from mirabilia.insight.weigh import Scales, playouts_of

HINT = Budget(playouts=3000)
"""The budget of a hint: well below a second on the compiled backend."""


class Adviser:
    """An adviser who looks at one decision through the eyes of its seat."""

    def __init__(self, view: Any, decision: Any) -> None:
        self.game = _game_of(view, decision)
        self.view, self.decision = view, decision
        self.scales = Scales(self.game, playouts_of(self.game).known(view, decision), decision, view.players)

    def hint(self, budget: Budget = HINT, seed: int = 0) -> Advice:
        """Weigh the options and say why the best one is better than the next that does something else."""
        weighing = self.scales.weigh(budget, seed)
        rival = self.next_deed(weighing)
        reasons = self._reasons(weighing.best.option, rival) if rival is not None else ()
        others = weighing.options[1:]
        tied = tuple(other.option for other in others if other.behind <= CERTAIN * other.behind_error)
        return Advice(weighing, reasons, tied)

    def verdict(self, chosen: int, budget: Budget = HINT, seed: int = 0) -> tuple[Weighing, Verdict]:
        """Weigh the options and say what choosing one of them cost, and why."""
        weighing = self.scales.weigh(budget, seed, kept=chosen)
        return weighing, self.judge(weighing, chosen)

    def judge(self, weighing: Weighing, chosen: int) -> Verdict:
        """Say what an option that is already on the scales costs."""
        best, taken = weighing.best, weighing.of(chosen)
        call = call_of(taken.behind, taken.behind_error)
        if call in ("best", "good"):
            return Verdict(chosen, taken.behind, taken.behind_error, call)
        points = self.scales.difference(best.option, chosen).points[weighing.seat]
        reasons = self._reasons(best.option, chosen)
        return Verdict(chosen, taken.behind, taken.behind_error, call, points, reasons)

    def next_deed(self, weighing: Weighing) -> int | None:
        """Return the place of the best option that does something other than the best one, if there is any."""
        deed, options = playouts_of(self.game).deed, self.decision.options
        best = deed(options[weighing.best.option].move)
        return next((other.option for other in weighing.options if deed(options[other.option].move) != best), None)

    def _reasons(self, better: int, other: int) -> tuple[Reason, ...]:
        over = self.scales.difference(better, other)
        return reasons_for(self.game, self._world(), self.decision, better, other, over)

    def _world(self) -> State:
        """Return a world that the seat cannot tell from the real one."""
        sample = bots_of(self.game.id).sample_world
        assert sample is not None, "whoever plays worlds out can sample one"
        return sample(self.view, make_chance(0, 0))


def _game_of(view: Any, decision: Any) -> Descriptor:
    """Return the game of a view and a decision; UsageError if they do not belong together."""
    name = game_of(view)
    if name is None or not isinstance(view, describe(name).nouns.view):
        raise UsageError(f"a view is needed, not a {type(view).__name__}; view(seat) of a game gives one")
    if not isinstance(decision, describe(name).nouns.decision):
        raise UsageError(f"a view of {name} needs a decision of the same game, not a {type(decision).__qualname__}")
    if view.seat != decision.seat:
        raise UsageError(f"seat {decision.seat} decides, so its own view is needed, not that of {view.seat}")
    return describe(name)
