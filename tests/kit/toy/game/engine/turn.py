"""The course of the game: all choose, then all cards are turned over; `play` is the only way a state moves on."""

from __future__ import annotations

from mirabilia.core.features import NOBODY
from mirabilia.core.kernel import Words, kernel
from mirabilia.core.notes import note
from tests.kit.toy.game.engine import trail as told
from tests.kit.toy.game.engine.layout import (
    CHOICE,
    COINS,
    HAND,
    PLAYERS,
    RIBBONS,
    SHOWN,
    SOLD,
    TURN,
    city_at,
    draw_card,
    with_card,
    without_card,
)
from tests.kit.toy.game.engine.moves import card_of, is_sale
from tests.kit.toy.game.engine.options import is_awaited, is_over
from tests.kit.toy.game.tables import SALE, VALUE_OF, WARE_COUNT, WARE_OF


@kernel
def next_city(state: Words) -> int:
    """Return the first city that has to choose, or NOBODY."""
    for city in range(state[PLAYERS]):
        if is_awaited(state, city):
            return city
    return NOBODY


@kernel
def play(state: Words, city: int, move: int, trail: Words | None = None) -> None:
    """Choose a listed move for a city; once all have chosen, the turn takes its course, and the trail says how."""
    if trail is not None:
        trail[0] = 0
    state[city_at(city) + CHOICE] = move
    if next_city(state) == NOBODY:
        _reveal(state, trail)
        for ware in range(WARE_COUNT):
            _judge(state, ware, trail)
        _end_turn(state, trail)


@kernel
def _reveal(state: Words, trail: Words | None) -> None:
    """Lay every chosen card down, open or face down."""
    for city in range(state[PLAYERS]):
        at = city_at(city)
        move = state[at + CHOICE]
        card = card_of(move)
        state[at + HAND] = without_card(state[at + HAND], card)
        if is_sale(move):
            state[at + SOLD] |= 1 << card
            state[at + COINS] += SALE
            if trail is not None:
                note(trail, told.SOLD, city, card)
        else:
            state[at + SHOWN] |= 1 << card
            if trail is not None:
                note(trail, told.SHOWN, city, card)


@kernel
def _judge(state: Words, ware: int, trail: Words | None) -> None:
    """Give a ribbon to the best card of a ware that was shown this turn by more than one city."""
    entered = 0
    best = 0
    winner = NOBODY
    for city in range(state[PLAYERS]):
        move = state[city_at(city) + CHOICE]
        if not is_sale(move) and WARE_OF[card_of(move)] == ware:
            entered += 1
            if VALUE_OF[card_of(move)] > VALUE_OF[best]:
                best = card_of(move)
                winner = city
    if entered > 1:
        state[city_at(winner) + RIBBONS] += 1
        if trail is not None:
            note(trail, told.WON, winner, best)


@kernel
def _end_turn(state: Words, trail: Words | None) -> None:
    """Let everyone draw a card, unless that was the last turn."""
    state[TURN] += 1
    for city in range(state[PLAYERS]):
        at = city_at(city)
        state[at + CHOICE] = 0
        if not is_over(state):
            card = draw_card(state)
            state[at + HAND] = with_card(state[at + HAND], card)
            if trail is not None:
                note(trail, told.DREW, city, card)
