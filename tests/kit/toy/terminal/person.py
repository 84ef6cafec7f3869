"""A person at the keyboard: types the number of an option."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.markup import escape

from mirabilia.cli.terminal.guide import commands_table
from mirabilia.cli.terminal.log import Log
from mirabilia.cli.terminal.person import Person as AnyPerson
from mirabilia.cli.terminal.screen import Screen
from mirabilia.display.names import Names
from mirabilia.text import say
from tests.kit.toy.display.table import stall
from tests.kit.toy.game.model import Decision, Option, Sell, View
from tests.kit.toy.game.tables import CARD_NUMBERS, CARDS


class Person(AnyPerson[Option]):
    """The person who plays, with the decision that is to be made now."""

    def __init__(self, screen: Screen, log: Log, names: Names, view: View, decision: Decision) -> None:
        super().__init__(screen, log, view.players)
        self.names = names
        self.view = view
        self.options = decision.options

    def show_screen(self) -> None:
        """Show all stalls and what can be done."""
        stalls = [self.city_page(city) for city in range(self.cities)]
        listed = [f"{number}  {self._words(option)}" for number, option in enumerate(self.options, start=1)]
        self.screen.page(say("toy-terminal-turn", turn=self.view.turn), *stalls, *listed)

    def city_page(self, seat: int) -> str:
        """Return everything that everyone knows about a player."""
        return stall(self.view.cities[seat], self.names.of(seat))

    def help_page(self) -> Sequence[RenderableType]:
        """Explain everything that can be typed, and the game."""
        return [commands_table({"3": say("toy-terminal-help-number")}), say("toy-terminal-help-rules")]

    def answer(self, text: str) -> Option | None:
        """Return the option with this number; say so if there is none."""
        if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(self.options):
            return self.options[int(text) - 1]
        self.screen.show(say("toy-terminal-puzzled", line=escape(repr(text)), last=len(self.options)))
        return None

    def _words(self, option: Option) -> str:
        card = CARDS[CARD_NUMBERS[option.move.card] - 1]
        words = {"card": say(f"toy-card-{card.id}"), "ware": say(f"toy-section-{card.ware}")}
        if isinstance(option.move, Sell):
            return say("toy-terminal-sell", **words)
        return say("toy-terminal-show", value=card.value, **words)
