"""A person at the keyboard: shows a decision, and asks until one of its options is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rich.console import RenderableType
from rich.markup import escape

from mirabilia.cli.terminal import paint
from mirabilia.cli.terminal.city import full
from mirabilia.cli.terminal.command import (
    VERBS,
    Act,
    Command,
    Explain,
    Leave,
    Look,
    Nothing,
    Page,
    Read,
    TakeBack,
    parse_command,
)
from mirabilia.cli.terminal.guide import help_page
from mirabilia.cli.terminal.hand import explanation, payments
from mirabilia.cli.terminal.log import Log
from mirabilia.cli.terminal.memory import memory_lines
from mirabilia.cli.terminal.names import Names
from mirabilia.cli.terminal.price import reasons
from mirabilia.cli.terminal.rows import Row, Verb, decline_of, rows_of
from mirabilia.cli.terminal.screen import Quit, Screen
from mirabilia.cli.terminal.turn import turn_screen
from mirabilia.games.seven.model import Decision, Option, View
from mirabilia.text import say

CONFIRM = ("y", "q")
"""Answers that confirm leaving."""


class Person:
    """The person who plays, with the decision that is to be made now."""

    def __init__(self, screen: Screen, names: Names, log: Log, view: View, decision: Decision) -> None:
        self.screen = screen
        self.names = names
        self.log = log
        self.view = view
        self.decision = decision
        self.rows = rows_of(decision, view.pile if decision.kind == "dig" else view.hand)

    def decide(self) -> Option | None:
        """Return the option the person chooses, None to take the own choice back; Quit when the person leaves."""
        self._show_screen()
        while True:
            line = self.screen.ask(paint.bold(say("terminal-prompt")))
            command = parse_command(line)
            if isinstance(command, TakeBack) and self.decision.seat != self.decision.city:
                return None
            if command is None:
                self.screen.show(_puzzled(line))
            elif option := self._answer(command):
                return option

    def _answer(self, command: Command) -> Option | None:
        """Do what a command asks for; return an option if it chose one."""
        match command:
            case Act():
                return self._act(command)
            case Nothing():
                return self._nothing()
            case Explain(row):
                self._explain(row)
            case Look(seat):
                self._look(seat)
            case Read(page):
                self._read(page)
            case TakeBack():
                self.screen.show(say("terminal-no-choice"))
            case Leave():
                self._leave()
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
            answer = self.screen.ask(say("terminal-prompt-payment", last=len(options)))
            if not answer:
                return None
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            self.screen.show(say("terminal-no-payment", count=len(options)))

    def _nothing(self) -> Option | None:
        option = decline_of(self.decision)
        if option is None:
            self.screen.show(say("terminal-no-decline"))
        return option

    def _row(self, number: int) -> Row | None:
        """Return a row by its number; say so if there is none."""
        if 1 <= number <= len(self.rows):
            return self.rows[number - 1]
        self.screen.show(say("terminal-no-row", count=len(self.rows)))
        return None

    def _explain(self, number: int) -> None:
        if row := self._row(number):
            self.screen.show(*explanation(row))

    def _look(self, seat: int) -> None:
        if seat < len(self.view.cities):
            self.screen.show(full(self.view.cities[seat], self.names))
        else:
            self.screen.show(say("terminal-no-city", last=len(self.view.cities) - 1))

    def _read(self, page: Page) -> None:
        match page:
            case "screen":
                self._show_screen()
            case "help":
                self.screen.headline(say("terminal-help-title"))
                self.screen.show(*help_page())
            case "log":
                self.screen.show(*self.log.lines())
            case "memory":
                self.screen.show(*memory_lines(self.view, self.names))

    def _leave(self) -> None:
        """Leave after a question, in case the letter was a slip."""
        if self.screen.ask(say("terminal-prompt-quit")).lower() in CONFIRM:
            raise Quit

    def _show_screen(self) -> None:
        headline, things = turn_screen(self.view, self.decision, self.rows, self.names, wide=self.screen.wide)
        self.screen.headline(headline)
        self.screen.show(*things)


def refusal(row: Row, verb: Verb) -> str:
    """Say why something cannot be done with a card, and if there is no reason to tell, what can be done."""
    card = paint.card(row.card)
    if verb == "free":
        return say("terminal-cannot-free", card=card)
    if row.ways and not row.reasons.get(verb):
        letters = ", ".join(letter for letter, other in VERBS.items() if row.options(other))
        return say("terminal-only", card=card, letters=letters)
    known = verb if row.reasons.get(verb) else "build"
    return say(f"terminal-cannot-{known}", card=card, reason=reasons(row.reasons[known]))


def _puzzled(line: str) -> RenderableType:
    """Say how to type, to somebody who typed something else."""
    if not line:
        return say("terminal-what-nothing")
    return say("terminal-what", line=escape(repr(line)))
