"""What a person types: letters and numbers, the same in every language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from mirabilia.cli.terminal.rows import Verb

VERBS: dict[str, Verb] = {"b": "build", "s": "stage", "x": "sell", "f": "free"}
Page = Literal["help", "log", "screen", "memory"]
PAGES: dict[str, Page] = {"?": "help", "l": "log", "h": "screen", "m": "memory"}
"""Things to read that take no number."""


@dataclass(frozen=True)
class Act:
    """Do something with the card of a row; `asked` is to be shown every payment first."""

    row: int
    verb: Verb
    asked: bool = False


@dataclass(frozen=True)
class Explain:
    """Explain the card of a row."""

    row: int


@dataclass(frozen=True)
class Look:
    """Look at a city."""

    seat: int


@dataclass(frozen=True)
class Read:
    """Read a page."""

    page: Page


@dataclass(frozen=True)
class Nothing:
    """Build nothing from the discard pile."""


@dataclass(frozen=True)
class TakeBack:
    """Take the own choice back."""


@dataclass(frozen=True)
class Leave:
    """Quit the game."""


Command = Act | Explain | Look | Read | Nothing | TakeBack | Leave

_ACT = re.compile(r"(?:(\d{1,2}) ?([bsxf])|([bsxf]) ?(\d{1,2})) ?(\?)?")
_SIMPLE: dict[str, Command] = {"n": Nothing(), "u": TakeBack(), "q": Leave()}


def parse_command(line: str) -> Command | None:
    """Read a line; None if it is no command."""
    text = " ".join(line.lower().split())
    if text in PAGES:
        return Read(PAGES[text])
    if text in _SIMPLE:
        return _SIMPLE[text]
    if found := _ACT.fullmatch(text):
        return Act(int(found[1] or found[4]), VERBS[found[2] or found[3]], bool(found[5]))
    if found := re.fullmatch(r"c ?(\d{1,2})", text):
        return Look(int(found[1]))
    if found := re.fullmatch(r"\d{1,2}", text):
        return Explain(int(text))
    return None
