"""Trail -> events: what a move did, complete."""

from __future__ import annotations

from mirabilia.core.kernel import Words
from mirabilia.core.notes import read_notes
from tests.kit.toy.game.engine import trail as told
from tests.kit.toy.game.model import Drew, Ended, Event, RibbonWon, Shown, Sold
from tests.kit.toy.game.sheet import result_of
from tests.kit.toy.game.tables import CARD_NAMES

KINDS: dict[int, type[Shown | Sold | RibbonWon | Drew]] = {
    told.SHOWN: Shown,
    told.SOLD: Sold,
    told.WON: RibbonWon,
    told.DREW: Drew,
}


def events_of(trail: Words, after: Words) -> tuple[Event, ...]:
    """Tell what a trail holds, and the end if the game is then over; an unsealed choice is not an event."""
    result = result_of(after)
    events: list[Event] = [KINDS[kind](city, CARD_NAMES[card]) for kind, city, card, *_ in read_notes(trail)]
    return (*events, Ended(result)) if result else tuple(events)
