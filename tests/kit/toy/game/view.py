"""State and seat -> View: what a seat may know, and not a bit more."""

from __future__ import annotations

from msgspec.structs import replace

from mirabilia.core.kernel import Words
from tests.kit.toy.game.codec import cards_in_row, cards_in_set, decode_move
from tests.kit.toy.game.engine import layout as at
from tests.kit.toy.game.engine.layout import city_at, count_cards
from tests.kit.toy.game.model import City, View
from tests.kit.toy.game.sheet import result_of
from tests.kit.toy.game.tables import STALL_NAMES, TURNS


def view_of(state: Words, seat: int | None) -> View:
    """Return what a seat, or the public if None, may know."""
    cities = range(int(state[at.PLAYERS]))
    public = View(
        seat=seat,
        players=len(cities),
        cities=tuple(_city(state, city_at(city)) for city in cities),
        turn=min(int(state[at.TURN]), TURNS),
        turns=TURNS,
        deck=int(count_cards(state[at.DECK])),
        ready=tuple(city for city in cities if state[city_at(city) + at.CHOICE]),
        result=result_of(state),
    )
    return public if seat is None else _with_secrets(public, state, city_at(seat))


def _city(state: Words, place: int) -> City:
    return City(
        stall=STALL_NAMES[int(state[place + at.STALL])],
        shown=cards_in_set(int(state[place + at.SHOWN])),
        coins=int(state[place + at.COINS]),
        ribbons=int(state[place + at.RIBBONS]),
        cards=int(count_cards(state[place + at.HAND])),
    )


def _with_secrets(public: View, state: Words, place: int) -> View:
    choice = int(state[place + at.CHOICE])
    return replace(
        public,
        hand=cards_in_row(int(state[place + at.HAND])),
        sold=cards_in_set(int(state[place + at.SOLD])),
        chosen=decode_move(choice) if choice else None,
    )
