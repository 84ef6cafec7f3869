"""What happened, in sentences for the person who reads."""

from __future__ import annotations

from collections.abc import Iterable

from mirabilia.cli.terminal.seven.price import payment
from mirabilia.display import paint
from mirabilia.display.seven import cards
from mirabilia.display.seven.effect import effects
from mirabilia.display.seven.names import Names, stages_of
from mirabilia.games.seven.model import (
    Built,
    City,
    Declined,
    Earned,
    Event,
    Sold,
    StageBuilt,
    Thrown,
)
from mirabilia.text import say


def tell(events: Iterable[Event], names: Names) -> list[str]:
    """Tell events as the person sees them: first what the cities did, beginning with the person's, then the rest."""
    seen = list(events)
    deeds = [event for event in seen if isinstance(event, Built | StageBuilt | Sold | Declined)]
    deeds.sort(key=lambda event: (event.city - names.person) % len(names.boards))
    earned = {event.city: event for event in seen if isinstance(event, Earned)}
    lines = [_with_earnings(_deed(event, names), earned.pop(event.city, None)) for event in deeds]
    return lines + [line for event in seen if (line := _rest(event, earned, names))]


def _deed(event: Built | StageBuilt | Sold | Declined, names: Names) -> str:
    who, city = names.who(event.city), names.of(event.city)
    match event:
        case Built(card=card):
            return say("seven-built", who=who, city=city, card=cards.card(card), price=_way(event, names))
        case StageBuilt():
            return _stage(event, names)
        case Sold(card=None):
            return say("seven-sold-unseen", who=who, city=city)
        case Sold(card=str(card)):
            return say("seven-sold", who=who, city=city, card=cards.card(card))
        case Declined():
            return say("seven-declined", who=who, city=city)
    raise AssertionError(f"{event} is not told")


def _way(event: Built, names: Names) -> str:
    """Say how a structure was paid for."""
    if event.way == "paid":
        return payment(event.city, names, event.bank, event.left, event.right)
    return say(f"seven-built-{event.way}")


def _stage(event: StageBuilt, names: Names) -> str:
    stage = stages_of(names.boards[event.city])[event.stage - 1]
    told = say(
        "seven-stage-built",
        who=names.who(event.city),
        city=names.of(event.city),
        stage=event.stage,
        effect=effects(stage.effects),
        price=payment(event.city, names, stage.cost.coins, event.left, event.right),
    )
    return say("seven-buried", told=told, card=cards.card(event.card)) if event.card else told


def _with_earnings(told: str, earned: Earned | None) -> str:
    """Add to a deed the coins that its city received."""
    if earned is None:
        return told
    kinds = {"trade": earned.trade, "sale": earned.sale, "effect": earned.effect}
    parts = [say(f"seven-earned-{kind}", count=count) for kind, count in kinds.items() if count]
    return f"{told} {paint.dim(', '.join(parts))}"


def _rest(event: Event, earned: dict[int, Earned], names: Names) -> str:
    """Tell what is not a deed of a city; an empty text for what the next screen shows."""
    match event:
        case Earned(city=city) if city in earned:
            return _with_earnings(f"{names.of(city)}:", event)
        case Thrown(card=str(card)) if event.known_to == names.person:
            return say("seven-thrown", card=cards.card(card))
    return ""


def changes(before: City, after: City) -> str:
    """Say what has changed in the person's city; an empty text if nothing has."""
    pairs = {
        "coins": (before.coins, after.coins),
        "shields": (before.shields, after.shields),
        "symbols": (_symbols(before), _symbols(after)),
        "stages": (before.stages, after.stages),
    }
    told = [
        say(f"seven-terminal-change-{name}", before=old, after=new) for name, (old, new) in pairs.items() if old != new
    ]
    return say("seven-terminal-changes", changes=", ".join(told)) if told else ""


def _symbols(city: City) -> int:
    return city.compass + city.gear + city.tablet + city.wild
