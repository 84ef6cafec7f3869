"""The screen and the keyboard of a person: everything shown and typed goes through here."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from mirabilia.display.paint import FRAME

WIDE = 108
"""From this many columns on, a city and its neighbours are shown side by side."""


NOTICED = 0.3
"""Seconds of waiting that a person notices."""
AROUND = 2
"""Lines of a screen in addition to its parts: the headline and the prompt."""


class Quit(Exception):  # noqa: N818 - not an error: a person leaves
    """The person leaves the table."""


class Screen:
    """A terminal, or whatever is connected to standard input and output."""

    def __init__(self) -> None:
        # An invalid byte or an old terminal must not end a game.
        for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "standins")):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=errors)
        self.console = Console(highlight=False)

    @property
    def wide(self) -> bool:
        """Whether there is room for three cities in a row."""
        return self.console.width >= WIDE

    def show(self, *things: RenderableType) -> None:
        """Print things, strings as markup."""
        for thing in things:
            self.console.print(Text.from_markup(thing) if isinstance(thing, str) else thing)

    def headline(self, words: str) -> None:
        """Print a line across the screen with words in it."""
        self.console.print()
        self.console.print(Rule(Text.from_markup(words), style=FRAME, align="left"))

    def page(self, headline: str, *things: RenderableType) -> None:
        """Print a screen; if a small terminal has scrolled its headline away, repeat it at the foot."""
        self.headline(headline)
        self.show(*things)
        shown = [Text.from_markup(thing) if isinstance(thing, str) else thing for thing in things]
        lines = sum(len(self.console.render_lines(thing)) for thing in shown)
        if self.console.is_terminal and lines + AROUND > self.console.height:
            self.show(headline)

    @contextmanager
    def busy(self, words: str) -> Iterator[None]:
        """Show words at a terminal while something takes long enough to be noticed."""
        errors = Console(stderr=True)
        if not errors.is_terminal or errors.is_dumb_terminal:
            yield
            return
        status = errors.status(words)
        timer = Timer(NOTICED, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def pause(self, prompt: str) -> None:
        """Wait for the reader at a terminal; do not wait if the input is a file."""
        if sys.stdin and sys.stdin.isatty():
            self.ask(prompt)

    def ask(self, prompt: str) -> str:
        """Return the line a person types; Quit at the end of the input."""
        self.console.print(Text.from_markup(f"{prompt} "), end="")
        try:
            line = input()
        except (EOFError, RuntimeError):  # the end of the input, or none at all
            self.console.print()
            raise Quit from None
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)  # a terminal echoes it on its own
        return line.strip()
