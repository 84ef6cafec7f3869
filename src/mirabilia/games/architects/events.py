"""Events: what a move did, read off the trail of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Literal

from mirabilia.core.kernel import Words
from mirabilia.core.notes import read_notes
from mirabilia.games.architects.codec import decode_build, decode_symbols, packed_cards
from mirabilia.games.architects.engine import moves
from mirabilia.games.architects.engine import trail as told
from mirabilia.games.architects.model import (
    CatMoved,
    Declined,
    DrawAllowed,
    Ended,
    Event,
    Flipped,
    Fought,
    Looked,
    Peeked,
    Researched,
    StageBuilt,
    TokenTaken,
    Took,
    TurnBegan,
)
from mirabilia.games.architects.sheet import result_of
from mirabilia.games.architects.tables import CARD_NAMES, TOKEN_NAMES

WHY: dict[int, Literal["turn", "draw", "look"]] = {moves.TAKE: "turn", moves.DRAW: "draw", moves.KEEP: "look"}
"""How a card was taken, by the kind of move that took it; any other kind is an effect."""


def events_of(trail: Words, after: Words) -> Iterator[Event]:
    """Return everything that the move that led to a state did, to be shown through `seen_by`.

    An effect may take two cards at once: what they do is reported after both, and what their horns do only once.
    """
    for kind, alike in groupby(sorted(read_notes(trail), key=itemgetter(0)), key=itemgetter(0)):
        entries = list(alike)
        if kind == told.FOUGHT:
            yield Fought(tuple(shields for _, _, shields, *_ in entries), tuple(won for _, _, _, won, *_ in entries))
        elif kind == told.ENDED:
            yield Ended(result_of(after))
        elif kind == told.FLIPPED:
            yield _told(entries[-1])
        elif kind not in (told.SHUFFLED, told.DISCARDED):  # these go with another event
            yield from map(_told, entries)


def _told(entry: list[int]) -> Event:
    """Return one entry of a trail as an event."""
    match entry:
        case [told.TOOK, seat, card, owner, move, *_]:
            return Took(seat, CARD_NAMES[card], None if owner == moves.ANY_CENTRAL else owner, WHY.get(move, "effect"))
        case [told.CAT_CAME, seat, *_]:
            return CatMoved(seat)
        case [told.FLIPPED, seat, flipped, battle, *_]:
            return Flipped(seat, flipped, battle=bool(battle))
        case [told.DRAW_ALLOWED, seat, *_]:
            return DrawAllowed(seat)
        case [told.BUILT, seat, move, *_]:
            built = decode_build(move)
            return StageBuilt(seat, built.stage, built.spent, built.coins, built.economy, built.engineering)
        case [told.GAVE_UP, seat, which, *_]:
            return Researched(seat, decode_symbols(which))
        case [told.TOKEN_CAME, seat, token, blind, *_]:
            return TokenTaken(seat, TOKEN_NAMES[token], blind=bool(blind))
        case [told.LOOKED, seat, owner, cards, *_]:
            return Looked(seat, owner, tuple(CARD_NAMES[card] for card in packed_cards([cards])))
        case [told.DECLINED, seat, *_]:
            return Declined(seat)
        case [told.BEGAN, seat, turn, *_]:
            return TurnBegan(seat, turn)
        case [told.PEEKED, seat, card, *_]:
            return Peeked(seat, CARD_NAMES[card])
    raise AssertionError(f"a trail without meaning: {entry}")
