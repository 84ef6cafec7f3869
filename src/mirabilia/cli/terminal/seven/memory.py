"""The memory of a person: what is known about the hands that were passed on."""

from __future__ import annotations

from mirabilia.display.seven import cards
from mirabilia.display.seven.names import Names
from mirabilia.games.seven.model import RememberedHand, View
from mirabilia.text import say


def memory_lines(view: View, names: Names) -> list[str]:
    """Say where the hands that the person has seen are now, and what they may still hold."""
    return [_line(hand, names) for hand in view.memory] or [say("seven-terminal-memory-empty")]


def _line(hand: RememberedHand, names: Names) -> str:
    words = [say("seven-terminal-memory", city=names.of(hand.seat), cards=cards.cards(hand.cards))]
    if hand.gone:
        words.append(say("seven-terminal-memory-gone", count=hand.gone))
    if hand.drawn:
        words.append(say("seven-terminal-memory-drawn"))
    return " ".join(words)
