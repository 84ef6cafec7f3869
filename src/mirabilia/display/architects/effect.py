"""What stages and progress tokens take and do, in short words."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from mirabilia.display.architects.cards import card_of
from mirabilia.display.paint import bold
from mirabilia.games.architects.facts import (
    AnyResources,
    AnyTokenEffect,
    Cost,
    DoubleCoin,
    DrawOnBuild,
    DrawOnTake,
    ExtraShields,
    PointsPer,
    PointsSet,
    PointsWonder,
    Stage,
    StageEffect,
    Token,
    box,
)
from mirabilia.games.architects.model import CardsMissing, Reason, StagesMissing
from mirabilia.text import say


@cache
def token_of(name: str) -> Token:
    """Return the facts of a progress token."""
    return next(token for token in box().tokens if token.id == name)


def token(name: str) -> str:
    """Name a progress token with what it does."""
    return say("architects-token", token=token_name(name), effect=does(token_of(name).effect))


def token_name(name: str) -> str:
    """Name a progress token."""
    return bold(say(f"architects-token-{name}"))


def does(effect: AnyTokenEffect) -> str:
    """Say what a progress token does."""
    match effect:
        case DrawOnTake(cards):
            return say("architects-does-draw_on_take", cards=_triggers(cards))
        case DrawOnBuild():
            return say("architects-does-draw_on_build")
        case DoubleCoin():
            return say("architects-does-double_coin")
        case AnyResources():
            return say("architects-does-any_resources")
        case ExtraShields(count):
            return say("architects-does-shields", count=count)
        case PointsWonder(unfinished, complete):
            return say("architects-does-points_wonder", unfinished=unfinished, complete=complete)
        case PointsPer(count, each):
            return say(f"architects-does-points_per-{each}", count=count)
        case PointsSet(one, both):
            return say("architects-does-points_set", one=one, both=both)
    assert_never(effect)


def _triggers(cards: tuple[str, ...]) -> str:
    """Say which cards bring another one: resources one by one, other colours in one word."""
    colours = {card_of(card).colour for card in cards}
    if len(colours) == 1 and colours <= {"green", "red"}:
        return say(f"architects-trigger-{colours.pop()}")
    return "/".join(say(f"architects-card-{card}") for card in cards)


def cost(price: Cost) -> str:
    """Say what a stage takes."""
    return say(f"architects-cost-{price.kind}", count=price.count)


def gives(stage: Stage) -> str:
    """Say what a stage gives: points, and its effect."""
    if stage.effect is None:
        return say("points", count=stage.points)
    if stage.points == 0:
        return stage_effect(stage.effect)
    return say("architects-gives", count=stage.points, effect=stage_effect(stage.effect))


def stage_effect(effect: StageEffect) -> str:
    """Say what the effect of a stage does."""
    return say(f"architects-effect-{effect}", count=1)


def reason(why: Reason) -> str:
    """Say why a stage cannot be built yet."""
    match why:
        case StagesMissing(stages):
            numbers = ", ".join(map(str, stages))
            return say("architects-reason-stages_missing", count=len(stages), stages=numbers)
        case CardsMissing(needed, _, grey, coins):
            missing = needed - grey - coins
            return say("architects-reason-cards_missing", needed=needed, grey=grey, coins=coins, missing=missing)
    assert_never(why)
