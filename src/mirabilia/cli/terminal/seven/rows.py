"""A decision as numbered rows: each card with everything that can be done with it, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from mirabilia.games.seven.facts import box
from mirabilia.games.seven.model import (
    Build,
    BuildFree,
    BuildStage,
    Decision,
    Decline,
    Dig,
    Move,
    Option,
    Reason,
    Sell,
)

Verb = Literal["build", "stage", "sell", "free"]
ORDER = {card.id: place for place, card in enumerate(box().cards)}


@dataclass(frozen=True)
class CardRow:
    """A card and what can be done with it; the payments of a verb are sorted, the cheapest first."""

    card: str
    copies: int
    ways: dict[Verb, list[Option]] = field(default_factory=dict)
    reasons: dict[Verb, tuple[Reason, ...]] = field(default_factory=dict)

    def options(self, verb: Verb) -> list[Option]:
        """Return every payment for a verb, none if it cannot be done."""
        return self.ways.get(verb, [])


def rows_of(decision: Decision, cards: Sequence[str]) -> tuple[CardRow, ...]:
    """Return a row for every different card of a decision; `cards` are those in hand, with their copies."""
    rows: dict[str, CardRow] = {}
    for option in decision.options:
        if not isinstance(option.move, Decline):
            name = option.move.card
            row = rows.setdefault(name, CardRow(name, max(1, cards.count(name))))
            row.ways.setdefault(verb_of(option.move), []).append(option)
    for refusal in decision.refusals:
        row = rows.setdefault(refusal.card, CardRow(refusal.card, max(1, cards.count(refusal.card))))
        row.reasons[refusal.verb] = refusal.reasons
    return tuple(sorted(rows.values(), key=lambda row: ORDER[row.card]))


def verb_of(move: Move) -> Verb:
    """Return what a move does with its card."""
    match move:
        case Build() | Dig():
            return "build"
        case BuildStage():
            return "stage"
        case BuildFree():
            return "free"
        case Sell():
            return "sell"
    raise AssertionError(f"{move} is not made with a card")


def decline_of(decision: Decision) -> Option | None:
    """Return the option to do nothing, if there is one."""
    return next((option for option in decision.options if isinstance(option.move, Decline)), None)
