"""A sitting of the toy fair: all choose at once, so a turn is told once the person has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from mirabilia.cli.terminal.sitting import Sitting
from mirabilia.display import paint
from mirabilia.display.names import Names
from mirabilia.text import say
from tests.kit.toy.display.table import names_of, score_screen
from tests.kit.toy.game.game import TOY
from tests.kit.toy.game.model import Decision, Drew, Ended, Event, Option, RibbonWon, Shown, Sold, View
from tests.kit.toy.terminal.person import Person


class ToySitting(Sitting[View, Event]):
    """A game of the toy fair in progress."""

    game = TOY

    @property
    def names(self) -> Names:
        """The names of all stalls, as the person reads them."""
        return names_of(self.person, self.setup.stalls)

    def welcome(self) -> Sequence[str]:
        """Say who plays."""
        return [say("toy-terminal-intro", stall=self.names.plain(self.person), bots=self.bot_names())]

    def ask(self, decision: Decision) -> Option:
        """Let the person choose."""
        return Person(self.screen, self.log, self.names, self.view, decision).decide()

    def tell(self, before: View, seen: Sequence[Event]) -> None:
        """Show what the person sees of a turn, and note it in the log."""
        lines = [line for event in seen if (line := tell(event, self.names))]
        if lines:
            self.log.add(say("toy-terminal-turn", turn=before.turn), lines)
            self.screen.headline(say("toy-terminal-happened"))
            self.screen.show(*lines)

    def show_score(self) -> None:
        """Show how the game ended."""
        result = self.view.result
        assert result is not None
        self.screen.show(*score_screen(result, self.names))


def tell(event: Event, names: Names) -> str:
    """Tell an event in a sentence, or nothing if the person sees it anyway."""
    match event:
        case Shown(city, card):
            return say("toy-event-shown", city=names.of(city), card=say(f"toy-card-{card}"))
        case Sold(city):
            return say("toy-event-sold", city=names.of(city))
        case RibbonWon(city, card):
            return paint.bold(say("toy-event-ribbon", city=names.of(city), card=say(f"toy-card-{card}")))
        case Drew() | Ended():
            return ""
    assert_never(event)


SITTING = ToySitting
