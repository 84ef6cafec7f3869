"""A game in the terminal for tests: lines are typed, the screen is read."""

from __future__ import annotations

import io
import sys
from typing import Protocol

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from mirabilia.cli.main import run


class Played(Protocol):
    """Run `mirabilia table` on typed lines; return its exit code and what it showed."""

    def __call__(self, game: str, *arguments: str, lines: list[str], columns: int = 80) -> tuple[int, str]: ...


def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Played:
    """Return a function that plays games in the terminal; nothing may go to the error stream."""

    def played(game: str, *arguments: str, lines: list[str], columns: int = 80) -> tuple[int, str]:
        typed = "".join(f"{line}\n" for line in lines).encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))
        monkeypatch.setenv("COLUMNS", str(columns))
        code = run(["table", game, "--seed", "7", *arguments])
        shown = capsys.readouterr()
        assert shown.err == ""
        return code, shown.out

    return played


def plain(*things: RenderableType) -> str:
    """Return what would be on the screen, without colours."""
    console = Console(file=io.StringIO(), width=120, highlight=False)
    for thing in things:
        console.print(Text.from_markup(thing) if isinstance(thing, str) else thing)
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())
