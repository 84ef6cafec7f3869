"""Trail -> events: what a move did, complete."""

from __future__ import annotations

from mirabilia.core.kernel import Words
from tests.kit.toy.game.engine import trail as marks
from tests.kit.toy.game.engine.trail import Footprint, read_trail
from tests.kit.toy.game.model import Drew, Ended, Event, RibbonWon, Shown, Sold
from tests.kit.toy.game.sheet import result_of
from tests.kit.toy.game.tables import CARD_NAMES

KINDS: dict[int, type[Shown | Sold | RibbonWon | Drew]] = {
    marks.SHOW: Shown,
    marks.SALE: Sold,
    marks.RIBBON: RibbonWon,
    marks.DRAW: Drew,
}


def events_of(trail: Words, after: Words) -> tuple[Event, ...]:
    """Tell what a trail holds, and the end if the state after it is one; a choice that is not sealed is no event."""
    result = result_of(after)
    told: list[Event] = [_event(entry) for entry in read_trail(trail)]
    return (*told, Ended(result)) if result else tuple(told)


def _event(entry: Footprint) -> Event:
    return KINDS[entry.kind](entry.city, CARD_NAMES[entry.card])
