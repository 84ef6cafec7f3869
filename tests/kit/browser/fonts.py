"""The fonts of the web client: which letters they have, and how wide they make words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from fontTools.ttLib import TTFont

from mirabilia.text import languages, messages
from tests.kit.browser.launch import ROOT

STYLES = ROOT / "web/src/lib/styles/fonts.css"
PACKAGES = ROOT / "web/node_modules"
FACE = re.compile(
    r'font-family: "([^"]+)";\s*font-weight: (\d+);.*?url\("([^"]+)"\).*?unicode-range:([^;]+);', re.DOTALL
)


class Face(NamedTuple):
    """A part of a font as a browser loads it."""

    family: str
    weight: int
    letters: frozenset[int]
    """Which of the code points it is asked for it has."""
    widths: dict[int, float]
    """How wide each letter is, in font sizes."""


@cache
def faces() -> tuple[Face, ...]:
    """Return every part of every font that the styles name."""
    return tuple(_face(*found) for found in FACE.findall(STYLES.read_text()))


def _face(family: str, weight: str, path: str, ranges: str) -> Face:
    font = TTFont(PACKAGES / Path(path).with_suffix(".woff"))  # the same font, in a format that needs less to read it
    asked = {code for part in ranges.split(",") for code in _codes(part.strip())}
    drawn, advances, size = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    widths = {code: advances[name][0] / size for code, name in drawn.items() if code in asked}
    return Face(family, int(weight), frozenset(widths), widths)


def _codes(part: str) -> range:
    """Return the code points of a part of a range such as U+0100-02BA."""
    first, _, last = part.removeprefix("U+").partition("-")
    return range(int(first, 16), int(last or first, 16) + 1)


@cache
def _widths() -> dict[int, float]:
    """Return how wide each letter of running text is."""
    running = [face for face in faces() if (face.family, face.weight) == ("Alegreya Sans", 400)]
    return {code: width for face in running for code, width in face.widths.items()}


def width_of(words: str) -> float:
    """Return how wide words are on one line of running text, in font sizes."""
    return sum(_widths().get(ord(letter), 0.5) for letter in words)


class Texts(Visitor):
    """Collects the texts of messages, every variant of them."""

    def __init__(self, *entries: ast.Message) -> None:
        super().__init__()
        self.found: list[str] = []
        for entry in entries:
            self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent's name
        """Note a text."""
        self.found.append(node.value)


@cache
def longest(*kinds: str) -> str:
    """Return the language whose words are widest among messages whose keys begin in one of these ways.

    If a message has forms for numbers or for whom it is about, the widest counts.
    """

    def width(language: str) -> float:
        entries = [message for message in messages(language) if message.id.name.startswith(kinds)]
        assert entries, kinds
        return sum(max(map(width_of, Texts(entry).found), default=0) for entry in entries)

    return max(languages(), key=width)
