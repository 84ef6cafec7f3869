"""Cards in their colours, with the shape of their type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from mirabilia.display.paint import SHAPES, colour, dim
from mirabilia.games.architects.facts import Card, box
from mirabilia.text import say

COLOURS = ("grey", "yellow", "blue", "green", "red")
ORDER = {card.id: place for place, card in enumerate(box().cards)}


@cache
def card_of(name: str) -> Card:
    """Return the facts of a card."""
    return next(card for card in box().cards if card.id == name)


def card(name: str) -> str:
    """Return a card with its shape, in its colour."""
    of = card_of(name).colour
    return colour(f"{SHAPES[of]} {say(f'architects-card-{name}')}", of)


def top(name: str | None) -> str:
    """Return the card on top of a deck, or words for one that nobody can see."""
    return card(name) if name else dim(say("architects-terminal-unseen"))


def listed(names: Iterable[str]) -> str:
    """Return several cards, equal ones together, each colour with its shape once."""
    return ", ".join(by_colour(Counter(names)).values())


def by_colour(counts: Mapping[str, int]) -> dict[str, str]:
    """Return one line of cards for each colour there is."""
    groups: dict[str, list[str]] = {}
    for name in sorted(counts, key=lambda name: ORDER[name]):
        groups.setdefault(card_of(name).colour, []).append(copies(name, counts[name]))
    return {of: colour(f"{SHAPES[of]} {', '.join(groups[of])}", of) for of in COLOURS if of in groups}


def copies(name: str, count: int) -> str:
    """Return a kind of card without colour, with their number if there are several."""
    words = say(f"architects-card-{name}")
    return say("architects-copies", count=count, card=words) if count > 1 else words


def counted(counts: Mapping[str, int]) -> str:
    """Return how many cards there are of each colour."""
    totals: Counter[str] = Counter()
    for name, count in counts.items():
        totals[card_of(name).colour] += count
    return " ".join(colour(f"{SHAPES[of]}{totals[of]}", of) for of in COLOURS if totals[of])
