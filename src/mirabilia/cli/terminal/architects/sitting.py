"""A sitting of 7 Wonders Architects: one player after another, each until the turn ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mirabilia.bots.roster import Entrant
from mirabilia.cli.terminal.architects.battle import battle_table
from mirabilia.cli.terminal.architects.guide import intro
from mirabilia.cli.terminal.architects.log import tell, turns
from mirabilia.cli.terminal.architects.person import Person
from mirabilia.cli.terminal.sitting import Sitting
from mirabilia.core.seed import Seed
from mirabilia.display.architects.names import names_of
from mirabilia.display.architects.score import score_screen
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Decision, Event, Fought, Option, Setup, View
from mirabilia.programs.program import Programs
from mirabilia.text import say


class ArchitectsSitting(Sitting[View, Event]):
    """A game of 7 Wonders Architects in progress."""

    game = ARCHITECTS

    def __init__(
        self, setup: Setup, seed: Seed, person: int, bots: Mapping[int, Entrant], programs: Programs | None = None
    ) -> None:
        super().__init__(setup, seed, person, bots, programs)
        self.names = names_of(person, setup.wonders)
        self.wonder = setup.wonders[person]
        self.told = False
        """Whether anything has been shown since the person's last choice."""

    def welcome(self) -> Sequence[str]:
        """Say who plays."""
        return intro(self.wonder, len(self.names.cities) - 1, self.bot_names())

    def ask(self, decision: Decision) -> Option:
        """Let the person choose."""
        self.told = False
        return Person(self.screen, self.names, self.log, self.view, decision).decide()

    def tell(self, before: View, seen: Sequence[Event]) -> None:
        """Show what the person sees of a step, turn by turn, and note it in the log."""
        for turn, seat, events in turns(before, seen):
            line = tell(events, before, self.names)
            if not line:
                continue
            self.log.add(say("architects-terminal-log-turn", turn=turn, city=self.names.plain(seat)), [line])
            if not self.told:
                self.screen.headline(say("architects-terminal-happened"))
                self.told = True
            self._show(events, before)

    def _show(self, events: Sequence[Event], before: View) -> None:
        """Show what happened in a turn, a battle under its own headline."""
        peaceful = tell([event for event in events if not isinstance(event, Fought)], before, self.names)
        if peaceful:
            self.screen.show(peaceful)
        for event in events:
            if isinstance(event, Fought):
                self.screen.headline(say("architects-battle"))
                self.screen.show(battle_table(event, self.names), say("architects-battle-after"))
                self.screen.pause(say("terminal-pause"))
                self.told = False

    def show_score(self) -> None:
        """Show how the game ended."""
        result = self.view.result
        assert result is not None
        self.screen.show(*score_screen(result, self.names))


SITTING = ArchitectsSitting
