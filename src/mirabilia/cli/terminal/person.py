"""A person at the keyboard, who is shown a decision and asked until something is chosen."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from rich.console import RenderableType

from mirabilia.cli.terminal.log import Log
from mirabilia.cli.terminal.screen import Quit, Screen
from mirabilia.display import paint
from mirabilia.text import say

CONFIRM = ("y", "q")
"""Answers that confirm leaving."""

Choice = TypeVar("Choice")


class Person(ABC, Generic[Choice]):
    """The person who plays, with a decision to be made now.

    What can be typed at every table is handled here; each game handles the rest itself.
    """

    def __init__(self, screen: Screen, log: Log, cities: int) -> None:
        self.screen = screen
        self.log = log
        self.cities = cities

    def decide(self) -> Choice:
        """Return what the person chooses; Quit if the person leaves."""
        self.show_screen()
        while True:
            line = self.screen.ask(paint.bold(say("terminal-prompt")))
            text = " ".join(line.lower().split())
            if not self.understood(text):
                choice = self.answer(text)
                if choice is not None:
                    return choice

    @abstractmethod
    def show_screen(self) -> None:
        """Show everything the person needs to decide."""

    @abstractmethod
    def answer(self, text: str) -> Choice | None:
        """Do what a line asks for, or say that it cannot be done; return what was chosen, if anything."""

    @abstractmethod
    def city_page(self, seat: int) -> RenderableType:
        """Return everything there is to see in a city."""

    @abstractmethod
    def help_page(self) -> Sequence[RenderableType]:
        """Return help for a person who does not know what to type."""

    def understood(self, text: str) -> bool:
        """Do what a line asks for if it can be asked at every table, and return whether it can."""
        if found := re.fullmatch(r"c ?([0-9]{1,2})", text):
            self._look(int(found[1]))
        elif text == "l":
            self.screen.show(*self.log.lines())
        elif text == "h":
            self.show_screen()
        elif text == "?":
            self.screen.headline(say("terminal-help-title"))
            self.screen.show(*self.help_page())
        elif text == "q":
            self._leave()
        else:
            return False
        return True

    def _look(self, seat: int) -> None:
        if seat < self.cities:
            self.screen.show(self.city_page(seat))
        else:
            self.screen.show(say("terminal-no-city", last=self.cities - 1))

    def _leave(self) -> None:
        """Leave after asking, in case the letter was a slip."""
        if self.screen.ask(say("terminal-prompt-quit")).lower() in CONFIRM:
            raise Quit
