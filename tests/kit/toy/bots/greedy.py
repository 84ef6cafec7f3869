"""Builder: does what seems worth the most right now, and plans nothing."""

from __future__ import annotations

from mirabilia.bots.bot import AnyBot, Budget
from mirabilia.bots.choice import pick_most
from mirabilia.bots.descriptor import as_words
from mirabilia.core.kernel import Words
from tests.kit.toy.bots.weights import START
from tests.kit.toy.bots.worth import worth
from tests.kit.toy.game.codec import encode_move
from tests.kit.toy.game.model import Decision, Option, View
from tests.kit.toy.game.tables import STALL_NUMBERS


def pick(view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:  # noqa: ARG001 - a bot's signature
    """Return the option that seems worth the most."""
    weights = as_words(START)
    stall = STALL_NUMBERS[view.cities[decision.city].stall]
    worths = [float(worth(encode_move(option.move), stall, weights)) for option in decision.options]
    return pick_most(decision.options, worths, chance)


def make(level: str, leaning: str | None = None) -> AnyBot:  # noqa: ARG001 - how levels are made
    """Return the Builder, which has no leanings."""
    return pick
