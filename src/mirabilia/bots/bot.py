"""The contract of a bot, and `check_bot`, which holds one to it.

A bot sees what its seat sees and what it may do, and picks. It knows no state, works out no price and no
legality, and has no chance of its own: for the same view, decision and chance it picks the same option.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from mirabilia.core.chance import stream
from mirabilia.core.game import Decision, Option
from mirabilia.core.kernel import Words, words

ViewIn = TypeVar("ViewIn", contravariant=True)
DecisionIn = TypeVar("DecisionIn", contravariant=True)
OptionOut = TypeVar("OptionOut", covariant=True)


class Bot(Protocol[ViewIn, DecisionIn, OptionOut]):
    """A player made of code, for the nouns of one game or of any."""

    def __call__(self, view: ViewIn, decision: DecisionIn, chance: Words, /) -> OptionOut:
        """Return one of the decision's options; chance is one word, moved on by what is drawn from it."""


AnyBot = Bot[Any, Any, Option[Any]]


def make_chance(seed: int, number: int) -> Words:
    """Return the chance of a bot: stream `number` of a seed."""
    chance = words(1)
    chance[0] = stream(seed, number)
    return chance


def check_bot(bot: AnyBot, view: object, decision: Decision[Any], seed: int) -> Option[Any]:
    """Return what a bot picks; AssertionError if it is no option, or another one when asked again."""
    first = bot(view, decision, make_chance(seed, 0))
    again = bot(view, decision, make_chance(seed, 0))
    assert first in decision.options, f"{first} is not among the options of city {decision.city}"
    assert first == again, f"for the same chance first {first}, then {again}"
    return first
