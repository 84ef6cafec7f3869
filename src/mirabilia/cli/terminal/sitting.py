"""A sitting: one person and bots at a table, from the deal to the score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from mirabilia.bots import BOTS
from mirabilia.bots.bot import make_chance
from mirabilia.cli.terminal.conflict import conflict_table
from mirabilia.cli.terminal.guide import intro
from mirabilia.cli.terminal.log import Log, changes, tell
from mirabilia.cli.terminal.names import Names
from mirabilia.cli.terminal.person import Person
from mirabilia.cli.terminal.score import score_screen
from mirabilia.cli.terminal.screen import Screen
from mirabilia.core.chance import stream
from mirabilia.core.game import Step
from mirabilia.core.replay import extended, new_record
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Decision, Event, Fought, Move, Option, Setup, View
from mirabilia.text import say

BOT_STREAM = 5
"""Stream of a seed that bots draw from; those before it deal and choose at random."""


class Sitting:
    """A game in progress, its record and the person who looks at it."""

    def __init__(self, setup: Setup, seed: int, person: int, bot: str) -> None:
        self.screen = Screen()
        self.names = Names(person, setup.players, setup.boards)
        self.seed = seed
        self.bot = bot
        self.log = Log()
        self.state = SEVEN.start(setup, seed)
        self.record = new_record(SEVEN, setup, seed)
        bots_seed = int(stream(seed, BOT_STREAM))
        self.chances = [make_chance(bots_seed, seat) for seat in range(setup.players)]

    @property
    def view(self) -> View:
        """What the person may know now."""
        return SEVEN.view(self.state, self.names.person)

    def play(self) -> None:
        """Play to the end and show the score; Quit when the person leaves."""
        self.screen.show(*intro(self.names, self.bot, self.seed))
        while decisions := [SEVEN.decision(self.state, city) for city in SEVEN.waiting(self.state)]:
            # Bots first: the person's choice is the last one, and all is revealed.
            decision = min(decisions, key=lambda decision: decision.seat == self.names.person)
            option = self._ask(decision)
            if option is None:
                self._follow(SEVEN.withdraw(self.state, self.names.person))
            else:
                self._follow(SEVEN.choose(self.state, decision.city, option.move))
        self._show_score()

    def _ask(self, decision: Decision) -> Option | None:
        """Let a bot or the person choose; None to take the person's own choice back."""
        if decision.seat == self.names.person:
            return Person(self.screen, self.names, self.log, self.view, decision).decide()
        view = SEVEN.view(self.state, decision.seat)
        return BOTS[self.bot](view, decision, self.chances[decision.seat])

    def _follow(self, step: Step[Move]) -> None:
        """Move on, keep the record, and tell the person what happened."""
        before = self.view
        self.state = step.state
        self.record = extended(SEVEN, self.record, step)
        seen = [cast(Event, event.seen_by(self.names.person)) for event in step.events]
        self._tell(before, seen)

    def _tell(self, before: View, seen: Iterable[Event]) -> None:
        """Show what the person sees of a step, and note it in the log."""
        seen = list(seen)
        lines = tell(seen, self.names)
        if not lines:
            return
        after = self.view.cities[self.names.person]
        if changed := changes(before.cities[self.names.person], after):
            lines.append(changed)
        self.log.add(before.age, before.turn, lines)
        age = say("seven-age", age=before.age)
        self.screen.headline(say("terminal-turn-over", age=age, turn=before.turn))
        self.screen.show(*lines)
        if fights := [event for event in seen if isinstance(event, Fought)]:
            self.screen.headline(say("seven-conflicts", age=age))
            self.screen.show(conflict_table(fights, self.names))
            self.screen.pause(say("terminal-pause"))

    def _show_score(self) -> None:
        view = self.view
        assert view.result is not None
        self.screen.headline(say("seven-result-title"))
        self.screen.show(*score_screen(view.result, view.secrets, self.names))
