"""A person at the keyboard, who types the number of an option."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.markup import escape

from mirabilia.cli.terminal.architects.decks import composition
from mirabilia.cli.terminal.architects.guide import help_page
from mirabilia.cli.terminal.architects.options import ordered
from mirabilia.cli.terminal.architects.turn import header, turn_screen
from mirabilia.cli.terminal.log import Log
from mirabilia.cli.terminal.person import Person as AnyPerson
from mirabilia.cli.terminal.screen import Screen
from mirabilia.display.architects.board import full
from mirabilia.display.names import Names
from mirabilia.games.architects.model import Decision, Option, View
from mirabilia.text import say


class Person(AnyPerson[Option]):
    """The person who plays, with the decision that is to be made now."""

    def __init__(self, screen: Screen, names: Names, log: Log, view: View, decision: Decision) -> None:
        super().__init__(screen, log, view.players)
        self.names = names
        self.view = view
        self.decision = decision
        self.options = ordered(decision)

    def show_screen(self) -> None:
        """Show the table and what can be done."""
        things = turn_screen(self.view, self.decision, self.options, self.names)
        self.screen.page(header(self.view, self.decision), *things)

    def city_page(self, seat: int) -> RenderableType:
        """Return everything that is public about a player."""
        return full(self.view.cities[seat], self.names)

    def help_page(self) -> Sequence[RenderableType]:
        """Explain everything that can be typed, and the signs."""
        return help_page()

    def answer(self, text: str) -> Option | None:
        """Return the option with the number typed, or show the decks; say so if the line asks for neither."""
        last = len(self.options)
        if text == "d":
            self.screen.headline(say("architects-terminal-decks"))
            self.screen.show(*composition(self.view, self.decision.seat, self.names))
        elif not text:
            self.screen.show(say("architects-terminal-puzzled-nothing", last=last))
        elif not re.fullmatch("[0-9]{1,9}", text):
            self.screen.show(say("architects-terminal-puzzled", line=escape(repr(text)), last=last))
        elif not 1 <= int(text) <= last:
            self.screen.show(say("architects-terminal-no-option", last=last))
        else:
            return self.options[int(text) - 1]
        return None
