"""Words for newcomers: the first lines of a game, and the help."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.terminal import paint
from mirabilia.cli.terminal.names import Names
from mirabilia.text import say


def intro(names: Names, bot: str, seed: int) -> list[str]:
    """Say who plays."""
    city = paint.bold(names.plain(names.person))
    lines = [
        say("terminal-intro-you", city=city, count=names.players - 1, bot=say(f"bot-{bot}")),
        paint.dim(say("terminal-intro-seed", seed=str(seed))),
    ]
    return [*lines, say("terminal-intro-free-city")] if names.players == 2 else lines


def first_steps() -> list[str]:
    """Say in two lines what to do and how."""
    return [paint.bold(say("terminal-first-what")), paint.bold(say("terminal-first-how"))]


def help_page() -> list[RenderableType]:
    """Explain everything that can be typed, and the signs."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold")
    table.add_column()
    for typed, words in _commands().items():
        table.add_row(typed, words)
    colours = [paint.colour(f"{shape} {say(f'seven-colour-{name}')}", name) for name, shape in paint.SHAPES.items()]
    yes, chain, no = (paint.sign(mark) for mark in (paint.YES, paint.CHAIN, paint.NO))
    lines = [
        say("terminal-help-colours", colours=", ".join(colours)),
        say("terminal-help-signs", yes=yes, chain=chain, no=no),
        say("terminal-help-far"),
        say("terminal-help-trade"),
        say("terminal-help-score"),
    ]
    return [table, *map(Text.from_markup, lines)]


def _commands() -> dict[str, str]:
    """Return what can be typed with what it does."""
    return {
        "3 b": say("terminal-help-build"),
        "3 b ?": say("terminal-help-ways"),
        "3 s": say("terminal-help-stage"),
        "3 x": say("terminal-help-sell"),
        "3 f": say("terminal-help-free"),
        "3": say("terminal-help-card"),
        "c 2": say("terminal-help-city"),
        "l": say("terminal-help-log"),
        "m": say("terminal-help-memory"),
        "h": say("terminal-help-screen"),
        "q": say("terminal-help-quit"),
    }
