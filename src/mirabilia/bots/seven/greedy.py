"""Builder: takes what seems worth the most right now, without planning; a leaning overrates what it is fond of."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from mirabilia.bots.bot import BotFunction, Budget
from mirabilia.bots.choice import pick_close, pick_most
from mirabilia.bots.seven.standing import lead
from mirabilia.bots.seven.worth import PLAIN, TURNS, Place, Taste, card_worth, place_of, stage_worth
from mirabilia.core.kernel import Words
from mirabilia.games.seven.engine.turn import SALE
from mirabilia.games.seven.facts import (
    Coins,
    CoinsPer,
    Points,
    Produce,
    ScienceSymbol,
    Shields,
    Stage,
    TradeDiscount,
    WildSymbol,
)
from mirabilia.games.seven.model import Build, BuildFree, BuildStage, Decision, Decline, Dig, Option, Sell, View

RIVAL = 0.1
"""How much more a coin hurts when it goes to a neighbour rather than the bank."""
DENIAL = 0.3
"""What it is worth to bury or sell a card that others could have used."""
SPENT = 1.0
"""What it costs to use Olympia's free build now rather than later in the age."""


TASTES: dict[str, Taste] = {
    "science": {ScienceSymbol: 1.6, WildSymbol: 1.6},
    "military": {Shields: 1.6},
    "wonders": {Points: 1.1, Produce: 1.3, Stage: 2.0},
    "merchant": {Coins: 1.6, CoinsPer: 1.6, TradeDiscount: 1.6},
}
"""What each leaning is fond of, and how much."""


def make(level: str, leaning: str | None = None) -> BotFunction[View, Decision, Option]:  # noqa: ARG001 - how levels are made
    """Return the Builder with a leaning."""
    return partial(_pick, leaning)


def _pick(leaning: str | None, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:  # noqa: ARG001 - a bot's signature
    """Return the option that seems worth the most; `close` gives away what it can spare of a lead."""
    if decision.city == decision.seat:
        place = place_of(view, decision.city, TASTES.get(leaning or "", PLAIN))
        worths = [_worth(option, place) for option in decision.options]
    else:
        worths = [_worth_for_holder(option, view, decision) for option in decision.options]
    if leaning == "close":
        return pick_close(decision.options, worths, lead(view, decision.seat), chance)
    return pick_most(decision.options, worths, chance)


pick = make("builder")
"""The Builder without a leaning."""


def _worth(option: Option, place: Place) -> float:
    """Guess what an option brings its city; the price is part of the option."""
    price = option.coins * place.coin + (option.coins - option.bank) * RIVAL
    match option.move:
        case Build(card) | Dig(card):
            return card_worth(card, place) - price
        case BuildFree(card):
            return card_worth(card, place) - (SPENT if place.turn < TURNS else 0)
        case BuildStage():
            return stage_worth(place) + DENIAL - price
        case Sell():
            return SALE * place.coin
        case Decline():
            return 0
    assert_never(option.move)


def _worth_for_holder(option: Option, view: View, decision: Decision) -> float:
    """Guess what a choice for the Free City brings the seat that makes it.

    The hand goes to the opponent next, so the best card to use up is the one the opponent would like
    most; and coins should come to us rather than to the opponent.
    """
    opponent = place_of(view, 1 - decision.seat)
    match option.move:
        case Build(card, left, right) | BuildStage(card, left, right):
            left_is_mine = place_of(view, decision.city).left.number == decision.seat
            balance = left - right if left_is_mine else right - left
            return card_worth(card, opponent) + balance * opponent.coin
        case Sell(card) | BuildFree(card):
            return card_worth(card, opponent)
        case Dig() | Decline():
            return 0
    assert_never(option.move)
