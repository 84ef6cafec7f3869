"""A person at the keyboard, who is shown a decision and asked until one of its options is chosen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import assert_never

from rich.console import RenderableType
from rich.markup import escape

from mirabilia.cli.terminal.log import Log
from mirabilia.cli.terminal.person import Person as AnyPerson
from mirabilia.cli.terminal.screen import Screen
from mirabilia.cli.terminal.seven.command import (
    VERBS,
    Act,
    Explain,
    Nothing,
    Remember,
    TakeBack,
    parse_command,
)
from mirabilia.cli.terminal.seven.guide import help_page
from mirabilia.cli.terminal.seven.hand import explanation, payments
from mirabilia.cli.terminal.seven.memory import memory_lines
from mirabilia.cli.terminal.seven.price import reasons
from mirabilia.cli.terminal.seven.rows import CardRow, Verb, decline_of, rows_of
from mirabilia.cli.terminal.seven.turn import turn_screen
from mirabilia.display.seven import cards
from mirabilia.display.seven.city import full
from mirabilia.display.seven.names import Names
from mirabilia.display.seven.score import secret_lines
from mirabilia.games.seven.model import Decision, Option, View
from mirabilia.text import say


class Person(AnyPerson[Option | TakeBack]):
    """The person who plays, with the decision that is to be made now."""

    def __init__(self, screen: Screen, names: Names, log: Log, view: View, decision: Decision) -> None:
        super().__init__(screen, log, len(view.cities))
        self.names = names
        self.view = view
        self.decision = decision
        self.rows = rows_of(decision, view.pile if decision.kind == "dig" else view.hand)

    def show_screen(self) -> None:
        """Show the cities and what can be chosen."""
        headline, things = turn_screen(self.view, self.decision, self.rows, self.names, wide=self.screen.wide)
        self.screen.page(headline, *things)

    def city_page(self, seat: int) -> RenderableType:
        """Return everything that is public about a city."""
        return full(self.view.cities[seat], self.names)

    def help_page(self) -> Sequence[RenderableType]:
        """Explain everything that can be typed, and the signs."""
        return help_page(self.names)

    def answer(self, text: str) -> Option | TakeBack | None:
        """Do what a line asks for; return what it chose, if anything: an option, or to choose again."""
        command = parse_command(text)
        match command:
            case Act():
                return self._act(command)
            case Nothing():
                return self._nothing()
            case TakeBack() if self.decision.seat != self.decision.city:
                return command
            case TakeBack():
                self.screen.show(say("seven-terminal-no-choice"))
            case Explain(row):
                self._explain(row)
            case Remember():
                self.screen.show(*memory_lines(self.view, self.names), *secret_lines(self.view.secrets, self.names))
            case None:
                self.screen.show(self._puzzled(text))
            case _:
                assert_never(command)
        return None

    def _act(self, command: Act) -> Option | None:
        """Choose an option of a row, the cheapest unless the person asked for the list."""
        row = self._row(command.row)
        if row is None:
            return None
        options = row.options(command.verb)
        if not options:
            self.screen.show(refusal(row, command.verb))
            return None
        if command.asked:
            return self._ask_payment(options)
        return options[0]

    def _ask_payment(self, options: Sequence[Option]) -> Option | None:
        """List every payment and let the person choose one, or none."""
        self.screen.show(*payments(options, self.decision.city, self.names))
        while True:
            answer = self.screen.ask(say("seven-terminal-prompt-payment", last=len(options))).lower()
            if not answer:
                return None
            if re.fullmatch("[0-9]{1,3}", answer) and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            if not self.understood(answer):
                self.screen.show(say("seven-terminal-no-payment", count=len(options)))

    def _puzzled(self, line: str) -> str:
        """Say what can be typed, after a line that was not understood."""
        how = say("seven-terminal-how-dig") if self.decision.kind == "dig" else say("seven-terminal-how")
        return say("seven-terminal-what", line=escape(repr(line)), how=how) if line else how

    def _nothing(self) -> Option | None:
        option = decline_of(self.decision)
        if option is None:
            self.screen.show(say("seven-terminal-no-decline"))
        return option

    def _row(self, number: int) -> CardRow | None:
        """Return a row by its number; say so if there is none."""
        if 1 <= number <= len(self.rows):
            return self.rows[number - 1]
        self.screen.show(say("seven-terminal-no-row", count=len(self.rows)))
        return None

    def _explain(self, number: int) -> None:
        if row := self._row(number):
            self.screen.show(*explanation(row))


def refusal(row: CardRow, verb: Verb) -> str:
    """Say why something cannot be done with a card or, if there is no reason to give, what can be done."""
    card = cards.card(row.card)
    if verb == "free":
        return say("seven-terminal-cannot-free", card=card)
    if row.ways and not row.reasons.get(verb):
        letters = ", ".join(letter for letter, other in VERBS.items() if row.options(other))
        return say("seven-terminal-only", card=card, letters=letters)
    known = verb if row.reasons.get(verb) else "build"
    return say(f"seven-terminal-cannot-{known}", card=card, reason=reasons(row.reasons[known]))
