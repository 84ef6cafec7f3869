"""What a person types: letters and numbers, the same in every language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mirabilia.cli.terminal.seven.rows import Verb

VERBS: dict[str, Verb] = {"b": "build", "s": "stage", "x": "sell", "f": "free"}


@dataclass(frozen=True)
class Act:
    """Do something with the card of a row; `asked` is whether to show every payment first."""

    row: int
    verb: Verb
    asked: bool = False


@dataclass(frozen=True)
class Explain:
    """Explain the card of a row."""

    row: int


@dataclass(frozen=True)
class Remember:
    """Show the hands that were passed on."""


@dataclass(frozen=True)
class Nothing:
    """Build nothing from the discard pile."""


@dataclass(frozen=True)
class TakeBack:
    """Take back the person's own choice."""


Command = Act | Explain | Remember | Nothing | TakeBack

_ACT = re.compile(r"(?:([0-9]{1,2}) ?([bsxf])|([bsxf]) ?([0-9]{1,2})) ?(\?)?")
_SIMPLE: dict[str, Command] = {"n": Nothing(), "u": TakeBack(), "m": Remember()}


def parse_command(text: str) -> Command | None:
    """Read a line of this game; None if it is not a command."""
    if text in _SIMPLE:
        return _SIMPLE[text]
    if found := _ACT.fullmatch(text):
        return Act(int(found[1] or found[4]), VERBS[found[2] or found[3]], bool(found[5]))
    if re.fullmatch(r"[0-9]{1,2}", text):
        return Explain(int(text))
    return None
