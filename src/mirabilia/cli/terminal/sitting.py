"""A sitting: one person and bots at a table, from the deal to the score."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from time import monotonic
from typing import Any, ClassVar, Generic, TypeVar

from mirabilia.bots import roster
from mirabilia.bots.bot import make_chances
from mirabilia.bots.roster import Entrant, write_entrant
from mirabilia.cli.terminal.log import Log
from mirabilia.cli.terminal.screen import Screen
from mirabilia.core.errors import BotError, ProgramError
from mirabilia.core.game import AnyGame, Decision, Option, Step
from mirabilia.core.replay import extended, new_record
from mirabilia.core.seed import Seed
from mirabilia.display import paint
from mirabilia.programs.program import Programs
from mirabilia.text import say

View = TypeVar("View")
Event = TypeVar("Event")


def name_of(entrant: Entrant) -> str:
    """Name a bot, with its leaning; a program already has a name."""
    if entrant.program:
        return entrant.program
    name = say(f"bot-{entrant.level}")
    return say(f"bot-leaning-{entrant.leaning}", bot=name) if entrant.leaning else name


class Sitting(ABC, Generic[View, Event]):
    """A game in progress, its record and the person who plays it; each game shows and asks in its own way."""

    game: ClassVar[AnyGame]

    def __init__(
        self, setup: Any, seed: Seed, person: int, bots: Mapping[int, Entrant], programs: Programs | None = None
    ) -> None:
        self.screen = Screen()
        self.person = person
        self.setup = setup
        self.seed = seed
        self.entrants = bots
        """Who sits at every other seat."""
        make_bot = programs.make_bot if programs else roster.make_bot
        self.bots = {seat: make_bot(self.game.name, entrant) for seat, entrant in bots.items()}
        self.log = Log()
        self.state = self.game.start(setup, seed)
        self.record = new_record(self.game, setup, seed)
        self.chances = make_chances(seed, setup.players)

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self.game.view(self.state, self.person)
        return view

    def play(self) -> None:
        """Play to the end and show the score; Quit if the person leaves."""
        self.screen.show(*self.welcome(), paint.dim(say("terminal-intro-seed", seed=str(self.seed))))
        while decisions := [self.game.decision(self.state, city) for city in self.game.waiting(self.state)]:
            # Bots first: where all choose at once, the person's choice is the last one, and then all is revealed.
            decision = min(decisions, key=lambda decision: decision.seat == self.person)
            option = self._option(decision)
            if option is None:
                self._follow(self.game.withdraw(self.state, self.person))
            else:
                self._follow(self.game.choose(self.state, decision.city, option.move))
        self.screen.headline(say("result-title"))
        self.show_score()

    def _option(self, decision: Decision[Any]) -> Option[Any] | None:
        """Let a bot or the person choose; None to take the person's own choice back."""
        if decision.seat == self.person:
            return self.ask(decision)
        view = self.game.view(self.state, decision.seat)
        entrant = self.entrants[decision.seat]
        thinks = entrant.searches or entrant.program
        with self.screen.busy(say("terminal-thinking", bot=name_of(entrant))) if thinks else nullcontext():
            try:
                budget = entrant.budget(self.game.name, monotonic)
                return self.bots[decision.seat](view, decision, budget, self.chances[decision.seat])
            except ProgramError as error:
                who, when, seed = write_entrant(entrant), self.game.write_when(self.state), str(self.seed)
                raise BotError(f"{who} (seat {decision.seat}) {error} in {when} of game seed {seed}").said(
                    "bot_fault", bot=who, seat=decision.seat, what=error, when=when, seed=seed
                ) from error

    def _follow(self, step: Step[Any]) -> None:
        """Move on, keep the record, and tell the person what happened."""
        before = self.view
        self.state = step.state
        self.record = extended(self.game, self.record, step)
        self.tell(before, [event.seen_by(self.person) for event in step.events])  # type: ignore[misc]  # events stay events

    def bot_names(self) -> str:
        """Name the kinds of bots at the table."""
        return ", ".join(dict.fromkeys(name_of(entrant) for entrant in self.entrants.values()))

    @abstractmethod
    def welcome(self) -> Sequence[str]:
        """Say who plays."""

    @abstractmethod
    def ask(self, decision: Any) -> Option[Any] | None:
        """Let the person choose; None to take the person's own choice back."""

    @abstractmethod
    def tell(self, before: View, seen: Sequence[Event]) -> None:
        """Show what the person sees of a step, and note it in the log."""

    @abstractmethod
    def show_score(self) -> None:
        """Show how the game ended."""
