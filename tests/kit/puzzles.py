"""Shipped puzzles for tests: what is asked in them, and whether another search agrees."""

from __future__ import annotations

from typing import Any

from mirabilia.bots.bot import Budget
from mirabilia.core.registry import describe
from mirabilia.core.replay import begin, replay
from mirabilia.insight.advice import Adviser
from mirabilia.insight.model import Puzzle
from mirabilia.insight.weigh import playouts_of


def asked_in(kept: Puzzle) -> tuple[Any, Any]:
    """Return the view and the decision of a puzzle."""
    rules = describe(kept.record.game).rules
    state = begin(rules, kept.record)
    for step in replay(rules, kept.record):
        state = step.state
    return rules.view(state, kept.weighing.seat), rules.decision(state, kept.weighing.city)


def deeds_of(kept: Puzzle, decision: Any) -> list[object]:
    """Return what each option of a puzzle does, however it is done."""
    deed = playouts_of(describe(kept.record.game)).deed
    return [deed(option.move) for option in decision.options]


def agrees(kept: Puzzle, playouts: int) -> bool:
    """Return whether a search in worlds that no other search has seen finds the same deed best."""
    view, decision = asked_in(kept)
    deeds = deeds_of(kept, decision)
    found = Adviser(view, decision).scales.weigh(Budget(playouts), seed=3)
    return deeds[found.best.option] == deeds[kept.weighing.best.option]
