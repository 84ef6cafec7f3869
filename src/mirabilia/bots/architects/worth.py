"""What a card or token seems worth to a player right now, in points: rules of thumb, not rules.

A resource is worth more the nearer it brings the next stage, a symbol if it completes a set, a shield if a battle is
near.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import assert_never

from mirabilia.games.architects.facts import (
    RESOURCES,
    STAGES,
    SYMBOLS,
    AnyResources,
    AnyTokenEffect,
    Card,
    Colour,
    DoubleCoin,
    DrawOnBuild,
    DrawOnTake,
    ExtraShields,
    PointsPer,
    PointsSet,
    PointsWonder,
    Stage,
    box,
)
from mirabilia.games.architects.model import City, Deck, Side, View

BUILT = 3.0
"""What finishing a stage is worth besides its points: the next one can begin."""
NEARER = 2.2
"""What a resource or coin that brings a stage nearer, but does not finish it, is worth."""
SPARE, SPARE_COIN = 0.5, 1.3
"""What a resource or coin that no open stage takes is worth."""
TOKEN, SECOND, FIRST = 4.5, 2.0, 1.4
"""What a symbol that completes a set, comes close to one, or begins one is worth."""
CAT, KEPT_CAT = 2.5, 0.3
"""What the Cat is worth to a player who does not have it, and to its holder."""
VICTORY = box().numbers.victory
EXTRA = 2.5
"""What another card is worth, by the rules of thumb above."""

Taste = Mapping[Colour, float]
"""The factor by which a bot that is fond of a colour overrates its cards."""
PLAIN: Taste = {}


@dataclass(frozen=True)
class Place:
    """A player at a moment of the game: everything that a worth depends on."""

    view: View
    seat: int
    taste: Taste

    @property
    def player(self) -> City:
        """The player whose worths these are."""
        return self.view.cities[self.seat]

    @property
    def future(self) -> float:
        """How much of the game still seems to come, from 1 down to 0, judging by the fastest wonder."""
        return 1 - max(len(player.stages) for player in self.view.cities) / STAGES


def deck_on(side: Side, view: View, seat: int) -> Deck:
    """Return a deck that a seat can reach: its own is on the left, the right neighbour's on the right."""
    if side == "centre":
        return view.central
    return view.cities[seat if side == "left" else seat - 1].deck


@cache
def card_of(name: str) -> Card:
    """Return the facts of a card."""
    return next(card for card in box().cards if card.id == name)


@cache
def effect_of(token: str) -> AnyTokenEffect:
    """Return the facts of a progress token."""
    return next(one.effect for one in box().tokens if one.id == token)


def open_stages(player: City) -> list[Stage]:
    """Return the stages that could be next."""
    wonder = next(wonder for wonder in box().wonders if wonder.id == player.wonder)
    stages = enumerate(wonder.stage, start=1)
    return [s for n, s in stages if n not in player.stages and all(before in player.stages for before in s.requires)]


def deck_worth(deck: Deck, place: Place) -> float:
    """Guess what the top of a deck is worth: the card if it is known, else what is in the deck on average."""
    if deck.top:
        return card_worth(deck.top, place)
    return sum(count * card_worth(card, place) for card, count in deck.cards.items()) / max(1, deck.count)


def card_worth(name: str, place: Place) -> float:
    """Guess what a card is worth."""
    card = card_of(name)
    return _plain_worth(card, place) * place.taste.get(card.colour, 1)


def _plain_worth(card: Card, place: Place) -> float:
    match card.colour:
        case "grey" | "yellow":
            return _resource_worth(card.id, place) + _triggers(card.id, place)
        case "green":
            return _symbol_worth(card.id, place) + _triggers(card.id, place)
        case "blue":
            cat = 0.0 if not card.cat else KEPT_CAT if place.view.cat == place.seat else CAT
            return card.points + cat + card.cat * _points_per_cat(place)
        case "red":
            return _red_worth(card, place) + _triggers(card.id, place)
    assert_never(card.colour)


def _triggers(name: str, place: Place) -> float:
    """Value the extra draw that one of the player's tokens allows for a card."""
    effects = [effect_of(token) for token in place.player.tokens]
    return EXTRA if any(isinstance(effect, DrawOnTake) and name in effect.cards for effect in effects) else 0


def _points_per_cat(place: Place) -> int:
    """Return the points that the player's tokens give for each card with a cat."""
    effects = [effect_of(token) for token in place.player.tokens]
    return sum(effect.count for effect in effects if isinstance(effect, PointsPer) and effect.each == "cats")


def _resource_worth(name: str, place: Place) -> float:
    """Value a grey or yellow card by what it does for the stage that is nearest."""
    worths = [0.0]
    for stage in open_stages(place.player):
        held = dict(place.player.cards)
        before = lacking(stage, held)
        held[name] = held.get(name, 0) + 1
        after = lacking(stage, held)
        if after < before:
            worths.append(stage.points + BUILT if after == 0 else NEARER / after + NEARER / 2)
    spare = SPARE_COIN if name == "coin" else SPARE
    return max(*worths, spare * place.future, 0.0)


def lacking(stage: Stage, held: dict[str, int]) -> int:
    """Count the cards that a stage still needs."""
    counts = [held.get(resource, 0) for resource in RESOURCES]
    fit = max(counts) if stage.cost.kind == "identical" else sum(count > 0 for count in counts)
    return max(0, stage.cost.count - min(fit, stage.cost.count) - held.get("coin", 0))


def _symbol_worth(name: str, place: Place) -> float:
    held = [place.player.cards.get(symbol, 0) for symbol in SYMBOLS]
    kinds = sum(count > 0 for count in held)
    if place.player.cards.get(name, 0) or kinds == 2:
        return TOKEN
    return SECOND if kinds else FIRST * place.future + 0.5


def _red_worth(card: Card, place: Place) -> float:
    """Value shields by the battle they may decide; horns bring it nearer, which is good for the player in the lead."""
    view, player = place.view, place.player
    beside = {view.cities[place.seat - 1].number, view.cities[(place.seat + 1) % view.players].number}
    rivals = [view.cities[seat].shields for seat in beside]
    near = 1 - (view.peace - min(card.horns, view.peace)) / view.conflict
    worth = 0.0
    for rival in rivals:
        gain = _ahead(player.shields + card.shields - rival) - _ahead(player.shields - rival)
        worth += VICTORY * gain * (0.4 + 0.6 * near)
        worth += 0.5 * card.horns * near * _ahead(player.shields + card.shields - rival)
    return worth * (1.5 if view.players == 2 else 1)


def _ahead(lead: int) -> float:
    """Return how much of a victory a lead in shields promises; a deficit counts the rival's against it."""
    return max(-1.0, min(1.0, lead / 2))


def token_worth(token: str | None, place: Place) -> float:
    """Guess what a progress token is worth; None is one from the stack."""
    view = place.view
    if token is None:
        hidden = [(token_worth(name, place), count) for name, count in view.stack.items()]
        return sum(worth * count for worth, count in hidden) / max(1, sum(count for _, count in hidden))
    effect = effect_of(token)
    match effect:
        case DrawOnTake(cards):
            return 1 + (4 + len(cards)) * place.future
        case DrawOnBuild():
            return 1 + 1.8 * (STAGES - len(place.player.stages)) * 0.8
        case DoubleCoin() | AnyResources():
            return 1 + 5 * place.future
        case ExtraShields(count):
            return 1 + count * 2 * (0.4 + place.future)
        case PointsWonder(unfinished, complete):
            return (unfinished + complete) / 2
        case PointsPer(count, each):
            return count * (_have(each, place) + 3 * place.future)
        case PointsSet(one, both):
            return both - one if token in place.player.tokens else one + (both - 2 * one) * place.future / 2
    assert_never(effect)


def _have(each: str, place: Place) -> int:
    """Count what a token would count now, itself included."""
    if each == "cats":
        return sum(count for card, count in place.player.cards.items() if card_of(card).cat)
    return place.player.victories if each == "victories" else len(place.player.tokens) + 1
