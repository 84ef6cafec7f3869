"""Colours and signs: every card type has a colour and a shape, every answer a sign and a colour."""

from __future__ import annotations

from functools import cache

from mirabilia.games.seven.facts import COLOURS, Card, Colour, box
from mirabilia.text import say

SHAPES: dict[Colour, str] = {
    "brown": "▬",
    "grey": "◆",
    "blue": "■",
    "yellow": "●",
    "red": "✖",
    "green": "▲",
    "purple": "⌂",
}
"""So that nobody has to tell two colours apart."""
STYLES: dict[Colour, str] = {
    "brown": "#a8662f",
    "grey": "#858b94",
    "blue": "#3f83d0",
    "yellow": "#b98a00",
    "red": "#d0493f",
    "green": "#2f9a4e",
    "purple": "#9a62c4",
}
"""Middle tones, readable on dark and on light."""
YES, CHAIN, NO = "✓", "★", "✗"
SIGNS = {YES: "green", CHAIN: "bold green", NO: "red"}
DIM = "bright_black"
FRAME = "#3f83d0"


@cache
def card_of(name: str) -> Card:
    """Return the facts of a card."""
    return next(card for card in box().cards if card.id == name)


def colour(words: str, of: Colour) -> str:
    """Return words in the colour of a card type."""
    return f"[{STYLES[of]}]{words}[/]"


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


def sign(mark: str, words: str = "") -> str:
    """Return words behind a coloured sign."""
    return f"[{SIGNS[mark]}]{mark}[/] {words}".rstrip()


def dim(words: str) -> str:
    """Return words that may be overlooked."""
    return f"[{DIM}]{words}[/]"


def bold(words: str) -> str:
    """Return words that must not be overlooked."""
    return f"[bold]{words}[/]"
