"""What happened, in sentences for the person who reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from mirabilia.cli.terminal.architects.options import paid
from mirabilia.display import paint
from mirabilia.display.architects import cards
from mirabilia.display.architects.effect import gives, token
from mirabilia.display.architects.names import deck_name, stages_of
from mirabilia.display.names import Names
from mirabilia.games.architects.model import (
    CatMoved,
    Declined,
    DrawAllowed,
    Ended,
    Event,
    Flipped,
    Fought,
    Looked,
    Peeked,
    Researched,
    StageBuilt,
    TokenTaken,
    Took,
    TurnBegan,
    View,
)
from mirabilia.text import say


def turns(before: View, seen: Sequence[Event]) -> list[tuple[int, int, list[Event]]]:
    """Split what happened into turns: the number of each, whose turn it was, its events."""
    parts: list[tuple[int, int, list[Event]]] = [(before.turn, before.active, [])]
    for event in seen:
        if isinstance(event, TurnBegan):
            parts.append((event.turn, event.seat, []))
        else:
            parts[-1][2].append(event)
    return parts


def tell(events: Sequence[Event], view: View, names: Names) -> str:
    """Tell the events of one turn in a paragraph; empty if there is nothing to tell."""
    return " ".join(words for event in events if (words := sentence(event, view, names)))


def sentence(event: Event, view: View, names: Names) -> str:
    """Tell one event as the person sees it."""
    match event:
        case TurnBegan() | Ended():
            return ""
        case Peeked(seat, card):
            if card:
                return say("architects-peeked-you", card=cards.card(card))
            return paint.dim(say("architects-peeked-other", city=names.of(seat)))
        case Took():
            return _took(event, names)
        case Flipped(_, flipped, battle):
            if battle:
                return say("architects-flipped-battle")
            return say("architects-flipped", flipped=flipped, all=view.conflict)
        case Looked(seat, owner, seen):
            deck = deck_name(owner, seat, names)
            if seen:
                return say("architects-looked-you", deck=deck, cards=", ".join(map(cards.card, seen)))
            return say("architects-looked-other", city=names.of(seat), deck=deck)
        case Fought():
            return say("architects-fought", sides=_sides(event, names))
        case _:
            return _deed(event, view, names)


def _took(event: Took, names: Names) -> str:
    return say(
        f"architects-took-{event.why}",
        who=names.who(event.seat),
        city=names.of(event.seat),
        card=cards.card(event.card),
        deck=deck_name(event.owner, event.seat, names),
    )


def _sides(event: Fought, names: Names) -> str:
    sides = enumerate(zip(event.shields, event.victories, strict=True))
    return ", ".join(
        say("architects-fought-side", city=names.of(seat), shields=shields, victories=won)
        for seat, (shields, won) in sides
    )


def _deed(
    event: CatMoved | DrawAllowed | StageBuilt | Researched | TokenTaken | Declined, view: View, names: Names
) -> str:
    """Tell what one player did or received."""
    who, city = names.who(event.seat), names.of(event.seat)
    match event:
        case CatMoved():
            return say("architects-cat-moved", who=who, city=city)
        case DrawAllowed():
            return say("architects-draw-allowed", who=who, city=city)
        case StageBuilt(stage=number):
            given = gives(stages_of(view.cities[event.seat])[number - 1])
            return say("architects-stage-built", who=who, city=city, stage=number, gives=given, cards=paid(event))
        case Researched(symbols=symbols):
            return say("architects-researched", who=who, city=city, cards=cards.listed(symbols))
        case TokenTaken(token=name, blind=True):
            return say("architects-turned-token", who=who, city=city, token=token(name))
        case TokenTaken(token=name):
            return say("architects-gained-token", who=who, city=city, token=token(name))
        case Declined():
            return say("architects-declined", who=who, city=city)
    assert_never(event)
