"""Words for newcomers: the first lines of a game, and the help."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from mirabilia.cli.terminal.guide import colours_line, commands_table
from mirabilia.display import paint
from mirabilia.display.seven.names import Names, stages_of
from mirabilia.games.seven.facts import COLOURS, FreeBuild
from mirabilia.games.seven.model import Board
from mirabilia.text import say


def intro(names: Names, bot: str) -> list[str]:
    """Say who plays."""
    city = paint.bold(names.plain(names.person))
    lines = [say("seven-terminal-intro-you", city=city, count=names.players - 1, bot=bot)]
    return [*lines, say("seven-terminal-intro-free-city")] if names.players == 2 else lines


def first_steps() -> list[str]:
    """Say in two lines what to do and how."""
    return [paint.bold(say("seven-terminal-first-what")), paint.bold(say("seven-terminal-first-how"))]


def help_page(names: Names) -> list[RenderableType]:
    """Explain everything that can be typed, and the signs."""
    yes, chain, no = (paint.sign(mark) for mark in (paint.YES, paint.CHAIN, paint.NO))
    lines = [
        colours_line(COLOURS),
        say("seven-terminal-help-signs", yes=yes, chain=chain, no=no),
        say("seven-terminal-help-far"),
        say("seven-terminal-help-trade"),
        say("seven-terminal-help-score"),
    ]
    return [commands_table(_commands(names)), *map(Text.from_markup, lines)]


def _commands(names: Names) -> dict[str, str]:
    """Return what can be typed only in this game, with what it does."""
    free = {"3 f": say("seven-terminal-help-free")} if any(map(_builds_free, names.boards)) else {}
    back = {"u": say("seven-terminal-help-back")} if names.players == 2 else {}
    return {
        "3 b": say("seven-terminal-help-build"),
        "3 b ?": say("seven-terminal-help-ways"),
        "3 s": say("seven-terminal-help-stage"),
        "3 x": say("seven-terminal-help-sell"),
        **free,
        "3": say("seven-terminal-help-card"),
        "n": say("seven-terminal-help-nothing"),
        **back,
        "m": say("seven-terminal-help-memory"),
    }


def _builds_free(board: Board) -> bool:
    """Return whether a board has a stage that builds structures for free."""
    return any(isinstance(effect, FreeBuild) for stage in stages_of(board) for effect in stage.effects)
