"""Cards in their colours, with the shape of their type."""

from __future__ import annotations

from functools import cache

from mirabilia.display.paint import SHAPES, colour
from mirabilia.games.seven.facts import COLOURS, Card, Colour, box
from mirabilia.text import say


@cache
def card_of(name: str) -> Card:
    """Return the facts of a card."""
    return next(card for card in box().cards if card.id == name)


def card(name: str) -> str:
    """Return a card's name with its shape, in its colour."""
    of = card_of(name).colour
    return colour(f"{SHAPES[of]} {say(f'seven-card-{name}')}", of)


def structure(name: str) -> str:
    """Return the name of a structure, which may be built by several cards."""
    return card(next(card.id for card in box().cards if card.building == name))


def cards(names: tuple[str, ...]) -> str:
    """Return several cards, those of one colour together."""
    ordered = sorted(names, key=lambda name: COLOURS.index(card_of(name).colour))
    return ", ".join(card(name) for name in ordered)


def built(names: tuple[str, ...]) -> str:
    """Return the cards of a city by colour, each colour with its shape once."""
    groups: dict[Colour, list[str]] = {}
    for name in names:
        groups.setdefault(card_of(name).colour, []).append(say(f"seven-card-{name}"))
    return " ".join(colour(f"{SHAPES[of]}{', '.join(groups[of])}", of) for of in COLOURS if of in groups)
