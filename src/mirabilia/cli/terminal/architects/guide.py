"""Words for newcomers: the first lines of a game, and the help."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from mirabilia.cli.terminal.guide import colours_line, commands_table
from mirabilia.display import paint
from mirabilia.display.architects.board import LOCKED, OPEN
from mirabilia.display.architects.cards import COLOURS
from mirabilia.text import say


def intro(wonder: str, bots: int, bot: str) -> list[str]:
    """Say who plays."""
    name = paint.bold(say(f"architects-wonder-{wonder}"))
    return [say("architects-terminal-intro-you", wonder=name, count=bots, bot=bot)]


def first_steps() -> list[str]:
    """Say in two lines what to do and how."""
    return [paint.bold(say("architects-terminal-first-what")), paint.bold(say("architects-terminal-first-how"))]


def help_page() -> list[RenderableType]:
    """Explain everything that can be typed, and the signs."""
    own = {"3": say("architects-terminal-help-number"), "d": say("architects-terminal-help-decks")}
    built, opened = paint.sign(paint.YES), paint.bold(OPEN)
    lines = [
        colours_line(COLOURS),
        say("architects-terminal-help-stages", built=built, open=opened, locked=LOCKED),
        say("architects-terminal-help-science"),
        say("architects-terminal-help-war"),
        say("architects-terminal-help-score"),
    ]
    return [commands_table(own), *map(Text.from_markup, lines)]
