"""The screen of a decision: the others, the middle of the table, the person's own wonder, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from mirabilia.cli.terminal.architects.decks import deck_row
from mirabilia.cli.terminal.architects.guide import first_steps
from mirabilia.cli.terminal.architects.options import option_list, taking
from mirabilia.display import paint
from mirabilia.display.architects.board import middle, others_table, own_panel
from mirabilia.display.names import Names
from mirabilia.games.architects.model import Decision, Option, View
from mirabilia.text import say


def header(view: View, decision: Decision) -> str:
    """Say where the game is and what is to be done."""
    what = paint.bold(say(f"architects-terminal-what-{decision.kind}"))
    return say("architects-terminal-header", turn=view.turn, what=what)


def turn_screen(view: View, decision: Decision, options: Sequence[Option], names: Names) -> list[RenderableType]:
    """Return the parts of the screen a person decides on."""
    seat = decision.seat
    own = own_panel(view.cities[seat], decision.refusals, asked=decision.kind == "act")
    decks = deck_row(view, seat, names, taking(options))
    things: list[RenderableType] = [others_table(view, seat, names), middle(view, names), own, decks]
    if decision.kind == "take":
        steps = first_steps() if view.turn <= view.players else [_take()]
        return [*things, *steps]
    return [*things, *option_list(options, view, decision, names)]


def _take() -> str:
    return paint.bold(say("architects-terminal-group-take"))
