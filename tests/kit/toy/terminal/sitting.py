"""A sitting of the toy fair: all choose at once, so a turn is told once the person has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from mirabilia.cli.terminal import paint
from mirabilia.cli.terminal.names import Names
from mirabilia.cli.terminal.score import outcome, score_table
from mirabilia.cli.terminal.sitting import Sitting
from mirabilia.text import say
from tests.kit.toy.game.descriptor import DESCRIPTOR
from tests.kit.toy.game.game import TOY
from tests.kit.toy.game.model import Decision, Drew, Ended, Event, Option, RibbonWon, Shown, Sold, View
from tests.kit.toy.terminal.person import Person


class ToySitting(Sitting[View, Event]):
    """A game of the toy fair in progress."""

    game = TOY

    @property
    def names(self) -> Names:
        """The names of all stalls, as the person reads them."""
        return Names(self.person, tuple(say(f"toy-city-{stall}") for stall in self.setup.stalls))

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
        order = sorted(result.sheets, key=lambda sheet: (sheet.city not in result.winners, -sheet.total, -sheet.shown))
        heads = {name: say(f"toy-category-{name}") for name in DESCRIPTOR.categories}
        self.screen.show(score_table(order, result.winners, heads, self.names, range(len(order))))
        self.screen.show(*outcome(result.winners, order[0].total, self.names))


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
