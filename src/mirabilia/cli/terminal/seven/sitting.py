"""A sitting of 7 Wonders: everybody chooses at once, then all is revealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mirabilia.bots.roster import Entrant
from mirabilia.cli.terminal.seven.command import TakeBack
from mirabilia.cli.terminal.seven.conflict import conflict_table
from mirabilia.cli.terminal.seven.guide import intro
from mirabilia.cli.terminal.seven.log import changes, tell
from mirabilia.cli.terminal.seven.person import Person
from mirabilia.cli.terminal.sitting import Sitting
from mirabilia.core.seed import Seed
from mirabilia.display.seven.names import names_of
from mirabilia.display.seven.score import score_screen
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Decision, Event, Fought, Option, Setup, View
from mirabilia.programs.program import Programs
from mirabilia.text import say


def _headline(before: View) -> str:
    """Name what is being told: a turn, or the special decision after it."""
    match before.phase:
        case "seventh":
            return say("seven-terminal-over-seventh", age=before.age)
        case "digging":
            return say("seven-terminal-over-digging", age=before.age, turn=before.turn)
    return say("seven-terminal-turn-over", age=before.age, turn=before.turn)


class SevenSitting(Sitting[View, Event]):
    """A game of 7 Wonders in progress."""

    game = SEVEN

    def __init__(
        self, setup: Setup, seed: Seed, person: int, bots: Mapping[int, Entrant], programs: Programs | None = None
    ) -> None:
        super().__init__(setup, seed, person, bots, programs)
        self.names = names_of(person, setup.players, setup.boards)

    def welcome(self) -> Sequence[str]:
        """Say who plays."""
        return intro(self.names, self.bot_names())

    def ask(self, decision: Decision) -> Option | None:
        """Let the person choose; None to take the person's own choice back."""
        choice = Person(self.screen, self.names, self.log, self.view, decision).decide()
        return None if isinstance(choice, TakeBack) else choice

    def tell(self, before: View, seen: Sequence[Event]) -> None:
        """Show what the person sees of a step, and note it in the log."""
        lines = tell(seen, self.names)
        if not lines:
            return
        after = self.view.cities[self.person]
        if changed := changes(before.cities[self.person], after):
            lines.append(changed)
        self.log.add(say("seven-terminal-log-turn", age=before.age, turn=before.turn), lines)
        self.screen.headline(_headline(before))
        self.screen.show(*lines)
        if fights := [event for event in seen if isinstance(event, Fought)]:
            self.screen.headline(say("seven-conflicts", age=before.age))
            self.screen.show(conflict_table(fights, self.names))
            self.screen.pause(say("terminal-pause"))

    def show_score(self) -> None:
        """Show how the game ended."""
        view = self.view
        assert view.result is not None
        self.screen.show(*score_screen(view.result, view.secrets, self.names))


SITTING = SevenSitting
