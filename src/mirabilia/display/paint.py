"""Colours and signs: every card type has a colour and a shape, every answer a sign and a colour."""

from __future__ import annotations

import codecs
from collections.abc import Iterable

from rich.panel import Panel
from rich.text import Text

SHAPES = {
    "brown": "▬",
    "grey": "◆",
    "blue": "■",
    "yellow": "●",
    "red": "✖",
    "green": "▲",
    "purple": "⌂",
}
"""Shapes, so that nobody has to tell two colours apart."""
STYLES = {
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
STANDINS = {
    "✓": "+",
    "✗": "-",
    "★": "*",
    "▬": "=",
    "◆": "o",
    "■": "#",
    "●": "$",
    "✖": "x",
    "▲": "^",
    "⌂": "&",
    "△": "A",
    "→": ">",
    "←": "<",
    "↔": "=",
    "»": ">",
    "·": ".",
    "\N{MULTIPLICATION SIGN}": "x",
    "░": ".",
    "▓": "!",
}
"""What a terminal without our signs shows instead; no two of a kind are alike."""


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    """Return stand-ins for what cannot be written; anything without one becomes a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(STANDINS.get(sign, "?") for sign in lost), error.end


codecs.register_error("standins", _stand_in)


def colour(words: str, of: str) -> str:
    """Return words in the colour of a card type."""
    return f"[{STYLES[of]}]{words}[/]"


def shape(of: str) -> str:
    """Return the shape of a card type, in its colour."""
    return colour(SHAPES[of], of)


def sign(mark: str, words: str = "") -> str:
    """Return words after a coloured sign."""
    return f"[{SIGNS[mark]}]{mark}[/] {words}".rstrip()


def dim(words: str) -> str:
    """Return words that may be overlooked."""
    return f"[{DIM}]{words}[/]"


def bold(words: str) -> str:
    """Return words that must not be overlooked."""
    return f"[bold]{words}[/]"


def panel(lines: Iterable[str], label: str, border: str = FRAME) -> Panel:
    """Return lines in a frame that has a label."""
    title = Text.from_markup(label)
    return Panel(Text.from_markup("\n".join(lines)), title=title, title_align="left", border_style=border)
