"""Builder: takes what seems worth the most right now, without planning; a leaning overrates what it is fond of."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import assert_never

from mirabilia.bots.architects.standing import lead
from mirabilia.bots.architects.worth import (
    BUILT,
    EXTRA,
    PLAIN,
    Place,
    Taste,
    card_worth,
    deck_on,
    deck_worth,
    lacking,
    open_stages,
    token_worth,
)
from mirabilia.bots.bot import BotFunction, Budget
from mirabilia.bots.choice import pick_close, pick_most
from mirabilia.core.kernel import Words
from mirabilia.games.architects.facts import box
from mirabilia.games.architects.model import (
    Build,
    Decision,
    Decline,
    Draw,
    End,
    Keep,
    LookAt,
    Option,
    Research,
    Side,
    Take,
    TakeFrom,
    TakeToken,
    Use,
    View,
)

FIRST_THINGS = 10.0
"""Building and research come before drawing: they may bring more, and the next card can then be chosen knowing what
they brought."""
COIN_SPENT = 0.6
"""What it costs to pay with a coin, besides the card."""
THREE = 0.8
"""What the third symbol of a set costs: two equal ones would have done."""


TASTES: dict[str, Taste] = {
    "science": {"green": 1.6},
    "military": {"red": 1.8},
    "wonders": {"grey": 1.6},
    "merchant": {"yellow": 2.0},
}
"""What each leaning is fond of, and how much."""


def make(level: str, leaning: str | None = None) -> BotFunction[View, Decision, Option]:  # noqa: ARG001 - how levels are made
    """Return the Builder with a leaning."""
    return partial(_pick, leaning)


def _pick(leaning: str | None, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:  # noqa: ARG001 - a bot's signature
    """Return the option that seems worth the most; `close` gives away what it can spare of a lead."""
    place = Place(view, decision.seat, TASTES.get(leaning or "", PLAIN))
    worths = [_worth(option, place, decision) for option in decision.options]
    if leaning == "close":
        return pick_close(decision.options, worths, lead(view, decision.seat), chance)
    return pick_most(decision.options, worths, chance)


pick = make("builder")
"""The Builder without a leaning."""


def _worth(option: Option, place: Place, decision: Decision) -> float:
    """Guess what an option brings its player."""
    view = place.view
    match option.move:
        case Take(side) | Draw(side):
            return deck_worth(deck_on(side, view, place.seat), place)
        case Build():
            return FIRST_THINGS + _build_worth(option.move, place)
        case Research(symbols, token):
            return FIRST_THINGS + token_worth(token, place) - THREE * (len(symbols) - 2)
        case TakeFrom(seat):
            return deck_worth(view.central if seat is None else view.cities[seat].deck, place)
        case TakeToken(token):
            return token_worth(token, place)
        case LookAt(side):
            deck = deck_on(side, view, place.seat)
            return EXTRA + sum(count * card_worth(card, place) for card, count in deck.cards.items()) / deck.count
        case Keep(card):
            return card_worth(card, place)
        case Use():
            both: tuple[Side, ...] = ("left", "right")
            sides = both if decision.effect == "take_both" else ("centre",)
            return sum(deck_worth(deck_on(side, view, place.seat), place) for side in sides)
        case Decline() | End():
            return 0
    assert_never(option.move)


def _build_worth(move: Build, place: Place) -> float:
    """Value a stage by its points and by how near the remaining cards bring the next one."""
    wonder = next(wonder for wonder in box().wonders if wonder.id == place.player.wonder)
    stage = wonder.stage[move.stage - 1]
    left = Counter(place.player.cards)
    left.subtract(move.spent)
    left["coin"] -= move.coins
    after = [lacking(other, left) for other in open_stages(place.player) if other is not stage]
    return stage.points + BUILT - COIN_SPENT * move.coins - (min(after) if after else 0) * 0.5 - 0.1 * len(move.spent)
